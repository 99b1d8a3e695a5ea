"""Selectors 4: every rule sets a property of its own, so each match shows, and `top`, so the winner shows."""

from . import words

AN_PLUS_B = ["odd", "even", "EVEN", "1", "2", "3", "+2", "n", "2n", "2n+1", "3n+1", "-n+3", "n+2", "-n + 2", "2n - 1",
             "3n+ 2", "2n +1", "+n", "-2n+5", "0n+2", "N", "n- 1", "n -1", "2N+0", "-1", "0", "100n+1", "-n+03"]
BAD_AN_PLUS_B = ["2 n", "+ 2", "n + -1", "2n+", "n1", "", "2.5n", "- n", "n+ +1", "foo"]
NEVER = [":hover", "::before", ":visited", ":link", "::after", ":checked", "::selection"]
BROKEN = [":foo", "::foo", ".", "#", "[", ".1a", ":is", "[a=]", "[tag=7", "..a", "a:not()", ":not(:foo)", "!", "ns|a", "[tag==x]",
          "*a", ":nth-child(2n of)", "a&&", "> > a", "a >", ":has()", "::before.a", "#1", "[=x]", ":nth-of-type(1 of .a)"]


def case(random):
    tree = words.tree(random)
    names = list(words.LENGTHS)
    names.remove("top")
    random.shuffle(names)
    rules = []
    for number, name in enumerate(names[:random.randint(4, 9)], 1):
        rules.append(f"{group(random)} {{ {name}: {number}px; top: {number}px }}")
    return tree, "\n".join(rules), [390, 844]


def group(random, depth=2):
    """A selector list."""
    count = random.choice([1, 1, 1, 2, 3])
    parts = [complex_selector(random, depth) for _ in range(count)]
    if random.random() < 0.04:
        parts.insert(random.randint(0, len(parts)), random.choice(BROKEN))
    return ("," + words.space(random)).join(parts)


def complex_selector(random, depth=2, longest=3):
    parts = [compound(random, depth)]
    for _ in range(random.choice([0, 0, 1, 1, 2, longest]) if depth else 0):
        parts += [combinator(random), compound(random, depth)]
    return "".join(parts)


def combinator(random):
    sign = random.choice([" ", " ", " ", ">", ">", "+", "~"])
    if sign == " ":
        return random.choice([" ", " ", "\n", " /**/ ", "  "])
    return random.choice(["%s", " %s ", " %s", "%s ", "/**/%s"]) % sign


def compound(random, depth):
    head = random.choice(["", "", "", random.choice(words.VIEWS), random.choice(words.VIEWS), "*"])
    count = random.choice([0, 1, 1, 1, 2]) if head else random.choice([1, 1, 1, 2])
    return head + "".join(simple(random, depth) for _ in range(count))


def simple(random, depth):
    kind = random.random()
    if kind < 0.4:
        return "." + random.choice(words.CLASSES)
    if kind < 0.47:
        return "#" + random.choice(words.IDS)
    if kind < 0.6:
        return attribute(random)
    if kind < 0.62:
        return random.choice(NEVER)
    if kind < 0.75 or depth == 0:
        return random.choice([":first-child", ":last-child", ":only-child", ":first-of-type", ":last-of-type",
                              ":only-of-type", ":root", ":empty", ":First-Child", f":nth-child({an_plus_b(random)})",
                              f":nth-of-type({an_plus_b(random)})"])
    return function(random, depth - 1)


def an_plus_b(random):
    text = random.choice(BAD_AN_PLUS_B if random.random() < 0.03 else AN_PLUS_B)
    return words.space(random) + text + words.space(random)


def function(random, depth):
    name = random.choice(["is", "is", "where", "not", "not", "has", "has", "nth-child", "nth-last-child", "nth-child of",
                          "nth-last-child of", "nth-of-type", "nth-last-of-type"])
    spelled = name.upper() if random.random() < 0.05 else name
    gap = words.space(random)
    if name in ("is", "where", "not"):
        return f":{spelled}({gap}{group(random, depth)}{gap})"
    if name == "has":
        # :has() inside :has() is invalid; depth 0 makes no functions.
        parts = []
        for _ in range(random.choice([1, 1, 2])):
            lead = random.choice(["", "", "> ", ">", "+ ", "~ "])
            parts.append(lead + compound(random, 0) + random.choice(["", "", combinator(random) + compound(random, 0)]))
        return f":{spelled}({gap}{','.join(parts)}{gap})"
    if name.endswith(" of"):
        return f":{name[:-3]}({an_plus_b(random)} of {group(random, min(depth, 1))})"
    return f":{spelled}({an_plus_b(random)})"


def attribute(random):
    name = random.choice(["tag", "label", "label", "label", "text"])
    if random.random() < 0.25:
        return f"[{words.space(random)}{name}{words.space(random)}]"
    sign = random.choice(["=", "=", "~=", "|=", "^=", "$=", "*="])
    text = {"tag": lambda: str(random.randint(1, 9)),
            "text": lambda: random.choice(["Hi", "long", "text", "7"]),
            "label": lambda: random.choice(words.LABELS + ["a", "beta", "y", "en", "ALPHA", "x", ""])}[name]()
    if random.random() < 0.15:
        text = text.swapcase()
    quoted = random.choice([f'"{text}"', f"'{text}'"])
    if text.isalpha() and random.random() < 0.5:
        quoted = text
    flag = random.choice(["", "", "", " i", " s", " I"])
    if quoted[0] in "\"'" and flag and random.random() < 0.3:
        flag = flag.strip()
    gap = words.space(random)
    return f"[{gap}{name}{gap}{sign}{gap}{quoted}{flag}{gap}]"
