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
    """The arrays of a batch by name, without a copy, with a row for each game."""
    games = int(batch.count)
    return {
        "features": array_over_buffer(batch.features, np.uint8).reshape(games, -1),
        "mask": array_over_buffer(batch.mask, np.bool_).reshape(games, -1),
        "seat": array_over_buffer(batch.seat, np.int64),
        "done": array_over_buffer(batch.done, np.bool_),
        "rewards": array_over_buffer(batch.rewards, np.float64).reshape(games, -1),
        "scores": array_over_buffer(batch.scores, np.int64).reshape(games, -1),
    }


class WritableMemory:
    """The memory of a vector as NumPy may write it: PyTorch warns of arrays that are read-only."""

    def __init__(self, buffer: Any, dtype: DTypeLike) -> None:
        self.buffer = buffer  # NumPy keeps this object alive, and thereby the memory
        seen = np.frombuffer(buffer, dtype).__array_interface__
        self.__array_interface__ = {**seen, "data": (seen["data"][0], False)}


def array_over_buffer(buffer: Any, dtype: DTypeLike) -> Array:
    """A flat array over the memory of a vector."""
    return np.asarray(WritableMemory(buffer, dtype))
