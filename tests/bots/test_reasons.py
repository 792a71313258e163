"""Why a move is better: every number of a sentence is counted again in the games it came from."""

import re
from collections.abc import Iterator
from math import floor

import pytest
from tests.majesty.tables import MAJESTY, standard_deal
from tests.stacked import play
from thirtyone.game import ThirtyOne

from regalia.bots.bot import Budget
from regalia.bots.continuations import (
    MAX_OBJECTIONS,
    MAX_REASONS,
    Continuation,
    Reason,
    compare_continuations,
    find_reasons,
    sample_continuations,
)
from regalia.bots.ismcts import Search, tree_capacity
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.consequences import AT_END, AT_ONCE, SOON, Measure, Occurrence
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_number
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.kernel.view import View

NAMES = list(GAMES)
PLAYERS = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]


def views_of_a_game(game: Game, seats: int, every: int) -> Iterator[View]:
    """Views of a game of `greedy` in which there is a choice."""
    bot, budget = make_bot("greedy", game)
    state = game.new(seats, 11)
    number = 0
    while state.pending:
        view = state.view(state.seat_to_move())
        number += 1
        if number % every == 0 and len(view.legal()) > 1:
            yield view
        state.apply(view.seat, bot.decide(view, budget))


def search_from(game: Game, view: View, seed: int = 5) -> Search:
    """A short search."""
    budget = Budget(200)
    search = Search(game, view, rng_from_number(seed), tree_capacity(budget))
    search.run(budget)
    return search


def two_moves(search: Search) -> tuple[int, int]:
    """The most visited move and one of the least visited."""
    moves = [int(one.move) for one in search.candidates()]
    return moves[0], moves[-1]


def said_numbers(text: str) -> list[float]:
    """The last two numbers of a sentence."""
    return [float(number.replace("−", "-")) for number in re.findall(r"[-−]?\d+(?:\.\d+)?", text)]


def counted_again(
    game: Game, reason: Reason, sides: tuple[list[Continuation], list[Continuation]]
) -> tuple[float, float]:
    """The two numbers of a reason, counted without the code that made them."""
    measures = {measure.id: measure for measure in game.consequences.measures}
    named = {k: v for k, v in reason.facts.items() if k not in ("better", "other")}
    found = []
    for side in sides:
        if reason.id in measures:
            values = [one.values[reason.id] for one in side]
            tenths = measures[reason.id].smallest < 1
        else:
            values = [
                100.0 * any((o.id, o.facts) == (reason.id, named) for o in one.occurrences)
                for one in side
            ]
            tenths = False
        mean = sum(values) / len(values)
        found.append(floor(mean * 10 + 0.5) / 10 if tenths else floor(mean + 0.5))
    return found[0], found[1]


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_a_sentence_is_that_of_the_search(name: str) -> None:
    game = GAMES[name]
    voice = Voice(game, "en", PLAYERS)
    checked = 0
    for view in views_of_a_game(
        game, game.seats[0], {"majesty": 2, "kingme": 9, "castle": 16}[name]
    ):
        search = search_from(game, view)
        better, other = two_moves(search)
        sides = (
            sample_continuations(game, search, better, 60),
            sample_continuations(game, search, other, 60),
        )
        for reason in compare_continuations(game.consequences.measures, *sides):
            numbers = said_numbers(voice.reason_text(reason.id, reason.facts))
            assert tuple(numbers[-2:]) == counted_again(game, reason, sides)
            assert numbers[-2] != numbers[-1]
            checked += 1
    assert checked >= 3


@pytest.mark.parametrize("name", NAMES)
def test_a_reason_speaks_for_the_move_that_it_is_told_for(name: str) -> None:
    """Reasons stand before objections, which have the opposite worth, and they are few."""
    game = GAMES[name]
    for view in list(views_of_a_game(game, game.seats[-1], 7))[:4]:
        search = search_from(game, view)
        better, other = two_moves(search)
        reasons = find_reasons(game, search, better, other)
        worths = [reason.worth for reason in reasons]
        assert len([worth for worth in worths if worth > 0]) <= MAX_REASONS
        assert len([worth for worth in worths if worth < 0]) <= MAX_OBJECTIONS
        assert worths == sorted(worths, key=lambda worth: (worth < 0, -abs(worth)))
        assert not worths or worths[0] > 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(name: str, language: str) -> None:
    game = GAMES[name]
    voice = Voice(game, language, PLAYERS)
    for measure in game.consequences.measures:
        text = voice.reason_text(measure.id, {"better": 12, "other": 7.5})
        assert "12" in text
        assert re.search(r"7[.,]5", text)
    for occurrence in OCCURRENCES[name]:
        text = voice.reason_text(occurrence.id, {"better": 71, "other": 12, **occurrence.facts})
        assert "71" in text
        assert "12" in text
    assert voice.text("expected-points", points=3).startswith(("3", "noch 3", "ост", "zost"))


