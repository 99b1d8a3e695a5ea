"""CSS Values 5: sibling-index() and sibling-count() in calculations, colours, variables and registered properties."""

import re

from . import words

SELECTORS = ["*", "UIView", "UILabel", ".a", ".b", ".c", ":root > *", "* > *", ":not(:root)", ":nth-child(odd)", ":last-child"]
# Widths and heights below 0 mean something else in NimbusCSS.
NAMES = words.LENGTHS[2:]
BAD = ["calc(sibling-index * 1px)", "calc(sibling-index(1) * 1px)", "sibling-index()", "calc(sibling-index()px)", "calc(sibling-index() + 1px)",
       "calc(sibling-index(of .a) * 1px)", "sibling-count()px", "calc(1px / sibling-index", "calc(sibling-siblings() * 1px)", "calc(- sibling-index() * 1px)"]
REGISTRATIONS = ['@property --i { syntax: "<integer>"; inherits: true; initial-value: 7 }',
                 '@property --n { syntax: "<number>"; inherits: false; initial-value: 2 }',
                 '@property --l { syntax: "<length>"; inherits: true; initial-value: 4px }']


def case(random):
    tree = words.tree(random, 12)
    rules = random.sample(REGISTRATIONS, random.choice([0, 0, 1, 2]))
    for _ in range(random.randint(2, 5)):
        body = [declaration(random) for _ in range(random.randint(2, 4))]
        text = f"{random.choice(SELECTORS)} {{ {'; '.join(body)} }}"
        rules.append(f"@layer {random.choice(['one', 'two'])} {{ {text} }}" if random.random() < 0.1 else text)
    return tree, "\n".join(rules), random.choice(words.SIZES)


def without(css):
    """The sheet with a constant for each index and count."""
    return [re.sub(r"(?i)sibling-(index|count)\(\)", "1", css)]


def declaration(random):
    mark, kind = " !important" if random.random() < 0.06 else "", random.random()
    if kind < 0.06:
        return f"{random.choice(NAMES)}: {random.choice(BAD)}{mark}"
    if kind < 0.18:
        name = random.choice(["--i", "--n", "--x"])
        return f"{name}: {random.choice(['%s', '%s', 'calc(%s)', 'x %s']).replace('%s', number(random, 1))}{mark}"
    if kind < 0.24:
        return f"--l: {length(random, 1)}{mark}"
    if kind < 0.34:
        value = random.choice(["rgb(calc(%s * 9) %s 3)", "hsl(calc(12deg * %s) 100%% 50%%)", "rgb(1 2 3 / calc(1 / %s))", "rgb(%s, %s, %s)"])
        value = value.replace("%%", "%")
        while "%s" in value:
            value = value.replace("%s", term(random), 1)
        return f"{random.choice(['background-color', 'background-color', 'color'])}: {value}{mark}"
    if kind < 0.4:
        return f"font-size: calc(8px + {length(random, 0)}){mark}"
    if kind < 0.46:
        return f"opacity: calc({number(random, 1)} / 20){mark}"
    if kind < 0.5:
        return f"margin: {length(random, 1)} {length(random, 1)}{mark}"
    if kind < 0.56:
        return f"{random.choice(NAMES)}: calc({random.choice(['1%', '2%', '10%'])} * {term(random)}){mark}"
    if kind < 0.72:
        value = random.choice(["calc(1px * var(--i))", "calc(var(--n, 3) * 2px)", "var(--l, 5px)", "calc(var(--x, 2) * 1em)", "calc(var(--l) + 1px)"])
        return f"{random.choice(NAMES)}: {value}{mark}"
    return f"{random.choice(NAMES)}: {length(random, 2)}{mark}"


def term(random):
    return random.choice(["sibling-index()", "sibling-index()", "sibling-count()", "sibling-INDEX()" if random.random() < 0.1 else "sibling-index()"])


def number(random, depth):
    kind = random.random() if depth else 0
    if kind < 0.5:
        return term(random)
    if kind < 0.75:
        return f"({term(random)} {random.choice('+-*')} {random.choice([term(random), '2', '3'])})"
    if kind < 0.85:
        return f"mod({term(random)}, {random.choice(['2', '3'])})"
    return random.choice([f"(sibling-count() - {term(random)} + 1)", f"min({term(random)}, 3)", f"progress({term(random)}, 0, 4)",
                          f"clamp(2, {term(random)}, 4)", f"abs({term(random)} - 3)"])


def length(random, depth):
    kind, unit = random.random(), random.choice(["1px", "2px", "10px", "1em", "0.5em", "1rem"])
    if kind < 0.55:
        return f"calc({unit} * {number(random, depth)})"
    if kind < 0.7:
        return f"calc({random.choice(['12px', '24px', '60px'])} / {term(random)})"
    if kind < 0.85:
        return f"calc({random.choice(['3px', '1em'])} + {term(random)} * {random.choice(['1px', '2px'])})"
    return random.choice([f"max({term(random)} * 3px, 7px)", f"min(1em, {term(random)} * 4px)", f"round(up, {term(random)} * 3px, 2px)",
                          f"clamp(4px, {term(random)} * 2px, 9px)"])
