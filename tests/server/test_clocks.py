"""Clocks run for those who are waited for, and for nobody else."""

from regalia.server.clocks import Clocks
from regalia.wire.requests import ClockRule


def test_only_the_clocks_of_those_waited_for_run() -> None:
    clocks = Clocks(ClockRule(game=60), 2)
    clocks.run([0], 1000, fresh=True)
    assert [clocks.left_at(seat, 11_000) for seat in (0, 1)] == [50_000, 60_000]


def test_a_move_is_paid_with_time_and_earns_the_increment() -> None:
    clocks = Clocks(ClockRule(game=60, increment=5), 2)
    clocks.run([0], 0, fresh=True)
    clocks.moved(0, 20_000)
    clocks.run([1], 20_000, fresh=True)
    assert clocks.left == [45_000, 60_000]
    assert clocks.left_at(0, 99_000) == 45_000


def test_every_decision_has_its_own_seconds() -> None:
    clocks = Clocks(ClockRule(move=30), 2)
    clocks.run([0], 0, fresh=True)
    clocks.moved(0, 29_000)
    clocks.run([0], 29_000, fresh=True)
    assert clocks.left_at(0, 29_000) == 30_000


def test_a_sealed_choice_gives_nobody_more_time_when_another_has_chosen() -> None:
    clocks = Clocks(ClockRule(move=30), 3)
    clocks.run([0, 1, 2], 0, fresh=True)
    clocks.moved(1, 10_000)
    clocks.run([0, 2], 10_000, fresh=False)
    assert [clocks.left_at(seat, 12_000) for seat in (0, 2)] == [18_000, 18_000]
    assert clocks.flag_falls() == (30_000, 0)


def test_the_first_flag_to_fall_is_told() -> None:
    clocks = Clocks(ClockRule(game=60), 3)
    clocks.left = [5000, 3000, 1000]
    clocks.run([0, 1], 100, fresh=True)
    assert clocks.flag_falls() == (3100, 1)
    clocks.run([], 200, fresh=True)
    assert clocks.flag_falls() is None


def test_no_clock_runs_below_nothing_or_backwards() -> None:
    clocks = Clocks(ClockRule(game=1), 1)
    clocks.run([0], 5000, fresh=True)
    assert clocks.left_at(0, 99_000) == 0
    assert clocks.left_at(0, 1000) == 1000
    clocks.moved(0, 99_000)
    assert clocks.left == [0]
