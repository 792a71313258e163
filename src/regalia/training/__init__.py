"""Trains networks: imitation of the game's heuristics first, then PPO in self-play.

Needs the extra `train`.
"""

from regalia.kernel.errors import missing_library_error

try:
    import numpy  # noqa: F401
    import safetensors  # noqa: F401
    import torch  # noqa: F401
except ImportError:
    raise missing_library_error("PyTorch, NumPy or safetensors", "train") from None
