### The terminal in German

welcome = { $game }. Einen Zug wie in der Liste eingeben oder: Hilfe, Züge, Tisch, Rat, ? und ein Wort, Ende.
interpreted = Die Engine läuft interpretiert: Eine kompilierte fehlt, die Bots denken langsam.
help-title = Hilfe
help =
    Ein Zug wird so eingegeben, wie er in der Liste steht, groß oder klein; ein eindeutiger Anfang genügt, und Karten dürfen deutsche Namen haben. Der Anfang mehrerer Züge zeigt sie alle.
    Züge       zeigt die Züge noch einmal
    Tisch      zeigt den Tisch noch einmal
    ?          zeigt, was erklärt werden kann; ? und ein Wort oder eine Regelnummer erklärt es
    Rat        schlägt einen Zug vor; warum nennt die Gründe
    zurück     nimmt deinen letzten Zug zurück
    nochmal    erzählt, was seit deinem letzten Zug geschah; Verlauf erzählt alles
    Ziel       sagt, wie man gewinnt
    Licht      wechselt zwischen dunkel und hell
    Ende       verlässt den Tisch; die Partie ist gespeichert

## Commands

command-help = Hilfe
command-moves = Züge
command-table = Tisch
command-hint = Rat, Tipp
command-why = warum
command-undo = zurück
command-log = Verlauf
command-repeat = nochmal
command-goal = Ziel
command-light = Licht
command-say = sag, sage
command-talk = Chat, Gespräch
command-quit = Ende, q, exit

## Advice

hint = Versuche { $move }: { $meaning }.
bare-hint = Versuche { $move }.
why-title = Warum
only-move = Es gibt nichts abzuwägen: Der einzige Zug ist { $meaning }.
as-good = Gleich gut sind:
in-common = Sie alle bringen: { $brings }.
it-brings = Das bringt: { $brings }.
then = Erwartete Antwort, in { $often } von 10 Fällen: { $answer }
fewer-wins = { $lost ->
        [one] { $lost } Sieg weniger in 100 Partien
       *[other] { $lost } Siege weniger in 100 Partien
    }
weaker-answer = Die Antwort wäre: { $answer }
no-move = Das geht nicht: { $reason }.
no-topic = Dazu gibt es nichts. Mit ? allein kommt eine Liste.
topics = Mit ? kann man fragen nach: { $topics }
now = Jetzt: { $move } ⇒ { $brings }
now-ways = { $count ->
        [one] Jetzt: { $move }
       *[other] Jetzt auf { $count } Arten, zum Beispiel: { $move }
    }
no-howto = Dieses Spiel sagt nicht, wie man es gewinnt. Die Regeln: regalia rules.
howto-keys = Wähle mit Pfeilen und Enter, mit Ziffern oder der Maus; ? erklärt, was markiert ist.
many-moves = Der Anfang eines Zuges zeigt weniger Züge, mit ihrer Bedeutung.
several = Das kann mehrere Züge meinen: { $moves }

## The screen

too-small = Ein Tisch braucht { $wide }×{ $high }, das Fenster hat { $now }. Bitte vergrößern.
keys = ↑↓ Wahl · ← zurück · ? was · h Rat · w warum · u zurücknehmen · / Text · q Ende
keys-visit = ↑↓ Wahl · ← zurück · ? was · u zurücknehmen · t sagen · c Chat · / Text · q Ende
make-it = noch einmal { $key } oder Enter macht diesen Zug · ← etwas anderes
keys-over = ↑↓ Enter wählen · l Verlauf · u zurücknehmen · q Ende
keys-replay = ←→ Zug · ↑↓ Runde · Home End · s wer schaut · / Sprung · l Verlauf · q Ende
close = Enter oder Esc schließt
leads-to = { $name } … { $count } Möglichkeiten: { $next }
thinking = { $name } denkt nach …
advising = Der Ratgeber denkt nach …
over = Das Spiel ist aus
after-again = Noch einmal spielen
after-rematch = Noch einmal mit denselben Leuten spielen
after-replay = Diese Partie ansehen
after-quit = Gehen
log-title = Was geschehen ist
repeat-title = Seit deinem letzten Zug
undone = Dein letzter Zug ist zurückgenommen.
nothing-to-undo = Du hast keinen Zug, den man zurücknehmen könnte.
pace = Pause nach dem Zug eines Bots: { $seconds } s
not-now = Das geht jetzt nicht.

## Beginning

ask-game = Welches Spiel?
ask-seats = Wie viele am Tisch?
ask-against = Gegen wen?
ask-language = Welche Sprache?
choosing = ↑↓ Enter wählen · Esc zurück · q Ende
go-on = Weiter: { $what }
level-easy = leicht: macht Fehler
level-medium = mittel: spielt gut
level-hard = stark: denkt eine Sekunde nach
level-master = Meister: denkt fünf Sekunden nach
level-tilda = Tilda, die Pagin, mutig: Anfänger können sie schlagen
level-hugo = Hugo, der Koch, sparsam: Anfängern gewachsen
level-ruth = Ruth, die Wächterin, vorsichtig: weiß, worauf es ankommt
level-ulric = Ulrich, der Falkner, nachtragend: irrt sich selten
level-freya = Freya, die Anführerin, mutig: schwer zu schlagen
level-sigmund = Sigmund, der Kanzler, gelassen: denkt eine Sekunde nach
name-easy = Leicht
name-medium = Mittel
name-hard = Stark
name-master = Meister
name-greedy = Gierig
name-random = Zufall
name-tilda = Tilda
name-hugo = Hugo
name-ruth = Ruth
name-ulric = Ulrich
name-freya = Freya
name-sigmund = Sigmund
guest = Gast
left = Du hast den Tisch verlassen.
saved = Die Partie steht in { $file }.
how-to-go-on = Die Partie ist gespeichert. Weiter geht es mit: { $command }
nothing-saved = Es gibt keine gespeicherte Partie zum Weiterspielen.
saved-game = { $game }, { $names } – { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, { $when }
which-one = Welche? (Nummer, Enter für keine)

## At a server's table

sent = Der Server antwortet gleich …
kept = Neue Verbindung … dein Zug geht nicht verloren.
reconnecting = Neue Verbindung …
connected = Die Verbindung ist wieder da.
here = da
away = weg
seat-open = frei
watchers = { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
rematch-offered = Die anderen spielen noch einmal: Du kannst mitspielen.
talk-title = Was gesagt wurde
no-talk = Noch hat niemand etwas gesagt. Tippe: sag und deine Worte.
watching = Du schaust zu: An diesem Tisch ist kein Platz frei.
waiting = Du sitzt am Tisch. Das Spiel beginnt, sobald niemand mehr fehlt; freie Plätze: { $open }.
come-back = Zurück kommst du mit: { $command }
no-tables = Auf diesem Server steht kein Tisch in der Liste. Eröffne einen: { $command }
listed-table = { $game }, { $names } – freie Plätze: { $open }

## Looking back

everything = alles offen
spectator = Zuschauer
looks = Gesehen von: { $who }
at-move = Zug { $number } von { $moves }
no-such-number = Diesen Zug gibt es nicht: 0 bis { $moves }.
