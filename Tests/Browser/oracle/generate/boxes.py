"""The properties of boxes: flexbox, grid and alignment, with their shorthands, two declarations a view."""

LENGTHS = ["0", "10px", "2.5px", "3em", "2rem", "5vw", "calc(10px + 5%)", "calc(1em * 2)", "min(10px, 5%)", "calc(50% - 2em)", "1pc"]
PERCENTAGES = ["10%", "33.3%", "0%", "calc(10% * 3)"]
INTRINSIC = ["min-content", "max-content", "fit-content", "stretch"]
# In lower case: Chromium prints the names of lines in lower case.
NAMES = ["a", "b", "c", "x-y", "\\31 st", "main"]
POSITIONS = ["center", "start", "end", "flex-start", "flex-end"]
SELF = POSITIONS + ["self-start", "self-end"]
BASELINES = ["baseline", "first baseline", "FIRST  baseline"]
DISTRIBUTIONS = ["space-between", "space-around", "space-evenly", "stretch"]
BAD = ["none", "auto", "normal", "1", "-1px", "1fr", "a", "span", "dense", "[a]", "10px 10px", "2 / 3", "'a'", "center center center", "repeat(2, 1fr)",
       "left", "legacy", "content", "1 2 3", "auto-flow", "fit-content(1px", "span 0", "0", ", 1px", "/ 1", "1 /", "minmax(1fr, 1px)", "subgrids"]


def case(random):
    views = 12
    tree = {"view": "UIView", "subviews": [{"view": "UILabel", "id": f"v{number}"} for number in range(views)]}
    rules = ["UIView { font-size: 20px } UILabel { font-size: 10px }"]
    for number in range(views):
        body = "; ".join(declaration(random) for _ in range(random.choice([1, 2, 2, 3])))
        rules.append(f"#v{number} {{ {body} }}")
    return tree, "\n".join(rules), [400, 800]


def declaration(random):
    name, make = random.choice(list(PROPERTIES.items()))
    value = random.choice(BAD) if random.random() < 0.12 else make(random)
    if random.random() < 0.04:
        value = mutated(random, value, "grid" not in name)
    return f"{name}: {value}"


def mutated(random, value, may_raise):
    parts = value.split(" ")
    position = random.randrange(len(parts))
    change = random.choice(["drop", "double", "swap"] + ["upper"] * may_raise)
    if change == "drop":
        parts.pop(position)
    elif change == "double":
        parts.insert(position, parts[position])
    elif change == "swap":
        random.shuffle(parts)
    else:
        parts[position] = parts[position].upper()
    return " ".join(parts) or "none"


def length(random):
    return random.choice(LENGTHS)


def length_percentage(random):
    return random.choice(LENGTHS + PERCENTAGES)


def one_of(*words):
    return lambda random: random.choice(words)


def some_of(random, *parts):
    chosen = random.sample(parts, random.randint(1, len(parts)))
    return " ".join(part(random) for part in chosen)


def number(random):
    return random.choice(["0", "1", "2", "0.5", "1.50", "calc(1 + 1)", "calc(-3)", "1e1", "-1", "+2"])


def integer(random):
    return random.choice(["0", "1", "-1", "7", "calc(2.5)", "calc(1 + 1)", "1.0", "-300"])


# Flexbox

def flex_basis(random):
    return random.choice([length_percentage(random), "auto", "content", *INTRINSIC])


def flex(random):
    return random.choice(["none", "auto", "initial", "1", "0", "0 0 0", "1 1 0", number(random), f"{number(random)} {number(random)}",
                          f"{number(random)} {number(random)} {flex_basis(random)}", f"{flex_basis(random)} {number(random)}",
                          f"{number(random)} {flex_basis(random)}", flex_basis(random), f"{number(random)} {flex_basis(random)} {number(random)}"])


directions = one_of("row", "row-reverse", "column", "column-reverse")
wraps = one_of("nowrap", "wrap", "wrap-reverse")


# Alignment

def position(words):
    return lambda random: random.choice([random.choice(words), random.choice(words), f"{random.choice(['safe', 'unsafe'])} {random.choice(words)}"])


def alignment(*choices):
    return lambda random: random.choice([choice if isinstance(choice, str) else choice(random) for choice in choices])


justify_content = alignment("normal", *DISTRIBUTIONS, position(POSITIONS + ["left", "right"]))
align_content = alignment("normal", *DISTRIBUTIONS, *BASELINES, position(POSITIONS), position(POSITIONS))
justify_items = alignment("normal", "stretch", "legacy", "legacy left", "center legacy", *BASELINES, "last baseline", position(SELF + ["left", "right"]))
align_items = alignment("normal", "stretch", *BASELINES, "last baseline", position(SELF), position(SELF))
justify_self = alignment("auto", "normal", "stretch", *BASELINES, "last baseline", position(SELF + ["left", "right"]))
align_self = alignment("auto", "normal", "stretch", *BASELINES, "last baseline", position(SELF))


def pair(first, second):
    return lambda random: first(random) if random.random() < 0.5 else f"{first(random)} {second(random)}"


def gap(random):
    return random.choice([length_percentage(random), length_percentage(random), "normal"])


# Grids

def breadth(random):
    return random.choice([length_percentage(random), length_percentage(random), "auto", "min-content", "max-content", "1fr", "2.50fr", "0fr"])


def fixed(random):
    return random.choice([length_percentage(random), f"minmax({length(random)}, {breadth(random)})", f"minmax(auto, {length(random)})"])


