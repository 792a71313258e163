"""Games and bots from outside the package join by entry points, and no room has to know them."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.command import environment, refusal_line

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "examples" / "thirtyone"
MADE = shutil.ignore_patterns("build", "*.egg-info", "__pycache__")
BOTS = ("thirtyone-bot", "greedy", "ismcts:50", "thirtyone.bots:Bold", "random")

Done = subprocess.CompletedProcess[str]
Command = Callable[..., Done]

MINE = """
from regalia.bots.bot import Bot

class Mine(Bot):
    def choose(self, view, budget):
        return int(view.legal()[-1])

class Shy(Bot):
    def __init__(self, game, seed):
        raise ValueError("not today")

class Greedy:
    pass
"""

LAWS = """
import json
from regalia import engine
from regalia.games import GAMES
from regalia.testing import check_laws
from regalia.kernel.text.voice import LANGUAGES, Voice

game = GAMES["thirtyone"]
digests = {}
for seats in game.seats:
    voices = [Voice(game, language, [f"name-{seat}" for seat in range(seats)])
              for language in LANGUAGES]
    for number in range(2):
        seed = f"{100 * seats + number:032x}"
        digests[seed] = check_laws(game, game.read_options({"seats": seats}), seed, voices)
print(json.dumps([engine.is_compiled(), digests]))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the package from outside is installed."""
    place = tmp_path_factory.mktemp("outside")
    shutil.copytree(PACKAGE, place / "source", ignore=MADE)
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install")
    offline = ("--no-deps", "--no-index", "--no-build-isolation")
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONWARNINGS"}
    subprocess.run(
        [*pip, *offline, "--target", place / "site", place / "source"], env=kept, check=True
    )
    return place / "site"


@pytest.fixture
def regalia(site: Path, tmp_path: Path) -> Command:
    """The command in an empty folder, with the package from outside installed.

    As an installed command does, it looks for nothing in that folder by itself.
    """

    def command(*words: str, given: str = "", **variables: str) -> Done:
        return run("-m", "regalia", *words, given=given, cwd=tmp_path, site=site, **variables)

    return command


def run(*words: str, cwd: Path, site: Path, given: str = "", **variables: str) -> Done:
    """What Python does with these words where the packages of a folder are installed."""
    paths = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.run(
        [sys.executable, "-P", *words],
        input=given,
        cwd=cwd,
        env={**environment(), "PYTHONPATH": os.pathsep.join(paths), **variables},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def offer(place: Path, group: str, name: str, value: str, code: str) -> Path:
    """A folder with a package that offers something by an entry point."""
    (place / "offered.py").write_text(code, encoding="utf-8")
    info = place / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{group}]\n{name} = {value}\n")
    return place


def stdout_of(done: Done) -> str:
    """What a command printed that had nothing to complain of."""
    assert done.returncode == 0, done
    assert done.stderr == ""
    return done.stdout


def kept_record(regalia: Command, tmp_path: Path) -> str:
    """The file of a game between bots, made here."""
    words = ("--games", "1", "--jobs", "1", "--seed", "1", "--records", ".", "--json")
    stdout_of(regalia("arena", "thirtyone", "thirtyone-bot", "greedy", "random", *words))
    (file,) = tmp_path.glob("thirtyone-*.json")
    return file.name


# a game


def test_a_game_from_outside_is_among_the_games(regalia: Command) -> None:
    assert "majesty" in stdout_of(regalia("--help"))
    assert "thirtyone" in stdout_of(regalia("--help"))
    assert "thirtyone" in refusal_line(regalia("rules", "nosuch"))


@pytest.mark.parametrize(
    ("lang", "ending"), [("en", "Victory"), ("ru", "Победа"), ("de", "Victory")]
)
def test_it_is_played_to_its_end(regalia: Command, lang: str, ending: str) -> None:
    words = ("--seats", "9", "--seed", "3", "--against", "random", "--record", "evening.json")
    typed = "? knock\ndiscard 2c\nhint\nwhy\ntable\nknock\n"
    done = stdout_of(regalia("play", "thirtyone", *words, "--lang", lang, given=typed))
    assert ending in done
    assert "(T4)" in done
    again = json.loads(stdout_of(regalia("replay", "evening.json", "--json")))
    assert again["over"]
    assert len(again["scores"]) == 9


@pytest.mark.parametrize("seats", [2, 8])
def test_bots_meet_at_it_in_the_arena(regalia: Command, tmp_path: Path, seats: int) -> None:
    bots = [BOTS[seat % len(BOTS)] for seat in range(seats)]
    words = ("--games", "6", "--jobs", "2", "--seed", "1", "--json", "--report", "page.html")
    found = json.loads(stdout_of(regalia("arena", "thirtyone", *bots, *words)))
    assert [bot["bot"] for bot in found["bots"]] == bots
    assert len(found["seats"]) == seats
    assert sum(found["seats"]) == pytest.approx(1)
    page = (tmp_path / "page.html").read_text("utf-8")
    assert "Thirty-One" in page
    assert f"Seat {seats - 1}" in page


def test_bots_are_rated_at_it(regalia: Command) -> None:
    words = ("--games", "8", "--seats", "3", "--seed", "1", "--json")
    found = json.loads(stdout_of(regalia("rate", "thirtyone", *BOTS, *words)))
    assert {bot["bot"] for bot in found["bots"]} == set(BOTS)


def test_its_records_are_replayed_and_looked_at(regalia: Command, tmp_path: Path) -> None:
    file = kept_record(regalia, tmp_path)
    whole = json.loads(stdout_of(regalia("replay", file, "--json", "--at", "1")))
    assert None not in whole["table"]["stock"]
    seen = json.loads(stdout_of(regalia("view", file, "--seat", "1", "--json", "--at", "1")))
    assert set(seen["table"]["stock"]) == {None}
    assert seen["table"]["hands"][1] == whole["table"]["hands"][1]
    assert None in seen["table"]["hands"][0]
    assert len(seen["memory"]["known"]) == 3
    told = stdout_of(regalia("view", file, "--seat", "spectator", "--lang", "ru"))
    assert "Игра окончена" in told


def test_its_rules_are_told(regalia: Command) -> None:
    texts = stdout_of(regalia("rules", "thirtyone"))
    assert texts.index("T1 ") < texts.index("T6 ") < texts.index("T10 ")
    assert "постучать" in stdout_of(regalia("rules", "thirtyone", "T6", "--lang", "ru"))
    assert "knock" in stdout_of(regalia("rules", "thirtyone", "T6", "--lang", "de"))


def test_its_wire_has_a_schema(regalia: Command) -> None:
    schema = json.loads(stdout_of(regalia("schema", "thirtyone")))
    assert "thirtyone" in schema["title"]
    assert "known" in json.dumps(schema["$defs"])
    assert "| `drew` | `seat` seat, [`card` card] |" in stdout_of(
        regalia("schema", "thirtyone", "--tables")
    )


def test_its_speed_is_measured(regalia: Command) -> None:
    words = ("--seats", "9", "--seconds", "0.02", "--json")
    found = json.loads(stdout_of(regalia("bench", "thirtyone", *words)))
    assert found["thirtyone"]["interpreted"]["games"] > 0


def test_it_has_no_options_to_mistake(regalia: Command) -> None:
    done = regalia("play", "thirtyone", "--edition", "pl")
    assert "thirtyone has none" in refusal_line(done)


def test_it_keeps_the_laws_compiled_and_interpreted_alike(site: Path, tmp_path: Path) -> None:
    runs = [
        json.loads(stdout_of(run("-c", LAWS, cwd=tmp_path, site=site, REGALIA_INTERPRETED=sources)))
        for sources in "01"
    ]
    assert not runs[1][0]
    assert runs[0][1] == runs[1][1]


@pytest.mark.parametrize(
    ("value", "code", "why"),
    [
        ("offered:Game", "import nosuch", "No module named 'nosuch'"),
        ("offered:Game", "raise ValueError", "ValueError"),
        ("offered:Game", "", "has no attribute 'Game'"),
        (
            "offered:Game",
            "class Game: name = 'mine'",
            "offered:Game is no regalia.kernel.game.Game",
        ),
        ("regalia.kernel.game:Game", "", "name"),
        ("regalia.games.majesty.game:Majesty", "", "there is a game majesty already"),
    ],
)
def test_a_broken_game_leaves_the_others_working(
    tmp_path: Path, value: str, code: str, why: str
) -> None:
    broken = offer(tmp_path, "regalia.games", "broken", value, code)
    words = ("-m", "regalia", "rules", "majesty", "M8")
    done = run(*words, cwd=tmp_path, site=broken, PYTHONWARNINGS="default")
    assert done.returncode == 0
    assert done.stdout.startswith("M8")
    assert "the game broken cannot be loaded: " in done.stderr
    assert why in done.stderr
    assert "Traceback" not in done.stderr


# a bot


def test_a_bot_in_the_current_folder_plays(regalia: Command, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(MINE, encoding="utf-8")
    for jobs in ("1", "2"):
        words = ("--games", "2", "--jobs", jobs, "--seed", "1", "--json")
        found = json.loads(stdout_of(regalia("arena", "majesty", "mybot:Mine", "greedy", *words)))
        assert found["bots"][0]["bot"] == "mybot:Mine"


def test_a_person_plays_against_bots_from_outside(regalia: Command, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(MINE, encoding="utf-8")
    for bot in ("thirtyone-bot", "thirtyone.bots:Bold", "mybot:Mine"):
        words = ("--against", bot, "--record", f"{bot}.json", "--seed", "1")
        assert stdout_of(regalia("play", "thirtyone", *words, given="quit\n"))
        assert stdout_of(regalia("play", "thirtyone", "--resume", f"{bot}.json", given="quit\n"))


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("nosuch", "is no bot: random, greedy"),
        ("nosuch:Bot", "cannot be loaded: ModuleNotFoundError: No module named 'nosuch'"),
        ("json:nosuch", "cannot be loaded: AttributeError"),
        ("json:loads", "is no bot: it is no class of regalia.bots.bot.Bot"),
        ("mybot:Greedy", "is no bot: it is no class of regalia.bots.bot.Bot"),
        ("mybot:Shy", "cannot be made: ValueError: not today"),
        ("torn:Bot", "cannot be loaded: SyntaxError"),
    ],
)
@pytest.mark.parametrize("command", ["arena", "play"])
def test_what_is_no_bot_is_told_in_a_sentence(
    regalia: Command, tmp_path: Path, command: str, bot: str, says: str
) -> None:
    (tmp_path / "mybot.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "torn.py").write_text("class Bot(", encoding="utf-8")
    words = ("--against", bot) if command == "play" else (bot, "greedy", "--games", "2")
    assert says in refusal_line(regalia(command, "majesty", *words))


def test_a_bot_that_is_offered_but_broken_is_told_in_a_sentence(tmp_path: Path) -> None:
    place = offer(tmp_path, "regalia.bots", "broken", "offered:Bot", "import nosuch")
    words = ("-m", "regalia", "arena", "majesty", "broken", "greedy")
    done = run(*words, cwd=tmp_path, site=place)
    assert "«broken» cannot be loaded: ModuleNotFoundError" in refusal_line(done)
