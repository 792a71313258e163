"""Whether numbers from outside are a position of Castle.

The functions `has_invalid_…` return True for what cannot happen in a game.
"""

from typing import Final

from mypy_extensions import i64

from regalia.games.castle.card_tracking import multisets, possible_holders
from regalia.games.castle.card_tracking.imagine import deal_until_fitting, has_choice
from regalia.games.castle.card_tracking.multisets import count_kind
from regalia.games.castle.notation.position import cards_in_stack
from regalia.games.castle.rules import board, cards, layout, tasks
from regalia.games.castle.rules.board import bit_mask
from regalia.games.castle.rules.choices import NO_VERB, VERB_ASKED, mistress_token_at_court
from regalia.games.castle.rules.ending import has_won
from regalia.games.castle.rules.layout import has_single_copy, kind_of, knowledge_cell, token_of
from regalia.games.castle.rules.move_codes import RANKS
from regalia.games.castle.rules.powers import CLAIMS, EXCHANGES
from regalia.games.castle.rules.turn import seats_with_cards
from regalia.kernel.cells import Cells
from regalia.kernel.play.validation import WHOLE_STATE, cells_within_limits
from regalia.kernel.rng import WORD_MASK, rng_from_number
from regalia.kernel.view import HIDDEN

MAX_CARDS_IN_STACK: Final = 5  # cards in a stack: all four Knights on one
Counts = list[int]


def describe_fault(viewer: i64, pending: i64, c: Cells) -> str:
    """What is wrong with the view of a seat or with a full state; empty if nothing is."""
    if not 2 <= c[layout.SEATS] <= layout.MAX_SEATS or viewer >= c[layout.SEATS]:
        return "the number of seats"
    if has_invalid_turn(c):
        return "the options or the turn"
    if has_invalid_board(c):
        return "the board"
    if has_invalid_piles(c, viewer == WHOLE_STATE):
        return "hands, decks or chance"
    if has_invalid_cards(c, viewer):
        return "where the cards are"
    for row in range(layout.ROWS):
        if has_invalid_knowledge_row(c, row, viewer):
            return "what is known of the hands"
    if has_invalid_tasks(c, viewer):
        return "the powers that wait"
    if has_invalid_sealed_cards(c, viewer):
        return "the cards sealed"
    return "who is to move" if has_invalid_pending_seats(c, viewer, pending) else ""


# single numbers


def has_invalid_turn(c: Cells) -> bool:
    """Whether an option, the turn or the ending is impossible."""
    seats, last = int(c[layout.SEATS]), int(c[layout.LAST_SPOT])
    limits = (
        (layout.MERCHANT_FINISH, 0, 1),
        (layout.TURN, 0, seats - 1),
        (layout.ACTIONS, 0, layout.ACTIONS_PER_TURN),
        (layout.TURNS, 0, layout.MAX_ROUNDS * seats),
        (layout.IDLE_TURNS, -1, int(c[layout.TURNS])),
        (layout.ENDING, layout.IN_PROGRESS, layout.GAME_BLOCKED),
        (layout.HERALDED, 0, 1),
        (layout.LAST_SPOT, board.NOWHERE, board.PLACES * layout.STACK_LEVELS - 1),
    )
    if not cells_within_limits(c, limits) or c[layout.HAND_LIMIT] not in (
        0,
        cards.HAND_CARDS[seats],
    ):
        return True
    return last != board.NOWHERE and last % layout.STACK_LEVELS >= MAX_CARDS_IN_STACK


# the board


def has_invalid_board(c: Cells) -> bool:
    """Whether a stack is impossible, or masks and places contradict the stacks."""
    taken = knighted = 0
    where = [board.NOWHERE] * (cards.KINDS + 1)
    for place in range(board.PLACES):
        stack = c[layout.STACKS + place]
        if not 0 <= stack < bit_mask(MAX_CARDS_IN_STACK * layout.CARD_BITS):
            return True
        stacked = cards_in_stack(stack)
        for level, card in enumerate(stacked):
            kind = int(kind_of(card))
            if not 1 <= kind <= cards.KINDS or token_of(card) > c[layout.SEATS]:
                return True
            if (kind == cards.KNIGHT) != (level > 0):
                return True
            if level == 0 and not may_lie_at_bottom(kind, place):
                return True
            if has_single_copy(kind):
                where[kind] = place
        taken |= (len(stacked) > 0) << place
        knighted |= (len(stacked) > 1) << place
    masks = (
        (taken, layout.OCCUPIED, layout.OCCUPIED_OUTSIDE),
        (knighted, layout.KNIGHTED, layout.KNIGHTED_OUTSIDE),
    )
    for found, inside, outside in masks:
        if (c[inside], c[outside]) != (found & ((1 << board.SPACES) - 1), found >> board.SPACES):
            return True
    return any(c[layout.PLACE_OF_KIND + kind] != where[kind] for kind in range(1, cards.KINDS + 1))


