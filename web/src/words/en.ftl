### What these pages say in English, whatever the game

## Everywhere

back = Back to the hall
tools = Tools
theme = Light or dark
theme-system = as the device
theme-light = light
theme-dark = dark
sound = Sound
sound-off = off
sound-ask = Play with sound?
sound-yes = Turn on
sound-no = No, thanks
rules = Rules
gallery = Gallery
language = Language
language-en = English
language-ru = Русский
language-de = Deutsch
language-pl = Polski
menu = Settings
settings = Settings
speed = Motion
speed-normal = normal
speed-quick = quick
speed-none = none
fast = Fast moves
fast-says = A second tap on the same thing sends the move.
notify = Tell me when it is my turn
shortcuts = Single-key shortcuts
shortcuts-says = Letters, digits and signs act at once. Arrows, Enter and Escape always work.
close = Close
failed = This did not work
try-again = Try again
to-the-hall = To the hall
page-lost = The page could not be loaded. There may be no connection.
board-lost = The board could not be loaded. Your game is safe on the server: please try again.
nothing-here = There is nothing at this address.
no-answer = The server does not answer. It may be back in a moment.
no-such-table = There is no such table.
too-many = Too many requests: please wait a moment.
not-now = This cannot be done now.
not-accepted = That was not accepted. Please check what you typed.
not-allowed = This seat may not do that.
too-large = That is too large to be sent.
server-failed = Something went wrong on the server, and it has been noted. Please try again.
name-unseen = This name cannot be used: it needs a letter or a digit that can be seen.
link-used = This link has been used or has expired.
link = Link
copy-link = Copy the link
send-link = Send the link
copied = Copied
qr = QR code of the link
qr-says = Or point a camera at this code.
you = you
open = Open
guest = Guest
your-name = Your name

## Bots

bot-number = Bot { $number }
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-master = Master bot
bot-greedy = Greedy bot
bot-random = Random bot
level = Opponent
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-master = Master
character-tilda = Tilda
character-hugo = Hugo
character-ruth = Ruth
character-ulric = Ulric
character-freya = Freya
character-sigmund = Sigmund
level-tilda = Tilda, bold
level-hugo = Hugo, thrifty
level-ruth = Ruth, cautious
level-ulric = Ulric, vengeful
level-freya = Freya, bold
level-sigmund = Sigmund, calm
ladder = Opponents, the gentlest first
levels = Levels
next-opponent = Next opponent: { $name }

## The hall

