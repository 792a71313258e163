### Majestat: zasady dla graczy, jeden komunikat na zasadę, w kolejności czytania.

section-aim = Cel gry

aim =
    Celem jest mieć po dwunastu turach najwięcej monet. W każdej turze bierzesz
    z kolejki jedną kartę i kładziesz ją pod jej lokacją, a ta od razu daje monety
    lub pionki. Pierwsza karta nic nie kosztuje, na każdej pominiętej zostawiasz
    pionek. Na koniec dochodzą monety za różnorodność i większość, a ranni je
    odbierają.

section-course = Przebieg tury

course-1 =
    W kolejce leży sześć kart. Pierwsza jest za darmo, każda następna kosztuje
    o jeden pionek więcej.

course-2 =
    Na każdej pominiętej karcie postaw swój pionek. Pionki stojące na karcie, którą
    bierzesz, są twoje.

course-3 =
    Połóż kartę pod jej lokacją. Lokacja robi teraz wszystko, co pokazuje, a nowa
    karta już się liczy.

course-4 =
    Rycerz atakuje wszystkich, którzy mają mniej strażników niż ty rycerzy: ich
    karta najdalej po lewej trafia do Szpitala. Czarownica sprowadza stamtąd
    ostatnią.

course-5 =
    Po dwunastu turach każdego gracza podlicza się monety: za różnorodność
    i większość, minus za rannych.

section-setup = Przygotowanie

M1 =
    Przed każdym graczem leży w rzędzie osiem lokacji, ponumerowanych od 1 do 8 od
    lewej do prawej; wszyscy mają takie same. Każda lokacja ma stronę A i stronę B.
    O tym, które strony są w grze, decyduje się raz dla całego stołu: wszędzie
    A (tak jest domyślnie), wszędzie B albo dowolna mieszanka. Każdą lokację można
    odwrócić osobno.

M2 =
    Zaczynasz z 5 pionkami i bez ani jednej monety. Pionki stoją na twojej karcie
    poddanych, na której jest 5 miejsc.

M4 =
    Karty zielone (etap 1) i czerwone (etap 2) tasuje się osobno. Z 33 zielonych
    zostaje 6 przy dwóch graczach, 14 przy trzech i 26 przy czterech; pozostałe 27,
    19 lub 7 odpada z gry i nikt ich nie ogląda. Czerwone zostają wszystkie, czyli
    27. Pozostawione zielone karty kładzie się na czerwonych i tak powstaje talia.

M5 =
    Sześć wierzchnich kart talii wykłada się odkrytych obok siebie: to jest kolejka.
    Karta 1 leży najdalej od talii, karta 6 tuż przy niej. W zwykłej grze
    dwuosobowej pierwsza kolejka to dokładnie te sześć zielonych kart, które są
    w grze.

M7 =
    Osobę, która ma pierwszą turę, wyznacza los; to ona dostaje kartę poddanych
    z czerwonym rycerzem. Po każdej turze przychodzi kolej na sąsiada z lewej.
    (Niemiecka instrukcja oddaje pierwszą turę w pierwszej partii temu, kto czyta
    zasady; tutaj zawsze rozstrzyga los.)

section-turn = Twoja tura

M8 =
    W swojej turze musisz wziąć z kolejki kartę, i to tylko jedną; spasować nie
    wolno. Karta 1 jest darmowa. Żeby wziąć inną, postaw po jednym swoim pionku na
    każdej karcie leżącej przed nią: karta 2 kosztuje 1 pionek, karta 3 dwa i tak
    dalej, aż do pięciu za kartę 6. Te pionki musisz mieć już wcześniej: tymi, które
    stoją na wybranej karcie, nie można za nią zapłacić.

M9 =
    Karta jest twoja, a wraz z nią wszystkie pionki, które na niej stoją. Jeśli masz
    ich teraz więcej niż pięć, nadliczbowe czekają na razie obok karty poddanych.

M10 =
    Połóż kartę pod lokacją jej postaci. Karta podwójna przedstawia dwie postacie:
    wybierz jedną z nich, a karta będzie się liczyć tylko jako ta postać.

M11 =
    Teraz wykonaj wszystko, co przewiduje ta lokacja, od góry do dołu; dopiero co
    położona karta już się liczy. Z niczego nie wolno zrezygnować, z wyjątkiem
    wymiany w Zamku B (M26B).

    „Za każdą” i „za każdego” dotyczy zawsze twoich własnych postaci. Jeśli monety
    dostaje „każdy gracz”, to ty również: kto ma co najmniej jedną wymienioną
    postać, która nie jest ranna, otrzymuje podaną kwotę z banku jeden raz, bez
    względu na to, ile takich postaci ma.

M12 =
    Na koniec tury wszystkie twoje nadliczbowe pionki, czyli te powyżej pięciu,
    wracają do rezerwy, a ty dostajesz za każdy 1 monetę.

