### Castle auf Deutsch

game = Castle

## Karten

card-king = König
card-queen = Königin
card-prince = Prinz
card-princess = Prinzessin
card-prince-charming = Märchenprinz
card-mistress = Mätresse
card-lady-in-waiting = Hofdame
card-courtier = Höfling
card-courtesan = Kurtisane
card-advisor = Berater
card-schemer = Intrigant
card-spy = Spion
card-thief = Dieb
card-assassin = Meuchelmörder
card-priest = Priester
card-ambassador = Botschafter
card-merchant = Händler
card-minstrel = Minnesänger
card-jester = Hofnarr
card-village-idiot = Dorftrottel
card-black-knight = Schwarzer Ritter
card-soldier = Soldat
card-captain = Hauptmann
card-traitor = Verräter
card-ghost = Gespenst
card-sentry = Turmwächter
card-magician = Zauberer
card-archer = Bogenschütze
card-witch = Hexe
card-alchemist = Alchemist
card-siege-engine = Belagerungsmaschine
card-barbarian = Barbar
card-dragon = Drache
card-enchanter = Hexenmeister
card-fairy = Fee
card-herald = Herold
card-knight = Ritter

# in six letters, for spaces of the castle
short-king = König
short-queen = Königi
short-prince = Prinz
short-princess = Prnzss
short-prince-charming = MärPrz
short-mistress = Mätres
short-lady-in-waiting = Hofdam
short-courtier = Höflin
short-courtesan = Kurtis
short-advisor = Berat.
short-schemer = Intrig
short-spy = Spion
short-thief = Dieb
short-assassin = Mörder
short-priest = Priest
short-ambassador = Botsch
short-merchant = Händlr
short-minstrel = Minne
short-jester = Narr
short-village-idiot = Trottl
short-black-knight = SchwRt
short-soldier = Soldat
short-captain = Hauptm
short-traitor = Verrät
short-ghost = Gespst
short-sentry = Wächt.
short-magician = Zaubrr
short-archer = Bogen
short-witch = Hexe
short-alchemist = Alchem
short-siege-engine = Masch.
short-barbarian = Barbar
short-dragon = Drache
short-enchanter = HexMst
short-fairy = Fee
short-herald = Herold
short-knight = Rittr

# what a card does, in a line
power-king = Schickt eine Burgkarte zurück; wem die Mätresse gehört, noch eine.
power-queen = Schickt eine andere Karte am Hof zurück.
power-prince = Vertritt den König, solange er nicht am Hof ist.
power-princess = Versetzt einen Ritter.
power-prince-charming = Versetzt eine Frau.
power-mistress = Versetzt den König und einen Ritter.
power-lady-in-waiting = Schickt einen Mann neben sich zurück.
power-courtier = Schickt eine Burgkarte neben sich zurück.
power-courtesan = Tauscht eine Handkarte gegen eine zufällige einer anderen Hand.
power-advisor = Bringt eine Karte der Reserve ins Spiel: mit Wirkung, ohne Marker.
power-schemer = Vertauscht die Marker zweier anderer Karten.
power-spy = Ordnet die Marker der Karten neben sich neu.
power-thief = Nimmt einer Karte neben sich den Marker.
power-assassin = Nimmt eine Karte neben sich aus dem Spiel, nie den König.
power-priest = Schützt Karten neben sich mit einem Marker wie seinem.
power-ambassador = Nimmt das letzte freie Feld am Hof und ist immer geschützt.
power-merchant = Gibt dir eine Aktion mehr; drei fremde Marker werden deine.
power-minstrel = Zwei Hofkarten neben ihm tauschen die Plätze.
power-jester = Alle geben eine Handkarte nach links.
power-village-idiot = Alle ziehen eine zufällige Karte von rechts.
power-black-knight = Schickt einen Ritter neben sich zurück.
power-soldier = Der vierte Soldat einer Mauer schickt die Maschine davor zurück.
power-captain = Ein Soldat; schützt die anderen Soldaten seiner Mauer.
power-traitor = Ein Soldat; schickt eine Hofkarte neben sich zurück.
power-ghost = Schickt die einzige Karte eines Turms zurück und nimmt ihren Platz.
power-sentry = Versetzt einen Soldaten auf ein freies Feld einer Mauer.
power-magician = Schickt eine andere ausliegende Karte in die Reserve.
power-archer = Schickt eine Karte aus dem Umland zurück.
power-witch = Gibt eine Karte der Reserve auf eine beliebige Hand.
power-alchemist = Tauscht zwei Handkarten gegen zwei der Reserve.
power-siege-engine = Die vierte Maschine schickt alle ungeschützten Soldaten zurück.
power-barbarian = Schickt eine Karte von Turm oder Mauer zurück.
power-dragon = Schickt eine andere Karte im Umland zurück, dann eine von Turm oder Mauer.
power-enchanter = Schickt die zuletzt vor ihm gelegte Karte zurück.
power-fairy = Versetzt eine Burgkarte ins Umland.
power-herald = Wer zu Beginn des Zugs den König hält, muss ihn spielen.
power-knight = Liegt auf einer anderen Karte und schützt sie.

