"""The words of Castle: its catalogues, the picture of its table, its moves in plain words."""

import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from tests.castle.tables import GAME, Play, deal_table
from tests.rule import rule

from regalia.games.castle.rules import events
from regalia.games.castle.rules.cards import CARDS, KIND_OF, NAMES, ZONES
from regalia.games.castle.rules.layout import make_card
from regalia.games.castle.rules.move_codes import VERBS
from regalia.kernel.event import SPECTATOR, Event
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import lowest_seat, seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.text.voice import LANGUAGES, Voice, read_catalogue
from regalia.testing.laws import check_laws

PLAYERS = ("Anna", "Boris", "Clara", "Dana", "Emil")
ODD = ("Anna", "Wilhelmina Aleksandrowna von und zu Hohenstein", "東" * 20, "a\nb\x1b[1m", "")
KING, QUEEN, KNIGHT = KIND_OF["king"], KIND_OF["queen"], KIND_OF["knight"]
KINGS, NOBODYS = make_card(KING, 2), make_card(KING, 0)

# every event there is, once; the secret ones are for the eyes of Anna
EVENTS = (
    events.drew_event(0, KING),
    events.LAID_DOWN.event(0, KING),
    events.TOOK_UP.event(0, KING),
    events.PLAYED.event(0, KING, 8),
    events.ENTERED.event(0, KING, 8),
    events.returned_event(KINGS, 8),
    events.returned_event(NOBODYS, 8),
    events.KILLED.event(KING, 8),
    events.MOVED.event(KING, 8, 9),
    events.CHANGED_PLACES.event([KING, QUEEN], [8, 9]),
    events.tokens_changed_event([KING, QUEEN], [64, 72]),
    events.untokened_event(KINGS, 64),
    events.claimed_event(0, KINGS, 64),
    events.GAINED.event(0),
    events.GAVE.event(0, 1, KING),
    events.sealed_event(0, KING),
    events.passed_event(0, 1, KING, 2),
    events.drawn_from_event(0, 1, KING, 2),
    events.BLOCKED.event(),
    events.FINISHED.event([0, 1]),
)


def voice(language: str, *names: str) -> Voice:
    return Voice(GAME, language, names or PLAYERS)


def sentence_of(event: Event, language: str = "en", seat: int = 0) -> str:
    return voice(language).event_text(event.as_seen_by(seat))


def messages(language: str) -> dict[str, set[str]]:
    """The variables of each message of a catalogue, by its id."""
    text = read_catalogue(GAME.package, f"{language}.ftl")
    found = re.findall(r"^([a-z][\w-]*) =(.*(?:\n(?: .*)?$)*)", text, re.MULTILINE)
    assert len(dict(found)) == len(found)
    return {message: set(re.findall(r"\$(\w+)", body)) for message, body in found}


def picture(table: Play, seat: int = 0, language: str = "en") -> str:
    return GAME.terminal.picture(table.state.view(seat), voice(language))


def descriptions_by_notation(table: Play, language: str = "en") -> dict[str, str]:
    """Every move of the first seat pending in plain words, by its notation."""
    state, seat = table.state, table.pending[0]
    view, speaker = state.view(seat), voice(language)
    return {
        GAME.notate(view, move): GAME.terminal.describe_move(view, GAME.parts(view, move), speaker)
        for move in view.legal()
    }


def positions(seats: int, step: int) -> Iterator[State]:
    """Positions of a random game of lively players: one in so many, and the last one."""
    rng = rng_from_number(seats)
    state = GAME.deal(GAME.read_options({"seats": seats}), rng)
    made = 0
    while state.pending:
        if made % step == 0:
            yield state
        seat = lowest_seat(state.pending)
        view = state.view(seat)
        legal = view.legal()
        bold = [move for move in legal if not GAME.notate(view, move).startswith("swap")]
        # without a swap now and then nobody gets on
        choice = bold if bold and rng.below(4) else [*legal]
        state.apply(seat, choice[rng.below(len(choice))])
        made += 1
    yield state


