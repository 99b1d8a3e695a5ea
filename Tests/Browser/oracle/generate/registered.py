"""CSS Properties and Values 1: registered custom properties of every syntax, their computed values, and their uses."""

import re

from . import words

SELECTORS = [":root", "*", "UIView", "UILabel", ".a", ".b", ".c", "#one", ".a .b", "UIView > *", ".a > *", ":root > *"]

# The values of each component, with those that are independent of the element first.
LENGTHS = ["1px", "12.5px", "0", "2in", "calc(1px + 3px)", "5pc", "10vw", "2em", "1.5em", "1rem", "calc(1em + 2px)", "-3px", "max(1em, 4px)"]
NUMBERS = ["1", "0", "2.5", "-3", "+4", "1e2", "calc(1 + 2)", "calc(7 / 2)", ".50"]
COMPONENTS = {
    "<length>": LENGTHS,
    "<number>": NUMBERS,
    "<integer>": ["1", "0", "-3", "+7", "42", "calc(1 + 2)", "calc(7 / 2)", "007"],
    "<percentage>": ["0%", "50%", "-5%", "12.5%", "calc(10% + 5%)", "calc(3 * 20%)"],
    "<length-percentage>": LENGTHS[:6] + ["50%", "calc(10% + 4px)", "calc(10% + 1em)", "2em", "min(10px, 5%)"],
    "<color>": ["red", "#123456", "#ABC8", "rgb(1 2 3)", "hsl(120 100% 50%)", "Transparent", "currentcolor", "CurrentColor", "rgb(1 2 3 / 50%)"],
    "<angle>": ["0deg", "90deg", "0.5turn", "100grad", "calc(1turn - 90deg)", "-45deg"],
    "<time>": ["0s", "1s", "250ms", "calc(1s + 500ms)", "-2s"],
    "<resolution>": ["1dppx", "96dpi", "2x", "calc(1x + 1dppx)"],
    "<custom-ident>": ["foo", "Bar", "\\66oo", "auto", "none"],
    "<string>": ["'x'", '"a b"', "'a\"b'", '""'],
}
INDEPENDENT = {"<length>": 7, "<length-percentage>": 8, "<color>": 6}
KEYWORDS = ["auto", "none", "foo"]
WIDE = ["initial", "inherit", "unset", "revert", "revert-layer"]
WRONG = ["1px 2px", "red blue", "1px, 2px", "", "foo bar", "5", "10%", "1px", "red", "'s'", "(1px)", "1deg", "calc(1px + 1%)", "2.5", "AUTO",
         "default", "1px red", "f(x)", "1s"]
BAD_RULES = [
    '@property --a { syntax: "<length>"; inherits: true }', '@property --b { syntax: "<foo>"; inherits: true; initial-value: 1px }',
    '@property --c { inherits: true; initial-value: 1px }', '@property --d { syntax: "<length>"; initial-value: 1px }',
    '@property --a { syntax: "<length>"; inherits: true; initial-value: 1em }', '@property b { syntax: "*"; inherits: true }',
    '@property --c { syntax: "<length>"; inherits: maybe; initial-value: 1px }', '@property --d { syntax: <length>; inherits: true; initial-value: 1px }',
    '@property --a { syntax: "<length>"; inherits: true; initial-value: red }', '@property --b, --c { syntax: "*"; inherits: true }',
    '@property --c { syntax: "<length>++"; inherits: true; initial-value: 1px }', '@property --d { syntax: "<Length>"; inherits: true; initial-value: 1px }',
    '@property --a { syntax: "a | inherit"; inherits: true; initial-value: a }', '@property --b;', '@property { syntax: "*"; inherits: true }',
    '@property --c { syntax: "<length> <color>"; inherits: true; initial-value: 1px red }', '@property --d { syntax: "*"; inherits: true; initial-value: var(--a) }',
    '@property --a { syntax: "<length>"; inherits: true; initial-value: 1px !important }', '@property --b { syntax: "<length> | *"; inherits: true; initial-value: 1px }']
# A property that takes the value of a component, and how.
USES = {
    "<length>": ["min-width: %s", "margin-left: calc(%s * 2)", "top: calc(1px + %s)"],
    "<number>": ["left: calc(%s * 1px)", "opacity: calc(%s / 100)"],
    "<integer>": ["left: calc(%s * 1px)", "right: calc(%s * 1em)"],
    "<percentage>": ["height: max(%s, 1%%)", "bottom: %s"],
    "<length-percentage>": ["margin-top: %s", "margin-bottom: %s"],
    "<color>": ["background-color: %s", "background-color: %s"],
}


