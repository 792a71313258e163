"""Facts that matter before a move in Majesty: attacks, variety, majorities, workers, wounded."""

from typing import Final

from mypy_extensions import i64

from regalia.games.majesty.rules import layout
from regalia.games.majesty.rules.cards import (
    BARRACKS,
    BUILDINGS,
    COTTAGE,
    GUARD,
    KINDS_OF_PEOPLE,
    KNIGHT,
    NAMES,
    character_on_card,
)
from regalia.games.majesty.rules.layout import (
    TURNS_EACH,
    character_count,
    seat_offset,
    top_wounded_card,
)
from regalia.games.majesty.rules.scoring import (
    infirmary_penalty,
    majority_bonus,
    number_on_building,
    occupied_buildings,
    variety_bonus,
)
from regalia.kernel.cells import Cells
from regalia.kernel.coach import GameCoach, NotableFact
from regalia.kernel.seats import has_seat
from regalia.kernel.view import View

LAST_TURNS: Final = 3  # the coach counts the turns when so many are left
MANY_WORKERS: Final = 2  # from so many on, the workers on a card are mentioned


class MajestyCoach(GameCoach):
    """Looks at what can be taken now, and at what others threaten."""

    def notable_facts(self, view: View) -> list[NotableFact]:
        if not has_seat(view.pending, view.seat):
            return []
        c, seat = view.cells, view.seat
        found: list[NotableFact] = []
        add_wound_threat_fact(c, seat, found)
        add_standing_fact(c, seat, found)
        if not c[layout.TAKEN]:
            add_new_character_fact(c, seat, found)
            add_majority_fact(c, seat, found)
            add_attack_fact(c, seat, found)
            add_healing_fact(c, seat, found)
            add_worker_fact(c, seat, found)
            add_card_with_workers_fact(c, seat, found)
            add_last_turns_fact(c, found)
        return found


def can_afford(c: Cells, seat: i64, place: i64) -> bool:
    """Whether a seat can take the card at a place of the row, counted from 0 (M8)."""
    return c[layout.ROW + place] != 0 and place <= c[seat_offset(seat) + layout.WORKERS]


def first_affordable_place_for(c: Cells, seat: i64, building: i64) -> i64:
    """The first affordable place with a card for a building; -1 if there is none."""
    for place in range(i64(layout.ROW_SIZE)):
        if can_afford(c, seat, place):
            card = c[layout.ROW + place]
            if building in (character_on_card(card, False), character_on_card(card, True)):
                return place
    return -1


def row_mark(place: i64) -> str:
    """How a fact marks a card of the row on the board, such as `row:2`."""
    return f"row:{place + 1}"


def seat_mark(seat: i64) -> str:
    """How a fact marks a seat's realm on the board, such as `seat-1`."""
    return f"seat-{seat}"


def building_mark(building: i64) -> str:
    """The id by which a fact of the coach marks a building on the board, as `building-inn`."""
    return f"building-{BUILDINGS[building]}"


def card_total(c: Cells, seat: i64) -> i64:
    """How many cards a seat has under its buildings."""
    total: i64 = 0
    for building in range(i64(KINDS_OF_PEOPLE)):
        total += character_count(c, seat, building)
    return total


def add_wound_threat_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds the opponent with the most Knights, if they are more than the seat's Guards (M30)."""
    guards = character_count(c, seat, GUARD)
    worst: i64 = -1
    most = guards
    for step in range(1, c[layout.SEATS]):
        other = (seat + step) % c[layout.SEATS]
        if character_count(c, other, KNIGHT) > most:
            worst = other
            most = character_count(c, other, KNIGHT)
    if worst >= 0 and card_total(c, seat):
        facts: dict[str, int | str] = {
            "seat": int(worst),
            "knights": int(most),
            "guards": int(guards),
            "more": int(most - guards),
        }
        weight = 52 + 6 * (most - guards)
        found.append(
            NotableFact("threat", facts, weight, [seat_mark(worst), "building-guardhouse"])
        )


def add_attack_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds an affordable Knight that would wound somebody (M30, M31)."""
    place = first_affordable_place_for(c, seat, BARRACKS)
    if place < 0:
        return
    knights = character_count(c, seat, KNIGHT) + 1
    victims: i64 = 0
    for other in range(c[layout.SEATS]):
        if other != seat and character_count(c, other, GUARD) < knights and card_total(c, other):
            victims += 1
    if victims:
        facts: dict[str, int | str] = {
            "place": int(place) + 1,
            "knights": int(knights),
            "victims": int(victims),
        }
        found.append(NotableFact("attack", facts, 38 + 6 * victims, [row_mark(place)]))


def add_new_character_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds an affordable card for an empty building, with its gain in variety (M41)."""
    kinds = occupied_buildings(c, seat)
    for place in range(i64(layout.ROW_SIZE)):
        if not can_afford(c, seat, place):
            continue
        card = c[layout.ROW + place]
        for building in (character_on_card(card, False), character_on_card(card, True)):
            if character_count(c, seat, building) == 0:
                facts: dict[str, int | str] = {
                    "kinds": int(kinds),
                    "next": int(kinds) + 1,
                    "more": 2 * int(kinds) + 1,
                    "place": int(place) + 1,
                    "building": BUILDINGS[building],
                }
                marks = [row_mark(place), building_mark(building)]
                found.append(NotableFact("new-kind", facts, 36 + 3 * kinds, marks))
                return