# the catalogues


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_in_the_same_order(language: str) -> None:
    assert [*messages(language)] == [*messages("en")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_facts(language: str) -> None:
    # plurals aside, a fact told in one language is told in all
    for message, facts in messages("en").items():
        assert messages(language)[message] == facts, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_zone_has_a_name_of_its_own(language: str) -> None:
    speaker = voice(language)
    assert len(CARDS) == 37
    names = [speaker.text(f"card-{name}") for name in NAMES[1:]]
    assert len(set(names)) == 37
    assert len({speaker.text(f"zone-{zone}") for zone in ZONES}) == len(ZONES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_tell_just_the_events_there_are(language: str) -> None:
    wanted = {f"event-{event.event_type.name}" for event in EVENTS}
    wanted |= {
        f"event-{event.event_type.name}-veiled" for event in EVENTS if event.event_type.secret_facts
    }
    assert {name for name in messages(language) if name.startswith("event-")} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_description(language: str) -> None:
    others = {"swap": "swap", "exchange": "swap"}
    for verb, _ in VERBS:
        assert voice(language).has_message(f"describe-{others.get(verb, verb)}")


# what happens


@rule("C60")
def test_a_secret_card_is_named_only_to_those_who_may_know_it() -> None:
    secret = [event for event in EVENTS if event.event_type.secret_facts]
    assert [event.event_type.name for event in secret] == ["drew", "sealed", "passed", "drawn-from"]
    for language in LANGUAGES:
        name = voice(language).text("card-king")
        for event in secret:
            assert name in sentence_of(event, language, 0)
            for seat in (1, SPECTATOR):
                assert name not in sentence_of(event, language, seat)
                assert "None" not in sentence_of(event, language, seat)


def test_events_as_they_are_told() -> None:
    assert [sentence_of(event) for event in EVENTS] == [
        "Anna draws King.",
        "Anna lays King into the reserve.",
        "Anna takes King from the reserve.",
        "Anna plays King: b3.",
        "Anna puts King from the reserve into play: b3.",
        "King (b3) returns to the hand of Boris.",
        "King (b3) goes to the reserve.",
        "King (b3) leaves the game.",
        "King moves: b3 → b4.",
        "Two cards change places: King, Queen (b3, b4).",
        "Two cards exchange their tokens: King, Queen (b3, b4).",
        "King (b3) loses the token of Boris.",
        "Anna replaces the token of Boris: King (b3).",
        "Anna has one more action this turn.",
        "Anna chooses King from the reserve for the hand of Boris.",
        "Anna sets King aside to pass it on.",
        "Anna hands King to Boris.",
        "Anna takes a random card from the hand of Boris: King.",
        "The game is stuck: whoever has the fewest cards in hand wins,"
        " then the fewest in the deck.",
        "The game is over. Victory: Anna, Boris.",
    ]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ("1 action", "2 actions", "5 actions")),
        ("ru", ("1 действие", "2 действия", "5 действий")),
        ("de", ("1 Aktion", "2 Aktionen", "5 Aktionen")),
        ("pl", ("1 akcja", "2 akcje", "5 akcji")),
    ],
)
def test_actions_are_counted_as_the_language_counts(language: str, forms: tuple[str, ...]) -> None:
    for message in ("actions", "actions-after"):
        for actions, form in zip((1, 2, 5), forms, strict=True):
            assert re.search(rf"\b{form}\b", voice(language).text(message, actions=actions))


# the picture

PICTURE = """\
Turn 3: Anna · the last action · power: King

          a               b               c               d               e               f
  ┏━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━┯━━━━━━━━━━━━━━━┯━━━━━━━━━━━━━━━┯━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━┓
6 ┃       ♜       ┃       ▒       │       ▒       │       ▒       │       ▒       ┃       ♜       ┃
  ┣━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━┿━━━━━━━━━━━━━━━┿━━━━━━━━━━━━━━━┿━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━┫
5 ┃       ▒       ┃       ·       │       ·       │       ·       │       ·       ┃       ▒       ┃
  ┠───────────────╂───────────────┼───────────────┼───────────────┼───────────────╂───────────────┨
4 ┃       ▒       ┃       ·       │       ·       │Knight      ¹ 1│       ·       ┃       ▒       ┃
  ┠───────────────╂───────────────┼───────────────┼───────────────┼───────────────╂───────────────┨
3 ┃       ▒       ┃       ·       │Queen         1│       ·       │       ·       ┃       ▒       ┃
  ┠───────────────╂───────────────┼───────────────┼───────────────┼───────────────╂───────────────┨
2 ┃       ▒       ┃King          1│       ·       │       ·       │       ·       ┃       ▒       ┃
  ┣━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━┿━━━━━━━━━━━━━━━┿━━━━━━━━━━━━━━━┿━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━┫
1 ┃       ♜       ┃       ▒       │       ▒       │       ▒       │       ▒       ┃       ♜       ┃
  ┗━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━┷━━━━━━━━━━━━━━━┷━━━━━━━━━━━━━━━┷━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━┛
Engines: north Engine 2, east –, south –, west –
Outside: o1 Dragon 2
Beneath Knights: d4.1 Princess 1
Your hand (5) Soldier ×5
Reserve (10) Prince, Soldier ×2, Siege Engine ×4, Knight ×3

▶1 Anna                                                 5+13
 2 Boris                                                7+13

1 token of seat 1   ° no token   ¹ cards beneath   ◆ protected   free: ♜ tower   ▒ wall   · court
9+13 cards in hand and deck"""