OCCURRENCES = {
    "majesty": [
        Occurrence("wounded", {"seat": 1}, -1),
        Occurrence("taken", {"seat": 1, "card": "brewer/witch"}, -1),
    ],
    "kingme": [
        Occurrence("favourite-crowned", {"courtier": "A"}, 1),
        Occurrence("favourite-out", {"courtier": "B"}, -1),
        Occurrence("stranger-crowned", {"courtier": "V"}, -1),
    ],
    "castle": [
        Occurrence("returned", {"card": "king"}, -1),
        Occurrence("wins", {}, 1),
        Occurrence("rival-wins", {"seat": 2}, -1),
    ],
}


@pytest.mark.parametrize("name", NAMES)
def test_no_occurrence_is_without_words_and_measures_come_at_their_moment(name: str) -> None:
    game = GAMES[name]
    known = {occurrence.id for occurrence in OCCURRENCES[name]}
    moments = [int(measure.moment) for measure in game.consequences.measures]
    for view in list(views_of_a_game(game, game.seats[0], 8))[:6]:
        search = search_from(game, view)
        for one in sample_continuations(game, search, two_moves(search)[0], 20):
            assert {occurrence.id for occurrence in one.occurrences} <= known
            assert list(one.values) == [
                measure.id
                for moment in (AT_ONCE, SOON, AT_END)
                for measure in game.consequences.measures
                if measure.moment == moment
            ]
    assert moments


def test_reasons_say_nothing_of_what_may_be_chance() -> None:
    measures = [Measure("coins", AT_END, 1.0)]

    def games(values: list[float], wounded: int) -> list[Continuation]:
        hit = Occurrence("wounded", {"seat": 1}, -5.0)
        return [
            Continuation([hit] if number < wounded else [], {"coins": value})
            for number, value in enumerate(values)
        ]

    level = [float(number % 10) for number in range(100)]
    assert compare_continuations(measures, games(level, 10), games(level, 20)) == []
    shifted = [value + 0.9 for value in level]
    assert compare_continuations(measures, games(shifted, 0), games(level, 10)) == []
    much = [value + 6 for value in level]
    (coins, wounded) = compare_continuations(measures, games(much, 0), games(level, 90))
    assert (coins.id, dict(coins.facts)) == ("coins", {"better": 11, "other": 5})
    assert dict(wounded.facts) == {"seat": 1, "better": 0, "other": 90}
    # what speaks for the other move alone gives no reason at all
    assert compare_continuations(measures, games(level, 90), games(much, 0)) == []


def test_each_reason_is_of_another_kind() -> None:
    seats = range(2)
    taken = [Occurrence("taken", {"seat": seat}, -1.0) for seat in seats]
    better = [Continuation([], {"coins": 9.0 + number % 2}) for number in range(100)]
    other = [Continuation(taken, {"coins": 5.0 + number % 2}) for number in range(100)]
    reasons = compare_continuations([Measure("coins", AT_END, 0.5)], better, other)
    assert [reason.id for reason in reasons] == ["coins", "taken"]


def test_a_guard_keeps_off_the_knight_that_wounds_without_it() -> None:
    """Seat 0 has a Miller, and seat 1 may take a Knight next."""
    row = standard_deal("miller", "brewer", "guard", "miller", "knight", "knight")
    view = play(MAJESTY, {"seats": 2}, row, "0 1", "1 1").view(0)
    search = search_from(MAJESTY, view)
    guard, miller = (MAJESTY.parse(view, place) for place in ("1", "2"))
    games = [sample_continuations(MAJESTY, search, move, 400) for move in (guard, miller)]
    wounded = [
        sum(any(o.id == "wounded" for o in one.occurrences) for one in side) for side in games
    ]
    assert wounded[0] == 0
    assert wounded[1] > 0


def test_points_and_cards_of_the_end_are_those_of_the_rules() -> None:
    """The measures of the end add up to what the rules count."""
    view = MAJESTY.new(3, 4).view(MAJESTY.new(3, 4).seat_to_move())
    search = search_from(MAJESTY, view)
    for one in sample_continuations(MAJESTY, search, two_moves(search)[0], 10):
        values = one.values
        assert values["lead"] == values["coins"] - values["rival-coins"]
        assert values["variety"] in [number * number for number in range(8)]
        assert values["infirmary"] <= 0
        assert values["coins"] >= values["variety"] + values["majorities"] + values["infirmary"]


def test_a_game_that_declares_nothing_gives_no_reasons() -> None:
    game = ThirtyOne()
    state = game.new(2, 4)
    search = search_from(game, state.view(state.seat_to_move()))
    assert find_reasons(game, search, *two_moves(search)) == []
