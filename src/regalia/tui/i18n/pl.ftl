### The terminal in Polish

welcome = { $game }. Wpisz ruch jak na liście albo: help, moves, table, ? i słowo, quit.
interpreted = Silnik działa bez kompilacji: skompilowanego brak, więc boty myślą wolno.
help =
    Ruch wpisuje się tak, jak stoi na liście. Początek ruchu pokazuje wszystkie ruchy, które się tak zaczynają.
    moves    pokazuje ruchy jeszcze raz
    table    pokazuje stół jeszcze raz
    ?        pokazuje, o co można zapytać; ? i słowo lub numer reguły to wyjaśnia
    quit     odejście od stołu
no-move = Tak nie można: { $reason }.
no-topic = O tym nic nie ma. Samo ? pokaże listę.
topics = Za pomocą ? można zapytać o: { $topics }
many-moves = Początek ruchu pokaże mniej ruchów, wraz z ich znaczeniem.
you = Ty
left = Stół został opuszczony.
saved = Partia jest w pliku { $file }.