def table_asked_by_king() -> Play:
    """The King has just arrived beside a Queen and a Knight, and asks whom to return."""
    table = deal_table(
        ("queen", "princess", "king", "knight", "soldier"),
        ("siege-engine", "dragon", "thief", "soldier"),
    )
    table.play(0, "play queen c3", "play princess d4")
    table.play(1, "play dragon out", "play siege-engine north")
    table.play(0, "play knight d4", "play king b2")
    return table


@rule("C1", "C10")
def test_the_picture_shows_the_castle_and_what_lies_about_it() -> None:
    assert picture(table_asked_by_king()) == PICTURE


@rule("C8", "C60")
def test_the_picture_shows_what_everybody_knows_of_a_hand() -> None:
    table = deal_table(("soldier",), ("thief", "soldier"), reserve=("ghost", "priest"))
    table.play(0, "swap soldier ghost", "draw")
    shown = [line.split() for line in picture(table, 1).split("\n")]
    assert ["1", "Anna", "10+12"] in shown
    assert shown[shown.index(["1", "Anna", "10+12"]) + 1] == ["Ghost"]
    assert not any("Ghost" in line for line in shown if line[:1] == ["Reserve"])


@rule("C60")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_tells_no_secret_card(language: str) -> None:
    pictures = []
    for mine, his in (("thief", "spy"), ("spy", "thief")):
        table = deal_table(("king", mine), ("queen", his), decks=(("ghost",), ("fairy",)))
        pictures.append([picture(table, seat, language) for seat in (SPECTATOR, 0, 1)])
    assert pictures[0][0] == pictures[1][0]
    assert pictures[0][1] != pictures[1][1]
    assert voice(language).text("card-thief") in pictures[0][1]
    assert voice(language).text("card-thief") not in pictures[0][2]


@rule("C34")
def test_the_picture_marks_a_protected_card() -> None:
    table = deal_table(("priest", "prince"), ("spy",))
    table.play(0, "play priest c3", "play prince c4")
    lines = picture(table).split("\n")
    assert sum(line.count("◆1") for line in lines) == 1
    assert any("Prince" in line and "◆1" in line for line in lines)


@rule("C55")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_reminds_of_the_herald(language: str) -> None:
    table = deal_table(("herald", "soldier"), ("king", "thief"))
    table.play(0, "play herald out", "draw")
    speaker = voice(language)
    assert speaker.text("heralded") in picture(table, 1, language)
    assert speaker.text("heralded") not in picture(table, 0, language)


@pytest.mark.parametrize("names", [PLAYERS, ODD])
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_line_of_a_picture_is_too_long(seats: int, names: tuple[str, ...]) -> None:
    voices = [voice(language, *names[:seats]) for language in LANGUAGES]
    for state in positions(seats, 12):
        for speaker in voices:
            for seat in (SPECTATOR, *range(seats)):
                shown = GAME.terminal.picture(state.view(seat), speaker)
                assert max(cell_len(line) for line in shown.split("\n")) <= 100
                assert shown.replace("\n", "").isprintable()


@rule("C13")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_last_picture_names_the_winners(seats: int) -> None:
    *_, state = positions(seats, 100)
    shown = GAME.terminal.picture(state.view(SPECTATOR), voice("en"))
    winners = ", ".join(PLAYERS[seat] for seat in state.winners())
    assert shown.startswith("The game is over")
    assert re.search(f"^Winners?: {winners}$", shown, re.MULTILINE)


# the moves


@rule("C5", "C6")
def test_actions_are_described() -> None:
    table = deal_table(
        ("king", "soldier", "ghost", "dragon", "siege-engine", "knight", "archer"),
        reserve=("thief",),
    )
    said = descriptions_by_notation(table)
    assert said["draw"] == "draw the top card of your deck"
    assert said["swap king thief"] == "put King into the reserve, take Thief"
    assert said["play king b3"] == "play King at court, b3"
    assert said["play soldier a2"] == "play Soldier on the walls, a2"
    assert said["play archer f6"] == "play Archer in a tower, f6"
    assert said["play siege-engine west"] == "play Siege Engine outside, west"
    assert said["play dragon out"] == "play Dragon outside"
    table.play(0, "play archer f6")
    said = descriptions_by_notation(table)
    assert said["play ghost f6"] == "play Ghost in a tower, returning Archer (f6, Anna)"
    assert said["play knight f6"] == "play Knight onto Archer (f6, Anna)"


