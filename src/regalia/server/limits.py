"""How much of something anybody may have in a while."""

from time import monotonic

FORGOTTEN = 10_000  # addresses that are remembered at most


class Bucket:
    """Fills slowly and is emptied by use: so many at once, so many a second."""

    __slots__ = ("_full", "_left", "_rate", "_since")

    def __init__(self, most: float, rate: float) -> None:
        self._full = most
        self._left = most
        self._rate = rate
        self._since = monotonic()

    def take(self) -> bool:
        """Whether there is one more."""
        time = monotonic()
        self._left = min(self._full, self._left + (time - self._since) * self._rate)
        self._since = time
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def idle(self) -> bool:
        """Whether it has had time to fill again."""
        return self._left + (monotonic() - self._since) * self._rate >= self._full


class PerAddress:
    """A bucket for every address."""

    def __init__(self, most: float, rate: float, enforced: bool) -> None:
        self._most = most
        self._rate = rate
        self._enforced = enforced
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may have one more."""
        if not self._enforced:
            return True
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= FORGOTTEN:
                self._buckets = {one: it for one, it in self._buckets.items() if not it.idle}
            bucket = self._buckets[address] = Bucket(self._most, self._rate)
        return bucket.take()


class Limits:
    """The limits of a server. Sizes are always limited; the rest can be switched off."""

    def __init__(self, enforced: bool) -> None:
        self.enforced = enforced
        self.requests = PerAddress(300, 60, enforced)
        self.tables = PerAddress(100, 0.1, enforced)
        self.reviews = PerAddress(20, 0.02, enforced)
        self.feeds = PerAddress(200, 10, enforced)

    def messages(self) -> Bucket:
        """For the messages of one connection."""
        return Bucket(300, 150) if self.enforced else Bucket(1e18, 1e18)

    def talk(self) -> Bucket:
        """For what one connection says."""
        return Bucket(8, 0.7) if self.enforced else Bucket(1e18, 1e18)
