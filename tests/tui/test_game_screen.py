"""The screen: whole games by keys, by mouse and by typing, and everything always in its place."""

import pytest
from tests.tui.screens import SIZES, local_game_after, make_app, screen_lines
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Static

from regalia.games import GAMES
from regalia.kernel.records.record import Record
from regalia.kernel.terminal.spans import line_text
from regalia.kernel.text.voice import LANGUAGES
from regalia.tui.app import RegaliaApp
from regalia.tui.board import Board
from regalia.tui.choice_list import ChoiceList
from regalia.tui.command_input import CommandInput
from regalia.tui.game_screen import GameScreen
from regalia.tui.local_game import LocalGame
from regalia.tui.text_page import TextPage

OPTIONS: dict[str, dict[str, object]] = {
    "majesty": {"seats": 2},
    "kingme": {"seats": 3, "rounds": 1},
    "castle": {"seats": 5},
}
MOST_MOVES = 600
ENOUGH_MOVES = 12  # of a long game that is played to its end in another test

pytestmark = pytest.mark.anyio
games = pytest.mark.parametrize("game", sorted(GAMES))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def new_local_game(game: str, language: str = "en") -> LocalGame:
    """A new game of Anna against random bots."""
    box = GAMES[game]
    options = box.read_options(OPTIONS[game])
    names = ["Anna"] + ["random"] * (int(options.seats) - 1)
    return LocalGame(Record(box, options, f"{20:032x}", None, names), 0, language, None)


def game_screen(app: RegaliaApp) -> GameScreen:
    """The screen one plays on."""
    assert isinstance(app.first_screen, GameScreen)
    return app.first_screen


async def wait_until_asked(app: RegaliaApp, pilot: Pilot[str]) -> None:
    """Waits until the bots have moved, and closes a page that is open."""
    await pilot.pause()
    while game_screen(app).is_waiting:
        await pilot.pause(0.01)
    if isinstance(app.screen, TextPage):
        await pilot.press("escape")
        await pilot.pause()


def count_own_moves(local_game: LocalGame) -> int:
    """How many moves the person has made."""
    return sum(step.seat == local_game.seat for step in local_game.table.steps)


def is_played_enough(local_game: LocalGame) -> bool:
    """Whether the game is over, or is Castle and has gone on for a while."""
    is_long = local_game.table.game.name == "castle"
    return local_game.is_over or (is_long and count_own_moves(local_game) >= ENOUGH_MOVES)


def status_text(app: RegaliaApp) -> str:
    """The line below the choices."""
    return str(game_screen(app).query_one("#detail", Static).render())


@games
async def test_a_whole_game_is_played_with_keys_alone(game: str) -> None:
    local_game = new_local_game(game)
    app = make_app(local_game)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        for _ in range(MOST_MOVES):
            if local_game.is_over:
                break
            await pilot.press("end" if count_own_moves(local_game) % 4 else "home", "enter")
            await wait_until_asked(app, pilot)
        assert local_game.is_over
        assert "Play again" in "\n".join(screen_lines(app))
        await pilot.press("3", "3")
    assert app.return_value == "quit"


@games
async def test_a_game_is_played_with_the_mouse_alone(game: str) -> None:
    local_game = new_local_game(game)
    app = make_app(local_game)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        for _ in range(MOST_MOVES):
            if is_played_enough(local_game):
                break
            screen = game_screen(app)
            board = screen.query_one("#board", Board)
            spot = next((s for s in board.positions if s.thing in board.highlights.touchable), None)
            if spot is not None:
                await pilot.click("#board", offset=(spot.x, spot.y))
            else:
                await pilot.click("#choices", offset=(3, 0))
            await wait_until_asked(app, pilot)
        assert is_played_enough(local_game)


@games
async def test_a_game_is_played_by_typing_alone(game: str) -> None:
    local_game = new_local_game(game, "ru")
    app = make_app(local_game)
    async with app.run_test(size=(100, 30)) as pilot:
        await wait_until_asked(app, pilot)
        for _ in range(MOST_MOVES):
            if is_played_enough(local_game):
                break
            screen = game_screen(app)
            command_input = screen.query_one("#typed", CommandInput)
            command_input.focus()
            command_input.value = (
                screen.spelled_moves[-1 if count_own_moves(local_game) % 4 else 0]
                .spellings[-1]
                .upper()
            )
            await pilot.press("enter")
            await wait_until_asked(app, pilot)
        assert is_played_enough(local_game)


