### Castle: zasady dla graczy, jeden komunikat na zasadę, w kolejności czytania.

section-aim = Cel gry

aim =
    Celem jest przed innymi pozbyć się wszystkich kart z ręki i z talii. W turze
    masz dwie akcje: dobierz, wymień kartę z rezerwą albo zagraj ją w jej części
    zamku. Kładziesz na niej swój żeton i działa jej efekt – zwykle odsyła inne
    karty graczom, których żetony na nich leżą.

section-course = Przebieg tury

course-1 =
    Masz rękę, zakrytą talię i odkrytą rezerwę, wspólną dla wszystkich. Wygrywa ten,
    kto pierwszy nie ma kart ani na ręce, ani w talii.

course-2 =
    W turze masz dwie akcje. Każda to jedna z trzech: dobierz kartę, wymień ją
    z rezerwą albo zagraj.

course-3 =
    Karta trafia do swojej części: na dziedziniec, mury, do wież lub na przedpole.
    Twój żeton pokazuje, że jest twoja.

course-4 =
    Potem działa jej efekt. Większość efektów zwraca karty, a zwrócona karta trafia
    na rękę tego, czyj żeton na niej leżał.

course-5 =
    Rycerze leżą na innych kartach i je chronią: chronionej karty nie można usunąć.

section-board = Plansza

board-note =
    Zamek ma trzy części: dziedziniec pośrodku (4 × 4 pola), mury dookoła (po cztery
    pola z każdej strony) i wieże w rogach. Wszystkie cztery mury są jedną strefą,
    cztery wieże też. Na zewnątrz jest przedpole: zmieści się tam dowolnie wiele
    kart, a naprzeciw każdego muru jest stanowisko dla jednej machiny oblężniczej.
    Sąsiednie karty stykają się bokiem lub rogiem, choćby leżały w różnych strefach;
    karty na przedpolu nie sąsiadują z niczym.

C1 =
    Na polu leży tylko jedna karta. Wyjątkiem są Rycerze: kładzie się ich na innych
    kartach, w każdej strefie, nawet na innych Rycerzach, ale nigdy na pustym polu.
    Miejsce, na którym leżą Rycerze, nazywa się stosem.

section-setup = Przygotowanie

C2 =
    W grze jest 56 kart. Jeśli gracie tylko we dwoje, odłóżcie do pudełka Błazna
    i Wioskowego głupka.

C3 =
    Każdy gracz dostaje karty na rękę i własną zakrytą talię. Do talii nie zagląda
    nikt, nawet jej właściciel. Pozostałe karty rozłóżcie odkryte: to rezerwa,
    wspólna dla wszystkich.
    - 2 graczy: 9 kart na ręce, 13 w talii, 10 w rezerwie
    - 3 graczy: 7 kart na ręce, 8 w talii, 11 w rezerwie
    - 4 graczy: 5 kart na ręce, 6 w talii, 12 w rezerwie
    - 5 graczy: 5 kart na ręce, 4 w talii, 11 w rezerwie

C4 =
    Każdy kładzie na swoich kartach żetony w jednym, własnym kolorze i zawsze ma ich
    dość. Pierwszą turę dostaje ktoś wybrany losowo, a potem każda następna należy
    do sąsiada z lewej. Sąsiad z lewej to ten, na kogo kolej przychodzi zaraz po
    tobie, a sąsiad z prawej ten, po kim kolej przychodzi na ciebie.

section-turn = Tura

C5 =
    W swojej turze wykonujesz dokładnie dwie akcje, a każda z nich to jedna
    z trzech: dobranie wierzchniej karty ze swojej talii; wymiana karty z ręki na
    kartę z rezerwy, choćby o tej samej nazwie; zagranie karty z ręki. Tę samą akcję
    wolno wykonać dwa razy. Pasować nie wolno. Akcja przepada tylko wtedy, gdy żadna
    z trzech nie jest możliwa.

C6 =
    Aby zagrać kartę, połóż ją na dozwolonym miejscu, umieść na niej swój żeton,
    a potem wykonaj jej efekt. Gdzie wolno ją położyć, mówi sama karta: w nawiasie
    po nazwie podano strefę, dalej ewentualny dodatkowy warunek. W zamku pole musi
    być wolne, chyba że kładziesz Ducha lub Rycerza. Karty, dla której nie ma
    dozwolonego miejsca, nie można zagrać.