def add_majority_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds the most valuable majority that one affordable card would bring, even shared (M41)."""
    best: i64 = -1
    best_place: i64 = -1
    best_most: i64 = 0
    for building in range(i64(KINDS_OF_PEOPLE)):
        if majority_bonus(c, seat, building):
            continue
        place = first_affordable_place_for(c, seat, building)
        most: i64 = 0
        for other in range(c[layout.SEATS]):
            if other != seat:
                most = max(most, character_count(c, other, building))
        if place < 0 or character_count(c, seat, building) + 1 < most:
            continue
        if best < 0 or number_on_building(c, building) > number_on_building(c, best):
            best, best_place, best_most = building, place, most
    if best >= 0:
        value = number_on_building(c, best)
        facts: dict[str, int | str] = {
            "place": int(best_place) + 1,
            "building": BUILDINGS[best],
            "count": int(character_count(c, seat, best)) + 1,
            "most": int(best_most),
            "value": int(value),
        }
        weight = 20 + value + 2 * (c[layout.TURN] // c[layout.SEATS])
        kind = "majority" if character_count(c, seat, best) + 1 > best_most else "majority-shared"
        found.append(NotableFact(kind, facts, weight, [row_mark(best_place), building_mark(best)]))


def add_healing_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds what the wounded cost, or an affordable Witch for the top one (M27, M32)."""
    wounded = c[seat_offset(seat) + layout.WOUNDED_COUNT]
    if not wounded:
        return
    place = first_affordable_place_for(c, seat, COTTAGE)
    if place >= 0:
        healing: dict[str, int | str] = {
            "place": int(place) + 1,
            "card": NAMES[top_wounded_card(c, seat)],
        }
        marks = [row_mark(place), "building-infirmary"]
        found.append(NotableFact("healing", healing, 48 + wounded, marks))
    else:
        facts: dict[str, int | str] = {
            "wounded": int(wounded),
            "cost": -int(infirmary_penalty(c, seat)),
        }
        found.append(NotableFact("wounded", facts, 30 + 3 * wounded, ["building-infirmary"]))


def add_worker_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds how far the seat's workers reach, if not to the end of the row (M8)."""
    workers = c[seat_offset(seat) + layout.WORKERS]
    if workers < layout.ROW_SIZE - 1 and c[layout.ROW + workers + 1]:
        facts: dict[str, int | str] = {"workers": int(workers), "place": int(workers) + 1}
        weight = 56 - 10 * workers
        found.append(NotableFact("reach", facts, weight, [row_mark(workers)]))


def add_card_with_workers_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds the affordable card with the most workers on it (M12)."""
    best: i64 = -1
    for place in range(i64(layout.ROW_SIZE)):
        richer = best < 0 or c[layout.ROW_WORKERS + place] > c[layout.ROW_WORKERS + best]
        if can_afford(c, seat, place) and richer:
            best = place
    workers = c[layout.ROW_WORKERS + best] if best >= 0 else i64(0)
    if workers >= MANY_WORKERS:
        facts: dict[str, int | str] = {"place": int(best) + 1, "workers": int(workers)}
        found.append(NotableFact("rich-card", facts, 24 + 6 * workers, [row_mark(best)]))


def add_last_turns_fact(c: Cells, found: list[NotableFact]) -> None:
    """Adds how many turns are left, near the end (M40)."""
    turns = TURNS_EACH - c[layout.TURN] // c[layout.SEATS]
    if turns <= LAST_TURNS:
        found.append(NotableFact("last-turns", {"turns": int(turns)}, 58 - 6 * turns, []))


def add_standing_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds who would lead if the game ended now, and by how much (M41)."""
    best: i64 = -1
    for step in range(1, c[layout.SEATS]):
        other = (seat + step) % c[layout.SEATS]
        if best < 0 or final_coins(c, other) > final_coins(c, best):
            best = other
    lead = final_coins(c, seat) - final_coins(c, best)
    facts: dict[str, int | str] = {"seat": int(best), "coins": abs(int(lead))}
    if lead > 0:
        found.append(NotableFact("ahead", facts, 16, [seat_mark(seat)]))
    elif lead < 0:
        found.append(NotableFact("behind", facts, 18, [seat_mark(best)]))
    else:
        found.append(NotableFact("level", {"seat": int(best)}, 14, [seat_mark(best)]))


def final_coins(c: Cells, seat: i64) -> i64:
    """A seat's coins if the game ended now (M41)."""
    total = c[seat_offset(seat) + layout.COINS] + infirmary_penalty(c, seat)
    total += variety_bonus(c, seat)
    for building in range(i64(KINDS_OF_PEOPLE)):
        total += majority_bonus(c, seat, building)
    return total
