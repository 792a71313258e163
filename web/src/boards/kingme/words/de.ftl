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
board-favourite = { $courtier }, dein Günstling
board-place-here = Auf die Etage der { $floor } setzen
board-favourites = Deine Günstlinge
board-all-favourites = Die Günstlinge aller
board-only-you = nur du siehst sie
board-if-now = Wäre die Runde jetzt aus
board-now = jetzt
board-out = draußen
board-waits = wartet
board-out-now = In dieser Runde draußen
board-round = Runde { $round }
board-round-of = Runde { $round } von { $rounds }
board-idle-up = Tippe auf eine Person und sieh, was ihr Aufstieg dir bringt.
board-idle-place = Tippe auf eine wartende Person, dann auf eine leuchtende Etage.

## Das Blatt

sheet-for-king = { $courtier } zum König?
sheet-nominates = { $courtier } vorschlagen
sheet-to = { $courtier } → { $floor }
sheet-floor = Tippe auf eine leuchtende Etage.
sheet-round = deine Runde: { $before } → { $after }
sheet-yours = einer deiner Günstlinge
sheet-not-yours = keiner deiner Günstlinge
sheet-crowned = gekrönt: { $points } für dich
sheet-refused = abgelehnt: { $points }
act-seal = Versiegeln
act-place = Setzen
act-up = Hinauf
act-nominate = Abstimmen

## Hilfe

help-throne = Über wen eintritt, wird sofort abgestimmt. Ein König bringt denen 10 Punkte, deren Günstling er ist.
help-floor = Hat Platz für vier; jeder bringt denen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, deren Günstling er ist.
help-yours = Dein Günstling, jetzt { $points } wert.
help-not-yours = Keiner deiner Günstlinge.
keys-courtier = Ein Höfling, nach dem Anfangsbuchstaben
keys-floor = Eine Etage, solange gesetzt wird
keys-vote = Abstimmen
board-total = gesamt
board-crown = hat die Krone

## Die Stimmen

board-votes = Stimmen
vote-sealed = versiegelt
ballot-yes = kommt zurück
ballot-no = { $noes ->
        [0] keine mehr
        [one] deine letzte
       *[other] eine von { $noes }
    }
sheet-by = Vorschlag von { $name }
sheet-sealed = Versiegelt: { $vote }
sheet-sealed-of = { $sealed } von { $seats } Stimmen versiegelt
sheet-king = { $courtier } lebe hoch!
sheet-out = { $noes ->
        [one] { $courtier } ist draußen: ein Nein
       *[other] { $courtier } ist draußen: { $noes } × Nein
    }
sheet-against = { $name } sagte Nein und hat noch { $noes }
sheet-keep = für dich: vorerst { $points }
