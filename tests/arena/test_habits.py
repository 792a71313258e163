"""What goes with winning: counted by seat, tested by shuffling the outcomes of deals."""

from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from tests.arena.runs import add_game, play_out, tournament

from regalia.arena import permutation
from regalia.arena.habits import (
    MAX_GAMES,
    MIN_SEATS_WITH_HABIT,
    GameHabits,
    Habits,
    count_habits_in_events,
)
from regalia.games import GAMES
from regalia.kernel.event import NUMBER, SEAT, SEAT_LIST, Event, EventType, FactKind, list_of_kind

CARD = FactKind("card", ("guard", "king"))
BUILDING = FactKind("building", ("mill", "inn"))
PLACE = FactKind("place", ("c3",))
COURTIER = FactKind("courtier", ("A", "B"))
WOUNDED = EventType(
    "wounded",
    {"seat": SEAT, "by": SEAT, "card": CARD, "building": BUILDING, "coins": NUMBER},
)
KILLED = EventType("killed", {"card": CARD, "place": PLACE})
SCORED = EventType("scored", {"seat": SEAT, "courtiers": list_of_kind(COURTIER), "goal": NUMBER})
FINISHED = EventType("finished", {"seats": SEAT_LIST})

SHUFFLES = 200
FALSE_ALARMS = range(8, 33)  # one in ten, and three standard deviations of chance on either side


def count_habits_of_events(*events: Event, mover: int = 0, seats: int = 3) -> list[dict[str, int]]:
    habits: list[Counter[str]] = [Counter() for _ in range(seats)]
    count_habits_in_events(events, mover, habits)
    return [dict(one) for one in habits]


def test_an_event_counts_for_every_seat_it_names_in_its_role() -> None:
    event = Event(WOUNDED, [1, 2, 0, 0, 3])
    nobody, victim, attacker = count_habits_of_events(event)
    assert nobody == {}
    assert victim == {
        "wounded seat": 1,
        "wounded seat card guard": 1,
        "wounded seat building mill": 1,
    }
    assert attacker == {
        "wounded by": 1,
        "wounded by card guard": 1,
        "wounded by building mill": 1,
    }


def test_an_event_that_names_nobody_is_the_movers_doing() -> None:
    event = Event(KILLED, [1, 0])
    assert count_habits_of_events(event, mover=2)[2] == {
        "killed mover": 1,
        "killed mover card king": 1,
        "killed mover place c3": 1,
    }


def test_lists_of_words_count_one_by_one() -> None:
    event = Event(SCORED, [0, [0, 1], 3])
    assert count_habits_of_events(event)[0] == {
        "scored seat": 1,
        "scored seat courtier A": 1,
        "scored seat courtier B": 1,
    }


def test_the_end_is_no_habit_of_winning() -> None:
    assert count_habits_of_events(Event(FINISHED, [[1]])) == [{}, {}, {}]


# what goes with winning


def test_what_winners_do_more_often_is_found_and_noise_is_not() -> None:
    chance = Random(3)
    habits = Habits()
    for _ in range(400):
        winner = chance.randrange(2)
        counts = []
        for seat in range(2):
            often = chance.random() < (0.7 if seat == winner else 0.4)
            counts.append({f"took seat card {n}": chance.randrange(3) for n in range(100)})
            counts[seat]["took seat card king"] = 3 if often else 1
        add_game(habits, [winner], counts)
    (habit,) = habits.significant_habits()
    assert (habit.event, habit.role, habit.fact, habit.word) == ("took", "seat", "card", "king")
    assert habit.winners > habit.losers > 1
    assert habit.strength > 5


def test_the_habit_of_a_strong_bot_is_no_sign() -> None:
    chance = Random(5)
    habits = Habits()
    for _ in range(600):
        counts = [{"took seat": 2 + chance.randrange(3)}, {"took seat": chance.randrange(2)}]
        winner = 0 if chance.random() < 0.9 else 1
        add_game(habits, [winner], counts, ("strong", "weak"))
    assert habits.significant_habits() == []


def test_what_belongs_to_a_good_seat_is_no_sign() -> None:
    chance = Random(6)
    habits = Habits()
    for _ in range(600):
        winner = 0 if chance.random() < 0.7 else 1
        add_game(habits, [winner], [{"began seat": 1}, {"waited seat": 1}])
    assert habits.significant_habits() == []


def test_things_that_always_go_together_are_one_sign() -> None:
    chance = Random(4)
    habits = Habits()
    for _ in range(200):
        times = [1 + (chance.random() < often) for often in (0.8, 0.3)]
        counts = [{"took seat": one, "placed seat": one} for one in times]
        winner = chance.randrange(2)
        add_game(habits, [winner], counts if winner == 0 else counts[::-1])
    assert [habit.event for habit in habits.significant_habits()] == ["took"]


def test_a_winner_of_a_table_of_seven_is_told_from_its_losers() -> None:
    chance = Random(7)
    habits = Habits()
    for _ in range(200):
        winners = chance.sample(range(7), 1 + chance.randrange(7))
        add_game(habits, winners, [{"took seat": 1 + (seat in winners)} for seat in range(7)])
    (habit,) = habits.significant_habits()
    assert habit.winners > habit.losers
    assert 1 < habit.losers < 2


