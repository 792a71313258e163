"""A Castle view as a picture in plain text, and its moves in plain words."""

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.bags import cards_of
from regalia.games.castle.board import (
    COURT_SPACES,
    OPEN,
    OUT,
    PLACE_NAMES,
    PLACE_OF,
    PLACES,
    SLOTS,
    TOWER_SPACES,
)
from regalia.games.castle.cards import BY_NAME, MINSTREL, MISTRESS, NAMES, NO_CARD
from regalia.games.castle.codec import words
from regalia.games.castle.ending import winners
from regalia.games.castle.layout import (
    ACTIONS,
    ENDING,
    GOING,
    HANDS,
    LEFT,
    NO_TOKEN,
    REMOVED,
    RESERVE,
    SEALED,
    SEATS,
    SIZES,
    STACKS,
    TURN,
    card_at,
    kind_of,
    token_of,
    top,
)
from regalia.games.castle.moves import (
    CLAIM,
    UNTOKEN,
    earlier_of,
    goal_of,
    later_of,
    start_of,
)
from regalia.games.castle.table import cards_in
from regalia.games.castle.tasks import FAVOUR, asker, next_task
from regalia.games.castle.verbs import spot_by_rank
from regalia.kernel.columns import clipped, padded, width
from regalia.kernel.seats import seats_of
from regalia.kernel.view import View
from regalia.kernel.voice import Voice

COLUMNS = 100
CELL = 15  # of a space of the castle
SIDE = 6
NAME_COLUMNS = 24
TO_MOVE = "▶"
KNIGHTED = "♞"
NOTHING = "–"
GAP = "   "


def portray(view: View, voice: Voice) -> str:
    """The castle, what lies outside, the reserve, and the seats with their hands."""
    c = view.cells
    lines = [*heading(view, voice), "", *castle(c, voice), ""]
    lines += listed(voice.say("portrait-engines"), slots(c, voice))
    lines += listed(voice.say("portrait-outside"), stacks(c, OPEN, PLACES, voice))
    lines += listed(voice.say("portrait-reserve"), counted(c[RESERVE], voice))
    if c[REMOVED]:
        lines += listed(voice.say("portrait-removed"), counted(c[REMOVED], voice))
    lines += ["", *seats(view, voice)]
    if view.seat >= 0:
        lines += ["", *listed(voice.say("portrait-hand"), counted(c[HANDS + view.seat], voice))]
        if c[SEALED + view.seat] != NO_CARD:
            sealed = voice.word("card", NAMES[c[SEALED + view.seat]])
            lines.append(f"{voice.say('portrait-sealed')}: {sealed}")
    lines += ["", *folded(voice.say("portrait-legend").split(GAP), GAP)]
    return "\n".join(line.rstrip() for line in lines)


def heading(view: View, voice: Voice) -> list[str]:
    """Whose turn it is, and who has to choose what for a power."""
    c = view.cells
    if c[ENDING] != GOING:
        return [voice.say("portrait-over", seats=names(winners(c), voice))]
    lines = [voice.say("portrait-turn", seat=named(int(c[TURN]), voice), actions=int(c[ACTIONS]))]
    task = next_task(c)
    if task:
        card = MISTRESS if asker(task) == FAVOUR else asker(task)
        who = names(seats_of(view.pending), voice)
        lines.append(voice.say("portrait-asks", card=voice.word("card", NAMES[card]), seats=who))
    return lines


# the board


def castle(c: vec[i64], voice: Voice) -> list[str]:
    """The six by six spaces, row 6 above."""
    line = "  +" + "+".join("-" * CELL for _ in range(SIDE)) + "+"
    lines = [line]
    for row in range(SIDE, 0, -1):
        cells = [space(c, PLACE_OF[f"{column}{row}"], voice) for column in "abcdef"]
        for at, parts in enumerate(zip(*cells, strict=True)):
            number = str(row) if at == 1 else " "
            lines.append(f"{number} |" + "|".join(padded(part, CELL) for part in parts) + "|")
        lines.append(line)
    lines.append("   " + " ".join(f"{column:^{CELL}}" for column in "abcdef"))
    return lines


def space(c: vec[i64], place: int, voice: Voice) -> list[str]:
    """Three lines for a space: the name of its lowest card, and all tokens."""
    cards = cards_in(c[STACKS + place])
    if not cards:
        return ["", f"{ground(place):^{CELL}}", ""]
    first, second = halves(voice.word("card", NAMES[kind_of(cards[0])]))
    return [first, second, tokens(cards)]


def ground(place: int) -> str:
    """The mark of an empty space: court, wall or tower."""
    if (COURT_SPACES >> place) & 1:
        return "·"
    return "^" if (TOWER_SPACES >> place) & 1 else "#"


def halves(name: str) -> tuple[str, str]:
    """A name on two lines, each within a space."""
    if width(name) <= CELL:
        return name, ""
    first, _, second = name.partition(" ")
    return clipped(first, CELL), clipped(second, CELL)


def tokens(cards: Sequence[int]) -> str:
    """The token of the lowest card and of the Knights on it: `[1] ♞2♞-`."""
    knights = "".join(f"{KNIGHTED}{owner(card) or '-'}" for card in cards[1:])
    return f"[{owner(cards[0]) or ' '}] {knights}"


def owner(card: int) -> int:
    """The number of the seat whose token a card bears, from 1; 0 for none."""
    return int(token_of(card))


def slots(c: vec[i64], voice: Voice) -> list[str]:
    """The four slots, the empty ones too."""
    filled = {line.split(" ")[0]: line for line in stacks(c, SLOTS, OPEN, voice)}
    return [filled.get(name, f"{name} {NOTHING}") for name in PLACE_NAMES[SLOTS:OPEN]]


