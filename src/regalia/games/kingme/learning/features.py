"""What a seat of King Me! knows, as a feature vector for machine learning."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

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
from regalia.games.kingme.rules.layout import (
    ALL_NOWHERE,
    COURTIER_BITS,
    COURTIER_MASK,
    CROWN,
    FIRST,
    GOAL,
    MOONSHOT,
    MOST_ROUNDS,
    MOST_SEATS,
    NO_VOTE,
    NOES,
    PHASE,
    POSITIONS,
    RANDOM,
    ROUND,
    ROUNDS,
    SCORE,
    SEATS,
    START_POSITIONS,
    TURNS,
    VOTE,
    VOTE_NO,
    VOTINGS,
    round_offset,
    seat_offset,
)
from regalia.games.kingme.rules.moves import ASCENTS, courtier_of, floor_of
from regalia.games.kingme.rules.scoring import goal_points
from regalia.kernel.features import (
    FeatureBlock,
    Features,
    put_flag,
    put_mask,
    put_number,
    put_one_hot,
    put_seat,
    put_seats,
    put_zeros,
)

KINDS_OF_PHASE: Final = 4
KINDS_OF_SEATING: Final = 4
PLACES: Final = OUT_OF_ROUND + 1
HISTORY_SIZE: Final = 78  # every courtier for the most seats

PIECES: Final = (
    FeatureBlock("seats", (KINDS_OF_SEATING,), 1, "How many sit at the table: three to six."),
    FeatureBlock("rounds", (MOST_ROUNDS,), 1, "How many rounds are played: one, two or three."),
    FeatureBlock("moonshot", (1,), 1, "Whether nothing at all counts as 33 in the last round."),
    FeatureBlock("random", (1,), 1, "Whether chance places the courtiers."),
    FeatureBlock("round", (MOST_ROUNDS,), 1, "Which round it is."),
    FeatureBlock("phase", (KINDS_OF_PHASE,), 1, "What is going on: placing, ascent, vote, over."),
    FeatureBlock("owing", (MOST_SEATS,), 1, "Who owes a move."),
    FeatureBlock("first", (MOST_SEATS,), 1, "Who had the first turn of this round."),
    FeatureBlock("crown", (MOST_SEATS,), 1, "Who nominated last."),
    FeatureBlock("noes", (MOST_SEATS,), 4, "The No cards that each seat has not yet shown."),
    FeatureBlock("voted", (MOST_SEATS,), 1, "Who has sealed a vote."),
    FeatureBlock("no", (1,), 1, "Whether the viewing seat has sealed a No."),
    FeatureBlock("points", (MOST_SEATS,), 99, "What each seat has scored in the rounds before."),
    FeatureBlock(
        "places", (COURTIERS, PLACES), 1, "Where each courtier is: a floor, nowhere, or out."
    ),
    FeatureBlock("goal", (COURTIERS,), 1, "The favourites of the viewing seat in this round."),
    FeatureBlock("worth", (1,), 33, "What that goal would bring now."),
    FeatureBlock(
        "gone", (ALL_GOALS,), 1, "The goals that nobody else can have: seen before, or its own."
    ),
    FeatureBlock(
        "placed", (MOST_SEATS, COURTIERS), 4, "The floor onto which each seat placed whom."
    ),
    FeatureBlock(
        "raised", (MOST_SEATS, COURTIERS), 6, "How often each seat moved whom up in this round."
    ),
    FeatureBlock("against", (MOST_SEATS, COURTIERS), 1, "Whom each seat voted out in this round."),
)


class KingMeFeatures(Features):
    """The palace, the seat's goal, and who did what in this round."""

    def __init__(self) -> None:
        super().__init__(PIECES)

    def fill_row(self, row: vec[u8], at: i64, c: vec[i64], seat: i64, pending: i64) -> i64:
        at = put_table(row, at, c, seat, pending)
        at = put_seat_counts(row, at, c, seat)
        at = put_palace(row, at, c, seat)
        return put_round_history(row, at, c, seat)


