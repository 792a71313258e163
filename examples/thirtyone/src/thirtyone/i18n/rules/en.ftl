### Thirty-One: the rules for players, one message per rule, in reading order.

section-setup = Set-up

T1 =
    Two to nine play one deal with 52 cards: four suits, in each of them 2 to 10,
    jack, queen, king and ace. An ace counts 11, a picture 10, any other card its
    number. Cards are written by rank and suit: 7h, 10s, Kd, Ac.

T2 =
    Everyone is dealt three cards. The next card is laid face up and begins the
    pile; the rest is the stock, face down. Chance says who begins, and turns go
    round the table.

T3 =
    A hand is worth the points of its best suit: 9h, Kh and As make 19.

section-turn = A turn

T4 =
    In your turn, draw the top card of the stock, which nobody else sees, or take
    the top card of the pile. Then discard one of your four cards face up onto the
    pile.

T5 =
    A card just taken from the pile cannot be discarded in the same turn.

T6 =
    Instead of drawing you may knock, unless somebody has. Everybody else then has
    one more turn, and the hands are shown.

section-end = The end

T7 =
    If your hand is worth 31 at the end of your turn, however it came to be, the
    hands are shown at once.

T8 =
    The hands are also shown at the end of a turn that leaves the stock empty, and
    when everyone has had 20 turns.

T9 =
    The hand worth most wins. If several are, they share the win.

section-memory = Memory

T10 =
    The pile is open to all, and whoever took a card from it has it until it is
    discarded.
