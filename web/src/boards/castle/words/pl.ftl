### Plansza Castle po polsku

board-to-go = Zostało kart
board-first-to-none = kto pierwszy do zera
board-removed = Poza grą
board-nobody = Jeszcze nikogo.
board-hand = Twoja ręka
board-hand-empty = Brak kart na ręce.
board-in-deck = { $cards } w twojej talii
board-reserve = Rezerwa
board-open = { $cards }, jawna dla wszystkich
board-castle = Zamek
board-place = { $place }: { $cards }
board-empty = { $place }, wolne
board-beneath = { $place }, pod spodem: { $card }
board-standing = { $card } ({ $owner })
board-choose-seat = Wybierz: { $seat }
board-idle = { $actions ->
        [0] Ostatnia akcja: dotknij swojej karty albo dobierz.
       *[other] Potem jeszcze { $actions }: dotknij swojej karty albo dobierz.
    }

## Arkusz ruchu

sheet-draw = Dobierz wierzchnią kartę swojej talii
sheet-swap = Wymień
sheet-swap-for = Dotknij wybranej karty rezerwy.
sheet-to-go = { $card }: zostało kart { $before } → { $after }
sheet-touch = { $places ->
        [one] dotknij podświetlonego miejsca
       *[other] dotknij jednego z { $places } podświetlonych miejsc
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
end-in-play = Żetony w grze
column-known = Znane karty na ręce
keys-hand = Do kart na ręce
keys-reserve = Do rezerwy
help-protected = Pod ochroną: { $card } ({ $place })
board-under = pod spodem { $card }
board-known = znana karta na ręce: { $card }
