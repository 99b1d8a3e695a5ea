"""CSS Conditional 5: style queries of custom properties, as values, as booleans and as ranges, with names and with size queries."""

import re

from . import words

SELECTORS = ["*", "*", "UIView", "UILabel", ".a", ".b", ".c", "#one", "#two", ".a > *", ":not(.a)", "UIView > *", ":not(:root)"]
HOLDERS = ["UIView", ".a", ".b", ".c", "#one", ":root > *", ".a > *", "UIView > UIView", "UIView, .b"]
# The values of each property, as declared and as asked.
VALUES = {"--x": ["1", "2", "3"], "--y": ["a", "a", "A", "a  b"], "--n": ["10", "5", "5.0", "calc(2 * 5)"], "--l": ["10px", "1em", "20px", "2em", "1in"],
          "--c": ["red", "#f00", "currentcolor", "rgb(255, 0, 0)"]}
REGISTRATIONS = ['@property --n { syntax: "<number>"; inherits: %s; initial-value: 5 }', '@property --l { syntax: "<length>"; inherits: %s; initial-value: 10px }',
                 '@property --c { syntax: "<color>"; inherits: %s; initial-value: red }', '@property --x { syntax: "<integer>"; inherits: %s; initial-value: 2 }',
                 '@property --y { syntax: "*"; inherits: %s }']
NAMES = ["outer", "inner"]
NUMBERS = ["1", "2", "5", "7", "10", "10.0", "calc(5 + 2)", "var(--x)"]
LENGTHS = ["10px", "1em", "15px", "20px", "0.1in", "1rem", "calc(5px + 1em)", "var(--l)"]
BAD = ["style()", "style(x: 1)", "not style(x: 1)", "style (--x: 1)", "style(--x: 1;)", "style(color: red)", "not style(color: blue)", "style(--x => 1)",
       "style(--x: 1) or foo(x)", "style(--x) style(--x)", "style(--x: 1 and --y: a)", "style(--x: 1), style(", "style(--x: 1}", "style(> 1)",
       "style(1 < --x > 0)", "style(--x: 1) and style(--y: a) or style(--x)", "--x: 1", "(--x: 1)", "style", "style(--x == 1)", "style(--X: 1)", "foo(--x)",
       "style(--x:1)or style(--x: 2)", "none style(--x: 1)", "style(\"--x\": 1)"]


def case(random):
    tree = words.tree(random, 9)
    leave_texts_out(tree)
    rules = ["* { display: block }"]
    rules += [text % random.choice(["true", "true", "false"]) for text in random.sample(REGISTRATIONS, random.choice([0, 1, 1, 2]))]
    rules.append(":root { " + "; ".join(f"{name}: {random.choice(values)}" for name, values in VALUES.items() if random.random() < 0.6) + " }")
    for selector in random.sample(HOLDERS, random.randint(2, 4)):
        rules.append(f"{selector} {{ {'; '.join(holder(random))} }}")
    queried = [block(random, 2) for _ in range(random.randint(5, 9))]
    random.shuffle(queried)
    return tree, "\n".join(rules + queried), random.choice(words.SIZES)


def leave_texts_out(view):
    view.pop("text", None)
    for child in view.get("subviews", []):
        leave_texts_out(child)


def without(css):
    """The sheet with queries that are true everywhere, or nowhere."""
    return [re.sub(r"(?i)@container[^{]*", f"@media {condition} ", css) for condition in ("(width > 0px)", "(width < 0px)")]


def holder(random):
    """The declarations of an element that queries ask."""
    body = [custom(random) for _ in range(random.randint(1, 3))]
    if random.random() < 0.3:
        body.append(f"container-name: {' '.join(random.sample(NAMES, random.choice([1, 1, 2])))}")
    if random.random() < 0.25:
        body.append(f"container-type: {random.choice(['inline-size', 'size; height: 100px'])}; width: {random.choice(['200px', '100px', '50%'])}")
    if random.random() < 0.15:
        body.append(f"font-size: {random.choice(['10px', '20px'])}")
    return body


def custom(random):
    name = random.choice(list(VALUES))
    value = random.choice(VALUES[name])
    if random.random() < 0.12:
        value = random.choice(["initial", "inherit", "unset", "", "var(--x)", "var(--none)", "var(--none, 2)"])
    return f"{name}: {value}{random.choice(['', '', '', ' '])}{' !important' if random.random() < 0.05 else ''}"


def block(random, depth):
    items = []
    for _ in range(random.choice([1, 1, 2])):
        items.append(block(random, depth - 1) if depth and random.random() < 0.15 else rule(random))
    text = f"@container {prelude(random)} {{ {' '.join(items)} }}"
    kind = random.random()
    if kind < 0.06:
        return f"@layer {random.choice(['one', 'two'])} {{ {text} }}"
    if kind < 0.16:
        return f"{random.choice(SELECTORS)} {{ @container {prelude(random)} {{ {declaration(random)}; {random.choice(['', rule(random)])} }} }}"
    return text


def rule(random):
    return f"{random.choice(SELECTORS)} {{ {'; '.join(declaration(random) for _ in range(random.choice([1, 2, 2])))} }}"


def declaration(random):
    if random.random() < 0.12:
        return custom(random)
    mark = " !important" if random.random() < 0.06 else ""
    return f"{random.choice(words.LENGTHS[6:])}: {random.randint(1, 99)}px{mark}"


def prelude(random):
    if random.random() < 0.07:
        return random.choice(BAD)
    name = random.choice(NAMES) + " " if random.random() < 0.2 else ""
    return name + condition(random, 1)


def condition(random, depth):
    kind = random.random()
    if kind < 0.15:
        return f"not {test(random)}"
    if kind < 0.4:
        return random.choice([" and ", " or "]).join(test(random) for _ in range(random.choice([2, 2, 3])))
    if depth and kind < 0.5:
        return f"({condition(random, 0)}) {random.choice(['and', 'or'])} {test(random)}"
    return test(random)


def test(random):
    kind, gap = random.random(), random.choice(["", "", "", " "])
    if kind < 0.12:
        return f"(width {random.choice(['>', '<', '>='])} {random.choice(['150px', '250px', '100px', '10em'])})"
    if kind < 0.25:
        inner = [f"({feature(random)})" for _ in range(2)]
        return f"style({random.choice(['not ' + inner[0], inner[0] + ' and ' + inner[1], inner[0] + ' or ' + inner[1], inner[0]])})"
    return f"style({gap}{feature(random)}{gap})"


def feature(random):
    name, kind = random.choice(list(VALUES)), random.random()
    if kind < 0.12:
        return random.choice([name, name, "--none"])
    if kind < 0.3:
        name = random.choice(["--x", "--n", "--l"])
        values = LENGTHS if name == "--l" else NUMBERS
        sign = random.choice(["<", "<=", ">", ">=", "="])
        if random.random() < 0.25:
            side = random.choice("<>")
            return f"{random.choice(values)} {side}{random.choice(['', '='])} {name} {side}{random.choice(['', '='])} {random.choice(values)}"
        left, right = name, random.choice(values + ["--n", "--x"])
        if random.random() < 0.3:
            left, right = right, left
        return f"{left} {sign} {right}"
    value = random.choice(VALUES[name])
    if random.random() < 0.1:
        value = random.choice(["initial", "inherit", "unset", "", "var(--x)", "var(--none)", "var(--none, 2)"])
    return f"{name}:{random.choice([' ', ' ', '', '  '])}{value}"
