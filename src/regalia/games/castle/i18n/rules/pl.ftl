section-board = Plansza

board-note = Zamek to plansza o wymiarach sześć na sześć pól. Kolumny oznaczono
    literami od a do f od lewej do prawej, rzędy cyframi od 1 do 6 od dołu do
    góry. Pola narożne a1, f1, a6 i f6 to wieże. Między nimi biegną mury:
    południowy b1–e1, północny b6–e6, zachodni a2–a5 i wschodni f2–f5.
    Szesnaście pól wewnętrznych, b2–e5, to dziedziniec. Dziedziniec, mury
    i wieże razem tworzą zamek; wszystkie cztery mury są jedną strefą, podobnie
    cztery wieże. Sąsiednie są wszystkie pola wokół danego pola, w linii prostej
    i po skosie (najwyżej osiem), także należące do innej strefy: na przykład
    narożne pole dziedzińca styka się z jedną wieżą, czterema polami murów
    i trzema polami dziedzińca.
    Poza zamkiem rozciąga się przedpole. Nie ma tam pól, może leżeć dowolnie
    wiele kart i z niczym one nie sąsiadują. Miejsca na przedpolu nazywają się
    o1, o2 i tak dalej: nowa karta dostaje najmniejszy wolny numer. Gdy miejsce
    opustoszeje, jego numer znów jest wolny, a pozostałe karty zachowują swoje;
    Rycerz leżący na karcie nie zajmuje numeru. Do przedpola należą też cztery
    stanowiska machin oblężniczych, po jednym naprzeciw każdego muru: north
    (północ), east (wschód), south (południe) i west (zachód).
    Tam, gdzie liczy się kolejność miejsc, jest ona taka: a1, a2 i dalej do a6,
    potem b1 i dalej do f6, potem north, east, south, west, wreszcie o1, o2
    i tak dalej; stos czyta się od spodu do góry.

C1 = Na polu leży tylko jedna karta. Wyjątkiem są Rycerze: kładzie się ich na
    innych kartach, w każdej strefie, nawet na innych Rycerzach, ale nigdy na
    pustym polu. Miejsce, na którym leżą Rycerze, nazywa się stosem.

section-setup = Przygotowanie

C2 = W grze jest 56 kart. Jeśli gracie tylko we dwoje, odłóżcie do pudełka
    Błazna i Wioskowego głupka.

C3 = Każdy gracz dostaje karty na rękę i własną zakrytą talię. Do talii nie
    zagląda nikt, nawet jej właściciel. Pozostałe karty rozłóżcie odkryte: to
    rezerwa, wspólna dla wszystkich.
    2 graczy: 9 kart na ręce, 13 w talii, 10 w rezerwie;
    3 graczy: 7 kart na ręce, 8 w talii, 11 w rezerwie;
    4 graczy: 5 kart na ręce, 6 w talii, 12 w rezerwie;
    5 graczy: 5 kart na ręce, 4 w talii, 11 w rezerwie.

C4 = Każdy kładzie na swoich kartach żetony w jednym, własnym kolorze i zawsze
    ma ich dość. Pierwszą turę dostaje ktoś wybrany losowo, a potem każda
    następna należy do sąsiada z lewej. Sąsiad z lewej to ten, na kogo kolej
    przychodzi zaraz po tobie, a sąsiad z prawej ten, po kim kolej przychodzi na
    ciebie.

section-turn = Tura

C5 = W swojej turze wykonujesz dokładnie dwie akcje, a każda z nich to jedna
    z trzech: dobranie wierzchniej karty ze swojej talii; wymiana karty z ręki
    na kartę z rezerwy, choćby o tej samej nazwie; zagranie karty z ręki. Tę
    samą akcję wolno wykonać dwa razy. Pasować nie wolno. Akcja przepada, i to
    bez zapowiedzi, tylko wtedy, gdy żadna z trzech nie jest możliwa; w ten
    sposób może naraz minąć kilka tur.

C6 = Aby zagrać kartę, połóż ją na dozwolonym miejscu, umieść na niej swój
    żeton, a potem wykonaj jej efekt. Gdzie wolno ją położyć, mówi sama karta:
    w nawiasie po nazwie podano strefę, dalej ewentualny dodatkowy warunek.
    W zamku pole musi być wolne, chyba że kładziesz Ducha lub Rycerza. Karty,
    dla której nie ma dozwolonego miejsca, nie można zagrać.

