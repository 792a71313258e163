"""How much of something anybody may have in a while."""

from time import monotonic

MAX_ADDRESSES = 10_000  # addresses that are remembered at most


class TokenBucket:
    """Fills slowly and is emptied by use: so many at once, so many a second."""

    __slots__ = ("_capacity", "_left", "_refill_per_s", "_since")

    def __init__(self, capacity: float, refill_per_s: float) -> None:
        self._capacity = capacity
        self._left = capacity
        self._refill_per_s = refill_per_s
        self._since = monotonic()

    def try_take(self) -> bool:
        """Whether there is one more."""
        time = monotonic()
        self._left = min(self._capacity, self._left + (time - self._since) * self._refill_per_s)
        self._since = time
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether it has had time to fill again."""
        return self._left + (monotonic() - self._since) * self._refill_per_s >= self._capacity


class AddressLimiter:
    """A bucket for every address."""

    def __init__(self, capacity: float, refill_per_s: float, enforced: bool) -> None:
        self._capacity = capacity
        self._refill_per_s = refill_per_s
        self._enforced = enforced
        self._buckets: dict[str, TokenBucket] = {}

    def try_take(self, address: str) -> bool:
        """Whether this address may have one more."""
        if not self._enforced:
            return True
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MAX_ADDRESSES:
                self._buckets = {one: it for one, it in self._buckets.items() if not it.is_full}
            bucket = self._buckets[address] = TokenBucket(self._capacity, self._refill_per_s)
        return bucket.try_take()


class RateLimits:
    """The limits of a server. Sizes are always limited; the rest can be switched off."""

    def __init__(self, enforced: bool) -> None:
        self.enforced = enforced
        self.requests = AddressLimiter(300, 60, enforced)
        self.tables = AddressLimiter(100, 0.1, enforced)
        self.reviews = AddressLimiter(20, 0.02, enforced)
        self.feeds = AddressLimiter(200, 10, enforced)

    def message_bucket(self) -> TokenBucket:
        """For the messages of one connection."""
        return TokenBucket(300, 150) if self.enforced else TokenBucket(1e18, 1e18)

    def chat_bucket(self) -> TokenBucket:
        """For what one connection says."""
        return TokenBucket(8, 0.7) if self.enforced else TokenBucket(1e18, 1e18)
