### Castle po polsku

game = Castle

## Karty

card-king = Król
card-queen = Królowa
card-prince = Książę
card-princess = Księżniczka
card-prince-charming = Książę z bajki
card-mistress = Faworyta
card-lady-in-waiting = Dama dworu
card-courtier = Dworzanin
card-courtesan = Kurtyzana
card-advisor = Doradca
card-schemer = Intrygant
card-spy = Szpieg
card-thief = Złodziej
card-assassin = Skrytobójca
card-priest = Kapłan
card-ambassador = Ambasador
card-merchant = Kupiec
card-minstrel = Minstrel
card-jester = Błazen
card-village-idiot = Wioskowy głupek
card-black-knight = Czarny rycerz
card-soldier = Żołnierz
card-captain = Kapitan
card-traitor = Zdrajca
card-ghost = Duch
card-sentry = Wartownik
card-magician = Czarodziej
card-archer = Łucznik
card-witch = Czarownica
card-alchemist = Alchemik
card-siege-engine = Machina oblężnicza
card-barbarian = Barbarzyńca
card-dragon = Smok
card-enchanter = Czarnoksiężnik
card-fairy = Wróżka
card-herald = Herold
card-knight = Rycerz

# in six letters, for spaces of the castle
short-king = Król
short-queen = Królwa
short-prince = Książę
short-princess = Księżn
short-prince-charming = KsBajk
short-mistress = Fawort
short-lady-in-waiting = Dama
short-courtier = Dworz.
short-courtesan = Kurtyz
short-advisor = Doradc
short-schemer = Intryg
short-spy = Szpieg
short-thief = Złodz.
short-assassin = Skryto
short-priest = Kapłan
short-ambassador = Ambas.
short-merchant = Kupiec
short-minstrel = Minstr
short-jester = Błazen
short-village-idiot = Głupek
short-black-knight = CzarRc
short-soldier = Żołn.
short-captain = Kapit.
short-traitor = Zdrajc
short-ghost = Duch
short-sentry = Wartow
short-magician = Czarod
short-archer = Łuczn.
short-witch = Czarwn
short-alchemist = Alchem
short-siege-engine = Machin
short-barbarian = Barbar
short-dragon = Smok
short-enchanter = Czarn.
short-fairy = Wróżka
short-herald = Herold
short-knight = Rycrz

# what a card does, in a line
power-king = Zwraca kartę zamku; właściciel Faworyty zwraca jeszcze jedną.
power-queen = Zwraca inną kartę z dziedzińca.
power-prince = Zastępuje Króla, gdy go nie ma na dziedzińcu.
power-princess = Przesuwa Rycerza.
power-prince-charming = Przesuwa kobietę.
power-mistress = Przesuwa Króla i jednego Rycerza.
power-lady-in-waiting = Zwraca mężczyznę obok siebie.
power-courtier = Zwraca kartę zamku obok siebie.
power-courtesan = Wymienia kartę z ręki na losową innego gracza.
power-advisor = Wprowadza kartę rezerwy: z efektem, bez żetonu.
power-schemer = Zamienia żetony dwóch innych kart.
power-spy = Przestawia żetony kart obok siebie.
power-thief = Zdejmuje żeton z karty obok siebie.
power-assassin = Usuwa z gry kartę obok siebie, nigdy Króla.
power-priest = Chroni karty obok siebie z takim samym żetonem.
power-ambassador = Zajmuje ostatnie wolne pole dziedzińca i jest zawsze chroniony.
power-merchant = Daje jeszcze jedną akcję; trzy cudze żetony stają się twoje.
power-minstrel = Dwie karty dziedzińca obok niego zamieniają się miejscami.
power-jester = Wszyscy podają kartę z ręki w lewo.
power-village-idiot = Wszyscy biorą losową kartę od sąsiada z prawej.
power-black-knight = Zwraca Rycerza obok siebie.
power-soldier = Czwarty żołnierz muru zwraca machinę naprzeciw.
power-captain = Żołnierz; chroni pozostałych żołnierzy swojego muru.
power-traitor = Żołnierz; zwraca kartę dziedzińca obok siebie.
power-ghost = Zwraca jedyną kartę wieży i zajmuje jej miejsce.
power-sentry = Przesuwa żołnierza na wolne pole dowolnego muru.
power-magician = Odsyła inną kartę w grze do rezerwy.
power-archer = Zwraca kartę z przedpola.
power-witch = Daje kartę rezerwy na dowolną rękę.
power-alchemist = Wymienia dwie karty z ręki na dwie z rezerwy.
power-siege-engine = Czwarta machina zwraca wszystkich niechronionych żołnierzy.
power-barbarian = Zwraca kartę z wieży lub z muru.
power-dragon = Zwraca inną kartę z przedpola, potem kartę z wieży lub z muru.
power-enchanter = Zwraca kartę położoną ostatnio przed nim.
power-fairy = Przesuwa kartę zamku na przedpole.
power-herald = Kto zaczyna turę z Królem na ręce, musi go zagrać.
power-knight = Leży na innej karcie i ją chroni.

