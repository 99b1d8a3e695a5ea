"""When two computed values are the same but for rounding."""

import re

# Groups whose values are compared so.
GROUPS = {"colors", "calculations"}

_NUMBER = re.compile(r"(?<![a-z0-9-])-?[0-9]+(?:\.[0-9]+)?(?:e[+-]?[0-9]+)?(?![0-9-])")


def agree(ours, theirs):
    """Whether the words are the same and the numbers near: 2 of 255 a channel, 0.1 % a length."""
    if ours is None or theirs is None:
        return ours == theirs
    if _NUMBER.split(ours) != _NUMBER.split(theirs):
        return False
    pairs = zip(map(float, _NUMBER.findall(ours)), map(float, _NUMBER.findall(theirs)))
    return all(abs(left - right) <= _tolerance(ours, index, abs(right)) for index, (left, right) in enumerate(pairs))


def _tolerance(text, index, size):
    if text.startswith("rgb"):
        return 2 if index < 3 else 0.002
    if text.startswith("color("):
        return 2 / 255
    if text.startswith(("lab(", "lch(", "oklab(", "oklch(")):
        return max(0.002, size * 0.002)
    return max(0.0005, size * 0.001)
