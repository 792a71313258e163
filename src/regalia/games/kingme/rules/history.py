"""The memory of a game of King Me!: who placed, moved and voted how, in every round."""

from mypy_extensions import i64

from regalia.games.kingme.rules import layout
from regalia.games.kingme.rules.courtiers import COURTIERS, NOWHERE, THRONE
from regalia.games.kingme.rules.layout import round_offset
from regalia.games.kingme.rules.move_codes import ASCENTS, courtier_of_move, floor_of_move
from regalia.kernel.cells import Cells


def record_turn(c: Cells, history_offset: i64, move: i64) -> None:
    """Writes the move of a turn into the history that begins at `history_offset`."""
    turn = c[history_offset + layout.TURNS]
    c[history_offset + layout.TURNS] = turn + 1
    c[history_offset + layout.TURN_MOVES + (turn >> 3)] |= move << ((turn & 7) * layout.MOVE_BITS)


def record_votes(c: Cells, history_offset: i64, seats_against_mask: i64) -> None:
    """Writes the seats against a nominee into the history that begins at `history_offset`."""
    voting = c[history_offset + layout.VOTINGS]
    c[history_offset + layout.VOTINGS] = voting + 1
    c[history_offset + layout.AGAINST + (voting >> 3)] |= seats_against_mask << (
        (voting & 7) * layout.SEAT_BITS
    )


def move_of_turn(c: Cells, round_number: i64, turn: i64) -> i64:
    """The move of a turn of a round, both counted from 0."""
    cell = c[round_offset(round_number) + layout.TURN_MOVES + (turn >> 3)]
    return (cell >> ((turn & 7) * layout.MOVE_BITS)) & ((1 << layout.MOVE_BITS) - 1)


def votes_against(c: Cells, round_number: i64, voting_number: i64) -> i64:
    """The seats that voted No in a vote of a round, both counted from 0, a bit each."""
    cell = c[round_offset(round_number) + layout.AGAINST + (voting_number >> 3)]
    return (cell >> ((voting_number & 7) * layout.SEAT_BITS)) & ((1 << layout.SEAT_BITS) - 1)


def starting_floor(c: Cells, round_number: i64, courtier: i64) -> int:
    """The floor on which chance placed a courtier at the beginning of a round."""
    floors = c[round_offset(round_number) + layout.START_POSITIONS]
    return int((floors >> courtier * layout.COURTIER_BITS) & layout.COURTIER_MASK)


def turns_of_round(c: Cells, round_number: i64) -> list[tuple[int, int]]:
    """The turns of a round in order: the seat and its move."""
    now = round_offset(round_number)
    first = c[now + layout.FIRST]
    return [
        (int((first + turn) % c[layout.SEATS]), int(move_of_turn(c, round_number, turn)))
        for turn in range(c[now + layout.TURNS])
    ]


def nominations(c: Cells, round_number: i64) -> list[tuple[int, int, int]]:
    """The votes shown in a round, in order: the nominating seat, the nominee, the mask of Noes."""
    now = round_offset(round_number)
    heights = [NOWHERE] * COURTIERS
    if c[now + layout.TURNS] == 0:
        return []
    if c[layout.RANDOM_FLOORS]:
        heights = [starting_floor(c, round_number, courtier) for courtier in range(COURTIERS)]
    found: list[tuple[int, int, int]] = []
    for seat, move in turns_of_round(c, round_number):
        courtier = int(courtier_of_move(move))
        if move < ASCENTS:
            heights[courtier] = int(floor_of_move(move))
            continue
        if heights[courtier] == NOWHERE:
            heights[courtier] = 0  # K6
        heights[courtier] += 1
        if heights[courtier] == THRONE and len(found) < c[now + layout.VOTINGS]:
            found.append((seat, courtier, int(votes_against(c, round_number, len(found)))))
    return found
