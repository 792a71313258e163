"""Facts that matter before a move in Castle: cards left, cards to play, cards that return."""

from contextlib import suppress
from typing import Final

from mypy_extensions import i64

from regalia.games.castle.card_tracking.multisets import count_kind, first_kind, without_kind
from regalia.games.castle.rules import events, layout, move_codes
from regalia.games.castle.rules.board import PLACE_NAMES, PLACES
from regalia.games.castle.rules.cards import NAMES
from regalia.games.castle.rules.ending import cards_left
from regalia.games.castle.rules.layout import CARD_BITS, CARD_MASK, STACKS, kind_of, token_of
from regalia.games.castle.rules.placing import can_be_laid
from regalia.games.castle.rules.state import CastleState
from regalia.games.castle.rules.tasks import top_task
from regalia.games.castle.rules.turn import may_be_played, must_play_the_king
from regalia.kernel.cells import Cells
from regalia.kernel.coach import GameCoach, NotableFact
from regalia.kernel.event import Event
from regalia.kernel.seats import has_seat
from regalia.kernel.view import NotForeseeable, View

CLOSE_TO_WINNING: Final = 4  # a rival with so few cards left is dangerous
MAX_FORESEEN_PLAYS: Final = 400


class CastleCoach(GameCoach):
    """Looks at the hand, at cards that a move would certainly return, and at the rivals' cards."""

    def notable_facts(self, view: View) -> list[NotableFact]:
        if not has_seat(view.pending, view.seat):
            return []
        c, seat = view.cells, view.seat
        found: list[NotableFact] = []
        add_cards_left_fact(c, seat, found)
        add_leading_rival_fact(c, seat, found)
        add_own_tokens_fact(c, seat, found)
        if not top_task(c) and seat == c[layout.TURN]:
            if must_play_the_king(c, seat):
                found.append(NotableFact("herald", {}, 90, ["card-king@hand"]))
            else:
                add_playable_cards_fact(c, seat, found)
            add_returning_move_fact(view, found)
            if c[layout.ACTIONS] == 1:
                found.append(NotableFact("last-action", {}, 34, []))
        return found


def add_cards_left_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds how many cards the seat must still get rid of (C13)."""
    left = cards_left(c, seat)
    facts: dict[str, int | str] = {
        "cards": int(left),
        "hand": int(c[layout.HAND_SIZES + seat]),
        "deck": int(c[layout.DECK_SIZES + seat]),
    }
    weight = 60 if left <= CLOSE_TO_WINNING else 30
    found.append(NotableFact("cards-to-go", facts, weight, []))


def add_leading_rival_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds the rival with the fewest cards left, if it is close to winning or ahead (C13)."""
    best: i64 = -1
    for step in range(1, c[layout.SEATS]):
        other = (seat + step) % c[layout.SEATS]
        if best < 0 or cards_left(c, other) < cards_left(c, best):
            best = other
    left = cards_left(c, best)
    if left <= CLOSE_TO_WINNING or left < cards_left(c, seat):
        weight = 84 - 6 * left if left <= CLOSE_TO_WINNING else i64(22)
        facts: dict[str, int | str] = {"seat": int(best), "cards": int(left)}
        found.append(NotableFact("rival", facts, weight, [f"seat-{best}"]))


def add_own_tokens_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds the cards in play with the seat's token, which may return to its hand (C8)."""
    marks: list[str] = []
    count = 0
    for place in range(i64(PLACES)):
        stack = c[STACKS + place]
        while stack:
            card = stack & CARD_MASK
            stack >>= CARD_BITS
            if token_of(card) == seat + 1:
                count += 1
                if not stack:
                    marks.append(f"card-{NAMES[kind_of(card)]}@{PLACE_NAMES[place]}")
    if count:
        found.append(NotableFact("own-tokens", {"cards": count}, 24, marks))


def add_playable_cards_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds which cards of the hand, or else of the reserve, could be laid now (C6)."""
    if not c[layout.HAND_SIZES + seat]:
        return
    playable = playable_kinds(c, seat, c[layout.HANDS + seat])
    if playable:
        facts: dict[str, int | str] = {
            "cards": sum(int(count_kind(c[layout.HANDS + seat], kind)) for kind in playable),
            "hand": int(c[layout.HAND_SIZES + seat]),
        }
        marks = [f"card-{NAMES[kind]}@hand" for kind in playable]
        found.append(NotableFact("playable", facts, 28, marks))
        return
    reserve = playable_kinds(c, seat, c[layout.RESERVE])
    stuck: dict[str, int | str] = {
        "hand": int(c[layout.HAND_SIZES + seat]),
        "reserve": len(reserve),
    }
    marks = [f"card-{NAMES[kind]}" for kind in reserve]
    found.append(NotableFact("nothing-playable", stuck, 72, marks))


def playable_kinds(c: Cells, seat: i64, bag: i64) -> list[int]:
    """The kinds of a bag that could be played now."""
    found: list[int] = []
    while bag:
        kind = first_kind(bag)
        bag = without_kind(bag, kind)
        if int(kind) not in found and may_be_played(c, seat, kind) and can_be_laid(c, kind):
            found.append(int(kind))
    return found


def add_returning_move_fact(view: View, found: list[NotableFact]) -> None:
    """Adds the move that certainly returns most cards to other hands, by what the seat knows."""
    best: i64 = 0
    best_move: i64 = -1
    tried = 0
    for move in view.legal():
        if move >= move_codes.PLAY and tried < MAX_FORESEEN_PLAYS:
            tried += 1
            count = cards_surely_returned_to_others(view, move)
            if count > best:
                best = count
                best_move = move
    if best_move >= 0:
        card = NAMES[move_codes.laid_kind(move_codes.PLAY, best_move)]
        place = PLACE_NAMES[move_codes.laid_place(move_codes.PLAY, best_move)]
        facts: dict[str, int | str] = {"card": card, "cards": int(best)}
        marks = [f"card-{card}@hand", f"place:{place}"]
        found.append(NotableFact("returns", facts, min(i64(95), 44 + 6 * best), marks))


def cards_surely_returned_to_others(view: View, move: i64) -> i64:
    """How many cards a move certainly returns to the hands of other seats."""
    state = CastleState(view.pending, view.cells[:])
    log: list[Event] = []
    with suppress(NotForeseeable):  # nothing further is certain
        state.apply(view.seat, move, log)
    count: i64 = 0
    for event in log:
        if event.event_type is events.RETURNED and event.numbers[2] != int(view.seat):
            count += 1
    return count
