by = autor: Stefano Luperto
minutes = 15 min
about = Popychaj dworzan ku tronowi. Koronuj swoich tajnych faworytów, odrzucaj innych.
option-rounds = Rundy
option-rounds-says = Trzy rundy to cała gra; jedna to próbka.
choice-rounds-3 = trzy
choice-rounds-1 = jedna
option-moonshot = Zero warte 33
option-moonshot-says = W partii jednorundowej wynik 0 liczy się jako 33. Przy trzech rundach i tak obowiązuje to w ostatniej.
choice-moonshot-none = według zasad
choice-moonshot-true = tak
choice-moonshot-false = nie
option-placement = Początek
option-placement-says = Dworzan ustawiają sami gracze albo los.
choice-placement-players = gracze
choice-placement-random = los
compare-goals = Faworyci
compare-goals-new = nowi w każdej rundzie, punkty się sumują
compare-goals-one = jeden cel, jeden wynik
compare-nothing = Wynik 0
compare-nothing-last = w ostatniej rundzie liczy się jako 33
compare-nothing-agreed = liczy się jako 33 tylko po takiej umowie
compare-start = Przed wspinaczką
compare-start-players = gracze po kolei ustawiają dworzan
compare-start-random = nic do zrobienia: zaczyna się ona od razu
compare-floors = Gdzie zaczynają
compare-floors-players = na piętrach 1–4, reszta niżej
compare-floors-random = gdziekolwiek na piętrach 0–3
gallery-courtiers = Dworzanie
gallery-floors = Piętra
gallery-worth = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
