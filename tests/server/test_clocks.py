"""Clocks run for those who are waited for, and for nobody else."""

from regalia.server.clocks import Clocks
from regalia.wire.requests import ClockRule


def test_only_the_clocks_of_those_waited_for_run() -> None:
    clocks = Clocks(ClockRule(game=60), 2)
    clocks.run_clocks_of([0], 1000, is_new_decision=True)
    assert [clocks.time_left_ms(seat, 11_000) for seat in (0, 1)] == [50_000, 60_000]


def test_a_move_is_paid_with_time_and_earns_the_increment() -> None:
    clocks = Clocks(ClockRule(game=60, increment=5), 2)
    clocks.run_clocks_of([0], 0, is_new_decision=True)
    clocks.add_increment(0, 20_000)
    clocks.run_clocks_of([1], 20_000, is_new_decision=True)
    assert clocks.left_ms == [45_000, 60_000]
    assert clocks.time_left_ms(0, 99_000) == 45_000


def test_every_decision_has_its_own_seconds() -> None:
    clocks = Clocks(ClockRule(move=30), 2)
    clocks.run_clocks_of([0], 0, is_new_decision=True)
    clocks.add_increment(0, 29_000)
    clocks.run_clocks_of([0], 29_000, is_new_decision=True)
    assert clocks.time_left_ms(0, 29_000) == 30_000


def test_a_sealed_choice_gives_nobody_more_time_when_another_has_chosen() -> None:
    clocks = Clocks(ClockRule(move=30), 3)
    clocks.run_clocks_of([0, 1, 2], 0, is_new_decision=True)
    clocks.add_increment(1, 10_000)
    clocks.run_clocks_of([0, 2], 10_000, is_new_decision=False)
    assert [clocks.time_left_ms(seat, 12_000) for seat in (0, 2)] == [18_000, 18_000]
    assert clocks.next_timeout() == (30_000, 0)


def test_the_first_flag_to_fall_is_told() -> None:
    clocks = Clocks(ClockRule(game=60), 3)
    clocks.left_ms = [5000, 3000, 1000]
    clocks.run_clocks_of([0, 1], 100, is_new_decision=True)
    assert clocks.next_timeout() == (3100, 1)
    clocks.run_clocks_of([], 200, is_new_decision=True)
    assert clocks.next_timeout() is None


def test_no_clock_runs_below_nothing_or_backwards() -> None:
    clocks = Clocks(ClockRule(game=1), 1)
    clocks.run_clocks_of([0], 5000, is_new_decision=True)
    assert clocks.time_left_ms(0, 99_000) == 0
    assert clocks.time_left_ms(0, 1000) == 1000
    clocks.add_increment(0, 99_000)
    assert clocks.left_ms == [0]


def test_copied_clocks_share_nothing() -> None:
    clocks = Clocks(ClockRule(game=60, increment=5), 2)
    clocks.run_clocks_of([0], 0, is_new_decision=True)
    before = clocks.copy()
    clocks.add_increment(0, 20_000)
    assert before.left_ms == [60_000, 60_000]
    assert before.time_left_ms(0, 20_000) == 40_000
