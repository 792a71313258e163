"""Records: the options, deal and moves of a game as JSON, read strictly."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace

from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.game import Game, find_game
from regalia.kernel.options import Options
from regalia.kernel.rng import SEED_DIGITS, rng_from_seed
from regalia.kernel.state import State
from regalia.kernel.text.names import check_name

RECORD_VERSION = 1
MAX_RECORD_BYTES = 4_000_000
RECORD_FIELDS = ("regalia", "game", "rules", "options", "seed", "deal", "names", "fair", "moves")
OPTIONAL_FIELDS = ("rules", "names", "fair")
FAIR_FIELDS = ("secret", "salts", "commitment")
HEX_DIGITS = frozenset("0123456789abcdef")


@dataclass(frozen=True)
class FairnessProof:
    """What a seed was made of: a secret, a salt per seat, and the commitment published before."""

    secret: str
    salts: list[str]
    commitment: str


@dataclass
class Record:
    """One game, finished or not.

    `names` is None if nobody is named; `rules` is the version of the rules it was played under,
    None if it is unknown; `fair` proves the shuffle of a game played at a server.
    """

    game: Game
    options: Options
    seed: str | None
    deal: Mapping[str, object] | None = None
    names: list[str] | None = None
    moves: list[str] = field(default_factory=list)
    rules: int | None = None
    fair: FairnessProof | None = None

    def deal_state(self) -> State:
        """The state before the first move."""
        rng = None if self.seed is None else rng_from_seed(self.seed)
        if self.deal is not None:
            return self.game.deal_explicit(self.options, self.deal, rng)
        if rng is None:
            raise BadRecord("seed and deal are both null: one of them must fix the deal")
        return self.game.deal(self.options, rng)

    def without_moves(self) -> "Record":
        """The same game before its first move."""
        return replace(self, moves=[])

    def rules_version_warning(self) -> str:
        """A sentence to add to an error if the record was played under other rules; else empty."""
        if self.rules is None or self.rules == self.game.version:
            return ""
        return (
            f"; it was played under version {self.rules} of the rules of {self.game.name},"
            f" and these are version {self.game.version}"
        )

    def to_json(self) -> str:
        """The record as JSON, one line for each field."""
        fields: dict[str, object] = {
            "regalia": RECORD_VERSION,
            "game": self.game.name,
            "rules": self.game.version if self.rules is None else self.rules,
            "options": self.options.to_dict(),
            "seed": self.seed,
            "deal": self.deal,
        }
        if self.names is not None:
            fields["names"] = self.names
        if self.fair is not None:
            fields["fair"] = asdict(self.fair)
        fields["moves"] = self.moves
        lines = (
            f"  {json.dumps(name)}: {json.dumps(fields[name], ensure_ascii=False)}"
            for name in fields
        )
        return "{\n" + ",\n".join(lines) + "\n}\n"


def read_record(text: bytes, games: Mapping[str, Game]) -> Record:
    """The record in this text. Its moves are not checked here but by `Table`."""
    fields = parse_record_json(text)
    for name in fields:
        if name not in RECORD_FIELDS:
            raise BadRecord(f"there is no field {quote(name)} in a record")
    for name in RECORD_FIELDS:
        if name not in fields and name not in OPTIONAL_FIELDS:
            raise BadRecord(f"the field {name} is missing")
    version = fields["regalia"]
    if type(version) is not int or version != RECORD_VERSION:
        raise BadRecord(f"regalia: the version is {RECORD_VERSION}, not {quote(version)}")
    game = find_game(games, fields["game"])
    if not isinstance(fields["options"], dict):
        raise BadRecord("options: an object is needed")
    options = game.read_options(fields["options"])
    return Record(
        game,
        options,
        read_seed(fields["seed"]),
        read_deal(fields["deal"]),
        read_names(fields["names"], int(options.seats)) if "names" in fields else None,
        read_text_list(fields["moves"], "moves"),
        read_rules_version(fields["rules"]) if "rules" in fields else None,
        read_fairness_proof(fields["fair"], int(options.seats)) if "fair" in fields else None,
    )


def parse_record_json(text: bytes) -> dict[str, object]:
    """The JSON object in this text; BadRecord if a field occurs twice, at any depth."""
    if len(text) > MAX_RECORD_BYTES:
        raise BadRecord(f"a record has at most {MAX_RECORD_BYTES} bytes, not {len(text)}")
    if text.startswith(b"\xef\xbb\xbf"):
        raise BadRecord("a record begins with an object, not with a byte-order mark")
    try:
        found = json.loads(
            text.decode("utf-8"),
            object_pairs_hook=object_without_duplicate_keys,
            parse_constant=refuse_json_constant,
        )
    except BadRecord:
        raise
    except UnicodeDecodeError as error:
        raise BadRecord(f"a record is UTF-8 text, and byte {error.start} is not") from None
    except RecursionError:
        raise BadRecord("a record is not nested so deep") from None
    except json.JSONDecodeError as error:
        raise BadRecord(
            f"a record is JSON: {error.msg} at line {error.lineno}, column {error.colno}"
        ) from None
    except ValueError:
        raise BadRecord("a record has no number of so many digits") from None
    if not isinstance(found, dict):
        raise BadRecord("a record is one JSON object")
    return found


def object_without_duplicate_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of these fields; BadRecord if one occurs twice."""
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise BadRecord(f"the field {quote(name)} is given twice")
        found[name] = value
    return found


