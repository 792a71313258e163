"""`regalia verify`: a proof of a fair shuffle holds, fails, or is not there."""

import json
from hashlib import sha256
from pathlib import Path

import pytest
from tests.command import refusal_line, regalia

SECRET = "00112233445566778899aabbccddeeff"  # noqa: S105 - shown when a game is over
SALTS = ["Anna's", "соль"]
SEED = sha256(f"{SECRET}:Anna's:соль".encode()).hexdigest()[:32]
FAIR = {"secret": SECRET, "salts": SALTS, "commitment": sha256(SECRET.encode()).hexdigest()}
GOOD: dict[str, object] = {
    "regalia": 1,
    "game": "majesty",
    "options": {"seats": 2},
    "seed": SEED,
    "deal": None,
    "fair": FAIR,
    "moves": [],
}


def write_record(folder: Path, **fields: object) -> Path:
    """A file with a record that brings a proof, some fields replaced."""
    file = folder / "game.json"
    file.write_text(json.dumps({**GOOD, **fields}), encoding="utf-8")
    return file


def test_a_valid_proof_is_reported_in_one_line(tmp_path: Path) -> None:
    done = regalia("verify", write_record(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 1


@pytest.mark.parametrize(
    "fields",
    [
        {"seed": "0" * 32},
        {"fair": {**FAIR, "secret": SECRET[::-1]}},
        {"fair": {**FAIR, "commitment": SEED}},
        {"fair": {**FAIR, "salts": SALTS[::-1]}},
        {"fair": {**FAIR, "salts": ["", ""]}},
    ],
)
def test_an_invalid_proof_is_reported_in_one_line(
    tmp_path: Path, fields: dict[str, object]
) -> None:
    done = regalia("verify", write_record(tmp_path, **fields))
    assert (done.returncode, done.stderr) == (1, "")
    assert len(done.stdout.splitlines()) == 1


def test_an_absent_salt_is_the_empty_text(tmp_path: Path) -> None:
    seed = sha256(f"{SECRET}::pepper".encode()).hexdigest()[:32]
    fair = {**FAIR, "salts": ["", "pepper"]}
    assert regalia("verify", write_record(tmp_path, seed=seed, fair=fair)).returncode == 0


def test_a_record_without_a_proof_has_nothing_to_check(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({key: GOOD[key] for key in GOOD if key != "fair"}), "utf-8")
    assert "no proof" in refusal_line(regalia("verify", file))
    assert "cannot be read" in refusal_line(regalia("verify", tmp_path / "gone.json"))


def test_cards_laid_out_by_hand_are_no_fair_shuffle(tmp_path: Path) -> None:
    deck = json.loads(
        (Path(__file__).parent.parent / "majesty/records/two.json").read_text("utf-8")
    )
    done = regalia("verify", write_record(tmp_path, deal=deck["deal"], options=deck["options"]))
    assert done.returncode == 1


@pytest.mark.parametrize("word", ["replay", "view"])
def test_a_record_with_a_proof_is_a_record(tmp_path: Path, word: str) -> None:
    seat = ["--seat", "0"] if word == "view" else []
    assert regalia(word, write_record(tmp_path), "--json", *seat).returncode == 0
