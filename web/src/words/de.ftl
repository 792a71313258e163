### Was diese Seiten auf Deutsch sagen, gleich in welchem Spiel
back = Zurück in den Saal
tools = Werkzeuge
theme = Darstellung
theme-system = wie das Gerät
theme-light = hell
theme-dark = dunkel
sound = Ton
sound-off = aus
sound-ask = Mit Ton spielen?
sound-yes = Einschalten
sound-no = Nein, danke
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
board-lost = Das Spielfeld konnte nicht geladen werden. Das Spiel ist auf dem Server sicher aufgehoben; bitte noch einmal versuchen.
nothing-here = Unter dieser Adresse ist nichts.
no-answer = Der Server antwortet nicht. Vielleicht ist er gleich wieder da.
no-such-table = Diesen Tisch gibt es nicht.
too-many = Zu viele Anfragen: bitte einen Moment warten.
not-now = Das geht gerade nicht.
not-accepted = Das wurde nicht angenommen. Bitte prüfe deine Eingabe.
not-allowed = Von diesem Platz aus geht das nicht.
too-large = Das ist zu groß zum Senden.
server-failed = Auf dem Server ist etwas schiefgegangen; es wurde vermerkt. Bitte noch einmal versuchen.
name-unseen = Dieser Name geht nicht: Er braucht einen sichtbaren Buchstaben oder eine Ziffer.
link-used = Dieser Link wurde schon benutzt oder ist abgelaufen.
link = Link
copy-link = Link kopieren
send-link = Link senden
copied = Kopiert
qr = QR-Code des Links
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
level = Gegner
level-easy = Leicht
level-medium = Mittel
level-hard = Stark
level-master = Meister
character-tilda = Tilda
character-hugo = Hugo
character-ruth = Ruth
character-ulric = Ulrich
character-freya = Freya
character-sigmund = Sigmund
level-tilda = Tilda, mutig
level-hugo = Hugo, sparsam
level-ruth = Ruth, vorsichtig
level-ulric = Ulrich, nachtragend
level-freya = Freya, mutig
level-sigmund = Sigmund, gelassen
ladder = Gegner, der leichteste zuerst
levels = Stufen
next-opponent = Nächster Gegner: { $name }

hall = Drei königliche Spiele
hall-says = Ein Tipp, und du sitzt am Tisch. Ohne Konto, ohne Installation.
it-is-your-turn = Du bist dran:
go-on = Weiterspielen
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
with-friends-says = Öffne einen Tisch und verschick den Link. Deine Freunde spielen sofort mit; Bots füllen den Rest.
open-a-table = Tisch öffnen
watch = Zuschauen
nothing-to-watch = Gerade läuft kein öffentliches Spiel.
learn = So wird gespielt
replay = Wiedergabe
replay-says = Ein beendetes Spiel Zug um Zug

seats = Plätze
who-sits = Wer sitzt auf Platz { $seat }
name-of = Name auf Platz { $seat }
sits-person = ein Mensch
sits-bot = ein Bot
sits-open = frei
sits-open-says = für alle, die den Link haben
one-screen = Spielt ihr zu mehreren an diesem Gerät, gebt es weiter: Zwischen den Zügen ist der Bildschirm verdeckt.
variants = Varianten
house-rules = Einstellungen des Tisches
clock = Bedenkzeit
clock-none = unbegrenzt
clock-move = 1 Minute je Zug
clock-short = 5 Minuten + 5 Sekunden je Zug
clock-long = 20 Minuten + 10 Sekunden je Zug
clock-days = 3 Tage je Zug
allow-help = Vorschau
allow-help-says = was ein Zug bringt und wer vorn liegt
allow-hints = Tipps
allow-hints-says = die drei Züge, die ein starker Spieler machen würde
allow-undo = Zurücknehmen
allow-undo-says = bis jemand anders zieht oder etwas Neues zu sehen ist
allow-chat = Chat
allow-chat-says = die Leute am Tisch können einander schreiben
allow-pace = Bots lassen sich Zeit
allow-pace-says = damit man ihren Zügen folgen kann
allow-absence = Ein Bot springt ein
allow-absence-says = für alle, die anderthalb Minuten weg sind, bis sie zurückkommen
allow-listed = Öffentlich
allow-listed-says = jeder findet den Tisch im Saal; sonst nur über den Link
open-the-table = Tisch öffnen

waiting-table = { $count ->
        [one] Das Spiel beginnt, wenn sich noch jemand gesetzt hat.
       *[other] Das Spiel beginnt, wenn sich noch { $count } Leute gesetzt haben.
    }
