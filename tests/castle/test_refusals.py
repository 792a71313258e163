"""Why a text is no move: every refusal with its facts and rule, in four languages."""

import re

import pytest
from tests.castle.tables import GAME, Play, deal_table, table_after
from tests.rule import rule

from regalia.games.castle.rules.layout import DECK_SIZES, HAND_SIZES
from regalia.kernel.errors import Refused
from regalia.kernel.text.voice import LANGUAGES, Voice, read_catalogue


def table_asked_by_queen() -> Play:
    """The Queen asks, and the Priest protects the Prince."""
    s = deal_table(["prince", "priest", "queen", "thief"], ["black-knight"])
    s.play(0, "play priest c4")
    s.play(0, "play prince c3")
    s.play(1, "play black-knight b2")
    s.play(0, "play queen e5")
    return s


# typed by seat 0 at the start, with the King and the Ghost in hand
REFUSED: list[tuple[str, str, dict[str, object], str]] = [
    ("fly to c3", "no-move", {"typed": "fly to c3", "example": "draw"}, "C5"),
    ("", "no-move", {"typed": "", "example": "draw"}, "C5"),
    ("return c3", "no-power-asks", {}, "C5"),
    ("play queen c3", "not-in-hand", {"card": "queen"}, "C5"),
    ("swap queen spy", "not-in-hand", {"card": "queen"}, "C5"),
    ("swap king soldiers", "not-in-reserve", {"typed": "soldiers"}, "C5"),
    ("play king a1", "not-there", {"card": "king", "typed": "a1"}, "C6"),
    ("play king", "no-move", {"typed": "play king", "example": "draw"}, "C5"),
    ("play king  c3", "no-move", {"typed": "play king  c3", "example": "draw"}, "C5"),
    ("play ghost a1", "no-place", {"card": "ghost"}, "C44"),
    ("play King c3", "no-move", {"typed": "play King c3", "example": "draw"}, "C5"),
    ("draw ", "no-move", {"typed": "draw ", "example": "draw"}, "C5"),
]


@pytest.mark.parametrize(("text", "refusal", "facts", "by"), REFUSED)
def test_an_action_is_refused_with_a_reason(
    text: str, refusal: str, facts: dict[str, object], by: str
) -> None:
    s = deal_table(["king", "ghost"], reserve=["spy", "soldier"])
    refused = s.refused(0, text)
    assert (refused.id, refused.facts, refused.rule) == (refusal, facts, by)


def test_refusals_are_sentences() -> None:
    s = deal_table(["king", "ghost"], reserve=["spy", "soldier"])
    assert s.refusal(0, "fly") == "«fly» is no move: write, for example, draw (C5)"
    assert s.refusal(0, "play queen c3") == "there is no Queen in this hand (C5)"
    assert s.refusal(0, "swap king x") == "there is no «x» in the reserve (C5)"
    assert s.refusal(0, "play king a1") == "the King cannot be laid on «a1» now (C6)"


@rule("C3", "C5")
def test_an_empty_deck_and_a_hand_limit_are_told() -> None:
    s = deal_table(["soldier"], hand_limit=True)
    refused = s.refused(0, "draw")
    assert (refused.id, refused.facts, refused.rule) == ("hand-full", {}, "C3")
    s = deal_table([], [], [], [], [])
    for _ in range(20):
        s.move(s.turn, "draw")
    refused = s.refused(0, "draw")
    assert (refused.id, refused.facts, refused.rule) == ("deck-empty", {}, "C5")


@rule("C55")
def test_the_herald_is_told() -> None:
    s = deal_table(["herald"], ["king"])
    s.play(0, "play herald out")
    s.wait_for(1)
    refused = s.refused(1, "draw")
    example = {"example": "play king b2"}
    assert (refused.id, refused.facts, refused.rule) == ("king-first", example, "C55")


CHOICE = {"card": "queen", "example": "return b2"}


