"""PyTorch and what goes with it, or one sentence where they are missing."""

from regalia.kernel.errors import missing_extra

try:
    import numpy as np
    import torch
    from numpy.typing import NDArray
    from safetensors.numpy import save_file
except ImportError:
    raise missing_extra("PyTorch, NumPy or safetensors", "train") from None

__all__ = ["NDArray", "np", "save_file", "torch"]
