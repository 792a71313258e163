by = von Stefano Luperto
minutes = 15 Min.
about = Schiebe Höflinge zum Thron hinauf. Kröne deine geheimen Favoriten, lehne die anderen ab.
option-rounds = Runden
option-rounds-says = Drei Runden sind ein ganzes Spiel; eine ist eine Kostprobe.
choice-rounds-3 = drei
choice-rounds-1 = eine
option-moonshot = Null zählt 33
option-moonshot-says = In einer Partie über eine Runde zählen 0 Punkte als 33. Bei drei Runden gilt das in der letzten ohnehin.
choice-moonshot-none = wie in den Regeln
choice-moonshot-true = ja
choice-moonshot-false = nein
option-placement = Beginn
option-placement-says = Die Höflinge stellen die Spieler selbst auf, oder der Zufall tut es.
choice-placement-players = durch die Spieler
choice-placement-random = durch Zufall
compare-goals = Favoriten
compare-goals-new = in jeder Runde neue, die Punkte werden addiert
compare-goals-one = ein Auftrag, eine Wertung
compare-nothing = 0 Punkte
compare-nothing-last = zählen in der letzten Runde als 33
compare-nothing-agreed = zählen nur als 33, wenn so vereinbart
compare-start = Vor dem Aufstieg
compare-start-players = setzen die Spieler reihum die Höflinge ein
compare-start-random = ist nichts zu tun: Er beginnt sofort
compare-floors = Wo sie beginnen
compare-floors-players = auf den Etagen 1 bis 4, der Rest darunter
compare-floors-random = irgendwo auf den Etagen 0 bis 3
gallery-courtiers = Höflinge
gallery-floors = Etagen
gallery-worth = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
