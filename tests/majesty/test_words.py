"""The words of Majesty: its catalogues, the picture of its table, its moves in plain words."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from rich.cells import cell_len
from tests.rule import rule

from regalia.games import GAMES
from regalia.games.majesty.rules import events
from regalia.games.majesty.rules.cards import KIND_OF, RED
from regalia.kernel.event import SPECTATOR, Event
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.seats import lowest_seat
from regalia.kernel.state import State
from regalia.kernel.text.voice import LANGUAGES, Voice, read_catalogue
from regalia.testing.laws import check_laws

MAJESTY = GAMES["majesty"]
NAMES = ("Anna", "Boris", "Clara", "Dana")
COUNTS = (1, 2, 5, 11, 21, 22)
KNIGHT, MILLER, DOUBLE = KIND_OF["knight"], KIND_OF["miller"], KIND_OF["witch/guard"]

# every event there is, once
EVENTS = (
    events.took_event(0, 2, DOUBLE, 2, 1),
    events.TURNED_UP.event(KNIGHT),
    events.PLACED.event(0, DOUBLE, 3),
    events.EARNED.event(0, 0, 4),
    events.RECRUITED.event(0, 1, 2),
    events.traded_event(0, 2),
    events.traded_event(0, -2),
    events.HEALED.event(0, DOUBLE, 2),
    events.WOUNDED.event(0, 1, MILLER, 0),
    events.WITHSTOOD.event(0, 1),
    events.SPARED.event(0, 1),
    events.DISMISSED.event(0, 2),
    events.tended_event(0, -3),
    events.VARIED.event(0, 6, 36),
    events.LED.event(0, 6, 16),
    events.FINISHED.event([0, 1]),
)


def voice(language: str, *names: str) -> Voice:
    """The words of the game in a language."""
    return Voice(MAJESTY, language, names or NAMES)


def sentence_of(event: Event, language: str) -> str:
    """An event as a sentence."""
    return voice(language).event_text(event.with_secrets())


def messages(language: str) -> dict[str, set[str]]:
    """The variables of each message of a catalogue, by its id."""
    text = read_catalogue(MAJESTY.package, f"{language}.ftl")
    found = re.findall(r"^([a-z][\w-]*) =(.*(?:\n(?: .*)?$)*)", text, re.MULTILINE)
    assert len(dict(found)) == len(found)
    return {message: set(re.findall(r"\$(\w+)", body)) for message, body in found}


def table_with_row(*row: str, **options: object) -> State:
    """A table for two with this row; the red cards follow in order, and seat 0 begins."""
    red = [name for card in RED for name, kind in KIND_OF.items() if kind == card]
    chosen = MAJESTY.read_options({"seats": 2, **options})
    return MAJESTY.deal_explicit(chosen, {"deck": [*row, *red], "first": 0}, None)


def state_after(state: State, *moves: str) -> State:
    """The table after these moves."""
    for text in moves:
        seat = lowest_seat(state.pending)
        state.apply(seat, MAJESTY.parse(state.view(seat), text))
    return state


def descriptions_by_notation(state: State, language: str) -> dict[str, str]:
    """Every legal move in plain words, by its notation."""
    seat = lowest_seat(state.pending)
    view, speaker = state.view(seat), voice(language)
    return {
        MAJESTY.notate(view, move): MAJESTY.terminal.describe_move(
            view, MAJESTY.parts(view, move), speaker
        )
        for move in state.legal(seat)
    }


def positions(seats: int, edition: str, sides: str, rng: Rng) -> Iterator[State]:
    """All positions of a random game, the last one included."""
    options = MAJESTY.read_options({"seats": seats, "edition": edition, "sides": sides})
    state = MAJESTY.deal(options, rng)
    while state.pending:
        yield state
        seat = lowest_seat(state.pending)
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    yield state


PICTURE = """\
Turn 6 of 24 · 22 cards in the deck

1 Noble +1●     2 Miller −1●    3 Miller −2●    4 Brewer ✗3●    5 Brewer ✗4●    6 Witch ✗5●

                1 Anna                         2 Boris
Mill       A 10 1★ ■                           –
Brewery    A 11 1★ ■                           –
Cottage    A 12 –                              –
Guardhouse A 13 –                              1★ ■/Witch
Barracks   A 14 –                              1★ ■
Inn        A 15 –                              –
Castle     A 16 –                              –
Infirmary  A    1  Miller/Brewer               –

 1 Anna                                                8¢ 2●
