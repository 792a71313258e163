"""A run is fixed by its seed, whoever plays it and however often it is interrupted."""

from collections.abc import Generator, Iterable
from pathlib import Path

import pytest
from tests.arena.runs import play_out, quick_bots, tournament

from regalia.arena.journal import Journal
from regalia.arena.match import FinishedMatch, Match, play_match
from regalia.arena.tournament import Outcome, run_tournament
from regalia.arena.workers import Executor, make_executor, play_sequentially
from regalia.bots.bot import Bot, Budget
from regalia.games import GAMES
from regalia.kernel.errors import Unable
from regalia.kernel.game import Game
from regalia.kernel.play.table import replay_states
from regalia.kernel.records.record import read_record
from regalia.kernel.view import View

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def interrupt_after(games: int) -> Executor:
    """Workers whom somebody interrupts."""

    def workers(matches: Iterable[Match]) -> Generator[FinishedMatch, None, None]:
        for done, match in enumerate(matches):
            if done == games:
                raise KeyboardInterrupt
            yield play_match(match)

    return workers


@every_game
def test_the_same_seed_gives_the_same_games(game: Game) -> None:
    one = tournament(game, quick_bots(game), game.seats[0] + 1)
    assert play_out(one).results_in_order() == play_out(one).results_in_order()


class Hurried(Bot):
    """Plays its first move, and insists on seconds of the processor's time."""

    def choose(self, view: View, budget: Budget) -> int:
        assert budget.in_processor_time
        return int(view.legal()[0])


def test_a_crowded_machine_takes_no_time_from_a_bot() -> None:
    outcome = play_out(tournament(bots=(f"{__name__}:Hurried", "random"), games=2))
    assert len(outcome.by_number) == 2


@every_game
def test_another_seed_gives_other_games(game: Game) -> None:
    outcomes = [play_out(tournament(game, quick_bots(game), 3, seed)).by_number for seed in "12"]
    assert outcomes[0] != outcomes[1]


@every_game
def test_games_of_a_deal_begin_alike(game: Game) -> None:
    one = tournament(game, quick_bots(game), 2 * game.seats[0])
    tables = [one.match_for(seating).record_with_moves([]).deal_state() for seating in one.seatings]
    for seating, table in zip(one.seatings, tables, strict=True):
        alike = [tables[other.number] == table for other in one.seatings]
        assert alike == [other.deal == seating.deal for other in one.seatings]


def test_any_number_of_processes_gives_the_same_games() -> None:
    one = tournament(bots=("greedy", "ismcts:20", "random"), games=10)
    here = play_out(one, play_sequentially)
    for jobs in (2, 3):
        there = play_out(one, make_executor(jobs))
        assert there.by_number == here.by_number
        assert there.habits == here.habits
        assert there.results_in_order() == here.results_in_order()


@every_game
def test_an_interrupted_run_goes_on_to_the_same_end(game: Game, tmp_path: Path) -> None:
    one = tournament(game, quick_bots(game), 7)
    for stop in (0, 3, 2):
        journal = Journal(tmp_path / "kept", one.journal_heading())
        with pytest.raises(KeyboardInterrupt):
            run_tournament(Outcome(one), interrupt_after(stop), journal)
        journal.close()
    resumed = Outcome(one)
    journal = Journal(tmp_path / "kept", one.journal_heading())
    assert len(journal.played) == 5
    run_tournament(resumed, play_sequentially, journal)
    journal.close()
    whole = play_out(one)
    assert resumed.results_in_order() == whole.results_in_order()
    assert resumed.habits == whole.habits
    journal = Journal(tmp_path / "kept", one.journal_heading())
    run_tournament(Outcome(one), interrupt_after(0), journal)  # nothing is left to play
    journal.close()


def test_what_is_known_at_an_interruption_stays_known() -> None:
    outcome = Outcome(tournament(games=9))
    with pytest.raises(KeyboardInterrupt):
        run_tournament(outcome, interrupt_after(4))
    assert sorted(outcome.by_number) == [0, 1, 2, 3]
    assert outcome.seconds > 0


@every_game
def test_records_are_whole_games(game: Game, tmp_path: Path) -> None:
    one = tournament(game, quick_bots(game), 11)
    outcome = Outcome(one)
    run_tournament(outcome, play_sequentially, None, tmp_path / "new" / "folder")
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files[:2]] == [f"{game.name}-00.json", f"{game.name}-01.json"]
    for file, result in zip(files, outcome.results_in_order(), strict=True):
        record = read_record(file.read_bytes(), GAMES)
        assert record.names == [one.bots[bot] for bot in result.seating.bots]
        assert len(record.moves) == result.moves
        for state, _ in replay_states(record):
            last = state
        assert tuple(last.scores()) == result.scores
        assert tuple(last.winners()) == result.winners


def test_records_of_games_kept_earlier_are_written_too(tmp_path: Path) -> None:
    one = tournament(games=4)
    journal = Journal(tmp_path / "kept", one.journal_heading())
    run_tournament(Outcome(one), play_sequentially, journal)
    journal.close()
    journal = Journal(tmp_path / "kept", one.journal_heading())
    run_tournament(Outcome(one), play_sequentially, journal, tmp_path / "records")
    journal.close()
    assert len(list((tmp_path / "records").iterdir())) == 4


def test_a_folder_that_cannot_be_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unable, match=r"^records: .*file"):
        run_tournament(Outcome(tournament()), play_sequentially, None, tmp_path / "file" / "folder")
