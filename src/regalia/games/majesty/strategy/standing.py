"""How the seats of Majesty stand: the coins if the game ended now, and the shares of the win."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.majesty.rules import layout, scoring
from regalia.games.majesty.rules.cards import KINDS_OF_PEOPLE
from regalia.games.majesty.rules.layout import seat_offset
from regalia.kernel.cells import Cells
from regalia.kernel.heuristics import blend_shares_with_win, win_shares_by_lead

WINNING_LEAD_COINS: Final = 14.0  # coins ahead that make a win likely
WIN_WEIGHT: Final = 0.75  # the weight of the win itself; the rest goes by the lead


def win_shares(c: Cells) -> vec[float]:
    """Each seat's share of the win by its lead over the best of the others."""
    seats = c[layout.SEATS]
    standing = vec[float]([0.0] * seats)
    for seat in range(seats):
        standing[seat] = float(expected_coins(c, seat))
    shares = win_shares_by_lead(standing, WINNING_LEAD_COINS)
    return (
        blend_shares_with_win(shares, scoring.winners(c), WIN_WEIGHT)
        if scoring.is_over(c)
        else shares
    )


def expected_coins(c: Cells, seat: i64) -> i64:
    """The coins a seat will have, counting what it has now as if the game ended."""
    me = seat_offset(seat)
    coins = c[me + layout.COINS]
    if scoring.is_over(c):
        return coins
    found = scoring.occupied_buildings(c, seat)
    coins += found * found + scoring.infirmary_penalty(c, seat)
    for building in range(i64(KINDS_OF_PEOPLE)):
        if c[me + layout.COUNT + building]:
            coins += scoring.majority_bonus(c, seat, building)
    return coins + min(c[me + layout.WORKERS], layout.WORKER_PLACES)
