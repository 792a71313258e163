### Castle: the rules for players, one message per rule, in reading order.

section-aim = Aim of the game

aim =
    Be the first with no card left in hand or deck. On your turn you take two
    actions: draw, swap a card with the reserve, or play one into its part of the
    castle. Your token goes on it, then its power works, most often sending other
    cards back to the players whose tokens they bear.

section-course = The course of a turn

course-1 =
    You have a hand, a face-down deck and the open reserve that all share. Whoever
    is first to have neither hand nor deck wins.

course-2 =
    Your turn has two actions. Each is one of three: draw a card, swap one with the
    reserve, or play one.

course-3 =
    A card goes into its part: court, walls, towers or outside. Your token marks it
    as yours.

course-4 =
    Then its power works. Most powers return cards, and a returned card goes to the
    hand of the player whose token lay on it.

course-5 =
    Knights lie on other cards and protect them: what is protected cannot be sent
    away.

section-board = The board

board-note =
    The castle has three parts: the court in the middle (4 × 4 spaces), the walls
    around it (four spaces on each side) and a tower in each corner. All four walls
    count as one zone, and so do the four towers. Outside there is room for any
    number of cards, and in front of each wall one place for a siege engine. Cards
    are adjacent if they touch with an edge or a corner, whatever zone they are in;
    cards outside are adjacent to nothing.

C1 =
    A space holds just one card. Knights are the exception: they are laid on top of
    other cards, in every zone and even on other Knights, but never on an empty
    space. A place where Knights lie is called a stack.

section-setup = Setting up

C2 =
    There are 56 cards. If only two of you play, put the Jester and the Village
    Idiot back in the box.

C3 =
    Deal each player a hand and a face-down deck of their own. Nobody may look into
    a deck, not even its owner. Spread the remaining cards face up: they are the
    reserve, shared by all.
    - 2 players: 9 cards in hand, 13 in each deck, 10 in the reserve
    - 3 players: 7 cards in hand, 8 in each deck, 11 in the reserve
    - 4 players: 5 cards in hand, 6 in each deck, 12 in the reserve
    - 5 players: 5 cards in hand, 4 in each deck, 11 in the reserve

C4 =
    Every player uses tokens of one colour and never runs short of them. Chance
    decides who begins; after that, turns go clockwise. Your left neighbour is
    whoever follows you in turn order, your right neighbour whoever comes before
    you.

section-turn = Your turn

C5 =
    You take exactly two actions per turn, and each of them is one of these three:
    draw the top card of your deck; swap a card from your hand with one from the
    reserve, which may even bear the same name; or play a card from your hand. Doing
    the same thing twice is fine. You may not pass. Only when none of the three can
    be done is an action skipped.

C6 =
    To play a card, lay it on a legal place, put one of your tokens on it and then
    carry out its power. Each card tells you where it may go: its zone stands in
    brackets after the name, any further condition follows. In the castle the space
    has to be free, unless the card is the Ghost or a Knight. A card that has no
    legal place cannot be played.

C7 =
    You must carry out a power as far as you can, even when it hurts you. Whatever
    cannot be done is left out and does not stop you from playing the card. The
    targets are yours to choose, and your own cards may be chosen too. A power works
    once, when its card arrives; powers that go on working are marked “lasting”. No
    card may target itself, but the place onto which something is moved or laid is
    not a target: the Princess, say, may move a Knight onto herself. A power with
    several steps is settled step by step, each according to what is then on the
    table; a step that offers no possibility is skipped.

C8 =
    To return a card means: it goes back to the hand of the player whose token lies
    on it, or to the reserve if it carries no token. The token is taken off.

C9 =
    To move a card means: it goes to a free space in its own zone. Conditions for
    laying it do not matter then, and its power is not triggered again. A Knight is
    moved onto another card of its zone, never onto the place where it already is.
    The Fairy alone takes a card into another zone. A card with nowhere to go cannot
    be moved. Cards outside stay put, except Knights, which may be moved onto any
    other outside place that holds a card, the places for engines included.

C10 =
    Only the top card of a stack can be returned, moved, killed or sent to the
    reserve. The cards underneath still matter: they are present, they are adjacent
    to others, they count as soldiers and engines, they give protection, and their
    tokens can be changed.

C11 =
    A protected card cannot be returned, moved, killed or sent to the reserve, but
    the token on it can still be changed. Protection comes from a Knight (for the
    card directly under him), from the Priest and from the Captain; the Ambassador
    is always protected.