▶2 Boris                                              10¢ 5●

¢ coin   ● worker   −2● costs 2   ✗2● too dear   ■ card   ■/Witch double card   ★ majority
Infirmary: the last is healed first"""

GAMES_PLAYED = [
    (seats, edition, sides)
    for (seats, edition), sides in zip(
        product((2, 3, 4), ("ru", "pl")),
        ("AAAAAAAA", "BBBBBBBB", "AABABBAB", "BBABAABA", "BBBBBBBB", "AAAAAABB"),
        strict=True,
    )
]


# the catalogues


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    ours, english = messages(language), messages("en")
    assert list(ours) == list(english)
    assert all(voice(language).has_message(message) for message in ours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_facts(language: str) -> None:
    said = {message for message in messages("en") if message.startswith(("event-", "describe-"))}
    for message in said:
        assert messages(language)[message] == messages("en")[message], message


def test_the_catalogue_tells_every_event_and_no_other() -> None:
    names = {f"event-{event.event_type.name}" for event in EVENTS}
    assert {message for message in messages("en") if message.startswith("event-")} == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence(language: str) -> None:
    for event in EVENTS:
        sentence = sentence_of(event, language)
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert not re.search(r"[{}$]| [.,]", sentence)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ("1 coin", "2 coins", "5 coins", "11 coins", "21 coins", "22 coins")),
        ("ru", ("1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка")),
        ("de", ("1 Münze", "2 Münzen", "5 Münzen", "11 Münzen", "21 Münzen", "22 Münzen")),
        ("pl", ("1 monetę", "2 monety", "5 monet", "11 monet", "21 monet", "22 monety")),
    ],
)
def test_coins_are_counted_as_the_language_counts(language: str, forms: tuple[str, ...]) -> None:
    for coins, form in zip(COUNTS, forms, strict=True):
        for event in (
            events.EARNED.event(0, 0, coins),
            events.LED.event(0, 0, coins),
            events.tended_event(0, -coins),
            events.VARIED.event(0, 1, coins),
        ):
            assert re.search(rf" {form}\b", sentence_of(event, language))


def test_russian_has_one_word_for_coins_at_the_table_and_in_the_rules() -> None:
    for name in ("ru.ftl", "rules/ru.ftl"):
        assert "монет" not in read_catalogue(MAJESTY.package, name).lower()


@pytest.mark.parametrize(
    ("language", "nouns"),
    [
        ("en", ("worker", "workers", "workers", "workers", "workers", "workers")),
        # people in the accusative: двух работников, but двадцать два работника
        ("ru", ("работника", "работников", "работников", "работников", "работника", "работника")),
        ("de", ("Meeple",) * 6),
        ("pl", ("pionek", "pionki", "pionków", "pionków", "pionków", "pionki")),
    ],
)
def test_workers_are_counted_as_the_language_counts(language: str, nouns: tuple[str, ...]) -> None:
    for workers, noun in zip(COUNTS, nouns, strict=True):
        for event in (
            events.RECRUITED.event(0, 1, workers),
            events.traded_event(0, workers),
            events.traded_event(0, -workers),
            events.DISMISSED.event(0, workers),
            events.took_event(0, 0, MILLER, workers, 0),
            events.took_event(0, 0, MILLER, 0, workers),
        ):
            assert re.search(rf" {workers} {noun}\b", sentence_of(event, language))


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("ru", ("1 постройка", "2 постройки", "5 построек")),
        ("pl", ("1 lokacja", "2 lokacje", "5 lokacji")),
    ],
)
def test_buildings_are_counted_as_the_language_counts(
    language: str, forms: tuple[str, ...]
) -> None:
    for buildings, form in zip((1, 2, 5), forms, strict=True):
        assert form in sentence_of(events.VARIED.event(0, buildings, buildings**2), language)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("ru", ("1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты")),
        ("pl", ("1 karta", "2 karty", "5 kart", "11 kart", "21 kart", "22 karty")),
    ],
)
def test_the_deck_is_counted_as_the_language_counts(language: str, forms: tuple[str, ...]) -> None:
    for cards, form in zip(COUNTS, forms, strict=True):
        assert voice(language).text("deck", cards=cards).endswith(form)


@rule("M8", "M9")
def test_a_taking_names_workers_only_where_there_are_some() -> None:
    said = [
        sentence_of(events.took_event(0, 2, DOUBLE, paid, gained), "en")
        for paid, gained in product((0, 2), (0, 1))
    ]
    assert said == [
        "Anna takes card 3, Witch/Guard.",
        "Anna takes card 3, Witch/Guard, gets 1 worker.",
        "Anna takes card 3, Witch/Guard, pays 2 workers.",
        "Anna takes card 3, Witch/Guard, pays 2 workers, gets 1 worker.",
    ]
    for language in LANGUAGES:
        sentence = sentence_of(events.took_event(0, 2, DOUBLE, 0, 0), language)
        assert re.findall(r"\d+", sentence) == ["3"]


@rule("M42")
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_winner_or_several_are_told_in_the_same_words(language: str) -> None:
    one, both = (
        sentence_of(events.FINISHED.event([1]), language),
        sentence_of(events.FINISHED.event([0, 1]), language),
    )
    assert one.replace("Boris", "Anna, Boris") == both


# the picture


@rule("M8", "M31", "M41")
def test_the_picture_shows_the_row_and_every_realm() -> None:
    state = table_with_row("knight", "witch/guard", "miller", "miller/brewer", "noble", "brewer")
    state_after(state, "4:miller", "1", "2", "1:guard", "2")
    assert MAJESTY.terminal.picture(state.view(0), voice("en")) == PICTURE


@rule("M8")
def test_the_picture_tells_what_the_seat_that_looks_cannot_pay() -> None:
    state = state_after(
        table_with_row("knight", "witch", "miller", "noble", "noble", "brewer"), "3"
    )
    assert "✗4●" in MAJESTY.terminal.picture(state.view(0), voice("en"))
    for seat in (1, SPECTATOR):
        assert "✗4●" not in MAJESTY.terminal.picture(state.view(seat), voice("en"))


@rule("M13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_a_card_taken_and_not_yet_laid(language: str) -> None:
    row = ("witch/guard", "witch", "miller", "noble", "noble", "brewer")
    state = state_after(table_with_row(*row, edition="de"), "1")
    picture = MAJESTY.terminal.picture(state.view(0), voice(language))
    assert voice(language).word("card", "witch/guard") in picture.splitlines()[2]


@pytest.mark.parametrize(("seats", "edition", "sides"), GAMES_PLAYED)
def test_no_line_of_a_picture_is_too_long(seats: int, edition: str, sides: str) -> None:
    names = (
        "Anna",
        "Wilhelmina Aleksandrowna von und zu Hohenstein",
        "東" * 20,
        "a\nb\x1b[1m\u200b",
    )
    voices = [voice(language, *names) for language in LANGUAGES]
    for state in positions(seats, edition, sides, rng_from_number(seats)):
        for speaker in voices:
            for seat in (SPECTATOR, *range(seats)):
                picture = MAJESTY.terminal.picture(state.view(seat), speaker)
                assert max(cell_len(line) for line in picture.split("\n")) <= 100
                assert picture.replace("\n", "").isprintable()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_voice_without_names_calls_the_seats_by_number(language: str) -> None:
    state = table_with_row("knight", "witch", "miller", "noble", "noble", "brewer")
    speaker = Voice(MAJESTY, language)
    assert speaker.text("seat", number=2) in MAJESTY.terminal.picture(state.view(0), speaker)


@rule("M41")
@pytest.mark.parametrize(("seats", "edition", "sides"), GAMES_PLAYED)
def test_the_last_picture_adds_up(seats: int, edition: str, sides: str) -> None:
    *_, state = positions(seats, edition, sides, rng_from_number(seats))
    lines = (
        MAJESTY.terminal.picture(state.view(SPECTATOR), voice("en")).replace("−", "-").splitlines()
    )
    first = next(at for at, line in enumerate(lines) if line.startswith("During play"))
    parts = [[int(n) for n in re.findall(r"-?\d+", line)] for line in lines[first : first + 5]]
    assert [sum(column) for column in zip(*parts[:-1], strict=True)] == parts[-1]
    assert parts[-1] == state.scores()
    won = ", ".join(NAMES[seat] for seat in state.winners())
    assert any(line.startswith("Winner") and line.endswith(f": {won}") for line in lines)


# the moves


@rule("M10", "M13")
def test_a_taking_is_described_with_the_half_that_is_laid() -> None:
    row = ("knight", "witch/guard", "miller", "noble", "noble", "brewer")
    assert descriptions_by_notation(table_with_row(*row), "en") == {
        "1": "card 1, Knight",
        "2:witch": "card 2, Witch/Guard as Witch, pays 1 worker",
        "2:guard": "card 2, Witch/Guard as Guard, pays 1 worker",
        "3": "card 3, Miller, pays 2 workers",
        "4": "card 4, Noble, pays 3 workers",
        "5": "card 5, Noble, pays 4 workers",
        "6": "card 6, Brewer, pays 5 workers",
    }
    assert descriptions_by_notation(state_after(table_with_row(*row), "4"), "en") == {
        "1": "card 1, Knight, gets 1 worker",
        "2:witch": "card 2, Witch/Guard as Witch, pays 1 worker, gets 1",
        "2:guard": "card 2, Witch/Guard as Guard, pays 1 worker, gets 1",
        "3": "card 3, Miller, pays 2 workers, gets 1",
        "4": "card 4, Noble, pays 3 workers",
        "5": "card 5, Brewer, pays 4 workers",
        "6": "card 6, Miller, pays 5 workers",
    }
    apart = table_with_row(*row, edition="pl")
    assert descriptions_by_notation(apart, "en")["2"] == "card 2, Witch/Guard, pays 1 worker"
    assert descriptions_by_notation(state_after(apart, "2"), "en") == {
        ":witch": "Witch/Guard under the Cottage",
        ":guard": "Witch/Guard under the Guardhouse",
    }


@rule("M26B")
@pytest.mark.parametrize(
    ("language", "sold", "kept"),
    [
        ("en", "sells 5 workers", "trades nothing"),
        ("ru", "продаёт 5 работников", "без обмена"),
        ("de", "verkauft 5 Meeple", "ohne Tausch"),
        ("pl", "sprzedaje 5 pionków", "bez wymiany"),
    ],
)
def test_a_trade_is_described(language: str, sold: str, kept: str) -> None:
    state = table_with_row(
        "noble", "witch", "miller", "knight", "noble", "brewer", sides="A" * 6 + "BA"
    )
    said = descriptions_by_notation(state, language)
    assert said["1$-5"].endswith(sold)
    assert said["1"].endswith(kept)


@rule("M32", "M33", "M34")
def test_a_healing_is_described_with_the_place_it_leads_to() -> None:
    state = table_with_row("miller/brewer", "knight", "witch", "witch/guard", "noble", "brewer")
    said = descriptions_by_notation(state_after(state, "1:brewer", "1"), "en")
    assert said["1+miller"] == "card 1, Witch, heals Miller/Brewer as Miller"
    assert said["2:witch+brewer"] == (
        "card 2, Witch/Guard as Witch, pays 1 worker, heals Miller/Brewer as Brewer"
    )
    assert said["2:guard"] == "card 2, Witch/Guard as Guard, pays 1 worker"


@pytest.mark.parametrize(("seats", "edition", "sides"), GAMES_PLAYED)
def test_every_legal_move_has_words_of_its_own(seats: int, edition: str, sides: str) -> None:
    voices = [voice(language) for language in LANGUAGES]
    for state in positions(seats, edition, sides, rng_from_number(seats)):
        if not state.pending:
            break
        seat = lowest_seat(state.pending)
        view, legal = state.view(seat), state.legal(seat)
        for speaker in voices:
            said = [
                MAJESTY.terminal.describe_move(view, MAJESTY.parts(view, move), speaker).strip()
                for move in legal
            ]
            assert all(said)
            assert len(set(said)) == len(said)


# the law


@pytest.mark.parametrize(("seats", "edition", "sides"), GAMES_PLAYED)
def test_random_games_can_be_told(seats: int, edition: str, sides: str) -> None:
    options = MAJESTY.read_options({"seats": seats, "edition": edition, "sides": sides})
    voices = [voice(language, *NAMES[:seats]) for language in LANGUAGES]
    check_laws(MAJESTY, options, f"{seats:032x}", voices)
