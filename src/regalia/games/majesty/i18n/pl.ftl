### Majestat po polsku

game = Majestat

## Postacie i lokacje

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
side-A = A
side-B = B

## Liczby, w bierniku

coins = { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
workers = { $workers ->
        [one] { $workers } pionek
        [few] { $workers } pionki
       *[many] { $workers } pionków
    }
paid = { $paid ->
        [one] { $paid } pionek
        [few] { $paid } pionki
       *[many] { $paid } pionków
    }
gained = { $gained ->
        [one] { $gained } pionek
        [few] { $gained } pionki
       *[many] { $gained } pionków
    }
buildings = { $buildings ->
        [one] { $buildings } lokacja
        [few] { $buildings } lokacje
       *[many] { $buildings } lokacji
    }
# Ile jest warta wymiana pionków.
coin-each = { $workers ->
        [1] za 1 monetę
       *[other] po 1 monecie za każdy
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
event-placed = { $seat } kładzie kartę „{ $card }” pod lokacją „{ $building }”.
event-earned = { $seat } dostaje { coins } ({ $building }).
event-recruited = { $seat } dostaje { workers } ({ $building }).
event-bought = { $seat } kupuje { workers } { coin-each }.
event-sold = { $seat } sprzedaje { workers } { coin-each }.
event-healed = { $seat } leczy kartę „{ $card }”: wraca ona pod lokację „{ $building }”.
event-wounded = { $by } atakuje: { $seat } odkłada do Szpitala kartę „{ $card }” ({ $building }).
event-withstood = { $by } atakuje, ale { $seat } ma dość strażników.
event-spared = { $by } atakuje, ale { $seat } nie ma żadnej karty do stracenia.
event-dismissed = { $seat } zwraca do rezerwy { workers } { coin-each }.
event-tended = { $seat } traci { coins } za rannych.
event-varied = { $seat } dostaje { coins } za różnorodność: { buildings }.
event-led = { $seat } dostaje { coins } za większość ({ $building }).
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
label-majorities = Większość
label-total = Razem
legend = ¢ moneta   ● pionek   −2● kosztuje 2   ✗2● za drogo   ■ karta   ■/Rycerz karta podwójna   ★ większość   Szpital: ostatni zdrowieje pierwszy

## Ruchy do wyboru

describe-take = karta { $place }, { $card }
describe-take-as = karta { $place }, { $card } jako { $character }
describe-lay = { $card } pod lokacją „{ $building }”
describe-pays = oddaje { paid }
describe-gets = dostaje { gained }
describe-swaps = oddaje { paid }, dostaje { $gained }
describe-heals = leczy „{ $card }”
describe-heals-as = leczy „{ $card }” jako { $character }
describe-buys = kupuje { workers }
describe-sells = sprzedaje { workers }
describe-trades-nothing = bez wymiany
describe-if-now = { $by }, gdyby gra skończyła się teraz

## Odmowy

refuse-no-move = { $typed } to nie ruch: weź kartę, na przykład 3, 4:guard, 2:witch+brewer albo 3$-2
refuse-taken-already = karta jest już wzięta; teraz trzeba powiedzieć, gdzie trafi
refuse-take-first = najpierw weź kartę z kolejki, od 1 do 6
refuse-no-card = w kolejce nie ma karty { $typed }
refuse-too-dear = karta { $place } kosztuje { paid }, a masz { $workers }
refuse-take-alone = najpierw weź samą kartę: { $place }; reszta to osobny ruch
refuse-one-character = karta { $card } ma jedną postać, nie ma połowy do wyboru
refuse-choose-half = { $card } to karta podwójna: wybierz połowę po dwukropku
refuse-not-on-card = { $typed } – tej postaci nie ma na karcie { $card }
refuse-choose-healing = zdrowieje { $card }: wybierz lokację po znaku plus
refuse-not-on-healed = { $typed } – tej postaci nie ma na zdrowiejącej karcie { $card }
refuse-no-healing = ten ruch nie leczy karty podwójnej, więc plus jest zbędny
refuse-no-trade = ten ruch nie kończy się w Zamku B, więc nie ma wymiany
refuse-trade-of-nothing = wymiany na zero się nie zapisuje
refuse-trade-range = wymienić można od -{ $sold } do +{ $bought } pionków, a nie { $typed }

## Co daje ruch, w skrócie

brief-took = { "" }
brief-turned-up = { "" }
brief-placed = { "" }
brief-earned = +{ $coins ->
        [one] { $coins } moneta
       *[other] { coins }
    }
brief-recruited = +{ workers }
brief-bought = +{ workers } { coin-each }
brief-sold = sprzedaje { workers } { coin-each }
brief-healed = zdrowieje „{ $card }”
brief-wounded = traci kartę „{ $card }”
brief-withstood = dość strażników, bez strat
brief-spared = { "" }
brief-dismissed = { workers } do rezerwy { coin-each }
brief-tended = −{ $coins ->
        [one] { $coins } moneta
       *[other] { coins }
    } za rannych
brief-varied = +{ $coins ->
        [one] { $coins } moneta
       *[other] { coins }
    } za różnorodność
brief-led = +{ $coins ->
        [one] { $coins } moneta
       *[other] { coins }
    } za większość ({ $building })
brief-finished = gra się kończy, zwycięstwo: { $seats }

## Dlaczego wygrana

won-most = Wygrywa ten, kto ma najwięcej monet.
won-workers = Tyle samo monet: wygrywa ten, komu zostało najwięcej pionków.
won-shared = Tyle samo monet: zwycięstwo jest wspólne.
won-level = Tyle samo monet i pozostałych pionków: zwycięstwo jest wspólne.

## O co można zapytać

topic-row = kolejka, rząd, karty, koszt, row, talia, podwójna karta, podwójna, za drogo, tura
topic-workers = pionki, pionek, workers
topic-infirmary = szpital, ranni, infirmary
topic-attack = atak, obrona, attack
topic-healing = leczenie, leczyć, healing, zdrowieje
topic-end = koniec, zwycięstwo, różnorodność, większość, monety, wynik, end, razem, wygrywa, w trakcie gry, gra

## Jak wygrać

howto =
    Wygrywa ten, kto po dwunastu turach ma najwięcej monet.
    W swojej turze weź jedną kartę z kolejki. Karta 1 jest darmowa, każda inna kosztuje jeden
    pionek za każdą kartę przed nią. Pionki leżące na karcie są twoje razem z nią.
    Karta trafia pod swoją lokację, a ta od razu daje monety: im więcej masz właściwych
    postaci, tym więcej. Karta podwójna trafia pod jedną z dwóch swoich lokacji.
    Rycerze atakują: kto ma mniej strażników niż ty rycerzy, traci kartę, która trafia do
    Szpitala. Czarownica leczy tego, kto trafił tam ostatni.
    Na koniec dostajesz monety za różnorodność (liczba zajętych lokacji pomnożona przez siebie)
    i za większość w każdej lokacji: jej wartość stoi przy nazwie, prowadzący ma gwiazdkę.
    Ranni kosztują monety.

## Trener, przed ruchem

coach-nth = { $next ->
        [1] Pierwszy
        [2] Drugi
        [3] Trzeci
        [4] Czwarty
        [5] Piąty
        [6] Szósty
       *[other] Siódmy
    }
coach-threat = { $seat } ma o { $more } { $more ->
        [one] rycerza
       *[other] rycerzy
    } więcej niż ty strażników: atak zrani jedną z twoich kart.
coach-attack = Karta { $place } jako rycerz minęłaby strażników { $victims ->
        [one] { $victims } przeciwnika
       *[other] { $victims } przeciwników
    }.
coach-new-kind = { coach-nth } rodzaj da na koniec o { $more } więcej: karta { $place } trafi do twojej pustej lokacji „{ $building }”.
coach-majority = Karta { $place } dałaby ci większość ({ $building }, { $count } do { $most }): { $value } na koniec.
coach-majority-shared = Karta { $place } dałaby ci tyle, ile ma prowadzący ({ $building }, { $count } do { $most }): { $value } na koniec.
coach-healing = Karta { $place } jako Czarownica uleczyłaby twoją kartę „{ $card }”.
coach-wounded = Twoi ranni: { $wounded }. Nieuleczeni zabiorą na koniec { $cost }.
coach-reach = { $workers ->
        [0] Nie masz pionków: możesz wziąć tylko darmową kartę 1.
       *[other] Twoje pionki: { $workers }. Wystarczą na karty do { $place } włącznie.
    }
coach-rich-card = Na karcie { $place } leżą pionki ({ $workers }): dostanie je ten, kto ją weźmie.
coach-last-turns = { $turns ->
        [one] To twoja ostatnia tura.
       *[other] Pozostałe tury, razem z tą: { $turns }.
    }
coach-behind = Gdyby gra skończyła się teraz, { $seat } wygrywa z tobą o { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
coach-ahead = Gdyby gra skończyła się teraz, prowadzisz o { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }; najbliżej jest { $seat }.
coach-level = Gdyby gra skończyła się teraz, masz tyle samo monet co { $seat }.

## Do czego prowadzi ruch, a inaczej ten drugi
reason-lead = Przewaga nad najlepszym z rywali na koniec: około { $better }, inaczej { $other }.
reason-coins = Monety na koniec: około { $better }, inaczej { $other }.
reason-coins-now = Monety od razu: { $better }, inaczej { $other }.
reason-rival-coins = Monety najlepszego z rywali na koniec: około { $better }, inaczej { $other }.
reason-variety = Monety za różnorodność na koniec: około { $better }, inaczej { $other }.
reason-majorities = Monety za większości na koniec: około { $better }, inaczej { $other }.
reason-infirmary = Monety za rannych na koniec: około { $better }, inaczej { $other }.
reason-workers = Pionki przy następnej własnej turze: około { $better }, inaczej { $other }.
reason-wounded = { $seat } rani kartę, zanim kolejka wróci: w { $better } % kontynuacji, inaczej w { $other } %.
reason-taken = { $seat } bierze potem kartę „{ $card }”: w { $better } % kontynuacji, inaczej w { $other } %.
expected-points = { $points ->
        [one] { $points } moneta
        [few] { $points } monety
       *[other] { $points } monet
    }
