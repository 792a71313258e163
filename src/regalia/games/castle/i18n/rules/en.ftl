section-board = The board

board-note = The castle is a grid of six by six spaces. Columns carry the
    letters a to f from left to right, rows the numbers 1 to 6 from bottom to
    top. The corners a1, f1, a6 and f6 are the towers. Between them run the
    walls: b1–e1 in the south, b6–e6 in the north, a2–a5 in the west and f2–f5
    in the east. The sixteen inner spaces, b2–e5, are the court. Court, walls
    and towers together make up the castle; the four walls count as a single
    zone, and so do the four towers. A space is adjacent to each of the up to
    eight spaces around it, straight or diagonal, even when they belong to
    another zone: a corner of the court, for instance, touches one tower, four
    wall spaces and three court spaces.
    Beyond the castle lies the outside. It has no spaces, takes any number of
    cards and is adjacent to nothing. Cards there lie in places called o1, o2
    and so on; a newcomer takes the smallest number that is free. When a place
    is emptied its number can be used again, while all other cards keep theirs;
    a Knight lying on a card needs no number. Four slots for siege engines,
    called north, east, south and west, face one wall each and are part of the
    outside too.
    Wherever the order of places matters, it runs a1, a2 and on to a6, then b1
    and on to f6, then north, east, south, west, then o1, o2 and so on; a stack
    is read from its bottom card upwards.

C1 = A space holds just one card. Knights are the exception: they are laid on
    top of other cards, in every zone and even on other Knights, but never on an
    empty space. A place where Knights lie is called a stack.

section-setup = Setting up

C2 = There are 56 cards. If only two of you play, put the Jester and the Village
    Idiot back in the box.

C3 = Deal each player a hand and a face-down deck of their own. Nobody may look
    into a deck, not even its owner. Spread the remaining cards face up: they
    are the reserve, shared by all.
    2 players: 9 cards in hand, 13 in each deck, 10 in the reserve;
    3 players: 7 cards in hand, 8 in each deck, 11 in the reserve;
    4 players: 5 cards in hand, 6 in each deck, 12 in the reserve;
    5 players: 5 cards in hand, 4 in each deck, 11 in the reserve.

C4 = Every player uses tokens of one colour and never runs short of them. Chance
    decides who begins; after that, turns go clockwise. Your left neighbour is
    whoever follows you in turn order, your right neighbour whoever comes before
    you.

section-turn = Your turn

C5 = You take exactly two actions per turn, and each of them is one of these
    three: draw the top card of your deck; swap a card from your hand with one
    from the reserve, which may even bear the same name; or play a card from
    your hand. Doing the same thing twice is fine. You may not pass. Only when
    none of the three can be done is an action skipped, without further notice;
    several turns may go by at once in this way.

C6 = To play a card, lay it on a legal place, put one of your tokens on it and
    then carry out its power. Each card tells you where it may go: the zone
    stands in brackets after its name, any further condition follows. In the
    castle the space has to be free, unless the card is the Ghost or a Knight. A
    card that has no legal place cannot be played.

C7 = You must carry out a power as far as you can, even when it hurts you.
    Whatever cannot be done is left out and does not stop you from playing the
    card. The targets are yours to choose, and your own cards are fair game. A
    power works once, when its card arrives; powers that go on working are
    marked “lasting”. No card may target itself, but the place onto which
    something is moved or laid is not a target: the Princess, say, may move a
    Knight onto herself. A power with several steps is settled step by step,
    each according to what is then on the table; a step that offers no
    possibility is skipped.

C8 = To return a card means: it goes back to the hand of the player whose token
    lies on it, or to the reserve if it carries no token. The token is taken
    off.

C9 = To move a card means: it goes to a free space in its own zone. Conditions
    for laying it do not matter then, and its power is not triggered again. A
    Knight is moved onto another card of its zone, never onto the place where it
    already is. The Fairy alone takes a card into another zone. A card with
    nowhere to go cannot be moved. Cards outside stay put, except Knights, which
    may be moved onto any other outside place that holds a card, the engine
    slots included.

C10 = Only the top card of a stack can be returned, moved, killed or sent to the
    reserve. The cards underneath still matter: they are present, they are
    adjacent to others, they count as soldiers and engines, they give
    protection, and their tokens can be changed.

C11 = A protected card cannot be returned, moved, killed or sent to the reserve,
    but the token on it can still be changed. Protection comes from a Knight
    (for the card directly under him), from the Priest and from the Captain; the
    Ambassador is always protected.

C12 = The Black Knight does not count as a Knight: no power that affects Knights
    ever touches him.

section-end = End of the game

