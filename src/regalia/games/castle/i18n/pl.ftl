### Castle po polsku

game = Castle
seat = Miejsce { $number }

## Cards

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

## Zones

zone-court = Dziedziniec
zone-walls = Mury
zone-towers = Wieże
zone-outside = Przedpole
zone-any = Dowolna strefa

## Slots for engines

place-north = północ
place-east = wschód
place-south = południe
place-west = zachód
goal-north = północ
goal-east = wschód
goal-south = południe
goal-west = zachód

## What happens

event-drew = { $seat } dobiera: { $card }.
event-drew-veiled = { $seat } dobiera kartę.
event-laid-down = { $seat } odkłada do rezerwy: { $card }.
event-took-up = { $seat } bierze z rezerwy: { $card }.
event-played = { $seat } zagrywa: { $card } ({ $place }).
event-entered = { $seat } wprowadza do gry z rezerwy: { $card } ({ $place }).
event-returned = { $card } ({ $place }) wraca na rękę. Właściciel: { $to }.
event-shelved = { $card } ({ $place }) trafia do rezerwy.
event-killed = { $card } ({ $place }) odpada z gry.
event-moved = { $card } zmienia miejsce: { $place } → { $goal }.
event-changed-places = Dwie karty zamieniają się miejscami: { $cards } ({ $places }).
event-tokens-changed = Dwa żetony zamieniają się miejscami: { $cards } ({ $places }).
event-untokened = { $card } ({ $place }) traci żeton. Poprzedni właściciel: { $from }.
event-claimed = { $seat } zamienia żeton: { $card } ({ $place }). Poprzedni właściciel: { $from }.
event-gained = { $seat } dostaje w tej turze jeszcze jedną akcję.
event-gave = { $seat } daje z rezerwy: { $card }. Dostaje: { $to }.
event-sealed = { $seat } wybiera kartę do przekazania: { $card }.
event-sealed-veiled = { $seat } wybiera kartę do przekazania.
event-passed = { $seat } oddaje: { $card }. Dostaje: { $to }.
event-passed-veiled = { $seat } oddaje kartę. Dostaje: { $to }.
event-drawn-from = { $seat } bierze losową kartę: { $card }. Oddaje: { $from }.
event-drawn-from-veiled = { $seat } bierze losową kartę. Oddaje: { $from }.
event-blocked = Nikt nie może ruszyć dalej: wygrywa najmniejsza liczba kart.
event-finished = Koniec gry. Zwycięstwo: { $seats }.

## The picture of the table

portrait-turn = Tura: { $seat } · pozostało akcji: { $actions }
portrait-asks = { $card }: wybiera { $seats }
portrait-over = Koniec gry · Zwycięstwo: { $seats }
portrait-engines = Stanowiska
portrait-outside = Przedpole
portrait-reserve = Rezerwa
portrait-removed = Usunięte
portrait-hand = Twoja ręka
portrait-sealed = Do przekazania
portrait-holds = ręka { $hand }, talia { $deck }
portrait-known = znane
portrait-legend = ▶ wybiera   [1] żeton gracza   [ ] bez żetonu   ♞2 rycerz na wierzchu i jego żeton   · dziedziniec   # mur   ^ wieża

## Moves to choose from

gloss-draw = Dobrać wierzchnią kartę swojej talii
gloss-done = Zostawić żetony tak, jak są
gloss-swap = Wymienić: { $card } → { $other }
gloss-play = Zagrać: { $card } ({ $place })
gloss-play-out = Zagrać na przedpolu: { $card }
gloss-enter = Wprowadzić do gry: { $card } ({ $place })
gloss-enter-out = Wprowadzić do gry na przedpolu: { $card }
gloss-return = Zwrócić na rękę: { $card } ({ $place }), właściciel: { $to }
gloss-return-reserve = Zwrócić do rezerwy: { $card } ({ $place })
gloss-kill = Usunąć z gry: { $card } ({ $place })
gloss-shelve = Wysłać do rezerwy: { $card } ({ $place })
gloss-move = Przesunąć: { $card }, { $place } → { $goal }
gloss-move-out = Przesunąć na przedpole: { $card } ({ $place })
gloss-change = Zamienić miejscami: { $card } ({ $place }) i { $other } ({ $goal })
gloss-tokens = Zamienić żetony: { $card } ({ $place }) i { $other } ({ $goal })
gloss-untoken = Zdjąć żeton: { $card } ({ $place })
gloss-claim = Położyć swój żeton: { $card } ({ $place })
gloss-trade = Oddać za losową kartę: { $card }, dostaje { $to }
gloss-pass = Przekazać: { $card }, dostaje { $to }
gloss-give = Dać: { $card }, dostaje { $to }
gloss-exchange = Wymienić: { $card } → { $other }