C7 =
    Efekt trzeba wykonać w takim stopniu, w jakim się da, nawet na własną szkodę.
    To, co niewykonalne, pomija się, a kartę można mimo to zagrać. Cele wybierasz
    ty; mogą to być także twoje karty. Efekt działa raz, gdy karta wchodzi do gry;
    efekty, które trwają dalej, oznaczono słowami „działa stale”. Karta nigdy nie
    obiera za cel samej siebie, ale miejsce, na które coś się przesuwa lub kładzie,
    nie jest celem: Księżniczka może na przykład przesunąć Rycerza na siebie. Efekt
    złożony z kilku kroków wykonuje się krok po kroku, a każdy krok zależy od tego,
    co w danej chwili leży na stole; krok, dla którego nie ma żadnej możliwości,
    pomija się.

C8 =
    Zwrócić kartę to znaczy oddać ją na rękę graczowi, którego żeton na niej leży,
    a jeśli żetonu nie ma, odłożyć ją do rezerwy. Żeton się zdejmuje.

C9 =
    Przesunąć kartę to znaczy przełożyć ją na wolne pole tej samej strefy. Warunki
    wykładania nie mają wtedy znaczenia, a efekt karty nie działa ponownie. Rycerza
    przesuwa się na inną kartę tej samej strefy, nigdy na miejsce, na którym już
    leży. Do innej strefy przenosi kartę tylko Wróżka. Jeśli takiego miejsca nie ma,
    karty nie można przesunąć. Kart na przedpolu się nie przesuwa, z wyjątkiem
    Rycerzy: wolno ich przełożyć na kartę w dowolnym innym miejscu przedpola,
    również na stanowiskach machin.

C10 =
    W stosie tylko wierzchnią kartę można zwrócić, przesunąć, zabić lub odesłać do
    rezerwy. Karty pod nią nadal się liczą: są obecne, sąsiadują z innymi, liczą się
    jako żołnierze i machiny oraz chronią, a ich żetony można zmieniać.

C11 =
    Chronionej karty nie można zwrócić, przesunąć, zabić ani odesłać do rezerwy, ale
    żeton na niej można zmienić. Chronią: Rycerz (kartę bezpośrednio pod sobą),
    Kapłan i Kapitan; Ambasador jest chroniony zawsze.

C12 =
    Czarny rycerz nie liczy się jako Rycerz: efekty działające na Rycerzy nigdy go
    nie dotyczą.

section-end = Koniec gry

C13 =
    Wygrywasz, jeśli po zagraniu przez ciebie karty, gdy wszystko, co wywołała, jest
    wykonane, nie masz kart ani na ręce, ani w talii. Pozostałe akcje przepadają.
    W tej chwili wygrać może tylko ten, czyja trwa tura; pozostałych sprawdza się na
    początku ich własnej tury. Uwaga: jeśli twoją ostatnią kartą jest żołnierz,
    a jego przybycie zwraca ci twoją własną machinę oblężniczą, jeszcze nie
    wygrywasz.

C14 =
    W sytuacji patowej grę się przerywa. Sprawdza się to na końcu każdej tury, zanim
    ktoś może wygrać na początku następnej (C13). Sytuacja jest patowa, jeśli żadnej
    karty z rąk, z talii ani z rezerwy nie można już zagrać. Gra kończy się też, gdy
    minie z rzędu po dziesięć tur na gracza, które zaczęły się przy wszystkich
    taliach pustych i w których nikt nie zagrał karty, a najpóźniej po 300 turach na
    gracza; tura, która przepadła, liczy się jako tura bez zagrania.

    Wygrywa ten, kto ma najmniej kart na ręce; jeśli jest takich kilku, ten z nich,
    kto ma najmniej kart w talii; jeśli i tu jest remis, zwycięstwo się dzieli.

section-court = Karty dziedzińca

C20 =
    Król (dziedziniec; mężczyzna). Zwróć dowolną kartę zamku oprócz niego samego.
    Potem, nawet jeśli nie było czego zwrócić, spójrz na Faworytę: jeśli jest na
    dziedzińcu, pod Rycerzem czy nie, i leży na niej żeton, właściciel tego żetonu
    również zwraca kartę zamku. Może to być każda karta oprócz Króla, także sama
    Faworyta lub jego własna karta. Jeśli to twój żeton, wybierasz dwa razy.

    Przykład: Król zwraca Kapłana rywalowi na rękę. Na dziedzińcu jest twoja
    Faworyta, więc zwracasz drugą kartę.

