"""Our texts are in our own words: no run of eight words is one of a rule booklet's.

The booklets are not ours to keep here. Whoever has their texts names a folder of them, and every
text for players is compared with every file there:

    REGALIA_BOOKLETS=FOLDER pytest tests/test_own_words.py
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RUN_WORDS = 8
FOLDER_VARIABLE = "REGALIA_BOOKLETS"
# what stands between two runs of words: ids, comments, variants and placeables
BREAK = re.compile(r"^[\w-]+ =|^#.*$|^ *\*?\[\w+\]|\{ *[$-]?[\w-]+ *\}|\{ .*->$", re.MULTILINE)
SKIPPED_FOLDERS = {"node_modules", "site", ".venv", "build"}


def words_of(text: str) -> list[str]:
    """The words of a text, without signs and capitals."""
    return re.findall(r"\w+", text.casefold().replace("ё", "е"))


def runs_of_words(text: str) -> Iterator[str]:
    """All runs of RUN_WORDS words of a text."""
    words = words_of(text)
    for start in range(len(words) - RUN_WORDS + 1):
        yield " ".join(words[start : start + RUN_WORDS])


def texts_in(catalogue: str) -> list[str]:
    """The texts of a Fluent catalogue: no run of words goes on from one to the next."""
    return [text for text in BREAK.split(catalogue) if text.strip()]


def texts_for_players() -> Iterator[tuple[str, str]]:
    """All catalogues and lessons: their paths and their texts."""
    for top in ("src", "web/src", "examples"):
        for path in sorted((ROOT / top).rglob("*.ftl")):
            if not SKIPPED_FOLDERS & set(path.parts[len(ROOT.parts) :]):
                yield str(path.relative_to(ROOT)), path.read_text("utf-8")


def copied_runs(catalogue: str, source_runs: set[str]) -> list[str]:
    """The runs of words of a catalogue that are in a source, too."""
    return [
        run for text in texts_in(catalogue) for run in runs_of_words(text) if run in source_runs
    ]


def test_a_copied_sentence_is_found_whatever_its_signs_and_capitals() -> None:
    source = "Whoever enters the great hall first, takes all of the silver coins at once."
    runs = set(runs_of_words(source))
    copied = (
        "m1 = A sentence.\nm2 =\n    whoever enters the GREAT hall, first takes all\n"
        "    it finds there: { $coins } of the silver\n"
    )
    assert copied_runs(copied, runs) == ["whoever enters the great hall first takes all"]
    own = "m1 = Whoever enters the great hall first\nm2 = takes all of the silver coins\n"
    assert copied_runs(own, runs) == []


def test_the_catalogues_are_read_message_by_message() -> None:
    texts = dict(texts_for_players())
    assert {"src/regalia/games/castle/i18n/rules/ru.ftl", "web/src/words/de.ftl"} <= set(texts)
    runs = sum(len(list(runs_of_words(one))) for text in texts.values() for one in texts_in(text))
    assert runs > 20_000


def test_no_text_is_copied_from_a_booklet() -> None:
    folder = os.environ.get(FOLDER_VARIABLE)
    if not folder:
        pytest.skip(f"{FOLDER_VARIABLE} names no folder with the texts of the booklets")
    sources = [path for path in Path(folder).rglob("*") if path.is_file()]
    assert sources, f"{folder} has no files"
    runs = {run for path in sources for run in runs_of_words(path.read_text("utf-8"))}
    found = {
        path: copied for path, text in texts_for_players() if (copied := copied_runs(text, runs))
    }
    assert not found
