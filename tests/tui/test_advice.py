"""Reasons are words: what moves bring, share and lack, never numbers alone."""

from tests.tui.screens import local_game_after

from regalia.bots.bot import Budget
from regalia.tui.advice import RatedMove, explain_best_move, hint_sentence, rate_moves
from regalia.tui.messages import Messages

MESSAGES = Messages("en")


def rated_move(text: str, gains: tuple[str, ...], win_share: float, answer: str = "") -> RatedMove:
    return RatedMove(0, text, f"move {text}", gains, win_share, 100, answer, 6)


def test_a_clear_best_move_is_told_with_what_it_brings_and_what_comes_next() -> None:
    sentences = explain_best_move(
        [
            rated_move("a", ("+4 coins",), 0.6, "Bob takes card 1."),
            rated_move("b", ("+2 coins",), 0.5),
            rated_move("c", ("+4 coins",), 0.4, "Bob attacks."),
            rated_move("d", ("+4 coins",), 0.3, "Bob takes card 1."),
        ],
        MESSAGES,
    )
    assert sentences == [
        "Try a: move a.",
        "It brings: +4 coins.",
        "Then it expects, in 6 of 10 cases: Bob takes card 1.",
        "move b – wins 10 fewer of 100 games. It brings: +2 coins.",
        "move c – wins 20 fewer of 100 games. The answer would be: Bob attacks.",
        "move d – wins 30 fewer of 100 games, for what comes later.",
    ]


def test_moves_that_are_as_good_are_admitted_to_be() -> None:
    sentences = explain_best_move(
        [rated_move("a", ("+4 coins", "+1 worker"), 0.6), rated_move("b", ("+4 coins",), 0.59)],
        MESSAGES,
    )
    assert sentences == [
        "As good as each other: move a; move b.",
        "What they all bring: +4 coins.",
        "Only move a: +1 worker.",
    ]


def test_a_single_legal_move_needs_no_rating() -> None:
    assert explain_best_move([rated_move("a", (), 0.0)], MESSAGES)[0].endswith(
        "the only move is move a."
    )


def test_the_adviser_rates_the_moves_of_a_view() -> None:
    local_game = local_game_after("majesty", 2, 6)
    rated = rate_moves(local_game.rules, local_game.view, Budget(iterations=400), local_game.voice)
    assert {one.text for one in rated} <= {move.text for move in local_game.legal_moves()}
    assert [one.visits for one in rated] == sorted((one.visits for one in rated), reverse=True)
    assert any(one.answer for one in rated)
    assert hint_sentence(rated, MESSAGES).startswith(f"Try {rated[0].text}: card ")
