"""Rate limits: token buckets for each address and each connection."""

from time import monotonic

MAX_ADDRESSES = 10_000  # remembered at once; full buckets are dropped first
UNLIMITED = 1e18


class TokenBucket:
    """A token bucket: `capacity` at once, then `refill_per_s`."""

    __slots__ = ("_capacity", "_left", "_refill_per_s", "_since")

    def __init__(self, capacity: float, refill_per_s: float) -> None:
        self._capacity = capacity
        self._left = capacity
        self._refill_per_s = refill_per_s
        self._since = monotonic()

    def try_take_token(self) -> bool:
        """Takes a token; false if there is none."""
        time = monotonic()
        self._left = min(self._capacity, self._left + (time - self._since) * self._refill_per_s)
        self._since = time
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether the bucket is full again, so that it can be forgotten."""
        return self._left + (monotonic() - self._since) * self._refill_per_s >= self._capacity


class AddressLimiter:
    """A token bucket for each client address."""

    def __init__(self, capacity: float, refill_per_s: float, enforced: bool) -> None:
        self._capacity = capacity
        self._refill_per_s = refill_per_s
        self._enforced = enforced
        self._buckets: dict[str, TokenBucket] = {}

    def try_take_token(self, address: str) -> bool:
        """Takes a token of this address; false if there is none."""
        if not self._enforced:
            return True
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MAX_ADDRESSES:
                self._buckets = {
                    key: kept for key, kept in self._buckets.items() if not kept.is_full
                }
            bucket = self._buckets[address] = TokenBucket(self._capacity, self._refill_per_s)
        return bucket.try_take_token()


class RateLimits:
    """All rate limits of a server. `enforced=False` turns them off; size limits stay."""

    def __init__(self, enforced: bool) -> None:
        self.enforced = enforced
        self.requests = AddressLimiter(300, 60, enforced)
        self.tables = AddressLimiter(100, 0.1, enforced)
        self.reviews = AddressLimiter(20, 0.02, enforced)
        self.feeds = AddressLimiter(200, 10, enforced)

    def new_message_bucket(self) -> TokenBucket:
        """A bucket for the messages of one connection."""
        return self._make_bucket(300, 150)

    def new_chat_bucket(self) -> TokenBucket:
        """A bucket for the chat messages of one connection."""
        return self._make_bucket(8, 0.7)

    def _make_bucket(self, capacity: float, refill_per_s: float) -> TokenBucket:
        return TokenBucket(capacity if self.enforced else UNLIMITED, refill_per_s)