hall = Three royal games
hall-says = One tap and you sit at the table. No account, nothing to install.
it-is-your-turn = It is your turn:
go-on = Continue
play-now = Play now against bots
play = Play
your-games = Your games
on-this-device = kept on this device
no-games-yet = No game yet. Press Play and you sit at a table.
result = Result
open-tables = Open tables
no-open-tables = Nobody waits for players at the moment.
seats-free = { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
with-friends = With friends
with-friends-says = Open a table, send the link. They play at once; bots can fill the rest.
open-a-table = Open a table
watch = Watch
nothing-to-watch = No public game is running.
learn = How to play
replay = Replay
replay-says = A finished game move by move

## A new table

seats = Seats
who-sits = Who sits on seat { $seat }
name-of = Name on seat { $seat }
sits-person = a person
sits-bot = a bot
sits-open = open
sits-open-says = for whoever has the link
one-screen = If several people play on this device, hand it on: the screen stays covered until the next player says so.
variants = Variants
house-rules = Settings of the table
clock = Clock
clock-none = none
clock-move = 1 minute a move
clock-short = 5 minutes + 5 seconds a move
clock-long = 20 minutes + 10 seconds a move
clock-days = 3 days a move
allow-help = Show results
allow-help-says = what each move would bring and who is ahead
allow-hints = Hints
allow-hints-says = the three moves that a strong player would make
allow-undo = Undo
allow-undo-says = until somebody else moves or something new is seen
allow-chat = Chat
allow-chat-says = the people at the table can write to each other
allow-pace = Bots take their time
allow-pace-says = so that one can follow their moves
allow-absence = A bot steps in
allow-absence-says = for somebody who is away for a minute and a half, until they are back
allow-listed = Public
allow-listed-says = anybody finds the table in the hall; otherwise only by its link
open-the-table = Open the table

## Waiting

waiting-table = { $count ->
        [one] The game begins when one more person has sat down.
       *[other] The game begins when { $count } more people have sat down.
    }
open-seat = open
sit-down = Sit down
sit-beside = Add a player on this device
sit-beside-says = Takes an open seat for a second person on this device. Friends with a device of their own need the link.
their-name = Their name
seat-beside = Seat them on this device
left-open = { $name } has left the table.
left-bot = A bot plays for { $name } now.
invite = Invite
invite-says = Whoever opens this link can sit down.
start-with-bots = { $count ->
        [one] Begin: a bot takes the open seat
       *[other] Begin: bots take the open seats
    }
link-alone = Only this computer can open this link.
link-alone-start = To let in others of your network, start with
get-up = Leave the table

## At the table

table = Table
beside = Beside the table
this-table = This table
choice = Your choice
your-turn = Your turn
turn-of = { $name } to move
waiting-for = Waiting for { $names }
watching = You are a spectator
choose-move = { $count ->
        [one] One move is possible.
       *[other] { $count } moves are possible.
    }
sending = Sending
take-back = One step back
confirm = Confirm
undo = Undo
hint = Hint
hints = A strong player would choose:
hint-chance = chance to win { $share }
hint-why = Why?
all-moves = All moves
for-you-now = For you, now
rule = Rule { $rule }
log = Log
nothing-yet = Nothing has happened yet.
tell-all = Show details
chat = Chat
unread = { $count ->
        [one] { $count } unread
       *[other] { $count } unread
    }
nobody-spoke = Nobody has said anything yet.
say-something = Say something
send = Send
mute = mute
unmute = Hear everybody again
phrase-1 = Hello!
phrase-2 = Good luck!
phrase-3 = Well played!
phrase-4 = Thank you!
phrase-5 = Oh no!
phrase-6 = One moment, please.
phrase-7 = Still there?
phrase-8 = Another game?
who-is-here = Who is here
watchers = { $count ->
        [0] Nobody watches
        [one] { $count } watches
       *[other] { $count } watch
    }
seat-open = nobody yet
seat-bot = a bot
seat-here = here
seat-away = away
clock-left = { $time } left
net-down = No connection. Trying again
net-kept = No connection; your move is kept. Trying again
net-back = { $count ->
        [one] Connected again. You missed { $count } move.
       *[other] Connected again. You missed { $count } moves.
    }
show-them = Show
seat-lost = This seat has been moved to another device.
link-to-watch = The link of this table
open-on-device = Open this on the other device (works once)
move-seat = Move my seat to another device
terms-no-clock = There is no clock.
terms-clock-move = Clock: { $time } a move.
terms-clock-game = Clock: { $time } for the whole game.
terms-clock-more = Clock: { $time } for the whole game and { $more } a move.
terms-undo = Moves can be taken back.
terms-no-undo = Moves cannot be taken back.
terms-hints = There are hints.
terms-no-hints = There are no hints.
terms-help = The board shows what each move would bring and who is ahead.
terms-no-help = The board shows no results before you choose; what a chosen move brings is always shown.
terms-absence = If a player is away for { $seconds } seconds, a bot plays for them.
handoff = { $name }, it is your turn
handoff-says = The others look away, please.
handoff-open = I am { $name }
pause-limited = Goes on by itself after ten seconds.
pause-shared = Everyone may look now.

## How a move is made

keys = Keys
key-help = Explain what is selected
one-click = A click sends the move
one-click-says = In this game the click that completes a move also sends it, without the gold button.
thinks = thinks
away = away for { $time }
away-short = away { $time }, bot at { $bot }
away-bot = away for { $time }, a bot plays at { $bot }
bot-plays = A bot plays for you.
take-seat-back = Take the seat back
sit-again = Sit down again
answers-stand = You cannot take this choice back.
compare = Comparison

## The end

is-over = The game is over
you-win = You win!
wins = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
you-win-by = You win { $lead }
wins-by = { $name } wins { $lead }
farewell = Well played: your banner rides home with honour.
rematch = Rematch
to-the-rematch = To the rematch
review = Review
look-at-board = The board
save-record = Save the record
share-picture = Picture of the result
how-it-adds-up = How it adds up
shuffle-honest = The cards were shuffled fairly: they follow from a secret fixed before the game and from numbers of the players.
shuffle-bad = The shuffle does not fit the secret fixed before the game: the cards were not shuffled as promised.
shuffle-unknown = This browser cannot check the shuffle here; “regalia verify” can, with the saved record.

## Rules and replay

contents = Contents
search = Search the rules
print = Print
rules-found = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
nothing-found = No rule has these words.
seen-by = As seen by
all-seeing = Everything revealed
as-spectator = As a spectator saw it
as-seen-by = As { $name } saw it
first = To the beginning
previous = One move back
play-on = Play
next = One move on
last = To the end
move-of = Move { $at } of { $last }
choose-file = Choose a file
no-record = This is not the record of a game, or it is damaged.
drop-record = Drop the record of a game here, or choose its file.

## Looking a finished game over

review-begin = Review the game
review-says = A strong bot rates every move by what its player could know then.
review-waiting = Waiting for a free bot
review-progress = { $done } of { $moves } moves rated
review-failed = The game could not be reviewed. Please try again.
review-none = No clear mistake was found.
review-chances = Chance to win
review-graph = { $count ->
        [0] Chances of all seats, move by move. There is no turning point.
        [one] Chances of all seats, move by move. Turning point: move { $moves }.
       *[other] Chances of all seats, move by move. Turning points: moves { $moves }.
    }
review-numbers = Numbers
review-move = Move
review-moves = Moves
review-turning = turning points
review-gave-away = threw away { $points }
review-of-move = Move { $number }
review-played = played
review-better = better
review-better-brings = With the better move:
review-played-brings = With the move played:
review-expects = With what could be known then, this move wins in about { $better } of games, the one played in { $played }.
review-fine = Nothing clearly better was found.
review-forced = There was no other move.
review-points-lost = Hardly anything was left to win, so the end counts: what the player could expect to have.
reasons = Rather than “{ $move }”:
reasons-but = But:
review-considered = Moves considered
review-instead = What could have been played as move { $number }
review-play-on = Play on from here
review-play-on-says = A table of your own goes on from this position. You play for { $name }, bots for the others.
look-at-move = You look at move { $at } of { $last }
look-since = { $count ->
        [one] Since then { $count } move was made.
       *[other] Since then { $count } moves were made.
    }
look-last = That is the last move.
back-to-now = Back to now
decided = What decided it
decided-line = { $line }: { $name } { $more }, { $other } { $less }.
decided-lead = { $line }: { $name } is { $by } ahead of { $other }, { $more } to { $less }.
decided-total = In all
decided-slip = Move { $number }: { $name } threw away { $points } of the winning chance.
decided-see = See it
decided-ask = Find the turning points
continued = Played on from move { $moves } of another game, so there is no shuffle to check.

## By keys and by ear

key-next = To the next thing that can be chosen
key-look = To the next thing, whatever it is
key-board = Back to the board

## A guided first game

lesson = Guided first game
lesson-new-here = New here? Learn it in 5 minutes
lesson-says = A guided first game on the real board. Wrong moves are explained and can be tried.
lesson-continue = { $game }: go on
lesson-step = Step { $at } of { $last }
lesson-next = Next
lesson-end = Play on
lesson-skip = Skip
lesson-wait = The others are moving
lesson-astray = You have left the lesson, and that is fine. Take the move back to go on learning, or play on as you like.
lesson-back = Back to the lesson
lesson-leave = Play on freely
lesson-whole = A whole game

## The page of the operator

operator = For the operator
operator-token = The operator's token
operator-open = Open
operator-leave = Forget the token
operator-nodes = Nodes
operator-node = Node { $number }
operator-version = Version
operator-since = Running since
operator-tables = Tables in memory
operator-people = People connected
operator-spectators = Spectators
operator-queue = Bots' queue / processes
operator-moves = Moves in { $minutes } min
operator-refusals = Refusals in { $minutes } min
operator-errors = Server errors in { $minutes } min
operator-failed-bots = Bots that failed
operator-move-latency = A move: median / 99 %
operator-store-latency = Storing it: median / 99 %
operator-bot-latency = A bot's thinking: median / 99 %
operator-store = Store
operator-stored = tables open { $open }, running { $running }, finished { $over }
operator-warnings = Last warnings
operator-no-warnings = None.
operator-refused = This is not the operator's token.
operator-off = This server was started without an operator's token.

## The coach

coach = Coach
coach-says = Points out what matters before a move and remarks on costly ones; in the first two games it speaks until you switch it off.
coach-off = Switch the coach off
coach-waits = When it is your turn, the coach says what matters.
coach-better = Better would have been:
coach-shares = It wins in about { $better } of games, your move in { $played }.
coach-look-back = Look back

## How fast bots move, and what they did

pace = Bots move
pace-slow = slowly
pace-normal = normally
pace-quick = quickly
pace-tap = when I tap
pace-waits = A bot is about to move
pace-waits-says = Tap the table or press Enter to see it.
pace-tap-on = Next move
recap = Recap
recap-you = You:
recap-nothing = Nobody has moved since your last move.