## Zonen

zone-court = Hof
zone-walls = Mauern
zone-towers = Türme
zone-outside = Umland
zone-any = Jede Zone
place-north = Nord
place-east = Ost
place-south = Süd
place-west = West

## Was geschieht

event-drew = { $seat } zieht die Karte „{ $card }“.
event-drew-veiled = { $seat } zieht eine Karte.
event-laid-down = { $seat } legt die Karte „{ $card }“ in die Reserve.
event-took-up = { $seat } nimmt die Karte „{ $card }“ aus der Reserve.
event-played = { $seat } spielt die Karte „{ $card }“ aus: { $place }.
event-entered = { $seat } bringt die Karte „{ $card }“ aus der Reserve ins Spiel: { $place }.
event-returned = Die Karte „{ $card }“ ({ $place }) kehrt auf die Hand von { $to } zurück.
event-shelved = Die Karte „{ $card }“ ({ $place }) kommt in die Reserve.
event-killed = Die Karte „{ $card }“ ({ $place }) verlässt das Spiel.
event-moved = Die Karte „{ $card }“ wird versetzt: { $place } → { $goal }.
event-changed-places = Zwei Karten tauschen die Plätze: { $cards } ({ $places }).
event-tokens-changed = Zwei Karten tauschen die Marker: { $cards } ({ $places }).
event-untokened = Die Karte „{ $card }“ ({ $place }) verliert den Marker von { $from }.
event-claimed = { $seat } ersetzt den Marker von { $from }: „{ $card }“ ({ $place }).
event-gained = { $seat } hat in diesem Zug eine Aktion mehr.
event-gave = { $seat } wählt die Karte „{ $card }“ aus der Reserve für die Hand von { $to }.
event-sealed = { $seat } legt die Karte „{ $card }“ zum Weitergeben bereit.
event-sealed-veiled = { $seat } legt eine Karte zum Weitergeben bereit.
event-passed = { $seat } gibt die Karte „{ $card }“ an { $to }.
event-passed-veiled = { $seat } gibt eine Karte an { $to }.
event-drawn-from = { $seat } nimmt blind die Karte „{ $card }“ von der Hand von { $from }.
event-drawn-from-veiled = { $seat } nimmt blind eine Karte von der Hand von { $from }.
event-blocked = Das Spiel ist festgefahren: Es gewinnt, wer die wenigsten Karten auf der Hand hat, bei Gleichstand im Deck.
event-finished = Das Spiel ist aus. Sieg: { $seats }.

## Das Bild des Tisches

turn = Zug { $turn }: { $seat }
actions = { $actions ->
        [one] noch { $actions } Aktion
       *[other] noch { $actions } Aktionen
    }
actions-after = { $actions ->
        [0] letzte Aktion
        [one] danach noch { $actions } Aktion
       *[other] danach noch { $actions } Aktionen
    }
asks = Wirkung der Karte „{ $card }“, Auswahl:
power = Wirkung: { $card }
heralded = { card-herald }: Jetzt muss die Karte „{ card-king }“ ausgespielt werden
over = Das Spiel ist aus
over-blocked = Das Spiel ist aus: Es ist festgefahren
beneath = Unter Rittern:
engines = Maschinen:
outside = Umland:
removed = Aus dem Spiel:
hand = Deine Hand ({ $cards })
reserve = Reserve ({ $cards })
column-hand = Hand
column-deck = Deck
legend = 1 Marker von Platz 1   ° kein Marker   ¹ Karten darunter   ◆ geschützt   frei: ♜ Turm   ▒ Mauer   · Hof   9+13 Karten auf der Hand und im Deck
protected = geschützt
touch-draw = Karte ziehen
touch-swap = Tausch mit der Reserve
touch-done = Fertig
touch-out = Umland

