"""Why a text is no move: every refusal with its facts and rule, in four languages."""

import re
from collections.abc import Callable

import pytest
from tests.kingme.tables import (
    GAME,
    LETTERS,
    deal_board,
    deal_goals,
    nominate,
    options_of,
    play,
    refusal,
    refusal_in_english,
)
from tests.rule import rule

from regalia.kernel.errors import Refused
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.text.voice import LANGUAGES, Voice, read_catalogue

BOARD = "ABON VGP DJ IKLM"


def placing() -> State:
    """Floor 1 is full, and seat 1 is to place."""
    state = deal_goals([1, 2, 3])
    play(state, "A@1 B@1 V@1 G@1")
    return state


def ascent() -> State:
    """Floor 2 is full, and seat 0 is to move."""
    return deal_board("ABO VGNP DJKL IM", [1, 2, 3])


def after_a_vote() -> State:
    """M is out, and seat 0 is to move."""
    state = deal_board(BOARD, [1, 2, 3])
    nominate(state, "M")
    play(state, "yny")
    return state


def vote() -> State:
    """Everyone votes, and seat 0 has no No card left."""
    state = deal_board(BOARD, [1, 2, 3, 4, 5])
    for letter in "IK":
        nominate(state, letter)
        play(state, "nyyyy")
    nominate(state, "L")
    return state


Case = tuple[Callable[[], State], str, str, dict[str, object], str, str]
"""A position, what is typed, and the refusal: its id, facts, rule and English words."""


def refused_texts(
    position: Callable[[], State], name: str, by: str, says: str, *texts: str
) -> list[Case]:
    """Texts that are refused alike, each quoted in the answer."""
    return [
        (position, text, name, {"typed": text}, by, says.replace("TYPED", f"«{text}»"))
        for text in texts
    ]


NO_PLACING = "TYPED is no move: place a courtier on a floor, like K@3"
NO_ASCENT = "TYPED is no move: move a courtier up, like K^"
VOTE_NOW = "now everyone votes, yes or no, not TYPED"
NO_VOTE = "there is no vote now: it begins when a courtier enters the Throne room"
ONLY_1_TO_4 = "courtiers are placed on floors 1 to 4, not on floor"
NO_COURTIER = "«C» is no courtier: they are A, B, V, G, D, J, I, K, L, M, N, O, P"
NOT_YET = "nobody moves up before all are placed: place a courtier, like K@3"
NO_ROOM = "has four courtiers and no room for"

PLACINGS = ("P3", "", "p@3", "P@3 ", "P@12", " P@3", "P@", "@3", "P@３", "pass")
ASCENTS = ("P", "P^^", "", "P ^", "p^", "52", "pass")
VOTES = ("", "Yes", "y", "I^", "abstain", "NO", "65")
CASES: list[Case] = [
    *refused_texts(placing, "no-placing", "K4", NO_PLACING, *PLACINGS),
    (placing, "P@0", "no-such-floor", {"floor": 0}, "K4", f"{ONLY_1_TO_4} 0"),
    (placing, "P@5", "no-such-floor", {"floor": 5}, "K4", f"{ONLY_1_TO_4} 5"),
    (placing, "A@2", "placed-already", {"courtier": "A"}, "K4", "Alighiero is placed already"),
    (placing, "C@2", "no-courtier", {"typed": "C", "initial": list(LETTERS)}, "K4", NO_COURTIER),
    (placing, "P@1", "floor-full", {"courtier": "P", "floor": 1}, "K5", f"floor 1 {NO_ROOM} Piero"),
    (placing, "P^", "not-yet-up", {}, "K4", NOT_YET),
    (placing, "yes", "no-vote-now", {}, "K9", NO_VOTE),
    *refused_texts(ascent, "no-ascent", "K7", NO_ASCENT, *ASCENTS),
    (ascent, "P@2", "placing-over", {}, "K7", "the placing is over: move a courtier up, like K^"),
    (ascent, "N^", "floor-full", {"courtier": "N", "floor": 2}, "K7", f"floor 2 {NO_ROOM} Natale"),
    (ascent, "no", "no-vote-now", {}, "K9", NO_VOTE),
    (after_a_vote, "M^", "out-of-round", {"courtier": "M"}, "K12", "Merlino is out for this round"),
    *refused_texts(vote, "vote-now", "K10", VOTE_NOW, *VOTES),
    (vote, "no", "only-yes", {}, "K13", "there is no “No” card left, so the vote can only be yes"),
]


@rule("K4", "K5", "K7", "K9", "K10", "K12", "K13")
@pytest.mark.parametrize(("position", "text", "name", "facts", "by", "says"), CASES)
def test_a_wrong_move_is_refused_with_its_facts_and_its_rule(
    position: Callable[[], State],
    text: str,
    name: str,
    facts: dict[str, object],
    by: str,
    says: str,
) -> None:
    state = position()
    seat = seats_in_mask(state.pending)[0]
    assert refusal(state, seat, text) == (name, facts, by)
    assert refusal_in_english(state, seat, text) == f"{says} ({by})"


def refusals_with_words(language: str) -> set[str]:
    """The refusals that a language has words for."""
    text = read_catalogue(GAME.package, f"{language}.ftl")
    return set(re.findall(r"^refuse-([a-z-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_reached_and_worded_in_every_language(language: str) -> None:
    assert refusals_with_words(language) == {name for _, _, name, _, _, _ in CASES}
    voice = Voice(GAME, language)
    said = {voice.refusal_text(Refused(name, facts, by)) for _, _, name, facts, by, _ in CASES}
    english = {f"{says} ({by})" for *_, by, says in CASES}
    assert len(said) == len(english)
    assert language == "en" or not said & english


def test_a_russian_refusal_has_no_latin_word_but_notation() -> None:
    voice = Voice(GAME, "ru")
    for _, _, name, facts, by, _ in CASES:
        said = voice.refusal_text(Refused(name, facts, by))
        said = re.sub(r"«[^«»]*»", "", said) if "typed" in facts else said
        words = re.findall(r"[A-Za-z]{2,}", said)
        assert set(words) <= {"yes", "no"}, said


@rule("K4")
def test_the_door_refuses_whoever_is_not_to_move() -> None:
    deal = {"goals": [[1, 2, 3]], "first": 0}
    table = Table(Record(GAME, options_of(3, rounds=1), None, deal, None, ["0 A@1"]))
    with pytest.raises(Refused) as caught:
        table.play(0, "B@1")
    assert (caught.value.id, caught.value.facts) == ("not-pending", {"seat": 0, "others": [1]})
    assert table.record.moves == ["0 A@1"]
