"""Where a server says it can be found."""

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.running_server import RunningServer

from regalia.server.addresses import lan_url, local_url

EVERYWHERE = "0.0.0.0"  # noqa: S104 - for everyone in the network, as is meant here


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        (EVERYWHERE, "http://127.0.0.1:8000"),
        ("::", "http://[::1]:8000"),
        ("fd00::7", "http://[fd00::7]:8000"),
        ("club.example", "http://club.example:8000"),
    ],
)
def test_the_local_url_is_for_this_machine(host: str, address: str) -> None:
    assert local_url(host, 8000) == address


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "192.0.2.7", "localhost"])
def test_there_is_no_lan_url_where_it_listens_at_one_address(host: str) -> None:
    assert lan_url(host, 8000) is None


def test_a_server_for_this_machine_alone_says_so(server: RunningServer) -> None:
    assert server.get_json("/api/nearby") == {"address": None}


def test_others_find_a_server_that_listens_everywhere(tmp_path: Path) -> None:
    words = ["serve", "--host", EVERYWHERE, "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "regalia", *words], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            found = re.fullmatch(r"Regalia is at (http://127\.0\.0\.1:(\d+))/\n", first)
            assert found, first
            address = lan_url(EVERYWHERE, int(found[2]))
            told = httpx.get(f"{found[1]}/api/nearby", trust_env=False).json()
            assert told == {"address": address}
            told = httpx.get(
                f"{found[1]}/api/nearby", headers={"Host": "club.example"}, trust_env=False
            ).json()
            assert told == {"address": None}  # a proxy at this machine passes strangers on
            if address is not None:  # a machine without a network has none
                second = process.stdout.readline()
                assert second == f"Others in your network find it at {address}/\n"
                told = httpx.get(f"{address}/api/nearby", trust_env=False).json()
                assert told == {"address": None}  # they know already
        finally:
            process.terminate()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
@pytest.mark.parametrize("screen", ["DISPLAY", "WAYLAND_DISPLAY", None])
def test_the_hall_is_opened_where_there_is_a_screen(screen: str | None, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    environ = {key: text for key, text in os.environ.items() if "DISPLAY" not in key}
    environ["BROWSER"] = f"{browser} %s"
    if screen is not None:
        environ[screen] = ":7"
    words = ["serve", "--open", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        [sys.executable, "-m", "regalia", *words], stdout=subprocess.PIPE, text=True, env=environ
    ) as process:
        assert process.stdout is not None
        try:
            address = process.stdout.readline().removeprefix("Regalia is at ")
            httpx.get(f"{address.strip()}api/games", trust_env=False).raise_for_status()
        finally:
            process.terminate()
    assert opened.exists() == (screen is not None)
    if screen is not None:
        assert opened.read_text() == address
