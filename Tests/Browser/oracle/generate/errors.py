"""Error recovery: a valid sheet of any kind, damaged at random places."""

import re

from . import cascade, nesting, selectors, variables, words

PIECES = ["{", "}", "{", "}", ";", ";", ":", "(", ")", "[", "]", "'", '"', "!", "@", "\\", "\n", "/*", "*/", "<!--", "-->", ",", "&", "#", ".",
          "!important", "@media", "@x;", "@x{}", "@layer", "url(", "var(", "{}", ";;", ":is(", "\\\n", "\f", "/", "*", "+", ">", "%", "$", "|", "=", "~",
          "a{", "a:b", "\t", "\r\n", "é", "☃", "\0", "<", "-", "--", "--x:", "!x", "()", "[]", "{;}", "\\ ", "}}", "@media print{", "a:hover{"]
TOKEN = re.compile(r'/\*.*?\*/|"[^"\n]*"|\'[^\'\n]*\'|[@#.]?[\w-]+|\s+|.', re.S)


def case(random):
    while True:
        tree, css = _valid(random)
        for _ in range(random.choice([1, 1, 2, 2, 3, 5])):
            css = damage(random, css)
        if not _differs_by_design(css):
            return tree, css, [390, 844]


def _valid(random):
    kind = random.random()
    if kind < 0.35:
        return _plain(random)
    source = random.choice([selectors.case, nesting.case, nesting.case, cascade.case, variables.case])
    tree, css, _ = source(random)
    for view in _all(tree):
        view.pop("style", None)
    lines = css.split("\n")
    return tree, "\n".join(lines[:12])


def _all(view):
    yield view
    for child in view.get("subviews", []):
        yield from _all(child)


def _plain(random):
    tree = words.tree(random, 7)
    rules = []
    for _ in range(random.randint(3, 8)):
        selector = random.choice(["UIView", ".a", ".b", ".c", "UILabel", "#one", ":root", "*", ".a, .b", ".a > .b", "[label='alpha']", ":is(.a, .c)"])
        rule = f"{selector} {{ {words.declarations(random, random.randint(1, 4))} }}"
        if random.random() < 0.25:
            rule = f"{random.choice(['@media screen', '@layer x', '@media (min-width: 1px)', '@supports (top: 1px)', '@unknown x'])} {{ {rule} }}"
        rules.append(rule)
    return tree, "\n".join(rules)


def damage(random, css):
    kind = random.random()
    at = random.randint(0, len(css))
    if kind < 0.3:
        return css[:at] + random.choice(PIECES) + css[at:]
    if kind < 0.45:
        return css[:at] + css[at + random.choice([1, 1, 1, 2, 5]):]
    if kind < 0.5:
        return css[:at]
    tokens = TOKEN.findall(css)
    if len(tokens) < 4:
        return css + random.choice(PIECES)
    at = random.randint(0, len(tokens) - 3)
    if kind < 0.65:
        del tokens[at]
    elif kind < 0.75:
        tokens.insert(at, tokens[at])
    elif kind < 0.85:
        other = random.randint(0, len(tokens) - 1)
        tokens[at], tokens[other] = tokens[other], tokens[at]
    else:
        tokens.insert(at, random.choice(PIECES))
    return "".join(tokens)


# Bare numbers and two-digit colours mean something to NimbusCSS, and a negative size does.
_BARE = re.compile(r"(?:width|height|top|left|bottom|right|size|radius|margin)[^;}]*?:[^;{}]*?(?<![\w#.%-])[+-]?(?:\d*\.)?(?!0[^\d.])\d+\.?(?![\w.%])", re.I)
_GREY = re.compile(r"#[0-9a-f]{2}(?![\w-])", re.I)
_NEGATIVE = re.compile(r"(?:width|height)[^;}]*:[^;{}]*-[\d.]", re.I)
# A late @import is honoured by NimbusCSS.
_IMPORT = re.compile("@import", re.I)
_OPACITY = re.compile(r"opacity[^;}]*:[^;{}]*(?:px|%)", re.I)

# In the text of a custom property Chromium keeps NUL and line ends as they were, and takes a backslash at the end
# of a value for one at the end of the sheet; CSS Syntax says otherwise.
_TEXT = re.compile(r"--.*(?:[\0\f\r]|\\\s*[\n;}])", re.S)


def _differs_by_design(css):
    return any(pattern.search(css) for pattern in (_BARE, _GREY, _NEGATIVE, _OPACITY, _IMPORT, _TEXT))