C21 =
    Królowa (dziedziniec; kobieta). Gdy Król jest na dziedzińcu, trzeba ją położyć
    obok niego. Zwróć dowolną inną kartę z dziedzińca.

    Przykład: Król leży w rogu dziedzińca: dla niej otwarte są trzy pola dziedzińca
    wokół niego.

C22 =
    Książę (dziedziniec; mężczyzna). Działa stale: dopóki Książę jest na dziedzińcu,
    a Króla tam nie ma, Książę go zastępuje i kartę, która musi sąsiadować z Królem,
    wolno położyć obok Księcia. W praktyce dotyczy to tylko Doradcy, bo Królową pod
    nieobecność Króla kładzie się na dziedzińcu, gdzie się chce. Króla przesuniętego
    na przedpole nie ma na dziedzińcu.

    Przykład: Król wrócił na czyjąś rękę; teraz Doradcę wolno położyć obok Księcia.

C23 =
    Księżniczka (dziedziniec; kobieta). Przesuń wybranego Rycerza. Może on trafić
    także na nią samą.

    Przykład: przesuwa Rycerza z cudzego Króla na twojego Kapłana: teraz chroniona
    jest twoja karta.

C24 =
    Książę z bajki (dziedziniec; mężczyzna). Gdy Księżniczka jest na dziedzińcu,
    trzeba go położyć obok niej. Przesuń wybraną kobietę. Kobiety to Królowa,
    Księżniczka, Faworyta, Dama dworu, Kurtyzana, Czarownica i Wróżka; tych, które
    są na przedpolu, nie można przesunąć.

    Przykład: odsuwa Królową od Króla.

C25 =
    Faworyta (dziedziniec; kobieta). Nie wolno jej położyć, gdy na dziedzińcu jest
    Królowa. Przesuń Króla i przesuń jednego Rycerza, w dowolnej kolejności. Po
    pierwszym przesunięciu sprawdza się od nowa, co jest możliwe.

    Przykład: przesuwa Króla w róg dziedzińca, potem Rycerza z jednej karty muru na
    inną.

C26 =
    Dama dworu (dziedziniec; kobieta). Trzeba ją położyć obok Królowej lub
    Księżniczki. Zwróć mężczyznę z sąsiedniego pola zamku: z dziedzińca, muru lub
    wieży. Rycerz leżący na wierzchu liczy się jako mężczyzna bez względu na to, co
    jest pod nim.

    Przykład: położona obok Królowej, zwraca Łucznika z wieży, która styka się z jej
    polem.

C27 =
    Dworzanin (dziedziniec; mężczyzna). Zwróć sąsiednią kartę zamku.

    Przykład: położony w rogu dziedzińca, może zwrócić kartę z wieży w tym rogu.

C28 =
    Kurtyzana (dziedziniec; kobieta). Wybierz kartę ze swojej ręki i innego gracza:
    wymieniasz ją na losową kartę z jego ręki, wyciągniętą, zanim trafi tam twoja.
    Jeśli nie masz już kart albo ręce wszystkich pozostałych są puste, nic się nie
    dzieje.

    Przykład: oddajesz kartę, dla której nie ma teraz miejsca, i dostajesz to, co
    przyniesie los.

C29 =
    Doradca (dziedziniec; mężczyzna). Trzeba go położyć obok Króla albo obok
    Księcia, dopóki go zastępuje (C22). Wprowadź do gry kartę z rezerwy: zasady jej
    wykładania obowiązują, ale nie dostaje żetonu. Jej efekt działa, a „ty” w jej
    tekście oznacza ciebie: twoją rękę, twoje żetony, twoją dodatkową akcję; wybory,
    które jej tekst zostawia innym, nadal należą do nich. Nowa karta może obrać za
    cel Doradcę, a wprowadzonego w ten sposób Rycerza wolno położyć na nim.

    Przykład: wprowadza Smoka, który leży na przedpolu bez żetonu, a ty zwracasz
    dwie karty.

C30 =
    Intrygant (dziedziniec; mężczyzna). Wybierz dwie inne karty w grze, z których
    każda ma żeton, i zamień te żetony miejscami; mogą nawet być tego samego koloru.

    Przykład: zamieniasz swój żeton na Królu z cudzym na Żołnierzu: zwrócony Król
    trafi na rękę rywala.

