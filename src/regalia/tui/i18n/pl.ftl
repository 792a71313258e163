### The terminal in Polish

welcome = { $game }. Wpisz ruch jak na liście albo: pomoc, ruchy, stół, rada, ? i słowo, koniec.
interpreted = Silnik działa bez kompilacji: skompilowanego brak, więc boty myślą wolno.
help-title = Pomoc
help =
    Ruch wpisuje się tak, jak stoi na liście, wielkimi lub małymi literami; wystarczy jednoznaczny początek, a karty mogą mieć polskie nazwy. Początek kilku ruchów pokazuje je wszystkie.
    ruchy      pokazuje ruchy jeszcze raz
    stół       pokazuje stół jeszcze raz
    ?          pokazuje, o co można zapytać; ? i słowo lub numer reguły to wyjaśnia
    rada       podpowiada ruch; dlaczego podaje powody
    cofnij     cofa twój ostatni ruch
    powtórz    mówi jeszcze raz, co zaszło od twojego ruchu; przebieg mówi wszystko
    cel        mówi, jak wygrać
    światło    zmienia ekran na jasny lub ciemny
    koniec     odejście od stołu; partia jest zapisana

## Commands

command-help = pomoc
command-moves = ruchy
command-table = stół
command-hint = rada
command-why = dlaczego
command-undo = cofnij
command-log = przebieg, dziennik
command-repeat = powtórz
command-goal = cel
command-light = światło
command-say = powiedz
command-talk = czat, rozmowa
command-quit = koniec, q, exit

## Advice

hint = Spróbuj { $move }: { $meaning }.
bare-hint = Spróbuj { $move }.
why-title = Dlaczego
only-move = Nie ma czego rozważać: jedyny ruch to { $meaning }.
as-good = Równie dobre:
in-common = Wszystkie dają: { $brings }.
it-brings = Ten ruch daje: { $brings }.
then = Oczekiwana odpowiedź, w { $often ->
        [one] { $often } przypadku
       *[other] { $often } przypadkach
    } na 10: { $answer }
fewer-wins = o { $lost ->
        [one] { $lost } wygraną
        [few] { $lost } wygrane
       *[many] { $lost } wygranych
    } mniej na 100 partii
weaker-answer = Odpowiedź byłaby taka: { $answer }
no-move = Tak nie można: { $reason }.
no-topic = O tym nic nie ma. Samo ? pokaże listę.
topics = Za pomocą ? można zapytać o: { $topics }
now = Teraz: { $move } ⇒ { $brings }
now-ways = { $count ->
        [one] Teraz: { $move }
        [few] Teraz na { $count } sposoby, na przykład: { $move }
       *[many] Teraz na { $count } sposobów, na przykład: { $move }
    }
no-howto = Ta gra nie mówi, jak w nią wygrać. Jej zasady: regalia rules.
howto-keys = Wybieraj strzałkami i Enterem, cyframi albo myszą; ? wyjaśnia to, co zaznaczone.
many-moves = Początek ruchu pokaże mniej ruchów, wraz z ich znaczeniem.
several = To może znaczyć różne ruchy: { $moves }

## The screen

too-small = Stół potrzebuje { $wide }×{ $high }, a okno ma { $now }. Powiększ okno.
keys = ↑↓ wybór · ← wstecz · ? co · h rada · w czemu · u cofnij · / wpisz · q koniec
keys-visit = ↑↓ wybór · ← wstecz · ? co · u cofnij · t mów · c czat · / wpisz · q koniec
make-it = jeszcze raz { $key } albo Enter wykonuje ten ruch · ← coś innego
keys-over = ↑↓ Enter wybór · l przebieg · u cofnij · q koniec
keys-replay = ←→ ruch · ↑↓ tura · Home End · s kto patrzy · / skok · l przebieg · q koniec
close = Enter lub Esc zamyka
leads-to = { $name }… { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }: { $next }
thinking = { $name } myśli…
advising = Doradca myśli…
over = Koniec gry
after-again = Zagraj jeszcze raz
after-rematch = Zagraj jeszcze raz z tymi samymi osobami
after-replay = Obejrzyj tę partię
after-quit = Wyjdź
log-title = Co się wydarzyło
repeat-title = Od twojego ostatniego ruchu
undone = Twój ostatni ruch został cofnięty.
nothing-to-undo = Nie masz ruchu, który można cofnąć.
pace = Przerwa po ruchu bota: { $seconds } s
not-now = Teraz tak nie można.

## Beginning

ask-game = Która gra?
ask-seats = Ile osób przy stole?
ask-against = Przeciw komu?
ask-language = Jaki język?
choosing = ↑↓ Enter wybór · Esc wstecz · q koniec
go-on = Dalej: { $what }
level-easy = łatwy: popełnia błędy
level-medium = średni: gra dobrze
level-hard = silny: myśli sekundę
level-master = mistrz: myśli pięć sekund
level-tilda = Tylda, dziewczyna z orszaku, śmiała: pokona ją nawet początkujący
level-hugo = Hugo, kucharz, oszczędny: równy początkującym
level-ruth = Ruta, strażniczka, ostrożna: wie, co jest ważne
level-ulric = Ulryk, sokolnik, mściwy: rzadko się myli
level-freya = Freja, dowódczyni, śmiała: trudna do pokonania
level-sigmund = Zygmunt, kanclerz, opanowany: myśli przez sekundę
name-easy = Łatwy
name-medium = Średni
name-hard = Silny
name-master = Mistrz
name-greedy = Chciwy
name-random = Losowy
name-tilda = Tylda
name-hugo = Hugo
name-ruth = Ruta
name-ulric = Ulryk
name-freya = Freja
name-sigmund = Zygmunt
guest = Gość
left = Odchodzisz od stołu.
saved = Partia jest w pliku { $file }.
how-to-go-on = Partia jest zapisana. Dalej: { $command }
nothing-saved = Nie ma zapisanej partii, którą można by dokończyć.
saved-game = { $game }, { $names } – { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }, { $when }
which-one = Którą? (numer, Enter – żadną)

## At a server's table

sent = Czekamy na odpowiedź serwera…
kept = Łączymy się ponownie… twój ruch nie przepadnie.
reconnecting = Łączymy się…
connected = Połączenie wróciło.
here = jest
away = nie ma
seat-open = wolne
watchers = { $count ->
        [one] { $count } widz
       *[other] widzów: { $count }
    }
rematch-offered = Inni grają jeszcze raz: możesz i ty.
talk-title = Co powiedziano
no-talk = Nikt jeszcze nic nie powiedział. Wpisz: powiedz i swoje słowa.
watching = Oglądasz: przy tym stole nie ma wolnego miejsca.
waiting = Siedzisz przy stole. Gra zacznie się, gdy nikogo nie będzie brakować; wolne miejsca: { $open }.
come-back = Powrót: { $command }
no-tables = Na tym serwerze nie ma stołów na liście. Otwórz własny: { $command }
listed-table = { $game }, { $names } – wolne miejsca: { $open }

## Looking back

everything = wszystko odkryte
spectator = widz
looks = Patrzy: { $who }
at-move = Ruch { $number } z { $moves }
no-such-number = Takiego ruchu nie ma: od 0 do { $moves }.
