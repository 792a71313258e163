"""What happened is told turn by turn, with its causes, to each as far as they may know."""

from itertools import pairwise

from tests.tui.screens import table_after

from regalia.games import GAMES
from regalia.kernel.event import ALL_SEEING
from regalia.kernel.text.voice import Voice
from regalia.tui.game_log import replay_with_log


def test_a_turn_has_one_heading_whatever_follows_in_it() -> None:
    record = table_after("castle", 3, 60).record
    _, log = replay_with_log(record)
    turns = log.narrate_turns(ALL_SEEING, Voice(record.game, "en", ["Anna", "Bob", "Cy"]))
    assert all(one.seat != other.seat for one, other in pairwise(turns))
    assert [turn.number for turn in turns] == sorted({turn.number for turn in turns})
    assert len(turns) < len(log.entries)


def test_votes_belong_to_the_turn_of_who_nominated() -> None:
    record = table_after("kingme", 3, 10**6).record
    _, log = replay_with_log(record)
    for turn in log.narrate_turns(ALL_SEEING, Voice(record.game, "en", ["Anna", "Bob", "Cy"])):
        assert not turn.lines[0].endswith("face down.")


def test_a_power_that_asks_is_named_as_the_cause() -> None:
    record = table_after("castle", 2, 120).record
    _, log = replay_with_log(record)
    follow_ups = [one for one in log.entries if one.prompt is not None and one.prompt.card]
    assert follow_ups
    lines = [
        line for turn in log.narrate_turns(0, Voice(GAMES["castle"], "en")) for line in turn.lines
    ]
    for entry in follow_ups:
        assert entry.prompt is not None
        assert entry.prompt.card is not None
        name = Voice(GAMES["castle"], "en").word("card", entry.prompt.card)
        assert any(line.startswith(name) and ": " in line for line in lines)


def test_a_heading_is_not_repeated_in_its_lines() -> None:
    record = table_after("majesty", 2, 4).record
    voice = Voice(record.game, "en", ["Anna", "Bob"])
    turn = replay_with_log(record)[1].narrate_turns(0, voice)[0]
    name = voice.seat_name(turn.seat)
    assert turn.lines[0].startswith(f"{name} takes card")
    assert turn.lines_without_name(name)[0].startswith("takes card")


def test_others_secrets_are_not_told() -> None:
    record = table_after("castle", 2, 90).record
    _, log = replay_with_log(record)
    voice = Voice(record.game, "en", ["Anna", "Bob"])
    own = "\n".join(line for turn in log.narrate_turns(0, voice) for line in turn.lines)
    assert "Anna draws a card" not in own
    assert "Bob draws a card." in own
