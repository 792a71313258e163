"""The tables that the boards on the web are tested with are those of the engine."""

import json

from tests.web.recorded import FILE, recorded


def test_the_boards_are_tested_with_tables_of_this_engine() -> None:
    assert json.loads(FILE.read_text("utf-8")) == recorded()
