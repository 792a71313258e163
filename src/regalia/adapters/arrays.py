"""NumPy, which most adapters need, and arrays that share the memory of a kernel batch."""

from typing import Any

from regalia.kernel import batch as kernel
from regalia.kernel.errors import missing_library_error

try:
    import numpy as np
    from numpy.typing import ArrayLike, DTypeLike, NDArray
except ImportError:
    raise missing_library_error("NumPy", "lab") from None

Array = NDArray[Any]
BoolArray = NDArray[np.bool_]
FloatArray = NDArray[np.float64]

__all__ = ["Array", "ArrayLike", "BoolArray", "FloatArray", "batch_arrays", "np"]


def batch_arrays(batch: kernel.TableBatch) -> dict[str, Array]:
    """The arrays of a batch by name, without a copy: read-only, with a row for each game."""
    games = int(batch.count)
    return {
        "features": array_on_memory(batch.features, np.uint8).reshape(games, -1),
        "mask": array_on_memory(batch.mask, np.bool_).reshape(games, -1),
        "seat": array_on_memory(batch.seat, np.int64),
        "done": array_on_memory(batch.done, np.bool_),
        "rewards": array_on_memory(batch.rewards, np.float64).reshape(games, -1),
        "scores": array_on_memory(batch.scores, np.int64).reshape(games, -1),
    }


def array_on_memory(buffer: Any, dtype: DTypeLike) -> Array:
    """A flat array over the memory of a vector."""
    flat: Array = np.frombuffer(buffer, dtype=dtype)
    return flat
