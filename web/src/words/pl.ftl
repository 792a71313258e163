### Co mówią te strony po polsku, niezależnie od gry
back = Z powrotem do sali
tools = Narzędzia
theme = Motyw
theme-system = jak w urządzeniu
theme-light = jasny
theme-dark = ciemny
sound = Dźwięk
sound-off = wyłączony
sound-ask = Grać z dźwiękiem?
sound-yes = Włącz
sound-no = Nie, dziękuję
rules = Zasady
gallery = Galeria
language = Język
language-en = English
language-ru = Русский
language-de = Deutsch
language-pl = Polski
menu = Ustawienia
settings = Ustawienia
speed = Animacje
speed-normal = zwykłe
speed-quick = szybkie
speed-none = brak
fast = Szybkie ruchy
fast-says = Drugie dotknięcie tej samej rzeczy wysyła ruch.
notify = Powiadom mnie, gdy będzie moja kolej
shortcuts = Skróty jednoklawiszowe
shortcuts-says = Litery, cyfry i znaki działają od razu. Strzałki, Enter i Escape działają zawsze.
close = Zamknij
failed = To się nie udało
try-again = Spróbuj ponownie
to-the-hall = Do sali
page-lost = Nie udało się wczytać strony. Być może nie ma połączenia.
board-lost = Nie udało się wczytać planszy. Gra jest bezpieczna na serwerze – spróbuj jeszcze raz.
nothing-here = Pod tym adresem nic nie ma.
no-answer = Serwer nie odpowiada. Być może zaraz wróci.
no-such-table = Nie ma takiego stołu.
too-many = Zbyt wiele zapytań: poczekaj chwilę.
not-now = Teraz nie można tego zrobić.
not-accepted = Nie przyjęto. Sprawdź wpisane dane.
not-allowed = Z tego miejsca nie można tego zrobić.
too-large = To za dużo, żeby wysłać.
server-failed = Na serwerze wystąpił błąd i został zapisany. Spróbuj ponownie.
name-unseen = Takie imię się nie nadaje: potrzebna jest widoczna litera lub cyfra.
link-used = Ten link został już użyty albo wygasł.
link = Link
copy-link = Kopiuj link
send-link = Wyślij link
copied = Skopiowano
qr = Kod QR linku
qr-says = Albo skieruj aparat na ten kod.
you = ty
open = Otwórz
guest = Gość
your-name = Twoje imię

bot-number = Bot { $number }
bot-easy = Łatwy bot
bot-medium = Średni bot
bot-hard = Silny bot
bot-master = Bot mistrz
bot-greedy = Chciwy bot
bot-random = Losowy bot
level = Przeciwnik
level-easy = Łatwy
level-medium = Średni
level-hard = Silny
level-master = Mistrz
character-tilda = Tylda
character-hugo = Hugo
character-ruth = Ruta
character-ulric = Ulryk
character-freya = Freja
character-sigmund = Zygmunt
level-tilda = Tylda, śmiała
level-hugo = Hugo, oszczędny
level-ruth = Ruta, ostrożna
level-ulric = Ulryk, mściwy
level-freya = Freja, śmiała
level-sigmund = Zygmunt, opanowany
ladder = Przeciwnicy, od najłatwiejszego
levels = Poziomy
next-opponent = Następny przeciwnik: { $name }

