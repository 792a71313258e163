"""`regalia play`, typed at by a person."""

import json
from pathlib import Path
from random import Random

import pytest
from tests.command import failure_line, refusal_line, regalia

from regalia.cli.play import names_by_seat, parse_or_draw_seed, requested_or_first_seat
from regalia.games import GAMES
from regalia.games.majesty.rules.cards import CHARACTERS
from regalia.games.majesty.rules.layout import EDITIONS
from regalia.kernel.errors import BadRecord
from regalia.kernel.records.record import Record

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
    assert "\nYou have left the table.\n" in done.stdout
    assert done.stdout.endswith("The game is saved. Continue with: regalia resume\n")


@pytest.mark.parametrize(
    ("game", "language"),
    [("majesty", "en"), ("kingme", "ru"), ("castle", "de"), ("majesty", "pl")],
)
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
    assert "  V@3  Заселить: В Вольдемар" in done.stdout
    moves = json.loads(file.read_text(encoding="utf-8"))["moves"]
    assert "0 V@3" in moves


def test_a_game_is_saved_on_every_move_and_goes_on_later(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("--against", "greedy", "--seed", "abc", "--edition", "pl", "--sides", "BBBBBBBA")
    done = regalia("play", "majesty", *words, "--record", file, given="1\n")
    assert done.returncode == 0
    save_record = json.loads(file.read_text(encoding="utf-8"))
    assert save_record["options"] == {
        "seats": 2,
        "edition": "pl",
        "sides": "BBBBBBBA",
        "deck": "standard",
    }
    assert save_record["names"] == ["Guest", "greedy"]
    assert len(save_record["moves"]) >= 1
    assert regalia("replay", file, "--json").returncode == 0
    assert "resume" in refusal_line(regalia("play", "majesty", "--record", file))
    # the card taken may be double, or a noble at Castle B
    rest = "".join(f":{half}\n" for half in CHARACTERS) + "$0\n"
    regalia("play", "majesty", "--resume", file, given=f"{rest}1\n{rest}quit\n")
    later = json.loads(file.read_text(encoding="utf-8"))
    assert later["moves"][: len(save_record["moves"])] == save_record["moves"]
    assert len(later["moves"]) > len(save_record["moves"])
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert file.stat().st_mode & 0o077 == 0


def save_record(file: Path, *names: str) -> Path:
    """A file with a game that has just begun between those of these names."""
    game = GAMES["majesty"]
    record = Record(game, game.read_options({"seats": len(names)}), "0" * 32, None, list(names))
    file.write_text(record.to_json(), encoding="utf-8")
    return file


def test_a_seed_is_filled_up_to_32_digits_or_new() -> None:
    assert parse_or_draw_seed("abc") == "0" * 29 + "abc"
    assert parse_or_draw_seed("f" * 32) == "f" * 32
    assert len(parse_or_draw_seed("")) == 32
    assert parse_or_draw_seed("") != parse_or_draw_seed("")
    for bad in ("f" * 33, "ABC", "xyz"):
        with pytest.raises(BadRecord, match=r"^seed: up to 32 lower-case hex digits, not «"):
            parse_or_draw_seed(bad)


def test_a_person_sits_on_the_first_seat_or_on_the_one_asked_for() -> None:
    options = GAMES["majesty"].read_options({"seats": 3})
    assert [requested_or_first_seat(options, asked) for asked in (None, 0, 1, 2)] == [0, 0, 1, 2]
    assert names_by_seat(options, 1, "Anna", "hard") == ["hard", "Anna", "hard"]
    for asked in (-1, 3):
        with pytest.raises(BadRecord, match=f"^seat: {asked} is not at this table, only 0 to 2$"):
            requested_or_first_seat(options, asked)


def test_leaving_prints_where_the_game_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", "majesty", "--against", "random", "--seed", "1")
    assert str(file) in regalia(*words, "--record", file, given="quit\n").stdout.splitlines()[-1]


def test_a_person_may_have_a_name(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("--against", "random", "--seed", "1", "--seat", "1", "--record", file)
    done = regalia("play", "majesty", *words, "--name", "Zoë", given="quit\n")
    assert done.returncode == 0, done.stderr
    assert "Zoë> " in done.stdout
    assert json.loads(file.read_text(encoding="utf-8"))["names"] == ["random", "Zoë"]
    again = regalia("play", "majesty", "--resume", file, given="quit\n")
    assert "Zoë> " in again.stdout


def test_a_person_who_is_called_as_a_bot_is_tells_the_seat(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", "majesty", "--name", "greedy", "--against", "random", "--record", file)
    assert regalia(*words, given="quit\n").returncode == 0
    said = refusal_line(regalia("play", "majesty", "--resume", file))
    assert "all names in game.json are names of bots; --seat tells which is you" in said
    for seat, name in enumerate(["greedy", "random"]):
        done = regalia("play", "majesty", "--resume", file, "--seat", str(seat), given="quit\n")
        assert done.returncode == 0, done.stderr
        assert f"{name}> " in done.stdout


@pytest.mark.parametrize(
    ("names", "words", "says"),
    [
        (["Anna", "Bob"], [], "«Bob» on seat 1 in game.json is no bot"),
        (["Anna", "Bob"], ["--seat", "1"], "«Anna» on seat 0 in game.json is no bot"),
        (["Anna", "random"], ["--seat", "1"], "«Anna» on seat 0 in game.json is no bot"),
        (["hard", "random"], ["--seat", "2"], "seat: 2 is not at this table, only 0 to 1"),
        (["Anna", "random"], ["--name", "Bob"], "has its names, options, seed and file already"),
        (["Anna", "random"], ["--edition", "pl"], "has its names, options, seed and file already"),
        (["Anna", "random"], ["--seats", "2"], "has its names, options, seed and file already"),
        (["Anna", "random"], ["--seed", "1"], "has its names, options, seed and file already"),
        (["Anna", "random"], ["--record", "x"], "has its names, options, seed and file already"),
    ],
)
def test_a_saved_game_that_cannot_go_on_so_is_refused(
    tmp_path: Path, names: list[str], words: list[str], says: str
) -> None:
    file = save_record(tmp_path / "game.json", *names)
    before = file.read_bytes()
    assert says in refusal_line(regalia("play", "majesty", "--resume", file, *words))
    assert file.read_bytes() == before


def test_a_saved_game_of_another_kind_or_without_names_is_refused(tmp_path: Path) -> None:
    file = save_record(tmp_path / "game.json", "Anna", "random")
    assert "is a game of majesty" in refusal_line(regalia("play", "castle", "--resume", file))
    fields = json.loads(file.read_text(encoding="utf-8"))
    del fields["names"]
    file.write_text(json.dumps(fields))
    assert "has no names" in refusal_line(regalia("play", "majesty", "--resume", file))


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
        (["majesty", "--seats", "2.0"], "seats"),
        (["majesty", "--seat", "1.0"], "seat"),
        (["majesty", "--seat", "2"], "seat"),
        (["majesty", "--seat", "-1"], "seat"),
        (["majesty", "--name", "x" * 201], "name: a name has at most 200 characters"),
        (["majesty", "--name", "a\x1b[31m"], "name: «a\\x1b[31m» has the control character"),
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
        ([], "game"),
    ],
)
def test_bad_words_are_refused_in_one_line(words: list[str], says: str) -> None:
    assert says in refusal_line(regalia("play", *words))


def test_a_file_that_cannot_be_written_is_reported_in_one_line() -> None:
    done = regalia("play", "majesty", "--record", "no/such/folder/game.json")
    assert "game.json: No such file or directory" in failure_line(done)
    assert done.stdout == ""


def test_every_edition_is_offered() -> None:
    for edition in EDITIONS:
        done = regalia(
            "play", "majesty", "--edition", edition, "--against", "random", given="quit\n"
        )
        assert done.returncode == 0


def test_a_hint_is_a_legal_move_with_its_reasons() -> None:
    done = regalia("play", "majesty", "--seed", "4", "--against", "random", given="why\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Try " in done.stdout or "As good as each other: card " in done.stdout


@games
def test_no_garbage_breaks_the_table(game: str) -> None:
    chance = Random(game)
    letters = "abcdefgkpw 0123456789:+$@^?.-/\\\"'{}[]éЖ中\t\x00\x1b\u202e"
    lines = ["".join(chance.choices(letters, k=chance.randrange(40))) for _ in range(400)]
    lines += ["9" * 5000, "? " + "x" * 5000, "play " * 500, "draw draw", "yes no", "K^^"]
    done = regalia("play", game, "--seed", "1", "--against", "random", given="\n".join(lines))
    assert done.returncode == 0
    assert done.stderr == ""