C12 =
    The Black Knight does not count as a Knight: no power that affects Knights ever
    touches him.

section-end = End of the game

C13 =
    You win if you have played a card, everything it caused is done and neither your
    hand nor your deck holds a card. Actions you still had are forfeited. At that
    moment only the player whose turn it is can win; everybody else is checked when
    their own turn begins. Beware: if your last card is a soldier and his arrival
    returns your own siege engine to you, you have not won.

C14 =
    A game that is stuck is broken off. This is checked whenever a turn ends, before
    anybody can win at the start of the next one (C13). It is stuck if no card
    anywhere, in a hand, a deck or the reserve, can be played any more. It is also
    over after ten turns per player in a row that all began with every deck empty
    and in which nobody played a card, and at the latest after 300 turns per player;
    a skipped turn counts as one without a play.

    Whoever has the fewest cards in hand wins; if there are several of them, whoever
    has the fewest in the deck; if they are still level, they share the victory.

section-court = Cards for the court

C20 =
    King (court; male). Return any castle card except himself. Next, even if there
    was nothing to return, look for the Mistress: if she is at court, with or
    without a Knight on top, and bears a token, the owner of that token returns
    a castle card as well. It may be any card but the King, so the Mistress herself
    and the owner's own cards are allowed. If you are that owner, you choose both
    times.

    Example: the King sends a rival's Priest back to that rival's hand. Your
    Mistress is at court, so you return a second card.

C21 =
    Queen (court; female). While the King is at court she must be laid adjacent to
    him. Return any other card at court.

    Example: the King lies in a corner of the court: three court spaces around him
    are open to her.

C22 =
    Prince (court; male). Lasting: as long as the Prince is at court and the King is
    not, he stands in for him, so a card that has to be adjacent to the King may be
    laid adjacent to the Prince. In practice this concerns only the Advisor, since
    the Queen may go anywhere at court while the King is away. A King who has been
    moved outside is not at court.

    Example: the King has gone back to a hand; now the Advisor may be laid next to
    the Prince.

C23 =
    Princess (court; female). Move a Knight of your choice. She herself may be the
    card he lands on.

    Example: she moves the Knight from a rival's King onto your Priest, so that your
    card is protected.

C24 =
    Prince Charming (court; male). While the Princess is at court he must be laid
    adjacent to her. Move a female character of your choice. The women are the
    Queen, the Princess, the Mistress, the Lady-in-Waiting, the Courtesan, the Witch
    and the Fairy; those who are outside cannot be moved.

    Example: he moves the Queen away from the King.

C25 =
    Mistress (court; female). She cannot be laid while the Queen is at court. Move
    the King and move a Knight, whichever you like first. What is possible is looked
    at anew after the first move.

    Example: she moves the King to a corner of the court, then a Knight from one
    wall card to another.

C26 =
    Lady-in-Waiting (court; female). She must be laid adjacent to the Queen or to
    the Princess. Return a male character from an adjacent space of the castle,
    whether at court, on a wall or in a tower. A Knight on top is a man, no matter
    what is under him.

    Example: laid next to the Queen, she returns the Archer from the tower that
    touches her space.

C27 =
    Courtier (court; male). Return a castle card adjacent to him.

    Example: laid in a corner of the court, he may return the card in the tower
    there.

C28 =
    Courtesan (court; female). Choose a card in your hand and another player: you
    swap that card for a random one from their hand, which is drawn before yours
    gets there. If you have no card left, or all other hands are empty, nothing
    happens.

    Example: you give away a card that has no place now and get whatever chance
    brings.

C29 =
    Advisor (court; male). He must be laid adjacent to the King, or to the Prince
    while he stands in for him (C22). Bring a card from the reserve into play: its
    placement rules hold, but it gets no token. Its power works, and “you” in its
    text means you, with your hand, your tokens and your extra action; choices that
    its text leaves to other players are still theirs. The new card may target the
    Advisor, and a Knight brought in this way may lie on top of him.

    Example: he brings in the Dragon, which lies outside without a token, and you
    return two cards.

C30 =
    Schemer (court; male). Choose two other cards in play that both bear a token and
    swap these tokens, which may even have the same colour.

    Example: you swap your token on the King with a rival's on a Soldier: if the
    King is returned, he goes to that rival's hand.

