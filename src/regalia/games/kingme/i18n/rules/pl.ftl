### King Me!: zasady dla graczy, jeden komunikat na zasadę, w kolejności czytania.

section-aim = Cel gry

aim =
    Celem jest zdobyć najwięcej punktów w trzech rundach. Tajna karta wymienia
    sześciu twoich faworytów; im wyżej stoją w chwili koronacji, tym więcej punktów.
    Najpierw wszyscy rozmieszczają dworzan na niższych piętrach, potem kolejno
    przesuwają dowolnego o piętro wyżej. Gdy ktoś wejdzie do sali tronowej, odbywa
    się głosowanie: same „Tak” – jest król i liczymy punkty; jedno „Nie” – kandydat
    odpada.

section-course = Przebieg rundy

course-1 =
    Na twoim tajnym celu jest sześciu faworytów. Do końca rundy znasz ich tylko ty.

course-2 =
    Najpierw gracze po kolei stawiają dworzan na piętrach od 1 do 4. Więcej niż
    czterech nie zmieści się na żadnym.

course-3 =
    Potem każdy w swojej turze przesuwa dowolnego dworzanina o jedno piętro w górę,
    czyimkolwiek jest faworytem.

course-4 =
    Gdy ktoś wejdzie do Sali tronowej, wszyscy głosują naraz i w tajemnicy.
    Wystarczy jedno „Nie”, a kandydat odpada do końca rundy.

course-5 =
    Gdy wszyscy głosują „Tak”, mamy króla. Każdy faworyt daje teraz punkty swojego
    piętra, król 10.

section-setup = Przygotowanie rundy

K1 =
    O koronę ubiega się trzynastu dworzan, a za sznurki pociąga od trzech do sześciu
    graczy. Kart celów jest 26, a na każdej widnieje sześciu faworytów. Karty
    zostają potasowane i każdy dostaje jedną z nich: do końca rundy swój cel znasz
    tylko ty. Rozdany cel nie wraca już w tej samej partii.

K2 =
    Bierzesz na rękę jedną kartę „Tak” i swoje karty „Nie”: cztery przy trzech
    graczach, trzy przy czterech, dwie przy pięciu lub sześciu. Przy prawdziwym
    stole liczbę swoich kart „Nie” zachowujesz dla siebie; tutaj ją widać, bo głosy
    i tak każdy mógłby policzyć.

K3 =
    O tym, kto jest pierwszym graczem w pierwszej rundzie, decyduje los. Miejsca są
    ponumerowane zgodnie z ruchem wskazówek zegara: sąsiad po twojej lewej stronie
    ma numer o jeden większy, a po ostatnim miejscu znów następuje pierwsze.

section-placing = Faza 1: rozmieszczanie dworzan

K4 =
    Pałac ma siedem pięter. Od dołu są to: 0 – Służba, 1 – Rzemieślnicy, 2 – Kupcy,
    3 – Strażnicy, 4 – Dostojnicy, 5 – Szlachta i na samej górze 6 – Sala tronowa.
    Zaczyna pierwszy gracz, a kolejka biegnie zgodnie z ruchem wskazówek zegara.
    W swojej turze bierzesz jednego dworzanina, którego nie ma jeszcze w pałacu,
    i stawiasz go na piętrze 1, 2, 3 lub 4. Trwa to do chwili, gdy każdy rozmieści
    czterech dworzan (przy trzech graczach), trzech (przy czterech) lub dwóch (przy
    pięciu lub sześciu).

K5 =
    Piętro z czterema dworzanami jest pełne, teraz i przez całą resztę rundy: piąty
    nigdy się tam nie zmieści.

K6 =
    Ci, których nikt nie rozmieścił, zaczynają na samym dole, wśród Służby na
    piętrze 0. Przy pięciu graczach jest ich trzech, przy trzech, czterech lub
    sześciu zostaje tylko jeden.

section-ascent = Faza 2: wspinaczka

K7 =
    Znów zaczyna pierwszy gracz, a kolejka biegnie zgodnie z ruchem wskazówek
    zegara. W swojej turze wybierasz dowolnego dworzanina w pałacu i przesuwasz go
    dokładnie o jedno piętro w górę. Pasować nie wolno, w dół nie schodzi nikt,
    a piętro, na którym stoi czterech dworzan, jest zamknięte, dopóki któryś z nich
    go nie opuści.

K8 =
    Dozwolony ruch istnieje zawsze: na początku każdej tury tron jest pusty, więc
    przynajmniej ten dworzanin, który stoi najwyżej, ma nad sobą wolne miejsce.
    Możesz przesunąć każdego, bez względu na to, czyim jest faworytem, a nawet
    głosować przeciwko kandydatowi zgłoszonemu przez ciebie.

K9 =
    Przesuwając dworzanina z piętra 5 (Szlachta) do Sali tronowej, zgłaszasz go na
    króla: bierzesz żeton korony i natychmiast odbywa się głosowanie.

