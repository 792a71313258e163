"""Every rule that players are told has a test that cites it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from thirtyone.game import ThirtyOne

from regalia.games import GAMES
from regalia.kernel.text.voice import rule_texts

TESTS = Path(__file__).parent
BOXES = {**GAMES, "thirtyone": ThirtyOne()}

RULE = re.compile(r"[A-Z]\d+[AB]?")


def rules_of(game: str) -> set[str]:
    """The ids of a game's rules, from the rules it tells its players."""
    return {name for name in rule_texts(BOXES[game], "en") if RULE.fullmatch(name)}


def cited_rules() -> set[str]:
    """Every id in a `@rule(...)` above a test.

    The files are read, not run, so it makes no difference which tests are selected.
    """
    return {rule for path in TESTS.rglob("test_*.py") for rule in cited_in(path)}


def cited_in(path: Path) -> Iterator[str]:
    """The ids cited in one file."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
            for decorator in function.decorator_list:
                for call in ast.walk(decorator):
                    if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "rule":
                        yield from (str(ast.literal_eval(argument)) for argument in call.args)


@pytest.mark.parametrize("game", BOXES)
def test_every_rule_has_a_test(game: str) -> None:
    missing = rules_of(game) - cited_rules()
    assert not missing, f"no test cites {', '.join(sorted(missing))}"


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    known = {rule for game in BOXES for rule in rules_of(game)}
    assert cited_rules() <= known, f"there are no rules {', '.join(sorted(cited_rules() - known))}"