def stacks(c: vec[i64], start: int, stop: int, voice: Voice) -> list[str]:
    """The places with cards from start to stop, each in a few words."""
    found = []
    for place in range(start, stop):
        cards = cards_in(c[STACKS + place])
        if cards:
            name = voice.word("card", NAMES[kind_of(cards[0])])
            found.append(f"{PLACE_NAMES[place]} {name} {tokens(cards)}".rstrip())
    return found


# cards and seats


def counted(bag: i64, voice: Voice) -> list[str]:
    """The cards of a bag by name, those of a kind together."""
    cards = cards_of(bag)
    return [
        voice.word("card", NAMES[kind])
        + (f" ×{cards.count(kind)}" if cards.count(kind) > 1 else "")
        for kind in BY_NAME
        if kind in cards
    ]


def seats(view: View, voice: Voice) -> list[str]:
    """A line for each seat: its cards in hand and deck, and what is known of its hand."""
    c = view.cells
    lines: list[str] = []
    for seat in range(c[SEATS]):
        turn = TO_MOVE if (view.pending >> seat) & 1 else " "
        holds = voice.say("portrait-holds", hand=int(c[SIZES + seat]), deck=int(c[LEFT + seat]))
        line = f"{turn} [{seat + 1}] {padded(named(seat, voice), NAME_COLUMNS)} {holds}"
        known = counted(c[HANDS + seat], voice)
        if seat != view.seat and known:
            lines += listed(f"{line}; {voice.say('portrait-known')}", known)
        else:
            lines.append(line)
    return lines


def named(seat: int, voice: Voice) -> str:
    """The name of a seat, short enough for a line."""
    return clipped(voice.seat(seat), NAME_COLUMNS)


def names(of: Iterable[int], voice: Voice) -> str:
    """The names of several seats."""
    return ", ".join(named(seat, voice) for seat in of)


def listed(start: str, things: Sequence[str]) -> list[str]:
    """Things after a start, on as many lines as they need."""
    first, *others = things or [NOTHING]
    return folded([f"{start}: {first}", *(f"· {thing}" for thing in others)], " ")


def folded(parts: Sequence[str], between: str) -> list[str]:
    """Parts on as many lines as they need, the later ones indented."""
    lines = [parts[0]]
    for part in parts[1:]:
        if width(lines[-1]) + width(between) + width(part) <= COLUMNS:
            lines[-1] += between + part
        else:
            lines.append(f"    {part}")
    return lines


# moves


def gloss(view: View, move: i64, voice: Voice) -> str:
    """A legal move of the view's seat in plain words."""
    c = view.cells
    verb, *things = words(c, move)
    said: dict[str, object] = {}
    message = f"gloss-{verb}"
    if verb in ("swap", "exchange"):
        said = {"card": called(voice, things[0]), "other": called(voice, things[1])}
    elif verb in ("play", "enter"):
        said = {"card": called(voice, things[0]), "place": voice.word("place", things[1])}
        message += "-out" if things[1] == "out" else ""
    elif verb in ("trade", "give"):
        said = {"card": called(voice, things[0]), "to": named(int(things[1]), voice)}
    elif verb == "pass":
        left = (int(view.seat) + 1) % int(c[SEATS])
        said = {"card": called(voice, things[0]), "to": named(left, voice)}
    elif verb == "move":
        return gloss_of_move(c, int(start_of(move)), int(goal_of(move)), voice)
    elif verb == "tokens":
        one, other = (
            card_at(c, spot_by_rank(c, rank)) for rank in (earlier_of(move), later_of(move))
        )
        said = {
            "card": called(voice, NAMES[kind_of(one)]),
            "place": voice.word("place", things[0]),
            "other": called(voice, NAMES[kind_of(other)]),
            "goal": voice.word("goal", things[1]),
        }
    elif things:
        return gloss_of_one(c, verb, move, things[0], voice)
    return voice.say(message, **said)


def gloss_of_move(c: vec[i64], start: int, goal: int, voice: Voice) -> str:
    """A move from place to place, or two cards that change places."""
    card = top_card(c, start, voice)
    place = voice.word("place", PLACE_NAMES[start])
    if goal == OUT:
        return voice.say("gloss-move-out", card=card, place=place)
    said = {"card": card, "place": place, "goal": voice.word("goal", PLACE_NAMES[goal])}
    if asker(next_task(c)) == MINSTREL:
        return voice.say("gloss-change", other=top_card(c, goal, voice), **said)
    return voice.say("gloss-move", **said)


def gloss_of_one(c: vec[i64], verb: str, move: i64, name: str, voice: Voice) -> str:
    """What is done to one card in play."""
    start = {"untoken": UNTOKEN, "claim": CLAIM}.get(verb)
    if start is not None:
        card = card_at(c, spot_by_rank(c, move - start))
    else:
        card = top(c[STACKS + PLACE_OF[name]])
    said: dict[str, object] = {
        "card": called(voice, NAMES[kind_of(card)]),
        "place": voice.word("place", name),
    }
    message = f"gloss-{verb}"
    if verb == "return":
        if token_of(card) == NO_TOKEN:
            message += "-reserve"
        else:
            said["to"] = named(int(token_of(card)) - 1, voice)
    return voice.say(message, **said)


def called(voice: Voice, name: str) -> str:
    """A card by its name in the voice's language."""
    return voice.word("card", name)


def top_card(c: vec[i64], place: int, voice: Voice) -> str:
    """The card on top of a place."""
    return called(voice, NAMES[kind_of(top(c[STACKS + place]))])
