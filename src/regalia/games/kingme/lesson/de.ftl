### Das geführte erste Spiel von King Me! auf Deutsch

aim = Dein geheimer Auftrag nennt { $favourites } Favoriten, sie haben einen Stern. Sobald ein König gekrönt ist, bringt dir jeder so viele Punkte, wie an seiner Etage steht, der König { $king }. Wer nach { $rounds } Runden die meisten Punkte hat, gewinnt.
place = Erst setzen alle reihum Höflinge auf die Etagen eins bis vier. { $name } ist ein Favorit von dir. Setz ihn so hoch wie möglich: Die Etage „{ $floor }“ bringt { $points } Punkte und hat noch einen Platz frei.
place-same = { $name } ist auch ein Favorit und ginge ebenso gut. Hier nehmen wir { $told }.
place-other = { $name } ist kein Favorit von dir: Was hier an Punkten entsteht, bekommen andere. Wähle jemanden mit Stern.
place-low = Höhere Etagen bringen mehr. Weiter oben ist noch Platz für { $name }, dort gibt es { $points } Punkte.
climb = Nun lässt reihum jeder einen beliebigen Höfling eine Etage aufsteigen. Lass { $name } aufsteigen: Wäre die Runde jetzt zu Ende, brächten deine Favoriten { $then } statt { $now } Punkte.
climb-same = { $name } ist auch ein Favorit und brächte ebenso viel. Hier lassen wir { $told } aufsteigen.
climb-other = Das ist kein Favorit von dir: Es bleibt bei deinen { $now } Punkten, und vielleicht gewinnt jemand anderes.
vote = { $bot } hat { $name } auf den Thron geschickt, nun stimmen alle zugleich ab. { $name } steht nicht auf deiner Karte: Als König brächte er anderen { $king } Punkte, und die Runde wäre mit deinen { $mine } zu Ende. Stimm mit Nein! Du hast { $noes } Nein-Karten.
vote-yes = Sagen alle Ja, ist { $name } König: { $king } Punkte für andere, und du bleibst bei { $mine }. Ein einziges Nein verhindert es.
nominate = Ein Nein hat genügt: { $out } scheidet aus, deine Nein-Karte ist weg (noch { $noes }). Jetzt die andere Seite: Schick { $name } auf den Thron. Als König brächte er dich von { $now } auf { $then } Punkte.
nominate-wrong = Ein vorsichtiger Zug. Aber jetzt sollst du erleben, wie über deinen Kandidaten abgestimmt wird: Lass { $name } aufsteigen.
own = Jetzt wird über { $name } abgestimmt, auch von dir. Du willst diesen König, also stimm mit Ja. Aber auch die anderen haben Nein-Karten: { $second } hat { $second-noes }, { $third } hat { $third-noes }.
own-no = Mit einem Nein wirfst du deinen eigenen Kandidaten hinaus, und { $name } bringt dir nichts.
lost = { $objector } hat Nein gesagt: { $name } scheidet aus und bringt nichts, du stehst bei { $mine } Punkten. König wird nur, wer von allen ein Ja bekommt. Doch sieh: { $mover } hat { $next } aufsteigen lassen, und auch { $next } ist ein Favorit von dir.
again = Wen jemand aufsteigen lässt, den will er oft als König. Schick { $name } auf den Thron: Mit ihm als König hättest du { $then } statt { $now } Punkte.
again-other = { $name } ist auch ein Favorit. Aber { $mover } hat { $told } aufsteigen lassen, das verspricht mehr Ja-Stimmen.
again-wrong = Das geht. Aber { $name } steht direkt unter dem Thron und kann jetzt König werden.
crown = Stimm mit Ja. Wenn niemand widerspricht, ist die Runde zu Ende, und deine Karte bringt { $mine } Punkte.
free = Alle haben Ja gesagt, { $name } wurde König: { $mine } Punkte für dich, { $second-points } für { $second }, { $third-points } für { $third }. Runde { $round } hat begonnen, mit neuem Auftrag und allen Nein-Karten. Ab hier spielst du frei!
