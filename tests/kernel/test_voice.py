"""The words of a table: every language has them, and what was typed comes back as typed."""

import re

import pytest

from regalia.games import GAMES
from regalia.kernel.errors import Refused, quote
from regalia.kernel.event import NUMBER, SEAT, Event, EventType, FactKind
from regalia.kernel.text.voice import LANGUAGES, OWN_CATALOGUE, Voice, read_catalogue, rule_texts

MAJESTY = GAMES["majesty"]
GENERIC: dict[str, dict[str, object]] = {
    "over": {},
    "stale": {},
    "not-pending": {"seat": 1, "others": [0, 2]},
    "no-such-seat": {"seats": 3},
    "no-such-move": {"typed": "x"},
    "too-long": {"most": 200},
    "not-begun": {},
    "not-your-seat": {},
    "undo-off": {},
    "undo-not-yours": {},
    "undo-passed": {},
    "undo-shown": {},
    "chat-off": {},
    "hints-off": {},
    "coach-off": {},
    "too-fast": {},
    "busy": {},
}
CARD = FactKind("card", ("", "witch", "guard"))
GAVE = EventType(
    "placed", {"seat": SEAT, "card": CARD, "building": FactKind("building", ("mill",))}
)


def messages(home: str, language: str) -> dict[str, set[str]]:
    """The variables of each message of a catalogue, by its id."""
    text = read_catalogue(home, f"{language}.ftl")
    found = re.findall(r"^([a-z][\w-]*) =(.*(?:\n(?: .*)?$)*)", text, re.MULTILINE)
    assert len(dict(found)) == len(found)
    return {message: set(re.findall(r"\$(\w+)", body)) for message, body in found}


def refusal_text_in(language: str, refusal: str, facts: dict[str, object], *names: str) -> str:
    """A refusal in a language."""
    return Voice(MAJESTY, language, names).refusal_text(Refused(refusal, facts, None))


# the catalogues of the table itself


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(OWN_CATALOGUE, language) == messages(OWN_CATALOGUE, "en")


def test_the_table_words_exactly_what_it_refuses_a_seat_and_who_has_won() -> None:
    wanted = {f"refuse-{one}": set(facts) for one, facts in GENERIC.items()}
    assert messages(OWN_CATALOGUE, "en") == {
        "seat": {"number"},
        "won": {"count", "seats"},
        **wanted,
    }


@pytest.mark.parametrize("name", GAMES)
def test_no_game_says_again_what_the_table_says(name: str) -> None:
    for language in LANGUAGES:
        assert (
            not messages(GAMES[name].package, language).keys()
            & messages(OWN_CATALOGUE, language).keys()
        )


@pytest.mark.parametrize("refusal", GENERIC)
def test_every_refusal_of_the_table_is_said_in_words_of_each_language(refusal: str) -> None:
    said = [refusal_text_in(language, refusal, GENERIC[refusal]) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all(said)
    assert re.search("[а-я]", said[LANGUAGES.index("ru")])


# refusals


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "it is not for Boris to move now, but for Anna, Clara"),
        ("ru", "сейчас ходит не Boris. Очередь: Anna, Clara"),
    ],
)
def test_seats_of_a_refusal_are_called_by_name(language: str, said: str) -> None:
    facts: dict[str, object] = {"seat": 1, "others": [0, 2]}
    assert refusal_text_in(language, "not-pending", facts, "Anna", "Boris", "Clara") == said


def test_seats_without_names_are_counted_from_one() -> None:
    assert refusal_text_in("en", "not-pending", {"seat": 1, "others": [0]}) == (
        "it is not for Seat 2 to move now, but for Seat 1"
    )
    assert Voice(MAJESTY, "en", ["Anna"]).seat_name(1) == "Seat 2"
    assert Voice(MAJESTY, "en", ["Anna"]).seat_name(-1) != "Anna"