## Strefy

zone-court = Dziedziniec
zone-walls = Mury
zone-towers = Wieże
zone-outside = Przedpole
zone-any = Dowolna strefa
place-north = północ
place-east = wschód
place-south = południe
place-west = zachód

## Co się dzieje

event-drew = { $seat } dobiera kartę „{ $card }”.
event-drew-veiled = { $seat } dobiera kartę.
event-laid-down = { $seat } odkłada do rezerwy kartę „{ $card }”.
event-took-up = { $seat } bierze z rezerwy kartę „{ $card }”.
event-played = { $seat } zagrywa kartę „{ $card }”: { $place }.
event-entered = { $seat } wprowadza z rezerwy kartę „{ $card }”: { $place }.
event-returned = Karta „{ $card }” ({ $place }) wraca na rękę: { $to }.
event-shelved = Karta „{ $card }” ({ $place }) trafia do rezerwy.
event-killed = Karta „{ $card }” ({ $place }) opuszcza grę.
event-moved = Karta „{ $card }” przesuwa się: { $place } → { $goal }.
event-changed-places = Dwie karty zamieniają się miejscami: { $cards } ({ $places }).
event-tokens-changed = Dwie karty zamieniają się żetonami: { $cards } ({ $places }).
event-untokened = Karta „{ $card }” ({ $place }) traci żeton ({ $from }).
event-claimed = { $seat } kładzie swój żeton zamiast cudzego ({ $from }): „{ $card }” ({ $place }).
event-gained = { $seat } ma w tej turze o jedną akcję więcej.
event-gave = { $seat } wybiera z rezerwy kartę „{ $card }”, trafia ona na rękę: { $to }.
event-sealed = { $seat } odkłada do przekazania kartę „{ $card }”.
event-sealed-veiled = { $seat } odkłada kartę do przekazania.
event-passed = { $seat } oddaje kartę „{ $card }”, otrzymuje ją { $to }.
event-passed-veiled = { $seat } oddaje kartę, otrzymuje ją { $to }.
event-drawn-from = { $seat } bierze losową kartę z cudzej ręki ({ $from }): „{ $card }”.
event-drawn-from-veiled = { $seat } bierze losową kartę z cudzej ręki ({ $from }).
event-blocked = Sytuacja patowa: wygrywa ten, kto ma najmniej kart na ręce, a przy remisie – w talii.
event-finished = Koniec gry. Zwycięstwo: { $seats }.

## Obraz stołu

turn = Tura { $turn }: { $seat }
actions = { $actions ->
        [one] została { $actions } akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }
actions-after = { $actions ->
        [0] ostatnia akcja
        [one] potem jeszcze { $actions } akcja
        [few] potem jeszcze { $actions } akcje
       *[many] potem jeszcze { $actions } akcji
    }
asks = Efekt karty „{ $card }”, wybór:
power = efekt: { $card }
heralded = { card-herald }: teraz trzeba zagrać kartę „{ card-king }”
over = Koniec gry
over-blocked = Koniec gry: sytuacja patowa
beneath = Pod Rycerzami:
engines = Machiny:
outside = Przedpole:
removed = Poza grą:
hand = Twoja ręka ({ $cards })
reserve = Rezerwa ({ $cards })
column-hand = Ręka
column-deck = Talia
legend = 1 żeton miejsca 1   ° bez żetonu   ¹ karty pod spodem   ◆ pod ochroną   wolne: ♜ wieża   ▒ mur   · dziedziniec   9+13 kart na ręce i w talii
protected = pod ochroną
touch-draw = Dobierz kartę
touch-swap = Wymiana z rezerwą
touch-done = Gotowe
touch-out = przedpole

