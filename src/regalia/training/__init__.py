"""Trains networks: imitation of the game's heuristics first, then PPO in self-play.

Needs the extra `train`.
"""

from regalia.kernel.errors import Unable

try:
    import numpy  # noqa: F401
    import safetensors  # noqa: F401
    import torch  # noqa: F401
except ImportError:
    raise Unable(
        "train: PyTorch, NumPy or safetensors is not installed here;"
        " pip install 'regalia[train]' brings them"
    ) from None
