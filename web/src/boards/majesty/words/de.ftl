### Das Brett von Majesty auf Deutsch

end-lead = mit { $by ->
        [one] { $by } Münze
       *[other] { $by } Münzen
    } Vorsprung
board-free = gratis
board-left = übrig
board-if-now = wäre jetzt Schluss
card-worth = { $coins } jetzt{ $more ->
        [yes] , { $total }, wäre jetzt Schluss
       *[no] { "" }
    }
worth-if-now = { $by }, wäre jetzt Schluss ({ $lines })
worth-variety = Vielfalt { $by }
worth-majorities = Mehrheiten { $by }
worth-wounded = Verwundete { $by }
board-kinds = Arten × Arten
board-sum = { $seat }: { $total }, wäre jetzt Schluss; woraus sich das ergibt
sum-title = Woraus sich das ergibt
sum-variety = Vielfalt: { $kinds } × { $kinds }, { $by }
sum-majority = Mehrheit, { $building }: { $by }
board-leads = führt hier
board-you = du
board-realms = Die Königreiche
board-worth = für die Mehrheit am Ende:
board-cell = { $building }: { $cards }{ $lead ->
        [yes] , führt
       *[no] { "" }
    }
board-card = Karte { $place }, { $workers ->
        [0] gratis
       *[other] kostet { $workers } Meeple
    }{ $on ->
        [0] { "" }
       *[other] , darauf { $on } Meeple
    }:
board-healed-as = heilen: { $name }
board-rest = Der Rest des Zuges
board-round = Runde { $round } von { $rounds }
board-sides = Seiten { $sides }
board-sides-mixed = Seiten A und B
card-too-dear = Diese Karte kostet { $cost } Meeple; du hast { $have }.
board-idle = Wähle eine Karte und sieh, was sie dir bringt.
board-idle-rest = Wähle, wohin die genommene Karte kommt.
board-idle-heal = Wähle, als wer die geheilte Karte zurückkehrt.
board-idle-trade = { $building }: + kauft einen Meeple für eine Münze, − verkauft einen, 0 ist ohne Tausch.

## Zeichen der Gebäude

sign-all = alle
sign-heal = heilt, dann
sign-attack = Angriff, dann
sign-group = Gruppe
sign-end = am Ende
sign-each = je Karte
sign-most = meiste −10

## Das Blatt

sheet-title = { $name }: { $before } → { $after } { $after ->
        [one] Münze
       *[other] Münzen
    }
sheet-take = Nehmen
sheet-lay = Anlegen
sheet-pays = { $paid ->
        [0] gratis, dann hast du { $after } Meeple
       *[other] zahle { $paid }, dann hast du { $after } Meeple
    }
sheet-earns = +{ $coins } { $building }
sheet-earns-other = { $seat }: +{ $coins } { $building }
sheet-recruits = +{ $workers } Meeple
sheet-spare = +{ $workers } für überzählige Meeple
sheet-heals = { $card } ist geheilt
sheet-wounds = { $seat } verliert eine Karte: { $card }
sheet-holds = { $seat } wehrt den Angriff ab

## Hilfe: was ein Gebäude tut

help-mill-a = 2 Münzen für jede deiner Müllerinnen.
help-mill-b = 2 Münzen für jede deiner Müllerinnen. Dann bekommt jeder mit einer Hexe 3.
help-brewery-a = 2 Münzen und 1 Meeple für jeden deiner Brauer. Dann bekommt jeder mit einer Müllerin 2.
help-brewery-b = 1 Meeple für jede deiner Müllerinnen und jeden deiner Brauer. Dann einmal 10 Münzen, wenn du einen Wirt und eine Adlige hast.
help-cottage-a = Die oberste verwundete Karte ist geheilt. Dann je 2 Münzen für deine Müllerinnen, Brauer und Hexen.
help-cottage-b = Die oberste verwundete Karte ist geheilt. Dann 3 Münzen für jede deiner Hexen.
help-guardhouse-a = Je 2 Münzen für deine Wachen, Soldaten und Wirte. Wachen wehren das ganze Spiel lang Angriffe ab.
help-guardhouse-b = Je 2 Münzen für deine Brauer, Hexen und Wachen. Dann bekommt jeder mit einem Wirt 3. Wachen wehren das ganze Spiel lang Angriffe ab.
help-barracks-a = Greift jeden an, der weniger Wachen hat als du Soldaten: Seine Karte ganz links wird verwundet. Dann 3 Münzen für jeden deiner Soldaten.
help-barracks-b = Greift jeden an, der weniger Wachen hat als du Soldaten: Seine Karte ganz links wird verwundet. Dann je 3 Münzen für deine Soldaten, Wirte und Adligen.
help-inn-a = 4 Münzen für jeden deiner Wirte. Dann bekommt jeder mit einem Brauer 3.
help-inn-b = 2 Münzen für jeden deiner Wirte, mal die Größe deiner größten Gruppe gleicher Personen.
help-castle-a = 5 Münzen und 1 Meeple für jede deiner Adligen.
help-castle-b = Erst darfst du Münzen und Meeple eins zu eins tauschen. Dann 4 Münzen für jede deiner Adligen und jede Karte in deinem Lazarett.
help-infirmary-a = Verwundete zählen nirgends mit und kosten am Ende je 1 Münze. Eine Hexe heilt die oberste Karte.
help-infirmary-b = Verwundete kosten am Ende je 2 Münzen, und wer die meisten hat, verliert 10 dazu. Eine Hexe heilt die oberste Karte.
help-side = Seite { $side }
help-value = Wer hier am Ende die meisten hat, bekommt { $coins }; bei Gleichstand jeder alles.
help-now-counts = Karten hier: { $counts }
help-card-gain = Diese Karte jetzt nehmen: { $coins }
help-building-gain = Jetzt noch eine Karte hier: +{ $coins }
help-building-gains = Jetzt noch eine Karte hier: +{ $least } bis +{ $most }
label-coins = Münzen
label-workers = Meeple
row = Auslage
keys-row = Eine Karte der Auslage; noch einmal: ihre andere Hälfte
board-deck = Nachziehstapel: { $cards ->
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
board-worth-each = jede kostet am Ende:
board-buildings = Die Gebäude
