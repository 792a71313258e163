"""Castle under the laws of the house, in games where much is played and little swapped."""

import pytest
from tests.castle.tables import GAME
from tests.rule import rule

from regalia import engine
from regalia.games.castle.card_tracking.multisets import bag_size, count_kind
from regalia.games.castle.notation.position import cards_in_stack
from regalia.games.castle.rules.board import PLACES, SPACES
from regalia.games.castle.rules.cards import COPIES, KINDS, KNIGHT
from regalia.games.castle.rules.layout import (
    HAND_SIZES,
    HANDS,
    KNIGHTED,
    KNIGHTED_OUTSIDE,
    KNOWN,
    MAX_SEATS,
    OCCUPIED,
    OCCUPIED_OUTSIDE,
    PLACE_OF_KIND,
    SEATS,
    STACKS,
    kind_of,
    token_of,
)
from regalia.games.castle.rules.move_codes import PLAY
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.testing.laws import (
    check_events_leak_no_secrets,
    check_imagined_states_match_view,
    check_laws,
    check_moves_states_and_views_round_trip,
    check_sealed_moves_commute,
)

GAMES = 40 if engine.is_compiled() else 2
OPTIONS = [
    {"merchant_finish": finish, "hand_limit": limit}
    for finish in (True, False)
    for limit in (False, True)
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_laws_hold(seats: int, options: dict[str, object]) -> None:
    voices = [Voice(GAME, language, ["Anna"] * seats) for language in LANGUAGES]
    check_laws(GAME, GAME.read_options({"seats": seats, **options}), f"{seats:032x}", voices)


def lively_move(state: State, seat: int, rng: Rng) -> int:
    """A random move that is seldom a swap or a draw."""
    legal = [int(move) for move in state.legal(seat)]
    plays = [move for move in legal if move >= PLAY]
    among = plays if plays and rng.below(10) else legal
    return among[rng.below(len(among))]


@rule("C1", "C60", "C61")
@pytest.mark.parametrize("seats", GAME.seats)
def test_eager_games_keep_the_laws_and_their_books(seats: int) -> None:
    rng = rng_from_number(40 + seats)
    for _ in range(GAMES):
        state = GAME.deal(GAME.read_options({"seats": seats}), rng)
        cards = GAME.invariants.component_names(state)
        while state.pending:
            among = seats_in_mask(state.pending)
            seat = among[rng.below(len(among))]
            move = lively_move(state, seat, rng)
            if not rng.below(4):
                check_moves_states_and_views_round_trip(GAME, state)
                check_imagined_states_match_view(GAME, state, rng)
                check_events_leak_no_secrets(GAME, state, seat, move, rng)
            if len(among) > 1:
                check_sealed_moves_commute(state, rng)
            state.apply(seat, move)
            assert GAME.invariants.component_names(state) == cards
            the_board_is_in_order(state)
            knowledge_is_in_order(state)


def the_board_is_in_order(state: State) -> None:
    """Only Knights lie on others, and the masks and places say what the stacks do (C1)."""
    c = state.cells
    where = dict.fromkeys(range(1, KINDS + 1), -1)
    taken = knighted = 0
    for place in range(PLACES):
        cards = cards_in_stack(c[STACKS + place])
        for level, card in enumerate(cards):
            assert (kind_of(card) == KNIGHT) == (level > 0)
            assert token_of(card) <= c[SEATS]
            if COPIES[kind_of(card)] == 1:
                where[int(kind_of(card))] = place
        taken |= (len(cards) > 0) << place
        knighted |= (len(cards) > 1) << place
    assert taken == c[OCCUPIED] | int(c[OCCUPIED_OUTSIDE]) << SPACES
    assert knighted == c[KNIGHTED] | int(c[KNIGHTED_OUTSIDE]) << SPACES
    assert all(c[PLACE_OF_KIND + kind] == place for kind, place in where.items())


def knowledge_is_in_order(state: State) -> None:
    """What is known is true, everybody knows least, and all know their own hands (C60)."""
    c = state.cells
    for hand in range(c[SEATS]):
        assert bag_size(c[HANDS + hand]) == c[HAND_SIZES + hand]
        assert c[KNOWN + (hand + 1) * MAX_SEATS + hand] == c[HANDS + hand]
        for row in range(c[SEATS] + 1):
            known = c[KNOWN + row * MAX_SEATS + hand]
            for kind in range(1, KINDS + 1):
                assert count_kind(c[KNOWN + hand], kind) <= count_kind(known, kind)
                assert count_kind(known, kind) <= count_kind(c[HANDS + hand], kind)
