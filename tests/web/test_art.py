"""The sprites of the web table: built from the drawings, small, and complete."""

import gzip
import re
from pathlib import Path

import pytest
from tools.art.icons import icon_files
from tools.art.sprites import SOURCE, SPRITES, Sprite, build_sprite, read_drawings, sprite_files

from regalia.bots.ladder import CHARACTER_BOTS

BUILDINGS = {"mill", "brewery", "cottage", "guardhouse", "barracks", "inn", "castle", "infirmary"}
SPRITE_IDS = [sprite.path for sprite in SPRITES]


def weight(sprite: Sprite) -> int:
    return len(gzip.compress(build_sprite(sprite).encode(), 9, mtime=0))


@pytest.mark.parametrize("path", sprite_files(), ids=SPRITE_IDS)
def test_the_sprites_are_what_the_drawings_give(path: Path) -> None:
    assert path.read_text("utf-8") == sprite_files()[path], "python -m tools.art"


def test_the_icons_are_what_the_drawings_give() -> None:
    assert {path: path.read_text("utf-8") for path in icon_files()} == icon_files()


@pytest.mark.parametrize("sprite", SPRITES, ids=SPRITE_IDS)
def test_a_sprite_keeps_within_its_budget(sprite: Sprite) -> None:
    assert weight(sprite) < sprite.budget


@pytest.mark.parametrize("game", ["majesty", "kingme", "castle"])
def test_the_art_of_a_game_is_small(game: str) -> None:
    assert sum(weight(one) for one in SPRITES if one.path.startswith(f"boards/{game}/")) < 30_000


def test_the_art_of_the_hall_is_small() -> None:
    in_hall = [one for one in SPRITES if one.path in {"kit/faces.svg", "kit/key_art.svg"}]
    assert sum(map(weight, in_hall)) < 15_000


@pytest.mark.parametrize(
    ("game", "emblems"),
    [("majesty", r"m-(\w+)"), ("kingme", "k-([A-Z])"), ("castle", r"c-([\w-]+)")],
)
def test_every_person_with_an_emblem_is_drawn(game: str, emblems: str) -> None:
    kept = ("kit/emblems.svg", f"boards/{game}/emblems.svg")
    text = "".join((SOURCE / path).read_text("utf-8") for path in kept)
    people = set(re.findall(f'<symbol id="{emblems}"', text)) - BUILDINGS
    variants = {name for name in read_drawings(game) if name.endswith(("-f", "-m"))}
    assert set(read_drawings(game)) - variants == people


def test_every_opponent_of_the_ladder_has_a_face() -> None:
    assert list(read_drawings("faces")) == list(CHARACTER_BOTS)
