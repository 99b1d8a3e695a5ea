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

# Where the name to ask the browser for differs.
BROWSER_NAME = {"border-radius": "border-top-left-radius"}

BASE_SHEET = "@layer { * { %s } }" % "; ".join(f"{name}: initial" for name in INHERITED)
