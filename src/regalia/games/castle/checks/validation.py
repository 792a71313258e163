"""Whether numbers from outside are a position of Castle.

The functions `unsound_…` return True for what cannot happen in a game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.imagine import deal_until_fitting, has_choice
from regalia.games.castle.card_tracking.multisets import (
    FIELD,
    bag_size,
    count_kind,
    first_kind,
    list_cards,
    without_kind,
)
from regalia.games.castle.card_tracking.possible_holders import (
    HOME_BITS,
    hands_reached_by,
    least_away,
    most_away,
)
from regalia.games.castle.notation.position import cards_in_stack
from regalia.games.castle.rules.board import (
    COURT_SPACES,
    NOWHERE,
    OPEN,
    PLACES,
    SLOTS,
    SPACES,
    TOWER_SPACES,
    WALL_SPACES,
    bit_mask,
)
from regalia.games.castle.rules.cards import (
    ALCHEMIST,
    COPIES,
    COURT,
    DECK,
    DRAGON,
    HAND,
    JESTER,
    KINDS,
    KING,
    KNIGHT,
    MERCHANT,
    MISTRESS,
    NOT_FOR_TWO,
    OUTSIDE,
    SIEGE_ENGINE,
    SPY,
    TOWERS,
    WALLS,
    ZONE,
)
from regalia.games.castle.rules.choices import NOTHING, VERB_ASKED, favoured_token
from regalia.games.castle.rules.ending import has_won
from regalia.games.castle.rules.layout import (
    ACTIONS,
    ACTIONS_A_TURN,
    AT,
    BLOCKED,
    CARD_BITS,
    CELLS,
    CHANCE,
    DECKS,
    DOUBTED,
    ENDING,
    GOING,
    HAND_LIMIT,
    HANDS,
    HERALDED,
    IDLE,
    KNIGHTED,
    KNIGHTED_OUT,
    KNOWN,
    LAST,
    LEFT,
    LEVELS,
    MERCHANT_FINISH,
    MOST_ROUNDS,
    MOST_SEATS,
    MOST_TASKS,
    NO_CHANCE,
    OCCUPIED,
    OCCUPIED_OUT,
    REACHED,
    REMOVED,
    RESERVE,
    ROWS,
    SEALED,
    SEATS,
    SIZES,
    STACKS,
    TASK,
    TASKS,
    TRAILS,
    TURN,
    TURNS,
    is_single,
    kind_of,
    token_of,
)
from regalia.games.castle.rules.moves import RANKS
from regalia.games.castle.rules.powers import CLAIMS, EXCHANGES
from regalia.games.castle.rules.tasks import (
    ASK_MASK,
    BOTH,
    FAVOUR,
    OUTSIDE_CARD,
    TOWER_OR_WALL_CARD,
    alchemist_memory,
    arrival_place,
    asking_card,
    exchanges_left,
    last_card_given,
    last_card_taken,
    next_task,
    task_memory,
)
from regalia.games.castle.rules.turn import seats_with_cards
from regalia.kernel.play.validation import WHOLE_STATE
from regalia.kernel.rng import WORD_MASK, rng_from_number
from regalia.kernel.view import HIDDEN

MOST_IN_STACK: Final = 5  # cards in a stack: all four Knights on one
Counts = list[int]


def describe_fault(seat: i64, pending: i64, c: vec[i64]) -> str:
    """What is wrong with a view of a seat, or with a whole state; nothing if it is sound."""
    if not 2 <= c[SEATS] <= MOST_SEATS or seat >= c[SEATS]:
        return "the number of seats"
    if unsound_turn(c):
        return "the options or the turn"
    if unsound_board(c):
        return "the board"
    if unsound_piles(c, seat == WHOLE_STATE):
        return "hands, decks or chance"
    if unsound_cards(c, seat):
        return "where the cards are"
    for row in range(ROWS):
        if unsound_row(c, row, seat):
            return "what is known of the hands"
    if unsound_tasks(c, seat):
        return "the powers that wait"
    if unsound_sealed(c, seat):
        return "the cards sealed"
    return "who is to move" if unsound_pending(c, seat, pending) else ""


# single numbers


def unsound_turn(c: vec[i64]) -> bool:
    """Whether an option, the turn or the ending is impossible."""
    if not (0 <= c[MERCHANT_FINISH] <= 1 and c[HAND_LIMIT] in (0, HAND[c[SEATS]])):
        return True
    if not (0 <= c[TURN] < c[SEATS] and 0 <= c[ACTIONS] <= ACTIONS_A_TURN):
        return True
    if not (0 <= c[TURNS] <= MOST_ROUNDS * c[SEATS] and -1 <= c[IDLE] <= c[TURNS]):
        return True
    if not (GOING <= c[ENDING] <= BLOCKED and 0 <= c[HERALDED] <= 1):
        return True
    last = c[LAST]
    return last != NOWHERE and not (0 <= last < PLACES * LEVELS and last % LEVELS < MOST_IN_STACK)


# the board


def unsound_board(c: vec[i64]) -> bool:
    """Whether a stack is impossible, or masks and places contradict the stacks."""
    taken = knighted = 0
    where = [NOWHERE] * (KINDS + 1)
    for place in range(PLACES):
        stack = c[STACKS + place]
        if not 0 <= stack < bit_mask(MOST_IN_STACK * CARD_BITS):
            return True
        cards = cards_in_stack(stack)
        for level, card in enumerate(cards):
            kind = int(kind_of(card))
            if not 1 <= kind <= KINDS or token_of(card) > c[SEATS]:
                return True
            if (kind == KNIGHT) != (level > 0) or (
                level == 0 and not may_lie_at_bottom(kind, place)
            ):
                return True
            if is_single(kind):
                where[kind] = place
        taken |= (len(cards) > 0) << place
        knighted |= (len(cards) > 1) << place
    masks = ((taken, OCCUPIED, OCCUPIED_OUT), (knighted, KNIGHTED, KNIGHTED_OUT))
    for found, inside, outside in masks:
        if (c[inside], c[outside]) != (found & ((1 << SPACES) - 1), found >> SPACES):
            return True
    return any(c[AT + kind] != where[kind] for kind in range(1, KINDS + 1))


def may_lie_at_bottom(kind: i64, place: i64) -> bool:
    """Whether a card can lie on a place as its bottom card; the Fairy sends any card outside."""
    if place >= OPEN:
        return kind != SIEGE_ENGINE
    if place >= SLOTS:
        return kind == SIEGE_ENGINE
    return bit_mask(place) & zone_spaces(kind) != 0


def zone_spaces(kind: i64) -> i64:
    """The spaces of the castle in the zone of a card."""
    zone = ZONE[kind]
    if zone == COURT:
        return COURT_SPACES
    return WALL_SPACES if zone == WALLS else TOWER_SPACES if zone == TOWERS else 0


# cards


def is_bag(bag: i64) -> bool:
    """Whether a number is a bag with no more of a kind than there are."""
    left = bag
    while left > 0:
        kind = first_kind(left)
        if not kind or count_kind(bag, kind) > COPIES[kind]:
            return False
        left = without_kind(left, kind)
    return left == 0


def unsound_piles(c: vec[i64], whole: bool) -> bool:
    """Whether the bags, the sizes of hands and decks or the generator are impossible."""
    if not (is_bag(c[RESERVE]) and is_bag(c[REMOVED])):
        return True
    for seat in range(MOST_SEATS):
        most = DECK[c[SEATS]] if seat < c[SEATS] else 0
        if not (0 <= c[LEFT + seat] <= most and 0 <= c[SIZES + seat] <= RANKS):
            return True
        if seat >= c[SEATS] and (c[HANDS + seat] or c[SIZES + seat] or c[SEALED + seat]):
            return True
    words = [int(c[CHANCE + word]) for word in range(4)]
    if not whole:
        return words != [HIDDEN] * 4
    return words != [NO_CHANCE] * 4 and not all(0 <= word <= WORD_MASK for word in words)


def unsound_cards(c: vec[i64], seat: i64) -> bool:
    """Whether a deck is impossible, or a card is missing or there too often."""
    whole = seat == WHOLE_STATE
    open_cards = add_counts(counts_by_kind(c[RESERVE]), counts_by_kind(c[REMOVED]))
    for place in range(PLACES):
        for card in cards_in_stack(c[STACKS + place]):
            open_cards[int(kind_of(card))] += 1
    deep = int(DECK[c[SEATS]])
    for at in range(CELLS - DECKS):
        owner, depth = divmod(at, deep)
        card = c[DECKS + at]
        if owner >= c[SEATS] or depth < deep - c[LEFT + owner]:
            if card:
                return True
        elif not whole:
            if card != HIDDEN:
                return True
        elif 1 <= card <= KINDS:
            open_cards[int(card)] += 1
        else:
            return True
    held = [int(c[SIZES + hand]) for hand in range(c[SEATS])]
    if whole:
        for hand in range(c[SEATS]):
            if not is_bag(c[HANDS + hand]) or bag_size(c[HANDS + hand]) != held[hand]:
                return True
            open_cards = add_counts(open_cards, counts_by_kind(c[HANDS + hand]))
        return open_cards != box_counts(c)
    undealt = sum(int(c[LEFT + hand]) for hand in range(c[SEATS])) + sum(held)
    return sum(open_cards) + undealt != sum(box_counts(c)) or not fits_within(
        open_cards, box_counts(c)
    )


def counts_by_kind(bag: i64) -> Counts:
    """How many of each kind are in a bag, by kind."""
    found = [0] * (KINDS + 1)
    for kind in list_cards(bag):
        found[kind] += 1
    return found


def add_counts(first: Counts, second: Counts) -> Counts:
    """The sum of two lists of counts, kind by kind."""
    return [count + more for count, more in zip(first, second, strict=True)]


def fits_within(counts: Counts, limits: Counts) -> bool:
    """Whether no count is above its limit."""
    return all(count <= limit for count, limit in zip(counts, limits, strict=True))


def box_counts(c: vec[i64]) -> Counts:
    """All cards of the game for so many seats (C2)."""
    left_out = NOT_FOR_TWO if c[SEATS] == 2 else ()
    kinds = range(1, KINDS + 1)
    return [0, *[0 if kind in left_out else int(COPIES[kind]) for kind in kinds]]


# knowledge


def unsound_row(c: vec[i64], row: i64, seat: i64) -> bool:
    """Whether a row knows or doubts something impossible; rows of other seats must be HIDDEN."""
    known = [int(c[KNOWN + row * MOST_SEATS + hand]) for hand in range(MOST_SEATS)]
    doubted = [int(c[DOUBTED + row * MOST_SEATS + hand]) for hand in range(MOST_SEATS)]
    trail = c[TRAILS + row]
    seats = int(c[SEATS])
    reached = [int(c[REACHED + row * MOST_SEATS + hand]) for hand in range(MOST_SEATS)]
    if row > seats:
        return any(known) or any(doubted) or any(reached) or trail != 0
    if any(known[seats:]) or any(doubted[seats:]) or any(reached[seats:]):
        return True
    if seat != WHOLE_STATE and row not in (0, seat + 1):
        hidden = (*known[:seats], *doubted[:seats], *reached[:seats], trail)
        return any(number != HIDDEN for number in hidden)
    if not all(is_bag(bag) for bag in (*known, *doubted)):
        return True
    return unsound_doubts(c, row, doubted) or unsound_hands(c, row, seat, known, doubted)


def unsound_doubts(c: vec[i64], row: i64, doubted: list[int]) -> bool:
    """Whether doubted cards are nowhere, or a trail belongs to none."""
    seats, trail = int(c[SEATS]), c[TRAILS + row]
    if not 0 <= trail < bit_mask(seats * HOME_BITS):
        return True
    for home in range(seats):
        most, least = most_away(trail, home), least_away(trail, home)
        marked = (trail >> home * HOME_BITS) & 1 != 0
        if not marked and (most or least):
            return True
        if marked != bool(doubted[home]) or (marked and not most) or least > most:
            return True
    kinds = {kind for bag in doubted for kind in list_cards(bag)}
    fields = sum(int(FIELD[kind]) for kind in kinds)
    for hand in range(MOST_SEATS):
        reached = int(c[REACHED + row * MOST_SEATS + hand])
        if reached < 0 or reached & ~fields or (reached and hand >= seats):
            return True
        if any(reached & int(FIELD[kind]) not in (0, int(FIELD[kind])) for kind in kinds):
            return True
    return any(not hands_reached_by(c, row, kind) for kind in kinds)


def unsound_hands(c: vec[i64], row: i64, seat: i64, known: list[int], doubted: list[int]) -> bool:
    """Whether hands cannot hold what a row says, or are not shown as it says."""
    seats = int(c[SEATS])
    total = [0] * (KINDS + 1)
    gaps = 0
    for hand in range(seats):
        gap = int(c[SIZES + hand] - bag_size(known[hand]))
        held = int(c[HANDS + hand])
        if gap < 0:
            return True
        if seat == WHOLE_STATE and not fits_within(
            counts_by_kind(known[hand]), counts_by_kind(held)
        ):
            return True
        if row == hand + 1 and gap:
            return True  # a seat knows its own hand
        if row == seat + 1 and held != (HIDDEN if gap else known[hand]):
            return True
        gaps += gap
        total = add_counts(
            total, add_counts(counts_by_kind(known[hand]), counts_by_kind(doubted[hand]))
        )
    for place in range(PLACES):
        for card in cards_in_stack(c[STACKS + place]):
            total[int(kind_of(card))] += 1
    total = add_counts(total, add_counts(counts_by_kind(c[RESERVE]), counts_by_kind(c[REMOVED])))
    doubts = sum(int(bag_size(bag)) for bag in doubted)
    return doubts > gaps or not fits_within(total, box_counts(c))


# powers, and who is asked


def unsound_tasks(c: vec[i64], seat: i64) -> bool:
    """Whether a waiting power, or what it remembers, is impossible."""
    waiting = int(c[TASKS])
    if not 0 <= waiting <= 2 or any(c[TASK + at] for at in range(waiting, MOST_TASKS)):
        return True
    tasks = [int(c[TASK + at]) for at in range(waiting)]
    if any(unsound_task(c, task, seat) for task in tasks):
        return True
    if waiting < 2:
        return False
    first, second = tasks[1], tasks[0]
    if arrival_place(first) != arrival_place(second):
        return True
    steps = (asking_card(first), asking_card(second))
    if steps == (DRAGON, DRAGON):
        return (task_memory(first), task_memory(second)) != (OUTSIDE_CARD, TOWER_OR_WALL_CARD)
    return steps != (KING, FAVOUR)


def unsound_task(c: vec[i64], task: i64, seat: i64) -> bool:
    """Whether one power cannot wait so."""
    if not 0 < task < bit_mask(62) or task & ASK_MASK > FAVOUR:
        return True
    asks, place, remembered = asking_card(task), arrival_place(task), task_memory(task)
    kind = KING if asks == FAVOUR else asks
    if VERB_ASKED[asks] == NOTHING or place >= PLACES or (asks == JESTER and c[SEATS] == 2):
        return True
    if place < SPACES:
        if not bit_mask(place) & zone_spaces(kind):
            return True
    elif ZONE[kind] != OUTSIDE or place < OPEN:
        return True
    if asks == MERCHANT:
        return not 1 <= remembered <= CLAIMS
    if asks == MISTRESS:
        return not 1 <= remembered <= BOTH
    if asks == SPY:
        return remembered > RANKS
    if asks == DRAGON:
        return remembered > TOWER_OR_WALL_CARD
    return unsound_exchange(c, task, seat) if asks == ALCHEMIST else remembered != 0


def unsound_exchange(c: vec[i64], task: i64, seat: i64) -> bool:
    """Whether the Alchemist remembers an exchange that cannot have been (C49)."""
    left, given, taken = exchanges_left(task), last_card_given(task), last_card_taken(task)
    if not 1 <= left <= EXCHANGES or task_memory(task) != alchemist_memory(left, given, taken):
        return True
    if not given and not taken:
        return False
    if left == EXCHANGES or not (1 <= given <= KINDS and 1 <= taken <= KINDS):
        return True
    hand = c[KNOWN + (seat + 1 if seat != WHOLE_STATE else 0) * MOST_SEATS + c[TURN]]
    return not count_kind(c[RESERVE], given) or not count_kind(hand, taken)


def unsound_sealed(c: vec[i64], seat: i64) -> bool:
    """Whether a card is sealed without the Jester, or one that is not there (C38)."""
    jester = asking_card(next_task(c)) == JESTER
    for other in range(c[SEATS]):
        sealed = c[SEALED + other]
        if not sealed:
            continue
        if not jester or not c[SIZES + other]:
            return True
        if seat in (WHOLE_STATE, other):
            if not 1 <= sealed <= KINDS or not count_kind(c[HANDS + other], sealed):
                return True
        elif sealed != HIDDEN:
            return True
    return False


def unsound_pending(c: vec[i64], seat: i64, pending: i64) -> bool:
    """Whether somebody else is to move, or nobody would be asked."""
    if c[ENDING] != GOING:
        won = c[ENDING] == BLOCKED or has_won(c, c[TURN])
        return pending != 0 or c[TASKS] != 0 or c[ACTIONS] != 0 or not won
    task = next_task(c)
    owner = i64(1) << c[TURN]
    if asking_card(task) == FAVOUR:
        owner = (i64(1) << favoured_token(c)) >> 1
    elif asking_card(task) == JESTER:
        owner = seats_with_cards(c)
        for other in range(c[SEATS]):
            if c[SEALED + other]:
                owner &= ~(i64(1) << other)
    if not owner or pending != owner or c[TURNS] == MOST_ROUNDS * c[SEATS]:
        return True
    if seat == WHOLE_STATE:
        return not has_choice(c)
    table = c[:]
    return not deal_until_fitting(table, seat, pending, rng_from_number(0)) or not has_choice(table)
