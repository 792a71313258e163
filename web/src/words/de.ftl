### Was diese Seiten auf Deutsch sagen, gleich in welchem Spiel
back = Zurück in den Saal
tools = Werkzeuge
theme = Darstellung
theme-system = wie das Gerät
theme-light = hell
theme-dark = dunkel
sound = Ton
sound-off = aus
rules = Regeln
gallery = Galerie
language = Sprache
language-en = English
language-ru = Русский
language-de = Deutsch
language-pl = Polski
menu = Einstellungen
settings = Einstellungen
speed = Animation
speed-normal = normal
speed-quick = schnell
speed-none = keine
fast = Schnelle Züge
fast-says = Ein zweites Tippen auf dasselbe schickt den Zug ab.
notify = Bescheid geben, wenn ich dran bin
shortcuts = Kürzel mit einer Taste
shortcuts-says = Buchstaben, Ziffern und Zeichen wirken sofort. Pfeile, Eingabe und Escape gehen immer.
close = Schließen
failed = Das hat nicht geklappt
try-again = Noch einmal versuchen
to-the-hall = In den Saal
page-lost = Die Seite konnte nicht geladen werden. Vielleicht ist die Verbindung weg.
board-lost = Das Spielbrett konnte nicht geladen werden. Das Spiel ist auf dem Server sicher aufgehoben; bitte noch einmal versuchen.
nothing-here = Unter dieser Adresse ist nichts.
no-line = Der Server antwortet nicht. Vielleicht ist er gleich wieder da.
no-such-table = Diesen Tisch gibt es nicht.
too-many = Zu viele Anfragen: bitte einen Moment warten.
not-now = Das geht gerade nicht.
link-used = Dieser Link wurde schon benutzt oder ist abgelaufen.
link = Link
copy-link = Link kopieren
send-link = Link senden
copied = Kopiert
qr = Der Link als Code für eine Kamera
qr-says = Oder diesen Code mit einer Kamera lesen.
you = du
open = Öffnen
guest = Gast
your-name = Dein Name

bot-number = Bot { $number }
bot-easy = Leichter Bot
bot-medium = Mittlerer Bot
bot-hard = Starker Bot
bot-master = Meisterbot
bot-greedy = Gieriger Bot
bot-random = Zufallsbot
level = Stärke der Bots
level-easy = Leicht
level-medium = Mittel
level-hard = Stark
level-master = Meister

