### The terminal in Polish

welcome = { $game }. Wpisz ruch jak na liście albo: help, moves, table, hint, ? i słowo, quit.
interpreted = Silnik działa bez kompilacji: skompilowanego brak, więc boty myślą wolno.
help =
    Ruch wpisuje się tak, jak stoi na liście. Początek ruchu pokazuje wszystkie ruchy, które się tak zaczynają.
    moves    pokazuje ruchy jeszcze raz
    table    pokazuje stół jeszcze raz
    ?        pokazuje, o co można zapytać; ? i słowo lub numer reguły to wyjaśnia
    hint     podpowiada ruch; why mówi, co rozważano
    quit     odejście od stołu
hint = Spróbuj { $move }: { $meaning }.
bare-hint = Spróbuj { $move }.
reason = { $move }: oczekiwany wynik { $share } na 100, sprawdzono { $tries ->
        [one] { $tries } raz
        [few] { $tries } razy
       *[many] { $tries } razy
    }
no-move = Tak nie można: { $reason }.
no-topic = O tym nic nie ma. Samo ? pokaże listę.
topics = Za pomocą ? można zapytać o: { $topics }
many-moves = Początek ruchu pokaże mniej ruchów, wraz z ich znaczeniem.
guest = Gość
left = Stół został opuszczony.
saved = Partia jest w pliku { $file }.
