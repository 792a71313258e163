"""How all tests are run."""

import signal

import pytest

LONGEST = {
    "test_compiled_and_interpreted_engines_give_equal_digests",
    "test_a_release_installs_and_plays_in_an_empty_environment",
    "test_a_training_goes_on_from_its_weights_and_keeps_checkpoints",
    "test_a_training_writes_weights_and_a_curve_and_goes_on",
    "test_the_pages_build_from_what_is_installed_for_building",
    "test_the_tests_of_a_new_game_run_and_find_a_planted_fault",
    "test_twenty_seconds_make_a_network_better_than_chance",
    "test_whatever_is_requested_is_answered",
}


def pytest_configure() -> None:
    """Lets processes of tests hear Ctrl-C, which shells take from what runs behind them."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGQUIT) is signal.SIG_IGN:
        signal.signal(signal.SIGQUIT, signal.SIG_DFL)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Lets the longest tests begin, so that no worker is waited for at the end."""
    items.sort(key=lambda item: item.name.partition("[")[0] not in LONGEST)
