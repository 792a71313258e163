### The terminal in English

welcome = { $game }. Type a move as listed, or: help, moves, table, hint, ? and a word, quit.
interpreted = The engine runs interpreted: no compiled one is installed, so bots think slowly.
help-title = Help
help =
    A move is typed as listed, in any case; any beginning that is clear is enough, and cards may have their names in your language. The beginning of several moves lists them.
    moves    lists your moves again
    table    shows the table again
    ?        lists what can be explained; ? and a word or a rule's id explains it
    hint     suggests a move; why tells the reasons
    undo     takes your last move back
    repeat   tells again what happened since your last move; log tells everything
    goal     tells how to win
    light    changes between dark and light
    quit     leaves the table; the game is saved

## Commands

command-help = help
command-moves = moves
command-table = table
command-hint = hint
command-why = why
command-undo = undo
command-log = log
command-repeat = repeat
command-goal = goal
command-light = light
command-say = say
command-talk = chat, talk
command-quit = quit, q, exit

## Advice

hint = Try { $move }: { $meaning }.
bare-hint = Try { $move }.
why-title = Why
only-move = There is nothing to weigh: the only move is { $meaning }.
as-good = As good as each other:
in-common = What they all bring: { $brings }.
it-brings = It brings: { $brings }.
then = Then it expects, in { $often } of 10 cases: { $answer }
fewer-wins = { $lost ->
        [one] { $lost } win fewer in 100 games
       *[other] { $lost } wins fewer in 100 games
    }
weaker-answer = The answer would be: { $answer }
no-move = That is not possible: { $reason }.
no-topic = There is nothing about that. Type ? alone for a list.
topics = Ask with ? about: { $topics }
now = Now: { $move } ⇒ { $brings }
now-ways = { $count ->
        [one] Now: { $move }
       *[other] Now in { $count } ways, such as: { $move }
    }
no-howto = This game does not tell how to win it. Its rules: regalia rules.
howto-keys = Choose with the arrows and Enter, with numbers or the mouse; ? explains what is marked.
many-moves = Type the beginning of a move to see fewer of them, with their meaning.
several = That may mean several moves: { $moves }

## The screen

too-small = A table needs { $wide }×{ $high }; this window has { $now }. Make it larger.
keys = ↑↓ choose · ← back · ? what · h hint · w why · u undo · l log · / type · q quit
keys-visit = ↑↓ choose · ← back · ? what · u undo · l log · t say · c chat · / type · q quit
make-it = { $key } again or Enter makes this move · ← something else
keys-over = ↑↓ Enter choose · l log · u undo · q quit
keys-replay = ←→ move · ↑↓ turn · Home End · s who looks · / jump · l log · q quit
close = Enter or Esc closes
leads-to = { $name }… { $count } choices: { $next }
thinking = { $name } is thinking…
advising = The adviser is thinking…
over = The game is over
after-again = Play again
after-rematch = Play again with the same people
after-replay = Look at this game again
after-quit = Leave
log-title = What has happened
repeat-title = Since your last move
undone = Your last move is taken back.
nothing-to-undo = There is no move of yours to take back.
pace = Pause after a bot's move: { $seconds } s
not-now = That is not possible now.

## Beginning

ask-game = Which game?
ask-seats = How many at the table?
ask-against = Against whom?
ask-language = Which language?
choosing = ↑↓ Enter choose · Esc back · q quit
go-on = Continue: { $what }
level-easy = easy: makes mistakes
level-medium = medium: plays well
level-hard = hard: thinks for a second
level-master = master: thinks for five seconds
level-tilda = Tilda the page, bold: a beginner can beat her
level-hugo = Hugo the cook, thrifty: an even match for a beginner
level-ruth = Ruth the guard, cautious: knows what matters
level-ulric = Ulric the falconer, vengeful: seldom slips
level-freya = Freya the captain, bold: hard to beat
level-sigmund = Sigmund the chancellor, calm: thinks for a second
name-easy = Easy
name-medium = Medium
name-hard = Hard
name-master = Master
name-greedy = Greedy
name-random = Random
name-tilda = Tilda
name-hugo = Hugo
name-ruth = Ruth
name-ulric = Ulric
name-freya = Freya
name-sigmund = Sigmund
guest = Guest
left = You have left the table.
saved = The game is in { $file }.
how-to-go-on = The game is saved. Continue with: { $command }
nothing-saved = There is no saved game to continue.
saved-game = { $game }, { $names } – { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $when }
which-one = Which one? (number, Enter for none)

## At a server's table

sent = Waiting for the server…
kept = Reconnecting… your move is kept.
reconnecting = Reconnecting…
connected = The connection is back.
here = here
away = away
seat-open = open
watchers = { $count } watching
rematch-offered = The others play again: so can you.
talk-title = What was said
no-talk = Nobody has said anything yet. Type: say and your words.
watching = You are watching: no seat is open at this table.
waiting = You sit at the table. The game begins when nobody is missing; open seats: { $open }.
come-back = Come back with: { $command }
no-tables = No table is listed at this server. Make one: { $command }
listed-table = { $game }, { $names } – open seats: { $open }

## Looking back

everything = everything open
spectator = a spectator
looks = Seen by: { $who }
at-move = Move { $number } of { $moves }
no-such-number = That is no move of this game: 0 to { $moves }.
