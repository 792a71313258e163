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
event-wounded = { $by } greift an: { $seat } verliert { $card } ({ $building }) an das Lazarett.
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
        [0] der Stapel ist leer
        [one] noch { $cards } Karte im Stapel
       *[other] noch { $cards } Karten im Stapel
    }
label-played = Im Spiel
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

won-most = Die meisten Münzen gewinnen (M42).
won-workers = Gleich viele Münzen: Es gewinnt, wer die meisten Meeple übrig hat (M42).
won-shared = Gleich viele Münzen: Der Sieg wird geteilt (M42).
won-level = Gleich viele Münzen und übrige Meeple: Der Sieg wird geteilt (M42).

## Wonach man fragen kann

topic-row = Auslage, Reihe, Karten, Kosten, row, Stapel, Doppelkarte, zu teuer, Zug
topic-workers = Meeple, Arbeiter, workers
topic-infirmary = Lazarett, Verwundete, infirmary
topic-attack = Angriff, Verteidigung, attack
topic-healing = Heilung, heilen, healing, geheilt
topic-end = Ende, Sieg, Vielfalt, Mehrheit, Münzen, Wertung, end, Summe, gewinnt, Spiel

## Wie man gewinnt

howto =
    Wer nach zwölf Zügen die meisten Münzen hat, gewinnt.
    Nimm in deinem Zug eine Karte der Auslage. Karte 1 ist umsonst; jede andere kostet einen
    Meeple für jede Karte davor. Die Meeple, die auf einer Karte liegen, kommen mit.
    Die Karte kommt unter ihr Gebäude, und das zahlt sofort: je mehr passende Leute du hast,
    desto mehr. Eine Doppelkarte kommt unter eines ihrer beiden Gebäude.
    Soldaten greifen an: Wer weniger Wachen hat als du Soldaten, verliert eine Karte an das
    Lazarett. Hexen heilen die letzte dort.
    Am Ende zahlt die Vielfalt (besetzte Gebäude im Quadrat) und in jedem Gebäude die Mehrheit:
    Die Zahl steht neben dem Namen, wer führt, hat einen Stern. Verwundete kosten Münzen.
