"""`bench/compiled.py` says whether compiling pays. Its figures are no matter of the tests."""

import pytest
from bench import compiled


@pytest.mark.parametrize(("pace", "code"), [(2000.0, 0), (1999.0, 1)])
def test_a_slow_engine_is_noticed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], pace: float, code: int
) -> None:
    def measure(game: str, *, interpreted: bool) -> float:
        return 100.0 if interpreted else pace

    monkeypatch.setattr(compiled, "measure_in_process", measure)
    assert compiled.main("castle") == code
    told = capsys.readouterr().out
    assert "20 times" in told
    assert ("should be" in told) is bool(code)


def test_a_pace_is_measured() -> None:
    assert compiled.measure_in_process("castle", interpreted=True) > 0
