"""What a move of Castle seems to be worth at a glance, seen from the seat that makes it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.layout import LEFT, STACKS, card_at, token_of, top
from regalia.games.castle.moves import (
    CLAIM,
    ENTER,
    KILL,
    MOVE,
    PLAY,
    RETURN,
    SHELVE,
    SWAP,
    TRADE,
    UNTOKEN,
    pair_hand,
    pair_reserve,
)
from regalia.games.castle.placing import has_place
from regalia.games.castle.verbs import spot_by_rank

A_CARD_LESS: Final = 10  # a card of ours in play
A_CARD_MORE: Final = -8  # a card back in our hand
A_RIVALS_CARD: Final = 4  # a card back in another hand
NEUTRAL: Final = 0


def worth(c: vec[i64], seat: i64, move: i64) -> i64:
    """Cards should leave our hand, stay away from it, and come back to the others."""
    if move < SWAP:
        return A_RIVALS_CARD if c[LEFT + seat] else NEUTRAL  # the deck must go as well
    if move < PLAY:
        gain = 1 if has_place(c, pair_reserve(SWAP, move)) else 0
        return gain - (1 if has_place(c, pair_hand(SWAP, move)) else 0)
    if move < ENTER:
        return A_CARD_LESS
    if RETURN <= move < KILL:
        return returned(token_of(top(c[STACKS + move - RETURN])), seat)
    if KILL <= move < MOVE:
        place = move - (KILL if move < SHELVE else SHELVE)
        return -returned(token_of(top(c[STACKS + place])), seat)
    if UNTOKEN <= move < TRADE:
        spot = spot_by_rank(c, move - (UNTOKEN if move < CLAIM else CLAIM))
        return 1 if token_of(card_at(c, spot)) == seat + 1 else NEUTRAL
    return NEUTRAL


def returned(token: i64, seat: i64) -> i64:
    """What it is worth that a card with this token comes back to its owner."""
    if not token:
        return NEUTRAL
    return A_CARD_MORE if token == seat + 1 else A_RIVALS_CARD