C7 = Efekt trzeba wykonać w takim stopniu, w jakim się da, nawet na własną
    szkodę. To, co niewykonalne, pomija się, a kartę można mimo to zagrać. Cele
    wybierasz ty; mogą to być także twoje karty. Efekt działa raz, gdy karta
    wchodzi do gry; efekty, które trwają dalej, oznaczono słowami „działa
    stale”. Karta nigdy nie obiera za cel samej siebie, ale miejsce, na które
    coś się przesuwa lub kładzie, nie jest celem: Księżniczka może na przykład
    przesunąć Rycerza na siebie. Efekt złożony z kilku kroków wykonuje się krok
    po kroku, a każdy krok zależy od tego, co w danej chwili leży na stole;
    krok, dla którego nie ma żadnej możliwości, pomija się.

C8 = Zwrócić kartę to znaczy oddać ją na rękę graczowi, którego żeton na niej
    leży, a jeśli żetonu nie ma, odłożyć ją do rezerwy. Żeton się zdejmuje.

C9 = Przesunąć kartę to znaczy przełożyć ją na wolne pole tej samej strefy.
    Warunki wykładania nie mają wtedy znaczenia, a efekt karty nie działa
    ponownie. Rycerza przesuwa się na inną kartę tej samej strefy, nigdy na
    miejsce, na którym już leży. Do innej strefy przenosi kartę tylko Wróżka.
    Jeśli takiego miejsca nie ma, karty nie można przesunąć. Kart na przedpolu
    się nie przesuwa, z wyjątkiem Rycerzy: wolno ich przełożyć na kartę
    w dowolnym innym miejscu przedpola, również na stanowiskach machin.

C10 = W stosie tylko wierzchnią kartę można zwrócić, przesunąć, zabić lub
    odesłać do rezerwy. Karty pod nią nadal się liczą: są obecne, sąsiadują
    z innymi, liczą się jako żołnierze i machiny oraz chronią, a ich żetony
    można zmieniać.

C11 = Chronionej karty nie można zwrócić, przesunąć, zabić ani odesłać do
    rezerwy, ale żeton na niej można zmienić. Chronią: Rycerz (kartę
    bezpośrednio pod sobą), Kapłan i Kapitan; Ambasador jest chroniony zawsze.

C12 = Czarny rycerz nie liczy się jako Rycerz: efekty działające na Rycerzy
    nigdy go nie dotyczą.

section-end = Koniec gry

C13 = Wygrywasz, jeśli po zagraniu przez ciebie karty i rozpatrzeniu
    wszystkiego, co wywołała, aż po ostatni zagnieżdżony efekt, nie masz kart
    ani na ręce, ani w talii. Pozostałe akcje przepadają. W tej chwili wygrać
    może tylko ten, czyja trwa tura; pozostałych sprawdza się na początku ich
    własnej tury. Uwaga: jeśli twoją ostatnią kartą jest żołnierz, a jego
    przybycie zwraca ci twoją własną machinę oblężniczą, jeszcze nie wygrywasz.

C14 = Zablokowaną grę się przerywa. Sprawdza się to na końcu każdej tury, zanim
    następny gracz zostanie sprawdzony według C13. Gra się kończy, jeśli stół
    jest martwy: żadna karta z czyjejkolwiek ręki, z którejkolwiek talii ani
    z rezerwy nie ma już dozwolonego miejsca, więc nic nie może się zmienić.
    Kończy się też, gdy minie z rzędu po dziesięć tur na gracza, które zaczęły
    się przy wszystkich taliach pustych i w których nikt nie zagrał karty,
    a najpóźniej wtedy, gdy rozegrano w pełni po 300 tur na gracza. Wygrywa ten,
    kto ma najmniej kart na ręce; jeśli jest takich kilku, ten z nich, kto ma
    najmniej kart w talii; jeśli i tu jest remis, zwycięstwo się dzieli. Tura,
    która przepadła, liczy się jako tura bez zagrania.

section-court = Karty dziedzińca