@games
@pytest.mark.parametrize("size", SIZES)
async def test_everything_is_on_the_screen_at_every_size(game: str, size: tuple[int, int]) -> None:
    local_game = local_game_after(game, 3, 20)
    app = make_app(local_game)
    async with app.run_test(size=size) as pilot:
        await wait_until_asked(app, pilot)
        lines = screen_lines(app)
        assert len(lines) == size[1]
        screen = game_screen(app)
        shown = "\n".join(lines)
        for line in map(line_text, screen.query_one("#board", Board).lines):
            assert line in shown
        for line in map(line_text, screen.query_one("#seats", Board).lines):
            assert line in shown
        assert screen.query_one("#choices", ChoiceList).option_count
        assert screen.messages.format("keys") in shown


@pytest.mark.parametrize("language", LANGUAGES)
async def test_too_small_a_window_says_what_it_needs(language: str) -> None:
    app = make_app(local_game_after("majesty", 2, 4, language))
    async with app.run_test(size=(79, 24)) as pilot:
        await wait_until_asked(app, pilot)
        assert "80×24" in "\n".join(screen_lines(app))
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "80×24" not in "\n".join(screen_lines(app))


async def test_a_number_shows_what_a_move_brings_before_it_is_made() -> None:
    local_game = local_game_after("majesty", 2, 4)
    app = make_app(local_game)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        made = len(local_game.table.steps)
        final = next(
            at
            for at, one in enumerate(game_screen(app).picker.choices)
            if one.only_move is not None
        )
        await pilot.press(str(final + 1))
        assert len(local_game.table.steps) == made
        assert "⇒" in status_text(app)
        await pilot.press(str(final + 1))
        await wait_until_asked(app, pilot)
        assert len(local_game.table.steps) > made


async def test_a_choice_narrows_and_is_taken_back() -> None:
    app = make_app(local_game_after("kingme", 3, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        screen = game_screen(app)
        before = screen.picker.choices
        assert before[0].touch == "courtier:A"
        await pilot.press("1")
        assert [one.touch for one in screen.picker.choices] == [f"floor:{n}" for n in (1, 2, 3, 4)]
        assert screen.query_one("#board", Board).highlights.touched == ("courtier:A",)
        await pilot.press("left")
        assert screen.picker.choices == before


async def test_a_number_pressed_for_another_choice_makes_nothing() -> None:
    local_game = local_game_after("majesty", 2, 4)
    app = make_app(local_game)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        made = len(local_game.table.steps)
        final = next(
            at
            for at, one in enumerate(game_screen(app).picker.choices)
            if one.only_move is not None
        )
        number = str(final + 1)
        await pilot.press(number)
        assert f"{number} again or Enter makes this move" in "\n".join(screen_lines(app))
        await pilot.press("down" if final == 0 else "up")
        assert "again or Enter" not in "\n".join(screen_lines(app))
        await pilot.press(number)
        await pilot.press("left")
        await pilot.press(number)
        assert len(local_game.table.steps) == made
        await pilot.press(number)
        await wait_until_asked(app, pilot)
        assert len(local_game.table.steps) > made


async def test_a_board_that_grows_is_given_its_lines() -> None:
    app = make_app(local_game_after("castle", 3, 30))
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        seats = game_screen(app).query_one("#seats", Board)
        more = [*seats.lines, *seats.lines[:2]]
        seats.show_lines(more, seats.highlights)
        await pilot.pause()
        assert seats.size.height == len(more)
        log = game_screen(app).query_one("#log", VerticalScroll)
        assert log.scroll_y == log.max_scroll_y > 0  # the newest is still in view


@games
@pytest.mark.parametrize("language", LANGUAGES)
async def test_how_to_win_is_read_at_a_glance(game: str, language: str) -> None:
    app = make_app(new_local_game(game, language))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TextPage)
        page = app.screen.query_one(VerticalScroll)
        assert page.max_scroll_y == 0
        assert len(game_screen(app).voice.text("howto").split("\n")) <= 14


async def test_what_is_said_at_length_ends_with_a_sign_that_there_is_more() -> None:
    app = make_app(local_game_after("majesty", 2, 4))
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        game_screen(app).show_status("word " * 60)
        await pilot.pause()
        assert status_text(app).endswith("…")
        assert len(status_text(app).split("\n")) == 2


async def test_undo_takes_the_last_move_back() -> None:
    local_game = local_game_after("majesty", 2, 6)
    before = list(local_game.table.record.moves)
    app = make_app(local_game)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        screen = game_screen(app)
        screen.driver.make_person_move(screen.picker.legal_moves[0].move)
        await wait_until_asked(app, pilot)
        assert len(local_game.table.record.moves) > len(before)
        await pilot.press("u")
        await wait_until_asked(app, pilot)
        assert local_game.table.record.moves == before


async def test_the_thing_under_the_cursor_is_explained() -> None:
    app = make_app(local_game_after("castle", 2, 20))
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, TextPage)
        assert any("│ C5  " in line for line in screen_lines(app))


