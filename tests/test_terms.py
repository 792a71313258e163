"""The words of the box: the terms of the printed booklets are used, their rivals are gone."""

import re
from itertools import chain
from pathlib import Path

import pytest

import regalia

SOURCES = Path(regalia.__file__).parent / "games"
BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"

# By language and game: what the booklet says, and what must not be said instead.
TERMS = [
    ("ru", "castle", r"Подступы|подступ", r"окрестност"),
    ("ru", "castle", r"област", r"\bзон[аыеуой]+\b"),
    ("ru", "castle", r"рядом", r"по соседству|соседн|соседству"),
    ("ru", "castle", r"[Пп]атов", r"тупик"),
    ("ru", "majesty", r"постро[йе]", r"\bздани"),
    (
        "ru",
        "majesty",
        r"\b[Сс]торон[аы]( А|:)|side-A = А",
        r"(сторон\w+|Зам\w+|Лазарет|все) [AB]\b",
    ),
    ("ru", "majesty", r"атак", r"напад|нападени"),
    ("ru", "majesty", r"общ(ий|ем) резерв", r"\bзапас"),
    ("ru", "majesty", r"исцел", r"\bлеч[иеа]"),
    ("ru", "majesty", r"[Фф]инальн\w+ подсч[её]т", r"[Ии]тогов\w+ подсч[её]т"),
    ("ru", "majesty", r"ценность", r"\bцена большинства"),
    ("ru", "majesty", r"Королевства", r"Владения"),
    ("ru", "majesty", r"персонаж", r"\bлюд(и|ей|ям)\b"),
    ("ru", "majesty", r"жетон\w* достоинством", r"фишк"),
    ("ru", "kingme", r"расселени", r"расстан|расставл|\b[Пп]остав"),
    ("ru", "kingme", r"засел", r"\bстав(ит|ьте) (на этаж|придворн)"),
    ("ru", "kingme", r"восшестви\w+ на престол", r"восхождени"),
    ("ru", "kingme", r"продви", r"\bподн(и|я)|подъём"),
    ("ru", "kingme", r"фишк\w+ короны", r"жетон\w* короны"),
    ("ru", "kingme", r"выбыва|выбыв|[Вв]ыбыли", r"вне раунда|отверг"),
    ("ru", "kingme", r"Выборы царя", r"section-voting = Голосование"),
    ("pl", "majesty", r"game = Majestat", r"game = Majesty"),
    ("pl", "majesty", r"pion(ek|k)", r"\bpoddan(y|i|ego|emu|ym)\b"),
    ("pl", "majesty", r"kart\w+ poddanych", r"(?<!kart[aęyą])(?<!karcie) poddanych"),
    ("pl", "majesty", r"lokacj", r"budyn"),
    ("pl", "majesty", r"większoś", r"przewag"),
    ("pl", "majesty", r"rezerw", r"zasob"),
    ("pl", "majesty", r"lecz(y|enie|yć)", r"uzdr[ao]w"),
    ("pl", "majesty", r"[Ss]trażnik", r"straże|\w+ straży,? (ile|niż)"),
    ("de", "majesty", r"Nachziehstapel", r"Stufe"),
    ("de", "majesty", r"Königreich", r"\bReich|\bLeute"),
    ("de", "majesty", r"Person", r"\bLeute\b"),
]

# An old word may still be typed to ask for an explanation, and a lead is no majority.
EXCEPTIONS = re.compile(r"^(topic-\w+|end-lead|# .*)$")


def messages(language: str, game: str) -> list[tuple[str, str]]:
    """The messages of a game and its board in a language, by id."""
    folders = [SOURCES / game / "i18n", BOARDS / game]
    files = sorted(chain.from_iterable(one.rglob(f"{language}.ftl") for one in folders))
    assert len(files) == 4, files
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return re.findall(r"^([A-Za-z][\w-]*)( =.*(?:\n(?:[ \t]+.*)?)*)", text, re.MULTILINE)


@pytest.mark.parametrize(("language", "game", "term", "old"), TERMS)
def test_the_booklet_s_term_is_used_and_the_old_one_is_gone(
    language: str, game: str, term: str, old: str
) -> None:
    said = [
        (name, " ".join(f"{name}{text}".split()))
        for name, text in messages(language, game)
        if not EXCEPTIONS.match(name)
    ]
    assert any(re.search(term, text) for _, text in said)
    assert [name for name, text in said if re.search(old, text)] == []


@pytest.mark.parametrize("language", ["en", "ru", "de", "pl"])
@pytest.mark.parametrize("game", ["majesty", "kingme", "castle"])
def test_no_sentence_outside_the_rules_names_a_rule_by_its_code(language: str, game: str) -> None:
    ids = re.compile(r"^[A-Z]\d|^(variant-|.*-note|aim)")
    coded = [
        name
        for name, text in messages(language, game)
        if not ids.match(name) and re.search(r"\b[MKC]\d{1,2}[AB]?\b", text)
    ]
    assert coded == []


@pytest.mark.parametrize("language", ["en", "ru", "de", "pl"])
def test_the_texts_of_cards_name_other_rules_only_in_brackets(language: str) -> None:
    """A hint at the mouse has no links, so it leaves out what stands in brackets."""
    bare = [
        name
        for name, text in messages(language, "castle")
        if re.match(r"C[2-5]\d$", name)
        and re.search(r"\bC\d", re.sub(r"\((C\d{1,2}(, )?)+\)", "", text))
    ]
    assert bare == []


@pytest.mark.parametrize("language", ["en", "ru", "de", "pl"])
def test_polish_has_its_own_dash_and_no_ellipsis_stands_apart(language: str) -> None:
    for game in ("majesty", "kingme", "castle"):
        for name, text in messages(language, game):
            if language == "pl":
                assert "—" not in text, name
            assert not re.search(r"\w …", text), name
