"""CSS Values 5: if() with media(), supports() and style(), in chains, in each other, in shorthands and custom properties."""

import re

from . import media, words

MEDIA = ["width > 1px", "width < 1px", "min-width: 390px", "max-width: 389px", "(width > 600px) and (height < 600px)", "orientation: landscape",
         "orientation: portrait", "not (width < 400px)", "(width < 1px) or (orientation: portrait)", "width", "400px <= width <= 900px",
         "aspect-ratio > 1", "screen", "print", "(nonsense)", "width: var(--x)", "height >= 600px", "prefers-color-scheme: light"]
SUPPORTS = ["width: 1px", "width: red", "(width: 1px) and (color: red)", "not (x: y)", "selector(.a > .b)", "selector(:foo)", "--x: y",
            "(x: y) or (top: auto)", "nonsense: 1"]
STYLE = ["--x: 1", "--x: 2", "--x", "--y", "--none", "--y: red", "--x: var(--z)", "--z: 1", "--z", "--y: a b", "(--x: 1) and (--y: red)",
         "(--x: 1) or (--z: 1)", "not (--x: 1)", "--x > 1", "--x >= 2", "1 < --x <= 3", "--z: 10px", "--z > 5px", "--l: 96px", "--l > 10px",
         "--l", "--l: 2em", "--none: initial", "--x: inherit", "color: red", "--x = --z", "--x: 3", "--l: 0px", "not ((--y: red) or (--x: 3))"]
RESULTS = ["1px", "2px", "3px", "4px", "5px", "6px", "7%", "auto", "var(--w)", "var(--none, 8px)", "calc(1px + 1em)"]
BAD = ["if()", "if(media(width > 1px))", "if(media(width > 1px) 1px; else: 2px)", "if (else: 1px)", "if(else 1px)", "if(media(width > 1px): 1px, else: 2px)",
       "if(;else: 1px)", "if(foo(x): 1px; else: 2px)", "if(not foo(x): 1px; else: 2px)", "if(media: 1px; else: 2px)", "if((foo): 1px; else: 2px)",
       "if(style(--x: 1) and style(--x) or style(--y): 1px; else: 2px)", "if(else: 1px", "if(else: 1px; else: 2px;)", "if(style(): 1px; else: 2px)",
       "if(not not style(--x): 1px; else: 2px)", "if(else: 1px;; else: 2px)", "if(and: 1px; else: 2px)", "if(!: 1px; else: 2px)",
       "if(style(--x:): 1px; else: 2px)", "if(media(width > 1px): 1px; else: 2px; 3px)"]
VALUES = {"--x": ["1", "2", "3"], "--y": ["red", "a b", "1"], "--z": ["1", "10px", "3px", "var(--x)"], "--w": ["9px", "11px"],
          "--l": ["1in", "2em", "5px", "var(--z)"]}
SELECTORS = ["*", "UIView", "UILabel", ".a", ".b", ".c", ":root", ":root > *", ".a > *", ":not(:root)"]


def case(random):
    rules = []
    if random.random() < 0.4:
        rules.append('@property --l { syntax: "<length>"; inherits: true; initial-value: 0px }')
    for selector in [":root"] + random.sample(SELECTORS, random.randint(2, 3)):
        names = random.sample(list(VALUES), random.randint(1, 3) if selector != ":root" else 4)
        rules.append(f"{selector} {{ {'; '.join(custom(random, name) for name in names)} }}")
    for _ in range(random.randint(2, 4)):
        body = [declaration(random) for _ in range(random.randint(2, 4))]
        rules.append(f"{random.choice(SELECTORS)} {{ {'; '.join(body)} }}")
    random.shuffle(rules)
    return words.tree(random, 6), "\n".join(rules), random.choice(words.SIZES)


def without(css):
    """The sheet with conditions that nothing fulfils, or everything, so that `else` or the first branch decides."""
    return [re.sub(r"(?i)\b(media|supports|style)\(", text, css) for text in ("none(", "else or none(")]


def custom(random, name):
    value = random.choice(VALUES[name])
    if random.random() < 0.25:
        value = conditional(random, 1, VALUES[name])
    return f"{name}: {value}"


def declaration(random):
    mark = " !important" if random.random() < 0.05 else ""
    kind = random.random()
    if kind < 0.1:
        return f"margin: {conditional(random, 1)} {random.choice(['1px', conditional(random, 1, ['2px', '3px 4px', 'auto'])])}{mark}"
    if kind < 0.2:
        return f"background-color: {conditional(random, 1, ['red', 'lime', '#123', 'rgb(1 2 3)', 'currentcolor'])}{mark}"
    if kind < 0.26:
        # Always valid: an invalid font size is inherited in a browser.
        return f"font-size: if({condition(random, 1)}: {random.choice(['10px', '2em'])}; else: {random.choice(['12px', '20px'])}){mark}"
    if kind < 0.36:
        return f"--r: {conditional(random, 2, RESULTS + ['a  b', '', '{x; y}', '[a:b]', 'x,y'])}{mark}"
    if kind < 0.44:
        return f"{random.choice(words.LENGTHS)}: calc({conditional(random, 1, RESULTS[:6])} * {conditional(random, 0, ['2', '3'])}){mark}"
    if kind < 0.5:
        return f"{random.choice(words.LENGTHS)}: var({random.choice(['--r', '--w', '--none'])}, {conditional(random, 1)}){mark}"
    return f"{random.choice(words.LENGTHS)}: {conditional(random, 2)}{mark}"


def conditional(random, depth, results=RESULTS):
    if random.random() < 0.05:
        return random.choice(BAD)
    branches = []
    for _ in range(random.choice([1, 1, 2, 2, 3])):
        branches.append(f"{condition(random, 1)}:{random.choice([' ', ' ', '', '  '])}{result(random, depth, results)}")
    if random.random() < 0.8:
        branches.append(f"else: {result(random, depth, results)}")
    function = "IF" if random.random() < 0.03 else "if"
    return f"{function}({random.choice(['; ', ';', ' ; ']).join(branches)}{random.choice(['', '', ';'])})"


def result(random, depth, results):
    if depth and random.random() < 0.2:
        return conditional(random, depth - 1, results)
    if random.random() < 0.04:
        return random.choice(["inherit", "initial"])
    return random.choice(results)


def condition(random, depth):
    kind = random.random()
    if depth and kind < 0.1:
        return f"not {test(random)}"
    if depth and kind < 0.3:
        return random.choice([" and ", " or "]).join(test(random) for _ in range(random.choice([2, 2, 3])))
    if depth and kind < 0.4:
        return f"({condition(random, 0)} {random.choice(['and', 'or'])} {test(random)}) {random.choice(['and', 'or'])} {test(random)}"
    return test(random)


def test(random):
    kind, gap = random.random(), random.choice(["", "", "", " "])
    if kind < 0.3:
        text = media.boolean(random, 1) if random.random() < 0.2 else random.choice(MEDIA)
        return f"media({gap}{text}{gap})"
    if kind < 0.45:
        return f"supports({gap}{random.choice(SUPPORTS)}{gap})"
    return f"style({gap}{random.choice(STYLE)}{gap})"