## Ruchy do wyboru

standing = „{ $card }” ({ $place }, { $owner })
no-token = bez żetonu
where = { $zone ->
        [court] na dziedziniec, { $place }
        [walls] na mur, { $place }
        [towers] do wieży, { $place }
        [slots] na przedpole, { $place }
       *[outside] na przedpole
    }
describe-draw = dobierz wierzchnią kartę swojej talii
describe-done = zostaw żetony tak, jak są
describe-swap = odłóż do rezerwy kartę „{ $card }”, weź kartę „{ $other }”
describe-play = zagraj kartę „{ $card }” { where }
describe-play-onto = zagraj kartę „{ $card }” na kartę { $other }
describe-play-for = zagraj kartę „{ $card }” do wieży, zwróć kartę { $other }
describe-enter = wprowadź z rezerwy kartę „{ $card }” { where }
describe-enter-onto = wprowadź z rezerwy kartę „{ $card }” na kartę { $other }
describe-enter-for = wprowadź z rezerwy kartę „{ $card }” do wieży, zwróć kartę { $other }
describe-return = zwróć kartę „{ $card }” ({ $place }) na rękę: { $seat }
describe-return-untokened = zwróć kartę „{ $card }” ({ $place }) bez żetonu do rezerwy
describe-kill = usuń z gry kartę { $card }
describe-shelve = odeślij do rezerwy kartę { $card }
describe-move = przesuń kartę { $card } na { $place }
describe-move-onto = przesuń kartę { $card } na kartę { $other }
describe-move-out = przesuń kartę { $card } na przedpole
describe-change-places = zamień miejscami karty { $card } i { $other }
describe-tokens = zamień żetony kart { $card } i { $other }
describe-untoken = zdejmij żeton ({ $seat }) z karty „{ $card }” ({ $place })
describe-claim = połóż swój żeton na karcie „{ $card }” ({ $place }) zamiast żetonu: { $seat }
describe-trade = wymień kartę „{ $card }” na losową kartę, którą ma { $seat }
describe-pass = przekaż kartę „{ $card }”, otrzymuje ją { $seat }
describe-give = daj z rezerwy kartę „{ $card }”, otrzymuje ją { $seat }
describe-keep = weź z rezerwy kartę „{ $card }” dla siebie

## Odmowy

refuse-no-move = { $typed } to nie ruch: napisz na przykład { $example }
refuse-no-power-asks = żadna karta o nic teraz nie pyta: dobierz, wymień albo zagraj kartę
refuse-king-first = Herold każe najpierw zagrać Króla, na przykład { $example }
refuse-deck-empty = talia jest pusta
refuse-hand-full = na ręce jest tyle kart, co na początku, i przy tym stole nie można dobrać więcej
refuse-not-in-hand = karty „{ $card }” nie ma na tej ręce
refuse-not-in-reserve = { $typed } – takiej karty nie ma w rezerwie
refuse-last-merchant = przy tym stole Kupiec nie może być ostatnią kartą
refuse-no-place = karta „{ $card }” nie ma teraz dozwolonego miejsca
refuse-not-there = karty „{ $card }” nie można teraz położyć tutaj: { $typed }
refuse-other-choice = teraz karta „{ $card }” czeka na ruch taki jak { $example }
refuse-not-yours-to-pass = { $typed } – takiej karty nie ma na tej ręce, nie można jej przekazać
refuse-nothing-there = na miejscu { $place } nie ma karty
refuse-protected = karta na miejscu { $place } jest chroniona
refuse-none-of-the-choices = { $typed } – karta „{ $card }” nie daje takiego wyboru

## Co daje ruch, w skrócie

