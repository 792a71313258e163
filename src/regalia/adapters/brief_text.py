"""Shortens texts for language models: events and lists of moves, with what they share only once."""

import re
from collections.abc import Sequence
from itertools import pairwise

from regalia.adapters.player_seat import MoveDescription

MAX_MOVES_ON_OWN_LINES = 10  # if there are more, moves that differ in one word share a line
MIN_REPEATED_WORDS = 3  # an ellipsis replaces so many equal words of two meanings, not fewer
CARD_AFTER_VERB_PATTERN = re.compile(r"(\w+) ([A-Z]\S+) (.+)")
PLACE_PATTERN = re.compile(r" (?:from|to) (?=[^,:]*$)")
WORD_OR_GAP_PATTERN = re.compile(r"[\w-]+|[^\w-]+")


class EventLine:
    """A line about events: several things that one seat does, or several items under one label."""

    def __init__(self, start: str, rest: str) -> None:
        self.start = start
        self.clauses = [rest]
        self.others: list[str] = []  # seats that do the same

    def can_add_seat(self, name: str) -> bool:
        """Whether the line is about seats, and not about this one yet."""
        return bool(self.start) and name not in (self.start, *self.others)

    def to_text(self, names: Sequence[str]) -> str:
        """The line as text, such as `Anna takes card 1; gets 2 coins, 1 worker from the Mill.`"""
        clauses = [clause.removesuffix(".") for clause in self.clauses]
        text = ", ".join(clauses) if self.start.endswith(":") else join_clauses(clauses)
        if self.others:
            who = ", ".join(self.others)
            if len(self.others) > 1 and len(self.others) == len(names) - 1:
                who = "all others"
            text += f"; so {'does' if len(self.others) == 1 else 'do'} {who}"
        return f"{self.start} {text}{'.' if clauses[-1] != self.clauses[-1] else ''}".lstrip()


def join_clauses(clauses: Sequence[str]) -> str:
    """Joins what one seat does, without repeating a verb, card or place that was just named."""
    joined = [clauses[0]]
    for before, clause in pairwise(clauses):
        verb, _, rest = clause.partition(" ")
        if verb == before.partition(" ")[0] and not verb.endswith(","):
            joined[-1] = f"{joined[-1].removesuffix(common_place_ending(before, clause))}, {rest}"
        else:
            joined.append(clause)
    later = [shorten_repeated_names(before, clause) for before, clause in pairwise(joined)]
    return "; ".join([joined[0], *later])


def shorten_repeated_names(earlier_clause: str, clause: str) -> str:
    """Writes `it` and `there` for a card and a place that the clause before has named."""
    card = CARD_AFTER_VERB_PATTERN.match(clause)
    if card is not None and card[2] in earlier_clause.split(", "):
        return f"{card[1]} it {card[3]}"
    start, origin, place_name = clause.rpartition(" from ")
    return f"{start} there" if origin and earlier_clause.endswith(f" {place_name}") else clause


def common_place_ending(earlier_clause: str, clause: str) -> str:
    """The places at the end of both clauses, such as ` from the Mill to the Infirmary`, or ""."""
    ends = (earlier_clause[place.start() :] for place in PLACE_PATTERN.finditer(earlier_clause))
    return next((end for end in ends if clause.endswith(end)), "")


def merge_sentences_by_subject(sentences: Sequence[str], names: Sequence[str]) -> str:
    """Joins consecutive sentences about the same seat into one line.

    Sentences with the same label and no seat, like `New in the row: Miller.`, also become one line,
    and so do consecutive sentences that differ only in the seat.
    """
    lines: list[EventLine] = []
    lines_by_label: dict[str, EventLine] = {}
    for sentence in sentences:
        name = next((name for name in names if sentence.startswith(f"{name} ")), "")
        label = "" if name or ": " not in sentence else f"{sentence.partition(': ')[0]}:"
        start = name or label
        rest = sentence.removeprefix(start).lstrip()
        last = lines[-1] if lines else None
        if label in lines_by_label:
            lines_by_label[label].clauses.append(rest)
        elif name and last and last.start == name and not last.others:
            last.clauses.append(rest)
        elif name and last and last.clauses == [rest] and last.can_add_seat(name):
            last.others.append(name)
        else:
            lines.append(EventLine(start, rest))
            if label:
                lines_by_label[label] = lines[-1]
    return "\n".join(line.to_text(names) for line in lines)


