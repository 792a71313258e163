"""What an operator watches: a node's figures of the last minutes, and its last warnings."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from prometheus_client.registry import Collector
from prometheus_client.samples import Sample as MetricSample

import regalia
from regalia.server import metrics
from regalia.server.timestamps import now_ms
from regalia.wire.requests import Latency, LoggedWarning, NodeReport

if TYPE_CHECKING:
    from regalia.server.host import TableHost

SAMPLE_INTERVAL_S = 10.0
WINDOW_SAMPLES = 30  # five minutes
KEPT_WARNINGS = 20
SERVER_ERROR = "5"  # the first digit of a status

Buckets = dict[float, float]  # upper bound in seconds to the number of values up to it


class MetricsSample(NamedTuple):
    """The counters of a node at one moment."""

    moves: float
    refusals: float
    errors: float
    move_seconds: Buckets
    store_seconds: Buckets
    bot_seconds: Buckets


class WarningLog(logging.Handler):
    """Keeps the last warnings and errors of the log, which names no token and no person."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.kept: deque[LoggedWarning] = deque(maxlen=KEPT_WARNINGS)

    def emit(self, record: logging.LogRecord) -> None:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="seconds")
        self.kept.append(LoggedWarning(at, record.levelname.lower(), record.getMessage()))


class NodeWatch:
    """Samples the counters of a node, so that its report can cover the last few minutes only."""

    def __init__(self, bot_processes: int) -> None:
        self.bot_processes = bot_processes
        self.started_ms = now_ms()
        self.warnings = WarningLog()
        self._samples: deque[MetricsSample] = deque([take_metrics_sample()], maxlen=WINDOW_SAMPLES)

    async def sample_forever(self) -> None:
        """Takes a sample every few seconds."""
        while True:
            await asyncio.sleep(SAMPLE_INTERVAL_S)
            self._samples.append(take_metrics_sample())

    def report(self, host: "TableHost") -> NodeReport:
        """The figures of this node now."""
        first, last = self._samples[0], take_metrics_sample()
        present = [one.local_seats_and_watcher_count() for one in host.tables.values()]
        return NodeReport(
            node=host.cluster.node,
            version=regalia.__version__,
            started_ms=self.started_ms,
            tables=len(host.tables),
            people=sum(len(seats) for seats, _ in present),
            spectators=sum(watching for _, watching in present),
            bot_queue=int(sum_of_values(metrics.BOT_QUEUE)),
            bot_processes=self.bot_processes,
            window_s=round(SAMPLE_INTERVAL_S * len(self._samples)),
            moves=round(last.moves - first.moves),
            refusals=round(last.refusals - first.refusals),
            errors=round(last.errors - first.errors),
            bots_failed=int(sum_of_values(metrics.BOTS_FAILED)),
            move_latency=latency_percentiles_between(first.move_seconds, last.move_seconds),
            store_latency=latency_percentiles_between(first.store_seconds, last.store_seconds),
            bot_latency=latency_percentiles_between(first.bot_seconds, last.bot_seconds),
            warnings=list(self.warnings.kept),
        )


def take_metrics_sample() -> MetricsSample:
    """The counters of this process now."""
    return MetricsSample(
        sum_of_values(metrics.STORED_STEPS, kind="moved"),
        sum_of_values(metrics.REFUSALS),
        sum(
            sample.value
            for sample in metric_samples(metrics.REQUEST_SECONDS)
            if sample.name.endswith("_count") and sample.labels["status"].startswith(SERVER_ERROR)
        ),
        *(
            read_buckets(histogram)
            for histogram in (metrics.MOVE_SECONDS, metrics.STORE_SECONDS, metrics.BOT_SECONDS)
        ),
    )


def metric_samples(collector: Collector) -> Iterator[MetricSample]:
    """All samples of a metric."""
    for metric in collector.collect():
        yield from metric.samples


def sum_of_values(metric: Collector, **labels: str) -> float:
    """The value of a counter or gauge, over everything that has these labels."""
    return sum(
        sample.value
        for sample in metric_samples(metric)
        if not sample.name.endswith("_created") and labels.items() <= sample.labels.items()
    )


def read_buckets(histogram: Collector) -> Buckets:
    """The buckets of a histogram without labels."""
    return {
        float(sample.labels["le"]): sample.value
        for sample in metric_samples(histogram)
        if sample.name.endswith("_bucket")
    }


def latency_percentiles_between(earlier: Buckets, later: Buckets) -> Latency | None:
    """The median and 99th percentile of the values between two samples; None if there are none."""
    counts = [(bound, later[bound] - earlier.get(bound, 0.0)) for bound in sorted(later)]
    if not counts[-1][1]:
        return None
    return Latency(percentile_ms(counts, 0.5), percentile_ms(counts, 0.99))


def percentile_ms(counts: Sequence[tuple[float, float]], share: float) -> float:
    """The upper bound, in milliseconds, of the bucket in which the percentile `share` lies.

    `counts` has for every upper bound, in seconds, the number of values up to it.
    """
    wanted = share * counts[-1][1]
    largest = max(bound for bound, _ in counts if bound != float("inf"))
    bound = next(bound for bound, count in counts if count >= wanted)
    return 1000 * min(bound, largest)
