"""The effects of buildings, one small function per printed side."""

from mypy_extensions import i64

from regalia.games.majesty.rules import cards, events, layout
from regalia.games.majesty.rules.layout import character_count, seat_offset, uses_side_b
from regalia.games.majesty.rules.move_codes import HEAL_HIGHER, net_workers_bought
from regalia.kernel.cells import Cells
from regalia.kernel.event import Log


def use_building(c: Cells, seat: i64, building: i64, extra_choice: i64, log: Log) -> None:
    """Carries out the lines of a building in use, from top to bottom (M11)."""
    b = uses_side_b(c, building)
    if building == cards.MILL:
        use_mill_side_b(c, seat, log) if b else use_mill_side_a(c, seat, log)
    elif building == cards.BREWERY:
        use_brewery_side_b(c, seat, log) if b else use_brewery_side_a(c, seat, log)
    elif building == cards.COTTAGE:
        heal_top_card(c, seat, extra_choice, log)
        use_cottage_side_b(c, seat, log) if b else use_cottage_side_a(c, seat, log)
    elif building == cards.GUARDHOUSE:
        use_guardhouse_side_b(c, seat, log) if b else use_guardhouse_side_a(c, seat, log)
    elif building == cards.BARRACKS:
        attack_opponents(c, seat, log)
        use_barracks_side_b(c, seat, log) if b else use_barracks_side_a(c, seat, log)
    elif building == cards.INN:
        use_inn_side_b(c, seat, log) if b else use_inn_side_a(c, seat, log)
    elif b:
        trade_workers(c, seat, net_workers_bought(extra_choice), log)
        use_castle_side_b(c, seat, log)
    else:
        use_castle_side_a(c, seat, log)


# the printed sides


def use_mill_side_a(c: Cells, seat: i64, log: Log) -> None:  # M20A
    earn_coins(c, seat, cards.MILL, 2 * character_count(c, seat, cards.MILLER), log)


def use_mill_side_b(c: Cells, seat: i64, log: Log) -> None:  # M20B
    earn_coins(c, seat, cards.MILL, 2 * character_count(c, seat, cards.MILLER), log)
    pay_all_with_character(c, cards.WITCH, cards.MILL, 3, log)


def use_brewery_side_a(c: Cells, seat: i64, log: Log) -> None:  # M21A
    brewers = character_count(c, seat, cards.BREWER)
    earn_coins(c, seat, cards.BREWERY, 2 * brewers, log)
    recruit_workers(c, seat, cards.BREWERY, brewers, log)
    pay_all_with_character(c, cards.MILLER, cards.BREWERY, 2, log)


def use_brewery_side_b(c: Cells, seat: i64, log: Log) -> None:  # M21B
    recruits = character_count(c, seat, cards.MILLER) + character_count(c, seat, cards.BREWER)
    recruit_workers(c, seat, cards.BREWERY, recruits, log)
    if character_count(c, seat, cards.INNKEEPER) and character_count(c, seat, cards.NOBLE):
        earn_coins(c, seat, cards.BREWERY, 10, log)


def use_cottage_side_a(c: Cells, seat: i64, log: Log) -> None:  # M22A
    served = (
        character_count(c, seat, cards.MILLER)
        + character_count(c, seat, cards.BREWER)
        + character_count(c, seat, cards.WITCH)
    )
    earn_coins(c, seat, cards.COTTAGE, 2 * served, log)


def use_cottage_side_b(c: Cells, seat: i64, log: Log) -> None:  # M22B
    earn_coins(c, seat, cards.COTTAGE, 3 * character_count(c, seat, cards.WITCH), log)


def use_guardhouse_side_a(c: Cells, seat: i64, log: Log) -> None:  # M23A
    served = (
        character_count(c, seat, cards.GUARD)
        + character_count(c, seat, cards.KNIGHT)
        + character_count(c, seat, cards.INNKEEPER)
    )
    earn_coins(c, seat, cards.GUARDHOUSE, 2 * served, log)


def use_guardhouse_side_b(c: Cells, seat: i64, log: Log) -> None:  # M23B
    served = (
        character_count(c, seat, cards.BREWER)
        + character_count(c, seat, cards.WITCH)
        + character_count(c, seat, cards.GUARD)
    )
    earn_coins(c, seat, cards.GUARDHOUSE, 2 * served, log)
    pay_all_with_character(c, cards.INNKEEPER, cards.GUARDHOUSE, 3, log)


def use_barracks_side_a(c: Cells, seat: i64, log: Log) -> None:  # M24A
    earn_coins(c, seat, cards.BARRACKS, 3 * character_count(c, seat, cards.KNIGHT), log)


def use_barracks_side_b(c: Cells, seat: i64, log: Log) -> None:  # M24B
    served = (
        character_count(c, seat, cards.KNIGHT)
        + character_count(c, seat, cards.INNKEEPER)
        + character_count(c, seat, cards.NOBLE)
    )
    earn_coins(c, seat, cards.BARRACKS, 3 * served, log)