C20 = Król (dziedziniec; mężczyzna). Zwróć dowolną kartę zamku oprócz niego
    samego. Potem, nawet jeśli nie było czego zwrócić, spójrz na Faworytę: jeśli
    jest na dziedzińcu, pod Rycerzem czy nie, i leży na niej żeton, właściciel
    tego żetonu również zwraca kartę zamku. Może to być każda karta oprócz
    Króla, także sama Faworyta lub jego własna karta. Jeśli to twój żeton,
    wybierasz dwa razy.

C21 = Królowa (dziedziniec; kobieta). Gdy Król jest na dziedzińcu, trzeba ją
    położyć obok niego. Zwróć dowolną inną kartę z dziedzińca.

C22 = Książę (dziedziniec; mężczyzna). Działa stale: dopóki Książę jest na
    dziedzińcu, a Króla tam nie ma, Książę go zastępuje i kartę, która musi
    sąsiadować z Królem, wolno położyć obok Księcia. W praktyce dotyczy to tylko
    Doradcy, bo Królową pod nieobecność Króla kładzie się na dziedzińcu, gdzie
    się chce. Króla przesuniętego na przedpole nie ma na dziedzińcu.

C23 = Księżniczka (dziedziniec; kobieta). Przesuń wybranego Rycerza. Może on
    trafić także na nią samą.

C24 = Książę z bajki (dziedziniec; mężczyzna). Gdy Księżniczka jest na
    dziedzińcu, trzeba go położyć obok niej. Przesuń wybraną kobietę. Kobiety to
    Królowa, Księżniczka, Faworyta, Dama dworu, Kurtyzana, Czarownica i Wróżka;
    tych, które są na przedpolu, nie można przesunąć.

C25 = Faworyta (dziedziniec; kobieta). Nie wolno jej położyć, gdy na dziedzińcu
    jest Królowa. Przesuń Króla i przesuń jednego Rycerza, w dowolnej
    kolejności. Najpierw wybierasz spośród obu rodzajów kart, potem od nowa
    sprawdzasz ten drugi, bo pierwsze przesunięcie mogło uwolnić Króla albo
    uniemożliwić drugie.

C26 = Dama dworu (dziedziniec; kobieta). Trzeba ją położyć obok Królowej lub
    Księżniczki. Zwróć mężczyznę z sąsiedniego pola zamku: z dziedzińca, muru
    lub wieży. Rycerz leżący na wierzchu liczy się jako mężczyzna bez względu na
    to, co jest pod nim.

C27 = Dworzanin (dziedziniec; mężczyzna). Zwróć sąsiednią kartę zamku.

C28 = Kurtyzana (dziedziniec; kobieta). Wybierz kartę ze swojej ręki i innego
    gracza: wymieniasz ją na losową kartę z jego ręki, wyciągniętą, zanim trafi
    tam twoja. Jeśli nie masz już kart albo ręce wszystkich pozostałych są
    puste, nic się nie dzieje.

C29 = Doradca (dziedziniec; mężczyzna). Trzeba go położyć obok Króla albo, jeśli
    pozwala na to C22, obok Księcia. Wprowadź do gry kartę z rezerwy: zasady jej
    wykładania obowiązują, ale nie dostaje żetonu. Jej efekt działa, a „ty”
    w jej tekście oznacza ciebie: twoją rękę, twoje żetony, twoją dodatkową
    akcję; wybory, które jej tekst zostawia innym, nadal należą do nich. Nowa
    karta może obrać za cel Doradcę, a wprowadzonego w ten sposób Rycerza wolno
    położyć na nim.

C30 = Intrygant (dziedziniec; mężczyzna). Wybierz dwie inne karty w grze,
    z których każda ma żeton, i zamień te żetony miejscami; mogą nawet być tego
    samego koloru.

C31 = Szpieg (dziedziniec; mężczyzna). Rozmieść na nowo żetony na sąsiednich
    kartach, także tych pod Rycerzami, jak ci się podoba; biorą w tym udział
    tylko karty, na których leży żeton. Robisz to zamianami, za każdym razem
    dwóch żetonów różnych kolorów. Patrz na wcześniejsze z dwóch miejsc: od
    zamiany do zamiany musi ono przesuwać się dalej w kolejności miejsc. Możesz
    przestać, kiedy chcesz; gdy żadna zamiana nie jest już możliwa, efekt kończy
    się sam.

C32 = Złodziej (dziedziniec; mężczyzna). Zdejmij żeton z sąsiedniej karty.

