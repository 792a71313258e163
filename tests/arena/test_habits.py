"""What goes with winning: counted by seat, compared within a bot."""

from collections import Counter
from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from regalia.arena.habits import Habits, count_habits
from regalia.kernel.event import NUMBER, SEAT, SEATS, Event, Kind, Row, many

CARD = Kind("card", ("guard", "king"))
BUILDING = Kind("building", ("mill", "inn"))
PLACE = Kind("place", ("c3",))
COURTIER = Kind("courtier", ("A", "B"))
WOUNDED = Row(
    "wounded",
    {"seat": SEAT, "by": SEAT, "card": CARD, "building": BUILDING, "coins": NUMBER},
)
KILLED = Row("killed", {"card": CARD, "place": PLACE})
SCORED = Row("scored", {"seat": SEAT, "courtiers": many(COURTIER), "goal": NUMBER})
FINISHED = Row("finished", {"seats": SEATS})


def counted(*events: Event, mover: int = 0, seats: int = 3) -> list[dict[str, int]]:
    habits: list[Counter[str]] = [Counter() for _ in range(seats)]
    count_habits(events, mover, habits)
    return [dict(one) for one in habits]


def test_an_event_counts_for_every_seat_it_names_in_its_role() -> None:
    event = Event(WOUNDED, [1, 2, 0, 0, 3])
    nobody, victim, attacker = counted(event)
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
    assert counted(event, mover=2)[2] == {
        "killed mover": 1,
        "killed mover card king": 1,
        "killed mover place c3": 1,
    }


def test_lists_of_words_count_one_by_one() -> None:
    event = Event(SCORED, [0, [0, 1], 3])
    assert counted(event)[0] == {
        "scored seat": 1,
        "scored seat courtier A": 1,
        "scored seat courtier B": 1,
    }


def test_the_end_is_no_habit_of_winning() -> None:
    assert counted(Event(FINISHED, [[1]])) == [{}, {}, {}]


def test_what_winners_do_more_often_is_found_and_noise_is_not() -> None:
    chance = Random(3)
    habits = Habits(2)
    for _ in range(400):
        winner = chance.randrange(2)
        for seat in range(2):
            wins = seat == winner
            counts = {"took seat card king": 3 if chance.random() < (0.7 if wins else 0.4) else 1}
            counts |= {f"took seat card {n}": chance.randrange(3) for n in range(100)}
            habits.add("same", counts, 1 if wins else 0)
    (habit,) = habits.strong()
    assert (habit.event, habit.role, habit.fact, habit.word) == ("took", "seat", "card", "king")
    assert habit.winners > habit.losers > 1
    assert habit.strength > 5


def test_the_habit_of_a_strong_bot_is_no_sign() -> None:
    chance = Random(5)
    habits = Habits(2)
    for _ in range(600):
        strong_wins = chance.random() < 0.9
        habit = {"took seat card witch": 2 + chance.randrange(3)}
        habits.add("strong", habit, 1 if strong_wins else 0)
        habits.add("weak", {"took seat card witch": chance.randrange(2)}, 0 if strong_wins else 1)
    assert habits.strong() == []


def test_things_that_always_go_together_are_one_sign() -> None:
    chance = Random(4)
    habits = Habits(2)
    for _ in range(200):
        for sharing in (1, 0):
            times = 1 + (chance.random() < (0.8 if sharing else 0.3))
            habits.add("same", {"took seat": times, "placed seat": times}, sharing)
    assert [habit.event for habit in habits.strong()] == ["took"]


def test_a_shared_win_is_a_win_and_a_loss_in_parts() -> None:
    habits = Habits(3)
    habits.add("same", {"took seat": 4}, 3)
    sums = habits.sums["same", "took seat"]
    assert Fraction(sums.won, habits.whole) == Fraction(4, 3)
    assert Fraction(sums.lost, habits.whole) == Fraction(8, 3)


