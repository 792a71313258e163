"""Random draws and records without a seed (C28, C39)."""

from typing import Any

import pytest
from tests.castle.tables import GAME, SEED, Play, deal_table, stacked_deal
from tests.rule import rule

from regalia.kernel.errors import BadRecord
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record, read_record
from regalia.kernel.rng import rng_from_seed


@rule("C28")
def test_a_draw_that_needs_chance_is_refused_without_a_seed_and_changes_nothing() -> None:
    s = deal_table(["courtesan", "king"], ["queen"], seed=None)
    s.play(0, "play courtesan c3")
    before = s.state.copy()
    told = list(s.events)
    with pytest.raises(BadRecord, match="C28"):
        s.move(0, "trade king 1")
    assert s.state == before
    assert s.events == told


@rule("C39")
def test_the_village_idiot_needs_a_seed() -> None:
    s = deal_table(["village-idiot"], [], [], seed=None)
    s.move(0, "swap soldier soldier")
    before, told = s.state.copy(), list(s.events)
    with pytest.raises(BadRecord, match="C39"):
        s.move(0, "play village-idiot c3")
    assert s.state == before
    assert s.events == told  # the play itself is untold too


@rule("C28")
def test_the_error_names_the_move() -> None:
    deal = stacked_deal([["courtesan", "king"], ["queen"]])
    moves = ["0 play courtesan c3", "0 trade king 1"]
    record = Record(GAME, GAME.read_options({"seats": 2}), None, deal, None, moves)
    with pytest.raises(BadRecord, match=r"moves: move 2 .*seed is null"):
        Table(read_record(record.to_json().encode(), {"castle": GAME}))
    with_seed = Record(GAME, GAME.read_options({"seats": 2}), SEED, deal, None, moves)
    table = Table(read_record(with_seed.to_json().encode(), {"castle": GAME}))
    assert table.record.moves == moves


@rule("C28")
def test_a_draw_from_a_hand_of_one_card_is_no_chance() -> None:
    s = one_card_each(None)
    s.play(0, "play courtesan c3", "trade prince 1")
    assert s.hand(1) == ["prince"]


def one_card_each(seed: str | None) -> Play:
    """Seat 1 of five has one card left in hand."""
    s = deal_table(
        ["courtesan", "prince"],
        ["soldier", "soldier", "captain", "priest", "herald"],
        *[["soldier"]] * 3,
        seed=seed,
    )
    for card in ("soldier b1", "captain b6", "priest e5", "herald out"):
        s.play(1, f"play {card}")
    return s


@rule("C28", "C39")
def test_a_deal_and_the_same_cards_laid_out_have_the_same_later_chance() -> None:
    options = GAME.read_options({"seats": 3})
    dealt = GAME.deal(options, rng_from_seed(SEED))
    table: Any = dealt.table_as_dict()
    deal = {
        "hands": [one["hand"] for one in table["seats"]],
        "decks": [one["deck"] for one in table["seats"]],
        "reserve": table["reserve"],
        "first": table["turn"],
    }
    assert GAME.deal_explicit(options, deal, rng_from_seed(SEED)) == dealt
