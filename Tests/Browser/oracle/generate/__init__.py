"""Seeded random cases, one module a group. A module's `case(random)` makes a tree, a sheet and a size."""

import random
import zlib

from . import attributes, boxes, calculations, cascade, colors, conditional, containers, errors, escapes, functions, imports, media, nesting, registered, scopes, selectors, siblings, stylequeries, variables

GROUPS = {
    "selectors": selectors.case,
    "cascade": cascade.case,
    "nesting": nesting.case,
    "variables": variables.case,
    "media": media.case,
    "errors": errors.case,
    "escapes": escapes.case,
    "imports": imports.case,
    "colors": colors.case,
    "calculations": calculations.case,
    "boxes": boxes.case,
    "scopes": scopes.case,
    "registered": registered.case,
    "attributes": attributes.case,
    "conditional": conditional.case,
    "functions": functions.case,
    "siblings": siblings.case,
    "containers": containers.case,
    "stylequeries": stylequeries.case,
}

# What takes the feature of a group out of a sheet.
WITHOUT = {
    "scopes": scopes.without,
    "registered": registered.without,
    "attributes": attributes.without,
    "conditional": conditional.without,
    "functions": functions.without,
    "siblings": siblings.without,
    "containers": containers.without,
    "stylequeries": stylequeries.without,
}


def cases(group, seed, count):
    """The same cases for the same seed, whatever the other groups make."""
    made = []
    for number in range(count):
        source = random.Random(zlib.crc32(f"{group} {seed} {number}".encode()))
        tree, css, size = GROUPS[group](source)
        made.append({"name": f"random {seed}.{number}", "tree": tree, "css": css, "size": size})
    return made
