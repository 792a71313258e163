"""Reasons are words: what moves bring, share and lack, never numbers alone."""

from tests.tui.screens import local_game_after

from regalia.bots.bot import Budget
from regalia.tui.advice import RatedMove, explain_best_move, hint_sentence, rate_moves
from regalia.tui.messages import Messages

WORDS = Messages("en")


def weighed(text: str, brings: tuple[str, ...], share: float, answer: str = "") -> RatedMove:
    return RatedMove(0, text, f"move {text}", brings, share, 100, answer, 6)


def test_a_clear_best_move_is_told_with_what_it_brings_and_what_comes_next() -> None:
    said = explain_best_move(
        [
            weighed("a", ("+4 coins",), 0.6, "Bob takes card 1."),
            weighed("b", ("+2 coins",), 0.5),
            weighed("c", ("+4 coins",), 0.4, "Bob attacks."),
            weighed("d", ("+4 coins",), 0.3, "Bob takes card 1."),
        ],
        WORDS,
    )
    assert said == [
        "Try a: move a.",
        "It brings: +4 coins.",
        "Then it expects, in 6 of 10 cases: Bob takes card 1.",
        "move b – wins 10 fewer of 100 games. It brings: +2 coins.",
        "move c – wins 20 fewer of 100 games. The answer would be: Bob attacks.",
        "move d – wins 30 fewer of 100 games, for what comes later.",
    ]


def test_moves_that_are_as_good_are_admitted_to_be() -> None:
    said = explain_best_move(
        [weighed("a", ("+4 coins", "+1 worker"), 0.6), weighed("b", ("+4 coins",), 0.59)], WORDS
    )
    assert said == [
        "As good as each other: move a; move b.",
        "What they all bring: +4 coins.",
        "Only move a: +1 worker.",
    ]


def test_where_there_is_one_move_there_is_nothing_to_weigh() -> None:
    assert explain_best_move([weighed("a", (), 0.0)], WORDS)[0].endswith("the only move is move a.")


def test_the_adviser_weighs_the_moves_of_a_view() -> None:
    local_game = local_game_after("majesty", 2, 6)
    found = rate_moves(local_game.rules, local_game.view, Budget(iterations=400), local_game.voice)
    assert {one.text for one in found} <= {offer.text for offer in local_game.legal_moves()}
    assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)
    assert any(one.answer for one in found)
    assert hint_sentence(found, WORDS).startswith(f"Try {found[0].text}: card ")
