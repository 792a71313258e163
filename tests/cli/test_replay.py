"""`regalia replay` and `regalia view`, as tools use them."""

import json
from pathlib import Path

import pytest
from tests.command import refusal_line, regalia

from regalia.cli.replay import narration_lines, parse_viewer
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.event import ALL_SEEING, SPECTATOR
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask

POSITION_FIELDS = [
    "over",
    "scores",
    "winners",
    "pending",
    "legal",
    "table",
    "prompt",
    "memory",
    "derived",
]


def random_record(name: str, seats: int, moves: int | None = None) -> Record:
    """A random game, whole or its first moves."""
    game = GAMES[name]
    table = Table(Record(game, game.read_options({"seats": seats}), f"{7:032x}"))
    state = table.state
    rng = rng_from_number(seats)
    while state.pending and (moves is None or len(table.steps) < moves):
        seat = seats_in_mask(state.pending)[-1]
        legal = state.legal(seat)
        table.play(seat, int(legal[rng.below(len(legal))]))
    return table.record


@pytest.fixture(params=sorted(GAMES))
def finished_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A file with a finished game, one for each installed game."""
    return write_finished_game(request.param, tmp_path)


@pytest.fixture
def majesty_file(tmp_path: Path) -> Path:
    """A file with a finished game, for what is the same in every game."""
    return write_finished_game("majesty", tmp_path)


def write_finished_game(name: str, folder: Path) -> Path:
    """Writes a random game to a file."""
    game = GAMES[name]
    file = folder / f"{game.name}.json"
    file.write_text(random_record(game.name, game.seats[-1]).to_json(), encoding="utf-8")
    return file


def test_replay_prints_one_object_with_exactly_the_fields(finished_file: Path) -> None:
    done = regalia("replay", finished_file, "--json")
    assert done.returncode == 0, done.stderr
    (line,) = done.stdout.splitlines()
    shown = json.loads(line)
    assert list(shown) == POSITION_FIELDS
    assert shown["over"] is True
    assert shown["pending"] == []
    assert shown["legal"] == {}
    assert shown["winners"]


def test_a_trace_has_every_position_from_the_deal_on(finished_file: Path) -> None:
    moves = json.loads(finished_file.read_text(encoding="utf-8"))["moves"]
    done = regalia("replay", finished_file, "--json", "--trace")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["ply"] for line in lines] == list(range(len(moves) + 1))
    for line, move in zip(lines, moves, strict=False):
        assert list(line) == ["ply", *POSITION_FIELDS]
        assert sorted(line["legal"]) == sorted(map(str, line["pending"]))
        seat, _, text = move.partition(" ")
        assert text in line["legal"][seat]
        for texts in line["legal"].values():
            assert len(set(texts)) == len(texts) > 0


def test_at_stops_there_and_a_trace_ends_there(finished_file: Path) -> None:
    trace = regalia("replay", finished_file, "--json", "--trace").stdout.splitlines()
    at = json.loads(regalia("replay", finished_file, "--json", "--at", "3").stdout)
    assert {"ply": 3, **at} == json.loads(trace[3])
    both = regalia("replay", finished_file, "--json", "--at", "3", "--trace").stdout.splitlines()
    assert both == trace[:4]


def test_at_the_last_move_is_the_end(finished_file: Path) -> None:
    moves = json.loads(finished_file.read_text(encoding="utf-8"))["moves"]
    end = regalia("replay", finished_file, "--json").stdout
    assert regalia("replay", finished_file, "--json", "--at", str(len(moves))).stdout == end
    assert "at" in refusal_line(
        regalia("replay", finished_file, "--json", "--at", str(len(moves) + 1))
    )


@pytest.mark.parametrize("at", ["-1", "9999", "x", "1.0", "1_0", " 1", "+1", "1e0", "٣", ""])
def test_at_beyond_the_record_is_refused(majesty_file: Path, at: str) -> None:
    assert "at" in refusal_line(regalia("replay", majesty_file, "--json", "--at", at))


def test_a_record_of_the_greatest_size_is_read_whole(majesty_file: Path) -> None:
    small = regalia("replay", majesty_file, "--json").stdout
    majesty_file.write_bytes(majesty_file.read_bytes().ljust(4_000_000))
    assert regalia("replay", majesty_file, "--json").stdout == small
    majesty_file.write_bytes(majesty_file.read_bytes() + b" ")
    assert "at most 4000000 bytes" in refusal_line(regalia("replay", majesty_file, "--json"))


def test_several_files_are_one_line_each_in_order(majesty_file: Path) -> None:
    play_sequentially = regalia("replay", majesty_file, "--json").stdout
    assert regalia("replay", majesty_file, majesty_file, "--json").stdout == play_sequentially * 2


def test_if_one_file_is_bad_nothing_is_printed(majesty_file: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    assert "bad.json" in refusal_line(regalia("replay", majesty_file, bad, "--json"))
    assert "gone.json" in refusal_line(regalia("replay", tmp_path / "gone.json", "--json"))
    assert "regalia: " in refusal_line(regalia("replay", tmp_path, "--json"))


def test_a_move_that_is_illegal_is_named_with_its_number_and_rule(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record = random_record("majesty", 2, 0)
    seat = seats_in_mask(record.deal_state().pending)[0]
    record.moves = [f"{seat} 7"]
    file.write_text(record.to_json())
    said = refusal_line(regalia("replay", file, "--json"))
    assert "move 1" in said
    assert "M8" in said


def test_a_record_is_checked_beyond_the_move_where_it_stops(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record = random_record("majesty", 2, 4)
    record.moves[3] = "0 nonsense"
    file.write_text(record.to_json())
    assert "move 4" in refusal_line(regalia("replay", file, "--json", "--at", "1"))


def test_a_view_has_the_seats_own_moves_and_no_secret(finished_file: Path) -> None:
    whole = [json.loads(line) for line in replay_lines(finished_file)]
    for seat in range(len(whole[0]["scores"])):
        done = regalia("view", finished_file, "--seat", str(seat), "--json", "--trace")
        for line, shown in zip(map(json.loads, done.stdout.splitlines()), whole, strict=True):
            assert list(line) == ["ply", *POSITION_FIELDS]
            assert line["scores"] == shown["scores"]
            assert line["pending"] == shown["pending"]
            own = {str(seat): shown["legal"].get(str(seat))}
            assert line["legal"] == (own if seat in shown["pending"] else {})


def replay_lines(file: Path) -> list[str]:
    """All positions of a record."""
    return regalia("replay", file, "--json", "--trace").stdout.splitlines()


def test_the_cards_to_come_are_in_no_view(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(random_record("majesty", 3, 5).to_json())
    shown = json.loads(regalia("view", file, "--seat", "1", "--json").stdout)
    assert shown["table"]["deck"] == [None] * 30
    assert file.read_text() not in str(shown)


@pytest.mark.parametrize("seat", ["-1", "3", "x", "1.0"])
def test_a_seat_that_is_not_there_is_refused(tmp_path: Path, seat: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(random_record("majesty", 3, 5).to_json())
    assert "seat" in refusal_line(regalia("view", file, "--seat", seat, "--json"))


def test_an_error_about_seats_lists_those_that_exist(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(random_record("majesty", 3, 5).to_json())
    assert refusal_line(regalia("view", file, "--seat", "3")).endswith(
        "game.json: seat 3 is not at this table, only 0 to 2"
    )
    assert regalia("view", file, "--seat", "2", "--json").returncode == 0
    assert parse_viewer("0") == 0
    assert parse_viewer("9" * 9) == 999_999_999
    assert parse_viewer("spectator") == SPECTATOR
    with pytest.raises(BadRecord, match=r"^seat: a seat's number or spectator is needed"):
        parse_viewer("9" * 10)


@pytest.mark.parametrize("at", [None, 0, 2])
def test_a_story_has_the_moves_for_its_owner_and_only_their_numbers_for_a_seat(
    at: int | None,
) -> None:
    record = random_record("kingme", 3, 4)
    last = 4 if at is None else at
    for viewer in (ALL_SEEING, 0, SPECTATOR):
        story = list(narration_lines(record, viewer, at, False, "en"))
        begun = [line for line in story if line[0].isdigit()]
        moves = [f"{ply}. {move}" for ply, move in enumerate(record.moves[:last], 1)]
        assert begun == (
            moves if viewer == ALL_SEEING else [f"{ply}." for ply in range(1, last + 1)]
        )
        assert all(line.startswith("   ") for line in story[:-1] if line not in begun)
        assert "\n" in story[-1]  # the table at the end


def test_what_a_seat_may_not_know_is_in_no_story_but_the_owners() -> None:
    record = random_record("kingme", 3)
    stories = [
        list(narration_lines(record, viewer, None, False, "en"))
        for viewer in (ALL_SEEING, 0, SPECTATOR)
    ]
    assert stories[0] != stories[1] != stories[2]


@pytest.mark.parametrize("language", ["en", "ru", "de", "pl"])
def test_a_record_can_be_read_as_a_story(finished_file: Path, language: str) -> None:
    done = regalia("replay", finished_file, "--lang", language)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 30
    seen = regalia("view", finished_file, "--seat", "0", "--lang", language)
    assert seen.returncode == 0, seen.stderr


def test_a_record_with_the_longest_names_can_be_read_as_a_story(finished_file: Path) -> None:
    fields = json.loads(finished_file.read_text(encoding="utf-8"))
    longest = "W" * 200
    finished_file.write_text(
        json.dumps({**fields, "names": [longest] * fields["options"]["seats"]})
    )
    done = regalia("replay", finished_file)
    assert done.returncode == 0, done.stderr
    assert longest in done.stdout


@pytest.mark.parametrize("name", ["W" * 201, "Anna\x1b[31m", "Anna\n"])
def test_a_name_that_cannot_be_shown_is_refused_before_anything_is_shown(
    majesty_file: Path, name: str
) -> None:
    fields = json.loads(majesty_file.read_text(encoding="utf-8"))
    majesty_file.write_text(json.dumps({**fields, "names": [name] * fields["options"]["seats"]}))
    assert "names: " in refusal_line(regalia("replay", majesty_file))
    assert "names: " in refusal_line(regalia("view", majesty_file, "--seat", "0"))


def test_a_record_comes_from_standard_input_too(majesty_file: Path) -> None:
    text = majesty_file.read_text(encoding="utf-8")
    piped = regalia("replay", "-", "--json", given=text)
    assert piped.stdout == regalia("replay", majesty_file, "--json").stdout


def test_a_story_shows_the_table_at_its_end_or_after_every_move(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(random_record("majesty", 2, moves=3).to_json(), encoding="utf-8")
    assert regalia("replay", file).stdout.count("Turn ") == 1
    assert regalia("replay", file, "--at", "1").stdout.count("Turn ") == 1
    traced = regalia("replay", file, "--trace").stdout
    assert [traced.count(f"Turn {turn} of 24") for turn in (1, 2, 3, 4)] == [1, 1, 1, 1]