C31 =
    Spy (court; male). Rearrange the tokens on the cards adjacent to him, cards
    under Knights included, as you like; only cards that have a token take part.
    Here you do it by swapping two tokens at a time; Done ends it.

    Example: your Thief and a rival's Priest lie next to him: after one swap the
    Priest bears your token and the Thief theirs.

C32 =
    Thief (court; male). Take the token off a card adjacent to him.

    Example: he takes the token off the Captain: if the Captain is returned, he goes
    to the reserve.

C33 =
    Assassin (court; male). Kill a card adjacent to him: it is out of the game for
    good. The King can never be killed.

    Example: he kills the Queen next to him: nobody will play her again.

C34 =
    Priest (court; male). Lasting: every adjacent card whose token has the same
    colour as the Priest's own is protected. A Priest without a token protects
    nothing, and he never protects himself or other cards on his space.

    Example: two of your cards lie next to your Priest: nobody can return them while
    he is there.

C35 =
    Ambassador (court; male). He may be laid only when all court spaces but one are
    taken, and he takes that one. Lasting: he is always protected.

    Example: fifteen spaces of the court are taken: he goes on the sixteenth.

C36 =
    Merchant (court; male). You get an additional action this turn. Besides,
    exchange three tokens of other players on cards in play for your own, one after
    another; cards under Knights and cards outside may be chosen too. If there are
    fewer than three such tokens, exchange all of them.

    Example: as your second action you play him: three rivals' tokens become yours,
    and you have one action more.

C37 =
    Minstrel (court; male). Choose two cards on court spaces adjacent to him: they
    trade places. Both must be single cards, not stacks, and unprotected; the
    Minstrel himself is never one of them.

    Example: the King and the Thief lie next to him: they trade places.

C38 =
    Jester (court; male). He is not used with two players. All players choose a card
    from their hand and, at the same moment, hand it to their left neighbour. Those
    with an empty hand give nothing; those with a single card are asked all the
    same.

    Example: you pass the King to the left and get a Soldier from the right.

C39 =
    Village Idiot (court; male). He is not used with two players. At the same
    moment, all players take a random card from the hand of their right neighbour.
    An empty hand gives nothing.

    Example: your left neighbour takes one of your three cards, and you one of your
    right neighbour's.

C40 =
    Black Knight (court; male). Return a Knight from an adjacent space.

    Example: a Knight protects the King next to him: the Knight returns to his
    owner's hand, the King stays.

section-walls = Cards for the walls

C41 =
    Soldier (walls; male). Soldiers, the Captain and the Traitor all count as
    soldiers. When the fourth soldier arrives on a wall, the siege engine facing
    that wall is returned, unless a Knight lies on it. You may go on laying soldiers
    while four engines are standing. There are 13 copies.

    Example: three soldiers stand on the north wall; a fourth sends the engine in
    the north back to its owner.

C42 =
    Captain (walls; male). He is a soldier, and as the fourth on his wall he, too,
    returns the siege engine facing it (C41). Lasting: the other soldiers on the
    same wall are protected; he himself is not.

    Example: the fourth engine arrives: the Soldiers on his wall stay, he goes.

C43 =
    Traitor (walls; male). He is a soldier, and as the fourth on his wall he, too,
    returns the siege engine facing it (C41). After that, return a card from an
    adjacent court space.

    Example: laid on the south wall, he returns a card from a court space that
    touches his.

section-towers = Cards for the towers

C44 =
    Ghost (towers; neither male nor female). It may be laid only in a tower that is
    occupied by a single, unprotected card. Return that card; the Ghost takes its
    place. This belongs to laying the Ghost, and a card of your own or one without
    a token serves as well.

    Example: the Archer lies alone in a tower: he returns to his owner, and the
    Ghost has the tower.

C45 =
    Sentry (towers; male). Move a soldier to any free wall space, on whichever wall.
    If this makes him the fourth soldier there, the siege engine facing that wall is
    returned (C41); no other effect is ever set off by a move.

    Example: he moves a Soldier to a wall with three soldiers: the engine facing it
    returns.

C46 =
    Magician (towers; male). Choose any other card in play: it goes to the reserve.

    Example: he sends the Dragon to the reserve, where anybody can swap for it.

C47 =
    Archer (towers; male). Return a card from outside.

    Example: he returns a siege engine to its owner.

C48 =
    Witch (towers; female). Choose a card in the reserve and a player, perhaps
    yourself: the card goes to that player's hand.

    Example: a rival has one card left; she gives that rival the Ambassador from the
    reserve.

