### King Me! po polsku

game = King Me!

## Dworzanie, piętra, głosy

courtier-A = Alighiero
courtier-B = Beatrice
courtier-V = Viola
courtier-G = Gavino
courtier-D = Dario
courtier-J = Jolanda
courtier-I = Irina
courtier-K = Konrad
courtier-L = Leonardo
courtier-M = Merlino
courtier-N = Natale
courtier-O = Odessa
courtier-P = Piero

initial-A = A
initial-B = B
initial-V = V
initial-G = G
initial-D = D
initial-J = J
initial-I = I
initial-K = K
initial-L = L
initial-M = M
initial-N = N
initial-O = O
initial-P = P

floor-servants = Służba
floor-craftsmen = Rzemieślnicy
floor-merchants = Kupcy
floor-guards = Strażnicy
floor-dignitaries = Dostojnicy
floor-nobles = Szlachta
floor-throne = Sala tronowa

vote-yes = Tak
vote-no = Nie

phase-placing = rozmieszczanie
phase-ascent = wspinaczka
phase-vote = głosowanie
phase-vote-on = głosowanie: { $courtier }
phase-over = koniec

## Liczby

points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Co się dzieje

event-dealt = { $seat } dostaje cel { $goal }: { $courtiers }.
event-dealt-veiled = { $seat } dostaje cel.
event-placed = { $seat } stawia na piętrze „{ $floor }”: { $courtier }.
event-stood = Piętro „{ $floor }”: { $courtiers }.
event-moved = { $seat } przesuwa na piętro „{ $floor }”: { $courtier }.
event-nominated = { $seat } bierze koronę i zgłasza na króla: { $courtier }. Głosują wszyscy.
event-voted = { $seat } głosuje w tajemnicy: „{ $vote }”.
event-voted-veiled = { $seat } głosuje w tajemnicy.
event-agreed = „Tak”: { $seats }.
event-objected = „Nie”: { $seats }.
event-crowned = Nowy król: { $courtier }. Kandydatura gracza { $by }.
event-rejected = Odpada do końca rundy: { $courtier }. Kandydatura gracza { $by }.
event-scored = { $seat } pokazuje cel { $goal } ({ $courtiers }): { points }, razem { $total }.
event-soared = { $seat } pokazuje cel { $goal } ({ $courtiers }): ani jednego punktu, a to liczy się jako { points }, razem { $total }.
event-began = Zaczyna się runda { $round }. Pierwszy ruch: { $seat }.
event-finished = Koniec gry. Zwycięstwo: { $seats }.

## Obraz stołu

portrait-round = runda { $number } z { $rounds }, { $phase }
portrait-goal = Twój cel { $goal }, teraz wart { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }:
portrait-round-score = Runda { $number }
portrait-waiting = Jeszcze nie w pałacu:
portrait-out = Poza rundą i kto był przeciw:
portrait-gone = Cele poprzednich rund:
legend = ▶ czekamy na ruch   ♛ korona   ★ twój faworyt   ✗3 zostało kart „Nie”   ✓ ✗ ■ głos: „Tak”, „Nie”, tajny
column-goal = Cel
column-total = Razem

describe-place = Postaw: { $courtier }, piętro { $number }, { $floor }
describe-ascend = Przesuń w górę: { $courtier }, piętro { $number }, { $floor }
describe-nominate = Zgłoś na króla: { $courtier }
describe-yes = Głosuj „Tak”
describe-no = Głosuj „Nie”

## Odmowy

refuse-only-yes = nie ma już kart „Nie”, więc można głosować tylko „Tak”: yes
refuse-vote-now = teraz głosują wszyscy, yes („Tak”) albo no („Nie”), a nie { $typed }
refuse-no-vote-now = teraz nie ma głosowania: zacznie się, gdy ktoś wejdzie do Sali tronowej
refuse-no-placing = { $typed } to nie ruch: postaw dworzanina na piętrze, na przykład K@3
refuse-no-ascent = { $typed } to nie ruch: przesuń dworzanina w górę, na przykład K^
refuse-no-courtier = { $typed } – takiego dworzanina nie ma, są: { $initial }
refuse-not-yet-up = dopóki trwa rozmieszczanie, nikt nie idzie w górę: postaw dworzanina, na przykład K@3
refuse-placed-already = { $courtier } już stoi w pałacu
refuse-no-such-floor = dworzan stawia się na piętrach od 1 do 4, a nie na piętrze { $floor }
refuse-floor-full = na piętrze { $floor } stoi już czterech dworzan i { $courtier } się tam nie zmieści
refuse-placing-over = rozmieszczanie jest skończone: przesuń dworzanina w górę, na przykład K^
refuse-out-of-round = { $courtier } jest poza grą do końca rundy

## Co daje ruch, w skrócie

