"""Custom properties and var()."""

from . import words

NAMES = ["--a", "--b", "--c", "--d", "--A", "--e-f", "--"]
SELECTORS = [":root", "*", "UIView", "UILabel", ".a", ".b", ".c", "#one", ".a .b", "UIView > *", ".a > *"]
TOKENS = ["1px", "12px", "50%", "red", "blue", "auto", "0", "1px 2px", "a b", "  x  ", "/* c */", "x/* c */y", "'s'", "[a]", "{}", "{a:b}",
          "(1px)", "1 2", "#123456", "rgb(1, 2, 3)", "A", "f(x)", "1px/**/2px", ",", "a,b", "!x", "inherit 1px", "\t1px\n", "f( a , b )",
          "@x", "\\41", "1e3px", "+1.0", "; ", ")", "]", "!important", "U+26", "<!--"]
LENGTH_NAMES = ["width", "height", "top", "left", "margin-left", "min-width"]


def case(random):
    tree = words.tree(random, 7)
    for view in [tree] + tree.get("subviews", [])[:2]:
        if random.random() < 0.25:
            view["style"] = "; ".join(custom(random) for _ in range(random.randint(1, 2)))
    rules = []
    for _ in range(random.randint(3, 8)):
        body = [custom(random) if random.random() < 0.55 else use(random) for _ in range(random.randint(1, 5))]
        text = f"{random.choice(SELECTORS)} {{ {'; '.join(body)} }}"
        rules.append(f"@layer {random.choice(['', 'x', 'y'])} {{ {text} }}" if random.random() < 0.12 else text)
    return tree, "\n".join(rules), [390, 844]


def custom(random):
    name = random.choice(NAMES[:5] if random.random() < 0.9 else NAMES)
    kind = random.random()
    if kind < 0.4:
        value = random.choice(TOKENS[:14])
    elif kind < 0.55:
        value = random.choice(TOKENS)
    elif kind < 0.85:
        value = random.choice(["%s", "%s", "1px %s", "%s %s", "%s%s", "a%s", "(%s)", "'%s'", "{%s}", " %s ", "%s/**/b"])
        value = value.replace("%s", "\0")
        while "\0" in value:
            value = value.replace("\0", reference(random), 1)
    elif kind < 0.95:
        value = random.choice(["initial", "inherit", "unset", "revert", "revert-layer", "INHERIT"])
    else:
        value = random.choice(["", " ", "  ", "/**/"])
    mark = random.choice(["!important", " !important "]) if random.random() < 0.07 else ""
    return f"{name}{random.choice([':', ': ', ' :', ':  '])}{value}{mark}"


def reference(random, depth=2):
    name = random.choice(NAMES[:5])
    function = "VAR" if random.random() < 0.04 else "var"
    kind = random.random()
    if kind < 0.5 or depth == 0:
        return f"{function}({words.space(random)}{name}{words.space(random)})"
    if kind < 0.75:
        return f"{function}({name}, {random.choice(TOKENS[:12])})"
    if kind < 0.8:
        return f"{function}({name},{random.choice(['', ' ', '/**/'])})"
    if kind < 0.97:
        return f"{function}({name}, {reference(random, depth - 1)})"
    return random.choice(["var()", "var(a)", "var(--a --b)", "var(--a 1px)", "var(--a,,)", "var(--a", "var(,)", "var(--a,!)"])


def use(random):
    mark = " !important" if random.random() < 0.06 else ""
    kind = random.random()
    if kind < 0.5:
        return f"{random.choice(LENGTH_NAMES)}: {reference(random)}{mark}"
    if kind < 0.62:
        value = random.choice(["%s", "1px %s", "%s %s", "%s 2px %s", "%s auto"]).replace("%s", "\0")
        while "\0" in value:
            value = value.replace("\0", reference(random), 1)
        return f"margin: {value}{mark}"
    if kind < 0.75:
        return f"background-color: {reference(random)}{mark}"
    if kind < 0.8:
        parts = [f"var({random.choice(NAMES[:5])}, {n})" for n in (1, 2, 3)]
        return f"background-color: rgb({', '.join(parts)}){mark}"
    return words.declaration(random, words.LENGTHS[:3] + ["margin-left"])
