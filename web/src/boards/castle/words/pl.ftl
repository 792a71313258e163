### Plansza Castle po polsku

board-to-go = Zostało kart
board-first-to-none = pierwszy bez kart wygrywa
board-removed = Poza grą
board-nobody = Jeszcze nikogo.
board-hand = Twoja ręka
board-hand-empty = Brak kart na ręce.
board-in-deck = { $cards } w twojej talii
board-reserve = Rezerwa
board-open = { $cards ->
        [one] { $cards } karta, jawna dla wszystkich
        [few] { $cards } karty, jawne dla wszystkich
       *[many] { $cards } kart, jawnych dla wszystkich
    }
board-castle = Zamek
board-place = { $place }: { $cards }
board-empty = { $place }, wolne
board-beneath = { $place }, pod spodem: { $card }
board-standing = { $card } ({ $owner })
board-choose-seat = Wybierz: { $seat }
board-idle = { $actions ->
        [0] Ostatnia akcja
       *[other] Potem jeszcze { $actions }
    }: { $can ->
        [play] wybierz swoją kartę
        [draw] dobierz kartę
       *[both] wybierz swoją kartę albo dobierz
    }.

## Arkusz ruchu

sheet-draw = Dobierz wierzchnią kartę swojej talii
sheet-swap = Wymień
sheet-swap-for = Wybierz kartę z rezerwy.
sheet-to-go = { $card }: zostało kart { $before } → { $after }
sheet-touch = { $places ->
        [one] wybierz podświetlone miejsce
       *[other] wybierz jedno z { $places } podświetlonych miejsc
    }
sheet-beneath = { $card } ({ $place }, pod spodem)
act-draw = Dobierz
act-swap = Wymień
act-play = Zagraj
act-choose = Wybierz
act-done = Gotowe

## O co pyta karta

ask-return = która karta wraca do właściciela?
ask-move = która karta się przesuwa i dokąd?
ask-kill = która karta opuszcza grę?
ask-shelve = która karta trafia do rezerwy?
ask-tokens = które dwa żetony zamieniają się miejscami?
ask-untoken = która karta traci żeton?
ask-claim = który żeton zastąpić swoim?
ask-trade = którą kartę oddać i komu?
ask-pass = którą kartę podać w lewo?
ask-give = którą kartę rezerwy i komu?
ask-exchange = którą kartę z ręki za którą z rezerwy?
ask-enter = która karta rezerwy wchodzi do gry i gdzie?
ask-action = akcja

## Pomoc i koniec

help-places = { $places ->
        [one] Teraz jest dla niej { $places } miejsce
        [few] Teraz są dla niej { $places } miejsca
       *[many] Teraz jest dla niej { $places } miejsc
    }
end-to-go = { $cards ->
        [0] bez kart
        [one] została { $cards } karta
        [few] zostały { $cards } karty
       *[other] zostało { $cards } kart
    }
end-left = Pozostałe karty: { $seat }
end-in-play = Żetony w grze
column-known = Znane karty na ręce
keys-hand = Do kart na ręce
keys-reserve = Do rezerwy
help-protected = Pod ochroną: { $card } ({ $place })
board-under = pod spodem { $card }
board-known = znana karta na ręce: { $card }

# Nazwy kart tak, jak wolno je dzielić na wąskiej karcie

syllables-king = Król
syllables-queen = Kró|lo|wa
syllables-prince = Książę
syllables-princess = Księż|nicz|ka
syllables-prince-charming = Książę z bajki
syllables-mistress = Fawo|ry|ta
syllables-lady-in-waiting = Dama dworu
syllables-courtier = Dwo|rza|nin
syllables-courtesan = Kur|ty|za|na
syllables-advisor = Dorad|ca
syllables-schemer = Intry|gant
syllables-spy = Szpieg
syllables-thief = Zło|dziej
syllables-assassin = Skryto|bójca
syllables-priest = Kapłan
syllables-ambassador = Amba|sa|dor
syllables-merchant = Kupiec
syllables-minstrel = Min|strel
syllables-jester = Błazen
syllables-village-idiot = Wioskowy głupek
syllables-black-knight = Czarny rycerz
syllables-soldier = Żoł|nierz
syllables-captain = Kapi|tan
syllables-traitor = Zdraj|ca
syllables-ghost = Duch
syllables-sentry = War|tow|nik
syllables-magician = Cza|ro|dziej
syllables-archer = Łucz|nik
syllables-witch = Cza|row|ni|ca
syllables-alchemist = Alche|mik
syllables-siege-engine = Machina oblęż|ni|cza
syllables-barbarian = Bar|ba|rzyń|ca
syllables-dragon = Smok
syllables-enchanter = Czarno|księżnik
syllables-fairy = Wróżka
syllables-herald = Herold
syllables-knight = Rycerz
