"""The feature vector of a King Me! view, for machine learning."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from regalia.games.kingme.rules import layout
from regalia.games.kingme.rules.courtiers import (
    ALL_GOALS,
    COURTIERS,
    FAVOURITES,
    NOWHERE,
    OUT_OF_ROUND,
    SERVANTS,
    THRONE,
)
from regalia.games.kingme.rules.history import move_of_turn, votes_against
from regalia.games.kingme.rules.layout import current_goal, round_offset, seat_offset
from regalia.games.kingme.rules.move_codes import ASCENTS, courtier_of_move, floor_of_move
from regalia.games.kingme.rules.scoring import goal_points, total_score
from regalia.kernel.cells import Cells
from regalia.kernel.features import (
    FeatureBlock,
    Features,
    put_flag,
    put_mask,
    put_number,
    put_one_hot,
    put_one_hot_seat,
    put_seat_mask,
    put_zeros,
)

KINDS_OF_PHASE: Final = 4
KINDS_OF_SEATING: Final = 4
COURTIER_PLACES: Final = OUT_OF_ROUND + 1
HISTORY_SIZE: Final = 78  # every courtier for the most seats

PIECES: Final = (
    FeatureBlock("seats", (KINDS_OF_SEATING,), 1, "How many sit at the table: three to six."),
    FeatureBlock(
        "rounds", (layout.MAX_ROUNDS,), 1, "How many rounds are played: one, two or three."
    ),
    FeatureBlock("moonshot", (1,), 1, "Whether nothing at all counts as 33 in the last round."),
    FeatureBlock("random", (1,), 1, "Whether chance places the courtiers."),
    FeatureBlock("round", (layout.MAX_ROUNDS,), 1, "Which round it is."),
    FeatureBlock("phase", (KINDS_OF_PHASE,), 1, "What is going on: placing, ascent, vote, over."),
    FeatureBlock("owing", (layout.MAX_SEATS,), 1, "Who owes a move."),
    FeatureBlock("first", (layout.MAX_SEATS,), 1, "Who had the first turn of this round."),
    FeatureBlock("crown", (layout.MAX_SEATS,), 1, "Who nominated last."),
    FeatureBlock("noes", (layout.MAX_SEATS,), 4, "The No cards that each seat has not yet shown."),
    FeatureBlock("voted", (layout.MAX_SEATS,), 1, "Who has sealed a vote."),
    FeatureBlock("no", (1,), 1, "Whether the viewing seat has sealed a No."),
    FeatureBlock(
        "points", (layout.MAX_SEATS,), 99, "What each seat has scored in the rounds before."
    ),
    FeatureBlock(
        "places",
        (COURTIERS, COURTIER_PLACES),
        1,
        "Where each courtier is: a floor, nowhere, or out.",
    ),
    FeatureBlock("goal", (COURTIERS,), 1, "The favourites of the viewing seat in this round."),
    FeatureBlock("worth", (1,), 33, "What that goal would bring now."),
    FeatureBlock(
        "gone", (ALL_GOALS,), 1, "The goals that nobody else can have: seen before, or its own."
    ),
    FeatureBlock(
        "placed", (layout.MAX_SEATS, COURTIERS), 4, "The floor onto which each seat placed whom."
    ),
    FeatureBlock(
        "raised",
        (layout.MAX_SEATS, COURTIERS),
        6,
        "How often each seat moved whom up in this round.",
    ),
    FeatureBlock(
        "against", (layout.MAX_SEATS, COURTIERS), 1, "Whom each seat voted out in this round."
    ),
)


class KingMeFeatures(Features):
    """The palace, the seat's goal, and who did what in this round."""

    def __init__(self) -> None:
        super().__init__(PIECES)

    def fill_row(self, row: vec[u8], offset: i64, c: Cells, seat: i64, pending: i64) -> i64:
        offset = put_table(row, offset, c, seat, pending)
        offset = put_seat_counts(row, offset, c, seat)
        offset = put_palace(row, offset, c, seat)
        return put_round_history(row, offset, c, seat)