async def test_the_board_can_be_walked_and_touched_with_arrows() -> None:
    app = make_app(local_game_after("majesty", 2, 4))
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        screen = game_screen(app)
        screen.query_one("#board").focus()
        await pilot.press("right")
        first = screen.table.pointed
        await pilot.press("down")
        await pilot.pause()
        assert screen.table.pointed != first
        assert status_text(app)


async def test_what_changed_since_the_last_move_is_marked() -> None:
    app = make_app(local_game_after("majesty", 2, 4))
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        screen = game_screen(app)
        assert not screen.query_one("#board", Board).highlights.changed
        screen.driver.make_person_move(screen.picker.legal_moves[0].move)
        await wait_until_asked(app, pilot)
        assert screen.query_one("#board", Board).highlights.changed


async def test_what_was_typed_is_completed_and_found_again() -> None:
    app = make_app(local_game_after("kingme", 3, 0, "ru"))
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        screen = game_screen(app)
        command_input = screen.query_one("#typed", CommandInput)
        await pilot.press("slash", *"касп")
        await pilot.pause(0.1)
        await pilot.press("tab")
        assert command_input.value == "Каспар@1"
        command_input.value = "к@9"
        await pilot.press("enter")
        assert "Так нельзя" in status_text(app)
        await pilot.press("slash", "up")
        assert command_input.value == "к@9"


async def test_light_and_dark_change_places() -> None:
    app = make_app(local_game_after("majesty", 2, 4))
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        assert app.current_theme.dark
        await pilot.press("d")
        assert not app.current_theme.dark


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+d", "q"])
async def test_there_are_several_ways_to_leave(key: str) -> None:
    app = make_app(local_game_after("majesty", 2, 4))
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        await pilot.press(key)
    assert app.return_value == "quit"


async def test_tab_goes_from_the_choices_to_the_board_and_never_to_the_input_line() -> None:
    app = make_app(local_game_after("castle", 2, 70))
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        screen = game_screen(app)
        visited: list[str | None] = []
        for _ in range(4):
            await pilot.press("tab")
            assert screen.focused is not None
            visited.append(screen.focused.id)
        assert visited == ["board", "seats", "log", "choices"]
        await pilot.press("tab", "right")
        assert screen.table.pointed
        await pilot.press("slash")
        assert screen.focused is not None
        assert screen.focused.id == "typed"


@games
async def test_a_tall_screen_uses_its_height(game: str) -> None:
    """Below the board there are no more empty lines than a paragraph of the notes would need."""
    app = make_app(local_game_after(game, 3, 25))
    async with app.run_test(size=(120, 40)) as pilot:
        await wait_until_asked(app, pilot)
        table = game_screen(app).table
        middle = screen_lines(app)[1 : 1 + table.query_one("#middle").size.height]
        left = [line[: table.sizes.board_width].rstrip() for line in middle]
        used = max(number for number, line in enumerate(left, 1) if line)
        assert len(left) - used <= 3
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        lines = screen_lines(app)
        assert len(lines) == 24
        assert not any("• " in line for line in lines)  # no room for notes


async def test_castle_shows_many_of_its_choices_on_a_small_screen() -> None:
    """They are grouped by card, with the places of each; groups get the lines they need."""
    app = make_app(local_game_after("castle", 2, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until_asked(app, pilot)
        screen = game_screen(app)
        table = screen.table
        assert len(screen.picker.legal_moves) > 40
        shown = screen_lines(app)[-table.choice_list.size.height - 3 : -3]
        assert [line[0] for line in shown] == list("1234567")[: len(screen.picker.choices)]
        assert len(screen.picker.choices) == 7
        places = {
            touch
            for choice, line in zip(screen.picker.choices, shown, strict=True)
            for touch in (move.touches[-1] for move in choice.moves)
            if touch.startswith("place:") and f" {touch.removeprefix('place:')}" in line
        }
        assert len(places) > 6