@pytest.mark.parametrize(
    ("text", "refusal", "facts", "by"),
    [
        ("draw", "other-choice", CHOICE, "C21"),
        ("fly", "no-move", {"typed": "fly", "example": "return b2"}, "C21"),
        ("return f6", "nothing-there", {"place": "f6"}, "C7"),
        ("return c3", "protected", {"place": "c3"}, "C11"),
        ("return e5", "none-of-the-choices", {"typed": "return e5", "card": "queen"}, "C21"),
        ("return out", "nothing-there", {"place": "out"}, "C7"),
        ("return c3.1", "none-of-the-choices", {"typed": "return c3.1", "card": "queen"}, "C21"),
        ("return", "none-of-the-choices", {"typed": "return", "card": "queen"}, "C21"),
    ],
)
def test_a_follow_up_is_refused_with_a_reason(
    text: str, refusal: str, facts: dict[str, object], by: str
) -> None:
    s = table_asked_by_queen()
    assert s.legal() == ["return b2", "return c4"]
    refused = s.refused(0, text)
    assert (refused.id, refused.facts, refused.rule) == (refusal, facts, by)


@rule("C20")
def test_the_owner_of_the_mistress_is_refused_in_the_name_of_the_king() -> None:
    s = deal_table(["king", "prince", "priest"], ["mistress"])
    s.play(0, "play prince c3")
    s.play(0, "play priest c5")
    s.play(1, "play mistress b2")
    s.play(0, "play king e5", "return c3")
    refused = s.refused(1, "draw")
    example = {"card": "king", "example": "return b2"}
    assert (refused.id, refused.facts, refused.rule) == ("other-choice", example, "C20")


@rule("C38")
def test_a_card_that_is_not_in_hand_cannot_be_passed() -> None:
    s = deal_table(["jester"], ["king"], [])
    s.play(0, "play jester c3")
    refused = s.refused(0, "pass king")
    typed = {"typed": "king"}
    assert (refused.id, refused.facts, refused.rule) == ("not-yours-to-pass", typed, "C38")


def test_a_seat_that_is_not_asked_has_no_move() -> None:
    s = deal_table(["jester"], ["king"], [])
    refused = s.refused(1, "draw")
    assert (refused.id, refused.facts, refused.rule) == ("no-such-move", {"typed": "draw"}, None)


# in four languages


def table_with_herald() -> Play:
    """Seat 1 must play the King."""
    s = deal_table(["herald"], ["king"])
    s.play(0, "play herald out")
    s.wait_for(1)
    return s


def every_refusal() -> list[Refused]:
    """Refusals of all sorts that Castle has."""
    start = deal_table(["king", "ghost"], reserve=["spy", "soldier"])
    full = deal_table(["soldier"], hand_limit=True)
    drawn = deal_table([], [], [], [], [])
    for _ in range(20):
        drawn.move(drawn.turn, "draw")
    jester = table_after("0 play jester c3", holds=[["king"]], seats=3)
    last = deal_table(["merchant"], [], merchant_finish=False)
    last.state.cells[DECK_SIZES] = 0
    last.state.cells[HAND_SIZES] = 1  # taken away by hand: it takes long to get rid of the others
    asked = [
        (table_asked_by_queen(), text) for text in ("draw", "return f6", "return c3", "return e5")
    ]
    acting = ("fly", "kill c3", "play queen c3", "swap king x", "play king a1", "play ghost a1")
    return [
        *[start.refused(0, text) for text in acting],
        *[s.refused(0, text) for s, text in asked],
        full.refused(0, "draw"),
        drawn.refused(0, "draw"),
        table_with_herald().refused(1, "draw"),
        jester.refused(0, "pass queen"),
        last.refused(0, "play merchant c3"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_catalogue_is_met_and_worded(language: str) -> None:
    text = read_catalogue(GAME.package, f"{language}.ftl")
    worded = re.findall(r"^refuse-([\w-]+) =", text, re.MULTILINE)
    assert {refused.id for refused in every_refusal()} == set(worded)
    voice = Voice(GAME, language)
    for refused in every_refusal():
        said = voice.refusal_text(refused)
        assert said.endswith(f"({refused.rule})")
        assert "{" not in said


def test_no_english_word_stands_in_a_russian_refusal() -> None:
    voice = Voice(GAME, "ru")
    for refused in every_refusal():
        said = voice.refusal_text(refused).removesuffix(f" ({refused.rule})")
        for notation in ("typed", "example", "place"):
            said = said.replace(str(refused.facts.get(notation) or "—"), "")
        assert not re.search("[A-Za-z]", said), said