C13 = You win if you have played a card, everything it set off has been settled,
    down to the last nested effect, and neither your hand nor your deck holds a
    card. Actions you still had are forfeited. At that moment only the player
    whose turn it is can win; everybody else is checked when their own turn
    begins. Beware: if your last card is a soldier and his arrival returns your
    own siege engine to you, you have not won.

C14 = A blocked game is broken off. This is checked whenever a turn ends, before
    the next player is checked under C13. The game is over if the table is dead:
    no card in any hand, any deck or the reserve has a legal place any more, so
    nothing can change again. It is also over after ten turns per player in
    a row that all began with every deck empty and in which nobody played
    a card, and at the latest once 300 turns per player are complete. Whoever
    has the fewest cards in hand wins; if there are several of them, whoever has
    the fewest in the deck; if they are still level, they share the victory.
    A skipped turn counts as a turn without a play.

section-court = Cards for the court

C20 = King (court; male). Return any castle card except himself. Next, even if
    there was nothing to return, look for the Mistress: if she is at court, with
    or without a Knight on top, and bears a token, the owner of that token
    returns a castle card as well. It may be any card but the King, so the
    Mistress herself and the owner's own cards are allowed. If you are that
    owner, you choose both times.

C21 = Queen (court; female). While the King is at court she must be laid
    adjacent to him. Return any other card at court.

C22 = Prince (court; male). Lasting: as long as the Prince is at court and the
    King is not, he stands in for him, so a card that has to be adjacent to the
    King may be laid adjacent to the Prince. In practice this concerns only the
    Advisor, since the Queen may go anywhere at court while the King is away. A
    King who has been moved outside is not at court.

C23 = Princess (court; female). Move a Knight of your choice. She herself may be
    the card he lands on.

C24 = Prince Charming (court; male). While the Princess is at court he must be
    laid adjacent to her. Move a female character of your choice. The women are
    the Queen, the Princess, the Mistress, the Lady-in-Waiting, the Courtesan,
    the Witch and the Fairy; those who are outside cannot be moved.

C25 = Mistress (court; female). She cannot be laid while the Queen is at court.
    Move the King and move a Knight, whichever you like first. Your first choice
    is open to both; then check the other one afresh, because the first move may
    have freed the King or ruled out the second move.

C26 = Lady-in-Waiting (court; female). She must be laid adjacent to the Queen or
    to the Princess. Return a male character from an adjacent space of the
    castle, whether at court, on a wall or in a tower. A Knight on top is a man,
    no matter what is under him.

C27 = Courtier (court; male). Return a castle card adjacent to him.

C28 = Courtesan (court; female). Choose a card in your hand and another player:
    you swap that card for a random one from their hand, which is drawn before
    yours gets there. If you have no card left, or all other hands are empty,
    nothing happens.

C29 = Advisor (court; male). He must be laid adjacent to the King, or to the
    Prince where C22 allows it. Bring a card from the reserve into play: its
    placement rules hold, but it gets no token. Its power works, and “you” in
    its text means you, with your hand, your tokens and your extra action;
    choices that its text leaves to other players are still theirs. The new card
    may target the Advisor, and a Knight brought in this way may lie on top of
    him.

C30 = Schemer (court; male). Choose two other cards in play that both bear a
    token and swap these tokens, which may even have the same colour.

C31 = Spy (court; male). Rearrange the tokens on the cards adjacent to him,
    cards under Knights included, as you please; only cards that have a token
    take part. Do it by swaps, each of two tokens of different colours. Take the
    earlier of the two places in each swap: from one swap to the next it must
    move on in the order of places. You may stop whenever you want; when no swap
    remains, the power ends by itself.

C32 = Thief (court; male). Take the token off a card adjacent to him.

C33 = Assassin (court; male). Kill a card adjacent to him: it is out of the game
    for good. The King can never be killed.

C34 = Priest (court; male). Lasting: every adjacent card whose token has the
    same colour as the Priest's own is protected. A Priest without a token
    protects nothing, and he never protects himself or other cards on his space.

C35 = Ambassador (court; male). He may be laid only when all court spaces but
    one are taken, and he takes that one. Lasting: he is always protected.

C36 = Merchant (court; male). You get an additional action this turn. Besides,
    exchange three tokens of other players on cards in play for your own, one
    after another; cards under Knights and cards outside may be chosen too. If
    there are fewer than three such tokens, exchange all of them.

C37 = Minstrel (court; male). Choose two cards on court spaces adjacent to him:
    they trade places. Both must be single cards, not stacks, and unprotected;
    the Minstrel himself is never one of them.