def put_table(row: vec[u8], at: i64, c: vec[i64], seat: i64, pending: i64) -> i64:
    """The options, the phase and whose turn it is."""
    seats = c[SEATS]
    at = put_one_hot(row, at, seats - 3, KINDS_OF_SEATING)
    at = put_one_hot(row, at, c[ROUNDS] - 1, MOST_ROUNDS)
    at = put_flag(row, at, c[MOONSHOT] != 0)
    at = put_flag(row, at, c[RANDOM] != 0)
    at = put_one_hot(row, at, c[ROUND], MOST_ROUNDS)
    at = put_one_hot(row, at, c[PHASE], KINDS_OF_PHASE)
    at = put_seats(row, at, pending, seat, seats, MOST_SEATS)
    at = put_seat(row, at, c[round_offset(c[ROUND]) + FIRST], seat, seats, MOST_SEATS)
    return put_seat(row, at, c[CROWN] - 1, seat, seats, MOST_SEATS)


def put_seat_counts(row: vec[u8], at: i64, c: vec[i64], seat: i64) -> i64:
    """No cards, votes and points of each seat, the viewing seat first."""
    seats = c[SEATS]
    voted = at + MOST_SEATS
    points = voted + MOST_SEATS + 1
    step: i64 = 0
    while step < seats:
        me = seat_offset((seat + step) % seats)
        put_number(row, at + step, c[me + NOES])
        put_flag(row, voted + step, c[me + VOTE] != NO_VOTE)
        put_number(row, points + step, c[me + SCORE] + c[me + SCORE + 1] + c[me + SCORE + 2])
        step += 1
    put_flag(row, voted + MOST_SEATS, c[seat_offset(seat) + VOTE] == VOTE_NO)
    return points + MOST_SEATS


def put_palace(row: vec[u8], at: i64, c: vec[i64], seat: i64) -> i64:
    """Where everybody is, and what it means to the viewing seat."""
    places = c[POSITIONS]
    courtier: i64 = 0
    while courtier < COURTIERS:
        at = put_one_hot(row, at, places & COURTIER_MASK, PLACES)
        places >>= COURTIER_BITS
        courtier += 1
    goal = c[seat_offset(seat) + GOAL + c[ROUND]]
    at = put_mask(row, at, FAVOURITES[goal], COURTIERS)
    at = put_number(row, at, goal_points(c, goal))
    return put_mask(row, at, impossible_goals(c, seat) >> 1, ALL_GOALS)


def impossible_goals(c: vec[i64], seat: i64) -> i64:
    """The goals of the rounds before, and the viewing seat's own, a bit each by number."""
    gone: i64 = 0
    number: i64 = 0
    while number < c[ROUND]:
        other: i64 = 0
        while other < c[SEATS]:
            gone |= i64(1) << c[seat_offset(other) + GOAL + number]
            other += 1
        number += 1
    return gone | i64(1) << c[seat_offset(seat) + GOAL + c[ROUND]]


def put_round_history(row: vec[u8], at: i64, c: vec[i64], seat: i64) -> i64:
    """Who has placed, raised and voted out whom in this round."""
    seats = c[SEATS]
    put_zeros(row, at, seats * COURTIERS)
    put_zeros(row, at + HISTORY_SIZE, seats * COURTIERS)
    put_zeros(row, at + 2 * HISTORY_SIZE, seats * COURTIERS)
    number = c[ROUND]
    now = round_offset(number)
    places = c[now + START_POSITIONS] if c[RANDOM] else i64(ALL_NOWHERE)
    step = (c[now + FIRST] - seat + seats) % seats
    turns = c[now + TURNS]
    voting: i64 = 0
    turn: i64 = 0
    while turn < turns:
        move = move_of_turn(c, number, turn)
        courtier = courtier_of(move)
        cell = at + step * COURTIERS + courtier
        shift = courtier * COURTIER_BITS
        if move < ASCENTS:
            floor = floor_of(move)
            row[cell] = u8(floor)
            places += (floor - NOWHERE) << shift
        else:
            row[cell + HISTORY_SIZE] += u8(1)
            floor = (places >> shift) & COURTIER_MASK
            rise: i64 = SERVANTS + 1 - NOWHERE if floor == NOWHERE else 1  # K6
            places += rise << shift
            if floor + rise == THRONE and voting < c[now + VOTINGS]:
                against = votes_against(c, number, voting)
                put_no_votes(row, at + 2 * HISTORY_SIZE + courtier, against, seat, seats)
                voting += 1
        step = step + 1 if step + 1 < seats else i64(0)
        turn += 1
    return at + 3 * HISTORY_SIZE


def put_no_votes(row: vec[u8], at: i64, against: i64, seat: i64, seats: i64) -> None:
    """Marks a nominee for every seat that voted No."""
    step: i64 = 0
    while step < seats:
        if (against >> (seat + step) % seats) & 1:
            row[at + step * COURTIERS] = u8(1)
        step += 1