brief-dealt = { "" }
brief-dealt-veiled = { "" }
brief-placed = { "" }
brief-stood = { "" }
brief-moved = { "" }
brief-nominated = głosują wszyscy
brief-voted = { "" }
outlook-goal = twoje punkty w tej rundzie: { $before } → { $after }
outlook-same = twoje punkty w tej rundzie: nadal { $before }
outlook-nominated = twoje punkty w tej rundzie: { $crowned }, gdy wszyscy głosują „Tak”, inaczej { $out }
outlook-no = { $courtier } odpada; twoje punkty w tej rundzie: { $before } → { $out }
outlook-yes = gdy wszyscy głosują „Tak”, { $courtier } zostaje królem, twoje punkty w tej rundzie: { $crowned }; inaczej: { $out }

## Dlaczego wygrana

won-most = Wygrywa ten, kto ma najwyższą sumę.
won-favourites = Równe sumy: wygrywa ten, kto ma w pałacu najwięcej faworytów z ostatniej rundy.
won-shared = Równe sumy i tyle samo faworytów w pałacu: zwycięstwo jest wspólne.

## O co można zapytać

topic-goals = cele, cel, faworyci, punkty, goals
topic-noes = karty nie, nie, weto, noes
topic-seats = miejsca, gracze, kolejność, seats, ruch, czekamy na ruch
topic-placing = rozmieszczanie, postaw, placing, jeszcze nie
topic-floors = piętra, piętro, pałac, floors
topic-ascent = wspinaczka, w górę, dworzanie, ascent
topic-crown = korona, zgłoszenie, crown
topic-throne = tron, sala tronowa, throne
topic-votes = głosowanie, głos, tak, votes, poza rundą, tajny, przeciw
topic-king = król, king
topic-scoring = punktacja, wynik, scoring, wart
topic-moonshot = trzydzieści trzy, zero, moonshot
topic-rounds = rundy, runda, rounds
topic-end = koniec, zwycięstwo, end, wygrywa, razem

## Jak wygrać

howto =
    Twój tajny cel to sześciu faworytów, oznaczonych gwiazdką. Im wyżej stoją, gdy pojawi się
    król, tym więcej punktów: numer piętra, a za króla 10.
    Najpierw wszyscy stawiają dworzan na piętrach od 1 do 4, najwyżej czterech na każdym.
    Potem w każdej turze przesuwasz dowolnego dworzanina o jedno piętro w górę.
    Gdy ktoś wejdzie do sali tronowej, wszyscy głosują naraz i w tajemnicy. Gdy wszyscy głosują
    „Tak”, mamy króla i liczy się rundę; jedno „Nie” i dworzanin odpada do końca rundy.
    Kart „Nie” jest mało i nie wracają; bez nich zostaje tylko „Tak”.
    Po trzech rundach wygrywa najwyższa suma. Prowadź swoich w górę, ale ich nie zdradzaj:
    kto uchodzi za twojego faworyta, dostanie „Nie”.

## Trener, przed ruchem

coach-unplaced = Twoi faworyci jeszcze bez piętra: { $favourites }.
coach-all-placed = Wszyscy twoi faworyci są już w pałacu. Kto dochodzi teraz, nic ci nie da: umieszczaj tych dworzan nisko.
coach-top-floor = Najwyższe piętro z miejscem: { $floor } (wolne: { $room }). Faworyt liczy się tam za { $points }.
coach-noes = { $noes ->
        [0] Nie masz już karty „Nie”: możesz głosować tylko na „Tak”.
       *[other] Twoje karty „Nie”: { $noes }.
    }
coach-noes-of-others = { $noes ->
        [0] Nikt inny nie ma już karty „Nie”.
       *[other] Karty „Nie” wszystkich pozostałych razem: { $noes }.
    }
coach-near-favourite = { $courtier } to twój faworyt tuż pod salą tronową: po koronacji runda da ci { $crowned } zamiast { $points }.
coach-near-stranger = { $courtier } nie należy do twoich faworytów, a stoi tuż pod salą tronową: koronacja kończy rundę, masz { $points }.
coach-low-favourites = Twoi faworyci nie wyżej niż piętro „{ $floor }”: { $favourites }.
coach-vote-favourite = { $courtier } to twój faworyt: po koronacji runda da ci { $points }; po odrzuceniu zostaje { $out }.
coach-vote-stranger = { $courtier } nie należy do twoich faworytów: koronacja kończy rundę, masz { $points }.
coach-points-now = Teraz twoi faworyci dają ci w tej rundzie: { $points }.

## Do czego prowadzi ruch, a inaczej ten drugi
reason-round-points = Punkty za rundę: około { $better }, inaczej { $other }.
reason-rival-points = Punkty najlepszego z rywali za rundę: około { $better }, inaczej { $other }.
reason-own-noes = Własne karty „Nie” odkryte w rundzie: około { $better }, inaczej { $other }.
reason-rival-noes = Karty „Nie” wszystkich pozostałych odkryte w rundzie: około { $better }, inaczej { $other }.
reason-favourite-crowned = { $courtier } (faworyt) zostaje królem: w { $better } % kontynuacji, inaczej w { $other } %.
reason-favourite-out = { $courtier } (faworyt) odpada: w { $better } % kontynuacji, inaczej w { $other } %.
reason-stranger-crowned = { $courtier } (nie faworyt) zostaje królem: w { $better } % kontynuacji, inaczej w { $other } %.
expected-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