def test_the_surest_habit_comes_first_whether_of_winners_or_of_losers() -> None:
    chance = Random(8)
    habits = Habits()
    for _ in range(200):
        winner = chance.randrange(2)
        counts = [
            {
                "more seat": chance.randrange(6) + (seat == winner),
                "much seat": chance.randrange(6) + 4 * (seat == winner),
                "less seat": chance.randrange(6) + 2 * (seat != winner),
            }
            for seat in range(2)
        ]
        add_game(habits, [winner], counts)
    assert [habit.event for habit in habits.significant_habits()] == ["much", "less", "more"]


def test_three_deals_of_ten_games_are_too_few_to_show_anything() -> None:
    for deals, shown in ((3, False), (12, True)):
        habits = Habits()
        for number in range(10 * deals):
            winner = number // 10 % 2
            counts = [{"took seat": 1 + 8 * (seat == winner)} for seat in range(2)]
            sharing = (1, 0) if winner == 0 else (0, 1)
            habits.add(number, GameHabits(number // 10, ("same",) * 2, sharing, tuple(counts)))
        assert bool(habits.significant_habits()) == shown


@pytest.mark.parametrize(
    ("seats", "shown"), [(MIN_SEATS_WITH_HABIT, True), (MIN_SEATS_WITH_HABIT - 1, False)]
)
def test_what_few_seats_do_is_not_looked_at(seats: int, shown: bool) -> None:
    habits = Habits()
    for number in range(100):
        counts = {"took seat": 1} if number < seats else {}
        winners = [0] if number % 2 or counts else [1]
        add_game(habits, winners, [counts, {}])
    assert bool(habits.significant_habits()) == shown


def test_of_a_long_run_the_first_games_are_looked_at() -> None:
    habits = Habits()
    game = GameHabits(0, ("same",), (1,), ({"took seat": 1},))
    for number in (MAX_GAMES, MAX_GAMES - 1):
        habits.add(number, game)
    assert list(habits.games) == [MAX_GAMES - 1]


# what chance shows


Shuffle = Callable[[Habits, Random], Habits]


@cache
def habits_of_run(game: str, *bots: str) -> Habits:
    """The habits of a run of sixty games."""
    return play_out(tournament(GAMES[game], bots, 60)).habits


def shuffle_winners(habits: Habits, chance: Random) -> Habits:
    """The same games, with the wins of each bot given to any seats of that bot."""
    sharing = defaultdict(list)
    for game in habits.games.values():
        for bot, number in zip(game.bots, game.sharing, strict=True):
            sharing[bot].append(number)
    for numbers in sharing.values():
        chance.shuffle(numbers)
    return Habits(
        {
            number: game._replace(sharing=tuple(sharing[bot].pop() for bot in game.bots))
            for number, game in habits.games.items()
        }
    )


def exchange_deals(habits: Habits, chance: Random) -> Habits:
    """The same games, with the outcomes of any other deal; all seats have the same bot."""
    deals = defaultdict(list)
    for number, game in habits.games.items():
        deals[game.deal].append(number)
    others = list(deals.values())
    chance.shuffle(others)
    swapped = {}
    for numbers, other in zip(deals.values(), others, strict=True):
        for number, source in zip(numbers, other, strict=True):
            sharing = habits.games[source].sharing
            swapped[number] = habits.games[number]._replace(sharing=sharing)
    return Habits(swapped)


RUNS = [
    ("majesty", "greedy", "random", "random"),
    ("kingme", "ismcts:20", "greedy", "greedy"),
    ("castle", "ismcts:20", "greedy", "greedy"),
]
OF_ONE_BOT = [(game, *["greedy"] * 3) for game in ("majesty", "kingme", "castle")]


@pytest.mark.parametrize(
    ("run", "shuffle"),
    [(run, shuffle_winners) for run in RUNS] + [(run, exchange_deals) for run in OF_ONE_BOT],
)
def test_chance_shows_a_habit_in_one_run_of_ten(
    run: tuple[str, ...], shuffle: Shuffle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(permutation, "SHUFFLE_COUNT", 99)  # any number will do
    habits, chance = habits_of_run(*run), Random(1)
    false_alarms = [bool(shuffle(habits, chance).significant_habits()) for _ in range(SHUFFLES)]
    assert sum(false_alarms) in FALSE_ALARMS


@pytest.mark.parametrize("run", OF_ONE_BOT)
def test_a_habit_that_is_planted_in_a_run_is_found(run: tuple[str, ...]) -> None:
    chance = Random(2)
    habits = exchange_deals(habits_of_run(*run), chance)
    for number, one in habits.games.items():
        counts = tuple(
            {**seat, "planted seat": 1 + (chance.random() < (0.8 if won else 0.3))}
            for seat, won in zip(one.counts, one.sharing, strict=True)
        )
        habits.games[number] = one._replace(counts=counts)
    habit = habits.significant_habits()[0]
    assert (habit.event, habit.strength > 0) == ("planted", True)
    assert habit.winners > 1.6 > habit.losers


def test_the_order_in_which_games_end_makes_no_difference() -> None:
    run = habits_of_run("majesty", "greedy", "greedy", "greedy")
    again = Habits()
    for number in reversed(run.games):
        again.add(number, run.games[number])
    assert run.significant_habits()
    assert again.significant_habits() == run.significant_habits()