C49 =
    Alchemist (towers; male). Exchange two cards from your hand for two from the
    reserve. If your hand or the reserve holds fewer than two cards when he arrives,
    make only as many exchanges as the smaller of them allows. Exchanges are made
    one by one; you cannot take back what you gave nor give away what you took.

    Example: you give a Knight and the Ambassador and take two Soldiers.

section-outside = Cards for the outside

C50 =
    Siege Engine (outside; neither male nor female). It must be laid on a free place
    for engines: north, east, south or west; the wall it faces may already have four
    soldiers. When the fourth engine arrives, all unprotected soldiers on all walls
    are returned together. That includes the Captain, unless something else protects
    him. Who is protected is settled before the first of them leaves; soldiers lying
    outside stay there. The same happens again each time the engines grow from three
    to four. There are 5 copies.

    Example: three engines stand; the fourth sends every unprotected soldier home.

C51 =
    Barbarian (outside; male). Return a card from a tower or a wall.

    Example: he returns the Witch from her tower.

C52 =
    Dragon (outside; neither male nor female). First return another card that is
    outside, then a card from a tower or a wall. If one of the two is impossible,
    skip it.

    Example: it returns a siege engine, then a Soldier from a wall.

C53 =
    Enchanter (outside; male). Return the card that was the last to be placed before
    him, no matter who played it or whether the Advisor brought it in. It must be
    that very card, still in play, on top and unprotected. Moving a card is not
    placing it. If the Enchanter himself is brought in by the Advisor, it is the
    Advisor whom he returns, on the same terms.

    Example: a rival has just played the Queen: she goes back to that rival's hand.

C54 =
    Fairy (outside; female). Move a card from the castle to the outside. A Knight
    has to land on a card there; the Fairy, at least, is always available.

    Example: she moves the King outside: he is no longer at court.

C55 =
    Herald (outside; male). Lasting: if you hold the King as your turn begins, you
    must play him with your first action. If he has no legal place then, you must do
    it with the next action for which he has one. Whether you are bound in this way
    is settled as your turn begins. While there is no place for the King, your
    actions are free, and you may even swap him away.

    Example: the King comes back to your hand; your next turn begins with playing
    him.

section-anywhere = Cards for any zone

C56 =
    Knight (any zone; male). He must be laid on another card. Lasting: the card
    directly under him is protected. There are 4 copies.

    Example: on top of your Advisor, he keeps the Advisor from being returned.

section-knowledge = What everyone knows

C60 =
    Hands and decks are secret, but nobody has to forget what the whole table saw.
    If a card came back to a hand from the board, or was openly taken from the
    reserve into a hand, everybody knows that it is there, until it is played, is
    swapped away or might have been drawn at random. You also know which card you
    passed on (C38), and which cards were taken from you or given to you (C28, C39).

C61 =
    After a random draw from a hand, the other players can no longer be sure what is
    in it. Computer players and everything you are shown keep exactly to C60 and
    C61, no more and no less.

section-variants = Variants

variant-merchant-finish =
    Merchant at the end: normally allowed. If it is not, you play an old official
    variant: you cannot play the Merchant while he is the only card in your hand and
    your deck is empty. A Merchant brought in by the Advisor is not affected.

variant-hand-limit =
    Drawing with a full hand: normally allowed. If it is not, you play a common
    house rule: you cannot draw while you hold at least as many cards as you were
    dealt at the start (C3).

section-notation = How places and moves are written

places-note =
    The terminal and records name the spaces: columns a to f from left to right,
    rows 1 to 6 from bottom to top. The towers are a1, f1, a6 and f6, the court is
    b2–e5, the walls lie between the towers. The places for siege engines are north,
    east, south and west. Outside, a new card takes the smallest free number, o1,
    o2 and so on; a Knight on a card needs none. c3 is the top card there, c3.1 the
    one at the bottom.

order-note =
    Where order matters, places go a1 to a6, b1 to b6 and on to f6, then north,
    east, south, west, then o1, o2 and so on; a stack from the bottom up. The swaps
    of the Spy (C31) follow it: from one swap to the next the earlier of its two
    places moves on, and both tokens differ in colour.

notation-note =
    A move is a word with cards or places: draw, swap king thief, play soldier b1,
    return c3, move c3 d4, tokens b2 c3, done. The Barbarian, the Dragon, the
    Enchanter, the Fairy and the Herald are played to out.
