### Das Brett von King Me! auf Deutsch

end-lead = mit { $by ->
        [one] { $by } Punkt
       *[other] { $by } Punkten
    } Vorsprung
board-table = Am Tisch
board-columns = Nein-Karten · Summe
board-you = du
board-noes = { $noes ->
        [one] noch { $noes } Nein-Karte
       *[other] noch { $noes } Nein-Karten
    }
board-awaited = hat noch nicht gestimmt
board-palace = Der Palast
board-floor = { $floor }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-throne = Thron
board-courtier = { $courtier }
board-favourite = { $courtier }, dein Favorit
board-place-here = Auf die Etage der { $floor } setzen
board-favourites = Deine Favoriten
board-all-favourites = Die Favoriten aller
board-only-you = nur du siehst sie
board-if-now = Wäre die Runde jetzt aus
board-soars = 0 Punkte zählen in dieser Runde als 33
board-now = jetzt
board-out = raus
board-waits = wartet
board-out-now = Ausgeschieden
board-round = Runde { $round }
board-round-of = Runde { $round } von { $rounds }
board-idle-up = Wähle eine Person und sieh, was ihr Aufstieg dir bringt.
board-idle-place = Wähle eine wartende Person, dann eine leuchtende Etage.

## Das Blatt

sheet-for-king = { $courtier } zum König?
sheet-nominates = { $courtier } vorschlagen
sheet-to = { $courtier } → { $floor }
sheet-floor = Wähle eine leuchtende Etage.
sheet-round = deine Punkte in dieser Runde: { $before } → { $after }
sheet-yours = einer deiner Favoriten
sheet-not-yours = keiner deiner Favoriten
sheet-crowned = gekrönt: { $points } für dich
sheet-refused = abgelehnt: { $points }
act-seal = Abstimmen
act-place = Setzen
act-up = Hinauf
act-nominate = Abstimmen lassen

## Hilfe

help-throne = Über jeden, der eintritt, wird sofort abgestimmt. Ein König bringt allen 10 Punkte, deren Favorit er ist.
help-floor = Hat Platz für vier; jeder bringt denen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, deren Favorit er ist.
help-yours = Dein Favorit, jetzt { $points } wert.
help-not-yours = Keiner deiner Favoriten.
keys-courtier = Ein Höfling, nach dem Anfangsbuchstaben
keys-floor = Eine Etage, solange eingesetzt wird
keys-vote = Abstimmen
board-total = gesamt
board-crown = hat die Krone

## Die Stimmen

board-votes = Stimmen
vote-sealed = verdeckt
ballot-yes = bleibt dir
ballot-no = { $noes ->
        [0] keine mehr
        [one] deine letzte
       *[other] eine von { $noes }
    }
sheet-by = Vorschlag von { $name }
sheet-sealed = Deine Stimme: { $vote }
sheet-sealed-of = { $sealed } von { $seats } Stimmen abgegeben
sheet-king = { $courtier } lebe hoch!
sheet-out = { $noes ->
        [one] { $courtier } scheidet aus: ein Nein
       *[other] { $courtier } scheidet aus: { $noes } × Nein
    }
sheet-against = { $name } sagte Nein und hat noch { $noes }
sheet-keep = für dich: vorerst { $points }

## Das Ende einer Runde

round-goals = Runde { $round }: die Aufträge
round-columns = diese Runde · Summe
round-soared = null zählt als 33
round-lead = { $count ->
        [one] { $names } führt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
       *[other] { $names } führen mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
    }
round-next = Zu Runde { $round }