def track(random):
    return random.choice([breadth(random), breadth(random), breadth(random), f"minmax({breadth(random)}, {breadth(random)})",
                          f"fit-content({length_percentage(random)})"])


# Empty brackets are left out: Chromium prints the names after them at another line.
def names(random):
    return f"[{' '.join(random.sample(NAMES, random.choice([1, 1, 2])))}]" if random.random() < 0.35 else ""


def listed(random, item, counts=(1, 3)):
    parts = [names(random)]
    for _ in range(random.randint(*counts)):
        parts += [item(random), names(random)]
    return joined(parts)


def joined(parts):
    return " ".join(part for part in parts if part)


def repetition(random, count, item):
    return f"repeat({count}, {listed(random, item)})"


def automatic_repetition(random, item):
    # Chromium omits the names after the last track in some lists.
    parts = [part for _ in range(random.randint(1, 3)) for part in (names(random), item(random))]
    return f"repeat({random.choice(['auto-fill', 'auto-fit'])}, {joined(parts)})"


def track_list(random):
    def item(random):
        return repetition(random, random.choice(["2", "3", "0", "calc(1 + 1)"]), track) if random.random() < 0.25 else track(random)
    return listed(random, item)


def auto_track_list(random):
    part = fixed if random.random() < 0.85 else track
    automatic = automatic_repetition(random, part)
    before, after = (listed(random, part, (1, 2)) if random.random() < 0.4 else "" for _ in range(2))
    return joined([before, automatic, after])


def template(random):
    return random.choice([track_list, track_list, auto_track_list, lambda _: "none"])(random)


def auto_tracks(random):
    return " ".join(track(random) for _ in range(random.choice([1, 1, 2, 3])))


def row_string(random, width):
    return '"' + random.choice(["", " "]) + random.choice([" ", "  ", "\t"]).join(random.choice(["a", "a", "b", ".", "...", "main"]) for _ in range(width)) + '"'


def areas(random):
    width, kind = random.randint(1, 3), random.random()
    if kind < 0.1:
        return "none"
    row = row_string(random, width)
    rows = [row if random.random() < 0.7 else row_string(random, width) for _ in range(random.randint(1, 3))]
    return " ".join(rows)


def line(random):
    parts = random.sample([random.choice(["1", "2", "-1", "3", "0", "calc(1.5)"]), random.choice(NAMES)], random.randint(1, 2))
    if random.random() < 0.4:
        parts.insert(random.choice([0, 0, len(parts), 1]), "span")
    return random.choice(["auto", " ".join(parts), " ".join(parts), " ".join(parts)])


def lines(limit):
    return lambda random: random.choice([" / ", "/"]).join(line(random) for _ in range(random.randint(1, limit)))


def template_with_areas(random):
    width, rows = random.randint(1, 3), []
    row = row_string(random, width)
    for _ in range(random.randint(1, 3)):
        rows.append(joined([names(random), row, random.choice(["", track(random)]), names(random)]))
    return " ".join(rows) + random.choice(["", f" / {listed(random, track)}", f" / {template(random)}"])


def grid_template(random):
    return random.choice(["none", f"{template(random)} / {template(random)}", template_with_areas(random), template_with_areas(random)])


def grid(random):
    flow = random.choice(["auto-flow", "auto-flow dense", "dense auto-flow"])
    tracks = random.choice(["", " " + auto_tracks(random)])
    return random.choice([grid_template(random), f"{flow}{tracks} / {template(random)}", f"{template(random)} / {flow}{tracks}"])


def ratio(random):
    value = random.choice(["1", "2", "16 / 9", "1.50/2", "0/0", "1 / 0", "calc(1 + 1) / 3", "-1"])
    return random.choice(["auto", value, f"auto {value}", f"{value} auto"])


def size(*words):
    return lambda random: random.choice([length_percentage(random), length_percentage(random), *INTRINSIC, *words])


PROPERTIES = {
    "box-sizing": one_of("content-box", "border-box"), "aspect-ratio": ratio, "position": one_of("static", "relative", "absolute", "fixed", "sticky"),
    "direction": one_of("ltr", "rtl"), "min-height": size("auto"), "max-width": size("none"),
    "flex-direction": directions, "flex-wrap": wraps, "flex-flow": lambda random: some_of(random, directions, wraps),
    "flex-grow": number, "flex-shrink": number, "flex-basis": flex_basis, "flex": flex, "order": integer,
    "justify-content": justify_content, "align-content": align_content, "justify-items": justify_items, "align-items": align_items,
    "justify-self": justify_self, "align-self": align_self, "place-content": pair(align_content, justify_content),
    "place-items": pair(align_items, justify_items), "place-self": pair(align_self, justify_self),
    "row-gap": gap, "column-gap": gap, "gap": pair(gap, gap), "grid-gap": pair(gap, gap),
    "grid-template-rows": template, "grid-template-columns": template, "grid-template-areas": areas, "grid-template": grid_template,
    "grid-auto-rows": auto_tracks, "grid-auto-columns": auto_tracks, "grid": grid,
    "grid-auto-flow": lambda random: some_of(random, one_of("row", "column"), one_of("dense")),
    "grid-row-start": line, "grid-row-end": line, "grid-column-start": line, "grid-column-end": line,
    "grid-row": lines(2), "grid-column": lines(2), "grid-area": lines(4),
}
