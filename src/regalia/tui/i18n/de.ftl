### The terminal in German

welcome = { $game }. Einen Zug wie in der Liste eingeben oder: help, moves, table, hint, ? und ein Wort, quit.
interpreted = Die Engine läuft interpretiert: Eine kompilierte fehlt, die Bots denken langsam.
help =
    Ein Zug wird so eingegeben, wie er in der Liste steht. Der Anfang eines Zuges zeigt alle Züge, die so beginnen.
    moves    zeigt die Züge noch einmal
    table    zeigt den Tisch noch einmal
    ?        zeigt, was erklärt werden kann; ? und ein Wort oder eine Regelnummer erklärt es
    hint     schlägt einen Zug vor; why sagt, was erwogen wurde
    quit     verlässt den Tisch
hint = Versuche { $move }: { $meaning }.
bare-hint = Versuche { $move }.
reason = { $move }: erwartetes Ergebnis { $share } von 100, { $tries ->
        [one] einmal versucht
       *[other] { $tries }-mal versucht
    }
no-move = Das geht nicht: { $reason }.
no-topic = Dazu gibt es nichts. Mit ? allein kommt eine Liste.
topics = Mit ? kann man fragen nach: { $topics }
many-moves = Der Anfang eines Zuges zeigt weniger Züge, mit ihrer Bedeutung.
guest = Gast
left = Du hast den Tisch verlassen.
saved = Die Partie steht in { $file }.