C33 = Skrytobójca (dziedziniec; mężczyzna). Zabij sąsiednią kartę: na zawsze
    wypada ona z gry. Króla nigdy nie można zabić.

C34 = Kapłan (dziedziniec; mężczyzna). Działa stale: chroniona jest każda
    sąsiednia karta, na której leży żeton tego samego koloru co na Kapłanie. Bez
    żetonu nie chroni nikogo; nigdy też nie chroni siebie ani innych kart na
    swoim polu.

C35 = Ambasador (dziedziniec; mężczyzna). Wolno go położyć tylko na ostatnim
    wolnym polu dziedzińca. Działa stale: jest zawsze chroniony.

C36 = Kupiec (dziedziniec; mężczyzna). Masz w tej turze o jedną akcję więcej.
    Ponadto zastąp swoimi żetonami trzy żetony innych graczy na kartach w grze,
    jeden po drugim; możesz wybierać także karty pod Rycerzami i karty na
    przedpolu. Jeśli takich żetonów jest mniej niż trzy, zastąp wszystkie.

C37 = Minstrel (dziedziniec; mężczyzna). Wybierz dwie karty na sąsiadujących
    z nim polach dziedzińca: zamieniają się miejscami. Obie muszą leżeć
    pojedynczo, nie w stosie, i nie mogą być chronione; samego Minstrela nigdy
    nie wolno wybrać.

C38 = Błazen (dziedziniec; mężczyzna). W grze dwuosobowej nie bierze udziału.
    Wszyscy gracze wybierają po jednej karcie z ręki i jednocześnie przekazują
    ją w lewo. Kto ma pustą rękę, nie daje nic; kto ma jedną kartę, też jest
    pytany.

C39 = Wioskowy głupek (dziedziniec; mężczyzna). W grze dwuosobowej nie bierze
    udziału. Wszyscy gracze jednocześnie biorą po jednej losowej karcie z ręki
    sąsiada po prawej. Z pustej ręki nic się nie bierze.

C40 = Czarny rycerz (dziedziniec; mężczyzna). Zwróć Rycerza z sąsiedniego pola.

section-walls = Karty murów

C41 = Żołnierz (mury; mężczyzna). Żołnierz, Kapitan i Zdrajca liczą się wszyscy
    jako żołnierze. Gdy na mur przybywa czwarty żołnierz, stojąca naprzeciw
    machina oblężnicza zostaje zwrócona, chyba że leży na niej Rycerz. Żołnierzy
    wolno kłaść również wtedy, gdy stoją cztery machiny. W grze jest 13 takich
    kart.

C42 = Kapitan (mury; mężczyzna). Jest żołnierzem, więc do jego przybycia stosuje
    się C41. Działa stale: pozostali żołnierze na jego murze są chronieni, on
    sam nie.

C43 = Zdrajca (mury; mężczyzna). Jest żołnierzem, więc do jego przybycia stosuje
    się C41. Potem zwróć kartę z sąsiedniego pola dziedzińca.

section-towers = Karty wież

C44 = Duch (wieże; ani mężczyzna, ani kobieta). Wolno go położyć tylko w zajętej
    wieży, w której leży pojedyncza, niechroniona karta. Zwróć ją; Duch zajmuje
    jej miejsce. Należy to do wykładania Ducha; może to być także twoja własna
    karta albo karta bez żetonu.

C45 = Wartownik (wieże; mężczyzna). Przesuń żołnierza na dowolne wolne pole
    dowolnego muru. Jeśli staje się tam czwartym, stosuje się C41; żadnego
    innego efektu przesunięcie nie wywołuje.

C46 = Czarodziej (wieże; mężczyzna). Wybierz dowolną inną kartę w grze: zostaje
    odesłana do rezerwy.

C47 = Łucznik (wieże; mężczyzna). Zwróć kartę z przedpola.

C48 = Czarownica (wieże; kobieta). Wybierz kartę z rezerwy i gracza, choćby
    siebie: karta trafia na jego rękę.

C49 = Alchemik (wieże; mężczyzna). Wymień dwie karty z ręki na dwie karty
    z rezerwy. Jeśli w chwili jego przybycia masz na ręce lub jest w rezerwie
    mniej niż dwie karty, wymieniasz tylko tyle, na ile pozwala mniejsza z tych
    liczb. Wymiany następują jedna po drugiej; tego, co oddajesz, nie możesz
    wziąć z powrotem, a tego, co bierzesz, nie możesz oddać.

