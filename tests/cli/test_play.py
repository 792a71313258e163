"""`regalia play`, typed at by a person."""

import json
from pathlib import Path
from random import Random

import pytest
from tests.command import refused, regalia

from regalia.games import GAMES
from regalia.games.majesty.cards import CHARACTERS
from regalia.games.majesty.layout import EDITIONS

games = pytest.mark.parametrize("game", sorted(GAMES))


@games
def test_wrong_input_is_answered_with_a_sentence_and_asked_again(game: str) -> None:
    done = regalia("play", game, "--seed", "1", "--against", "random", given="nonsense\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "That is not possible: " in done.stdout
    assert "You have left the table." in done.stdout


@games
def test_the_end_of_the_input_is_a_way_to_leave(game: str) -> None:
    done = regalia("play", game, "--seed", "1", "--against", "random", given="")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.endswith("You have left the table.\n")


@games
@pytest.mark.parametrize("language", ["en", "ru", "de", "pl"])
def test_every_question_is_answered_in_every_language(game: str, language: str) -> None:
    topic = next(iter(GAMES[game].topics))
    given = f"help\nmoves\ntable\n?\n? {topic}\n?{topic}\n? nothing\n\nquit\n"
    done = regalia(
        "play", game, "--seed", "2", "--against", "random", "--lang", language, given=given
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


def test_a_move_may_be_typed_with_the_initial_of_the_language(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("--seed", "1", "--against", "random", "--lang", "ru", "--record", file)
    done = regalia("play", "kingme", *words, given="в\nв@3\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "  V@3  Поставить: В Вольдемар" in done.stdout
    moves = json.loads(file.read_text(encoding="utf-8"))["moves"]
    assert "0 V@3" in moves


def test_a_game_is_saved_on_every_move_and_goes_on_later(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("--against", "greedy", "--seed", "abc", "--edition", "pl", "--sides", "BBBBBBBA")
    done = regalia("play", "majesty", *words, "--record", file, given="1\n")
    assert done.returncode == 0
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert saved["options"] == {
        "seats": 2,
        "edition": "pl",
        "sides": "BBBBBBBA",
        "deck": "standard",
    }
    assert saved["names"] == ["Guest", "greedy"]
    assert len(saved["moves"]) >= 1
    assert regalia("replay", file, "--json").returncode == 0
    assert "resume" in refused(regalia("play", "majesty", "--record", file))
    # the card taken may be double, or a noble at Castle B
    rest = "".join(f":{half}\n" for half in CHARACTERS) + "$0\n"
    regalia("play", "majesty", "--resume", file, given=f"{rest}1\n{rest}quit\n")
    later = json.loads(file.read_text(encoding="utf-8"))
    assert later["moves"][: len(saved["moves"])] == saved["moves"]
    assert len(later["moves"]) > len(saved["moves"])
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert file.stat().st_mode & 0o077 == 0


def test_a_whole_game_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    # card 1 is always affordable; where it is double, the first answer that fits is taken
    tries = ["1"] + [f"1:{half}" for half in ("miller", "brewer", "witch", "guard", "knight")]
    tries += [f"1:{half}" for half in ("innkeeper", "noble")]
    tries += [f"{one}+{other}" for one in tries for other in ("miller", "brewer", "witch", "guard")]
    given = "\n".join(tries * 12) + "\n"
    done = regalia(
        "play", "majesty", "--against", "random", "--seed", "9", "--record", file, given=given
    )
    assert done.returncode == 0, done.stderr
    shown = json.loads(regalia("replay", file, "--json").stdout)
    assert shown["over"] is True


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["tennis"], "tennis"),
        (["majesty", "--seats", "5"], "seats"),
        (["majesty", "--seats", "x"], "seats"),
        (["majesty", "--seat", "2"], "seat"),
        (["majesty", "--seed", "xyz"], "seed"),
        (["majesty", "--seed", "0" * 33], "seed"),
        (["majesty", "--edition", "fr"], "edition"),
        (["majesty", "--edition"], "edition"),
        (["majesty", "--sides", "AAAB"], "sides"),
        (["majesty", "--tiebreak", "workers"], "M42"),
        (["majesty", "--rounds", "1"], "--rounds"),
        (["majesty", "--against", "nobody"], "nobody"),
        (["majesty", "--lang", "fr"], "lang"),
        (["majesty", "--resume", "nowhere.json"], "nowhere.json"),
        (["majesty", "--record", "no/such/folder/game.json"], "game.json"),
        ([], "game"),
    ],
)
def test_bad_words_are_refused_in_one_line(words: list[str], says: str) -> None:
    assert says in refused(regalia("play", *words))


def test_every_edition_is_offered() -> None:
    for edition in EDITIONS:
        done = regalia(
            "play", "majesty", "--edition", edition, "--against", "random", given="quit\n"
        )
        assert done.returncode == 0


def test_a_hint_is_a_legal_move_with_its_reasons() -> None:
    done = regalia("play", "majesty", "--seed", "4", "--against", "random", given="why\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Try " in done.stdout
    assert "expected result" in done.stdout


@games
def test_no_garbage_breaks_the_table(game: str) -> None:
    chance = Random(game)
    letters = "abcdefgkpw 0123456789:+$@^?.-/\\\"'{}[]éЖ中\t\x00\x1b\u202e"
    lines = ["".join(chance.choices(letters, k=chance.randrange(40))) for _ in range(400)]
    lines += ["9" * 5000, "? " + "x" * 5000, "play " * 500, "draw draw", "yes no", "K^^"]
    done = regalia("play", game, "--seed", "1", "--against", "random", given="\n".join(lines))
    assert done.returncode == 0
    assert done.stderr == ""