open-seat = frei
sit-down = Hinsetzen
sit-beside = Noch jemand an diesem Gerät
sit-beside-says = Gibt einen freien Platz einer zweiten Person an diesem Gerät. Wer ein eigenes Gerät hat, braucht den Link.
their-name = Name der zweiten Person
seat-beside = An dieses Gerät setzen
left-open = { $name } hat den Tisch verlassen.
left-bot = Für { $name } spielt jetzt ein Bot.
invite = Einladen
invite-says = Wer diesen Link öffnet, kann sich setzen.
start-with-bots = { $count ->
        [one] Mit einem Bot anfangen
       *[other] Mit Bots anfangen
    }
link-alone = Nur dieser Computer kann diesen Link öffnen.
link-alone-start = Damit andere im Netz mitspielen können, startet man mit
get-up = Tisch verlassen

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
hints = Ein starker Spieler würde wählen:
hint-chance = Siegchance { $share }
hint-why = Warum?
all-moves = Alle Züge
for-you-now = Für dich, jetzt
rule = Regel { $rule }
log = Verlauf
nothing-yet = Noch ist nichts geschehen.
tell-all = Einzelheiten
chat = Chat
unread = { $count ->
        [one] { $count } ungelesen
       *[other] { $count } ungelesen
    }
nobody-spoke = Noch hat niemand etwas gesagt.
say-something = Sag etwas
send = Senden
mute = stummschalten
unmute = Alle wieder hören
phrase-1 = Hallo!
phrase-2 = Viel Glück!
phrase-3 = Gut gespielt!
phrase-4 = Danke!
phrase-5 = Oh nein!
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
        [one] Wieder verbunden. Du hast { $count } Zug verpasst.
       *[other] Wieder verbunden. Du hast { $count } Züge verpasst.
    }
show-them = Zeigen
seat-lost = Dieser Platz wurde auf ein anderes Gerät übertragen.
link-to-watch = Der Link dieses Tisches
open-on-device = Öffne dies auf dem anderen Gerät (gilt einmal)
move-seat = Meinen Platz auf ein anderes Gerät übertragen
terms-no-clock = Ohne Zeitlimit.
terms-clock-move = Bedenkzeit: { $time } je Zug.
terms-clock-game = Bedenkzeit: { $time } für das ganze Spiel.
terms-clock-more = Bedenkzeit: { $time } für das ganze Spiel und { $more } je Zug.
terms-undo = Züge können zurückgenommen werden.
terms-no-undo = Züge können nicht zurückgenommen werden.
terms-hints = Es gibt Tipps.
terms-no-hints = Es gibt keine Tipps.
terms-help = Das Spielfeld zeigt, was ein Zug bringt und wer vorn liegt.
terms-no-help = Vor der Wahl zeigt das Spielfeld keine Zahlen; was ein gewählter Zug bringt, steht immer da.
terms-absence = Ist jemand { $seconds } Sekunden weg, spielt ein Bot für ihn.
handoff = { $name }, du bist dran
handoff-says = Die anderen schauen bitte weg.
handoff-open = Ich bin { $name }
pause-limited = Geht nach zehn Sekunden von selbst weiter.
pause-shared = Jetzt dürfen alle schauen.

keys = Tasten
key-help = Hilfe zum Ausgewählten
one-click = Zug per Klick absenden
one-click-says = In diesem Spiel schickt der Klick, der einen Zug vollendet, ihn auch ab, ohne den goldenen Knopf.
thinks = überlegt
away = seit { $time } weg
away-short = { $time } weg, Bot bei { $bot }
away-bot = seit { $time } weg, bei { $bot } spielt ein Bot
bot-plays = Ein Bot spielt für dich.
take-seat-back = Platz wieder einnehmen
sit-again = Wieder hinsetzen
answers-stand = Diese Wahl gilt endgültig.
compare = Vergleich

