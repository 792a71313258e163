"""The words of Castle in four languages, its pictures, glosses and topics."""

import re

import pytest
from tests.castle.stage import GAME, Stage, crowded, stage
from tests.rule import rule

from regalia.games.castle.cards import CARDS
from regalia.kernel.columns import width
from regalia.kernel.event import SPECTATOR
from regalia.kernel.rng import from_number
from regalia.kernel.seats import seats_of
from regalia.kernel.voice import LANGUAGES, Voice, catalogue, rule_texts

LONG = ["Вольдемар Величайший из всех", "two\nlines", "x" * 60, "王" * 30, ""]


def messages(language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) *=", catalogue("castle", f"{language}.ftl"), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")
    assert len(set(messages(language))) == len(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_a_topic_that_leads_to_its_rule(language: str) -> None:
    texts = rule_texts("castle", language)
    for name, _, _, _, rule_id in CARDS:
        assert rule_id in GAME.topics[name]
    ids = {one for ids in GAME.topics.values() for one in ids}
    assert ids == {name for name in texts if re.fullmatch(r"C\d+", name)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_pictures_and_glosses_of_a_whole_game(language: str, seats: int) -> None:
    rng = from_number(8 + seats)
    voice = Voice("castle", language, LONG)
    state = GAME.deal(GAME.options({"seats": seats}), rng)
    turn = 0
    while True:
        if turn % 9 == 0 or not state.pending:
            for seat in (SPECTATOR, 0, seats - 1):
                picture = GAME.portray(state.view(seat), voice)
                assert max(map(width, picture.split("\n"))) <= 100
        for seat in seats_of(state.pending):
            if turn % 9 == 0 or len(state.legal(seat)) < 40:
                view = state.view(seat)
                glosses = [GAME.gloss(view, move, voice) for move in state.legal(seat)]
                assert len(set(glosses)) == len(glosses)
                assert all(glosses)
        if not state.pending:
            return
        seat = seats_of(state.pending)[0]
        choice = [int(move) for move in state.legal(seat)]
        choice = [move for move in choice if move > 1371] or choice  # mostly plays
        state.apply(seat, choice[rng.below(len(choice))])
        turn += 1


def told(s: Stage, seat: int, language: str = "en") -> list[str]:
    voice = Voice("castle", language, ["Anna", "Boris", "Clara"])
    return [GAME.narrate(event.seen_by(seat), voice) for event in s.told]


def test_turns_as_they_are_told() -> None:
    s = stage(["jester", "king"], ["queen", "prince"], ["spy"], reserve=["thief", "soldier"])
    s.play(0, "play jester c3", "pass king", "pass queen", "pass spy", "swap soldier thief")
    assert told(s, 1) == [
        "Anna plays Jester (c3).",
        "Anna chooses a card to pass.",
        "Boris chooses a card to pass: Queen.",
        "Clara chooses a card to pass.",
        "Anna gives King to Boris.",
        "Boris gives Queen to Clara.",
        "Clara gives a card to Anna.",
        "Anna lays Soldier into the reserve.",
        "Anna takes Thief from the reserve.",
    ]
    s.told.clear()
    s.play(1, "play king e5", "draw")
    assert told(s, 0) == [
        "Boris plays King (e5).",
        "Jester (c3) returns to the hand of Anna.",
        "Boris draws a card.",
    ]
    assert told(s, SPECTATOR, "ru")[1] == "Шут (c3) возвращается на руку. Владелец: Anna."


@rule("C38")
def test_a_picture_does_not_tell_a_sealed_card() -> None:
    voice = Voice("castle", "en")
    pictures = {}
    for card in ("queen", "spy"):
        s = stage(["jester"], ["queen", "spy"], [])
        s.play(0, "play jester c3")
        s.move(1, f"pass {card}")
        pictures[card] = [GAME.portray(s.state.view(seat), voice) for seat in (-1, 0, 1, 2)]
    for viewer in (0, 1, 3):
        assert pictures["queen"][viewer] == pictures["spy"][viewer]
    assert "To be passed: Queen" in pictures["queen"][2]


def test_a_picture_shows_stacks_the_outside_and_what_is_known() -> None:
    s = stage(["prince", "knight", "barbarian"], ["siege-engine"], reserve=["thief", "soldier"])
    s.play(0, "play prince c3")
    s.play(0, "play knight c3")
    s.play(1, "play siege-engine north")
    s.play(1, "swap soldier thief")
    s.play(0, "play barbarian out")
    picture = GAME.portray(s.state.view(0), Voice("castle", "en", ["Anna", "Boris"]))
    assert "|[1] ♞1" in picture
    assert "north Siege Engine [2]" in picture
    assert "Outside: o1 Barbarian [1]" in picture
    assert "known: Thief" in picture
    assert "Turn of Anna · actions to come: 1" in picture


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("draw", "Draw the top card of your deck"),
        ("swap knight soldier", "Swap Knight for Soldier"),
        ("play knight e2", "Play Knight (e2)"),
        ("play herald out", "Play Herald outside"),
    ],
)
def test_a_gloss_says_what_is_done(text: str, says: str) -> None:
    s = crowded("ambassador", ["knight", "herald"])
    s.wait_for(1)
    view = s.state.view(1)
    assert GAME.gloss(view, GAME.parse(s.state, 1, text), Voice("castle", "en")) == says
