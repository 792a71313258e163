### Das Brett von Castle auf Deutsch

board-to-go = Karten übrig
board-first-to-none = wer zuerst keine hat, gewinnt
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
        [0] Die letzte Aktion
       *[other] Danach noch { $actions }
    }: { $can ->
        [play] Wähle eine deiner Karten
        [draw] Zieh eine Karte
       *[both] Wähle eine deiner Karten oder zieh
    }.

## Das Blatt

sheet-draw = Die oberste Karte deines Decks ziehen
sheet-swap = Lieber tauschen
sheet-swap-for = Wähle die Karte der Reserve, die du willst.
sheet-to-go = { $card }: { $before } → { $after } Karten übrig
sheet-touch = { $places ->
        [one] wähle den leuchtenden Platz
       *[other] wähle einen von { $places } leuchtenden Plätzen
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
end-left = Übrige Karten: { $seat }
end-in-play = Marker im Spiel
column-known = Bekannte Handkarten
keys-hand = Zu deinen Handkarten
keys-reserve = Zur Reserve
help-protected = Geschützt durch: { $card } ({ $place })
board-under = darunter { $card }
board-known = bekannt auf der Hand: { $card }

# Namen der Karten, wie sie auf einer schmalen Karte getrennt werden dürfen

syllables-king = König
syllables-queen = Köni|gin
syllables-prince = Prinz
syllables-princess = Prin|zes|sin
syllables-prince-charming = Mär|chen|prinz
syllables-mistress = Mätres|se
syllables-lady-in-waiting = Hof|da|me
syllables-courtier = Höf|ling
syllables-courtesan = Kur|ti|sa|ne
syllables-advisor = Bera|ter
syllables-schemer = Intri|gant
syllables-spy = Spion
syllables-thief = Dieb
syllables-assassin = Meuchel|mörder
syllables-priest = Pries|ter
syllables-ambassador = Bot|schaf|ter
syllables-merchant = Händ|ler
syllables-minstrel = Minne|sänger
syllables-jester = Hof|narr
syllables-village-idiot = Dorf|trot|tel
syllables-black-knight = Schwar|zer Ritter
syllables-soldier = Soldat
syllables-captain = Haupt|mann
syllables-traitor = Ver|rä|ter
syllables-ghost = Gespenst
syllables-sentry = Turm|wächter
syllables-magician = Zau|be|rer
syllables-archer = Bogen|schütze
syllables-witch = Hexe
syllables-alchemist = Alche|mist
syllables-siege-engine = Belage|rungs|maschine
syllables-barbarian = Barbar
syllables-dragon = Drache
syllables-enchanter = Hexen|meister
syllables-fairy = Fee
syllables-herald = Herold
syllables-knight = Ritter
