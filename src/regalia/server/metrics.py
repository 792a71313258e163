"""Prometheus metrics of a node. Labels never name a table, a seat or a person."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
LATENCY_BUCKETS_S = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

TABLES = Gauge("regalia_tables", "Tables in memory", registry=REGISTRY)
CONNECTIONS = Gauge("regalia_connections", "Open feeds", registry=REGISTRY)
TABLES_MADE = Counter("regalia_tables_made", "Tables made", ["game"], registry=REGISTRY)
STORED_STEPS = Counter("regalia_steps", "Steps stored and told", ["kind"], registry=REGISTRY)
STEPS_BY_KIND = {
    kind: STORED_STEPS.labels(kind)
    for kind in ("sat", "hired", "left", "moved", "undone", "handed")
}
REFUSALS = Counter("regalia_refusals", "Messages refused", registry=REGISTRY)
STORE_SECONDS = Histogram(
    "regalia_store_seconds",
    "From a step to its commit",
    buckets=LATENCY_BUCKETS_S,
    registry=REGISTRY,
)
MOVE_SECONDS = Histogram(
    "regalia_move_seconds",
    "From a move's arrival to its telling",
    buckets=LATENCY_BUCKETS_S,
    registry=REGISTRY,
)
REQUEST_SECONDS = Histogram(
    "regalia_request_seconds",
    "Requests",
    ["method", "status"],
    buckets=LATENCY_BUCKETS_S,
    registry=REGISTRY,
)
BOT_QUEUE = Gauge("regalia_bot_queue", "Questions to bots not yet answered", registry=REGISTRY)
BOT_SECONDS = Histogram("regalia_bot_seconds", "How long bots think", registry=REGISTRY)
BOTS_FAILED = Counter("regalia_bots_failed", "Bots that died or did not answer", registry=REGISTRY)
WRITE_CONFLICTS = Counter(
    "regalia_outrun", "Steps that another node was faster with", registry=REGISTRY
)
