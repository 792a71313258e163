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
fast-says = A second touch on the same thing sends the move.
notify = Tell me when it is my turn
shortcuts = Single-key shortcuts
shortcuts-says = Letters, digits and signs act at once. Arrows, Enter and Escape always work.
close = Close
failed = This did not work
try-again = Try again
to-the-hall = To the hall
page-lost = The page could not be loaded. The line may be down.
board-lost = The board could not be loaded. Your game is safe on the server: please try again.
nothing-here = There is nothing at this address.
no-line = The server does not answer. It may be back in a moment.
no-such-table = There is no such table.
too-many = Too many requests: please wait a moment.
not-now = This cannot be done now.
link-used = This link has been used or has expired.
link = Link
copy-link = Copy the link
send-link = Send the link
copied = Copied
qr = The link as a code for a camera
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
level = Level of the bots
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-master = Master

## The hall

hall = Three royal games
hall-says = One touch and you sit at the table. No account, nothing to install.
it-is-your-turn = It is your turn:
go-on = Go on
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
nothing-to-watch = No listed game is running.
learn = Learn
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
one-screen = Several people on this device share the screen; a curtain falls between them.
variants = Variants
house-rules = At this table
clock = Clock
clock-none = none
clock-move = 1 minute a move
clock-short = 5 minutes + 5 seconds a move
clock-long = 20 minutes + 10 seconds a move
clock-days = 3 days a move
allow-help = Numbers on the board
allow-help-says = what a move would bring, and how it stands
allow-hints = Hints
allow-hints-says = the three moves that a strong player would make
allow-undo = Undo
allow-undo-says = until somebody else moves or something new is seen
allow-chat = Talk
allow-chat-says = the people at the table can write to each other
allow-pace = Bots take their time
allow-pace-says = so that one can follow their moves
allow-absence = A bot steps in
allow-absence-says = for somebody who is away for a minute and a half, until they are back
allow-listed = Listed
allow-listed-says = strangers find the table in the hall; otherwise only by its link
open-the-table = Open the table

## Waiting

waiting-table = { $count ->
        [one] The game begins when one more person has sat down.
       *[other] The game begins when { $count } more people have sat down.
    }
open-seat = open
sit-down = Sit down
sit-beside = Somebody else at this screen
sit-beside-says = Takes an open seat for a second person on this device. Friends with a device of their own need the link.
their-name = Their name
seat-beside = Seat them at this screen
left-open = { $name } has got up.
left-bot = A bot plays for { $name } now.
invite = Invite
invite-says = Whoever opens this link can sit down.
start-with-bots = { $count ->
        [one] Begin: a bot takes the open seat
       *[other] Begin: bots take the open seats
    }
link-alone = Only this computer can open this link.
link-alone-start = To let in others of your network, start with
get-up = Get up

## At the table

table = Table
beside = Beside the table
this-table = This table
choice = Your choice
your-turn = Your turn
turn-of = { $name } to move
waiting-for = Waiting for { $names }
watching = You watch as everyone
choose-move = { $count ->
        [one] One move is possible.
       *[other] { $count } moves are possible.
    }
sending = Sending
take-back = Back one step
confirm = Confirm
undo = Undo
hint = Hint
hints = A strong player would
hint-chance = chance to win { $share }
all-moves = All moves
for-you-now = For you, now
rule = Rule { $rule }
log = Log
nothing-yet = Nothing has happened yet.
tell-all = Tell all of it
chat = Talk
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
net-down = The line is down. Trying again
net-kept = The line is down; your move is kept. Trying again
net-back = { $count ->
        [one] Back. You missed { $count } move.
       *[other] Back. You missed { $count } moves.
    }
show-them = Show
seat-lost = This device no longer holds that seat: it was moved to another device.
link-to-watch = The link of this table
open-on-device = Open this on the other device, once
move-seat = Move my seat to another device
terms-no-clock = There is no clock.
terms-clock-move = Clock: { $time } a move.
terms-clock-game = Clock: { $time } for the whole game.
terms-clock-more = Clock: { $time } for the whole game and { $more } a move.
terms-undo = Moves can be taken back.
terms-no-undo = Moves stand.
terms-hints = There are hints.
terms-no-hints = There are no hints.
terms-help = The board shows what a move would bring and how it stands.
terms-no-help = The board shows no sums before you choose; what a chosen move brings is always shown.
terms-absence = A bot steps in for who is away for { $seconds } seconds.
curtain = { $name }, it is your turn
curtain-says = The others look away, please.
curtain-open = I am { $name }
pause-limited = Goes on by itself after ten seconds.
pause-shared = Everyone may look now.

## How a move is made

keys = Keys
key-help = Explain what has the focus
straight = Send at once with the mouse
straight-says = In this game a click that completes a move also sends it, without the gold button.
thinks = thinks
away = away { $time }
away-short = away { $time } / { $bot }
away-bot = away { $time }, a bot plays at { $bot }
bot-plays = A bot plays for you.
take-seat-back = Take the seat back
sit-again = Sit down again
answers-stand = Answers that are sent stand.
compare = Side by side

## The end

is-over = The game is over
you-win = You win!
wins = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
you-win-by = You win { $lead }
wins-by = { $name } wins { $lead }
rematch = Rematch
to-the-rematch = To the rematch
review = Review
look-at-board = The board
save-record = Save the record
how-it-adds-up = How it adds up
shuffle-honest = The shuffle was honest: it follows from the secret and from every player’s own addition, and the secret fits the fingerprint shown at the start.
shuffle-bad = The shuffle does not fit its fingerprint: the cards were not shuffled as promised.
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
all-seeing = With all secrets
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
review-says = A strong bot weighs every move by what its player could know then.
review-waiting = Waiting for a free bot
review-progress = { $done } of { $moves } moves weighed
review-failed = The game could not be reviewed. Please try again.
review-none = No move gave anything away for certain.
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
review-gave-away = gave away { $points }
review-of-move = Move { $number }
review-played = played
review-better = better
review-better-brings = With the better move:
review-played-brings = With the move played:
review-expects = By what { $name } knew then, a search expects { $better } instead of { $played }.
review-fine = Nothing clearly better was found.
review-forced = There was no other move.
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
decided-slip = Move { $number }: { $name } gave away { $points } of the win.
decided-see = See it
decided-ask = Find the turning points
continued = Played on from move { $moves } of another game: there is no shuffle of its own to prove.

## By keys and by ear

key-walk = To the next thing that can be touched
key-look = To the next thing of any sort
key-board = Back to the board