C31 =
    Szpieg (dziedziniec; mężczyzna). Rozmieść na nowo żetony na sąsiednich kartach,
    także tych pod Rycerzami, jak ci się podoba; biorą w tym udział tylko karty, na
    których leży żeton. Tutaj za każdym razem zamieniasz dwa żetony; „Gotowe”
    kończy.

    Przykład: obok niego leżą twój Złodziej i cudzy Kapłan: po jednej zamianie na
    Kapłanie jest twój żeton, a na Złodzieju cudzy.

C32 =
    Złodziej (dziedziniec; mężczyzna). Zdejmij żeton z sąsiedniej karty.

    Przykład: zdejmuje żeton z Kapitana: zwrócony Kapitan trafi do rezerwy.

C33 =
    Skrytobójca (dziedziniec; mężczyzna). Zabij sąsiednią kartę: na zawsze wypada
    ona z gry. Króla nigdy nie można zabić.

    Przykład: zabija Królową obok siebie: nikt jej już nie zagra.

C34 =
    Kapłan (dziedziniec; mężczyzna). Działa stale: chroniona jest każda sąsiednia
    karta, na której leży żeton tego samego koloru co na Kapłanie. Bez żetonu nie
    chroni nikogo; nigdy też nie chroni siebie ani innych kart na swoim polu.

    Przykład: obok twojego Kapłana leżą dwie twoje karty: dopóki tam jest, nikt ich
    nie zwróci.

C35 =
    Ambasador (dziedziniec; mężczyzna). Wolno go położyć tylko na ostatnim wolnym
    polu dziedzińca. Działa stale: jest zawsze chroniony.

    Przykład: zajętych jest piętnaście pól dziedzińca: trafia na szesnaste.

C36 =
    Kupiec (dziedziniec; mężczyzna). Masz w tej turze o jedną akcję więcej. Ponadto
    zastąp swoimi żetonami trzy żetony innych graczy na kartach w grze, jeden po
    drugim; możesz wybierać także karty pod Rycerzami i karty na przedpolu. Jeśli
    takich żetonów jest mniej niż trzy, zastąp wszystkie.

    Przykład: zagrywasz go jako drugą akcję: trzy cudze żetony stają się twoje
    i masz jeszcze jedną akcję.

C37 =
    Minstrel (dziedziniec; mężczyzna). Wybierz dwie karty na sąsiadujących z nim
    polach dziedzińca: zamieniają się miejscami. Obie muszą leżeć pojedynczo, nie
    w stosie, i nie mogą być chronione; samego Minstrela nigdy nie wolno wybrać.

    Przykład: obok niego leżą Król i Złodziej: zamieniają się miejscami.

C38 =
    Błazen (dziedziniec; mężczyzna). W grze dwuosobowej nie bierze udziału. Wszyscy
    gracze wybierają po jednej karcie z ręki i jednocześnie przekazują ją w lewo.
    Kto ma pustą rękę, nie daje nic; kto ma jedną kartę, też jest pytany.

    Przykład: podajesz w lewo Króla, a z prawej dostajesz Żołnierza.

C39 =
    Wioskowy głupek (dziedziniec; mężczyzna). W grze dwuosobowej nie bierze udziału.
    Wszyscy gracze jednocześnie biorą po jednej losowej karcie z ręki sąsiada po
    prawej. Z pustej ręki nic się nie bierze.

    Przykład: sąsiad z lewej bierze jedną z twoich trzech kart, a ty jedną od
    sąsiada z prawej.

C40 =
    Czarny rycerz (dziedziniec; mężczyzna). Zwróć Rycerza z sąsiedniego pola.

    Przykład: Rycerz chroni Króla obok niego: Rycerz wraca na rękę właściciela, Król
    zostaje.

section-walls = Karty murów

C41 =
    Żołnierz (mury; mężczyzna). Żołnierz, Kapitan i Zdrajca liczą się wszyscy jako
    żołnierze. Gdy na mur przybywa czwarty żołnierz, stojąca naprzeciw machina
    oblężnicza zostaje zwrócona, chyba że leży na niej Rycerz. Żołnierzy wolno kłaść
    również wtedy, gdy stoją cztery machiny. W grze jest 13 takich kart.

    Przykład: na północnym murze stoi trzech żołnierzy; czwarty zwraca północną
    machinę jej właścicielowi.

