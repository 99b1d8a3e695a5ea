"""Colours of CSS Color 4 and 5, one a view."""

SPACES = ["srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020", "xyz", "xyz-d50", "xyz-d65"]
POLAR = ["hsl", "hwb", "lch", "oklch"]
NAMED = ["red", "REBECCAPURPLE", "tomato", "Navy", "gold", "teal", "orchid", "green", "orange", "brown", "purple", "indianred"]
SYSTEM = ["canvas", "CanvasText", "LinkText", "mark", "GrayText", "ButtonFace", "field", "accentcolor", "WindowText", "InactiveCaption"]
CHANNELS = {"rgb": "rgb", "hsl": "hsl", "hwb": "hwb", "lab": "lab", "lch": "lch", "oklab": "lab", "oklch": "lch"}
LARGEST = {"rgb": [255] * 3, "hsl": [None, 100, 100], "hwb": [None, 60, 60], "lab": [100, 60, 60], "lch": [100, 90, None],
           "oklab": [1, 0.3, 0.3], "oklch": [1, 0.3, None]}
BAD = ["rgb(1 2)", "hsl(120, 50, 50)", "hwb(1, 2%, 3%)", "lab(50, 1, 1)", "color(1 2 3)", "color(rgb 1 2 3)", "color-mix(red, blue",
       "color-mix(in srgb, red)", "color-mix(in srgb shorter hue, red, blue)", "color-mix(in srgb, red 101%, blue)", "light-dark(red)",
       "rgb(from red, r, g, b)", "rgb(from red h g b)", "hsl(50% 50% 50%)", "lch(50 10 10px)", "oklab(calc(1px) 0 0)", "rgb(none, 1, 2)"]


def case(random):
    views = 12
    tree = {"view": "UIView", "subviews": [{"view": "UILabel", "id": f"v{number}"} for number in range(views)]}
    rules = ["UIView { font-size: 20px }", "UILabel { font-size: 10px; color: rgb(20, 120, 220) }"]
    rules += [f"#v{number} {{ background-color: {value(random)} }}" for number in range(views)]
    return tree, "\n".join(rules), [390, 844]


def value(random):
    return random.choice(BAD) if random.random() < 0.08 else color(random, 2)


def color(random, depth):
    """A colour that is no grey, so that its hue is not left to rounding."""
    kind = random.random() if depth else random.random() * 0.6
    if kind < 0.12:
        return random.choice(NAMED)
    if kind < 0.2:
        return random.choice(["#1e90ff", "#FA8", "#c06f", "#a52a2acc", "#0f08"])
    if kind < 0.24:
        return random.choice(["currentcolor", random.choice(SYSTEM)]) if depth == 2 else "crimson"
    if kind < 0.45:
        return function(random)
    if kind < 0.6:
        channels = " ".join(number(random, 1) for _ in range(3))
        return f"color({random.choice(SPACES)} {channels}{alpha(random)})"
    if kind < 0.82:
        return mix(random, depth)
    if kind < 0.94:
        return relative(random, depth)
    return f"light-dark({color(random, depth - 1)}, {color(random, depth - 1)})"


def function(random):
    name = random.choice(list(LARGEST))
    if name in ("rgb", "hsl") and random.random() < 0.3:
        channels = [angle(random) if top is None else number(random, top, percent=name == "hsl") for top in LARGEST[name]]
        return f"{name}{random.choice(['', 'a'])}({', '.join(channels)}{random.choice(['', ', .5', ', 25%'])})"
    channels = [angle(random) if top is None else number(random, top, random.random() < 0.3) for top in LARGEST[name]]
    if random.random() < 0.12:
        channels[random.randrange(3)] = "none"
    return f"{name}({' '.join(channels)}{alpha(random)})"


def mix(random, depth):
    space = random.choice(SPACES + POLAR + ["lab", "oklab"])
    hue = random.choice(["", "", " shorter hue", " longer hue", " increasing hue", " decreasing hue"]) if space in POLAR else ""
    first, second = color(random, depth - 1), color(random, depth - 1)
    shares = random.choice([("", ""), (" 30%", ""), ("", " 80%"), (" 20%", " 40%"), (" 90%", " 60%"), (" calc(10% * 3)", "")])
    return f"color-mix(in {space}{hue}, {first}{shares[0]}, {second}{shares[1]})"


def relative(random, depth):
    origin = color(random, depth - 1)
    if random.random() < 0.3:
        space = random.choice(SPACES)
        letters = "xyz" if space.startswith("xyz") else "rgb"
        head, largest = f"color(from {origin} {space}", [1, 1, 1]
    else:
        space = random.choice(list(CHANNELS))
        letters, largest = CHANNELS[space], LARGEST[space]
        head = f"{space}(from {origin}"
    channels = [change(random, letter, top) for letter, top in zip(letters, largest)]
    return f"{head} {' '.join(channels)}{random.choice(['', '', ' / alpha', ' / calc(alpha * 0.5)', ' / 50%'])})"


def change(random, letter, top):
    if random.random() < 0.5:
        return letter
    if top is None:
        return random.choice([f"calc({letter} + 30)", f"calc({letter} - 45)", "120deg"])
    return random.choice([f"calc({letter} * 0.8)", f"calc({letter} + {top * 0.1:g})", f"calc(({letter} + {top * 0.5:g}) / 2)",
                          number(random, top), f"min({letter}, {top * 0.6:g})"])


def number(random, top, percent=False):
    share = random.choice([0.1, 0.25, 0.333, 0.5, 0.62, 0.8, 0.95])
    if percent:
        return f"{share * 100:g}%"
    text = f"{share * top:g}"
    return f"calc({text} * 2 / 2)" if random.random() < 0.05 else text


def angle(random):
    return random.choice(["20", "110deg", "0.6turn", "260grad", "4rad", "-50", "400", "300.5deg", "calc(90deg + 0.1turn)"])


def alpha(random):
    return random.choice(["", "", "", " / 0.5", " / 40%", " / calc(1 / 3)"])
