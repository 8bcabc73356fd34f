"""The spaces of observations and actions, as Gymnasium and PettingZoo know them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from .observe import LIMIT, OPTION_WIDTH, OPTIONS, Encoder
from .seating import Form


def observation_space(encoder: Encoder, form: Form) -> Any:
    if form == "flat":
        return box(encoder.size)
    if form == "options":
        return box(encoder.actions, OPTION_WIDTH)
    parts = {name: box(width) for name, width in encoder.parts.items()}
    return spaces.Dict({**parts, OPTIONS: box(encoder.actions, OPTION_WIDTH)})


def masked_space(encoder: Encoder, form: Form) -> Any:
    """An observation with its mask, as PettingZoo's card games have it."""
    mask = spaces.Box(0, 1, (encoder.actions,), np.int8)
    return spaces.Dict({"observation": observation_space(encoder, form), "action_mask": mask})


def box(*shape: int) -> Any:
    return spaces.Box(-LIMIT, LIMIT, shape, np.float32)
