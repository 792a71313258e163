"""Majesty's moves in plain words, part by part."""

from regalia.games.majesty.rules import layout
from regalia.games.majesty.rules.cards import BUILDINGS, CHARACTERS, COTTAGE, NAMES
from regalia.games.majesty.rules.layout import is_double, top_wounded_card
from regalia.kernel.parts import Part, value_of
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View


def describe_move(view: View, parts: list[Part], voice: Voice) -> str:
    """Describes a legal move of the view's seat, which is given by its parts."""
    c = view.cells
    place = value_of(parts, "row")
    if place is None:
        card = NAMES[c[layout.TAKEN]]
        laid = BUILDINGS[CHARACTERS.index(placed_character(card, parts))]
        building = voice.word("building", laid)
        said = [voice.text("describe-lay", card=card_name(card, voice), building=building)]
    else:
        at = int(place) - 1
        card = NAMES[c[layout.ROW + at]]
        said = [describe_taking(int(place), card, parts, voice)]
        said += describe_payment(at, int(c[layout.ROW_WORKERS + at]), voice)
        if c[layout.EDITION] >= layout.PL:  # the taking is a move of its own (M13)
            return ", ".join(said)
    said += describe_healing(view, card, parts, voice)
    return ", ".join(said + describe_trade(parts, voice))


def placed_character(card: str, parts: list[Part]) -> str:
    """Which character a placed card counts as: of a double card the half that was chosen."""
    return value_of(parts, "half") or card


def describe_taking(place: int, card: str, parts: list[Part], voice: Voice) -> str:
    """The card taken, and of a double card the character as which it is placed."""
    name, half = card_name(card, voice), value_of(parts, "half")
    if half is None:
        return voice.text("describe-take", place=place, card=name)
    character = card_name(half, voice)
    return voice.text("describe-take-as", place=place, card=name, character=character)


def describe_payment(paid: int, gained: int, voice: Voice) -> list[str]:
    """The workers that a card costs and those it brings (M8, M9), if there are any."""
    if paid and gained:
        return [voice.text("describe-swaps", paid=paid, gained=gained)]
    if paid:
        return [voice.text("describe-pays", paid=paid)]
    return [voice.text("describe-gets", gained=gained)] if gained else []


def describe_healing(view: View, card: str, parts: list[Part], voice: Voice) -> list[str]:
    """Who is healed (M32), and as what if the card is double (M33)."""
    top = top_wounded_card(view.cells, view.seat)
    if not top or placed_character(card, parts) != CHARACTERS[COTTAGE]:
        return []
    name = card_name(NAMES[top], voice)
    if not is_double(top):
        return [voice.text("describe-heals", card=name)]
    healed = value_of(parts, "heal") or ""
    return [voice.text("describe-heals-as", card=name, character=card_name(healed, voice))]


def describe_trade(parts: list[Part], voice: Voice) -> list[str]:
    """What is bought or sold in Castle B (M26B)."""
    trade = value_of(parts, "trade")
    if trade is None:
        return []
    workers = int(trade)
    if workers > 0:
        return [voice.text("describe-buys", workers=workers)]
    if workers < 0:
        return [voice.text("describe-sells", workers=-workers)]
    return [voice.text("describe-trades-nothing")]


def card_name(card: str, voice: Voice) -> str:
    """The name of a card or a character."""
    return voice.word("card", card)