def refuse_json_constant(name: str) -> object:
    """Raises BadRecord for NaN and Infinity, which Python reads though JSON has no such numbers."""
    raise BadRecord(f"a record is JSON, which has no {name}")


def read_rules_version(rules: object) -> int:
    """The version of the rules: a whole number from 1."""
    if type(rules) is not int or not 1 <= rules < 1_000_000:
        raise BadRecord(f"rules: the version is a whole number from 1, not {quote(rules)}")
    return rules


def read_fairness_proof(fair: object, seats: int) -> FairnessProof:
    """A fairness proof with fields of the right types; `describe_unfairness` checks if it holds."""
    if not isinstance(fair, dict) or set(fair) != set(FAIR_FIELDS):
        raise BadRecord(f"fair: an object with exactly {', '.join(FAIR_FIELDS)} is needed")
    for name in ("secret", "commitment"):
        if not isinstance(fair[name], str):
            raise BadRecord(f"fair: {name} is a text, not {quote(fair[name])}")
    salts = read_text_list(fair["salts"], "fair: salts")
    if len(salts) != seats:
        raise BadRecord(f"fair: salts: one for each of the {seats} seats, not {len(salts)}")
    return FairnessProof(fair["secret"], salts, fair["commitment"])


def read_seed(seed: object) -> str | None:
    """A seed of 32 lower-case hex digits, or None."""
    if seed is None:
        return None
    if not isinstance(seed, str) or len(seed) != SEED_DIGITS or not HEX_DIGITS.issuperset(seed):
        raise BadRecord(f"seed: {SEED_DIGITS} lower-case hex digits are needed, not {quote(seed)}")
    return seed


def read_deal(deal: object) -> Mapping[str, object] | None:
    """An explicit deal, which the game reads, or None."""
    if deal is not None and not isinstance(deal, dict):
        raise BadRecord(f"deal: an object or null is needed, not {quote(deal)}")
    return deal


def read_names(names: object, seats: int) -> list[str]:
    """One name for each seat."""
    texts = read_text_list(names, "names")
    if len(texts) != seats:
        raise BadRecord(f"names: one for each of the {seats} seats is needed, not {len(texts)}")
    for name in texts:
        check_name(name, "names")
    return texts


def read_text_list(texts: object, name: str) -> list[str]:
    """A list of texts without lone surrogates, which could not be written again."""
    if not isinstance(texts, list):
        raise BadRecord(f"{name}: a list of texts is needed, not {quote(texts)}")
    for text in texts:
        if not isinstance(text, str):
            raise BadRecord(f"{name}: {quote(text)} is no text")
        if any("\ud800" <= letter <= "\udfff" for letter in text):
            raise BadRecord(f"{name}: {quote(text)} has half a character")
    return texts