def case(random):
    tree = words.tree(random, 7)
    tree.setdefault("style", "font-size: 20px") if random.random() < 0.2 else None
    registry, rules = {}, []
    for name in random.sample(["--a", "--b", "--c", "--d"], random.choice([2, 3, 3])):
        syntax, components = syntax_of(random)
        registry[name] = components
        rules.append(registration(random, name, syntax, components))
        if random.random() < 0.12:
            syntax, registry[name] = syntax_of(random)
            rules.append(registration(random, name, syntax, registry[name]))
    rules += [random.choice(BAD_RULES) for _ in range(random.choice([0, 0, 0, 0, 1, 2]))]
    for _ in range(random.randint(3, 7)):
        rules.append(rule(random, registry))
    random.shuffle(rules)
    return tree, "\n".join(rules), random.choice(words.SIZES)


def without(css):
    """The sheet with registrations that nothing uses."""
    return [re.sub(r"(?i)@property --", "@property --unused-", css)]


def syntax_of(random):
    """A syntax string, and the components that its values have, each with the separator of a list or None."""
    kind = random.random()
    if kind < 0.07:
        return "*", [("*", None)]
    names = random.sample(list(COMPONENTS), random.choice([1, 1, 1, 2]))
    if random.random() < 0.5:
        names[0] = random.choice(["<length>", "<length>", "<color>", "<number>", "<length-percentage>"])
    if len(set(names)) < len(names):
        names = names[:1]
    parts = [(name, random.choice([None, None, None, " ", ", "])) for name in names]
    if random.random() < 0.15:
        parts.append(("auto", None))
    text = random.choice([" | ", "|"]).join(name + {None: "", " ": "+", ", ": "#"}[separator] for name, separator in parts)
    return text, parts


def registration(random, name, syntax, components):
    quote = random.choice(['"', '"', "'"])
    parts = [f"syntax: {quote}{syntax}{quote}", f"inherits: {random.choice(['true', 'true', 'false', 'TRUE'])}"]
    if syntax != "*" or random.random() < 0.5:
        parts.append(f"initial-value: {value(random, components, independent=True)}")
    random.shuffle(parts)
    text = f"@property {name} {{ {'; '.join(parts)}{random.choice([';', ''])} }}"
    kind = random.random()
    if kind < 0.1:
        return f"@layer {random.choice(['one', 'two'])} {{ {text} }}"
    if kind < 0.18:
        return f"@media (width {random.choice(['>', '>', '<'])} 1px) {{ {text} }}"
    return text


def value(random, components, independent=False):
    name, separator = random.choice(components)
    if name == "*":
        return random.choice(["a  b", "1px", "2em", "red", "{x: y}", "1,2"])
    values = COMPONENTS.get(name, [name])
    if independent and name in INDEPENDENT:
        values = values[:INDEPENDENT[name]]
    if not separator:
        return random.choice(values)
    gap = random.choice([separator, separator, "/**/ " if separator == " " else " ,"])
    return gap.join(random.choice(values) for _ in range(random.choice([1, 2, 2, 3])))


def rule(random, registry):
    body = []
    for _ in range(random.randint(1, 4)):
        kind = random.random()
        name = random.choice(list(registry))
        if kind < 0.55:
            body.append(custom(random, name, registry))
        elif kind < 0.65:
            body.append(f"--free: {random.choice([f'[var({name})]', f'var({name}, none)', '2em', 'blue'])}")
        elif kind < 0.75:
            body.append(f"font-size: {random.choice(['10px', '20px', '2em', '8px'])}")
        elif kind < 0.8:
            body.append(f"color: {random.choice(['lime', 'navy'])}")
        else:
            body.append(use(random, name, registry[name]))
    text = f"{random.choice(SELECTORS)} {{ {'; '.join(body)} }}"
    return f"@layer {random.choice(['one', 'two', ''])} {{ {text} }}" if random.random() < 0.1 else text


def custom(random, name, registry):
    kind = random.random()
    if kind < 0.6:
        text = value(random, registry[name])
    elif kind < 0.75:
        text = random.choice(WRONG)
    elif kind < 0.85:
        text = random.choice(WIDE)
    else:
        other = random.choice(list(registry) + ["--free"])
        text = random.choice([f"var({other})", f"var({other}, {value(random, registry[name])})", f"calc(var({other}) + 1px)", f"var({name})",
                              f"var(--none, {value(random, registry[name])})"])
    return f"{name}:{random.choice([' ', '', '  '])}{text}{' !important' if random.random() < 0.05 else ''}"


def use(random, name, components):
    text = random.choice(USES.get(components[0][0], ["--use: var(%s)", "--use: x%s/**/"]))
    reference = f"var({name})" if random.random() < 0.8 else f"var({name}, {random.choice(['9px', 'lime', '9'])})"
    return text.replace("%%", "%").replace("%s", reference)