@rule("C8", "C20")
@pytest.mark.parametrize(
    ("language", "returned"),
    [
        ("en", "return Queen (c3) to the hand of Anna"),
        ("ru", "вернуть карту «Королева» (c3) на руку: Anna"),
        ("de", "„Königin“ (c3) auf die Hand von Anna zurückschicken"),
        ("pl", "zwróć kartę „Królowa” (c3) na rękę: Anna"),
    ],
)
def test_a_return_is_described_with_the_card_and_its_owner(language: str, returned: str) -> None:
    assert descriptions_by_notation(table_asked_by_king(), language)["return c3"] == returned


@rule("C30")
def test_tokens_beneath_a_knight_are_described_with_their_level() -> None:
    table = deal_table(("princess", "knight", "schemer"), ("thief",))
    table.play(0, "play princess d4", "play knight d4")
    table.play(1, "play thief b2")
    table.play(0, "play schemer e2")
    assert descriptions_by_notation(table) == {
        "tokens b2 d4.1": "exchange the tokens of Thief (b2, Boris) and Princess (d4.1, Anna)",
        "tokens b2 d4": "exchange the tokens of Thief (b2, Boris) and Knight (d4, Anna)",
        "tokens d4.1 d4": "exchange the tokens of Princess (d4.1, Anna) and Knight (d4, Anna)",
    }


@rule("C10", "C32")
def test_every_card_of_a_stack_is_described_as_what_it_is() -> None:
    table = deal_table(("prince", "knight"), ("knight", "thief"))
    table.play(0, "play prince c3", "play knight c3")
    table.play(1, "play knight c3", "play thief c4")
    assert descriptions_by_notation(table) == {
        "untoken c3.1": "take the token of Anna off Prince (c3.1)",
        "untoken c3.2": "take the token of Anna off Knight (c3.2)",
        "untoken c3": "take the token of Boris off Knight (c3)",
    }


@rule("C37", "C54")
def test_moves_and_changes_of_place_are_described() -> None:
    table = deal_table(("princess", "prince", "spy", "minstrel", "fairy"), ("knight",))
    table.play(0, "play princess b3", "play prince b4")
    table.play(0, "play spy c4", "play minstrel c3")
    assert descriptions_by_notation(table)["move b3 b4"] == (
        "let Princess (b3, Anna) and Prince (b4, Anna) change places"
    )
    table.move(0, "move b3 b4")
    table.play(1, "play knight c4")
    table.play(0, "play fairy out")
    said = descriptions_by_notation(table)
    assert said["move b3 out"] == "move Prince (b3, Anna) outside"
    assert said["move c4 o1"] == "move Knight (c4, Boris) onto Fairy (o1, Anna)"


@rule("C48")
def test_a_gift_of_the_witch_is_described_with_its_taker() -> None:
    table = deal_table(("witch",), reserve=("thief",))
    table.play(0, "play witch a1")
    said = descriptions_by_notation(table)
    assert said["give thief 0"] == "take Thief from the reserve yourself"
    assert said["give thief 1"] == "give Thief from the reserve to Boris [2]"


@rule("C38")
def test_a_card_for_the_jester_is_described_with_its_taker() -> None:
    table = deal_table(("jester", "thief"), ("spy",), ("ghost",))
    table.play(0, "play jester c3")
    assert descriptions_by_notation(table)["pass thief"] == "pass Thief to Boris"


@pytest.mark.parametrize("names", [PLAYERS, ("Anna",) * 5])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_legal_move_has_words_of_its_own(seats: int, names: tuple[str, ...]) -> None:
    voices = [voice(language, *names) for language in LANGUAGES]
    for state in positions(seats, 5):
        for seat in seats_in_mask(state.pending):
            view, legal = state.view(seat), state.legal(seat)
            for speaker in voices:
                said = [
                    GAME.terminal.describe_move(view, GAME.parts(view, move), speaker).strip()
                    for move in legal
                ]
                assert all(said)
                assert len(set(said)) == len(said)


# the law


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_can_be_told(seats: int, seed: int) -> None:
    voices = [voice(language, *PLAYERS[:seats]) for language in LANGUAGES]
    check_laws(GAME, GAME.read_options({"seats": seats}), f"{seed:032x}", voices)
