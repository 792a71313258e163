"""The words of King Me! in four languages, its pictures and its topics."""

import re

import pytest
from tests.kingme.tables import (
    GAME,
    crown,
    deal_goals,
    make_move,
    nominate,
    number_of,
    options_of,
    place_all,
    play,
)
from tests.rule import rule

from regalia.games.kingme.rules.courtiers import LETTERS
from regalia.kernel.event import SPECTATOR, Event
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.terminal.columns import text_width
from regalia.kernel.terminal.terminal import Terminal
from regalia.kernel.text.voice import LANGUAGES, Voice, read_catalogue, rule_texts

LONG = ["Вольдемар Величайший из всех", "two\nlines", "x" * 60, "王" * 30, "", "Anna, Bea (No)"]


def messages(language: str) -> list[str]:
    return re.findall(
        r"^([a-z][\w-]*) *=", read_catalogue(GAME.package, f"{language}.ftl"), re.MULTILINE
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_topics_lead_to_rules_and_together_to_all_of_them(language: str) -> None:
    texts = rule_texts(GAME, language)
    ids = {one for ids in GAME.topics.values() for one in ids}
    assert ids == {f"K{number}" for number in range(1, 18)}
    assert ids <= texts.keys()


@rule("K1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_told_which_goals_and_names_are_not_printed(language: str) -> None:
    text = rule_texts(GAME, language)["goals-note"]
    oskar = "Оскар" if language == "ru" else "Oskar"
    for ours in ("22", "Viola", "Jolanda", "Konrad", oskar):
        assert ours in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("placement", ["players", "random"])
def test_pictures_and_descriptions_of_a_whole_game(language: str, placement: str) -> None:
    rng = rng_from_number(8)
    voice = Voice(GAME, language, LONG)
    state = GAME.deal(options_of(6, placement=placement), rng)
    turn = 0
    while True:
        if turn % 9 == 0 or not state.pending:
            for seat in (SPECTATOR, 0, 5):
                picture = GAME.terminal.picture(state.view(seat), voice)
                assert max(map(text_width, picture.split("\n"))) <= 100
            for seat in seats_in_mask(state.pending):
                view = state.view(seat)
                described = [
                    GAME.terminal.describe_move(view, GAME.parts(view, move), voice)
                    for move in state.legal(seat)
                ]
                assert len(set(described)) == len(described)
                assert all(described)
        if not state.pending:
            return
        seat = seats_in_mask(state.pending)[0]
        choice = state.legal(seat)
        state.apply(seat, choice[rng.below(len(choice))])
        turn += 1


@rule("K10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_does_not_tell_a_sealed_vote(language: str) -> None:
    voice = Voice(GAME, language)
    pictures = {}
    for vote in ("yes", "no"):
        state = deal_goals([1, 2, 3])
        place_all(state)
        nominate(state, "O")
        make_move(state, 1, vote)
        pictures[vote] = [
            GAME.terminal.picture(state.view(seat), voice) for seat in (SPECTATOR, 0, 1, 2)
        ]
    for viewer in (0, 1, 3):
        assert pictures["yes"][viewer] == pictures["no"][viewer]
    assert pictures["yes"][2] != pictures["no"][2]
    assert re.search("■( ♛)? ✗4", pictures["yes"][0])
    assert re.search("✓( ♛)? ✗4", pictures["yes"][2])
    assert re.search("✗( ♛)? ✗4", pictures["no"][2])


def sentences_of(log: list[Event], seat: int, language: str = "en") -> list[str]:
    voice = Voice(GAME, language, ["Anna", "Boris", "Clara"])
    return [voice.event_text(event.as_seen_by(seat)) for event in log]


def test_a_round_as_it_is_told() -> None:
    state = deal_goals([1, 2, 3], [4, 5, 6], [7, 8, 9])
    log = play(state, "A@1 B@2 V@3 G@4 D@1 J@2 I@3 K@4 L@1 M@2 N@3 O@4")
    assert sentences_of(log[-2:], 0) == [
        "Clara places Odessa on the floor of the Dignitaries.",
        "On the floor of the Servants: Piero.",
    ]
    log = play(state, "O^ O^ nyy")
    assert sentences_of(log, 2) == [
        "Anna moves Odessa up to the Nobles.",
        "Boris leads Odessa into the Throne room and takes the crown: everyone votes.",
        "Anna has voted.",
        "Boris has voted.",
        "Clara votes Yes, face down.",
        "Yes: Boris, Clara.",
        "No: Anna.",
        "Odessa, nominated by Boris, is out for this round.",
    ]
    log = crown(state, "K")
    assert sentences_of(log[3:], SPECTATOR) == [
        "Yes: Anna, Boris, Clara.",
        "Konrad is king, nominated by Anna.",
        "Anna shows goal 1 (Alighiero, Viola, Gavino, Irina, Merlino, Piero): "
        "13 points, 13 in all.",
        "Boris shows goal 2 (Alighiero, Beatrice, Jolanda, Irina, Natale, Odessa): "
        "11 points, 11 in all.",
        "Clara shows goal 3 (Viola, Gavino, Jolanda, Konrad, Odessa, Piero): 19 points, 19 in all.",
        "Round 2 begins, and Boris is first.",
        "Anna is dealt a goal.",
        "Boris is dealt a goal.",
        "Clara is dealt a goal.",
    ]
    assert sentences_of(log[-3:], 0)[0] == (
        "Anna is dealt goal 4: Alighiero, Beatrice, Dario, Konrad, Natale, Piero."
    )


@pytest.mark.parametrize(
    ("language", "amounts"),
    [
        ("en", ["1 point", "2 points", "5 points", "21 points", "33 points"]),
        ("ru", ["1 очко", "2 очка", "5 очков", "21 очко", "33 очка"]),
        ("de", ["1 Punkt", "2 Punkte", "5 Punkte", "21 Punkte", "33 Punkte"]),
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "21 punktów", "33 punkty"]),
    ],
)
def test_points_are_counted_in_every_language(language: str, amounts: list[str]) -> None:
    voice = Voice(GAME, language)
    assert [voice.text("points", points=points) for points in (1, 2, 5, 21, 33)] == amounts


def test_a_description_says_where_a_move_leads() -> None:
    voice = Voice(GAME, "en")
    state = deal_goals([1, 2, 3])
    view = state.view(0)
    assert (
        GAME.terminal.describe_move(view, GAME.parts(view, number_of(state, 0, "K@3")), voice)
        == "Place K Konrad on floor 3, Guards"
    )
    place_all(state)
    view = state.view(0)
    assert GAME.terminal.describe_move(
        view, GAME.parts(view, number_of(state, 0, "G^")), voice
    ) == ("Move G Gavino★ up to floor 5, Nobles")
    play(state, "G^")
    assert GAME.terminal.describe_move(
        state.view(1), GAME.parts(state.view(1), number_of(state, 1, "G^")), voice
    ) == ("Nominate G Gavino for king")
    play(state, "G^")
    assert [
        GAME.terminal.describe_move(state.view(1), GAME.parts(state.view(1), move), voice)
        for move in state.legal(1)
    ] == [
        "Vote Yes",
        "Vote No",
    ]


LATIN = (
    "Alighiero Beatrice Viola Gavino Dario Jolanda Irina Konrad Leonardo Merlino Natale Odessa "
    "Piero"
)
CYRILLIC = (
    "Ангела Бернард Вольдемар Григор Димитрий Жанетта Изабелла Каспар Люциан Мерлин Николай Оскар "
    "Пётр"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_courtier_has_a_name_and_shows_its_initial(language: str) -> None:
    voice = Voice(GAME, language)
    names = (CYRILLIC if language == "ru" else LATIN).split()
    assert [voice.text(f"courtier-{letter}") for letter in LETTERS] == names
    assert [voice.text(f"initial-{letter}") for letter in LETTERS] == [name[0] for name in names]
    shown = GAME.terminal.picture(deal_goals([16, 2, 3]).view(0), voice)
    for name in names:
        assert f"{name[0]} {name}" in shown
    assert "16" in voice.text("portrait-goal", goal=16, points=0)
    assert voice.text("portrait-goal", goal=16, points=0) in shown


def test_russian_shows_no_latin_initial() -> None:
    voice = Voice(GAME, "ru", ["Анна", "Борис", "Клара"])
    state = deal_goals([1, 2, 3], [4, 5, 6], [7, 8, 9])
    view = state.view(0)
    told = [
        GAME.terminal.describe_move(view, GAME.parts(view, move), voice) for move in state.legal(0)
    ]
    place_all(state)
    play(state, "O^ O^ nyy")
    crown(state, "K")
    told.append(GAME.terminal.picture(state.view(0), voice))
    assert "1 АВГИМП" in told[-1]
    assert not re.search("[A-Za-z]", " ".join(told))


@pytest.mark.parametrize(
    ("language", "text", "move"),
    [
        ("ru", "К@3", "K@3"),
        ("ru", "к@3", "K@3"),
        ("ru", "K@3", "K@3"),
        ("ru", "k^", "K^"),
        ("ru", "ж^", "J^"),
        ("ru", "В^", "V^"),  # the Cyrillic letter is Вольдемар
        ("ru", "B^", "B^"),  # and the Latin one Бернард
        ("ru", "б^", "B^"),
        ("ru", "Н", "N"),  # the beginning of a move
        ("ru", "н", "N"),
        ("ru", "n", "n"),
        ("ru", "no", "no"),
        ("ru", "yes", "yes"),
        ("ru", "Ю^", "Ю^"),
        ("ru", "C^", "C^"),
        ("ru", "ß^", "ß^"),
        ("ru", "Кот", "Кот"),
        ("ru", "", ""),
        ("en", "k@3", "K@3"),
        ("en", "К@3", "К@3"),  # Cyrillic means nothing in English
        ("de", "v^", "V^"),
        ("pl", "j^", "J^"),
    ],
)
def test_both_initials_are_understood_in_either_case(language: str, text: str, move: str) -> None:
    assert GAME.terminal.typed_to_notation(text, Voice(GAME, language)) == move


def test_a_game_without_initials_of_its_own_takes_what_is_typed_as_it_is() -> None:
    assert Terminal().typed_to_notation("к@3", Voice(GAME, "ru")) == "к@3"