hall = Trzy królewskie gry
hall-says = Jedno dotknięcie i siedzisz przy stole. Bez konta i bez instalacji.
it-is-your-turn = Twoja kolej:
go-on = Kontynuuj
play-now = Zagraj teraz z botami
play = Graj
your-games = Twoje gry
on-this-device = na tym urządzeniu
no-games-yet = Nie ma jeszcze gier. Naciśnij „Graj”, a usiądziesz przy stole.
result = Wynik
open-tables = Otwarte stoły
no-open-tables = W tej chwili nikt nie czeka na graczy.
seats-free = { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
with-friends = Z przyjaciółmi
with-friends-says = Otwórz stół i wyślij link. Zagrają od razu; resztę miejsc zajmą boty.
open-a-table = Otwórz stół
watch = Oglądaj
nothing-to-watch = Teraz nie toczy się żadna publiczna gra.
learn = Jak grać
replay = Powtórka
replay-says = Zakończona gra ruch po ruchu

seats = Miejsca
who-sits = Kto siedzi na miejscu { $seat }
name-of = Imię na miejscu { $seat }
sits-person = człowiek
sits-bot = bot
sits-open = wolne
sits-open-says = dla każdego, kto ma link
one-screen = Jeśli gracie na jednym urządzeniu, podawajcie je sobie: między turami ekran jest zasłonięty.
variants = Warianty
house-rules = Ustawienia stołu
clock = Zegar
clock-none = bez zegara
clock-move = 1 minuta na ruch
clock-short = 5 minut + 5 sekund na ruch
clock-long = 20 minut + 10 sekund na ruch
clock-days = 3 dni na ruch
allow-help = Podgląd
allow-help-says = co da ruch i kto prowadzi
allow-hints = Podpowiedzi
allow-hints-says = trzy ruchy, które wykonałby silny gracz
allow-undo = Cofanie
allow-undo-says = dopóki nikt inny nie wykona ruchu i nie odkryje się nic nowego
allow-chat = Czat
allow-chat-says = osoby przy stole mogą do siebie pisać
allow-pace = Boty się nie spieszą
allow-pace-says = żeby dało się śledzić ich ruchy
allow-absence = Bot zastępuje
allow-absence-says = osobę nieobecną przez półtorej minuty, aż wróci
allow-listed = Publiczny
allow-listed-says = każdy znajdzie stół w sali; inaczej tylko przez link
open-the-table = Otwórz stół

waiting-table = { $count ->
        [one] Gra zacznie się, gdy usiądzie jeszcze jedna osoba.
        [few] Gra zacznie się, gdy usiądą jeszcze { $count } osoby.
       *[other] Gra zacznie się, gdy usiądzie jeszcze { $count } osób.
    }
open-seat = wolne
sit-down = Usiądź
sit-beside = Dodaj gracza na tym urządzeniu
sit-beside-says = Zajmuje wolne miejsce dla drugiej osoby przy tym urządzeniu. Kto ma własne urządzenie, potrzebuje linku.
their-name = Imię drugiej osoby
seat-beside = Posadź przy tym urządzeniu
left-open = { $name }: miejsce znów jest wolne.
left-bot = { $name }: teraz gra bot.
invite = Zaproś
invite-says = Kto otworzy ten link, może usiąść.
start-with-bots = { $count ->
        [one] Zacznij: bot zajmie wolne miejsce
       *[other] Zacznij: boty zajmą wolne miejsca
    }
link-alone = Ten link otworzy tylko ten komputer.
link-alone-start = Aby wpuścić innych w tej sieci, uruchom
get-up = Wstań od stołu

table = Stół
beside = Obok stołu
this-table = Ten stół
choice = Twój wybór
your-turn = Twoja kolej
turn-of = Ruch: { $name }
waiting-for = Czekamy na: { $names }
watching = Jesteś widzem
choose-move = { $count ->
        [one] Możliwy jest jeden ruch.
        [few] Możliwe są { $count } ruchy.
       *[other] Możliwych jest { $count } ruchów.
    }
sending = Wysyłanie
take-back = Krok wstecz
confirm = Potwierdź
undo = Cofnij ruch
hint = Podpowiedź
hints = Silny gracz wybrałby:
hint-chance = szansa na wygraną { $share }
hint-why = Dlaczego?
all-moves = Wszystkie ruchy
for-you-now = Dla ciebie, teraz
rule = Zasada { $rule }
log = Przebieg gry
nothing-yet = Nic się jeszcze nie wydarzyło.
tell-all = Pokaż szczegóły
chat = Czat
unread = { $count ->
        [one] { $count } nieprzeczytana
        [few] { $count } nieprzeczytane
       *[other] { $count } nieprzeczytanych
    }
nobody-spoke = Nikt jeszcze nic nie powiedział.
say-something = Powiedz coś
send = Wyślij
mute = wycisz
unmute = Słuchaj znów wszystkich
phrase-1 = Cześć!
phrase-2 = Powodzenia!
phrase-3 = Dobrze zagrane!
phrase-4 = Dziękuję!
phrase-5 = O nie!
phrase-6 = Chwileczkę!
phrase-7 = Jesteś tam?
phrase-8 = Jeszcze jedna gra?
who-is-here = Kto tu jest
watchers = { $count ->
        [0] Nikt nie ogląda
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
       *[other] Ogląda { $count } osób
    }
seat-open = jeszcze nikt
seat-bot = bot
seat-here = jest
seat-away = poza stołem
clock-left = zostało { $time }
net-down = Brak połączenia. Łączymy ponownie
net-kept = Brak połączenia; twój ruch jest zachowany. Łączymy ponownie
net-back = { $count ->
        [one] Znów połączono. Umknął ci { $count } ruch.
        [few] Znów połączono. Umknęły ci { $count } ruchy.
       *[other] Znów połączono. Umknęło ci { $count } ruchów.
    }
show-them = Pokaż
seat-lost = To miejsce przeniesiono na inne urządzenie.
link-to-watch = Link do tego stołu
open-on-device = Otwórz to na drugim urządzeniu (działa raz)
move-seat = Przenieś moje miejsce na inne urządzenie
terms-no-clock = Gra bez zegara.
terms-clock-move = Zegar: { $time } na ruch.
terms-clock-game = Zegar: { $time } na całą grę.
terms-clock-more = Zegar: { $time } na całą grę i { $more } na ruch.
terms-undo = Ruchy można cofać.
terms-no-undo = Ruchów nie można cofać.
terms-hints = Są podpowiedzi.
terms-no-hints = Nie ma podpowiedzi.
terms-help = Plansza pokazuje, co da ruch i kto prowadzi.
terms-no-help = Przed wyborem plansza nie pokazuje liczb; skutek wybranego ruchu widać zawsze.
terms-absence = Jeśli gracza nie ma przez { $seconds } sekund, gra za niego bot.
handoff = { $name }, twoja kolej
handoff-says = Pozostali, nie patrzcie!
handoff-open = Tu { $name }
pause-limited = Po dziesięciu sekundach gra potoczy się dalej sama.
pause-shared = Teraz mogą patrzeć wszyscy.

keys = Klawisze
key-help = Pomoc do zaznaczonego
one-click = Wysyłaj ruch kliknięciem
one-click-says = W tej grze kliknięcie, które dopełnia ruch, od razu go wysyła, bez złotego przycisku.
thinks = myśli
away = nie ma od { $time }
away-short = nie ma { $time }, bot przy { $bot }
away-bot = nie ma od { $time }, przy { $bot } zagra bot
bot-plays = Bot gra za ciebie.
take-seat-back = Wróć na miejsce
sit-again = Usiądź znowu
answers-stand = Tego wyboru nie można cofnąć.
compare = Porównanie

is-over = Koniec gry
you-win = Wygrywasz!
wins = { $count ->
        [one] Zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
you-win-by = Wygrywasz { $lead }
wins-by = { $name } wygrywa { $lead }
farewell = Dobra gra: twój sztandar wraca do domu z honorem.
rematch = Rewanż
to-the-rematch = Do rewanżu
review = Analiza
look-at-board = Plansza
save-record = Zapisz przebieg
share-picture = Obrazek z wynikiem
how-it-adds-up = Z czego składa się wynik
shuffle-honest = Karty potasowano uczciwie: kolejność wynika z sekretu ustalonego przed grą i z liczb graczy.
shuffle-bad = Kolejność kart nie pasuje do sekretu ustalonego przed grą: nie tasowano tak, jak obiecano.
shuffle-unknown = Ta przeglądarka nie może tu sprawdzić tasowania; potrafi to „regalia verify” z zapisem partii.

contents = Spis treści
search = Szukaj w zasadach
print = Drukuj
rules-found = { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
nothing-found = Żadna zasada nie zawiera tych słów.
seen-by = Czyimi oczami
all-seeing = Wszystko odkryte
as-spectator = Jak widział to widz
as-seen-by = Jak widział to gracz { $name }
first = Na początek
previous = Ruch wstecz
play-on = Odtwarzaj
next = Ruch naprzód
last = Na koniec
move-of = Ruch { $at } z { $last }
choose-file = Wybierz plik
no-record = To nie jest zapis gry albo jest uszkodzony.
drop-record = Upuść tu zapis gry albo wybierz plik.

## Analiza zakończonej gry

review-begin = Przeanalizuj grę
review-says = Silny bot ocenia każdy ruch według tego, co gracz mógł wtedy wiedzieć.
review-waiting = Czekamy na wolnego bota
review-progress = Ocenione ruchy: { $done } z { $moves }
review-failed = Gry nie udało się przeanalizować. Spróbuj ponownie.
review-none = Nie znaleziono wyraźnych błędów.
review-chances = Szansa na wygraną
review-graph = { $count ->
        [0] Szanse wszystkich miejsc, ruch po ruchu. Nie ma punktów zwrotnych.
        [one] Szanse wszystkich miejsc, ruch po ruchu. Punkt zwrotny: ruch { $moves }.
       *[other] Szanse wszystkich miejsc, ruch po ruchu. Punkty zwrotne: ruchy { $moves }.
    }
review-numbers = Liczby
review-move = Ruch
review-moves = Ruchy
review-turning = punkty zwrotne
review-gave-away = strata { $points }
review-of-move = Ruch { $number }
review-played = zagrano
review-better = lepiej
review-better-brings = Przy lepszym ruchu:
review-played-brings = Przy zagranym:
review-expects = Przy ówczesnej wiedzy: { $better } szans na wygraną zamiast { $played }.
review-fine = Nie znaleziono niczego wyraźnie lepszego.
review-forced = Innego ruchu nie było.
review-points-lost = Wygrać prawie się już nie dało, więc liczy się koniec: czego można było oczekiwać.
reasons = Zamiast „{ $move }”:
reasons-but = Ale:
review-considered = Rozważone ruchy
review-instead = Co można było zagrać w ruchu { $number }
review-play-on = Graj dalej stąd
review-play-on-says = Osobny stół podejmie grę od tej pozycji. Grasz za { $name }, boty za pozostałych.
look-at-move = Oglądasz ruch { $at } z { $last }
look-since = { $count ->
        [one] Od tej pory wykonano { $count } ruch.
        [few] Od tej pory wykonano { $count } ruchy.
       *[other] Od tej pory wykonano { $count } ruchów.
    }
look-last = To ostatni ruch.
back-to-now = Wróć do gry
decided = Co przesądziło
decided-line = { $line }: { $name } – { $more }, { $other } – { $less }.
decided-lead = { $line }: { $name } – { $more }, { $other } – { $less }, różnica { $by }.
decided-total = Razem
decided-slip = Ruch { $number }: { $name } traci { $points } szans na wygraną.
decided-see = Zobacz
decided-ask = Znajdź punkty zwrotne
continued = Dalszy ciąg innej gry od ruchu { $moves }, więc nie ma tasowania do sprawdzenia.

## Klawiaturą

key-next = Do następnego dostępnego elementu
key-look = Do następnego elementu
key-board = Z powrotem na planszę

## Pierwsza gra z przewodnikiem

lesson = Pierwsza gra z przewodnikiem
lesson-new-here = Pierwszy raz? Naucz się w 5 minut
lesson-says = Pierwsza gra z przewodnikiem przy prawdziwym stole. Błędne ruchy są objaśniane i można ich spróbować.
lesson-continue = { $game }: dalej
lesson-step = Krok { $at } z { $last }
lesson-next = Dalej
lesson-end = Graj dalej
lesson-skip = Pomiń
lesson-wait = Grają przeciwnicy
lesson-astray = To inny ruch niż w lekcji, ale i tak wolno. Cofnij go, żeby uczyć się dalej, albo graj po swojemu.
lesson-back = Wróć do lekcji
lesson-leave = Graj swobodnie
lesson-whole = Cała partia

## The page of the operator

operator = Dla operatora
operator-token = Token operatora
operator-open = Otwórz
operator-leave = Zapomnij token
operator-nodes = Węzły
operator-node = Węzeł { $number }
operator-version = Wersja
operator-since = Działa od
operator-tables = Stoły w pamięci
operator-people = Połączone osoby
operator-spectators = Widzowie
operator-queue = Kolejka / procesy botów
operator-moves = Ruchy w { $minutes } min
operator-refusals = Odmowy w { $minutes } min
operator-errors = Błędy serwera w { $minutes } min
operator-failed-bots = Zawiedzione boty
operator-move-latency = Ruch: mediana / 99 %
operator-store-latency = Zapis: mediana / 99 %
operator-bot-latency = Namysł bota: mediana / 99 %
operator-store = Baza danych
operator-stored = stoły: otwarte { $open }, w toku { $running }, zakończone { $over }
operator-warnings = Ostatnie ostrzeżenia
operator-no-warnings = Brak.
operator-refused = To nie jest token operatora.
operator-off = Ten serwer uruchomiono bez tokenu operatora.

## The coach

coach = Trener
coach-says = Mówi przed ruchem, co jest teraz ważne, i zwraca uwagę na kosztowne błędy; w dwóch pierwszych grach mówi, dopóki go nie wyłączysz.
coach-off = Wyłącz trenera
coach-waits = W twojej turze trener powie, co jest ważne.
coach-better = Lepiej było:
coach-shares = Taki ruch wygrywa w około { $better } gier, twój w { $played }.
coach-look-back = Zobacz

## How fast bots move, and what they did

pace = Boty grają
pace-slow = wolno
pace-normal = normalnie
pace-quick = szybko
pace-tap = po dotknięciu
pace-waits = Za chwilę ruch bota
pace-waits-says = Dotknij stołu albo naciśnij Enter, aby go zobaczyć.
pace-tap-on = Następny ruch
recap = Skrót
recap-you = Ciebie dotyczy:
recap-nothing = Od twojego ostatniego ruchu nikt nie zagrał.
