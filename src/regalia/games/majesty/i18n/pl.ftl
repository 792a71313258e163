### Majesty po polsku

game = Majesty

## Postacie i budynki

card-miller = Młynarka
card-brewer = Piwowar
card-witch = Czarownica
card-guard = Straż
card-knight = Rycerz
card-innkeeper = Karczmarz
card-noble = Szlachcianka

building-mill = Młyn
building-brewery = Browar
building-cottage = Chatka czarownicy
building-guardhouse = Strażnica
building-barracks = Koszary
building-inn = Tawerna
building-castle = Zamek
building-infirmary = Szpital

## Liczby, w bierniku

coins = { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
workers = { $workers ->
        [one] { $workers } poddanego
       *[other] { $workers } poddanych
    }
paid = { $paid ->
        [one] { $paid } poddanego
       *[other] { $paid } poddanych
    }
gained = { $gained ->
        [one] { $gained } poddanego
       *[other] { $gained } poddanych
    }
buildings = { $buildings ->
        [one] { $buildings } budynek
        [few] { $buildings } budynki
       *[many] { $buildings } budynków
    }
# Ile jest warta wymiana poddanych.
coin-each = { $workers ->
        [1] za 1 monetę
       *[other] po 1 monecie za każdego
    }

## Co się dzieje

event-took = { $seat } bierze kartę { $place } „{ $card }”{ $paid ->
        [0] { "" }
       *[other] , oddaje { paid }
    }{ $gained ->
        [0] { "" }
       *[other] , dostaje { gained }
    }.
event-turned-up = Nowa karta w kolejce: { $card }.
event-placed = { $seat } kładzie kartę „{ $card }” pod budynkiem „{ $building }”.
event-earned = { $seat } dostaje { coins } ({ $building }).
event-recruited = { $seat } dostaje { workers } ({ $building }).
event-bought = { $seat } kupuje { workers } { coin-each }.
event-sold = { $seat } sprzedaje { workers } { coin-each }.
event-healed = { $seat } uzdrawia kartę „{ $card }”: wraca ona pod budynek „{ $building }”.
event-wounded = { $by } atakuje: { $seat } odkłada do Szpitala kartę „{ $card }” ({ $building }).
event-withstood = { $by } atakuje, ale { $seat } ma dość straży.
event-spared = { $by } atakuje, ale { $seat } nie ma żadnej karty do stracenia.
event-dismissed = { $seat } zwraca do zasobów { workers } { coin-each }.
event-tended = { $seat } traci { coins } za rannych.
event-varied = { $seat } dostaje { coins } za różnorodność: { buildings }.
event-led = { $seat } dostaje { coins } za przewagę ({ $building }).
event-finished = Koniec gry. Zwycięstwo: { $seats }.

## Obraz stołu

turn = Tura { $turn } z { $turns }
over = Koniec gry
taken = Wzięta i jeszcze niepołożona karta: { $card }
deck = { $cards ->
        [0] talia jest pusta
        [one] w talii { $cards } karta
        [few] w talii { $cards } karty
       *[many] w talii { $cards } kart
    }
label-played = W trakcie gry
label-wounded = Ranni
label-variety = Różnorodność
label-majorities = Przewagi
label-total = Razem
legend = ¢ moneta   ● poddany   −2● kosztuje 2   ✗2● za drogo   ■ karta   ■/Rycerz karta podwójna   ★ przewaga   Szpital: ostatni zdrowieje pierwszy

## Ruchy do wyboru

describe-take = karta { $place }, { $card }
describe-take-as = karta { $place }, { $card } jako { $character }
describe-lay = { $card } pod budynkiem „{ $building }”
describe-pays = oddaje { paid }
describe-gets = dostaje { gained }
describe-swaps = oddaje { paid }, dostaje { $gained }
describe-heals = uzdrawia „{ $card }”
describe-heals-as = uzdrawia „{ $card }” jako { $character }
describe-buys = kupuje { workers }
describe-sells = sprzedaje { workers }
describe-trades-nothing = bez wymiany

## Odmowy

refuse-no-move = { $typed } to nie ruch: weź kartę, na przykład 3, 4:guard, 2:witch+brewer albo 3$-2
refuse-taken-already = karta jest już wzięta; teraz trzeba powiedzieć, gdzie trafi
refuse-take-first = najpierw weź kartę z kolejki, od 1 do 6
refuse-no-card = w kolejce nie ma karty { $typed }
refuse-too-dear = karta { $place } kosztuje { paid }, a masz { $workers }
refuse-take-alone = najpierw weź samą kartę: { $place }; reszta to osobny ruch
refuse-one-character = karta { $card } ma jedną postać, nie ma połowy do wyboru
refuse-choose-half = { $card } to karta podwójna: wybierz połowę po dwukropku
refuse-not-on-card = { $typed } — tej postaci nie ma na karcie { $card }
refuse-choose-healing = zdrowieje { $card }: wybierz budynek po znaku plus
refuse-not-on-healed = { $typed } — tej postaci nie ma na zdrowiejącej karcie { $card }
refuse-no-healing = ten ruch nie leczy karty podwójnej, więc plus jest zbędny
refuse-no-trade = ten ruch nie kończy się w Zamku B, więc nie ma wymiany
refuse-trade-of-nothing = wymiany na zero się nie zapisuje
refuse-trade-range = wymienić można od -{ $sold } do +{ $bought } poddanych, a nie { $typed }

## Co daje ruch, w skrócie

brief-took = { "" }
brief-turned-up = { "" }
brief-placed = { "" }
brief-earned = +{ coins }
brief-recruited = +{ workers }
brief-bought = +{ workers } { coin-each }
brief-sold = sprzedaje { workers } { coin-each }
brief-healed = zdrowieje „{ $card }”
brief-wounded = traci kartę „{ $card }”
brief-withstood = dość straży, bez strat
brief-spared = { "" }
brief-dismissed = { workers } do zasobów { coin-each }
brief-tended = −{ coins } za rannych
brief-varied = +{ coins } za różnorodność
brief-led = +{ coins } za przewagę ({ $building })
brief-finished = gra się kończy, zwycięstwo: { $seats }

## Dlaczego wygrana

won-most = Wygrywa najwięcej monet (M42).
won-workers = Tyle samo monet: wygrywa ten, komu zostało najwięcej poddanych (M42).
won-shared = Tyle samo monet: zwycięstwo jest wspólne (M42).
won-level = Tyle samo monet i pozostałych poddanych: zwycięstwo jest wspólne (M42).

## O co można zapytać

topic-row = kolejka, rząd, karty, koszt, row, talia, podwójna karta, podwójna, za drogo, tura
topic-workers = poddani, poddany, workers
topic-infirmary = szpital, ranni, infirmary
topic-attack = atak, obrona, attack
topic-healing = leczenie, uzdrawianie, healing, zdrowieje
topic-end = koniec, zwycięstwo, różnorodność, przewaga, monety, wynik, end, razem, wygrywa, w trakcie gry, gra

## Jak wygrać

howto =
    Wygrywa ten, kto po dwunastu turach ma najwięcej monet.
    W swojej turze weź jedną kartę z kolejki. Karta 1 jest darmowa, każda inna kosztuje jednego
    poddanego za każdą kartę przed nią. Poddani leżący na karcie są twoi razem z nią.
    Karta trafia pod swój budynek, a ten od razu płaci: im więcej masz właściwych ludzi, tym
    więcej. Karta podwójna trafia pod jeden z dwóch swoich budynków.
    Rycerze atakują: kto ma mniej straży niż ty rycerzy, traci kartę, która trafia do Szpitala.
    Czarownice uzdrawiają ostatnią z rannych.
    Na końcu płaci różnorodność (liczba zajętych budynków do kwadratu) i przewaga w każdym
    budynku: jej wartość stoi przy nazwie, prowadzący ma gwiazdkę. Ranni kosztują monety.