def may_lie_at_bottom(kind: i64, place: i64) -> bool:
    """Whether a card can lie on a place as its bottom card; the Fairy sends any card outside."""
    if place >= board.OPEN:
        return kind != cards.SIEGE_ENGINE
    if place >= board.SLOTS:
        return kind == cards.SIEGE_ENGINE
    return bit_mask(place) & zone_spaces(kind) != 0


def zone_spaces(kind: i64) -> i64:
    """The spaces of the castle in the zone of a card."""
    zone = cards.ZONE[kind]
    if zone == cards.COURT:
        return board.COURT_SPACES
    if zone == cards.WALLS:
        return board.WALL_SPACES
    return board.TOWER_SPACES if zone == cards.TOWERS else 0


# cards


def is_valid_bag(bag: i64) -> bool:
    """Whether a number is a bag with no more of a kind than there are."""
    left = bag
    while left > 0:
        kind = multisets.first_kind(left)
        if not kind or count_kind(bag, kind) > cards.COPIES[kind]:
            return False
        left = multisets.without_kind(left, kind)
    return left == 0


def has_invalid_piles(c: Cells, is_full_state: bool) -> bool:
    """Whether the bags, the sizes of hands and decks or the generator are impossible."""
    if not (is_valid_bag(c[layout.RESERVE]) and is_valid_bag(c[layout.REMOVED])):
        return True
    for seat in range(layout.MAX_SEATS):
        most = cards.DECK_CARDS[c[layout.SEATS]] if seat < c[layout.SEATS] else 0
        if not (
            0 <= c[layout.DECK_SIZES + seat] <= most and 0 <= c[layout.HAND_SIZES + seat] <= RANKS
        ):
            return True
        if seat >= c[layout.SEATS] and (
            c[layout.HANDS + seat] or c[layout.HAND_SIZES + seat] or c[layout.SEALED_CARDS + seat]
        ):
            return True
    words = [int(c[layout.RNG_WORDS + word]) for word in range(4)]
    if not is_full_state:
        return words != [HIDDEN] * 4
    return words != [layout.NO_RNG] * 4 and not all(0 <= word <= WORD_MASK for word in words)


def has_invalid_cards(c: Cells, seat: i64) -> bool:
    """Whether a deck is impossible, or a card is missing or there too often."""
    whole = seat == WHOLE_STATE
    open_cards = add_counts(counts_by_kind(c[layout.RESERVE]), counts_by_kind(c[layout.REMOVED]))
    for place in range(board.PLACES):
        for card in cards_in_stack(c[layout.STACKS + place]):
            open_cards[int(kind_of(card))] += 1
    deep = int(cards.DECK_CARDS[c[layout.SEATS]])
    for at in range(layout.CELLS - layout.DECKS):
        owner, depth = divmod(at, deep)
        card = c[layout.DECKS + at]
        if owner >= c[layout.SEATS] or depth < deep - c[layout.DECK_SIZES + owner]:
            if card:
                return True
        elif not whole:
            if card != HIDDEN:
                return True
        elif 1 <= card <= cards.KINDS:
            open_cards[int(card)] += 1
        else:
            return True
    held = [int(c[layout.HAND_SIZES + hand]) for hand in range(c[layout.SEATS])]
    if whole:
        for hand in range(c[layout.SEATS]):
            if (
                not is_valid_bag(c[layout.HANDS + hand])
                or multisets.bag_size(c[layout.HANDS + hand]) != held[hand]
            ):
                return True
            open_cards = add_counts(open_cards, counts_by_kind(c[layout.HANDS + hand]))
        return open_cards != counts_of_all_cards(c)
    undealt = sum(int(c[layout.DECK_SIZES + hand]) for hand in range(c[layout.SEATS])) + sum(held)
    return sum(open_cards) + undealt != sum(counts_of_all_cards(c)) or not counts_within_limits(
        open_cards, counts_of_all_cards(c)
    )


def counts_by_kind(bag: i64) -> Counts:
    """How many of each kind are in a bag, by kind."""
    found = [0] * (cards.KINDS + 1)
    for kind in multisets.list_cards(bag):
        found[kind] += 1
    return found


def add_counts(*counts: Counts) -> Counts:
    """The sum of lists of counts, kind by kind."""
    return [sum(of_kind) for of_kind in zip(*counts, strict=True)]


def counts_within_limits(counts: Counts, limits: Counts) -> bool:
    """Whether no count is above its limit."""
    return all(count <= limit for count, limit in zip(counts, limits, strict=True))


