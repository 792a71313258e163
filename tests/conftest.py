"""The longest tests come first, so that no worker is waited for at the end."""

import pytest

LONGEST = {
    "test_compiled_and_interpreted_engines_give_equal_digests",
    "test_a_wheel_of_the_source_archive_plays_compiled_with_only_what_it_names",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Lets them begin."""
    items.sort(key=lambda item: item.name not in LONGEST)
