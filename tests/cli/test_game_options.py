"""A game's own options on a command line."""

import pytest

from regalia.cli.game_options import (
    new_random_seed,
    parse_game_options,
    split_arguments_and_options,
)
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord

MAJESTY = GAMES["majesty"]
KINGME = GAMES["kingme"]


def test_the_fewest_sit_down_where_nobody_says_how_many() -> None:
    assert parse_game_options(KINGME, None, []).seats == 3
    assert parse_game_options(KINGME, 5, []).seats == 5


@pytest.mark.parametrize(
    "words",
    [
        ["--edition", "pl", "--deck", "all"],
        ["--edition=pl", "--deck", "all"],
        ["--deck=all", "--edition=pl"],
    ],
)
def test_a_value_follows_its_name_or_an_equals_sign(words: list[str]) -> None:
    values = parse_game_options(MAJESTY, 2, words).values
    assert (values["edition"], values["deck"]) == ("pl", "all")


def test_a_name_of_several_words_is_joined_by_dashes() -> None:
    options = parse_game_options(GAMES["castle"], 2, ["--merchant-finish", "true"])
    assert options.values["merchant_finish"] is True


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--rounds", "1"], "«--rounds» is no option here; majesty has --edition, --sides"),
        (["edition", "pl"], "«edition» is no option here"),
        (["--edition", "pl", "--deck"], "--deck needs a value: "),
        (["--edition=pl=de"], "options: edition is "),
    ],
)
def test_other_words_are_refused(words: list[str], says: str) -> None:
    with pytest.raises(BadRecord) as refused:
        parse_game_options(MAJESTY, 2, words)
    assert str(refused.value).startswith(says)


@pytest.mark.parametrize(
    ("words", "plain", "named"),
    [
        ([], [], []),
        (["greedy", "random"], ["greedy", "random"], []),
        (
            ["--a", "b", "greedy", "--c=d=e", "random"],
            ["greedy", "random"],
            ["--a", "b", "--c", "d=e"],
        ),
        (["--a", "-b", "c", "--d", "e", "f"], ["c", "f"], ["--a", "-b", "--d", "e"]),
        (["x", "--a"], ["x"], ["--a"]),
    ],
)
def test_names_are_split_from_options(words: list[str], plain: list[str], named: list[str]) -> None:
    assert split_arguments_and_options(words) == (plain, named)


def test_a_new_seed_is_32_hex_digits_that_nobody_knows() -> None:
    one, other = new_random_seed(), new_random_seed()
    assert len(one) == len(other) == 32
    assert int(one, 16) != int(other, 16)
