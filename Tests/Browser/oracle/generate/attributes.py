"""CSS Values 5: attr() of every type, with units and fallbacks, in ordinary, custom and registered properties."""

import re

from . import words

NAMES = ["label", "title", "text", "tag"]
# What attributes hold, most often something of a useful type.
VALUES = ["10px", "2em", "50%", "auto", "red", "#123", "12", "3", "2.5", "1px 2px", "a b", "foo", "", " 5px ", "1px, 2em", "calc(1px + 1em)",
          "var(--v)", "var(--none, 4px)", "lime", "RED", "10PX", "currentcolor", "0", "1e1", "+.50", "inherit", "attr(tag px)",
          "rgb(1 2 3)", "90deg", "'s'", "{x}", "attr(label type(*))", "5px/**/6px", "3px"]
TYPES = ["<length>", "<length>", "<length> | <percentage>", "<length-percentage>", "<color>", "<number>", "<integer>", "<length>+", "<length>#",
         "<custom-ident>", "*", "*", "auto | <length>", "<percentage>", "<angle>", "foo | bar", "<string>", "<number> | <length>"]
UNITS = ["px", "px", "px", "em", "%", "rem", "PX", "vw", "number", "deg", "foo", "raw-string", "fr"]
FALLBACKS = ["4px", "6px", "auto", "25%", "blue", "1px 2px", "var(--v)", "var(--none, 8px)", "", "inherit", "3", "x", "a, b", "attr(tag px, 2px)",
             "attr(label type(<length>), 9px)", "attr(title type(<color>), navy)"]
BAD = ["attr()", "attr(label type(<foo>), 1px)", 'attr("label" px, 1px)', "attr(label type() , 1px)", "attr(tag px 3px)", "attr(label <length>, 1px)",
       "attr(label type(<length>) px, 1px)", "attr(var(--v) px, 1px)", "attr(label type('<length>'), 1px)", "attr(,1px)", "attr(tag type(<length>)",
       "attr(label type <length>, 1px)", "attr(label type(<length> <length>), 1px)", "attr(.label px, 1px)", "attr(tag 1px, 1px)",
       "attr(label type(<LENGTH>), 1px)", "attr(tag px, 1px) attr()", "attr(*|label type(<length>), 1px)"]
SELECTORS = ["*", "UIView", "UILabel", ".a", ".b", ".c", ":root > *", ":not(:root)", "UIView, UILabel"]


def case(random):
    tree = words.tree(random, 6)
    give_attributes(random, tree)
    rules = []
    if random.random() < 0.35:
        inherits = random.choice(["true", "false"])
        rules.append(f'@property --l {{ syntax: "<length>"; inherits: {inherits}; initial-value: 1px }}')
        rules.append(f'@property --c {{ syntax: "<color>"; inherits: {inherits}; initial-value: teal }}')
    for _ in range(random.randint(2, 5)):
        body = [declaration(random) for _ in range(random.randint(2, 5))]
        rules.append(f"{random.choice(SELECTORS)} {{ {'; '.join(body)} }}")
    if random.random() < 0.4:
        rules.append(f"{random.choice(SELECTORS)} {{ --v: {random.choice(['7px', 'attr(label type(*), 5px)', 'attr(title px)', 'lime'])} }}")
    return tree, "\n".join(rules), [390, 844]


def give_attributes(random, view):
    for name in NAMES[:3]:
        view.pop(name, None)
        if random.random() < 0.7:
            view[name] = random.choice(VALUES)
    if random.random() < 0.6:
        view["tag"] = random.choice([1, 2, 5, 7, 12, 30, 0, 3])
    for child in view.get("subviews", []):
        give_attributes(random, child)


def without(css):
    """The sheet with attributes that no view has, so that fallbacks decide."""
    return [re.sub(r"(?i)(attr\(\s*)(label|title|text|tag)\b", r"\1none-\2", css)]


def declaration(random):
    mark = " !important" if random.random() < 0.05 else ""
    kind = random.random()
    if kind < 0.25:
        name = random.choice(["--a", "--b", "--d", "--l", "--c"])
        value = random.choice(["%s", "%s", "[%s]", "x %s", "%s %s", "f(%s)"])
    elif kind < 0.33:
        name, value = "margin", random.choice(["%s", "%s 3px", "1px %s", "%s %s"])
    elif kind < 0.43:
        return f"background-color: {attribute(random, ['<color>', '*', '<color>'])}{mark}"
    elif kind < 0.5:
        # Always valid: an invalid font size is inherited in a browser.
        value = random.choice(["attr(label type(<length>), 9px)", "attr(tag px, 12px)", "attr(title type(<length>), 2em)", "attr(tag px, attr(label px, 9px))"])
        return f"font-size: {random.choice(['max(%s, 8px)', 'calc(%s + 8px)']) % value}{mark}"
    elif kind < 0.58:
        return f"{random.choice(words.LENGTHS)}: calc({attribute(random, ['<number>', '<integer>'], ['number'])} * 1px){mark}"
    elif kind < 0.64:
        return f"{random.choice(words.LENGTHS)}: var({random.choice(['--a', '--b', '--v', '--l'])}, 5px){mark}"
    else:
        name, value = random.choice(words.LENGTHS), random.choice(["%s", "%s", "%s", "%s", "calc(%s + 1px)", "max(%s, 2px)"])
    while "%s" in value:
        value = value.replace("%s", attribute(random), 1)
    return f"{name}: {value}{mark}"


def attribute(random, types=TYPES, units=UNITS):
    kind = random.random()
    if kind < 0.05:
        return random.choice(BAD)
    gap, name = words.space(random), random.choice(NAMES)
    if random.random() < 0.03:
        name = name.upper()
    function = "ATTR" if random.random() < 0.04 else "attr"
    if kind < 0.12:
        text = name
    elif kind < 0.55:
        text = f"{name} type({gap}{random.choice(types)}{gap})"
    else:
        text = f"{'tag' if random.random() < 0.6 else name} {random.choice(units)}"
    fallback = f"{gap},{random.choice(['', ' '])}{random.choice(FALLBACKS)}" if random.random() < 0.5 else gap
    return f"{function}({gap}{text}{fallback})"