brief-drew = { "" }
brief-drew-veiled = { "" }
brief-laid-down = { "" }
brief-took-up = { "" }
brief-played = { "" }
brief-entered = { "" }
brief-sealed = { "" }
brief-sealed-veiled = { "" }

## Dlaczego wygrana

won-empty = Wygrywa ten, komu nie została żadna karta, ani na ręce, ani w talii.
won-blocked = Sytuacja patowa: wygrywa ten, kto ma najmniej kart na ręce.
won-decks = Sytuacja patowa, na rękach tyle samo kart: wygrywa ten, kto ma najmniej kart w talii.
won-shared = Sytuacja patowa, na rękach i w taliach tyle samo kart: zwycięstwo jest wspólne.
left-in-hand = zostało na ręce: { $cards }

## O co można zapytać

topic-board = plansza, zamek, dziedziniec, mury, mur, wieże, wieża, przedpole, miejsca, board, wolne, machiny
topic-deal = rozdanie, rezerwa, ręka, talia, deal
topic-actions = akcje, akcja, dobierz, wymiana, actions, tura, zostały
topic-powers = efekty, efekt, zdolności, zdolność, powers, poza grą
topic-return = powrót, żeton, właściciel, return
topic-move = przesunięcie, move
topic-stack = stos, pod spodem, stack
topic-protection = ochrona, pod ochroną, protection
topic-end = koniec, zwycięstwo, end, wygrywa, gra
topic-knowledge = wiedza, znane karty, knowledge

## Jak wygrać

howto =
    Wygrywa ten, komu nie została żadna karta: ani na ręce, ani w talii.
    W swojej turze masz dwie akcje, każda z nich to jedna z trzech: dobierz kartę z talii,
    wymień kartę z ręki na kartę z rezerwy albo zagraj kartę.
    Każda karta ma swoją strefę: dziedziniec w środku, mury, cztery wieże, przedpole. Dostaje
    twój żeton, a potem działa jej efekt.
    Większość efektów odsyła karty do domu: karta wraca na rękę tego, czyj żeton na niej leży.
    Sztuka polega na odsyłaniu cudzych.
    Rycerzy kładzie się na innych kartach, by je chronić; ◆ oznacza kartę, której nie można odesłać.
    Cyfra na karcie to miejsce jej właściciela; obok imion stoi liczba kart na ręce i w talii.

## Trener, przed ruchem

coach-herald = Herold zobowiązuje: trzeba teraz zagrać Króla.
coach-cards-to-go = Zostało ci kart do pozbycia się: { $cards } (na ręce { $hand }, w talii { $deck }).
coach-rival = { $seat } ma jeszcze { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
coach-own-tokens = Karty w grze z twoim żetonem: { $cards }. Ta, która zostanie odesłana, wróci na twoją rękę.
coach-playable = { $hand ->
        [one] Swoją jedyną kartę możesz teraz zagrać.
       *[other] Możesz teraz zagrać karty: { $cards } z { $hand } na ręce.
    }
coach-nothing-playable = Żadnej twojej karty nie da się teraz zagrać{ $reserve ->
        [0] { "" }
       *[other] , a z rezerwy dałoby się ({ $reserve }): wymień jedną
    }.
coach-returns = Twoja karta „{ $card }” na pewno odeśle innym { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
coach-last-action = To ostatnia akcja twojej tury.

## Do czego prowadzi ruch, a inaczej ten drugi
reason-cards = Karty do pozbycia się przy następnej własnej turze: około { $better }, inaczej { $other }.
reason-rival-cards = Karty, które ma wtedy rywal najbliższy wygranej: około { $better }, inaczej { $other }.
reason-exposed = Karty na planszy, które inni mogliby wtedy odesłać: około { $better }, inaczej { $other }.
reason-returned = Karta „{ $card }” wraca na rękę: w { $better } % kontynuacji, inaczej w { $other } %.
reason-wins = Wygrana jeszcze przedtem: w { $better } % kontynuacji, inaczej w { $other } %.
reason-rival-wins = { $seat } wygrywa wcześniej: w { $better } % kontynuacji, inaczej w { $other } %.
expected-points = { $points ->
        [one] zostaje { $points } karta
        [few] zostają { $points } karty
       *[other] zostaje { $points } kart
    }