M13 =
    Luka w kolejce się zamyka: karty przesuwają się w stronę karty 1 razem
    z pionkami, które na nich stoją, a wierzchnia karta talii, jeśli jakaś jeszcze
    jest, staje się kartą 6.

    Kiedy to się dzieje, zależy od wydania. W rosyjskim i angielskim jest to
    ostatnia rzecz w turze: wszystko, co masz do wybrania (połówkę karty podwójnej,
    miejsce wyleczonej karty, wymianę), wybierasz już przy braniu karty. W polskim
    i niemieckim kolejkę uzupełnia się, gdy tylko karta zostanie wzięta, więc
    o reszcie decydujesz, widząc już nową kartę. Te same wybory prowadzą w każdym
    wydaniu do tego samego wyniku.

section-attack = Atak, obrona, leczenie

M30 =
    Atak: policz swoich rycerzy razem z nowym i porównaj ich liczbę z liczbą
    strażników każdego przeciwnika z osobna. Przeciwnik, który ma co najmniej tylu
    strażników, ilu ty masz rycerzy, jest bezpieczny. Jeśli ma ich mniej, jedna jego
    karta zostaje ranna, i to tylko jedna, choćby różnica była większa. Straż broni
    bez względu na to, która strona Strażnicy jest w grze. Nikogo nie wolno
    oszczędzić.

M31 =
    Kto zostaje ranny: przejrzyj lokacje zaatakowanego od 1 do 7 i zatrzymaj się
    przy pierwszej, pod którą leży karta. Jeśli jest ich tam kilka, ranna zostaje
    ta, która przybyła ostatnia; wyleczoną kartę uważa się za przybyłą w chwili
    wyleczenia. Kartę kładzie się zakrytą na wierzch stosu w Szpitalu jej
    właściciela. Ani rycerze, ani straż się przy tym nie zużywają. Gracz, który nie
    ma pod lokacjami żadnej karty, nic nie traci.

M32 =
    Leczenie: weź wierzchnią kartę ze swojego Szpitala, czyli tę zranioną
    najpóźniej, i połóż ją z powrotem pod jej lokacją (o karcie podwójnej mówi M33).
    Robi się to, zanim Chatka czarownicy przyniesie monety, więc karta już się tam
    liczy. Lokacja, do której wróciła, nie uruchamia się; w szczególności wyleczona
    czarownica nikogo nie leczy. Jeśli Szpital jest pusty, pomiń ten krok.

M33 =
    Lecząc kartę podwójną, wybierasz na nowo, którą z jej dwóch postaci się stanie,
    bez względu na to, kim była wcześniej.

M34 =
    Jeśli kładziesz kartę podwójną jako czarownicę, a wierzchnia karta twojego
    Szpitala też jest podwójna, masz dwa wybory: połówkę nowej karty i połówkę
    wyleczonej. Oba należą do ciebie.

section-buildings = Lokacje

M20A =
    Młyn, strona A. Dostajesz 2 monety za każdą swoją młynarkę.

    Za większość na koniec gry: 10 monet.

    Przykład: trzecia młynarka daje 6 monet.

M20B =
    Młyn, strona B. Dostajesz 2 monety za każdą swoją młynarkę. Następnie każdy
    gracz, który ma co najmniej jedną czarownicę, dostaje 3 monety.

    Za większość na koniec gry: 14 monet.

    Przykład: druga młynarka daje 4 monety i jeszcze 3, jeśli masz czarownicę.

M21A =
    Browar, strona A. Dostajesz 2 monety i 1 pionek za każdego swojego piwowara.
    Następnie każdy gracz, który ma co najmniej jedną młynarkę, dostaje 2 monety.

    Za większość na koniec gry: 11 monet.

    Przykład: drugi piwowar daje 4 monety i 2 pionki oraz jeszcze 2 monety, jeśli
    masz młynarkę.

M21B =
    Browar, strona B. Dostajesz po 1 pionku za każdą swoją młynarkę i za każdego
    swojego piwowara, ale bez monet. Następnie, jeśli masz co najmniej jednego
    karczmarza i co najmniej jedną szlachciankę, dostajesz 10 monet: tylko raz
    i tylko ty.

    Za większość na koniec gry: 12 monet.

    Przykład: przy dwóch młynarkach pierwszy piwowar daje 3 pionki.

M22A =
    Chatka czarownicy, strona A. Najpierw leczysz (M32). Następnie dostajesz po
    2 monety za każdą swoją młynarkę, każdego piwowara i każdą czarownicę.

    Za większość na koniec gry: 12 monet.

    Przykład: twoja pierwsza czarownica leczy młynarkę; z tą młynarką i jednym
    piwowarem dostajesz 6 monet.