section-outside = Karty przedpola

C50 = Machina oblężnicza (przedpole; ani mężczyzna, ani kobieta). Trzeba ją
    położyć na wolnym stanowisku machin: north, east, south lub west; na murze
    naprzeciw może już stać czterech żołnierzy. Gdy przybywa czwarta machina,
    wszyscy niechronieni żołnierze ze wszystkich murów zostają naraz zwróceni.
    Dotyczy to także Kapitana, chyba że chroni go coś innego. Kto jest
    chroniony, ustala się, zanim odejdzie pierwszy z nich; żołnierze leżący na
    przedpolu zostają. Dzieje się tak za każdym razem, gdy liczba machin wzrasta
    z trzech do czterech. W grze jest 5 takich kart.

C51 = Barbarzyńca (przedpole; mężczyzna). Zwróć kartę z wieży lub z muru.

C52 = Smok (przedpole; ani mężczyzna, ani kobieta). Najpierw zwróć inną kartę
    z przedpola, potem kartę z wieży lub z muru. To, co z tego niemożliwe,
    pomiń.

C53 = Czarnoksiężnik (przedpole; mężczyzna). Zwróć kartę, którą położono jako
    ostatnią przed nim, bez względu na to, kto ją zagrał; może to też być karta
    wprowadzona przez Doradcę. Musi to być dokładnie ta karta, wciąż w grze, na
    wierzchu i niechroniona. Przesunięcie nie jest wyłożeniem. Jeśli samego
    Czarnoksiężnika wprowadza Doradca, Czarnoksiężnik na tych samych warunkach
    zwraca właśnie Doradcę.

C54 = Wróżka (przedpole; kobieta). Przesuń kartę zamku na przedpole. Rycerz musi
    tam trafić na jakąś kartę; w najgorszym razie jest nią sama Wróżka.

C55 = Herold (przedpole; mężczyzna). Działa stale: jeśli na początku swojej tury
    masz na ręce Króla, musisz go zagrać pierwszą akcją. Jeśli nie ma wtedy dla
    niego dozwolonego miejsca, musisz to zrobić następną akcją, przy której
    miejsce się znajdzie. Czy masz ten obowiązek, rozstrzyga się na początku
    tury. Dopóki dla Króla nie ma miejsca, każda akcja jest dozwolona, nawet
    wymiana jego samego.

section-anywhere = Karty dowolnej strefy

C56 = Rycerz (dowolna strefa; mężczyzna). Trzeba go położyć na innej karcie.
    Działa stale: karta bezpośrednio pod nim jest chroniona. W grze są 4 takie
    karty.

section-knowledge = Kto co wie

C60 = Ręce i talie są tajne, ale tego, co widział cały stół, nikt nie musi
    zapominać. Jeśli karta wróciła na rękę z planszy albo jawnie trafiła na rękę
    z rezerwy, wszyscy wiedzą, że tam jest, dopóki nie zostanie zagrana lub
    wymieniona albo dopóki nie okaże się, że mogła zostać wylosowana. Wiesz też,
    którą kartę przekazujesz (C38) oraz co ci zabrano lub dano (C28, C39).

C61 = Gdy z czyjejś ręki ciągnie się losową kartę, pozostali nie mogą już być
    pewni, co na niej jest. Gracze komputerowi i wszystko, co widzisz na
    ekranie, trzymają się ściśle C60 i C61: nic więcej i nic mniej.

section-variants = Warianty

variant-merchant-finish =
    Kupiec na końcu: zwykle można. Jeśli nie można, obowiązuje dawny oficjalny
    wariant: Kupca nie można zagrać, gdy nie masz na ręce żadnej innej karty,
    a twoja talia jest pusta. Kupca wprowadzonego do gry przez Doradcę to nie
    dotyczy.

variant-hand-limit =
    Dobieranie przy pełnej ręce: zwykle wolno. Jeśli nie wolno, obowiązuje
    częsta zasada domowa: nie wolno dobierać, dopóki masz na ręce co najmniej
    tyle kart, ile rozdano ci na początku (C3).
