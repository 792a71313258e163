### The terminal in English

welcome = { $game }. Type a move as listed, or: help, moves, table, hint, ? and a word, quit.
interpreted = The engine runs interpreted: no compiled one is installed, so bots think slowly.
help =
    A move is typed as listed. The beginning of a move lists the moves that begin so.
    moves    lists your moves again
    table    shows the table again
    ?        lists what can be explained; ? and a word or a rule's id explains it
    hint     suggests a move; why tells what was considered
    quit     leaves the table
hint = Try { $move }: { $meaning }.
bare-hint = Try { $move }.
reason = { $move }: expected result { $share } of 100, tried { $tries ->
        [one] once
       *[other] { $tries } times
    }
no-move = That is not possible: { $reason }.
no-topic = There is nothing about that. Type ? alone for a list.
topics = Ask with ? about: { $topics }
many-moves = Type the beginning of a move to see fewer of them, with their meaning.
guest = Guest
left = You have left the table.
saved = The game is in { $file }.