def list_moves(moves: Sequence[MoveDescription]) -> str:
    """Lists moves with their meaning, one to a line; many moves as `swap [king|ghost] knight`.

    In such a pattern, one word of each pair of brackets is to be chosen.
    """
    if len(moves) <= MAX_MOVES_ON_OWN_LINES:
        return moves_on_own_lines(moves)
    tails_by_head: dict[str, list[MoveDescription]] = {}
    for move in moves:
        head = "".join(WORD_OR_GAP_PATTERN.findall(move.move)[:-1])
        tails_by_head.setdefault(head, []).append(move)
    merged: dict[tuple[str, tuple[str, ...]], list[tuple[str, list[MoveDescription]]]] = {}
    for head, group in tails_by_head.items():
        *start, last, space = (
            WORD_OR_GAP_PATTERN.findall(head) if head.endswith(" ") else ["", "", head]
        )
        tails = tuple(move.move.removeprefix(head) for move in group)
        merged.setdefault(("".join(start), tails), []).append((f"{last}{space}", group))
    return "\n".join(
        move_pattern_line(
            start, tails, [head for head, _ in heads], [m for _, g in heads for m in g]
        )
        if len(heads) > 1 and start
        else "\n".join(move_pattern_line(start + head, tails, [], group) for head, group in heads)
        for (start, tails), heads in merged.items()
    )


def list_beginnings(moves: Sequence[MoveDescription]) -> str:
    """The beginnings of the moves as patterns, where a list of all moves would be too long."""
    last_words: dict[str, list[str]] = {}
    for move in moves:
        start, _, last = (move.move.rpartition(" ")[0] or move.move).rpartition(" ")
        if last not in last_words.setdefault(start, []):
            last_words[start].append(last)
    example = moves[0].move.rpartition(" ")[0]
    return "\n".join(
        [
            f"{len(moves)} moves, which begin so; `moves` lists those of a beginning ({example}):",
            *[f"{start} {alternatives_in_brackets(last)} …" for start, last in last_words.items()],
        ]
    )


def move_pattern_line(
    start: str, tails: Sequence[str], heads: Sequence[str], moves: Sequence[MoveDescription]
) -> str:
    """The line for moves that differ in one or two words: a pattern, and the common meaning."""
    middle = f"{alternatives_in_brackets([head.strip() for head in heads])} " if heads else ""
    meaning = common_first_words([move.meaning for move in moves])
    return move_line(f"{start}{middle}{alternatives_in_brackets(tails)}", meaning)


def alternatives_in_brackets(words: Sequence[str]) -> str:
    """One word as it is, several as `[first|second]`."""
    return words[0] if len(words) == 1 else f"[{'|'.join(words)}]"


def common_first_words(texts: Sequence[str]) -> str:
    """The words with which all texts begin, followed by `…` if they differ after that."""
    if len(set(texts)) == 1:
        return texts[0]
    shared = []
    for words in zip(*(text.split() for text in texts), strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return f"{' '.join(shared)} …" if shared else ""


def moves_on_own_lines(moves: Sequence[MoveDescription]) -> str:
    """One line for each move; `…` stands for the first words of the last meaning given in full."""
    lines = []
    whole: list[str] = []
    for move in moves:
        words = move.meaning.split()
        shared = 0
        while shared < min(len(words), len(whole)) and words[shared] == whole[shared]:
            shared += 1
        if MIN_REPEATED_WORDS <= shared < len(words):
            lines.append(move_line(move.move, f"… {' '.join(words[shared:])}"))
        else:
            whole = words
            lines.append(move_line(move.move, move.meaning))
    return "\n".join(lines)


def move_line(notation: str, meaning: str) -> str:
    """A move, and its meaning if there is one."""
    return f"{notation} — {meaning}" if meaning else notation
