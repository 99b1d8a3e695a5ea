"""CSS Conditional 5: size queries of containers that are blocks, flex items and grid items, names, and the units of containers."""

import re

from . import words

SELECTORS = ["*", "*", "UIView", "UILabel", ".a", ".b", ".c", "#one", "#two", "#three", ".a > *", "* > .b", ":not(.a)", "UIView > *", ":not(:root)"]
BOXES = ["UIView", ".a", ".b", ".c", "#one", "#two", ":root", ":root > *", "UIView > UIView", ":root > UIView"]
# Percentages of these stay on multiples of 1/64 px, to which Chromium rounds.
WIDTHS = ["100px", "150px", "200px", "300px", "320px", "50%", "100%", "80%", "50%", "calc(50% + 10px)"]
HEIGHTS = ["40px", "60px", "80px", "100px", "200px", "50%", "100%"]
NAMES = ["outer", "inner", "card"]
PROPERTIES = ["top", "left", "bottom", "right", "margin-right", "margin-bottom", "opacity", "border-radius", "top", "left", "width", "margin-left"]
LENGTHS = ["100px", "150px", "200px", "300px", "320px", "390px", "120px", "40px", "80px", "60px", "10em", "20rem", "50vw", "100px", "199.5px",
           "calc(100px + 50px)", "50cqw", "100cqw", "0px", "9.375em", "160px", "195px"]
RATIOS = ["1", "2 / 1", "3/2", "5", "1 / 2", "2.5", "4", "3"]
BAD = ["(foo: 1px)", "not (foo: 1px)", "(width > 1px) or (foo)", "(width: red)", "width > 1px", "", "(width > 1px) and (height > 1px) or (width)",
       "(width => 1px)", "foo(x)", "not foo(x)", "screen and (width > 1px)", "none (width > 1px)", "(1px < width > 2px)", "outer and (width > 1px)",
       "(width: var(--w))", "not", "(min-width > 1px)", "(orientation: sideways)", "(width) and", "and (width > 1px)", "(max-orientation: portrait)",
       "(width: 1px 2px)", "(resolution > 1dppx)", "(prefers-color-scheme: light)", "outer inner (width > 1px)", "()", "(width > 1)"]


def case(random):
    tree = words.tree(random, 9)
    leave_texts_out(tree)
    rules = ["* { display: block }"]
    outermost = random.sample([":root", ":root", ":root > *", "UIView"], 1)
    for selector in outermost + random.sample(BOXES, random.randint(1, 3)):
        rules.append(f"{selector} {{ {'; '.join(container(random))} }}")
    if random.random() < 0.25:
        rules.append(f"{random.choice(BOXES)} {{ {random.choice(['display: flex', 'display: grid', 'display: flex; flex-direction: column'])} }}")
    if random.random() < 0.3:
        rules.append(f"{random.choice(BOXES)} {{ font-size: {random.choice(['10px', '20px', 'calc(8px + 1cqw)'])} }}")
    queried = [block(random, 2) for _ in range(random.randint(4, 8))]
    if random.random() < 0.5:
        queried.append(f"{random.choice(SELECTORS)} {{ {declaration(random, units=True)} }}")
    random.shuffle(queried)
    return tree, "\n".join(rules + queried), random.choice(words.SIZES)


def leave_texts_out(view):
    # A text has a size, which depends on the fonts.
    view.pop("text", None)
    for child in view.get("subviews", []):
        leave_texts_out(child)


def without(css):
    """The sheet with queries that are true everywhere, or nowhere, and with units of the viewport."""
    css = re.sub(r"(?i)(?<=[0-9])cq(w|h|i|b|min|max)\b", "vw", css)
    return [re.sub(r"(?i)@container[^{]*", f"@media {condition} ", css) for condition in ("(width > 0px)", "(width < 0px)")]