def counts_of_all_cards(c: Cells) -> Counts:
    """The cards in the box for a number of seats (C2)."""
    left_out = cards.NOT_FOR_TWO if c[layout.SEATS] == 2 else ()
    kinds = range(1, cards.KINDS + 1)
    return [0, *[0 if kind in left_out else int(cards.COPIES[kind]) for kind in kinds]]


# knowledge


def has_invalid_knowledge_row(c: Cells, row: i64, seat: i64) -> bool:
    """Whether a row knows or doubts something impossible; rows of other seats must be HIDDEN."""
    known, doubted, reached = [
        [int(c[knowledge_cell(table, row, hand)]) for hand in range(layout.MAX_SEATS)]
        for table in (layout.KNOWN, layout.DOUBTED, layout.REACHED)
    ]
    trail = c[layout.TRAILS + row]
    seats = int(c[layout.SEATS])
    if row > seats:
        return any(known) or any(doubted) or any(reached) or trail != 0
    if any(known[seats:]) or any(doubted[seats:]) or any(reached[seats:]):
        return True
    if seat != WHOLE_STATE and row not in (0, seat + 1):
        hidden = (*known[:seats], *doubted[:seats], *reached[:seats], trail)
        return any(number != HIDDEN for number in hidden)
    if not all(is_valid_bag(bag) for bag in (*known, *doubted)):
        return True
    return has_invalid_doubts(c, row, doubted) or has_invalid_hands(c, row, seat, known, doubted)


def has_invalid_doubts(c: Cells, row: i64, doubted: list[int]) -> bool:
    """Whether a doubted card can be in no hand, or a trail counts cards where none are in doubt."""
    seats, trail = int(c[layout.SEATS]), c[layout.TRAILS + row]
    if not 0 <= trail < bit_mask(seats * possible_holders.HOME_BITS):
        return True
    for home in range(seats):
        most = possible_holders.max_doubted_cards_away(trail, home)
        least = possible_holders.min_doubted_cards_away(trail, home)
        marked = (trail >> home * possible_holders.HOME_BITS) & 1 != 0
        if not marked and (most or least):
            return True
        if marked != bool(doubted[home]) or (marked and not most) or least > most:
            return True
    kinds = {kind for bag in doubted for kind in multisets.list_cards(bag)}
    fields = [int(multisets.FIELD[kind]) for kind in kinds]
    for hand in range(layout.MAX_SEATS):
        reached = int(c[knowledge_cell(layout.REACHED, row, hand)])
        if reached < 0 or reached & ~sum(fields) or (reached and hand >= seats):
            return True
        if any(reached & field not in (0, field) for field in fields):
            return True
    return any(not possible_holders.hands_reached_by(c, row, kind) for kind in kinds)


def has_invalid_hands(c: Cells, row: i64, seat: i64, known: list[int], doubted: list[int]) -> bool:
    """Whether hands cannot hold the cards that a row knows, or are shown or hidden against it."""
    seats = int(c[layout.SEATS])
    total = [0] * (cards.KINDS + 1)
    gaps = 0
    for hand in range(seats):
        gap = int(c[layout.HAND_SIZES + hand] - multisets.bag_size(known[hand]))
        held = int(c[layout.HANDS + hand])
        if gap < 0:
            return True
        counts = counts_by_kind(known[hand])
        if seat == WHOLE_STATE and not counts_within_limits(counts, counts_by_kind(held)):
            return True
        if row == hand + 1 and gap:
            return True  # a seat knows its own hand
        if row == seat + 1 and held != (HIDDEN if gap else known[hand]):
            return True
        gaps += gap
        total = add_counts(total, counts, counts_by_kind(doubted[hand]))
    for place in range(board.PLACES):
        for card in cards_in_stack(c[layout.STACKS + place]):
            total[int(kind_of(card))] += 1
    reserve, removed = counts_by_kind(c[layout.RESERVE]), counts_by_kind(c[layout.REMOVED])
    total = add_counts(total, reserve, removed)
    doubts = sum(int(multisets.bag_size(bag)) for bag in doubted)
    return doubts > gaps or not counts_within_limits(total, counts_of_all_cards(c))


# powers, and who is asked


