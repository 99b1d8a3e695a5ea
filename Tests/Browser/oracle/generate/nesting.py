"""CSS Nesting: `&` in every place, conditional and layer blocks inside rules, declarations after rules."""

from . import selectors, words

PLACES = ["& %s", "%s &", "&%s", "> %s", "+ %s", "~ %s", "%s", "& > %s", "%s > &", ":is(&, %s)", ":not(&) %s", "&:not(%s)",
          "& & %s", "%s:is(& *)", ":where(&) %s", "&&%s", "&, %s", "%s, & > *", ":has(> &)%s", "& + %s, %s &"]
BARE = ["&", "& &", "&&", "> *", "&:first-child", "& > &", "* &", "&:nth-child(2 of .a)", "UILabel&", "UILabel &", ":root &",
        "&:is(UILabel)", "UILabel", "UIView:has(&)", "&UILabel", "&*", ".a&", "&.a&", "& .a, :foo", ":is(.a, :foo) &", "%", "&:foo"]
CONDITIONS = ["@media (min-width: 1px)", "@media (min-width: 1000px)", "@media screen", "@media print", "@media not print",
              "@supports (width: 1px)", "@supports (nonsense: 1px)", "@supports selector(& .a)", "@layer one", "@layer", "@layer two.x",
              "@unknown (x)"]


def case(random):
    tree = words.tree(random, 8)
    names = random.sample(words.LENGTHS, 5) + random.sample(words.INHERITED + ["opacity", "background-color"], 2)
    parts = []
    for _ in range(random.randint(2, 4)):
        if random.random() < 0.12:
            parts.append(f"{random.choice(CONDITIONS)} {{ {rule(random, names, 2, top=True)} }}")
        else:
            parts.append(rule(random, names, 3, top=True))
    return tree, "\n".join(parts), [390, 844]


def rule(random, names, depth, top=False):
    return f"{selector(random, top)} {{{block(random, names, depth)}}}"


def selector(random, top=False):
    if top:
        head = selectors.group(random, 1) if random.random() < 0.5 else random.choice(
            ["UIView", ".a", ".b", ":root", "*", "UILabel", ".c", ".a, .b", "#one", ".a .b"])
        return random.choice(["&", "& > *", ":is(&) .a"]) if random.random() < 0.03 else head
    if random.random() < 0.35:
        return random.choice(BARE)
    place = random.choice(PLACES)
    return place.replace("%s", selectors.compound(random, random.choice([0, 0, 1])).replace("\n", " "))


def block(random, names, depth):
    items = []
    for _ in range(random.randint(1, 4)):
        kind = random.random()
        if kind < 0.5 or depth == 0:
            text = words.declaration(random, names)
            # Without the semicolon it runs into what follows, which is the point now and then.
            items.append(text + (";" if random.random() < 0.97 else ""))
        elif kind < 0.85:
            items.append(rule(random, names, depth - 1))
        elif kind < 0.97:
            items.append(f"{random.choice(CONDITIONS)} {{{block(random, names, depth - 1)}}}")
        else:
            items.append(random.choice([";", ";;", "color", "@layer one;", "@import 'x.css';", "}", "/* */", "a:b{}", "--x: {a:b};"]))
    return " " + " ".join(items) + " "
