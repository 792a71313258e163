### Das Brett von Castle auf Deutsch

board-to-go = Karten übrig
board-first-to-none = wer zuerst keine hat
board-removed = Aus dem Spiel
board-nobody = Noch niemand.
board-hand = Deine Hand
board-hand-empty = Keine Karte auf der Hand.
board-in-deck = { $cards } in deinem Deck
board-reserve = Reserve
board-open = { $cards }, offen für alle
board-castle = Die Burg
board-place = { $place }: { $cards }
board-empty = { $place }, frei
board-beneath = { $place }, darunter: { $card }
board-standing = { $card } von { $owner }
board-choose-seat = { $seat } wählen
board-idle = { $actions ->
        [0] Die letzte Aktion: Tippe auf eine deiner Karten oder zieh.
       *[other] Danach noch { $actions }: Tippe auf eine deiner Karten oder zieh.
    }

## Das Blatt

sheet-draw = Die oberste Karte deines Decks ziehen
sheet-swap = Lieber tauschen
sheet-swap-for = Tippe auf die Karte der Reserve, die du willst.
sheet-to-go = { $card }: { $before } → { $after } Karten übrig
sheet-touch = { $places ->
        [one] tippe auf den leuchtenden Platz
       *[other] tippe auf einen von { $places } leuchtenden Plätzen
    }
sheet-beneath = { $card } ({ $place }, unten)
act-draw = Ziehen
act-swap = Tauschen
act-play = Ausspielen
act-choose = Wählen
act-done = Fertig

## Wonach eine Karte fragt

ask-return = welche Karte kehrt zu ihrem Besitzer zurück?
ask-move = welche Karte wird versetzt, und wohin?
ask-kill = welche Karte verlässt das Spiel?
ask-shelve = welche Karte kommt in die Reserve?
ask-tokens = welche zwei Marker tauschen die Plätze?
ask-untoken = welche Karte verliert ihren Marker?
ask-claim = welcher Marker wird ersetzt?
ask-trade = welche Karte wird gegeben, und wem?
ask-pass = welche Karte geht nach links?
ask-give = welche Karte der Reserve, und an wen?
ask-exchange = welche Handkarte gegen welche der Reserve?
ask-enter = welche Karte der Reserve kommt ins Spiel, und wohin?
ask-action = eine Aktion

## Hilfe und Ende

help-places = { $places ->
        [one] Jetzt { $places } Platz für sie
       *[other] Jetzt { $places } Plätze für sie
    }
end-to-go = { $cards ->
        [0] keine Karte mehr
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
end-in-play = Marker im Spiel
column-known = Bekannte Handkarten
keys-hand = Zu deinen Handkarten
keys-reserve = Zur Reserve
help-protected = Geschützt durch: { $card } ({ $place })
board-under = darunter { $card }
board-known = bekannt auf der Hand: { $card }
