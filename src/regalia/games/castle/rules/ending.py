"""The end of a game of Castle: when it ends, who wins, and the scores."""

from typing import Final

from mypy_extensions import i64

from regalia.games.castle.card_tracking.multisets import ALL_CARDS, ALL_CARDS_FOR_TWO, UNIT
from regalia.games.castle.rules import events, layout
from regalia.games.castle.rules.board import NOWHERE, SPACES, lowest_bit_index
from regalia.games.castle.rules.cards import BARBARIAN, HERALD
from regalia.games.castle.rules.layout import kind_of
from regalia.games.castle.rules.placing import any_card_can_be_laid
from regalia.kernel.cells import Cells
from regalia.kernel.event import Log

# what can decide a game (C13, C14); whoever is equal in hand and deck shares the victory
WON_BY: Final = ("no-cards", "fewest-in-hand", "fewest-in-deck", "equal")


def cards_left(c: Cells, seat: i64) -> i64:
    """The cards of a seat in hand and deck."""
    return c[layout.HAND_SIZES + seat] + c[layout.DECK_SIZES + seat]


def has_won(c: Cells, seat: i64) -> bool:
    """Whether a seat has no card in hand and none in its deck (C13)."""
    return cards_left(c, seat) == 0


def game_is_blocked(c: Cells) -> bool:
    """Whether the game is stuck at the end of a turn (C14)."""
    if c[layout.TURNS] >= layout.MAX_ROUNDS * c[layout.SEATS]:
        return True
    # Drawing the last card resets the counter, so all counted turns began with empty decks.
    if c[layout.IDLE_TURNS] >= layout.IDLE_ROUNDS * c[layout.SEATS] and decks_are_empty(c):
        return True
    return no_card_can_be_placed(c)


def decks_are_empty(c: Cells) -> bool:
    """Whether the decks of all seats are empty."""
    return all(c[layout.DECK_SIZES + seat] == 0 for seat in range(c[layout.SEATS]))


def no_card_can_be_placed(c: Cells) -> bool:
    """Whether no card of the reserve, a hand or a deck has a legal place any more (C14)."""
    # A card for the outside always has a place, and usually somebody holds one.
    for kind in range(BARBARIAN, i64(HERALD + 1)):
        if c[layout.PLACE_OF_KIND + kind] == NOWHERE:
            return False
    return not any_card_can_be_laid(c, cards_not_in_play(c))


def cards_not_in_play(c: Cells) -> i64:
    """All cards in the reserve, hands and decks: those that are neither in play nor removed.

    As a whole they are public: only who holds which of them is secret.
    """
    bag = (ALL_CARDS_FOR_TWO if c[layout.SEATS] == 2 else ALL_CARDS) - c[layout.REMOVED]
    spaces = c[layout.OCCUPIED]
    while spaces:
        bag -= bag_of_stack(c[layout.STACKS + lowest_bit_index(spaces)])
        spaces &= spaces - 1
    spaces = c[layout.OCCUPIED_OUTSIDE]
    while spaces:
        bag -= bag_of_stack(c[layout.STACKS + SPACES + lowest_bit_index(spaces)])
        spaces &= spaces - 1
    return bag


def bag_of_stack(stack: i64) -> i64:
    """The cards of a stack as a bag."""
    bag: i64 = 0
    while stack:
        bag += UNIT[kind_of(stack & layout.CARD_MASK)]
        stack >>= layout.CARD_BITS
    return bag


def end_game(c: Cells, ending: i64, log: Log) -> i64:
    """Ends the game: nobody owes a move any more, and remaining actions are lost (C13)."""
    c[layout.ACTIONS] = 0
    c[layout.ENDING] = ending
    if log is not None:
        if ending == layout.GAME_BLOCKED:
            log.append(events.BLOCKED.event())
        log.append(events.FINISHED.event(winners(c)))
    return 0


def scores(c: Cells) -> list[int]:
    """The score of every seat: minus the number of cards it has left."""
    return [-int(cards_left(c, seat)) for seat in range(c[layout.SEATS])]


def winners(c: Cells) -> list[int]:
    """The seat that got rid of its cards (C13), or those with fewest in hand, then deck (C14)."""
    if c[layout.ENDING] == layout.IN_PROGRESS:
        return []
    if c[layout.ENDING] == layout.GAME_BLOCKED:
        piles = [
            (c[layout.HAND_SIZES + seat], c[layout.DECK_SIZES + seat])
            for seat in range(c[layout.SEATS])
        ]
        return [seat for seat in range(c[layout.SEATS]) if piles[seat] == min(piles)]
    return [int(c[layout.TURN])]


def win_reason(c: Cells) -> str | None:
    """What decided the game (C13, C14): one of WON_BY, or None while it runs."""
    if c[layout.ENDING] != layout.GAME_BLOCKED:
        return None if c[layout.ENDING] == layout.IN_PROGRESS else "no-cards"
    hands = [int(c[layout.HAND_SIZES + seat]) for seat in range(c[layout.SEATS])]
    best = hands.count(min(hands))
    if best == 1:
        return "fewest-in-hand"
    return "fewest-in-deck" if len(winners(c)) < best else "equal"
