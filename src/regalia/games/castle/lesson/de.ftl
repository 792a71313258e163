### Das geführte erste Spiel von Castle auf Deutsch

aim = Werde als Erstes alle Karten los: die auf der Hand und die im Deck. Du hast noch { $hand } + { $deck } = { $mine }, { $bot } hat { $theirs }. In jedem Zug hast du { $actions } Aktionen.
soldier = Soldaten stehen auf den Mauern. Drei halten die Nordmauer, und davor steht eine Belagerungsmaschine von { $bot }. Spiel deinen Soldaten auf den letzten Platz dort: Der vierte schickt die Maschine zurück auf die Hand.
soldier-elsewhere = Dort ist er nicht der vierte Soldat, und die Belagerungsmaschine bleibt stehen. Nur auf der Nordmauer sind es schon drei.
soldier-wrong = Eine gute Karte für später. Jetzt schickt ein Soldat auf der Nordmauer eine Belagerungsmaschine zurück.
knight = Die Maschine ist wieder auf der Hand: { $bot } hat jetzt noch { $theirs } Karten. Deine zweite Aktion: Ein Ritter wird auf eine andere Karte gelegt und schützt sie. Leg ihn auf deinen Prinzen.
knight-elsewhere = Er würde auch diese Karte schützen. Hier schützen wir den Prinzen im Hof.
knight-wrong = Das geht. Aber sieh erst, wie ein Ritter eine Karte schützt: Leg ihn auf den Prinzen.
protected = { $bot } hat einen Höfling gespielt, der eine Karte neben sich zurückschickt. Dein Prinz war geschützt, darum musste nur der Ritter gehen: Er ist wieder auf deiner Hand. Eine Karte kehrt zu dem zurück, dessen Marker, der kleine Schild, auf ihr liegt.
barbarian = Viele Karten schicken andere zurück. Der Barbar steht im Umland und schickt eine beliebige Karte von Mauer oder Turm zurück. Spiel ihn ins Umland.
barbarian-wrong = Das hat Zeit. Probier erst eine Karte, die eine andere zurückschickt: den Barbaren.
return = Wähle nun, wen er zurückschickt. Es kann auch deine eigenen treffen, also achte auf die Marker: Der Hauptmann gehört { $bot }. Schick ihn zurück.
return-other = Auch diese Karte gehört { $bot }. Aber die Soldaten auf der Westmauer brauchen wir noch: Wähle den Hauptmann.
return-own = Auf dieser Karte liegt dein Marker: Sie käme zurück auf deine eigene Hand!
swap = Statt zu spielen kannst du eine Karte mit der Reserve tauschen, die offen für alle liegt. Gib den Ritter ab und nimm den Turmwächter: Wozu, zeigt der nächste Schritt.
swap-wrong = Das geht, aber probier jetzt einen Tausch: den Ritter von der Hand gegen den Turmwächter der Reserve.
sentry = Manche Karten bewegen andere. Der Turmwächter steht in einem Turm und versetzt einen Soldaten auf einen beliebigen freien Mauerplatz. Spiel ihn in den markierten Turm.
sentry-elsewhere = Jeder Turm ginge. Nehmen wir den markierten.
sentry-wrong = Erst der Turmwächter: Er vertreibt noch eine Belagerungsmaschine.
move = Auf der Westmauer stehen drei Soldaten, ganz gleich wessen, und davor eine Belagerungsmaschine von { $bot }. Versetze deinen Soldaten vom markierten Platz im Norden auf den freien im Westen: Dort ist er der vierte.
move-same = Auch das würde die Maschine vertreiben. Hier geht der markierte Soldat.
move-wrong = Dort würde er nichts ändern. Der vierte Soldat fehlt auf der Westmauer.
thief = Marker sagen, zu wem eine Karte zurückkehrt. Ein Dieb nimmt den Marker von einer Karte neben sich. Spiel ihn neben deinen Prinzen, auf den markierten Platz.
thief-elsewhere = Von dort erreicht er den Prinzen vielleicht nicht. Nimm den markierten Platz.
thief-wrong = Später. Sorg erst dafür, dass der Prinz nie mehr zu dir zurückkommt: Spiel den Dieb.
token = Nimm den Marker von deinem eigenen Prinzen. Ohne Marker geht eine Karte in die Reserve, wenn sie zurückgeschickt wird, und nicht mehr zu dir.
token-wrong = Dann käme der Höfling nie mehr zu { $bot } zurück. Das hilft nur dem Gegner; nimm den Marker vom Prinzen.
draw = Deine Hand ist fast leer, aber auch die { $deck } Karten im Deck müssen weg. Zieh eine: Das ist die dritte Art von Aktion.
draw-courtesan = Die Kurtisane tauscht eine Karte deiner Hand. Ohne eine zweite Karte hat sie nichts zu tauschen, also zieh erst.
courtesan = Und manche Karten stehlen. Die Kurtisane gibt { $bot } eine Karte von dir, hier den Märchenprinzen, und nimmt dafür eine zufällige von der anderen Hand. Spiel sie auf den markierten Platz.
courtesan-elsewhere = Sie darf auf jeden freien Platz im Hof. Nehmen wir den markierten.
courtesan-wrong = Das geht. Aber sieh erst, wie die Kurtisane stiehlt.
free = Sie hat die Königin gestohlen! Nun kennst du alle Familien: Karten, die belagern, schützen, zurückschicken, bewegen, Marker nehmen und stehlen. Du hast noch { $mine } Karten, { $bot } hat { $theirs }. Zeig auf eine Karte oder halte sie gedrückt, dann wird sie erklärt. Ab hier spielst du frei!
