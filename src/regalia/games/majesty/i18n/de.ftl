### Majesty auf Deutsch

game = Majesty

## Personen und Gebäude

card-miller = Müllerin
card-brewer = Brauer
card-witch = Hexe
card-guard = Wache
card-knight = Soldat
card-innkeeper = Wirt
card-noble = Adlige

building-mill = Mühle
building-brewery = Brauerei
building-cottage = Hexenhaus
building-guardhouse = Wachturm
building-barracks = Kaserne
building-inn = Taverne
building-castle = Schloss
building-infirmary = Lazarett
side-A = A
side-B = B

## Mengen

coins = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
workers = { $workers } Meeple
paid = { $paid } Meeple
gained = { $gained } Meeple
buildings = { $buildings } Gebäude
# Was ein Tausch von Meeple wert ist.
coin-each = { $workers ->
        [1] für 1 Münze
       *[other] für je 1 Münze
    }

## Was geschieht

event-took = { $seat } nimmt Karte { $place }, { $card }{ $paid ->
        [0] { "" }
       *[other] , zahlt { paid }
    }{ $gained ->
        [0] { "" }
       *[other] , bekommt { gained }
    }.
event-turned-up = Neu in der Auslage: { $card }.
event-placed = { $seat } legt { $card } unter das Gebäude „{ $building }“.
event-earned = { $seat } bekommt { coins } ({ $building }).
event-recruited = { $seat } bekommt { workers } ({ $building }).
event-bought = { $seat } kauft { workers } { coin-each }.
event-sold = { $seat } verkauft { workers } { coin-each }.
event-healed = { $seat } heilt { $card }: zurück unter das Gebäude „{ $building }“.
event-wounded = { $by } greift an: { $seat } verliert { $card } ({ $building }) ans Lazarett.
event-withstood = { $by } greift an, aber { $seat } hat genug Wachen.
event-spared = { $by } greift an, aber { $seat } hat keine Karte zu verlieren.
event-dismissed = { $seat } gibt { workers } { coin-each } in den Vorrat zurück.
event-tended = { $seat } verliert { coins } für die Verwundeten.
event-varied = { $seat } bekommt { coins } für die Vielfalt: { buildings }.
event-led = { $seat } bekommt { coins } für die Mehrheit ({ $building }).
event-finished = Das Spiel ist aus. Sieg: { $seats }.

## Das Bild des Tisches

turn = Zug { $turn } von { $turns }
over = Das Spiel ist aus
taken = Genommen und noch nicht gelegt: { $card }
deck = { $cards ->
        [0] der Nachziehstapel ist leer
        [one] noch { $cards } Karte im Nachziehstapel
       *[other] noch { $cards } Karten im Nachziehstapel
    }
label-played = Im Spielverlauf
label-wounded = Verwundete
label-variety = Vielfalt
label-majorities = Mehrheiten
label-total = Summe
legend = ¢ Münze   ● Meeple   −2● kostet 2   ✗2● zu teuer   ■ Karte   ■/Hexe Doppelkarte   ★ Mehrheit   Lazarett: die letzte wird zuerst geheilt

## Züge zur Auswahl

describe-take = Karte { $place }, { $card }
describe-take-as = Karte { $place }, { $card } als { $character }
describe-lay = { $card } unter das Gebäude „{ $building }“
describe-pays = zahlt { paid }
describe-gets = bekommt { gained }
describe-swaps = zahlt { paid }, bekommt { $gained }
describe-heals = heilt { $card }
describe-heals-as = heilt { $card } als { $character }
describe-buys = kauft { workers }
describe-sells = verkauft { workers }
describe-trades-nothing = ohne Tausch
describe-if-now = { $by }, wäre jetzt Schluss

## Ablehnungen

refuse-no-move = { $typed } ist kein Zug: nimm eine Karte, etwa 3, 4:guard, 2:witch+brewer oder 3$-2
refuse-taken-already = die Karte ist schon genommen; jetzt fehlt, wohin sie kommt
refuse-take-first = nimm zuerst eine Karte der Auslage, 1 bis 6
refuse-no-card = eine Karte { $typed } gibt es in der Auslage nicht
refuse-too-dear = Karte { $place } kostet { paid }, vorhanden: { $workers }
refuse-take-alone = nimm zuerst nur die Karte, also { $place }; der Rest ist ein eigener Zug
refuse-one-character = { $card } zeigt nur eine Person, da gibt es keine Hälfte zu wählen
refuse-choose-half = { $card } ist eine Doppelkarte: wähle eine Hälfte mit einem Doppelpunkt
refuse-not-on-card = { $typed } steht nicht auf der Karte { $card }
refuse-choose-healing = { $card } wird geheilt: wähle das Gebäude mit einem Pluszeichen
refuse-not-on-healed = { $typed } steht nicht auf der geheilten Karte { $card }
refuse-no-healing = dieser Zug heilt keine Doppelkarte, also folgt nichts auf ein Pluszeichen
refuse-no-trade = dieser Zug endet nicht im Schloss B, also wird nichts getauscht
refuse-trade-of-nothing = ein Tausch von nichts wird weggelassen
refuse-trade-range = getauscht werden -{ $sold } bis +{ $bought } Meeple, nicht { $typed }

## Was ein Zug bringt, kurz