## Züge zur Auswahl

standing = „{ $card }“ ({ $place }, { $owner })
no-token = ohne Marker
where = { $zone ->
        [court] auf den Hof, { $place }
        [walls] auf die Mauer, { $place }
        [towers] in den Turm, { $place }
        [slots] ins Umland, { $place }
       *[outside] ins Umland
    }
describe-draw = die oberste Karte deines Decks ziehen
describe-done = die Marker lassen, wie sie sind
describe-swap = „{ $card }“ in die Reserve legen, „{ $other }“ nehmen
describe-play = „{ $card }“ ausspielen: { where }
describe-play-onto = „{ $card }“ ausspielen: auf { $other }
describe-play-for = „{ $card }“ ausspielen: in den Turm statt { $other }
describe-enter = „{ $card }“ aus der Reserve ins Spiel bringen: { where }
describe-enter-onto = „{ $card }“ aus der Reserve ins Spiel bringen: auf { $other }
describe-enter-for = „{ $card }“ aus der Reserve ins Spiel bringen: in den Turm statt { $other }
describe-return = „{ $card }“ ({ $place }) auf die Hand von { $seat } zurückschicken
describe-return-untokened = „{ $card }“ ({ $place }, ohne Marker) in die Reserve zurückschicken
describe-kill = { $card } aus dem Spiel entfernen
describe-shelve = { $card } in die Reserve legen
describe-move = { $card } versetzen: nach { $place }
describe-move-onto = { $card } versetzen: auf { $other }
describe-move-out = { $card } versetzen: ins Umland
describe-change-places = Plätze tauschen: { $card } und { $other }
describe-tokens = Marker tauschen: { $card } und { $other }
describe-untoken = den Marker von { $seat } entfernen: „{ $card }“ ({ $place })
describe-claim = den Marker von { $seat } durch deinen ersetzen: „{ $card }“ ({ $place })
describe-trade = „{ $card }“ gegen eine zufällige Karte von { $seat } tauschen
describe-pass = „{ $card }“ weitergeben an { $seat }
describe-give = „{ $card }“ aus der Reserve geben an { $seat }
describe-keep = „{ $card }“ aus der Reserve selbst nehmen

## Ablehnungen

refuse-no-move = { $typed } ist kein Zug: schreibe zum Beispiel { $example }
refuse-no-power-asks = keine Wirkung fragt gerade: ziehe, tausche oder spiele eine Karte
refuse-king-first = der Herold verlangt zuerst den König, zum Beispiel { $example }
refuse-deck-empty = das Deck ist leer
refuse-hand-full = die Hand ist so groß wie am Anfang, und mehr wird an diesem Tisch nicht gezogen
refuse-not-in-hand = „{ $card }“ ist nicht auf dieser Hand
refuse-not-in-reserve = { $typed } liegt nicht in der Reserve
refuse-last-merchant = der Händler darf an diesem Tisch nicht die letzte Karte sein
refuse-no-place = für „{ $card }“ gibt es jetzt keinen Platz
refuse-not-there = „{ $card }“ kann jetzt nicht dorthin: { $typed }
refuse-other-choice = jetzt fragt „{ $card }“ nach einem Zug wie { $example }
refuse-not-yours-to-pass = { $typed } ist nicht auf dieser Hand und kann nicht weitergegeben werden
refuse-nothing-there = auf { $place } liegt keine Karte
refuse-protected = die Karte auf { $place } ist geschützt
refuse-none-of-the-choices = { $typed } steht bei „{ $card }“ nicht zur Wahl

## Was ein Zug bringt, kurz

brief-drew = { "" }
brief-drew-veiled = { "" }
brief-laid-down = { "" }
brief-took-up = { "" }
brief-played = { "" }
brief-entered = { "" }
brief-sealed = { "" }
brief-sealed-veiled = { "" }

## Warum gewonnen wurde

