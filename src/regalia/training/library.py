"""PyTorch and what goes with it, or one sentence where they are missing."""

from regalia.kernel.errors import Unable

try:
    import numpy as np
    import torch
    from numpy.typing import NDArray
    from safetensors.numpy import save_file
except ImportError:
    raise Unable(
        "train: PyTorch, NumPy or safetensors is not installed here;"
        " pip install 'regalia[train]' brings them"
    ) from None

__all__ = ["NDArray", "np", "save_file", "torch"]
