"""A hand-made evaluation of Majesty: the value of a move, and each seat's chance to win."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.majesty.rules import layout, move_codes, scoring
from regalia.games.majesty.rules.cards import (
    BARRACKS,
    BREWER,
    BREWERY,
    CASTLE,
    COTTAGE,
    GUARD,
    GUARDHOUSE,
    HIGHER,
    INN,
    INNKEEPER,
    KINDS_OF_PEOPLE,
    KNIGHT,
    LOWER,
    MILL,
    MILLER,
    NOBLE,
    WITCH,
    character_on_card,
)
from regalia.games.majesty.rules.layout import (
    character_count,
    seat_offset,
    seat_to_move,
    uses_side_b,
)
from regalia.games.majesty.rules.move_codes import (
    extra_choice_of_move,
    half_of_move,
    net_workers_bought,
    row_place_of_move,
)
from regalia.games.majesty.strategy.standing import win_shares
from regalia.games.majesty.strategy.tempers import temper_bonus
from regalia.kernel.cells import Cells
from regalia.kernel.heuristics import Heuristics
from regalia.kernel.rng import Rng
from regalia.kernel.state import State

# Values of moves are in quarters of a coin.
COIN_VALUE: Final = 4
WORKER_VALUE: Final = 6  # a worker kept is worth more than the coin it could be sold for
MOVE_NOISE: Final = 16  # random noise on the value of a move in rollouts


class MajestyHeuristics(Heuristics):
    """Counts what a card brings at once, and what it adds to the final scoring."""

    def prior(self, state: State, seat: i64, move: i64) -> i64:
        return move_value(state.cells, seat, move)

    def temper_bonus(self, state: State, seat: i64, move: i64, temper: i64) -> float:
        return temper_bonus(state.cells, seat, move, temper)

    def rollout(self, state: State, rng: Rng) -> None:
        while state.pending:
            seat = seat_to_move(state.cells)
            state.apply(seat, self.noisy_best_move(state, seat, rng, MOVE_NOISE))

    def evaluate(self, state: State) -> vec[float]:
        return win_shares(state.cells)


def move_value(c: Cells, seat: i64, move: i64) -> i64:
    """A quick estimate of a legal move for its seat, which looks no further than this turn."""
    place = row_place_of_move(move)
    card = c[layout.TAKEN] if place == move_codes.REST else c[layout.ROW + place]
    building = HIGHER[card] if half_of_move(move) else LOWER[card]
    gain = COIN_VALUE * building_income(c, seat, building) + COIN_VALUE * final_scoring_value(
        c, seat, building
    )
    if place != move_codes.REST:
        gain += (c[layout.ROW_WORKERS + place] - place) * WORKER_VALUE
        gain -= place * cost_of_leaving_worker(c, seat)
    if building == COTTAGE:
        gain += healing_value(c, seat, extra_choice_of_move(move))
    elif building == BARRACKS:
        gain += attack_value(c, seat)
    elif building == CASTLE:
        gain += net_workers_bought(extra_choice_of_move(move)) * (WORKER_VALUE - COIN_VALUE)
    return gain


def cost_of_leaving_worker(c: Cells, seat: i64) -> i64:
    """What it costs to leave a worker on a card for somebody else."""
    return 2 if c[layout.SEATS] == 2 else 1


def building_income(c: Cells, seat: i64, building: i64) -> i64:
    """The coins a new card under a building brings its owner, less what others get by it."""
    b = uses_side_b(c, building)
    if building == MILL:
        pay = 2 * character_count(c, seat, MILLER) + 2
        return pay + shared_payment_value(c, seat, WITCH, 3) if b else pay
    if building == BREWERY:
        if b:
            served = character_count(c, seat, MILLER) + character_count(c, seat, BREWER) + 1
            feast: i64 = (
                10 if character_count(c, seat, INNKEEPER) and character_count(c, seat, NOBLE) else 0
            )
            return served + feast
        return 3 * character_count(c, seat, BREWER) + 3 + shared_payment_value(c, seat, MILLER, 2)
    if building == COTTAGE:
        if b:
            return 3 * character_count(c, seat, WITCH) + 3
        return (
            2
            * (
                character_count(c, seat, MILLER)
                + character_count(c, seat, BREWER)
                + character_count(c, seat, WITCH)
            )
            + 2
        )
    if building == GUARDHOUSE:
        if b:
            served = (
                character_count(c, seat, BREWER)
                + character_count(c, seat, WITCH)
                + character_count(c, seat, GUARD)
            )
            return 2 * served + 2 + shared_payment_value(c, seat, INNKEEPER, 3)
        served = (
            character_count(c, seat, GUARD)
            + character_count(c, seat, KNIGHT)
            + character_count(c, seat, INNKEEPER)
        )
        return 2 * served + 2
    if building == BARRACKS:
        if b:
            served = (
                character_count(c, seat, KNIGHT)
                + character_count(c, seat, INNKEEPER)
                + character_count(c, seat, NOBLE)
            )
            return 3 * served + 3
        return 3 * character_count(c, seat, KNIGHT) + 3
    if building == INN:
        keepers = character_count(c, seat, INNKEEPER) + 1
        if not b:
            return 4 * keepers + shared_payment_value(c, seat, BREWER, 3)
        largest = keepers
        for character in range(i64(KINDS_OF_PEOPLE)):
            largest = max(largest, character_count(c, seat, character))
        return 2 * keepers * largest
    nobles = character_count(c, seat, NOBLE) + 1
    if b:
        return 4 * nobles + 4 * c[seat_offset(seat) + layout.WOUNDED_COUNT]
    return 6 * nobles


def shared_payment_value(c: Cells, seat: i64, character: i64, coins: i64) -> i64:
    """What a payment to all who have a character is worth to one of them."""
    gain: i64 = 0
    for other in range(c[layout.SEATS]):
        if character_count(c, other, character):
            gain += coins if other == seat else -coins // (c[layout.SEATS] - 1)
    return gain


def final_scoring_value(c: Cells, seat: i64, building: i64) -> i64:
    """What a new card under a building adds to variety, majorities and safety, in coins."""
    count = character_count(c, seat, building)
    gain: i64 = 0
    if not count:
        gain += 2 * scoring.occupied_buildings(c, seat) + 1
    best: i64 = 0
    other: i64 = 0
    at = layout.COUNT + building
    while other < c[layout.SEATS]:
        if other != seat and c[seat_offset(other) + at] > best:
            best = c[seat_offset(other) + at]
        other += 1
    behind = best - count
    if 0 <= behind <= 1:
        # a lead counts more the later it is in the game
        progress = c[layout.TURN] * 8 // (layout.TURNS_EACH * c[layout.SEATS])
        weight = 1 + progress // 2 if behind else 3 + progress
        value = scoring.number_on_building(c, building)
        gain += value * weight // 12
    if building == GUARDHOUSE:
        gain += guard_value(c, seat)
    return gain


def guard_value(c: Cells, seat: i64) -> i64:
    """What one more guard saves, in coins."""
    guards = character_count(c, seat, GUARD)
    gain: i64 = 0
    for other in range(c[layout.SEATS]):
        if other != seat and character_count(c, other, KNIGHT) >= guards:
            gain += 2
    return gain


def healing_value(c: Cells, seat: i64, extra_choice: i64) -> i64:
    """What the card that a witch heals is worth."""
    me = seat_offset(seat)
    if not c[me + layout.WOUNDED_COUNT]:
        return 0
    card = c[me + layout.WOUNDED_STACK] & layout.CARD_MASK
    building = character_on_card(card, extra_choice == move_codes.HEAL_HIGHER)
    gain: i64 = 2 * COIN_VALUE + COIN_VALUE * final_scoring_value(c, seat, building)
    if uses_side_b(c, COTTAGE):
        return gain + (3 * COIN_VALUE if building == COTTAGE else 0)
    return gain + (2 * COIN_VALUE if building <= COTTAGE else 0)


def attack_value(c: Cells, seat: i64) -> i64:
    """What the cards that an attack takes are worth, shared among those who profit."""
    knights = character_count(c, seat, KNIGHT) + 1
    gain: i64 = 0
    for other in range(c[layout.SEATS]):
        if other != seat and character_count(c, other, GUARD) < knights:
            building: i64 = 0
            while building < KINDS_OF_PEOPLE and not character_count(c, other, building):
                building += 1
            if building < KINDS_OF_PEOPLE:
                loss: i64 = 4
                if character_count(c, other, building) == 1:
                    loss += 2 * scoring.occupied_buildings(c, other) - 1
                gain += loss * COIN_VALUE // (c[layout.SEATS] - 1)
    return gain
