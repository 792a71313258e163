"""What happens in Castle, as it is told. Rows say who sees a secret card (C60)."""

from mypy_extensions import i64

from regalia.games.castle.board import PLACE_NAMES
from regalia.games.castle.cards import NAMES
from regalia.games.castle.layout import LEVELS, NO_TOKEN, kind_of, token_of
from regalia.kernel.event import Event, Fact


def secret_card(name: str, facts: dict[str, Fact], rows: i64) -> Event:
    """An event whose card only some know: bit 0 of the rows is everybody, then seat by seat."""
    return Event(name, facts) if rows & 1 else Event(name, facts, ("card",), rows >> 1)


def drew(seat: i64, kind: i64, rows: i64) -> Event:
    """The top card of a deck goes to the hand."""
    return secret_card("drew", {"seat": int(seat), "card": NAMES[kind]}, rows)


def laid_down(seat: i64, kind: i64) -> Event:
    """A hand card goes to the reserve."""
    return Event("laid-down", {"seat": int(seat), "card": NAMES[kind]})


def took_up(seat: i64, kind: i64) -> Event:
    """A reserve card goes to the hand."""
    return Event("took-up", {"seat": int(seat), "card": NAMES[kind]})


def played(seat: i64, kind: i64, place: i64) -> Event:
    """A hand card comes into play."""
    return Event("played", {"seat": int(seat), "card": NAMES[kind], "place": PLACE_NAMES[place]})


def entered(seat: i64, kind: i64, place: i64) -> Event:
    """A reserve card comes into play."""
    return Event("entered", {"seat": int(seat), "card": NAMES[kind], "place": PLACE_NAMES[place]})


def returned(card: i64, place: i64) -> Event:
    """A card leaves its place for its owner's hand, or for the reserve without a token."""
    facts: dict[str, Fact] = {"card": NAMES[kind_of(card)], "place": PLACE_NAMES[place]}
    if token_of(card) == NO_TOKEN:
        return Event("shelved", facts)
    return Event("returned", {**facts, "to": int(token_of(card)) - 1})


def shelved(kind: i64, place: i64) -> Event:
    """A card leaves its place for the reserve."""
    return Event("shelved", {"card": NAMES[kind], "place": PLACE_NAMES[place]})


def killed(kind: i64, place: i64) -> Event:
    """A card leaves the game."""
    return Event("killed", {"card": NAMES[kind], "place": PLACE_NAMES[place]})


def moved(kind: i64, start: i64, goal: i64) -> Event:
    """A card goes from place to place."""
    return Event(
        "moved",
        {"card": NAMES[kind], "place": PLACE_NAMES[start], "goal": PLACE_NAMES[goal]},
    )


def changed_places(kinds: list[int], places: list[int]) -> Event:
    """Two cards change places."""
    return Event(
        "changed-places",
        {
            "cards": [NAMES[kind] for kind in kinds],
            "places": [PLACE_NAMES[place] for place in places],
        },
    )


def tokens_changed(kinds: list[int], spots: list[int]) -> Event:
    """The tokens of two cards change places."""
    return Event(
        "tokens-changed",
        {
            "cards": [NAMES[kind] for kind in kinds],
            "places": [PLACE_NAMES[spot // LEVELS] for spot in spots],
        },
    )


def untokened(card: i64, spot: i64) -> Event:
    """A card loses its token."""
    return Event(
        "untokened",
        {
            "card": NAMES[kind_of(card)],
            "place": PLACE_NAMES[spot // LEVELS],
            "from": int(token_of(card)) - 1,
        },
    )


def claimed(seat: i64, card: i64, spot: i64) -> Event:
    """A card gets another seat's token."""
    return Event(
        "claimed",
        {
            "seat": int(seat),
            "card": NAMES[kind_of(card)],
            "place": PLACE_NAMES[spot // LEVELS],
            "from": int(token_of(card)) - 1,
        },
    )


def gained(seat: i64) -> Event:
    """The turn has one more action."""
    return Event("gained", {"seat": int(seat)})


def gave(seat: i64, to: i64, kind: i64) -> Event:
    """A reserve card is given to a seat."""
    return Event("gave", {"seat": int(seat), "to": int(to), "card": NAMES[kind]})


def sealed(seat: i64, kind: i64) -> Event:
    """A seat has chosen the card to pass."""
    return secret_card("sealed", {"seat": int(seat), "card": NAMES[kind]}, i64(2) << seat)


def passed(seat: i64, to: i64, kind: i64, rows: i64) -> Event:
    """A hand card goes to another hand."""
    return secret_card("passed", {"seat": int(seat), "to": int(to), "card": NAMES[kind]}, rows)


def drawn_from(seat: i64, giver: i64, kind: i64, rows: i64) -> Event:
    """A random card of a hand goes to another hand."""
    return secret_card(
        "drawn-from", {"seat": int(seat), "from": int(giver), "card": NAMES[kind]}, rows
    )


def blocked() -> Event:
    """The game is stuck."""
    return Event("blocked", {})


def finished(winners: list[int]) -> Event:
    """The game is over."""
    return Event("finished", {"seats": winners})
