"""Where a person's games are kept stays the same on every system, whatever the environment says."""

from pathlib import Path

import pytest

from regalia import home


@pytest.mark.parametrize(
    ("platform", "variables", "folder"),
    [
        ("linux", {}, "HOME/.local/share/regalia"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/regalia"),
        ("linux", {"XDG_DATA_HOME": "data"}, "data/regalia"),
        ("linux", {"XDG_DATA_HOME": "/data", "REGALIA_DATA": "/games"}, "/games"),
        ("darwin", {}, "HOME/Library/Application Support/regalia"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "HOME/Library/Application Support/regalia"),
        ("win32", {}, "HOME/AppData/Local/regalia"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/regalia"),
    ],
)
def test_the_data_folder_of_every_system(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], folder: str
) -> None:
    for name in ("REGALIA_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("regalia.home.sys.platform", platform)
    assert home.data_folder() == Path(folder.replace("HOME", str(Path.home())))
