"""`from regalia import …` offers what most programs need."""

import importlib
import subprocess
import sys

import pytest

import regalia


@pytest.mark.parametrize("name", regalia.__all__)
def test_every_name_is_that_of_its_home(name: str) -> None:
    home = importlib.import_module(regalia.HOMES[name])
    assert getattr(regalia, name) is getattr(home, name)
    assert name in dir(regalia)


def test_another_name_is_an_error() -> None:
    with pytest.raises(AttributeError, match="regalia has no Chess"):
        regalia.Chess  # noqa: B018


def test_homes_and_names_are_the_same() -> None:
    assert sorted(regalia.HOMES) == sorted(regalia.__all__)


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    loads = (
        "import sys, regalia; print(any(name.startswith('regalia.games') for name in sys.modules))"
    )
    said = subprocess.run([sys.executable, "-c", loads], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "False"