C42 =
    Kapitan (mury; mężczyzna). Jest żołnierzem, więc jako czwarty na murze też
    zwraca stojącą naprzeciw machinę oblężniczą (C41). Działa stale: pozostali
    żołnierze na jego murze są chronieni, on sam nie.

    Przykład: przybywa czwarta machina: żołnierze na jego murze zostają, on
    odchodzi.

C43 =
    Zdrajca (mury; mężczyzna). Jest żołnierzem, więc jako czwarty na murze też
    zwraca stojącą naprzeciw machinę oblężniczą (C41). Potem zwróć kartę z
    sąsiedniego pola dziedzińca.

    Przykład: położony na południowym murze, zwraca kartę z pola dziedzińca, które
    styka się z jego polem.

section-towers = Karty wież

C44 =
    Duch (wieże; ani mężczyzna, ani kobieta). Wolno go położyć tylko w zajętej
    wieży, w której leży pojedyncza, niechroniona karta. Zwróć ją; Duch zajmuje jej
    miejsce. Należy to do wykładania Ducha; może to być także twoja własna karta
    albo karta bez żetonu.

    Przykład: Łucznik leży w wieży sam: wraca do właściciela, a wieża przypada
    Duchowi.

C45 =
    Wartownik (wieże; mężczyzna). Przesuń żołnierza na dowolne wolne pole dowolnego
    muru. Jeśli staje się tam czwartym, stojąca naprzeciw machina oblężnicza zostaje
    zwrócona (C41); żadnego innego efektu przesunięcie nie wywołuje.

    Przykład: przesuwa Żołnierza na mur, na którym stoi już trzech: machina
    naprzeciw wraca.

C46 =
    Czarodziej (wieże; mężczyzna). Wybierz dowolną inną kartę w grze: zostaje
    odesłana do rezerwy.

    Przykład: odsyła do rezerwy Smoka, którego każdy może sobie wymienić.

C47 =
    Łucznik (wieże; mężczyzna). Zwróć kartę z przedpola.

    Przykład: zwraca machinę oblężniczą jej właścicielowi.

C48 =
    Czarownica (wieże; kobieta). Wybierz kartę z rezerwy i gracza, choćby siebie:
    karta trafia na jego rękę.

    Przykład: rywalowi została jedna karta; daje mu Ambasadora z rezerwy.

C49 =
    Alchemik (wieże; mężczyzna). Wymień dwie karty z ręki na dwie karty z rezerwy.
    Jeśli w chwili jego przybycia masz na ręce lub jest w rezerwie mniej niż dwie
    karty, wymieniasz tylko tyle, na ile pozwala mniejsza z tych liczb. Wymiany
    następują jedna po drugiej; tego, co oddajesz, nie możesz wziąć z powrotem,
    a tego, co bierzesz, nie możesz oddać.

    Przykład: oddajesz Rycerza i Ambasadora, a bierzesz dwóch Żołnierzy.

section-outside = Karty przedpola

C50 =
    Machina oblężnicza (przedpole; ani mężczyzna, ani kobieta). Trzeba ją położyć na
    wolnym stanowisku machin: północ, wschód, południe lub zachód; na murze
    naprzeciw może już stać czterech żołnierzy. Gdy przybywa czwarta machina,
    wszyscy niechronieni żołnierze ze wszystkich murów zostają naraz zwróceni.
    Dotyczy to także Kapitana, chyba że chroni go coś innego. Kto jest chroniony,
    ustala się, zanim odejdzie pierwszy z nich; żołnierze leżący na przedpolu
    zostają. Dzieje się tak za każdym razem, gdy liczba machin wzrasta z trzech do
    czterech. W grze jest 5 takich kart.

    Przykład: stoją trzy machiny; czwarta odsyła wszystkich niechronionych
    żołnierzy.

C51 =
    Barbarzyńca (przedpole; mężczyzna). Zwróć kartę z wieży lub z muru.

    Przykład: zwraca Czarownicę z jej wieży.

C52 =
    Smok (przedpole; ani mężczyzna, ani kobieta). Najpierw zwróć inną kartę
    z przedpola, potem kartę z wieży lub z muru. To, co z tego niemożliwe, pomiń.

    Przykład: zwraca machinę oblężniczą, potem Żołnierza z muru.

C53 =
    Czarnoksiężnik (przedpole; mężczyzna). Zwróć kartę, którą położono jako ostatnią
    przed nim, bez względu na to, kto ją zagrał; może to też być karta wprowadzona
    przez Doradcę. Musi to być dokładnie ta karta, wciąż w grze, na wierzchu
    i niechroniona. Przesunięcie nie jest wyłożeniem. Jeśli samego Czarnoksiężnika
    wprowadza Doradca, Czarnoksiężnik na tych samych warunkach zwraca właśnie
    Doradcę.

    Przykład: rywal właśnie zagrał Królową: wraca ona na jego rękę.