def test_a_refusal_names_its_rule_where_there_is_one() -> None:
    voice = Voice(MAJESTY, "en")
    assert voice.refusal_text(Refused("over", {}, "M40")) == "the game is over (M40)"
    assert voice.refusal_text(Refused("over", {}, None)) == "the game is over"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("А@1", "«А@1»"),  # a Russian А
        ("A@1", "«A@1»"),
        ("", "«»"),
        ("«x»", "««x»»"),
        ("{ $x }", "«{ $x }»"),
        ("witch", "«witch»"),
        ("a\nb\tc", "«a\\nb\\tc»"),
        ("\x1b[31m", "«\\x1b[31m»"),
        ("\u202e\u200b", "«\\u202e\\u200b»"),
        ("\ud800", "«\\ud800»"),
        ("x" * 40, f"«{'x' * 40}»"),
        ("x" * 41, f"«{'x' * 39}…»"),
        ("x" * 10**6, f"«{'x' * 39}…»"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_typed_is_quoted_as_it_was_typed(language: str, typed: str, said: str) -> None:
    assert quote(typed) == said
    assert said in refusal_text_in(language, "no-such-move", {"typed": typed})


def test_things_of_a_refusal_are_worded_by_the_name_of_the_fact() -> None:
    voice = Voice(MAJESTY, "ru")
    witch, guard = voice.word("card", "witch"), voice.word("card", "guard")
    assert voice.word("card", "witch/guard") == f"{witch}/{guard}"
    assert re.fullmatch("[А-Яа-яё ]+", witch)
    assert voice._named_fact_text("card", "witch") == witch
    assert voice._named_fact_text("card", ["witch", "guard"]) == f"{witch}, {guard}"
    assert voice._named_fact_text("most", 200) == 200
    assert voice._named_fact_text("seats", 3) == 3
    assert voice._named_fact_text("place", "c3") == "c3"


# events


def test_an_event_calls_seats_and_things_by_their_names() -> None:
    said = Voice(MAJESTY, "ru", ["Анна"]).event_text(Event(GAVE, [0, 1, 0]).with_secrets())
    assert said.startswith("Анна")
    assert not re.search("[a-z]", said)


def test_what_cannot_be_said_is_an_error_and_not_half_a_sentence() -> None:
    voice = Voice(MAJESTY, "en")
    with pytest.raises(KeyError, match="no message unheard-of in en"):
        voice.text("unheard-of")
    with pytest.raises(KeyError, match="no message refuse-unheard-of in en"):
        voice.refusal_text(Refused("unheard-of", {}, None))
    with pytest.raises(ValueError, match="the message refuse-too-long in en"):
        voice.refusal_text(Refused("too-long", {}, None))
    with pytest.raises(KeyError, match="no message event-placed-veiled in en"):
        voice.event_text(Event(EventType("placed", {"seat": NUMBER}, ("seat",)), [1]).as_seen_by(0))


# a language that is not there


@pytest.mark.parametrize("name", GAMES)
def test_a_language_that_a_game_lacks_is_english(name: str) -> None:
    game = GAMES[name]
    assert read_catalogue(game.package, "eo.ftl") == read_catalogue(game.package, "en.ftl")
    assert read_catalogue(OWN_CATALOGUE, "eo.ftl") == read_catalogue(OWN_CATALOGUE, "en.ftl")
    assert rule_texts(game, "eo") == rule_texts(game, "en")
    foreign = Voice(game, "eo", ["Anna"])
    assert foreign.refusal_text(Refused("over", {}, None)) == "the game is over"
    assert foreign.seat_name(0) == "Anna"
    assert foreign.seat_name(1) == "Seat 2"
    state = game.new(seed=1)
    view = state.view(state.seat_to_move())
    english = Voice(game, "en", ["Anna"])
    assert game.terminal.picture(view, foreign) == game.terminal.picture(view, english)


@pytest.mark.parametrize("name", GAMES)
def test_every_language_has_rules_and_words_of_its_own(name: str) -> None:
    game = GAMES[name]
    for file in ("{}.ftl", "rules/{}.ftl"):
        texts = {read_catalogue(game.package, file.format(language)) for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
    assert [list(rule_texts(game, language)) for language in LANGUAGES[1:]] == [
        list(rule_texts(game, "en"))
    ] * (len(LANGUAGES) - 1)
