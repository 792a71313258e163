### Plansza gry Majestat po polsku

end-lead = z przewagą { $by ->
        [one] { $by } monety
       *[other] { $by } monet
    }
board-free = za darmo
board-left = w talii
board-if-now = gdyby gra skończyła się teraz
card-worth = { $coins } teraz{ $more ->
        [yes] , { $total }, gdyby gra skończyła się teraz
       *[no] { "" }
    }
worth-if-now = { $by }, gdyby gra skończyła się teraz ({ $lines })
worth-variety = różnorodność { $by }
worth-majorities = większość { $by }
worth-wounded = ranni { $by }
board-kinds = rodzaje × rodzaje
board-sum = { $seat }: { $total }, gdyby gra skończyła się teraz; z czego się składa
sum-title = Z czego się składa
sum-variety = Różnorodność: { $kinds } × { $kinds }, { $by }
sum-majority = Większość, { $building }: { $by }
board-leads = tu prowadzi
board-you = ty
board-realms = Królestwa
board-worth = za większość na koniec:
board-cell = { $building }: { $cards }{ $lead ->
        [yes] , prowadzi
       *[no] { "" }
    }
board-card = Karta { $place }, { $workers ->
        [0] za darmo
        [one] kosztuje { $workers } pionek
        [few] kosztuje { $workers } pionki
       *[many] kosztuje { $workers } pionków
    }{ $on ->
        [0] { "" }
        [one] , na niej { $on } pionek
        [few] , na niej { $on } pionki
       *[many] , na niej { $on } pionków
    }:
board-healed-as = wylecz: { $name }
board-rest = Reszta tury
board-round = runda { $round } z { $rounds }
board-sides = strony { $sides }
board-sides-mixed = strony A i B
card-too-dear = Ta karta kosztuje { $cost ->
        [one] { $cost } pionek
        [few] { $cost } pionki
       *[many] { $cost } pionków
    }; masz { $have }.
board-idle = Wybierz kartę, a zobaczysz, co ci da.
board-idle-rest = Wybierz, dokąd trafi wzięta karta.
board-idle-heal = Wybierz, jako kto wróci wyleczona karta.
board-idle-trade = { $building }: + kupuje pionek za monetę, − sprzedaje go za monetę, 0 to bez wymiany.

## Znaki lokacji

sign-all = każdy
sign-heal = leczy, potem
sign-attack = atak, potem
sign-group = grupa
sign-end = na koniec
sign-each = za kartę
sign-most = najwięcej −10

## Arkusz ruchu

sheet-title = { $name }: { $before } → { $after } { $after ->
        [one] moneta
        [few] monety
       *[many] monet
    }
sheet-take = Weź
sheet-lay = Połóż
sheet-pays = { $paid ->
        [0] za darmo, zostaje pionków: { $after }
       *[other] płacisz { $paid }, zostaje pionków: { $after }
    }
sheet-earns = +{ $coins } { $building }
sheet-earns-other = { $seat }: +{ $coins } { $building }
sheet-recruits = { $workers ->
        [one] +{ $workers } pionek
        [few] +{ $workers } pionki
       *[many] +{ $workers } pionków
    }
sheet-spare = +{ $workers } za nadmiar pionków
sheet-heals = { $card } wraca ze Szpitala
sheet-wounds = { $seat } traci kartę: { $card }
sheet-holds = { $seat } odpiera atak

## Pomoc: co robi lokacja

help-mill-a = 2 monety za każdą twoją Młynarkę.
help-mill-b = 2 monety za każdą twoją Młynarkę. Potem każdy, kto ma Czarownicę, dostaje 3.
help-brewery-a = 2 monety i 1 pionek za każdego twojego Piwowara. Potem każdy, kto ma Młynarkę, dostaje 2.
help-brewery-b = 1 pionek za każdą twoją Młynarkę i każdego Piwowara. Potem raz 10 monet, jeśli masz Karczmarza i Szlachciankę.
help-cottage-a = Wierzchnia ranna karta zdrowieje. Potem 2 monety za każdą twoją Młynarkę, każdego Piwowara i każdą Czarownicę.
help-cottage-b = Wierzchnia ranna karta zdrowieje. Potem 3 monety za każdą twoją Czarownicę.
help-guardhouse-a = 2 monety za każdą twoją Straż, każdego Rycerza i każdego Karczmarza. Straż przez całą grę broni przed rycerzami.
help-guardhouse-b = 2 monety za każdego twojego Piwowara, każdą Czarownicę i każdą Straż. Potem każdy, kto ma Karczmarza, dostaje 3. Straż przez całą grę broni przed rycerzami.
help-barracks-a = Atakuje każdego, kto ma mniej Strażników niż ty Rycerzy: jego karta najdalej po lewej zostaje ranna. Potem 3 monety za każdego twojego Rycerza.
help-barracks-b = Atakuje każdego, kto ma mniej Strażników niż ty Rycerzy: jego karta najdalej po lewej zostaje ranna. Potem 3 monety za każdego twojego Rycerza, każdego Karczmarza i każdą Szlachciankę.
help-inn-a = 4 monety za każdego twojego Karczmarza. Potem każdy, kto ma Piwowara, dostaje 3.
help-inn-b = 2 monety za każdego twojego Karczmarza razy wielkość twojej największej grupy jednakowych postaci.
help-castle-a = 5 monet i 1 pionek za każdą twoją Szlachciankę.
help-castle-b = Najpierw możesz wymienić monety na pionki lub odwrotnie, jeden za jeden. Potem 4 monety za każdą twoją Szlachciankę i każdą kartę w twoim Szpitalu.
help-infirmary-a = Ranni nigdzie się nie liczą, a na koniec kosztują po 1 monecie. Czarownica leczy wierzchnią kartę.
help-infirmary-b = Ranni kosztują na koniec po 2 monety, a kto ma ich najwięcej, traci jeszcze 10. Czarownica leczy wierzchnią kartę.
help-side = strona { $side }
help-value = Kto ma tu na koniec najwięcej, dostaje { $coins }; przy remisie każdy całość.
help-now-counts = Karty tutaj: { $counts }
help-card-gain = Ta karta teraz: { $coins }
help-building-gain = Jeszcze jedna karta tutaj teraz: +{ $coins }
help-building-gains = Jeszcze jedna karta tutaj teraz: od +{ $least } do +{ $most }
label-coins = Monety
label-workers = Pionki
row = Kolejka
keys-row = Karta z kolejki; jeszcze raz: jej druga połowa
board-deck = Talia: { $cards ->
        [one] została { $cards } karta
        [few] zostały { $cards } karty
       *[many] zostało { $cards } kart
    }
board-worth-each = każda na koniec:
board-buildings = Lokacje
