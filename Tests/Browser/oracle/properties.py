"""What is compared: properties that mean the same in NimbusCSS and in a browser."""

# Not inherited in CSS, so a browser and the engine agree on every view.
PLAIN = [
    "width", "height", "min-width", "max-width", "min-height", "max-height",
    "top", "left", "bottom", "right",
    "margin-top", "margin-right", "margin-bottom", "margin-left",
    "opacity", "background-color", "border-radius",
]

# Inherited in CSS but not in the engine. The page resets them to their initial values
# in the lowest layer, so they agree too, unless a sheet says `unset` or `revert`.
INHERITED = ["color", "visibility", "text-align", "font-size", "font-weight", "font-style"]

ALL = PLAIN + INHERITED

# The properties of boxes, in the group of that name only. `display`, `overflow` and the logical properties are left out: a
# browser makes boxes in flex containers blocks, knows `overflow` as a shorthand, and has one value for `margin-left` and
# `margin-inline-start`.
BOXES = PLAIN + ["direction"] + [
    "position", "box-sizing", "aspect-ratio", "flex-direction", "flex-wrap", "flex-grow", "flex-shrink", "flex-basis", "order",
    "align-content", "justify-content", "align-items", "justify-items", "align-self", "justify-self", "row-gap", "column-gap",
    "grid-template-rows", "grid-template-columns", "grid-template-areas", "grid-auto-rows", "grid-auto-columns", "grid-auto-flow",
    "grid-row-start", "grid-row-end", "grid-column-start", "grid-column-end",
]


# What the cases of containers set in addition.
CONTAINERS = ALL + ["container-type", "container-name"]


def of(group):
    """What is compared in a group."""
    return {"boxes": BOXES, "containers": CONTAINERS}.get(group, ALL)


# Where the name to ask the browser for differs.
BROWSER_NAME = {"border-radius": "border-top-left-radius"}

BASE_SHEET = "@layer { * { %s } }" % "; ".join(f"{name}: initial" for name in INHERITED + ["direction"])