M22B =
    Chatka czarownicy, strona B. Najpierw leczysz (M32). Następnie dostajesz
    3 monety za każdą swoją czarownicę.

    Za większość na koniec gry: 12 monet.

    Przykład: druga czarownica daje 6 monet; wyleczone czarownice też się liczą.

M23A =
    Strażnica, strona A. Dostajesz po 2 monety za każdą swoją straż, każdego rycerza
    i każdego karczmarza. Ponadto straż broni cię przed atakami (M30).

    Za większość na koniec gry: 13 monet.

    Przykład: przy dwóch rycerzach i jednym karczmarzu pierwsza straż daje 8 monet.

M23B =
    Strażnica, strona B. Dostajesz po 2 monety za każdego swojego piwowara, każdą
    czarownicę i każdą straż. Następnie każdy gracz, który ma co najmniej jednego
    karczmarza, dostaje 3 monety. Także przy tej stronie straż broni cię przed
    atakami (M30).

    Za większość na koniec gry: 8 monet.

    Przykład: przy jednym piwowarze i jednej czarownicy pierwsza straż daje 6 monet
    i jeszcze 3, jeśli masz karczmarza.

M24A =
    Koszary, strona A. Najpierw atakujesz (M30). Następnie dostajesz 3 monety za
    każdego swojego rycerza.

    Za większość na koniec gry: 14 monet.

    Przykład: drugi rycerz rani kartę u wszystkich, którzy mają mniej niż dwóch
    strażników; potem dostajesz 6 monet.

M24B =
    Koszary, strona B. Najpierw atakujesz (M30). Następnie dostajesz po 3 monety za
    każdego swojego rycerza, każdego karczmarza i każdą szlachciankę.

    Za większość na koniec gry: 8 monet.

    Przykład: przy jednym karczmarzu i dwóch szlachciankach pierwszy rycerz daje
    12 monet.

M25A =
    Tawerna, strona A. Dostajesz 4 monety za każdego swojego karczmarza. Następnie
    każdy gracz, który ma co najmniej jednego piwowara, dostaje 3 monety.

    Za większość na koniec gry: 15 monet.

    Przykład: drugi karczmarz daje 8 monet i jeszcze 3, jeśli masz piwowara.

M25B =
    Tawerna, strona B. Pomnóż liczbę swoich karczmarzy przez wielkość swojej
    największej grupy postaci i podwój wynik: tyle monet dostajesz. Grupa to
    wszystkie karty pod jedną lokacją; największą mogą być także sami karczmarze,
    natomiast ranni grupy nie tworzą.

    Za większość na koniec gry: 12 monet.

    Przykład: 2 karczmarzy i największa grupa z 4 kart dają 2 × 2 × 4 = 16 monet.

M26A =
    Zamek, strona A. Dostajesz 5 monet i 1 pionek za każdą swoją szlachciankę.

    Za większość na koniec gry: 16 monet.

    Przykład: druga szlachcianka daje 10 monet i 2 pionki.

M26B =
    Zamek, strona B. Najpierw możesz dokonać wymiany, jeden pionek za jedną monetę
    lub odwrotnie, ale tylko w jedną stronę; możesz też z niej zrezygnować. Liczą
    się pionki, które masz w tej chwili: karta jest już opłacona, pionki, które na
    niej stały, są już twoje, a te czekające obok karty poddanych też się liczą.
    - Sprzedaż: dowolna liczba twoich pionków, po 1 monecie za każdy.
    - Kupno: dowolna liczba pionków po 1 monecie za każdy, ale nie więcej, niż masz
      monet, i nie więcej, niż brakuje ci do pięciu; mając pięć lub więcej, nie
      możesz kupować.

    Dopiero potem dostajesz 4 monety za każdą swoją szlachciankę i 4 monety za każdą
    kartę w swoim Szpitalu, więc tego dochodu nie można wydać na wymianę.

    Za większość na koniec gry: 16 monet.

    Przykład: sprzedajesz 3 pionki za 3 monety; potem 2 szlachcianki i 1 ranna karta
    dają 12 monet.

M27A =
    Szpital, strona A. Przy punktacji końcowej tracisz 1 monetę za każdą swoją ranną
    postać.

    Przykład: dwoje rannych kosztuje cię 2 monety.

M27B =
    Szpital, strona B. Przy punktacji końcowej tracisz 2 monety za każdą swoją ranną
    postać. Ponadto gracz, który ma najwięcej rannych, traci 10 monet. Jeśli takich
    graczy jest kilku, każdy z nich traci 10; jeśli nikt nie ma rannych, nie traci
    nikt.

    Przykład: troje rannych kosztuje cię 6 monet, a 16, jeśli nikt nie ma ich
    więcej.

section-general = Co obowiązuje zawsze