won-empty = Wer keine Karte mehr hat, weder auf der Hand noch im Deck, gewinnt.
won-blocked = Das Spiel war festgefahren: Es gewinnt, wer die wenigsten Handkarten hat.
won-decks = Das Spiel war festgefahren, bei gleich vielen Handkarten: Es gewinnt, wer die wenigsten Karten im Deck hat.
won-shared = Das Spiel war festgefahren, bei gleich vielen Karten auf der Hand und im Deck: Der Sieg wird geteilt.
left-in-hand = noch auf der Hand: { $cards }

## Wonach man fragen kann

topic-board = Spielplan, Burg, Hof, Mauern, Mauer, Türme, Turm, Umland, Plätze, board, frei, Maschinen
topic-deal = Austeilen, Reserve, Hand, Deck, deal
topic-actions = Aktionen, Aktion, ziehen, tauschen, actions, Zug
topic-powers = Wirkungen, Wirkung, Fähigkeiten, Fähigkeit, powers, aus dem Spiel
topic-return = Rückkehr, Marker, Besitzer, return
topic-move = versetzen, move
topic-stack = Stapel, darunter, stack
topic-protection = Schutz, geschützt, protection
topic-end = Ende, Sieg, end, gewinnt, Partie
topic-knowledge = Wissen, bekannte Karten, knowledge

## Wie man gewinnt

howto =
    Wer keine Karten mehr hat, gewinnt: keine auf der Hand und keine im Deck.
    In deinem Zug hast du zwei Aktionen, jede davon eine von diesen: eine Karte des Decks
    ziehen, eine Handkarte gegen eine der Reserve tauschen oder eine Karte ausspielen.
    Jede Karte hat ihre Zone: den Hof innen, die Mauern, die vier Türme, das Umland. Sie bekommt
    deinen Marker, und dann tritt ihre Wirkung ein.
    Die meisten Wirkungen schicken Karten heim: Eine Karte kehrt auf die Hand dessen zurück,
    dessen Marker auf ihr liegt. Die Kunst ist, fremde Karten heimzuschicken.
    Ritter werden auf andere Karten gelegt und schützen sie; was ◆ hat, bleibt liegen.
    Die Ziffer auf einer Karte ist der Platz ihres Besitzers; neben den Namen stehen die Karten
    auf der Hand und im Deck.

## Der Trainer, vor einem Zug

coach-herald = Der Herold verpflichtet dich: Der König muss jetzt gespielt werden.
coach-cards-to-go = { $cards ->
        [one] Du musst noch eine Karte loswerden.
       *[other] Du musst noch { $cards } Karten loswerden: { $hand } auf der Hand, { $deck } im Deck.
    }
coach-rival = { $seat } muss noch { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } loswerden.
coach-own-tokens = { $cards ->
        [one] Eine Karte im Spiel trägt deinen Marker: Wird sie zurückgeschickt, kommt sie
       *[other] { $cards } Karten im Spiel tragen deinen Marker: Was davon zurückgeschickt wird, kommt
    } auf deine Hand.
coach-playable = { $hand ->
        [one] Deine eine Karte lässt sich jetzt spielen.
       *[other] Jetzt spielbar: { $cards } von { $hand } auf deiner Hand.
    }
coach-nothing-playable = Keine deiner Karten lässt sich jetzt spielen{ $reserve ->
        [0] { "" }
       *[other] , aus der Reserve aber { $reserve }: Tausche
    }.
coach-returns = Deine Karte „{ $card }“ schickt sicher { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } an andere zurück.
coach-last-action = Das ist die letzte Aktion deines Zugs.

## Wozu ein Zug führt, und sonst der andere
reason-cards = Noch loszuwerdende Karten beim nächsten eigenen Zug: etwa { $better }, sonst { $other }.
reason-rival-cards = Karten, die der Gegner mit den wenigsten dann noch hat: etwa { $better }, sonst { $other }.
reason-exposed = Karten im Spiel, die andere dann zurückschicken könnten: etwa { $better }, sonst { $other }.
reason-returned = „{ $card }“ kommt auf die Hand zurück: in { $better } % der Fortsetzungen, sonst in { $other } %.
reason-wins = Die Partie ist vorher gewonnen: in { $better } % der Fortsetzungen, sonst in { $other } %.
reason-rival-wins = { $seat } gewinnt vorher: in { $better } % der Fortsetzungen, sonst in { $other } %.
expected-points = { $points ->
        [one] noch { $points } Karte
       *[other] noch { $points } Karten
    }