C38 = Jester (court; male). He is not used with two players. All players choose
    a card from their hand and, at the same moment, hand it to their left
    neighbour. Those with an empty hand give nothing; those with a single card
    are asked all the same.

C39 = Village Idiot (court; male). He is not used with two players. At the same
    moment, all players take a random card from the hand of their right
    neighbour. An empty hand gives nothing.

C40 = Black Knight (court; male). Return a Knight from an adjacent space.

section-walls = Cards for the walls

C41 = Soldier (walls; male). Soldiers, the Captain and the Traitor all count as
    soldiers. When the fourth soldier arrives on a wall, the siege engine facing
    that wall is returned, unless a Knight lies on it. You may go on laying
    soldiers while four engines are standing. There are 13 copies.

C42 = Captain (walls; male). He is a soldier, so C41 holds for his arrival.
    Lasting: the other soldiers on the same wall are protected; he himself is
    not.

C43 = Traitor (walls; male). He is a soldier, so C41 holds for his arrival.
    After that, return a card from an adjacent court space.

section-towers = Cards for the towers

C44 = Ghost (towers; neither male nor female). It may be laid only in a tower
    that is occupied by a single, unprotected card. Return that card; the Ghost
    takes its place. This belongs to laying the Ghost, and a card of your own or
    one without a token serves as well.

C45 = Sentry (towers; male). Move a soldier to any free wall space, on whichever
    wall. If this makes him the fourth soldier there, C41 applies; no other
    effect is ever set off by a move.

C46 = Magician (towers; male). Choose any other card in play: it goes to the
    reserve.

C47 = Archer (towers; male). Return a card from outside.

C48 = Witch (towers; female). Choose a card in the reserve and a player, perhaps
    yourself: the card goes to that player's hand.

C49 = Alchemist (towers; male). Exchange two cards from your hand for two from
    the reserve. If your hand or the reserve holds fewer than two cards when he
    arrives, make only as many exchanges as the smaller of them allows.
    Exchanges are made one by one; you cannot take back what you gave nor give
    away what you took.

section-outside = Cards for the outside

C50 = Siege Engine (outside; neither male nor female). It must be laid in a free
    engine slot, north, east, south or west; the wall it faces may already have
    four soldiers. When the fourth engine arrives, all unprotected soldiers on
    all walls are returned together. That includes the Captain, unless something
    else protects him. Who is protected is settled before the first of them
    leaves; soldiers lying outside stay there. The same happens again each time
    the engines grow from three to four. There are 5 copies.

C51 = Barbarian (outside; male). Return a card from a tower or a wall.

C52 = Dragon (outside; neither male nor female). First return another card that
    is outside, then a card from a tower or a wall. If one of the two is
    impossible, skip it.

C53 = Enchanter (outside; male). Return the card that was the last to be placed
    before him, no matter who played it or whether the Advisor brought it in. It
    must be that very card, still in play, on top and unprotected. Moving a card
    is not placing it. If the Enchanter himself is brought in by the Advisor, it
    is the Advisor whom he returns, on the same terms.

C54 = Fairy (outside; female). Move a card from the castle to the outside. A
    Knight has to land on a card there; the Fairy, at least, is always
    available.

C55 = Herald (outside; male). Lasting: if you hold the King as your turn begins,
    you must play him with your first action. If he has no legal place then, you
    must do it with the next action for which he has one. Whether you are bound
    in this way is settled as your turn begins. While there is no place for the
    King, your actions are free, and you may even swap him away.

section-anywhere = Cards for any zone

C56 = Knight (any zone; male). He must be laid on another card. Lasting: the
    card directly under him is protected. There are 4 copies.

section-knowledge = What everyone knows

C60 = Hands and decks are secret, but nobody has to forget what the whole table
    saw. If a card came back to a hand from the board, or was openly taken from
    the reserve into a hand, everybody knows that it is there, until it is
    played, is swapped away or might have been drawn at random. You also know
    which card you passed on (C38), and which cards were taken from you or given
    to you (C28, C39).

C61 = After a random draw from a hand, the other players can no longer be sure
    what is in it. Computer players and everything you are shown keep exactly to
    C60 and C61, no more and no less.

section-variants = Variants

variant-merchant-finish =
    Merchant at the end: normally allowed. If it is not, you play an old
    official variant: you cannot play the Merchant while he is the only card in
    your hand and your deck is empty. A Merchant brought in by the Advisor is
    not affected.

variant-hand-limit =
    Drawing with a full hand: normally allowed. If it is not, you play a common
    house rule: you cannot draw while you hold at least as many cards as you
    were dealt at the start (C3).