def container(random):
    """The declarations of a container. A container of both axes has a height."""
    kind = random.choice(["size"] * 6 + ["inline-size"] * 3 + ["INLINE-SIZE", "normal"])
    names = " ".join(random.sample(NAMES, random.choice([1, 1, 2]))) if random.random() < 0.5 else "none"
    if random.random() < 0.5:
        body = [f"container: {names}{random.choice([' / ', '/'])}{kind}"]
    else:
        body = [f"container-type: {kind}"] + ([f"container-name: {names}"] if names != "none" else [])
    if random.random() < 0.8:
        body.append(f"width: {random.choice(WIDTHS)}")
    if kind == "size" or random.random() < 0.3:
        body.append(f"height: {random.choice(HEIGHTS)}")
    if random.random() < 0.06:
        body.append(random.choice(["container: / size", "container-type: block-size", "container-name: a, b", "container: a / b", "container-name: and",
                                   "max-width: 120px", "container-type: size size", "box-sizing: border-box", "margin-left: 20px"]))
    return body


def block(random, depth):
    """An @container rule."""
    items = []
    for _ in range(random.choice([1, 1, 2])):
        kind = random.random()
        if depth and kind < 0.12:
            items.append(block(random, depth - 1))
        elif depth and kind < 0.2:
            items.append(f"{random.choice(['@layer one', '@media (width > 1px)', '@scope (.a)'])} {{ {rule(random)} }}")
        else:
            items.append(rule(random))
    text = f"{random.choice(['@container'] * 20 + ['@CONTAINER'])} {prelude(random)} {{ {' '.join(items)} }}"
    kind = random.random()
    if kind < 0.06:
        return f"@layer {random.choice(['one', 'two'])} {{ {text} }}"
    if kind < 0.16:
        return f"{random.choice(SELECTORS)} {{ @container {prelude(random)} {{ {declaration(random)}; {random.choice(['', rule(random)])} }} }}"
    return text


def rule(random):
    body = "; ".join(declaration(random) for _ in range(random.choice([1, 2, 2])))
    return f"{random.choice(SELECTORS)} {{ {body} }}"


def declaration(random, units=False):
    name = random.choice(PROPERTIES)
    mark = " !important" if random.random() < 0.06 else ""
    if name == "opacity":
        return f"opacity: 0.{random.randint(1, 99):02}{mark}"
    if units or random.random() < 0.3:
        unit = random.choice(["cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax", "CQW"])
        number = random.choice(["1", "10", "25", "50", "2.5"])
        return f"{name}: {random.choice([f'{number}{unit}', f'calc(1px + {number}{unit})', f'max({number}{unit}, 5px)'])}{mark}"
    return f"{name}: {random.randint(1, 99)}px{mark}"


def prelude(random):
    if random.random() < 0.09:
        return random.choice(BAD)
    name = random.choice(NAMES + ["Outer"]) if random.random() < 0.25 else ""
    if name and random.random() < 0.15:
        return name
    text = f"{name} {condition(random, 1)}".strip()
    return f"{text}, {condition(random, 0)}" if random.random() < 0.05 else text


def condition(random, depth):
    kind = random.random()
    if kind < 0.12:
        return f"not {feature(random)}"
    if kind < 0.4:
        return random.choice([" and ", " or "]).join(feature(random) for _ in range(random.choice([2, 2, 3])))
    if depth and kind < 0.5:
        return f"({condition(random, 0)}) {random.choice(['and', 'or'])} {feature(random)}"
    return feature(random)


def feature(random):
    name = random.choice(["width", "width", "width", "height", "inline-size", "block-size", "aspect-ratio", "orientation"])
    if name == "orientation":
        return f"(orientation: {random.choice(['portrait', 'landscape'])})"
    values = RATIOS if name == "aspect-ratio" else LENGTHS
    value, kind = random.choice(values), random.random()
    if kind < 0.05:
        return f"({name})"
    if kind < 0.12:
        return f"({name}: {value})"
    if kind < 0.45:
        return f"({random.choice(['min', 'max'])}-{name}: {value})"
    sign = random.choice(["<", "<=", ">", ">=", "="])
    if kind < 0.75:
        return f"({name} {sign} {value})"
    if kind < 0.85:
        return f"({value} {sign} {name})"
    side = random.choice("<>")
    return f"({value} {side}{random.choice(['', '='])} {name} {side}{random.choice(['', '='])} {random.choice(values)})"