def has_invalid_tasks(c: Cells, seat: i64) -> bool:
    """Whether a waiting power, or what it remembers, is impossible."""
    waiting = int(c[layout.TASK_COUNT])
    if not 0 <= waiting <= 2 or any(
        c[layout.TASK_STACK + at] for at in range(waiting, layout.MAX_TASKS)
    ):
        return True
    asking = [int(c[layout.TASK_STACK + at]) for at in range(waiting)]
    if any(is_invalid_task(c, task, seat) for task in asking):
        return True
    if waiting < 2:
        return False
    first, second = asking[1], asking[0]
    if tasks.arrival_place(first) != tasks.arrival_place(second):
        return True
    steps = (tasks.asking_card(first), tasks.asking_card(second))
    if steps == (cards.DRAGON, cards.DRAGON):
        if tasks.task_memory(first) != tasks.OUTSIDE_CARD:
            return True
        return tasks.task_memory(second) != tasks.TOWER_OR_WALL_CARD
    return steps != (cards.KING, tasks.FAVOUR)


def is_invalid_task(c: Cells, task: i64, seat: i64) -> bool:
    """Whether a waiting power is in an impossible state."""
    if not 0 < task < bit_mask(62) or task & tasks.ASK_MASK > tasks.FAVOUR:
        return True
    asks = tasks.asking_card(task)
    place, remembered = tasks.arrival_place(task), tasks.task_memory(task)
    kind = cards.KING if asks == tasks.FAVOUR else asks
    if VERB_ASKED[asks] == NO_VERB or place >= board.PLACES:
        return True
    if asks == cards.JESTER and c[layout.SEATS] == 2:
        return True
    if place < board.SPACES:
        if not bit_mask(place) & zone_spaces(kind):
            return True
    elif cards.ZONE[kind] != cards.OUTSIDE or place < board.OPEN:
        return True
    if asks == cards.MERCHANT:
        return not 1 <= remembered <= CLAIMS
    if asks == cards.MISTRESS:
        return not 1 <= remembered <= tasks.BOTH
    if asks == cards.SPY:
        return remembered > RANKS
    if asks == cards.DRAGON:
        return remembered > tasks.TOWER_OR_WALL_CARD
    return is_invalid_exchange(c, task, seat) if asks == cards.ALCHEMIST else remembered != 0


def is_invalid_exchange(c: Cells, task: i64, seat: i64) -> bool:
    """Whether the Alchemist remembers an impossible exchange (C49)."""
    left = tasks.exchanges_left(task)
    given, taken = tasks.last_card_given(task), tasks.last_card_taken(task)
    unused_bits = tasks.task_memory(task) != tasks.pack_alchemist_memory(left, given, taken)
    if unused_bits or not 1 <= left <= EXCHANGES:
        return True
    if not given and not taken:
        return False
    if left == EXCHANGES or not (1 <= given <= cards.KINDS and 1 <= taken <= cards.KINDS):
        return True
    hand = c[knowledge_cell(layout.KNOWN, seat + 1 if seat != WHOLE_STATE else 0, c[layout.TURN])]
    in_reserve, in_hand = count_kind(c[layout.RESERVE], given), count_kind(hand, taken)
    return not (in_reserve and in_hand)


def has_invalid_sealed_cards(c: Cells, seat: i64) -> bool:
    """Whether a card is sealed without the Jester, or one that is not there (C38)."""
    jester = tasks.asking_card(tasks.top_task(c)) == cards.JESTER
    for other in range(c[layout.SEATS]):
        sealed = c[layout.SEALED_CARDS + other]
        if not sealed:
            continue
        if not jester or not c[layout.HAND_SIZES + other]:
            return True
        if seat in (WHOLE_STATE, other):
            if not 1 <= sealed <= cards.KINDS or not count_kind(c[layout.HANDS + other], sealed):
                return True
        elif sealed != HIDDEN:
            return True
    return False


def has_invalid_pending_seats(c: Cells, seat: i64, pending: i64) -> bool:
    """Whether the pending seats are not the ones that have to choose now."""
    if c[layout.ENDING] != layout.IN_PROGRESS:
        won = c[layout.ENDING] == layout.GAME_BLOCKED or has_won(c, c[layout.TURN])
        return pending != 0 or c[layout.TASK_COUNT] != 0 or c[layout.ACTIONS] != 0 or not won
    task = tasks.top_task(c)
    owner = i64(1) << c[layout.TURN]
    if tasks.asking_card(task) == tasks.FAVOUR:
        owner = (i64(1) << mistress_token_at_court(c)) >> 1
    elif tasks.asking_card(task) == cards.JESTER:
        owner = seats_with_cards(c)
        for other in range(c[layout.SEATS]):
            if c[layout.SEALED_CARDS + other]:
                owner &= ~(i64(1) << other)
    if not owner or pending != owner or c[layout.TURNS] == layout.MAX_ROUNDS * c[layout.SEATS]:
        return True
    if seat == WHOLE_STATE:
        return not has_choice(c)
    table = c[:]
    return not deal_until_fitting(table, seat, pending, rng_from_number(0)) or not has_choice(table)