@pytest.mark.parametrize("seats", [2, 6, 7, 8, 11, 13, 40])
def test_shares_of_a_win_are_exact_for_any_number_of_seats(seats: int) -> None:
    habits = Habits(seats)
    for sharing in range(1, seats + 1):
        for seat in range(seats):
            habits.add("same", {"took seat": 1}, sharing if seat < sharing else 0)
    sums = habits.sums["same", "took seat"]
    assert sums.won == seats * habits.whole
    assert sums.lost == seats * (seats - 1) * habits.whole


def test_a_winner_of_a_table_of_seven_is_told_from_its_losers() -> None:
    chance = Random(7)
    habits = Habits(7)
    for _ in range(200):
        winners = chance.sample(range(7), 1 + chance.randrange(7))
        for seat in range(7):
            wins = seat in winners
            habits.add("same", {"took seat": 1 + wins}, len(winners) if wins else 0)
    (habit,) = habits.strong()
    assert habit.winners == 2
    assert 1 < habit.losers < 2


def test_too_few_games_show_nothing() -> None:
    habits = Habits(2)
    for number in range(10):
        habits.add("same", {"took seat": 5 + number % 2}, 1)
        habits.add("same", {"took seat": number % 2}, 0)
    assert habits.strong() == []


def seats_with(habits: Habits, bot: str, won: list[int], lost: list[int]) -> None:
    """Adds seats that won and seats that lost, each with how often it took something."""
    for counts, sharing in ((won, 1), (lost, 0)):
        for count in counts:
            habits.add(bot, {"took seat": count}, sharing)


def test_the_strength_of_a_habit_is_its_difference_in_standard_errors() -> None:
    habits = Habits(3)
    seats_with(habits, "a", [2, 3] * 10, [0, 1] * 20)
    habit = habits.weigh("took seat")
    assert habit is not None
    assert (habit.winners, habit.losers) == pytest.approx((2.5, 0.5))
    assert habit.strength == pytest.approx(2 / sqrt(0.25 / 20 + 0.25 / 40))


def test_a_bot_weighs_as_much_as_the_smaller_part_of_its_games_tells() -> None:
    habits = Habits(3)
    seats_with(habits, "a", [2, 3] * 10, [0, 1] * 20)  # weighs 20 * 40 / 60
    seats_with(habits, "b", [4, 5] * 10, [2, 3] * 10)  # weighs 20 * 20 / 40
    seats_with(habits, "c", [9] * 30, [])  # has lost nothing to compare with
    habit = habits.weigh("took seat")
    assert habit is not None
    assert habit.winners == pytest.approx((40 / 3 * 2.5 + 10 * 4.5) / (70 / 3))
    assert habit.losers == pytest.approx((40 / 3 * 0.5 + 10 * 2.5) / (70 / 3))
    # the variances are a quarter of 1/20 + 1/40 and of 1/20 + 1/20, times the squared weights
    assert habit.strength == pytest.approx(2 * (70 / 3) / sqrt(10 / 3 + 10 / 4))


def test_twenty_seats_that_won_and_twenty_that_lost_are_enough() -> None:
    for won, lost, enough in ((20, 20, True), (19, 21, False), (21, 19, False)):
        habits = Habits(2)
        seats_with(habits, "a", ([5, 6] * 11)[:won], ([1, 2] * 11)[:lost])
        assert (habits.weigh("took seat") is not None) == enough


def test_the_surest_habit_comes_first_whether_of_winners_or_of_losers() -> None:
    habits = Habits(2)
    for number in range(200):
        for sharing in (1, 0):
            counts = {
                "much seat": number % 2 + 3 * sharing,
                "more seat": number % 4 + 2 * sharing,
                "less seat": number % 2 + 2 - 2 * sharing,
            }
            habits.add("same", counts, sharing)
    assert [habit.event for habit in habits.strong()] == ["much", "less", "more"]


def test_a_habit_is_shown_from_three_and_a_half_standard_errors_on() -> None:
    for seats, shown in ((24, False), (26, True)):  # 3.46 and 3.61 of them
        habits = Habits(2)
        seats_with(habits, "a", [1, 3] * (seats // 2), [0, 2] * (seats // 2))
        assert bool(habits.strong()) == shown
