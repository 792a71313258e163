"""Bots' questions wait fairly, and where many wait they are answered sooner, not later."""

import asyncio
from time import monotonic

from regalia.games import GAMES
from regalia.kernel.rng import rng_from_number
from regalia.server.bot_pool import BotPool
from regalia.server.fair_slots import FairSlots


async def ask(turns: FairSlots, table: str, served: list[str]) -> None:
    """Waits for a place and notes it."""
    async with turns.acquire_slot(table):
        served.append(table)
        await asyncio.sleep(0)


def test_a_table_with_many_questions_lets_the_others_in() -> None:
    async def served_order() -> list[str]:
        turns, served = FairSlots(1), list[str]()
        asked = ["a", "a", "a", "a", "b", "c", "b"]
        await asyncio.gather(*(ask(turns, table, served) for table in asked))
        return served

    assert asyncio.run(served_order()) == ["a", "a", "b", "c", "a", "b", "a"]


def test_a_question_given_up_keeps_no_place() -> None:
    async def places_left() -> list[str]:
        turns, served = FairSlots(1), list[str]()
        waiting = [asyncio.create_task(ask(turns, table, served)) for table in "abcd"]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await asyncio.sleep(0)
        waiting[2].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await ask(turns, "last", served)
        return served

    assert asyncio.run(places_left()) == ["a", "d", "last"]


def test_time_is_shared_with_those_who_wait() -> None:
    async def shares() -> list[float]:
        turns, served, found = FairSlots(2), list[str](), list[float]()
        for count in (0, 2, 4):
            waiting = [asyncio.create_task(ask(turns, f"{at}", served)) for at in range(count + 2)]
            await asyncio.sleep(0)
            found.append(turns.time_share)
            await asyncio.gather(*waiting)
        return found

    assert asyncio.run(shares()) == [1, 1 / 2, 1 / 3]


def test_bots_think_shorter_when_many_tables_wait() -> None:
    game = GAMES["majesty"]
    view = game.deal(game.read_options({"seats": 2}), rng_from_number(1)).view(0)
    seat = 0 if len(view.legal()) else 1
    view = game.deal(game.read_options({"seats": 2}), rng_from_number(1)).view(seat)

    async def seconds(tables: int) -> float:
        pool = BotPool(1)
        try:
            await pool.choose_move("first", game, view, "ismcts:0.01s", 1)  # starts the worker
            start = monotonic()
            questions = [
                pool.choose_move(f"{number}", game, view, "ismcts:1s", 1)
                for number in range(tables)
            ]
            await asyncio.gather(*questions)
            return monotonic() - start
        finally:
            pool.close()

    assert asyncio.run(seconds(12)) < 8  # one after the other they would take twelve