def use_inn_side_a(c: Cells, seat: i64, log: Log) -> None:  # M25A
    earn_coins(c, seat, cards.INN, 4 * character_count(c, seat, cards.INNKEEPER), log)
    pay_all_with_character(c, cards.BREWER, cards.INN, 3, log)


def use_inn_side_b(c: Cells, seat: i64, log: Log) -> None:  # M25B
    largest: i64 = 0
    for character in range(i64(cards.KINDS_OF_PEOPLE)):
        largest = max(largest, character_count(c, seat, character))
    earn_coins(c, seat, cards.INN, 2 * character_count(c, seat, cards.INNKEEPER) * largest, log)


def use_castle_side_a(c: Cells, seat: i64, log: Log) -> None:  # M26A
    nobles = character_count(c, seat, cards.NOBLE)
    earn_coins(c, seat, cards.CASTLE, 5 * nobles, log)
    recruit_workers(c, seat, cards.CASTLE, nobles, log)


def use_castle_side_b(c: Cells, seat: i64, log: Log) -> None:  # M26B
    served = character_count(c, seat, cards.NOBLE) + c[seat_offset(seat) + layout.WOUNDED_COUNT]
    earn_coins(c, seat, cards.CASTLE, 4 * served, log)


# what the sides are made of


def earn_coins(c: Cells, seat: i64, building: i64, coins: i64, log: Log) -> None:
    """Pays coins from the bank to one seat."""
    at = seat_offset(seat) + layout.COINS
    c[at] += coins
    if log is not None and coins:
        log.append(events.earned_event(seat, building, coins))


def pay_all_with_character(c: Cells, character: i64, building: i64, coins: i64, log: Log) -> None:
    """Pays coins from the bank, once, to every seat that has such a character."""
    for seat in range(c[layout.SEATS]):
        if character_count(c, seat, character):
            earn_coins(c, seat, building, coins, log)


def recruit_workers(c: Cells, seat: i64, building: i64, workers: i64, log: Log) -> None:
    """Gives a seat workers from the supply, which does not run out (M15)."""
    at = seat_offset(seat) + layout.WORKERS
    c[at] += workers
    if log is not None and workers:
        log.append(events.recruited_event(seat, building, workers))


def trade_workers(c: Cells, seat: i64, workers: i64, log: Log) -> None:
    """Buys workers for coins, or sells them if below zero, one to one (M26B)."""
    me = seat_offset(seat)
    c[me + layout.WORKERS] += workers
    c[me + layout.COINS] -= workers
    if log is not None and workers:
        log.append(events.traded_event(seat, workers))


def add_card_to_building(c: Cells, seat: i64, building: i64, card: i64) -> None:
    """Lays a card under a building."""
    me = seat_offset(seat)
    c[me + layout.STACK + building] = c[me + layout.STACK + building] << layout.CARD_BITS | card
    c[me + layout.COUNT + building] += 1


def heal_top_card(c: Cells, seat: i64, extra_choice: i64, log: Log) -> None:
    """Returns the top card of the Infirmary to its building (M32), a double one to either (M33)."""
    me = seat_offset(seat)
    if not c[me + layout.WOUNDED_COUNT]:
        return
    card = c[me + layout.WOUNDED_STACK] & layout.CARD_MASK
    c[me + layout.WOUNDED_STACK] >>= layout.CARD_BITS
    c[me + layout.WOUNDED_COUNT] -= 1
    building = cards.character_on_card(card, extra_choice == HEAL_HIGHER)
    add_card_to_building(c, seat, building, card)
    if log is not None:
        log.append(events.HEALED.event(seat, card, building))


def attack_opponents(c: Cells, seat: i64, log: Log) -> None:
    """Compares the knights with the guards of each opponent, left neighbour first (M30)."""
    knights = character_count(c, seat, cards.KNIGHT)
    for step in range(1, c[layout.SEATS]):
        opponent = (seat + step) % c[layout.SEATS]
        if character_count(c, opponent, cards.GUARD) < knights:
            wound_leftmost_card(c, opponent, seat, log)
        elif log is not None:
            log.append(events.WITHSTOOD.event(opponent, seat))


def wound_leftmost_card(c: Cells, seat: i64, attacker: i64, log: Log) -> None:
    """Sends the last placed card of the leftmost occupied building to the Infirmary (M31)."""
    me = seat_offset(seat)
    for building in range(i64(cards.KINDS_OF_PEOPLE)):
        if c[me + layout.COUNT + building]:
            card = c[me + layout.STACK + building] & layout.CARD_MASK
            c[me + layout.STACK + building] >>= layout.CARD_BITS
            c[me + layout.COUNT + building] -= 1
            c[me + layout.WOUNDED_STACK] = c[me + layout.WOUNDED_STACK] << layout.CARD_BITS | card
            c[me + layout.WOUNDED_COUNT] += 1
            if log is not None:
                log.append(events.WOUNDED.event(seat, attacker, card, building))
            return
    if log is not None:
        log.append(events.SPARED.event(seat, attacker))
