"""Escapes, odd names, numbers, colours and lengths as they may be written."""

from . import words

NAMES = ["a", "b.c", "1st", "-x", "--y", "-1", "é", "☃", "😀", "a:z", "x/y", "@at", "100%", "A", "f00", "_u", "-", "a\\b", "q'q", 'd"d', "semi;colon", "br{ace", "n\u00a0b", "ﬁ"]
NAMED = ["red", "Red", "REBECCAPURPLE", "transparent", "aliceblue", "GREY", "darkslategray", "lightGoldenRodYellow", "black", "hotpink"]
BAD_COLORS = ["#1234567", "#ggg", "rgb(1,2)", "rgb(1, 2 3)", "rgb(1 2 3 4)", "rgb(1, 2, 3 / .5)", "rgb(1 2, 3)", "rgb(1, 2%, 3)", "reddish", "#", "rgb()",
              "rgb(1 2 3 /)", "rgb(,1,2,3)", "rgba(1 2 3, .5)", "#12345", "rgb 1 2 3", "rgb(1px 2 3)", "rgb(red 2 3)", "'red'", "red blue", "rgb(none, 2, 3)"]
BAD_LENGTHS = ["1 px", "px", "1px2", "+ 1px", "1..5px", "1.px", ".px", "1e px", "--1px", "1px 1px", "1e2e2px", "#1px", "1/2px", "0x10px", "'1px'", "1p\\", "1_px", "% 1", "1%%"]


def case(random):
    root = {"view": "UIView", "subviews": []}
    names = random.sample(NAMES, random.randint(4, 7))
    for number, name in enumerate(names):
        child = {"view": random.choice(words.VIEWS)}
        if number % 3 == 0:
            child["id"] = name
        elif number % 3 == 1:
            child["cssClass"] = [name]
        else:
            child["label"] = name
        parent = random.choice([root] + root["subviews"][:2])
        parent.setdefault("subviews", []).append(child)
    rules = []
    for number, name in enumerate(names):
        text = identifier(random, name)
        selector = [f"#{text}", f".{text}", f"[label={random.choice([text, string(random, name)])}]"][number % 3]
        if random.random() < 0.15:
            selector = selector + random.choice([", UIView", " , .none", ":not(.none)", ", ::foo"])
        rules.append(f"{selector} {{ {declarations(random)} }}")
    for _ in range(random.randint(1, 3)):
        rules.append(f"{random.choice(['UIView', 'UILabel', '*', 'UI' + chr(92) + '4cabel', 'U' + chr(92) + 'IView'])} {{ {declarations(random)} }}")
    random.shuffle(rules)
    return root, "\n".join(rules), [390, 844]


def identifier(random, name):
    """The name as an identifier, with the escapes that it needs and some that it does not."""
    parts = []
    for at, character in enumerate(name):
        starts_number = character.isdigit() and (at == 0 or (at == 1 and name[0] == "-"))
        plain = character.isalnum() or character in "_-" or ord(character) > 0x7f
        if starts_number or random.random() < 0.15:
            parts.append(_hex(random, character))
        elif plain and name != "-":
            parts.append(character)
        else:
            parts.append(random.choice(["\\" + character, _hex(random, character)]))
    return "".join(parts)


def _hex(random, character):
    digits = format(ord(character), "x")
    if random.random() < 0.3:
        digits = digits.upper()
    if random.random() < 0.3:
        return "\\" + digits.zfill(6) + random.choice(["", " "])
    return "\\" + digits + random.choice([" ", " ", "\n", "\t"])


def string(random, name):
    quote = random.choice("\"'")
    parts = []
    for character in name:
        if character == "\\" or character == quote or random.random() < 0.15:
            parts.append("\\" + character if character in "\\'\"" and random.random() < 0.5 else _hex(random, character))
        else:
            parts.append(character)
        if random.random() < 0.05:
            parts.append("\\\n")
    return quote + "".join(parts) + quote


def declarations(random):
    parts = []
    for _ in range(random.randint(1, 5)):
        kind = random.random()
        if kind < 0.35:
            name, value = random.choice(words.LENGTHS[:10]), length(random)
        elif kind < 0.7:
            name, value = random.choice(["color", "background-color"]), color(random)
        elif kind < 0.8:
            name, value = "opacity", random.choice(["0", "1", ".5", "+.5", "0.50", "5e-1", "00.5", "1e0", "1.0", "0.333333333", "1.", "-.5", "2", "5.e-1"])
        elif kind < 0.9:
            name = "--" + identifier(random, random.choice(["x", "X", "é", "1", "a.b"]))
            value = random.choice(["\\41 b", "\"a\\\"b\"", "'\\41'", "1e3", "+.50", "#aB", "A\\b", "1.50px", "url( x y )", "url( x )", "RGB(1,2,3)", "U+0-7F"])
        else:
            name = random.choice(["font-weight", "text-align", "visibility", "font-style"])
            value = words.value(random, name)
            value = random.choice([value, value.upper(), _escape_some(random, value)])
        if random.random() < 0.15 and not name.startswith("--"):
            name = random.choice([name.upper(), _escape_some(random, name)])
        parts.append(f"{name}{random.choice([':', ': ', ' : '])}{value}")
    return random.choice(["; ", ";", " ;\n"]).join(parts)


def _escape_some(random, text):
    return "".join(_hex(random, c) if random.random() < 0.2 else c for c in text)


def length(random):
    if random.random() < 0.12:
        return random.choice(BAD_LENGTHS)
    number = random.choice(["0", "+0", "-0", "0.0", ".5", "+.5", "5", "+5", "05", "1e2", "1E2", "1e+2", "15e-1", "+1.5E1", "1.25", "12.50", "0.125", "100", "3.14159", "99.999"])
    unit = random.choice(["px", "px", "px", "PX", "%", "Px", "p\\78 ", "\\70 x"])
    return number if number == "0" and random.random() < 0.5 else number + unit


def color(random):
    if random.random() < 0.12:
        return random.choice(BAD_COLORS)
    kind = random.random()
    if kind < 0.3:
        digits = "".join(random.choice("0123456789abcdefABCDEF") for _ in range(random.choice([3, 4, 6, 8])))
        return "#" + digits
    if kind < 0.5:
        name = random.choice(NAMED)
        return _escape_some(random, name) if random.random() < 0.2 else name
    percent = random.random() < 0.3
    channels = [random.choice(["0%", "100%", "50%", "33.3%", "120%", "-5%", "12.5%"] if percent else ["0", "255", "128", "12.6", "300", "-5", "1e2", "0.5", "+7"])
                for _ in range(3)]
    alpha = random.choice([None, None, "0", "1", ".5", "50%", "0.123", "1.5", "-1", "12.5%", "0.99"])
    function, gap = random.choice(["rgb", "rgba", "RGB", "rGbA"]), words.space(random)
    if random.random() < 0.5:
        comma = random.choice([",", ", ", " , "])
        return f"{function}({gap}{comma.join(channels)}{comma + alpha if alpha else ''}{gap})"
    if random.random() < 0.15:
        channels[random.randint(0, 2)] = "none"
    slash = random.choice([" / ", "/", " /"])
    return f"{function}({gap}{' '.join(channels)}{slash + alpha if alpha else ''}{gap})"
