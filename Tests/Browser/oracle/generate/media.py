"""Media queries and @supports, with iframes of several sizes."""

from . import selectors, words

FEATURES = ["width", "height", "aspect-ratio", "orientation", "resolution", "prefers-color-scheme", "prefers-reduced-motion"]
TYPES = ["screen", "all", "print", "SCREEN", "tv", "speech", "unknown-type"]
LENGTHS = ["320px", "390px", "568px", "844px", "600px", "1px", "0", "389.5px", "320.0px", "3.9e2px", "+390px", "-1px", "390"]
RATIOS = ["1/1", "390/844", "195 / 422", "16/9", "1", "0.5", "844/390", "2/0"]
RESOLUTIONS = ["2dppx", "1dppx", "192dpi", "96dpi", "1.5dppx", "2x", "3dppx"]
INVALID = ["(width)  and", "and (width)", "(width: 390px", "screen and", "not", "only", "screen or (width)", "(width) and (height) or (color-x)",
           "not screen or (width)", "(390px < width > 1px)", "(width => 1px)", "(width = = 1px)", "(min-width > 1px)", "(1px)", "()",
           "screen (width)", "(width) screen", "!", "(width: red)", "(orientation: sideways)", "(min-orientation: portrait)", "(min-width)",
           "layer", "or", "and", "not and", "screen, ", ",screen", "(width) And not (height)", "not (width) and (height)", "(not (width)",
           "only (width)", "only only screen", "(1px < width = 400px)", "(width: 1px 2px)", "(width: 390px;)", "[width]", "{}", "fn(width)",
           "(fn(width))", "not fn(width)", "not (unknown)", "not (unknown: 3)", "(unknown) or (width)", "(width) or (unknown)",
           "not ((unknown) or (width))", "not ((unknown) and (width))", "(unknown < 3px)", "(1px < unknown)", "screen and (unknown)",
           "not screen and (unknown)", "not print and (unknown)", "(@x)", "('x')", "(width <390px)", "(width<= 390px)", "(width < = 390px)"]
SUPPORTS = ["(width: 1px)", "(width:)", "(width: red)", "(color: red)", "(colour: red)", "(--x: y)", "(--x:)", "(color: RED)", "(width: 1px 2px)",
            "selector(a)", "selector(.a > .b)", "selector(:foo)", "selector(::foo)", "selector(:is(:foo))", "selector(:has(> a))", "selector(&)",
            "selector(a, b)", "selector(:not(:foo))", "selector(> a)", "selector()", "selector([a=b i])", "selector(:nth-child(2n+1 of .a))",
            "(width: 1px !important)", "(width: var(--x))", "unknown(x)", "(unknown)", "(width: inherit)", "((width: 1px))", "(COLOR: red)",
            "(width: 1px;)", "(width: 5%)", "(top: auto)", "(margin-top: auto)", "(opacity: 0.5)", "(nonsense: inherit)", "(nonsense: var(--x))"]
BAD_SUPPORTS = ["width: 1px", "(width: 1px) and (color: red) or (top: auto)", "not not (width: 1px)", "(width: 1px) and", "()", "not", "",
                "not(width: 1px)", "(width: 1px)and (color: red)", "(width: 1px) and(color: red)", "and (width: 1px)", "(width: 1px),", "selector (a)"]


def case(random):
    tree = words.tree(random, 6)
    rules = []
    names = list(words.LENGTHS)
    random.shuffle(names)
    for number, name in enumerate(names[:random.randint(4, 8)], 1):
        rule = f"{random.choice(['*', 'UIView', ':root', '.a', ':not(.a)'])} {{ {name}: {number}px; opacity: .{number} }}"
        for _ in range(random.choice([1, 1, 1, 2])):
            rule = f"{condition(random)} {{ {rule} }}"
        rules.append(rule)
    return tree, "\n".join(rules), random.choice(words.SIZES)


def condition(random):
    if random.random() < 0.3:
        text = supports(random, 2)
        return f"@{random.choice(['supports', 'supports', 'SUPPORTS'])} {text}"
    return f"@{random.choice(['media', 'media', 'media', 'MEDIA'])} {query_list(random)}"


