"""The same games on a Ray cluster, on this machine or on many. Needs the extra `ray`."""

import os
import socket
from collections.abc import Generator, Iterable

from regalia import __version__
from regalia.arena.match import Match, Played, play
from regalia.arena.workers import MatchFailed, Workers
from regalia.kernel.errors import BadRecord, Unable, missing_extra, quoted

HERE = "local"
FOUND = "auto"
PATIENCE = 5.0  # seconds
AHEAD = 2  # games under way or waiting, for each processor of the cluster


def ray_workers(address: str, jobs: int) -> Workers:
    """A workers on the cluster at an address; `local` starts one here with so many processors."""
    try:
        import ray  # noqa: F401
    except ImportError:
        raise missing_extra("Ray", "ray") from None
    check_reachable(address)
    return lambda matches: on_ray(matches, address, jobs)


def check_reachable(address: str) -> None:
    """Sees that somebody listens at an address, where Ray itself would wait for very long."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address in (HERE, FOUND):
        return
    try:
        if not host or not port.isascii() or not port.isdigit():
            raise BadRecord(f"ray: {quoted(address, 80)} is no address, like 10.0.0.1:6379")
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Unable(f"ray: nobody answers at {quoted(address, 80)}: {error}") from None


def on_ray(matches: Iterable[Match], address: str, jobs: int) -> Generator[Played, None, None]:
    """Plays as many games at once as the cluster has processors."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what runs here
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # as Ray will do by itself
    import ray
    from ray.exceptions import RayError

    try:
        if address == HERE:
            ray.init(address=HERE, num_cpus=jobs, include_dashboard=False, logging_level="error")
        else:
            ray.init(address=address, logging_level="error")
    except (ConnectionError, RayError, RuntimeError, TimeoutError, ValueError) as error:
        raise Unable(f"ray: no cluster at {quoted(address, 80)}: {error}") from None
    try:
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(num_cpus=1)(play_there)
        waiting = iter(matches)
        playing = {}
        for _, match in zip(range(ahead), waiting, strict=False):
            playing[remote.remote(match, __version__)] = match
        while playing:
            (ready, *_), _ = ray.wait(list(playing))
            match = playing.pop(ready)
            try:
                played = ray.get(ready)
            except RayError as error:
                raise MatchFailed(f"game {match.number}: {error}") from None
            yield played
            following = next(waiting, None)
            if following is not None:
                playing[remote.remote(following, __version__)] = following
    finally:
        ray.shutdown()


def play_there(match: Match, version: str) -> Played:
    """Plays a game where this runs, if the same Regalia is installed there."""
    if version != __version__:
        raise ValueError(f"Regalia {__version__} is installed here, and {version} asks")
    return play(match)
