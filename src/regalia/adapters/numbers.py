"""NumPy, which most of this room needs, and the kinds of arrays that it shows."""

from typing import Any

from regalia.kernel.errors import missing_extra

try:
    import numpy as np
    from numpy.typing import ArrayLike, DTypeLike, NDArray
except ImportError:
    raise missing_extra("NumPy", "lab") from None

Choices = ArrayLike
Wholes = NDArray[Any]
Flags = NDArray[np.bool_]
Reals = NDArray[np.float64]

__all__ = ["Choices", "DTypeLike", "Flags", "Reals", "Wholes", "np", "seen"]


def seen(numbers: Any, kind: DTypeLike, rows: int) -> NDArray[Any]:
    """A vector looked at where it lies, in so many rows, or as one."""
    flat: NDArray[Any] = np.frombuffer(numbers, dtype=kind)
    return flat.reshape(rows, -1) if rows else flat