def query_list(random):
    return ("," + words.space(random)).join(query(random) for _ in range(random.choice([1, 1, 1, 2, 3])))


def query(random):
    kind = random.random()
    if kind < 0.15:
        return random.choice(INVALID)
    if kind < 0.4:
        prefix = random.choice(["", "", "not ", "only ", "NOT "])
        tail = "".join(f" and {in_parens(random, 1)}" for _ in range(random.choice([0, 1, 1, 2])))
        return prefix + random.choice(TYPES[:3] if random.random() < 0.7 else TYPES) + tail
    return boolean(random, 2)


def boolean(random, depth):
    kind = random.random()
    if kind < 0.2:
        return f"{random.choice(['not', 'Not'])} {in_parens(random, depth)}"
    word = random.choice([" and ", " or ", " AND "])
    return word.join(in_parens(random, depth) for _ in range(random.choice([1, 1, 2, 2, 3])))


def in_parens(random, depth):
    if depth and random.random() < 0.25:
        gap = words.space(random)
        return f"({gap}{boolean(random, depth - 1)}{gap})"
    return feature(random)


def feature(random):
    if random.random() < 0.06:
        return random.choice(["(unknown)", "(unknown: 3px)", "(unknown > 1)", "unknown(x)", "(min-unknown: 1)", "(x y z)"])
    name = random.choice(FEATURES + ["width", "width", "height"])
    if name == "orientation":
        return random.choice(["(orientation: portrait)", "(orientation: landscape)", "(orientation)", "(orientation:PORTRAIT)"])
    if name == "prefers-color-scheme":
        return random.choice(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)", "(prefers-color-scheme)"])
    if name == "prefers-reduced-motion":
        return random.choice(["(prefers-reduced-motion: reduce)", "(prefers-reduced-motion: no-preference)", "(prefers-reduced-motion)"])
    values = {"width": LENGTHS, "height": LENGTHS, "aspect-ratio": RATIOS, "resolution": RESOLUTIONS}[name]
    value, spelled = random.choice(values), name.upper() if random.random() < 0.05 else name
    kind, gap = random.random(), random.choice(["", " ", " ", "  "])
    if kind < 0.1:
        return f"({spelled})"
    if kind < 0.25:
        return f"({spelled}:{gap}{value})"
    if kind < 0.5:
        return f"({random.choice(['min', 'max'])}-{spelled}:{gap}{value})"
    sign = random.choice(["<", "<=", ">", ">=", "="])
    if kind < 0.7:
        return f"({spelled}{gap}{sign}{gap}{value})"
    if kind < 0.85:
        return f"({value}{gap}{sign}{gap}{spelled})"
    side = random.choice("<>")
    return f"({value} {side}{random.choice(['', '='])} {spelled} {side}{random.choice(['', '='])} {random.choice(values)})"


def supports(random, depth):
    kind = random.random()
    if depth == 0 or kind < 0.5:
        return random.choice(SUPPORTS)
    if kind < 0.6:
        return random.choice(BAD_SUPPORTS)
    if kind < 0.75:
        return f"not {_supports_in_parens(random, depth)}"
    word = random.choice([" and ", " or ", " AND ", " Or "])
    return word.join(_supports_in_parens(random, depth) for _ in range(random.choice([2, 2, 3])))


def _supports_in_parens(random, depth):
    return f"({supports(random, depth - 1)})" if random.random() < 0.3 else random.choice(SUPPORTS)


def import_condition(random):
    """What may follow the address of an @import."""
    parts = []
    if random.random() < 0.45:
        parts.append(random.choice(["layer", "layer(one)", "layer(two)", "layer(one.in)", "layer( one )", "LAYER(two)", "layer()", "layer(1)"]))
    if random.random() < 0.3:
        text = random.choice(SUPPORTS[:26] + ["width: 1px", "width: red", "--x: y"])
        parts.append(f"supports({text})")
    if random.random() < 0.35:
        parts.append(query_list(random))
    return " ".join(parts)