hall = Drei königliche Spiele
hall-says = Eine Berührung, und du sitzt am Tisch. Ohne Konto, ohne Installation.
it-is-your-turn = Du bist dran:
go-on = Weiter
play-now = Jetzt gegen Bots spielen
play = Spielen
your-games = Deine Spiele
on-this-device = auf diesem Gerät
no-games-yet = Noch kein Spiel. Drück auf Spielen, und du sitzt am Tisch.
result = Ergebnis
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand auf Mitspieler.
seats-free = { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
with-friends = Mit Freunden
with-friends-says = Öffne einen Tisch und schick den Link. Sie spielen sofort mit; Bots füllen den Rest.
open-a-table = Tisch öffnen
watch = Zuschauen
nothing-to-watch = Gerade läuft kein gelistetes Spiel.
learn = Lernen
replay = Wiedergabe
replay-says = Ein beendetes Spiel Zug um Zug

seats = Plätze
who-sits = Wer sitzt auf Platz { $seat }
name-of = Name auf Platz { $seat }
sits-person = ein Mensch
sits-bot = ein Bot
sits-open = offen
sits-open-says = für alle, die den Link haben
one-screen = Mehrere an diesem Gerät teilen sich den Bildschirm; zwischen ihnen fällt ein Vorhang.
variants = Varianten
house-rules = An diesem Tisch
clock = Uhr
clock-none = keine
clock-move = 1 Minute je Zug
clock-short = 5 Minuten + 5 Sekunden je Zug
clock-long = 20 Minuten + 10 Sekunden je Zug
clock-days = 3 Tage je Zug
allow-help = Zahlen auf dem Brett
allow-help-says = was ein Zug brächte, und wie es steht
allow-hints = Tipps
allow-hints-says = die drei Züge, die ein starker Spieler machen würde
allow-undo = Zurücknehmen
allow-undo-says = bis jemand anders zieht oder etwas Neues zu sehen ist
allow-chat = Gespräch
allow-chat-says = die Leute am Tisch können einander schreiben
allow-pace = Bots lassen sich Zeit
allow-pace-says = damit man ihren Zügen folgen kann
allow-absence = Ein Bot springt ein
allow-absence-says = für alle, die anderthalb Minuten weg sind, bis sie zurückkommen
allow-listed = Gelistet
allow-listed-says = Fremde finden den Tisch im Saal; sonst nur über den Link
open-the-table = Tisch öffnen

waiting-table = { $count ->
        [one] Das Spiel beginnt, wenn sich noch jemand gesetzt hat.
       *[other] Das Spiel beginnt, wenn sich noch { $count } Leute gesetzt haben.
    }
open-seat = frei
sit-down = Hinsetzen
sit-beside = Noch jemand an diesem Bildschirm
sit-beside-says = Gibt einen freien Platz einer zweiten Person an diesem Gerät. Wer ein eigenes Gerät hat, braucht den Link.
their-name = Name der zweiten Person
seat-beside = An diesen Bildschirm setzen
left-open = { $name } ist aufgestanden.
left-bot = Für { $name } spielt jetzt ein Bot.
invite = Einladen
invite-says = Wer diesen Link öffnet, kann sich setzen.
start-with-bots = { $count ->
        [one] Mit einem Bot anfangen
       *[other] Mit Bots anfangen
    }
link-alone = Nur dieser Computer kann diesen Link öffnen.
link-alone-start = Damit andere im Netz mitspielen können, startet man mit
get-up = Aufstehen

table = Tisch
beside = Neben dem Tisch
this-table = Dieser Tisch
choice = Deine Wahl
your-turn = Du bist dran
turn-of = { $name } ist dran
waiting-for = Warten auf { $names }
watching = Du schaust zu
choose-move = { $count ->
        [one] Ein Zug ist möglich.
       *[other] { $count } Züge sind möglich.
    }
sending = Wird gesendet
take-back = Einen Schritt zurück
confirm = Bestätigen
undo = Zurücknehmen
hint = Tipp
hints = Ein starker Spieler würde
hint-chance = Siegchance { $share }
all-moves = Alle Züge
for-you-now = Für dich, jetzt
rule = Regel { $rule }
log = Verlauf
nothing-yet = Noch ist nichts geschehen.
tell-all = Alles erzählen
chat = Gespräch
unread = { $count ->
        [one] { $count } ungelesen
       *[other] { $count } ungelesen
    }
nobody-spoke = Noch hat niemand etwas gesagt.
say-something = Sag etwas
send = Senden
mute = stumm
unmute = Alle wieder hören
phrase-1 = Hallo!
phrase-2 = Viel Glück!
phrase-3 = Gut gespielt!
phrase-4 = Danke!
phrase-5 = O nein!
phrase-6 = Einen Moment, bitte.
phrase-7 = Noch da?
phrase-8 = Noch ein Spiel?
who-is-here = Wer ist da
watchers = { $count ->
        [0] Niemand schaut zu
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
seat-open = noch niemand
seat-bot = ein Bot
seat-here = da
seat-away = nicht da
clock-left = noch { $time }
net-down = Die Verbindung ist weg. Neuer Versuch
net-kept = Die Verbindung ist weg; dein Zug ist aufgehoben. Neuer Versuch
net-back = { $count ->
        [one] Wieder da. Du hast { $count } Zug verpasst.
       *[other] Wieder da. Du hast { $count } Züge verpasst.
    }
show-them = Zeigen
seat-lost = Dieses Gerät hat den Platz nicht mehr: Er ist auf ein anderes umgezogen.
link-to-watch = Der Link dieses Tisches
open-on-device = Öffne dies auf dem anderen Gerät, einmal
move-seat = Meinen Platz auf ein anderes Gerät umziehen
terms-no-clock = Es gibt keine Uhr.
terms-clock-move = Uhr: { $time } je Zug.
terms-clock-game = Uhr: { $time } für das ganze Spiel.
terms-clock-more = Uhr: { $time } für das ganze Spiel und { $more } je Zug.
terms-undo = Züge können zurückgenommen werden.
terms-no-undo = Züge werden nicht zurückgenommen.
terms-hints = Es gibt Tipps.
terms-no-hints = Es gibt keine Tipps.
terms-help = Das Brett zeigt, was ein Zug brächte und wie es steht.
terms-no-help = Das Brett zeigt vor der Wahl keine Zahlen; was ein gewählter Zug bringt, steht immer da.
terms-absence = Wer { $seconds } Sekunden weg ist, den vertritt ein Bot.
curtain = { $name }, du bist dran
curtain-says = Die anderen schauen bitte weg.
curtain-open = Ich bin { $name }
pause-limited = Geht nach zehn Sekunden von selbst weiter.
pause-shared = Jetzt dürfen alle schauen.

keys = Tasten
key-help = Erklären, was gerade markiert ist
straight = Mit der Maus sofort senden
straight-says = In diesem Spiel sendet der Klick, der einen Zug vollendet, ihn auch ab, ohne den goldenen Knopf.
thinks = überlegt
away = weg { $time }
away-short = weg { $time } / { $bot }
away-bot = weg { $time }, bei { $bot } spielt ein Bot
bot-plays = Ein Bot spielt für dich.
take-seat-back = Platz wieder einnehmen
sit-again = Wieder hinsetzen
answers-stand = Abgeschickte Antworten gelten.
compare = Im Vergleich

is-over = Das Spiel ist aus
you-win = Du gewinnst!
wins = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
you-win-by = Du gewinnst { $lead }
wins-by = { $name } gewinnt { $lead }
rematch = Revanche
to-the-rematch = Zur Revanche
review = Analyse
look-at-board = Das Brett
save-record = Aufzeichnung speichern
how-it-adds-up = Wie es sich zusammensetzt
shuffle-honest = Ehrlich gemischt: Die Mischung folgt aus dem Geheimnis und den Zugaben der Spieler, und das Geheimnis passt zum Fingerabdruck vom Anfang.
shuffle-bad = Die Mischung passt nicht zu ihrem Fingerabdruck: Es wurde nicht wie versprochen gemischt.
shuffle-unknown = Dieser Browser kann die Mischung hier nicht prüfen; „regalia verify“ kann es mit der gespeicherten Aufzeichnung.

contents = Inhalt
search = In den Regeln suchen
print = Drucken
rules-found = { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
nothing-found = Keine Regel enthält diese Wörter.
seen-by = Gesehen von
all-seeing = Mit allen Geheimnissen
as-spectator = Wie ein Zuschauer es sah
as-seen-by = Wie { $name } es sah
first = Zum Anfang
previous = Einen Zug zurück
play-on = Abspielen
next = Einen Zug weiter
last = Zum Ende
move-of = Zug { $at } von { $last }
choose-file = Datei wählen
no-record = Das ist keine Aufzeichnung eines Spiels, oder sie ist beschädigt.
drop-record = Zieh die Aufzeichnung eines Spiels hierher oder wähle ihre Datei.

## Ein beendetes Spiel analysieren

review-begin = Spiel analysieren
review-says = Ein starker Bot wägt jeden Zug danach ab, was sein Spieler damals wissen konnte.
review-waiting = Wartet auf einen freien Bot
review-progress = { $done } von { $moves } Zügen abgewogen
review-failed = Das Spiel konnte nicht analysiert werden. Bitte noch einmal versuchen.
review-none = Kein Zug hat mit Sicherheit etwas verschenkt.
review-chances = Siegchance
review-graph = { $count ->
        [0] Chancen aller Plätze, Zug für Zug. Es gibt keinen Wendepunkt.
        [one] Chancen aller Plätze, Zug für Zug. Wendepunkt: Zug { $moves }.
       *[other] Chancen aller Plätze, Zug für Zug. Wendepunkte: Züge { $moves }.
    }
review-numbers = Zahlen
review-move = Zug
review-moves = Züge
review-turning = Wendepunkte
review-gave-away = hat { $points } verschenkt
review-of-move = Zug { $number }
review-played = gespielt
review-better = besser
review-better-brings = Mit dem besseren Zug:
review-played-brings = Mit dem gespielten:
review-expects = Nach dem, was { $name } damals wusste, erwartet eine Suche { $better } statt { $played }.
review-fine = Nichts eindeutig Besseres wurde gefunden.
review-forced = Es gab keinen anderen Zug.
review-considered = Erwogene Züge
review-instead = Was als Zug { $number } möglich gewesen wäre
review-play-on = Von hier weiterspielen
review-play-on-says = Ein eigener Tisch beginnt mit dieser Stellung. Du spielst für { $name }, Bots für die anderen.
look-at-move = Du siehst Zug { $at } von { $last }
look-since = { $count ->
        [one] Seitdem gab es { $count } Zug.
       *[other] Seitdem gab es { $count } Züge.
    }
look-last = Das ist der letzte Zug.
back-to-now = Zurück zum Spiel
decided = Was den Ausschlag gab
decided-line = { $line }: { $name } { $more }, { $other } { $less }.
decided-lead = { $line }: { $name } liegt um { $by } vor { $other }, { $more } zu { $less }.
decided-total = Insgesamt
decided-slip = Zug { $number }: { $name } hat { $points } vom Sieg verschenkt.
decided-see = Ansehen
decided-ask = Wendepunkte suchen
continued = Ab Zug { $moves } eines anderen Spiels weitergespielt: Es gibt kein eigenes Mischen, das sich beweisen ließe.

## By keys and by ear

key-walk = Zum Nächsten, das sich berühren lässt
key-look = Zum Nächsten überhaupt
key-board = Zurück zum Brett
