"""Castle's moves in plain words, with the cards and owners they concern."""

from mypy_extensions import i64

from regalia.games.castle.rules import layout
from regalia.games.castle.rules.board import OPEN, OUT, PLACE_OF, SLOTS
from regalia.games.castle.rules.cards import KIND_OF, MINSTREL, ZONE, ZONES
from regalia.games.castle.rules.layout import kind_of, left_neighbour, token_of, top_card
from regalia.games.castle.rules.tasks import asking_card, top_task
from regalia.games.castle.terminal.names import card_name, owner_name, seat_name, seat_token_text
from regalia.kernel.cells import Cells
from regalia.kernel.parts import Part, verb_of
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View


def describe_move(view: View, parts: list[Part], voice: Voice) -> str:
    """Describes a legal move of the view's seat, which is given by its parts."""
    c = view.cells
    verb = verb_of(parts)
    things = [value for _, value in parts[1:]]
    if verb in ("play", "enter"):
        return describe_laying(c, verb, things[0], things[1], voice)
    if verb == "move":
        return describe_board_move(c, things[0], things[1], voice)
    if verb in ("return", "kill", "shelve", "untoken", "claim"):
        return describe_removal(c, verb, things[0], voice)
    if verb == "tokens":
        one, other = (card_with_owner(c, place, voice) for place in things)
        return voice.text("describe-tokens", card=one, other=other)
    return describe_card_move(view, verb, things, voice)


def describe_card_move(view: View, verb: str, things: list[str], voice: Voice) -> str:
    """Describes a move of cards between hands, decks and the reserve."""
    if not things:
        return voice.text(f"describe-{verb}")
    card = voice.word("card", things[0])
    if verb in ("swap", "exchange"):
        return voice.text("describe-swap", card=card, other=voice.word("card", things[1]))
    if verb == "pass":
        left = int(left_neighbour(view.cells, view.seat))
        return voice.text("describe-pass", card=card, seat=seat_name(left, voice))
    seat = int(things[1])
    if verb == "give" and seat == view.seat:
        verb = "keep"
    # seats may have the same name, but their tokens differ
    name = f"{seat_name(seat, voice)} {seat_token_text(seat)}"
    return voice.text(f"describe-{verb}", card=card, seat=name)


def describe_laying(c: Cells, verb: str, card: str, place: str, voice: Voice) -> str:
    """Describes laying a card: on a free place, a Knight onto a card, the Ghost in place of one."""
    name = voice.word("card", card)
    at = PLACE_OF[place]
    if at != OUT and c[layout.STACKS + at]:
        message = f"describe-{verb}-for" if card == "ghost" else f"describe-{verb}-onto"
        return voice.text(message, card=name, other=card_with_owner(c, place, voice))
    zone = "slots" if SLOTS <= at < OPEN else ZONES[ZONE[KIND_OF[card]]]
    return voice.text(f"describe-{verb}", card=name, zone=zone, place=voice.word("place", place))


def describe_board_move(c: Cells, start: str, goal: str, voice: Voice) -> str:
    """Describes the move of a card to another place, or two cards that change places (C37)."""
    card = card_with_owner(c, start, voice)
    at = PLACE_OF[goal]
    if at == OUT:
        return voice.text("describe-move-out", card=card)
    if not c[layout.STACKS + at]:
        return voice.text("describe-move", card=card, place=voice.word("place", goal))
    message = "change-places" if asking_card(top_task(c)) == MINSTREL else "move-onto"
    return voice.text(f"describe-{message}", card=card, other=card_with_owner(c, goal, voice))


def describe_removal(c: Cells, verb: str, place: str, voice: Voice) -> str:
    """Describes a card that leaves its place (C8, C33, C46) or loses its token (C32, C36)."""
    if verb in ("kill", "shelve"):
        return voice.text(f"describe-{verb}", card=card_with_owner(c, place, voice))
    card = card_at_place_name(c, place)
    name, where = card_name(kind_of(card), voice), voice.word("place", place)
    if token_of(card) == layout.NO_TOKEN:
        return voice.text("describe-return-untokened", card=name, place=where)
    return voice.text(f"describe-{verb}", card=name, place=where, seat=owner_name(card, voice))


def card_with_owner(c: Cells, place: str, voice: Voice) -> str:
    """A card in play, with its place and owner."""
    card = card_at_place_name(c, place)
    name = card_name(kind_of(card), voice)
    where = voice.word("place", place)
    return voice.text("standing", card=name, place=where, owner=owner_name(card, voice))


def card_at_place_name(c: Cells, place: str) -> i64:
    """The top card of a place, or with a level like `c3.1` one beneath."""
    name, _, level = place.partition(".")
    stack = c[layout.STACKS + PLACE_OF[name]]
    return (
        (stack >> (int(level) - 1) * layout.CARD_BITS) & layout.CARD_MASK
        if level
        else top_card(stack)
    )
