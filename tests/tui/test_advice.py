"""Reasons are words: what moves bring, share and lack, never numbers alone."""

import re

import pytest
from tests.tui.screens import local_game_after

from regalia.bots.bot import Budget
from regalia.tui.advice import (
    RatedMove,
    explain_best_move,
    is_weaker,
    rate_moves,
    recommend_best_move,
)
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
        "move b – 10 wins fewer in 100 games ⇒ +2 coins",
        "move c – 20 wins fewer in 100 games. The answer would be: Bob attacks.",
    ]


def test_a_weaker_move_is_told_with_what_the_games_come_to_that_go_on_from_it() -> None:
    weaker = rated_move("b", ("+2 coins",), 0.5)._replace(reasons=("Lead: 5, otherwise 1.",))
    sentences = explain_best_move([rated_move("a", ("+4 coins",), 0.6), weaker], MESSAGES)
    assert sentences[-2:] == [
        "move b – 10 wins fewer in 100 games ⇒ +2 coins",
        "   Lead: 5, otherwise 1.",
    ]


def test_the_adviser_gives_reasons_against_weaker_moves_alone() -> None:
    told = 0
    for ply in range(2, 20, 3):
        local_game = local_game_after("majesty", 2, ply)
        rules, view, voice = local_game.rules, local_game.view, local_game.voice
        rated = rate_moves(rules, view, Budget(iterations=600), voice)
        assert not rated[0].reasons
        for move in rated[1:]:
            assert not move.reasons or is_weaker(rated[0], move)
            told += len(move.reasons)
    assert told


def test_moves_that_are_as_good_are_admitted_to_be() -> None:
    sentences = explain_best_move(
        [rated_move("a", ("+4 coins", "+1 worker"), 0.6), rated_move("b", ("+4 coins",), 0.59)],
        MESSAGES,
    )
    assert sentences == [
        "As good as each other:",
        "• move a ⇒ +1 worker",
        "• move b",
        "What they all bring: +4 coins.",
    ]


def test_no_move_is_named_twice_and_few_are_named() -> None:
    equal = [rated_move(f"g{at}", (f"+{at} coins",), 0.6, "Bob votes.") for at in range(5)]
    weaker = [rated_move(f"w{at}", ("+9 coins",), 0.5, "Bob votes.") for at in range(3)]
    text = "\n".join(explain_best_move(equal + weaker, MESSAGES))
    named = re.findall(r"move (\w+)", text)
    assert named == ["g0", "g1", "g2", "w0", "w1"]
    assert "Bob votes." not in text  # whatever one does


@pytest.mark.parametrize(
    ("language", "lost", "words"),
    [
        ("ru", 1, "на 1 победу меньше"),
        ("ru", 3, "на 3 победы меньше"),
        ("ru", 12, "на 12 побед меньше"),
        ("ru", 21, "на 21 победу меньше"),
        ("pl", 1, "o 1 wygraną mniej"),
        ("pl", 22, "o 22 wygrane mniej"),
        ("pl", 25, "o 25 wygranych mniej"),
        ("de", 1, "1 Sieg weniger"),
        ("en", 1, "1 win fewer"),
    ],
)
def test_lost_wins_are_counted_in_the_forms_of_the_language(
    language: str, lost: int, words: str
) -> None:
    rated = [rated_move("a", (), 0.9), rated_move("b", ("+1",), 0.9 - lost / 100)]
    rated.insert(1, rated_move("c", ("+1",), 0.1))  # something clearly weaker
    assert words in Messages(language).format("fewer-wins", lost=lost)
    assert not any("{" in sentence for sentence in explain_best_move(rated, Messages(language)))


@pytest.mark.parametrize(("often", "words"), [(1, "в 1 случае из"), (4, "в 4 случаях из")])
def test_cases_are_counted_in_russian(often: int, words: str) -> None:
    assert words in Messages("ru").format("then", often=often, answer="")


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
    assert recommend_best_move(rated, MESSAGES).startswith(f"Try {rated[0].text}: card ")
