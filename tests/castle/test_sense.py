"""The bots' sense of Castle: positions with one clearly right move."""

import pytest
from tests.castle.tables import GAME, Play, table_mid_game

from regalia.bots.spec import make_bot
from regalia.games.castle.rules.board import PLACE_OF
from regalia.games.castle.rules.layout import ENDING
from regalia.games.castle.strategy.heuristics import (
    lead_in_actions,
    move_prior,
    quick_move,
    rival_or_own_sign,
    win_shares,
)
from regalia.games.castle.strategy.value import actions_needed_to_win, exposure_cost
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask

each = pytest.mark.parametrize("spec", ["greedy", "ismcts:300", "network:300"])


def choices(spec: str, s: Play) -> set[str]:
    """What a bot plays at the seat to move, with several seeds."""
    seat = seats_in_mask(s.state.pending)[0]
    view = s.state.view(seat)
    found = set()
    for seed in range(5):
        bot, budget = make_bot(spec, GAME, seed)
        found.add(GAME.notate(view, bot.choose(view, budget)))
    return found


def table_with_last_cards() -> Play:
    """Each seat has one card left; seat 0 can play it or swap it."""
    board = {"b1": "soldier:1", "c1": "soldier:1"}
    return table_mid_game(board, [["prince"], ["soldier"]], [[], []], ["spy", "thief", "knight"])


@each
def test_the_last_card_is_played(spec: str) -> None:
    assert all(text.startswith("play prince ") for text in choices(spec, table_with_last_cards()))


@each
def test_the_card_of_another_is_returned_and_not_ones_own(spec: str) -> None:
    board = {"b2": "prince:0", "e5": "priest:1", "b5": "princess:0"}
    hands = [["king", "soldier"], ["soldier", "soldier"]]
    s = table_mid_game(board, hands, [[], []], ["spy", "thief"])
    s.move(0, "play king c3")
    assert choices(spec, s) == {"return e5"}


@each
def test_the_witch_gives_to_another(spec: str) -> None:
    hands = [["witch", "soldier"], ["soldier", "soldier"]]
    s = table_mid_game({}, hands, [[], []], ["spy", "thief"])
    s.move(0, "play witch a1")
    assert all(text.endswith(" 1") for text in choices(spec, s))


@each
def test_a_soldier_is_not_laid_where_he_would_return_ones_own_engine(spec: str) -> None:
    # the fourth soldier on the west wall would return seat 0's own engine (C41)
    wall = dict.fromkeys(("a2", "a3", "a4"), "soldier:1")
    others = dict.fromkeys(("b1", "c1", "d1", "e1", "b6", "c6", "d6", "e6"), "soldier:1")
    board = {**wall, **others, "west": "siege-engine:0", "f2": "captain:1", "f3": "traitor:1"}
    s = table_mid_game(board, [["soldier"], ["soldier", "king"]], [[], []], ["spy"])
    assert choices(spec, s) <= {"play soldier f4", "play soldier f5"}


def test_greedy_lays_a_knight_on_its_own_card() -> None:
    board = {"b2": "prince:0", "e5": "priest:1"}
    s = table_mid_game(
        board, [["knight", "king"], ["soldier", "soldier"]], [["spy"], []], ["thief"]
    )
    s.move(0, "swap king thief")
    assert choices("greedy", s) & {"play knight e5"} == set()
    knight = GAME.parse(s.state.view(0), "play knight b2")
    other = GAME.parse(s.state.view(0), "play knight e5")
    score = GAME.heuristics.score_move
    assert score(s.state, 0, knight) > score(s.state, 0, other)


def test_greedy_would_rather_play_than_draw_and_rather_draw_than_swap() -> None:
    s = table_mid_game(
        {}, [["prince", "soldier"], ["soldier"]], [["spy", "thief"], ["king"]], ["knight"]
    )
    view = s.state.view(0)
    worth = [
        GAME.heuristics.score_move(s.state, 0, GAME.parse(view, text))
        for text in ("play prince c3", "draw", "swap prince knight")
    ]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == 3


# what the bots' feeling is made of


def test_cards_in_hand_and_deck_are_a_need_and_cards_in_play_a_risk() -> None:
    more = table_mid_game({"b2": "prince:0"}, [["king", "queen"], ["spy"]], [["soldier"], []])
    c = more.state.cells
    assert actions_needed_to_win(c, 0) > actions_needed_to_win(c, 1) > 0
    assert exposure_cost(c, 0) > exposure_cost(c, 1) == 0
    assert lead_in_actions(c, 1) > 0 > lead_in_actions(c, 0)


def test_the_seat_with_less_to_do_has_the_greater_share() -> None:
    s = table_mid_game({}, [["king", "queen", "spy"], ["thief"], ["priest", "prince"]])
    shares = list(GAME.heuristics.evaluate(s.state))
    assert shares[1] > shares[2] > shares[0]
    assert all(0 < share < 1 for share in shares)


def test_a_win_counts_more_than_any_lead() -> None:
    s = table_with_last_cards()
    before = list(win_shares(s.state.cells))
    s.move(0, "play prince c3")
    assert s.state.cells[ENDING]
    after = list(win_shares(s.state.cells))
    assert after[0] > 0.8 > before[0]
    assert after[1] < 0.2


def test_a_first_glance_knows_whose_card_it_is() -> None:
    s = table_mid_game({"b2": "prince:0", "e5": "priest:1", "c5": "spy"}, [["king"], ["thief"]])
    c = s.state.cells
    assert [rival_or_own_sign(c, 0, PLACE_OF[place]) for place in ("b2", "e5", "c5")] == [-1, 1, 0]
    assert [rival_or_own_sign(c, 1, PLACE_OF[place]) for place in ("b2", "e5", "c5")] == [1, -1, 0]


def test_a_hasty_player_returns_the_card_of_another() -> None:
    board = {"b2": "prince:0", "e5": "priest:1", "b5": "princess:0"}
    s = table_mid_game(board, [["king", "soldier"], ["soldier"]], [[], []], ["spy"])
    s.move(0, "play king c3")
    view = s.state.view(0)
    chosen = {
        GAME.notate(view, quick_move(s.state.cells, 0, view.legal(), rng_from_number(seed)))
        for seed in range(20)
    }
    assert chosen == {"return e5"}
    worth = {GAME.notate(view, move): move_prior(s.state.cells, 0, move) for move in view.legal()}
    assert worth["return e5"] > 0 > worth["return b2"]
