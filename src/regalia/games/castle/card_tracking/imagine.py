"""Samples states that fit a seat's view: cards it does not know are dealt at random (C60, C61)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking import multisets, possible_holders
from regalia.games.castle.card_tracking.hands import store_random_generator
from regalia.games.castle.rules import layout
from regalia.games.castle.rules.cards import ALCHEMIST, COURTESAN, JESTER
from regalia.games.castle.rules.choices import legal_choices
from regalia.games.castle.rules.ending import cards_not_in_play
from regalia.games.castle.rules.layout import knowledge_cell
from regalia.games.castle.rules.state import CastleState
from regalia.games.castle.rules.tasks import asking_card, top_task
from regalia.games.castle.rules.turn import can_act
from regalia.kernel.cells import Cells
from regalia.kernel.errors import BadNumbers
from regalia.kernel.rng import Rng
from regalia.kernel.view import HIDDEN, View

# Rejection sampling: a deal that does not fit is dealt again. In the worst case one particular card
# must be in one particular place of about forty, so this many tries are more than enough.
MAX_TRIES: Final = 2000
NO_POWER: Final = 0


def imagine_state(view: View, rng: Rng) -> CastleState:
    """A random table that has this view; BadNumbers if none does, as no view of a real game has."""
    c = view.cells[:]
    if not deal_until_fitting(c, view.seat, view.pending, rng):
        raise BadNumbers("no deal of the cards that this seat does not know fits its view")
    store_random_generator(c, rng.fork())
    fill_in_secrets_of_other_seats(c, view.seat, rng)
    return CastleState(view.pending, c)


def deal_until_fitting(c: Cells, seat: i64, pending: i64, rng: Rng) -> bool:
    """Deals the cards that a seat does not know until they fit its view; returns if they do."""
    unseen = unseen_cards(c, seat + 1)
    gaps = unknown_card_counts(c, seat + 1)
    asked = seat >= 0 and (pending >> seat) & 1 != 0  # then the seat knows that it has a choice
    tries: i64 = MAX_TRIES
    while tries > 0:
        room = gaps[:]
        fits = deal_doubted_cards(c, seat + 1, room, rng)
        deal_unseen_cards(c, unseen, room, rng)
        asks = not pending or asked or has_choice(c)
        if fits and asks:
            return True
        if not asks and not choice_depends_on_hand(c):
            return False
        tries -= 1
    return False


def unseen_cards(c: Cells, row: i64) -> vec[i64]:
    """The cards that are neither open nor, for a row of knowledge, known or doubted in a hand."""
    bag = cards_not_in_play(c) - c[layout.RESERVE]
    for hand in range(c[layout.SEATS]):
        bag -= (
            c[knowledge_cell(layout.KNOWN, row, hand)]
            + c[knowledge_cell(layout.DOUBTED, row, hand)]
        )
    cards = vec[i64](capacity=56)
    while bag:
        kind = multisets.first_kind(bag)
        copies = multisets.count_kind(bag, kind)
        while copies > 0:
            cards = append(cards, kind)
            copies -= 1
        bag = multisets.without_kind(bag, kind)
    return cards


def unknown_card_counts(c: Cells, row: i64) -> vec[i64]:
    """How many cards of each hand a row does not know, those in doubt included."""
    gaps = vec[i64]([0, 0, 0, 0, 0])
    for hand in range(c[layout.SEATS]):
        if c[layout.HANDS + hand] == HIDDEN:
            gaps[hand] = c[layout.HAND_SIZES + hand] - multisets.bag_size(
                c[knowledge_cell(layout.KNOWN, row, hand)]
            )
    return gaps


def deal_doubted_cards(c: Cells, row: i64, missing_cards: vec[i64], rng: Rng) -> bool:
    """Deals the known cards, then the doubted ones at random; returns whether all of these fit.

    A doubted card stays at home or goes to a hand that it may have come to. Not more cards leave
    a home than its trail allows. Where a card finds no such hand it goes to any hand with room.
    """
    for hand in range(c[layout.SEATS]):
        c[layout.HANDS + hand] = c[knowledge_cell(layout.KNOWN, row, hand)]
    fits = True
    home: i64 = 0
    while home < c[layout.SEATS] and c[layout.TRAILS + row]:
        cards = c[knowledge_cell(layout.DOUBTED, row, home)]
        away = possible_holders.max_doubted_cards_away(c[layout.TRAILS + row], home)
        least = possible_holders.min_doubted_cards_away(c[layout.TRAILS + row], home)
        left = multisets.bag_size(cards)
        while left > 0:
            kind = multisets.nth_kind(cards, rng.below(left))
            cards -= multisets.UNIT[kind]
            left -= 1
            hands = possible_holders.hands_that_may_hold_doubted_card(c, row, home, kind)
            room = hands_with_room(missing_cards)
            others = hands & room & ~(i64(1) << home)
            stays = (hands & room) >> home & 1 != 0
            # any card of the hand may have been the one that left
            must = left < least or not stays
            if (
                others
                and away
                and (must or rng.below(c[layout.HAND_SIZES + home] + away) < max(away, least))
            ):
                goal = pick_random_hand(others, rng)
                away -= 1
                least -= 1
            elif stays and left >= least:
                goal = home
            else:
                goal = pick_random_hand(room, rng)
                fits = False
            c[layout.HANDS + goal] += multisets.UNIT[kind]
            missing_cards[goal] -= 1
        home += 1
    return fits


def hands_with_room(missing_cards: vec[i64]) -> i64:
    """The hands with a card still to be dealt, as a mask."""
    found: i64 = 0
    for hand in range(i64(layout.MAX_SEATS)):
        if missing_cards[hand] > 0:
            found |= i64(1) << hand
    return found


def pick_random_hand(hands: i64, rng: Rng) -> i64:
    """A random hand of a mask that is not empty."""
    found: i64 = 0
    number: i64 = 0
    for hand in range(i64(layout.MAX_SEATS)):
        if (hands >> hand) & 1:
            number += 1
            if rng.below(number) == 0:
                found = hand
    return found


def deal_unseen_cards(c: Cells, unseen: vec[i64], missing_cards: vec[i64], rng: Rng) -> None:
    """Deals the unseen cards to the decks and to the hands that still lack cards."""
    rng.shuffle(unseen, 0, len(unseen))
    next_card: i64 = 0
    for at in range(layout.DECKS, i64(layout.CELLS)):
        if c[at]:
            c[at] = unseen[next_card]
            next_card += 1
    for seat in range(c[layout.SEATS]):
        while missing_cards[seat] > 0:
            c[layout.HANDS + seat] += multisets.UNIT[unseen[next_card]]
            next_card += 1
            missing_cards[seat] -= 1


def has_choice(c: Cells) -> bool:
    """Whether the pending seat has something to choose: otherwise the game would not ask it.

    An action must be possible (C5), and a power must leave more than one choice (C7); only the
    Jester asks a seat that has no choice.
    """
    task = top_task(c)
    if not task:
        return can_act(c, c[layout.TURN])
    return asking_card(task) == JESTER or len(legal_choices(c, task)) > 1


def choice_depends_on_hand(c: Cells) -> bool:
    """Whether the choice of the pending seat depends on the cards it holds."""
    asks = asking_card(top_task(c))
    return c[layout.HAND_SIZES + c[layout.TURN]] != 0 and asks in (NO_POWER, COURTESAN, ALCHEMIST)


def fill_in_secrets_of_other_seats(c: Cells, viewer: i64, rng: Rng) -> None:
    """Gives the other seats what a view hides: the card they have sealed, and their knowledge."""
    for seat in range(c[layout.SEATS]):
        if c[layout.SEALED_CARDS + seat] == HIDDEN:
            c[layout.SEALED_CARDS + seat] = multisets.nth_kind(
                c[layout.HANDS + seat], rng.below(c[layout.HAND_SIZES + seat])
            )
        if seat != viewer:
            build_knowledge_row_of_seat(c, seat)


def build_knowledge_row_of_seat(c: Cells, seat: i64) -> None:
    """Gives a seat the knowledge that everybody has, and that of its own hand."""
    row = seat + 1
    c[layout.TRAILS + row] = c[layout.TRAILS]
    for hand in range(c[layout.SEATS]):
        c[knowledge_cell(layout.KNOWN, row, hand)] = c[layout.KNOWN + hand]
        c[knowledge_cell(layout.DOUBTED, row, hand)] = c[layout.DOUBTED + hand]
        c[knowledge_cell(layout.REACHED, row, hand)] = c[layout.REACHED + hand]
    c[knowledge_cell(layout.KNOWN, row, seat)] = c[layout.HANDS + seat]
    if c[layout.TRAILS + row]:
        remove_doubts_about_own_cards(c, seat)
        possible_holders.deduce_holders(c, row)


def remove_doubts_about_own_cards(c: Cells, seat: i64) -> None:
    """Notes for a seat that the doubted cards which are in its own hand are in doubt no more."""
    for kind in multisets.kinds_in(c[layout.HANDS + seat]):
        copies = multisets.count_kind(c[layout.HANDS + seat], kind) - multisets.count_kind(
            c[layout.KNOWN + seat], kind
        )
        while copies > 0:
            possible_holders.remove_doubt_about_seen_card(c, seat + 1, seat, kind)
            copies -= 1