C54 =
    Wróżka (przedpole; kobieta). Przesuń kartę zamku na przedpole. Rycerz musi tam
    trafić na jakąś kartę; w najgorszym razie jest nią sama Wróżka.

    Przykład: przesuwa Króla na przedpole: nie ma go już na dziedzińcu.

C55 =
    Herold (przedpole; mężczyzna). Działa stale: jeśli na początku swojej tury masz
    na ręce Króla, musisz go zagrać pierwszą akcją. Jeśli nie ma wtedy dla niego
    dozwolonego miejsca, musisz to zrobić następną akcją, przy której miejsce się
    znajdzie. Czy masz ten obowiązek, rozstrzyga się na początku tury. Dopóki dla
    Króla nie ma miejsca, każda akcja jest dozwolona, nawet wymiana jego samego.

    Przykład: Król wraca na twoją rękę; następną turę zaczniesz od niego.

section-anywhere = Karty dowolnej strefy

C56 =
    Rycerz (dowolna strefa; mężczyzna). Trzeba go położyć na innej karcie. Działa
    stale: karta bezpośrednio pod nim jest chroniona. W grze są 4 takie karty.

    Przykład: położony na twoim Doradcy, nie pozwala go zwrócić.

section-knowledge = Kto co wie

C60 =
    Ręce i talie są tajne, ale tego, co widział cały stół, nikt nie musi zapominać.
    Jeśli karta wróciła na rękę z planszy albo jawnie trafiła na rękę z rezerwy,
    wszyscy wiedzą, że tam jest, dopóki nie zostanie zagrana lub wymieniona albo
    dopóki nie okaże się, że mogła zostać wylosowana. Wiesz też, którą kartę
    przekazujesz (C38) oraz co ci zabrano lub dano (C28, C39).

C61 =
    Gdy z czyjejś ręki ciągnie się losową kartę, pozostali nie mogą już być pewni,
    co na niej jest. Gracze komputerowi i wszystko, co widzisz na ekranie, trzymają
    się ściśle C60 i C61: nic więcej i nic mniej.

section-variants = Warianty

variant-merchant-finish =
    Kupiec na końcu: zwykle można. Jeśli nie można, obowiązuje dawny oficjalny
    wariant: Kupca nie można zagrać, gdy nie masz na ręce żadnej innej karty,
    a twoja talia jest pusta. Kupca wprowadzonego do gry przez Doradcę to nie
    dotyczy.

variant-hand-limit =
    Dobieranie przy pełnej ręce: zwykle wolno. Jeśli nie wolno, obowiązuje częsta
    zasada domowa: nie wolno dobierać, dopóki masz na ręce co najmniej tyle kart,
    ile rozdano ci na początku (C3).

section-notation = Jak zapisuje się miejsca i ruchy

places-note =
    W terminalu i w zapisach gier pola mają nazwy: kolumny od a do f od lewej do
    prawej, rzędy od 1 do 6 od dołu do góry. Wieże to a1, f1, a6 i f6, dziedziniec
    to b2–e5, mury leżą między wieżami. Stanowiska machin to north (północ), east
    (wschód), south (południe) i west (zachód). Na przedpolu nowa karta dostaje
    najmniejszy wolny numer: o1, o2 i tak dalej; Rycerz na karcie go nie potrzebuje.
    c3 to wierzchnia karta na tym miejscu, c3.1 ta na samym spodzie.

order-note =
    Tam, gdzie liczy się kolejność miejsc, jest ona taka: od a1 do a6, od b1 do
    b6 i dalej do f6, potem north, east, south, west, wreszcie o1, o2 i tak dalej;
    stos od spodu do góry. Zamiany Szpiega (C31) idą w tej kolejności: od zamiany do
    zamiany wcześniejsze z dwóch miejsc przesuwa się dalej, a oba żetony są różnych
    kolorów.

notation-note =
    Ruch to słowo z kartami lub miejscami: draw, swap king thief, play soldier b1,
    return c3, move c3 d4, tokens b2 c3, done. Barbarzyńcę, Smoka, Czarnoksiężnika,
    Wróżkę i Herolda zagrywa się na out.