def put_table(row: vec[u8], offset: i64, c: Cells, seat: i64, pending: i64) -> i64:
    """Writes the options, the phase and whose turn it is."""
    seats = c[layout.SEATS]
    offset = put_one_hot(row, offset, seats - 3, KINDS_OF_SEATING)
    offset = put_one_hot(row, offset, c[layout.ROUNDS] - 1, layout.MAX_ROUNDS)
    offset = put_flag(row, offset, c[layout.MOONSHOT] != 0)
    offset = put_flag(row, offset, c[layout.RANDOM_FLOORS] != 0)
    offset = put_one_hot(row, offset, c[layout.ROUND], layout.MAX_ROUNDS)
    offset = put_one_hot(row, offset, c[layout.PHASE], KINDS_OF_PHASE)
    offset = put_seat_mask(row, offset, pending, seat, seats, layout.MAX_SEATS)
    offset = put_one_hot_seat(
        row, offset, c[round_offset(c[layout.ROUND]) + layout.FIRST], seat, seats, layout.MAX_SEATS
    )
    return put_one_hot_seat(row, offset, c[layout.CROWN] - 1, seat, seats, layout.MAX_SEATS)


def put_seat_counts(row: vec[u8], offset: i64, c: Cells, seat: i64) -> i64:
    """Writes how many No cards each seat has, its vote and points, the viewing seat first."""
    seats = c[layout.SEATS]
    voted = offset + layout.MAX_SEATS
    points = voted + layout.MAX_SEATS + 1
    for step in range(seats):
        me = seat_offset((seat + step) % seats)
        put_number(row, offset + step, c[me + layout.NOES])
        put_flag(row, voted + step, c[me + layout.VOTE] != layout.NO_VOTE)
        put_number(row, points + step, total_score(c, (seat + step) % seats))
    put_flag(row, voted + layout.MAX_SEATS, c[seat_offset(seat) + layout.VOTE] == layout.VOTE_NO)
    return points + layout.MAX_SEATS


def put_palace(row: vec[u8], offset: i64, c: Cells, seat: i64) -> i64:
    """Writes the courtiers' floors, and of the viewing seat its favourites and their points now."""
    places = c[layout.POSITIONS]
    for _ in range(COURTIERS):
        offset = put_one_hot(row, offset, places & layout.COURTIER_MASK, COURTIER_PLACES)
        places >>= layout.COURTIER_BITS
    goal = current_goal(c, seat)
    offset = put_mask(row, offset, FAVOURITES[goal], COURTIERS)
    offset = put_number(row, offset, goal_points(c, goal))
    return put_mask(row, offset, impossible_goals(c, seat) >> 1, ALL_GOALS)


def impossible_goals(c: Cells, seat: i64) -> i64:
    """The goals of the rounds before, and the viewing seat's own, a bit each by number."""
    gone: i64 = 0
    for number in range(c[layout.ROUND]):
        for other in range(c[layout.SEATS]):
            gone |= i64(1) << c[seat_offset(other) + layout.GOAL + number]
    return gone | i64(1) << current_goal(c, seat)


def put_round_history(row: vec[u8], offset: i64, c: Cells, seat: i64) -> i64:
    """Writes which seat has placed, raised and voted out which courtier in this round."""
    seats = c[layout.SEATS]
    put_zeros(row, offset, seats * COURTIERS)
    put_zeros(row, offset + HISTORY_SIZE, seats * COURTIERS)
    put_zeros(row, offset + 2 * HISTORY_SIZE, seats * COURTIERS)
    number = c[layout.ROUND]
    now = round_offset(number)
    places = c[now + layout.START_POSITIONS] if c[layout.RANDOM_FLOORS] else i64(layout.ALL_NOWHERE)
    step = (c[now + layout.FIRST] - seat + seats) % seats
    turns = c[now + layout.TURNS]
    voting: i64 = 0
    for turn in range(turns):
        move = move_of_turn(c, number, turn)
        courtier = courtier_of_move(move)
        cell = offset + step * COURTIERS + courtier
        shift = courtier * layout.COURTIER_BITS
        if move < ASCENTS:
            floor = floor_of_move(move)
            row[cell] = u8(floor)
            places += (floor - NOWHERE) << shift
        else:
            row[cell + HISTORY_SIZE] += u8(1)
            floor = (places >> shift) & layout.COURTIER_MASK
            rise: i64 = SERVANTS + 1 - NOWHERE if floor == NOWHERE else 1  # K6
            places += rise << shift
            if floor + rise == THRONE and voting < c[now + layout.VOTINGS]:
                against = votes_against(c, number, voting)
                put_no_votes(row, offset + 2 * HISTORY_SIZE + courtier, against, seat, seats)
                voting += 1
        step = step + 1 if step + 1 < seats else i64(0)
    return offset + 3 * HISTORY_SIZE


def put_no_votes(row: vec[u8], offset: i64, against: i64, seat: i64, seats: i64) -> None:
    """Writes which seats have voted No against a nominee."""
    for step in range(seats):
        if (against >> (seat + step) % seats) & 1:
            row[offset + step * COURTIERS] = u8(1)
