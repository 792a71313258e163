"""Plays matches on a Ray cluster of one or more machines. Needs the extra `ray`."""

import os
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from regalia import __version__
from regalia.arena.match import FinishedMatch, Match, play_match
from regalia.arena.workers import Executor, MatchFailed
from regalia.kernel.errors import BadRecord, Unable, missing_library_error, quote

LOCAL_CLUSTER = "local"
AUTO_ADDRESS = "auto"
CONNECT_TIMEOUT_S = 5.0
T = TypeVar("T")
U = TypeVar("U")

GAMES_PER_CPU = 2  # submitted at once, so that no processor waits


def ray_executor(address: str, cpus: int) -> Executor:
    """An executor on the cluster at an address; `local` starts one here with `cpus` processors."""
    require_ray(address)
    return lambda matches: play_on_ray(matches, address, cpus)


def require_ray(address: str) -> None:
    """Raises an error if Ray is not installed or nothing listens at the address."""
    try:
        import ray  # noqa: F401
    except ImportError:
        raise missing_library_error("Ray", "ray") from None
    check_ray_reachable(address)


def check_ray_reachable(address: str) -> None:
    """Raises Unable if nothing listens at the address; Ray itself would wait very long."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address in (LOCAL_CLUSTER, AUTO_ADDRESS):
        return
    try:
        if not host or not port.isascii() or not port.isdigit():
            raise BadRecord(f"ray: {quote(address, 80)} is no address, like 10.0.0.1:6379")
        socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECT_TIMEOUT_S).close()
    except (OSError, OverflowError) as error:
        raise Unable(f"ray: nobody answers at {quote(address, 80)}: {error}") from None


@contextmanager
def ray_cluster(address: str, cpus: int) -> Iterator[None]:
    """Connects this process to a cluster, or starts one here, and leaves it at the end."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no statistics to Ray
    # the default of later versions
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray
    from ray.exceptions import RayError

    try:
        if address == LOCAL_CLUSTER:
            ray.init(
                address=LOCAL_CLUSTER, num_cpus=cpus, include_dashboard=False, logging_level="error"
            )
        else:
            ray.init(address=address, logging_level="error")
    except (ConnectionError, RayError, RuntimeError, TimeoutError, ValueError) as error:
        raise Unable(f"ray: no cluster at {quote(address, 80)}: {error}") from None
    try:
        yield
    finally:
        ray.shutdown()


def play_on_ray(
    matches: Iterable[Match], address: str, cpus: int
) -> Generator[FinishedMatch, None, None]:
    """Plays the matches on all processors of the cluster; yields games as they finish."""
    with ray_cluster(address, cpus):
        import ray
        from ray.exceptions import RayError

        in_flight = GAMES_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(num_cpus=1)(play_match_on_worker)
        remaining = iter(matches)
        in_progress = {}
        for _, match in zip(range(in_flight), remaining, strict=False):
            in_progress[remote.remote(match, __version__)] = match
        while in_progress:
            (ready, *_), _ = ray.wait(list(in_progress))
            match = in_progress.pop(ready)
            try:
                played = ray.get(ready)
            except RayError as error:
                raise MatchFailed(f"game {match.number}: {error}") from None
            yield played
            next_match = next(remaining, None)
            if next_match is not None:
                in_progress[remote.remote(next_match, __version__)] = next_match


def play_match_on_worker(match: Match, version: str) -> FinishedMatch:
    """Plays a match on a node of the cluster, which must have the same version of Regalia."""
    check_same_version(version)
    return play_match(match)


def ray_map(function: Callable[[T], U], address: str, cpus: int) -> Callable[[list[T]], list[U]]:
    """A function that applies `function` to every task of a list in parallel on a cluster."""
    require_ray(address)

    def run(tasks: list[T]) -> list[U]:
        with ray_cluster(address, cpus):
            import ray
            from ray.exceptions import RayError

            remote = ray.remote(num_cpus=1)(run_on_worker)
            try:
                found: list[U] = ray.get(
                    [remote.remote(function, task, __version__) for task in tasks]
                )
            except RayError as error:
                raise Unable(f"ray: {error}") from None
            return found

    return run


def run_on_worker(function: Callable[[T], U], task: T, version: str) -> U:
    """Runs a function on a node of the cluster, which must have the same version of Regalia."""
    check_same_version(version)
    return function(task)


def check_same_version(version: str) -> None:
    """Raises ValueError on a node that has another version of Regalia."""
    if version != __version__:
        raise ValueError(f"Regalia {__version__} is installed here, and {version} asks")
