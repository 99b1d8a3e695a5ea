"""Cascade 5: few properties, many rules that meet on them."""

from . import words

WIDE = ["initial", "inherit", "unset", "revert", "revert-layer", "INHERIT"]
LAYERS = ["one", "two", "one.in", "two.in", "one.in.deep", "three"]
SELECTORS = ["*", "UIView", "UILabel", ".a", ".b", ".c", ".a.b", "#one", "#two", ":root", ".a .b", "UIView .c", ":is(.a, #one)",
             ":where(#one, .b)", ":not(.a)", "* > *", "UILabel.b", ".a:is(.a, .b)", "UIView > *", ":root *"]


def case(random):
    # `unset` and `revert` mean something else for an inherited property in a browser.
    wide = random.random() < 0.6
    names = random.sample(words.PLAIN, 3) if wide else random.sample(words.PLAIN, 2) + random.sample(words.INHERITED, 2)
    keywords = WIDE if wide else []
    tree = words.tree(random, 8)
    for view in _some(random, tree):
        view["style"] = words.declarations(random, random.randint(1, 2), names, keywords, 0.25)
    parts = [part(random, names, keywords, 2) for _ in range(random.randint(4, 9))]
    return tree, "\n".join(parts), [390, 844]


def _some(random, view):
    if random.random() < 0.2:
        yield view
    for child in view.get("subviews", []):
        yield from _some(random, child)


def part(random, names, keywords, depth):
    kind = random.random()
    if kind < 0.12:
        return f"@layer {', '.join(random.sample(LAYERS, random.randint(1, 3)))};"
    if kind < 0.45 and depth:
        name = random.choice(LAYERS + ["", ""])
        inner = "\n".join(part(random, names, keywords, depth - 1) for _ in range(random.randint(1, 3)))
        return f"@layer {name} {{\n{inner}\n}}"
    return rule(random, names, keywords)


def rule(random, names, keywords):
    selector = ", ".join(random.sample(SELECTORS, random.choice([1, 1, 1, 2])))
    body = words.declarations(random, random.randint(1, 3), names, keywords, 0.2)
    if keywords and random.random() < 0.1:
        body = f"all: {random.choice(WIDE)}{random.choice(['', ' !important'])}; " + body
    if random.random() < 0.05:
        body = f"{random.choice(names)}: nonsense 3 4; {body}"
    if random.random() < 0.1:
        body += f"{'' if body.endswith(';') else ';'} .a {{ {words.declaration(random, names, keywords)} }}"
    return f"{selector} {{ {body} }}"