brief-took = { "" }
brief-turned-up = { "" }
brief-placed = { "" }
brief-earned = +{ coins }
brief-recruited = +{ workers }
brief-bought = +{ workers } { coin-each }
brief-sold = verkauft { workers } { coin-each }
brief-healed = heilt { $card }
brief-wounded = verliert { $card }
brief-withstood = genug Wachen, kein Schaden
brief-spared = { "" }
brief-dismissed = { workers } zurück { coin-each }
brief-tended = −{ coins } für die Verwundeten
brief-varied = +{ coins } für die Vielfalt
brief-led = +{ coins } für die Mehrheit ({ $building })
brief-finished = das Spiel endet, Sieg: { $seats }

## Warum gewonnen wurde

won-most = Wer die meisten Münzen hat, gewinnt.
won-workers = Gleich viele Münzen: Es gewinnt, wer die meisten Meeple übrig hat.
won-shared = Gleich viele Münzen: Der Sieg wird geteilt.
won-level = Gleich viele Münzen und übrige Meeple: Der Sieg wird geteilt.

## Wonach man fragen kann

topic-row = Auslage, Reihe, Karten, Kosten, row, Nachziehstapel, Stapel, Doppelkarte, zu teuer, Zug
topic-workers = Meeple, Arbeiter, workers
topic-infirmary = Lazarett, Verwundete, infirmary
topic-attack = Angriff, Verteidigung, attack
topic-healing = Heilung, heilen, healing, geheilt
topic-end = Ende, Sieg, Vielfalt, Mehrheit, Münzen, Wertung, end, Summe, gewinnt, Spielverlauf, Spiel

## Wie man gewinnt

howto =
    Wer nach zwölf Zügen die meisten Münzen hat, gewinnt.
    Nimm in deinem Zug eine Karte der Auslage. Karte 1 ist umsonst; jede andere kostet einen
    Meeple für jede Karte davor. Die Meeple, die auf einer Karte liegen, kommen mit.
    Die Karte kommt unter ihr Gebäude, und das zahlt sofort: je mehr passende Personen du hast,
    desto mehr. Eine Doppelkarte kommt unter eines ihrer beiden Gebäude.
    Soldaten greifen an: Wer weniger Wachen hat als du Soldaten, verliert eine Karte ans
    Lazarett. Eine Hexe heilt die zuletzt Verwundete.
    Am Ende gibt es Münzen für Vielfalt (Zahl der besetzten Gebäude mal sich selbst) und in
    jedem Gebäude für die Mehrheit: Die Zahl steht neben dem Namen, wer führt, hat einen Stern.
    Verwundete kosten Münzen.

## Der Trainer, vor einem Zug

coach-nth = { $next ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
        [6] sechste
       *[other] siebte
    }
coach-threat = { $seat } hat { $more ->
        [one] einen Soldaten
       *[other] { $more } Soldaten
    } mehr als du Wachen: Ein Angriff verwundet eine deiner Karten.
coach-attack = Karte { $place } käme als Soldat an den Wachen von { $victims ->
        [one] einem Gegner
       *[other] { $victims } Gegnern
    } vorbei.
coach-new-kind = Eine { coach-nth } Art bringt am Ende { $more } mehr: Karte { $place } kommt unter dein leeres Gebäude „{ $building }“.
coach-majority = Karte { $place } gäbe dir die Mehrheit ({ $building }, { $count } zu { $most }): { $value } am Ende.
coach-majority-shared = Mit Karte { $place } hättest du gleich viele wie der Führende ({ $building }, { $count } zu { $most }): { $value } am Ende.
coach-healing = Karte { $place } würde als Hexe deine Karte „{ $card }“ heilen.
coach-wounded = { $wounded ->
        [one] Ein Verwundeter kostet
       *[other] { $wounded } Verwundete kosten
    } dich am Ende { $cost }, wenn niemand geheilt wird.
coach-reach = { $workers ->
        [0] Du hast keine Meeple: Nur Karte 1 kannst du nehmen, sie ist umsonst.
       *[other] Du hast { $workers } Meeple: Das reicht bis Karte { $place }.
    }
coach-rich-card = Auf Karte { $place } liegen { $workers } Meeple: Wer sie nimmt, bekommt sie.
coach-last-turns = { $turns ->
        [one] Das ist dein letzter Zug.
       *[other] Du hast noch { $turns } Züge, diesen mitgezählt.
    }
coach-behind = Wäre jetzt Schluss, läge { $seat } { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } vor dir.
coach-ahead = Wäre jetzt Schluss, lägst du { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } vor { $seat }.
coach-level = Wäre jetzt Schluss, hättet ihr gleich viele Münzen: du und { $seat }.

## Wozu ein Zug führt, und sonst der andere
reason-lead = Vorsprung am Ende auf den stärksten Gegner: etwa { $better }, sonst { $other }.
reason-coins = Münzen am Ende: etwa { $better }, sonst { $other }.
reason-coins-now = Münzen sofort: { $better }, sonst { $other }.
reason-rival-coins = Münzen des stärksten Gegners am Ende: etwa { $better }, sonst { $other }.
reason-variety = Münzen für Vielfalt am Ende: etwa { $better }, sonst { $other }.
reason-majorities = Münzen für Mehrheiten am Ende: etwa { $better }, sonst { $other }.
reason-infirmary = Münzen für Verwundete am Ende: etwa { $better }, sonst { $other }.
reason-workers = Meeple beim nächsten eigenen Zug: etwa { $better }, sonst { $other }.
reason-wounded = { $seat } verwundet eine Karte, bevor man wieder am Zug ist: in { $better } % der Fortsetzungen, sonst in { $other } %.
reason-taken = { $seat } nimmt danach „{ $card }“: in { $better } % der Fortsetzungen, sonst in { $other } %.
expected-points = { $points ->
        [one] { $points } Münze
       *[other] { $points } Münzen
    }