M14 =
    Ranne postacie, czyli karty w Szpitalu, nigdzie się nie liczą. Jedyne wyjątki to
    Zamek B (M26B), Szpital A (M27A) i Szpital B (M27B), które wprost o nich mówią.

M15 =
    Pionków w rezerwie nigdy nie brakuje. W pudełku jest ich 30, a żadna instrukcja
    nie mówi, co zrobić, gdy się skończą; gra toczy się wtedy po prostu dalej, jakby
    rezerwa była niewyczerpana.

M16 =
    Liczba monet każdego gracza jest jawna. W trakcie gry nie można mieć długów;
    poniżej zera można spaść dopiero przy punktacji końcowej.

section-end = Koniec gry

M40 =
    Gra kończy się, gdy każdy weźmie 12 kart, czyli po 24 turach przy dwóch
    graczach, 36 przy trzech i 48 przy czterech. Po ostatniej turze kolejkę też się
    uzupełnia. Ze zwykłą talią na początku każdej tury w kolejce jest sześć kart:
    przy trzech i czterech graczach karty brakuje dopiero przy ostatnim
    uzupełnieniu, a przy dwóch trzy karty zostają w talii.

M41 =
    Punktacja końcowa ma trzy kroki, w tej kolejności.
    - Ranni: każdy traci monety zgodnie ze swoim Szpitalem (M27A, M27B). Dopiero po
      tym rozliczeniu ranni odpadają z gry.
    - Różnorodność: policz swoje lokacje od 1 do 7, pod którymi leży co najmniej
      jedna karta, i pomnóż tę liczbę przez nią samą; tyle monet dostajesz. Cztery
      lokacje dają 16, sześć daje 36.
    - Większość: za każdą lokację od 1 do 7 ten, kto ma tam najwięcej postaci,
      dostaje monety podane dla niej (M20A–M26B). Przy remisie każdy z remisujących
      dostaje pełną kwotę. Gdzie nikt nie ma karty, tam nikt nic nie dostaje.

M42 =
    Wygrywa ten, kto ma najwięcej monet. Co oznacza remis, zależy od wydania, które
    wybiera się przy otwieraniu stołu.
    - Rosyjskie i angielskie: remisujący dzielą się zwycięstwem.
    - Polskie: spośród remisujących wygrywa ten, komu zostało najwięcej pionków na
      karcie poddanych; jeśli i tu jest remis, dzielą się zwycięstwem.
    - Niemieckie: remisujący dzielą się zwycięstwem. Uwaga w niemieckiej instrukcji
      pozwala, by rozstrzygnęły pionki, porównywane tak jak w wydaniu polskim, jeśli
      się na to umówicie; w żadnym innym wydaniu nie ma tego wyboru.

    Wydania różnią się też chwilą uzupełniania kolejki (M13). Wszystkie pozostałe
    zasady są takie same.

section-box = Karty i żetony

M3 =
    W grze jest 60 kart postaci: 33 zielone (etap 1) i 27 czerwonych (etap 2).
    Liczby oznaczają: ile zielonych + ile czerwonych.
    - Karty pojedyncze: młynarka 7 + 2, piwowar 4 + 2, czarownica 3 + 2, straż
      3 + 2, rycerz 2 + 1, karczmarz 2 + 2, szlachcianka 3 + 2.
    - Karty podwójne: młynarka/piwowar 2 + 1, młynarka/rycerz 1 + 1,
      piwowar/czarownica 1 + 2, piwowar/rycerz 0 + 1, czarownica/straż 1 + 2,
      czarownica/karczmarz 0 + 1, czarownica/szlachcianka 0 + 1, straż/rycerz 0 + 2,
      straż/karczmarz 1 + 0, straż/szlachcianka 1 + 0, rycerz/karczmarz 1 + 2,
      karczmarz/szlachcianka 1 + 1.

M6 =
    Wariant: gra się wszystkimi kartami, których się nie rozdziela ani nie odrzuca.
    Wszystkie 60, zielone razem z czerwonymi, tasuje się w jedną talię.

chips-note =
    Do gry na stole dołączono żetony o wartościach 1, 2, 10, 50 i 100. W wydaniach
    rosyjskim, angielskim i niemieckim jest ich 10, 25, 25, 6 i 4, w polskim 16, 20,
    24, 6 i 4. Na przebieg gry to nie wpływa.

section-notation = Jak zapisuje się ruchy

notation-note =
    W terminalu i w zapisach gier ruch to numer karty, od 1 do 6. Po dwukropku
    podaje się połówkę karty podwójnej (4:guard), po plusie lokację wyleczonej karty
    podwójnej (2:witch+brewer), po znaku dolara wymianę w Zamku B: $+2 kupuje dwa
    pionki, $-3 sprzedaje trzy. W wydaniach polskim i niemieckim tura z wyborem to
    dwa ruchy: 2 bierze kartę, potem :witch+brewer rozstrzyga resztę.