section-voting = Głosowanie

K10 =
    Głosują wszyscy, także ten, kto zgłosił kandydata. Każdy wybiera w tajemnicy
    i w tym samym czasie co inni: „Tak” lub, o ile ma jeszcze taką kartę, „Nie”.
    Potem wszystkie głosy zostają odkryte naraz i każdy widzi, kto jak zagłosował.

K11 =
    Jeśli wszystkie głosy brzmią „Tak”, kandydat zostaje królem i na tym runda się
    kończy.

K12 =
    Wystarczy jedno „Nie”, aby kandydat został odrzucony: odpada do końca rundy.
    Wszystkie zagrane przy tym karty „Nie” są w tej rundzie stracone, a karty „Tak”
    wracają do swoich właścicieli. Następną turę ma gracz siedzący po lewej stronie
    posiadacza żetonu korony.

K13 =
    Gdy skończą ci się karty „Nie”, możesz głosować już tylko „Tak”, ale o głos pyta
    się ciebie tak samo jak wszystkich. Głosowanie odbywa się nawet wtedy, gdy nikt
    nie ma już karty „Nie”; kandydat na pewno zostanie wówczas królem. W każdej
    rundzie król się znajdzie: dworzan jest 13, każde odrzucenie kosztuje co
    najmniej jedną kartę „Nie”, a wszyscy gracze razem mają ich tylko 12 (przy
    pięciu graczach 10).

section-scoring = Punktacja, nowa runda i zwycięstwo

K14 =
    Wszyscy odkrywają swoje cele. Każdy z twoich sześciu faworytów przynosi punkty
    za miejsce, do którego dotarł:
    - 10 jako król
    - 5 na piętrze Szlachty
    - 4 u Dostojników
    - 3 u Strażników
    - 2 u Kupców
    - 1 u Rzemieślników
    - 0 u Służby i za odrzuconego dworzanina

    Suma jest twoim wynikiem w tej rundzie.

K15 =
    W trzeciej rundzie, i tylko w niej, wynik 0 liczy się jako 33. Więcej w jednej
    rundzie zdobyć się nie da: 33 to król (10), trzech faworytów na piętrze Szlachty
    (3 × 5) i dwóch u Dostojników (2 × 4). Sam król dopiero co opuścił piętro
    Szlachty, więc może tam stać tylko trzech.

K16 =
    Na następną rundę dostajesz nowy cel z reszty talii i znów masz wszystkie swoje
    karty „Nie”. Plansza zostaje opróżniona i wszystkich 13 dworzan, także
    odrzuconych, wraca do gry. Nowym pierwszym graczem jest sąsiad po lewej stronie
    posiadacza korony, czyli tego, kto zgłosił ostatniego króla.

K17 =
    Po trzech rundach wygrywa najwyższa suma punktów. Jeśli na pierwszym miejscu
    jest remis, remisujący gracze porównują swoje cele z ostatniej rundy: wygrywa
    ten, komu zostało w pałacu najwięcej własnych faworytów. Liczy się tu każde
    piętro, od piętra 0 aż po tron. Kto i wtedy pozostaje na równi z innymi, dzieli
    z nimi zwycięstwo.

section-variants = Warianty

variant-rounds =
    Rundy: trzy, tak jest domyślnie, albo jedna. W partii złożonej z jednej rundy
    zasada K15 nie obowiązuje, chyba że umówicie się, że zero jest warte 33; wtedy
    0 punktów w tej jedynej rundzie liczy się jako 33. Przy trzech rundach nie ma
    się o co umawiać: w ostatniej K15 i tak obowiązuje.

variant-placement =
    Początek: zwykle gracze rozmieszczają dworzan sami, tak jak w zasadach K4–K6.
    Jeśli robi to los, nie ma fazy 1: w każdej rundzie 13 dworzan i trzy puste
    żetony rozkłada się losowo na szesnastu miejscach pięter 0–3, po cztery miejsca
    na piętro, i od razu zaczyna się wspinaczka. Niektórzy gracze znają to
    z internetowej wersji gry.

section-box = Karty celów

goals-note =
    Każdy dworzanin jest wymieniony na 12 z 26 celów, a każda para dworzan występuje
    razem na 5. Nawet sześciu graczy w trzech rundach potrzebuje tylko 18 celów.

    Z drukowanych celów znane są tylko cztery, te z przykładu w instrukcji;
    pozostałe 22 są nasze. Nasze są też imiona Viola, Jolanda i Konrad, a po
    rosyjsku trzynaste imię, Oskar, jedyne, którego instrukcja nie podaje.

section-notation = Jak zapisuje się ruchy

notation-note =
    W terminalu i w zapisach gier dworzanina oznacza pierwsza litera imienia.
    K@3 stawia Konrada na piętrze 3, K^ przesuwa go o piętro w górę; głos to yes
    („Tak”) albo no („Nie”).
