### Pierwsza gra z przewodnikiem po polsku: King Me!

aim = Twoja tajna karta wymienia { $favourites } faworytów, są oznaczeni gwiazdką. Po koronacji każdy z nich daje tyle punktów, ile wynosi numer piętra, a król { $king }. Wygrywa najwyższa suma po { $rounds } rundach.
place = Najpierw wszyscy rozmieszczają dworzan na piętrach od pierwszego do czwartego. { $name } to twój faworyt. Umieść tę postać jak najwyżej: piętro „{ $floor }” daje { $points } punkty i jest tam jeszcze jedno miejsce.
place-same = { $name } to też faworyt i byłby równie dobry. Tutaj wybierzmy innego: { $told }.
place-other = { $name } nie jest twoim faworytem: te punkty dostaną inni. Wybierz kogoś z gwiazdką.
place-low = Wyższe piętra dają więcej. Wyżej jest jeszcze miejsce ({ $name }), a tam są { $points } punkty.
climb = Teraz każdy po kolei przesuwa dowolnego dworzanina o jedno piętro w górę. Przesuń: { $name }. Gdyby runda skończyła się teraz, faworyci daliby { $then } punktów zamiast { $now }.
climb-same = { $name } to też faworyt i dałby tyle samo. Tutaj wybierzmy innego: { $told }.
climb-other = To nie twój faworyt: zostaniesz przy { $now } punktach, a zyskać może ktoś inny.
vote = { $bot } wprowadza na tron: { $name }. Wszyscy głosują naraz. Tego imienia nie ma na twojej karcie: taki król da innym { $king } punktów i zakończy rundę, a ty masz { $mine }. Zagłosuj „Nie”! Takich kart masz { $noes }.
vote-yes = Jeśli wszyscy zagłosują „Tak”, królem będzie { $name }: inni dostaną { $king } punktów, a ty zostaniesz przy { $mine }. Wystarczy jedno „Nie”.
nominate = Jedno „Nie” wystarczyło: { $out } odpada. Ta karta przepadła, zostało ci { $noes }. Teraz druga strona głosowania: wprowadź na tron swojego faworyta ({ $name }). Taki król da ci { $then } punktów zamiast { $now }.
nominate-wrong = Ostrożny ruch. Ale teraz zobaczmy, jak to jest, gdy inni głosują nad twoim kandydatem. Przesuń w górę: { $name }.
own = Teraz głosowanie dotyczy twojego kandydata ({ $name }) i ty też głosujesz. Chcesz tego króla, więc „Tak”. Ale karty „Nie” mają też inni: { $second } – { $second-noes }, { $third } – { $third-noes }.
own-no = Twoje „Nie” wyrzuci twojego własnego kandydata, a { $name } nie da ci nic.
lost = { $objector } głosuje „Nie”: { $name } odpada i nic nie daje, masz { $mine } punktów. Króla muszą chcieć wszyscy. Ale spójrz: { $mover } przesuwa w górę kolejnego twojego faworyta – { $next }.
again = Kogo ktoś przesuwa w górę, tego często chce na króla. Wprowadź na tron: { $name }. Z takim królem masz { $then } punkty zamiast { $now }.
again-other = { $name } to też faworyt. Ale { $mover } przesuwa innego: { $told }, a to zapowiada więcej głosów „Tak”.
again-wrong = Można i tak. Ale { $name } stoi tuż pod tronem i może zostać królem już teraz.
crown = Zagłosuj „Tak”. Jeśli nikt się nie sprzeciwi, runda się kończy, a twoja karta daje { $mine } punkty.
free = Wszyscy powiedzieli „Tak” i królem był { $name }: { $mine } punkty dla ciebie, { $second } – { $second-points }, { $third } – { $third-points }. Zaczęła się runda { $round }: nowa karta celu i wszystkie karty „Nie”. Dalej grasz już swobodnie!
