"""The engine runs compiled or interpreted."""

import os
import subprocess
import sys

import pytest

ASK = "from regalia import engine; print(engine.compiled())"


@pytest.mark.parametrize(("interpreted", "answer"), [("0", "True"), ("1", "False")])
def test_the_environment_can_ask_for_the_sources(interpreted: str, answer: str) -> None:
    environment = os.environ | {"REGALIA_INTERPRETED": interpreted}
    command = [sys.executable, "-c", ASK]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == answer
