### Pierwsza gra z przewodnikiem po polsku: Majestat

aim = Wygrywa ten, kto po { $turns } turach ma najwięcej monet. W swojej turze bierzesz jedną kartę z kolejki, a jej lokacja od razu daje monety: tyle, ile stoi przy monecie. O chorągiewce będzie później.
first = Pierwsza karta kolejki, Młynarka, nic nie kosztuje. Wybierz ją i naciśnij złoty przycisk: Młyn przyniesie ci { $coins } monety.
first-wrong = Za każdą pominiętą kartę płacisz pionkiem, tutaj: { $workers }. Zacznijmy od karty, która nic nie kosztuje. Możesz też spróbować tej: tutaj każdy ruch da się cofnąć.
pay = Piwowar rywala przyniósł monety każdemu, kto ma Młynarkę, więc i tobie: masz już { $have }. Weź teraz drugą Młynarkę. Na pominiętej karcie zostawisz { $workers } pionek; dwie Młynarki przyniosą { $coins } monety.
pay-knight = Rycerz nic nie kosztuje i przynosi { $coins } monety. Dwie Młynarki razem przyniosą { $better }: im więcej kart jednego rodzaju, tym większy zysk.
pay-wrong = To kosztowałoby pionki ({ $workers }), a przyniosłoby monety: { $coins }. Młynarka kosztuje tylko jeden pionek.
attacked = Zaatakował cię Rycerz! Atak rani jedną kartę każdemu, kto ma mniej Strażników niż atakujący Rycerzy. Nie masz Straży, więc Młynarka leży w Szpitalu i nic nie daje.
heal = Czarownica leczy kartę zranioną jako ostatnią. Weź ją: Młynarka wróci, a Chatka czarownicy przyniesie { $coins } monet za Młynarki i Czarownicę razem.
heal-wrong = To przyniesie monety: { $coins }, a Młynarka pozostanie ranna. Czarownica ją wyleczy i przyniesie { $better }.
workers = Na karcie Straży leżą { $lying } pionki. Kto bierze kartę, dostaje i pionki: zamiast { $mine } byłoby ich { $sum }. A Straż chroni przed Rycerzami.
workers-wrong = To przyniesie monety: { $coins }. Ale { $lying } pionki przypadną rywalowi, a ty wciąż nie będziesz mieć Straży.
double = Ta karta to Straż albo Rycerz, do wyboru. Rywal ma { $knights } Rycerza, a następny leży w kolejce: byłoby { $soon } przeciw twojej Straży ({ $guards }). Weź kartę jako Straż.
double-knight = Jako Rycerz atakuje i przynosi { $coins } monety. Ale potem rywal weźmie drugiego Rycerza: { $soon } Rycerzy przeciw { $guards } Straży i jedna z twoich kart zostanie ranna.
double-wrong = To przyniesie monety: { $coins }. Ale rywal weźmie Rycerza i zaatakuje, a jedna Straż nie wystarczy.
held = Rywal zaatakował { $knights } Rycerzami, a twoich { $guards } Strażników wystarczyło: nikt nie jest ranny. Straż zostaje na miejscu i obroni cię znowu.
variety = Na koniec liczy się różnorodność: liczba rodzajów razy ona sama. Masz { $kinds } rodzaje, czyli { $variety } monet; z Piwowarem będą { $more }, czyli { $next }. Tak liczy chorągiewka: { $now } monety teraz i { $gain } na koniec, razem { $sum }. Weź Piwowara.
variety-miller = Młynarka przynosi teraz { $coins } monet, Piwowar { $now }. Ale nowy rodzaj da na koniec jeszcze { $gain }: to, co karta przynosi od razu, to nie wszystko.
variety-noble = Mocna karta, widać to po chorągiewce, ale teraz kosztuje pionki ({ $workers }). Piwowar kosztuje jeden i jeden oddaje, a Szlachcianka będzie w następnym kroku.
variety-wrong = To kosztowałoby pionki ({ $workers }). Piwowar kosztuje jeden i jeden oddaje.
majority = Na koniec ten, kto ma najwięcej kart rodzaju, dostaje liczbę przy koronie. Masz większość Młynarek ({ $mill }), Czarownic ({ $cottage }) i Straży ({ $guardhouse }). Szlachcianki nie ma jeszcze nikt: weź ją.
majority-wrong = To przyniesie monety: { $coins }, a Szlachcianka { $now }. Ale to nowy rodzaj, na koniec wart { $gain }, i większość w Zamku, najcenniejsza ze wszystkich.
free = To już cała gra! Szlachcianka ma większość w Zamku: { $castle } monet na koniec. Gdyby gra skończyła się teraz, masz { $mine }, a rywal { $theirs }. Ostatnie tury ({ $left }) należą do ciebie.