is-over = Das Spiel ist aus
you-win = Du gewinnst!
wins = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
you-win-by = Du gewinnst { $lead }
wins-by = { $name } gewinnt { $lead }
farewell = Gut gespielt: Dein Banner kehrt in Ehren heim.
rematch = Revanche
to-the-rematch = Zur Revanche
review = Analyse
look-at-board = Spielfeld ansehen
save-record = Aufzeichnung speichern
share-picture = Bild vom Ergebnis
how-it-adds-up = Wie es sich zusammensetzt
shuffle-honest = Ehrlich gemischt: Die Reihenfolge folgt aus einem vor dem Spiel festgelegten Geheimnis und aus Zahlen der Spieler.
shuffle-bad = Die Reihenfolge passt nicht zu dem vor dem Spiel festgelegten Geheimnis: Es wurde nicht wie versprochen gemischt.
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
all-seeing = Alles offen
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
review-says = Ein starker Bot bewertet jeden Zug danach, was sein Spieler damals wissen konnte.
review-waiting = Wartet auf einen freien Bot
review-progress = { $done } von { $moves } Zügen bewertet
review-failed = Das Spiel konnte nicht analysiert werden. Bitte noch einmal versuchen.
review-none = Kein klarer Fehler gefunden.
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
review-expects = Nach damaligem Wissen: { $better } Siegchance statt { $played }.
review-fine = Nichts eindeutig Besseres wurde gefunden.
review-forced = Es gab keinen anderen Zug.
review-points-lost = Zu gewinnen war kaum noch etwas, darum zählt das Ende: womit zu rechnen war.
reasons = Anstatt „{ $move }“:
reasons-but = Aber:
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
decided-slip = Zug { $number }: { $name } verschenkt { $points } Siegchance.
decided-see = Ansehen
decided-ask = Wendepunkte suchen
continued = Ab Zug { $moves } eines anderen Spiels weitergespielt; das Mischen ist hier nicht zu prüfen.

## Mit Tasten

key-next = Zum nächsten wählbaren Element
key-look = Zum nächsten Element
key-board = Zurück zum Spielfeld

## Ein geführtes erstes Spiel

lesson = Geführtes erstes Spiel
lesson-new-here = Neu hier? In 5 Minuten gelernt
lesson-says = Ein geführtes erstes Spiel am echten Tisch. Falsche Züge werden erklärt und dürfen probiert werden.
lesson-continue = { $game }: weiter
lesson-step = Schritt { $at } von { $last }
lesson-next = Weiter
lesson-end = Weiterspielen
lesson-skip = Überspringen
lesson-wait = Die anderen sind am Zug
lesson-astray = Du bist von der Lektion abgewichen, das ist erlaubt. Nimm den Zug zurück, um weiterzulernen, oder spiel weiter, wie du magst.
lesson-back = Zurück zur Lektion
lesson-leave = Frei weiterspielen
lesson-whole = Ein ganzes Spiel

## The page of the operator

operator = Für den Betreiber
operator-token = Token des Betreibers
operator-open = Öffnen
operator-leave = Token vergessen
operator-nodes = Knoten
operator-node = Knoten { $number }
operator-version = Version
operator-since = Läuft seit
operator-tables = Tische im Speicher
operator-people = Verbundene Personen
operator-spectators = Zuschauer
operator-queue = Warteschlange / Prozesse der Bots
operator-moves = Züge in { $minutes } Min.
operator-refusals = Ablehnungen in { $minutes } Min.
operator-errors = Serverfehler in { $minutes } Min.
operator-failed-bots = Ausgefallene Bots
operator-move-latency = Ein Zug: Median / 99 %
operator-store-latency = Speichern: Median / 99 %
operator-bot-latency = Bedenkzeit der Bots: Median / 99 %
operator-store = Datenbank
operator-stored = Tische: offen { $open }, laufend { $running }, beendet { $over }
operator-warnings = Letzte Warnungen
operator-no-warnings = Keine.
operator-refused = Das ist nicht das Token des Betreibers.
operator-off = Dieser Server wurde ohne Token des Betreibers gestartet.

## The coach

coach = Trainer
coach-says = Sagt vor einem Zug, worauf es ankommt, und weist auf teure Fehler hin; in den ersten beiden Spielen spricht er, bis du ihn ausschaltest.
coach-off = Trainer ausschalten
coach-waits = Wenn du am Zug bist, sagt der Trainer, worauf es ankommt.
coach-better = Besser wäre gewesen:
coach-shares = Damit gewinnt man etwa { $better } der Spiele, mit deinem Zug { $played }.
coach-look-back = Zurückschauen

## How fast bots move, and what they did

pace = Bots ziehen
pace-slow = langsam
pace-normal = normal
pace-quick = schnell
pace-tap = wenn ich tippe
pace-waits = Gleich zieht ein Bot
pace-waits-says = Tippe auf den Tisch oder drücke Enter, um den Zug zu sehen.
pace-tap-on = Nächster Zug
recap = Rückblick
recap-you = Dich betrifft:
recap-nothing = Seit deinem letzten Zug hat niemand gezogen.
