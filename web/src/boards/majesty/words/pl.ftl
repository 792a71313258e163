### Plansza Majesty po polsku

end-lead = z przewagą { $by ->
        [one] { $by } monety
       *[other] { $by } monet
    }
board-free = za darmo
board-left = w talii
board-if-now = gdyby to był koniec
board-leads = tu prowadzi
board-you = ty
board-realms = Królestwa
board-worth = za przewagę na koniec:
board-cell = { $building }: { $cards }{ $lead ->
        [yes] , prowadzi
       *[no] { "" }
    }
board-card = Karta { $place }, { $workers ->
        [0] za darmo
        [one] kosztuje { $workers } poddanego
       *[other] kosztuje { $workers } poddanych
    }{ $on ->
        [0] { "" }
        [one] , na niej { $on } poddany
       *[other] , na niej { $on } poddanych
    }:
board-healed-as = leczyć: { $name }
board-rest = Reszta tury
board-round = runda { $round } z { $rounds }
board-sides = strony { $sides }
board-sides-mixed = strony A i B
card-too-dear = Ta karta kosztuje { $cost ->
        [one] { $cost } poddanego
       *[other] { $cost } poddanych
    }; masz { $have }.
board-idle = Dotknij karty, a zobaczysz, co ci da.
board-idle-rest = Zdecyduj, dokąd trafi wzięta karta.

## Znaki budynków

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
        [0] za darmo, zostaje { $after }
       *[other] płacisz { $paid }, zostaje { $after }
    }
sheet-earns = +{ $coins } { $building }
sheet-earns-other = { $seat }: +{ $coins } { $building }
sheet-recruits = { $workers ->
        [one] +{ $workers } poddany
       *[other] +{ $workers } poddanych
    }
sheet-spare = +{ $workers } za nadmiar poddanych
sheet-heals = { $card } wraca do domu
sheet-wounds = { $seat } traci kartę: { $card }
sheet-holds = { $seat }: straż wytrzymuje

## Pomoc: co robi budynek

help-mill-a = 2 monety za każdą twoją Młynarkę.
help-mill-b = 2 monety za każdą twoją Młynarkę. Potem każdy, kto ma Czarownicę, dostaje 3.
help-brewery-a = 2 monety i 1 poddany za każdego twojego Piwowara. Potem każdy, kto ma Młynarkę, dostaje 2.
help-brewery-b = 1 poddany za każdą twoją Młynarkę i każdego Piwowara. Potem raz 10 monet, jeśli masz Karczmarza i Szlachciankę.
help-cottage-a = Wierzchnia ranna karta wraca do domu. Potem 2 monety za każdą twoją Młynarkę, każdego Piwowara i każdą Czarownicę.
help-cottage-b = Wierzchnia ranna karta wraca do domu. Potem 3 monety za każdą twoją Czarownicę.
help-guardhouse-a = 2 monety za każdą twoją Straż, każdego Rycerza i każdego Karczmarza. Straż przez całą grę broni przed rycerzami.
help-guardhouse-b = 2 monety za każdego twojego Piwowara, każdą Czarownicę i każdą Straż. Potem każdy, kto ma Karczmarza, dostaje 3. Straż przez całą grę broni przed rycerzami.
help-barracks-a = Atakuje każdego, kto ma mniej Straży niż ty Rycerzy: jego karta najdalej po lewej zostaje ranna. Potem 3 monety za każdego twojego Rycerza.
help-barracks-b = Atakuje każdego, kto ma mniej Straży niż ty Rycerzy: jego karta najdalej po lewej zostaje ranna. Potem 3 monety za każdego twojego Rycerza, każdego Karczmarza i każdą Szlachciankę.
help-inn-a = 4 monety za każdego twojego Karczmarza. Potem każdy, kto ma Piwowara, dostaje 3.
help-inn-b = 2 monety za każdego twojego Karczmarza razy wielkość twojej największej grupy jednakowych postaci.
help-castle-a = 5 monet i 1 poddany za każdą twoją Szlachciankę.
help-castle-b = Najpierw możesz wymienić monety na poddanych lub odwrotnie, jeden za jednego. Potem 4 monety za każdą twoją Szlachciankę i każdą kartę w twoim Szpitalu.
help-infirmary-a = Ranni nigdzie się nie liczą, a na koniec kosztują po 1 monecie. Czarownica leczy wierzchniego.
help-infirmary-b = Ranni kosztują na koniec po 2 monety, a kto ma ich najwięcej, traci jeszcze 10. Czarownica leczy wierzchniego.
help-side = strona { $side }
help-value = Kto ma tu na koniec najwięcej, dostaje { $coins }; przy remisie każdy całość.
help-now-counts = Karty tutaj: { $counts }
help-card-gain = Ta karta teraz: +{ $coins }
help-building-gain = Jeszcze jedna karta tutaj teraz: +{ $coins }
help-building-gains = Jeszcze jedna karta tutaj teraz: od +{ $least } do +{ $most }
label-coins = Monety
label-workers = Poddani
row = Kolejka
keys-row = Karta z kolejki; jeszcze raz: jej druga połowa
board-deck = Talia: { $cards ->
        [one] została { $cards } karta
        [few] zostały { $cards } karty
       *[many] zostało { $cards } kart
    }
board-worth-each = każda na koniec:
board-buildings = Budynki
