"""Moves spelled token by token."""

from collections.abc import Iterator

import pytest
from tests.chance import drawn_options

from regalia.games import GAMES
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.tokens import NO_MOVE, Tokens, make_speller
from regalia.kernel.view import View

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


def views(game: Game, seats: int, count: int) -> Iterator[View]:
    """The views of those who owe a move, over random games with options by chance."""
    rng = rng_from_number(seats)
    state = game.deal(drawn_options(game, seats, rng), rng)
    for _ in range(count):
        if not state.pending:
            state = game.deal(drawn_options(game, seats, rng), rng)
        owing = seats_in_mask(state.pending)
        seat = owing[rng.below(len(owing))]
        yield state.view(seat)
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


def expected_tokens(view: View, parts: list[tuple[str, str]], with_verb: bool) -> list[str]:
    """The tokens of a move by its parts: a level is a token of its own, a seat is turned."""
    found = [parts[0][1]] if with_verb else []
    for kind, value in parts[1:]:
        place, dot, level = value.partition(".")
        if kind == "seat":
            found.append(f"seat:+{(int(value) - view.seat) % view.seats}")
        elif dot:
            found += [f"{kind}:{place}", f"level:{level}"]
        else:
            found.append(f"{kind}:{value}")
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_spelling_says_what_the_parts_say(name: str, seats: int) -> None:
    game = GAMES[name]
    names = game.tokens.names
    for view in views(game, seats, 150):
        for move in view.legal():
            spelled = [names[token] for token in game.tokens.spelling(view, move)]
            made = expected_tokens(view, game.parts(view, move), with_verb=name == "castle")
            # the top card of a stack has its level, which notation leaves out
            assert [one for one in spelled if one in made] == made
            assert all(one.startswith("level:") for one in spelled if one not in made)


@pytest.mark.parametrize("name", GAMES)
def test_an_alphabet_is_small_and_its_names_differ(name: str) -> None:
    names = GAMES[name].tokens.names
    assert len(set(names)) == len(names) < 256


@pytest.mark.parametrize("name", GAMES)
def test_only_the_tokens_of_legal_moves_are_allowed(name: str) -> None:
    game = GAMES[name]
    for view in views(game, game.default_seats, 40):
        spellings = [game.tokens.spelling(view, move) for move in view.legal()]
        speaking = make_speller(game.tokens, view)
        said: list[int] = []
        while speaking.move == NO_MOVE:
            following = {one[len(said)] for one in spellings if one[: len(said)] == said}
            assert speaking.allowed_tokens() == sorted(following)
            said.append(speaking.allowed_tokens()[-1])
            speaking.add_token(said[-1])
        assert speaking.allowed_tokens() == []
        assert game.tokens.spelling(view, speaking.move) == said


def test_a_token_that_may_not_come_next_changes_nothing() -> None:
    game = GAMES["castle"]
    speaking = make_speller(
        game.tokens, game.new(2, seed=1).view(game.new(2, seed=1).seat_to_move())
    )
    before = speaking.allowed_tokens()
    with pytest.raises(ValueError, match="may not come next"):
        speaking.add_token(game.tokens.names.index("done"))
    assert speaking.allowed_tokens() == before


def test_an_alphabet_has_room_in_a_byte() -> None:
    with pytest.raises(ValueError, match="at most 255 tokens"):
        Tokens(tuple(str(number) for number in range(256)))
