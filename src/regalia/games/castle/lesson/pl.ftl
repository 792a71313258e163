### Pierwsza gra z przewodnikiem po polsku: Castle

aim = Pozbądź się wszystkich kart przed innymi: z ręki i z talii. Masz jeszcze { $hand } + { $deck } = { $mine }, a { $bot } ma { $theirs }. W turze masz { $actions } akcje.
soldier = Żołnierze stoją na murach. Trzej trzymają mur północny, a przed nim stoi wroga machina oblężnicza ({ $bot }). Zagraj Żołnierza na ostatnie wolne miejsce: czwarty odeśle machinę na rękę właściciela.
soldier-elsewhere = Tam nie będzie czwartym Żołnierzem, więc machina zostanie. Tylko na murze północnym jest już trzech.
soldier-wrong = Dobra karta, ale na później. Teraz Żołnierz na murze północnym odeśle machinę oblężniczą.
knight = Machina wróciła na rękę: { $bot } ma teraz { $theirs } kart. Twoja druga akcja: Rycerza kładzie się na innej karcie, a on ją chroni. Połóż go na swoim Księciu.
knight-elsewhere = Tę kartę też by chronił. Tutaj osłońmy Księcia na dziedzińcu.
knight-wrong = Można. Ale najpierw zobacz, jak Rycerz chroni kartę: połóż go na Księciu.
protected = { $bot } zagrywa Dworzanina, który odsyła kartę obok siebie. Książę był chroniony, więc odszedł tylko Rycerz: znów jest na twojej ręce. Karta wraca do tego, czyj żeton (mała tarcza) na niej leży.
barbarian = Wiele kart odsyła inne. Barbarzyńca stoi na przedpolu i odsyła dowolną kartę z muru albo wieży. Zagraj go na przedpole.
barbarian-wrong = To może poczekać. Najpierw wypróbuj kartę, która odsyła inne: Barbarzyńcę.
return = Teraz wybierz, kogo odeśle. Można trafić i własną kartę, więc patrz na żetony: Kapitan należy do rywala ({ $bot }). Odeślij go.
return-other = Ta karta też należy do rywala ({ $bot }). Ale Żołnierze na murze zachodnim będą jeszcze potrzebni: wybierz Kapitana.
return-own = Na tej karcie leży twój żeton: wróciłaby na twoją własną rękę!
swap = Zamiast zagrywać, możesz wymienić kartę z rezerwą, która leży odkryta dla wszystkich. Oddaj Rycerza i weź Wartownika: po co, pokaże następny krok.
swap-wrong = Można, ale teraz spróbuj wymiany: Rycerz z ręki za Wartownika z rezerwy.
sentry = Niektóre karty przesuwają inne. Wartownik stoi w wieży i przestawia jednego Żołnierza na dowolne wolne miejsce murów. Zagraj go do zaznaczonej wieży.
sentry-elsewhere = Każda wieża byłaby dobra. Wybierzmy zaznaczoną.
sentry-wrong = Najpierw Wartownik: przepędzi jeszcze jedną machinę oblężniczą.
move = Na murze zachodnim stoją trzej Żołnierze, nieważne czyi, a przed nim machina rywala ({ $bot }). Przestaw swojego Żołnierza z zaznaczonego miejsca na północy na wolne miejsce na zachodzie: będzie tam czwarty.
move-same = To też przepędziłoby machinę. Tutaj idzie zaznaczony Żołnierz.
move-wrong = Tam niczego nie zmieni. Czwartego Żołnierza brakuje na murze zachodnim.
thief = Żeton mówi, do kogo wraca karta. Złodziej zabiera żeton z karty obok siebie. Zagraj go obok swojego Księcia, na zaznaczone miejsce.
thief-elsewhere = Stamtąd może nie dosięgnąć Księcia. Wybierz zaznaczone miejsce.
thief-wrong = Później. Najpierw zadbaj, żeby Książę już do ciebie nie wrócił: zagraj Złodzieja.
token = Zabierz żeton ze swojego Księcia. Odesłana karta bez żetonu idzie do rezerwy, a nie na twoją rękę.
token-wrong = Wtedy Dworzanin nigdy nie wróci do rywala ({ $bot }), a to tylko mu pomoże. Zabierz żeton z Księcia.
draw = Ręka jest prawie pusta, ale trzeba się pozbyć też { $deck } kart z talii. Dobierz jedną: to trzeci rodzaj akcji.
draw-courtesan = Kurtyzana wymienia kartę z twojej ręki. Bez drugiej karty nie ma czego wymienić, więc najpierw dobierz.
courtesan = A niektóre karty kradną. Kurtyzana oddaje rywalowi ({ $bot }) twoją kartę, tutaj Księcia z bajki, i bierze losową z jego ręki. Zagraj ją na zaznaczone miejsce.
courtesan-elsewhere = Może stanąć na każdym wolnym miejscu dziedzińca. Wybierzmy zaznaczone.
courtesan-wrong = Można i tak. Ale najpierw zobacz, jak kradnie Kurtyzana.
free = Skradziona Królowa! Znasz już wszystkie rodziny: te, które oblegają, chronią, odsyłają, przesuwają, zabierają żetony i kradną. Zostało ci { $mine } kart, a { $bot } ma { $theirs }. Najedź na kartę albo ją przytrzymaj, a zobaczysz jej działanie. Dalej grasz swobodnie!
