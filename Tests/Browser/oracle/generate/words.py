"""The small vocabulary that the random trees and sheets share, so that rules match often."""

VIEWS = ["UIView", "UILabel", "UIButton", "UIImageView", "UITableViewCell"]
CLASSES = ["a", "b", "c", "d", "e"]
IDS = ["one", "two", "three", "four"]
LABELS = ["alpha", "alpha beta", "beta-x", "Alpha", "en-GB", "gamma", "x y z"]
SIZES = [[390, 844], [844, 390], [320, 568]]

LENGTHS = ["width", "height", "min-width", "max-width", "min-height", "max-height",
           "top", "left", "bottom", "right", "margin-top", "margin-right", "margin-bottom", "margin-left"]
COLORS = ["red", "blue", "lime", "#123456", "#abc", "rgb(1, 2, 3)", "rgba(4, 5, 6, 0.5)", "teal", "navy"]


def tree(random, largest=11, styled=False):
    """A tree of 5 to `largest` views."""
    size = random.randint(5, largest)
    root = _view(random, "UIView")
    made, ids = [root], list(IDS)
    while len(made) < size:
        parent = random.choice(made[-6:] if random.random() < 0.7 else made)
        child = _view(random, random.choice(VIEWS))
        parent.setdefault("subviews", []).append(child)
        made.append(child)
    random.shuffle(made)
    for name, view in zip(ids, made):
        view["id"] = name
    if styled:
        for view in made[-max(2, size // 4):]:
            view["style"] = declarations(random, random.randint(1, 3))
    return root


def _view(random, kind):
    view = {"view": kind}
    count = random.choice([0, 0, 1, 1, 1, 2, 3])
    if count:
        view["cssClass"] = random.sample(CLASSES, count)
    if random.random() < 0.25:
        view["tag"] = random.randint(1, 9)
    if random.random() < 0.3:
        view["label"] = random.choice(LABELS)
    if random.random() < 0.2:
        view["text"] = random.choice(["Hi", "long text", "7"])
    return view


def space(random):
    """White space where one may stand."""
    return random.choice(["", "", "", " ", " ", "\n", "\t", "/**/", " /* x */ "])


def length(random, percent=True):
    number = random.choice(["0", "1", "2", "7", "12", "12.5", "40", ".5", "100"])
    return number + ("%" if percent and random.random() < 0.25 else "px")


def value(random, name, keywords=()):
    if keywords and random.random() < 0.25:
        return random.choice(keywords)
    if name in LENGTHS:
        if name[:3] in ("wid", "hei", "top", "lef", "bot", "rig", "mar") and random.random() < 0.1:
            return "auto"
        return length(random)
    return {
        "opacity": lambda: random.choice(["0", "1", "0.5", ".25", "0.75"]),
        "border-radius": lambda: random.choice(["0px", "4px", "10px", "2.5px"]),
        "color": lambda: random.choice(COLORS),
        "background-color": lambda: random.choice(COLORS + ["transparent"]),
        "visibility": lambda: random.choice(["hidden", "visible"]),
        "text-align": lambda: random.choice(["left", "right", "center"]),
        "font-size": lambda: random.choice(["10px", "12px", "20px"]),
        "font-weight": lambda: random.choice(["bold", "normal", "300", "800"]),
        "font-style": lambda: random.choice(["italic", "normal"]),
    }[name]()


PLAIN = LENGTHS + ["opacity", "border-radius", "background-color"]
INHERITED = ["color", "visibility", "text-align", "font-size", "font-weight", "font-style"]


def declaration(random, names=None, keywords=(), important=0.08):
    name = random.choice(names or PLAIN + INHERITED)
    mark = random.choice([" !important", "!important", " ! IMPORTANT"]) if random.random() < important else ""
    gap = random.choice([" ", " ", "", "  "])
    written = name.upper() if random.random() < 0.03 else name
    return f"{written}:{gap}{value(random, name, keywords)}{mark}"


def declarations(random, count, names=None, keywords=(), important=0.08):
    parts = [declaration(random, names, keywords, important) for _ in range(count)]
    return random.choice(["; ", ";", ";\n  "]).join(parts) + random.choice([";", ""])
