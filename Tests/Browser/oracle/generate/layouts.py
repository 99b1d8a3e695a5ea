"""Random trees of boxes with their styles, in the shape that `nimbus layout` reads."""

MODES = ["block", "flex", "grid", "mixed", "absolute"]
INTRINSIC = ["min-content", "max-content", "fit-content", "stretch"]
SELF = ["start", "end", "center", "center", "flex-start", "flex-end", "self-start", "self-end", "normal", "stretch",
        "stretch", "baseline", "last baseline"]
CONTENT = ["start", "end", "center", "flex-start", "flex-end", "space-between", "space-around", "space-evenly",
           "normal", "stretch"]
POSITIONS = {"start", "end", "center", "flex-start", "flex-end", "self-start", "self-end", "left", "right"}
DISPLAYS = {
    "block": ["block"] * 6 + ["flow-root", "flex"],
    "flex": ["flex"] * 5 + ["block"],
    "grid": ["grid"] * 5 + ["block", "flex"],
    "mixed": ["flex", "flex", "grid", "grid", "block", "block", "flow-root"],
    "absolute": ["flex", "grid", "grid", "block", "block"],
}
LINE_NAMES = ["a", "b", "c", "a-start", "b-end"]
AREAS = ['"a b" "c c"', '"a ." "a b"', '"a a b"', '"a" "b"']
ZERO_WIDTH_SPACE = "\u200b"


def case(random, mode, name):
    width = "max-content" if random.random() < 0.5 else px(random, 50, 300)
    height = "max-content" if random.random() < 0.85 else px(random, 50, 200)
    root = Generator(random, mode).node(random.randint(1, 3), parent="flex", is_root=True)
    return {"name": name, "viewport": {"width": width, "height": height}, "rounding": False, "root": root}


def px(random, low, high):
    return f"{random.randint(low, high)}px"


class Generator:
    def __init__(self, random, mode):
        self.random = random
        self.mode = mode

    def node(self, depth, parent, is_root=False):
        is_leaf = depth <= 0 or self.chance(0.3)
        has_text = is_leaf and not is_root and self.chance(0.45)
        display = "block" if has_text else self.pick(DISPLAYS[self.mode])
        if not is_root and not has_text and self.chance(0.03):
            display = "contents"
        if not is_root and self.chance(0.02):
            display = "none"
        position = self.position(is_root)
        style = {"display": display, "position": position}
        self.add_box(style)
        if display in ("flex", "grid") or self.chance(0.05):
            self.add_alignment(style)
        if display == "flex":
            self.add_flex(style)
        if display == "grid":
            self.add_grid(style)
        if parent in ("flex", "grid") or position == "absolute" or self.chance(0.05):
            self.add_item(style, parent, position)
        node = {"style": "; ".join(f"{name}: {value}" for name, value in style.items())}
        if has_text:
            words = ["H" * self.random.randint(1, 5) for _ in range(self.random.randint(1, 5))]
            node["text"] = ZERO_WIDTH_SPACE.join(words)
        elif not is_leaf or is_root:
            inner = parent if display == "contents" else display
            node["children"] = [self.node(depth - 1, inner) for _ in range(self.random.randint(1, 4))]
        return node

    # Properties

    def position(self, is_root):
        if is_root:
            return "relative"
        if self.chance(0.35 if self.mode == "absolute" else 0.07):
            return "absolute"
        return "relative" if self.chance(0.6) else "static"

    def add_box(self, style):
        is_absolute = style["position"] == "absolute"
        if self.chance(0.15):
            style["direction"] = "rtl"
        if self.chance(0.4):
            style["box-sizing"] = "border-box"
        if self.chance(0.07):
            style["overflow-x"] = style["overflow-y"] = self.pick(["hidden", "clip"])
        elif self.chance(0.02):
            style["overflow-x"], style["overflow-y"] = self.pick(["hidden", "visible"]), self.pick(["hidden", "clip"])
        for axis in ("width", "height"):
            if self.chance(0.35):
                style[axis] = self.size(150)
            if self.chance(0.09):
                style["min-" + axis] = self.size(100)
            if self.chance(0.09):
                style["max-" + axis] = self.size(150)
        if self.chance(0.12):
            style["container-type"] = self.pick(["size", "inline-size", "inline-size"])
        if self.chance(0.09):
            style["aspect-ratio"] = self.pick(["1", "2", "0.5", "3 / 2", "16 / 9", "auto 1 / 2"])
        if is_absolute and self.chance(0.2):
            style["inset"] = " ".join(self.length(-10, 40) for _ in range(4))
        for side in ("top", "right", "bottom", "left"):
            if self.chance(0.14):
                style["margin-" + side] = "auto" if self.chance(0.3) else self.length(-20, 25)
            if self.chance(0.1):
                style["padding-" + side] = self.length(0, 20)
            if self.chance(0.07):
                style["border-" + side] = px(self.random, 1, 10) + " solid"
            if style["position"] != "static" and self.chance(0.45 if is_absolute else 0.03):
                style[side] = self.length(-10, 40)

    def add_alignment(self, style):
        if self.chance(0.3):
            style["align-content"] = self.aligned(CONTENT)
        if self.chance(0.3):
            style["justify-content"] = self.aligned(CONTENT + ["left", "right"])
        if self.chance(0.35):
            style["align-items"] = self.aligned(SELF)
        if self.chance(0.25):
            style["row-gap"] = self.length(0, 15)
        if self.chance(0.25):
            style["column-gap"] = self.length(0, 15)
        if self.chance(0.25):
            style["justify-items"] = self.aligned(SELF + ["left", "right"])

    def add_flex(self, style):
        if self.chance(0.45):
            style["flex-direction"] = self.pick(["column", "column", "row-reverse", "column-reverse"])
        if self.chance(0.35):
            style["flex-wrap"] = self.pick(["wrap", "wrap", "wrap-reverse"])

    def add_grid(self, style):
        for axis in ("columns", "rows"):
            if self.chance(0.65):
                style["grid-template-" + axis] = self.template()
            if self.chance(0.2):
                style["grid-auto-" + axis] = " ".join(self.track() for _ in range(self.random.randint(1, 2)))
        if self.chance(0.12):
            style["grid-template-areas"] = self.pick(AREAS)
        if self.chance(0.3):
            style["grid-auto-flow"] = self.pick(["column", "dense", "column dense"])

    def add_item(self, style, parent, position):
        if self.chance(0.22):
            style["align-self"] = self.aligned(SELF + ["auto"])
        if self.chance(0.22 if parent != "flex" else 0.03):
            style["justify-self"] = self.aligned(SELF + ["auto", "left", "right"])
        if self.chance(0.08):
            style["order"] = str(self.random.randint(-1, 1))
        if parent == "flex":
            if self.chance(0.25):
                style["flex-grow"] = self.pick(["1", "2", "0.3", "0.5"])
            if self.chance(0.25):
                style["flex-shrink"] = self.pick(["0", "2", "0.5"])
            if self.chance(0.2):
                style["flex-basis"] = self.pick(["content", "0%", "auto", self.size(120), px(self.random, 0, 80)])
        if parent == "grid":
            for axis in ("row", "column"):
                if self.chance(0.3):
                    style[f"grid-{axis}-start"] = self.line()
                if self.chance(0.2):
                    style[f"grid-{axis}-end"] = self.line()

    # Values

    def chance(self, probability):
        return self.random.random() < probability

    def pick(self, values):
        return self.random.choice(values)

    def aligned(self, values):
        value = self.pick(values)
        if value in POSITIONS and self.chance(0.15):
            return self.pick(["safe", "unsafe"]) + " " + value
        return value

    def length(self, low, high):
        choice = self.random.random()
        if choice < 0.2:
            return self.pick(["10%", "20%", "25%", "50%", "75%", "100%", "120%"])
        if choice < 0.25:
            return f"calc({self.pick([10, 50, 100])}% {self.pick('+-')} {px(self.random, 1, 30)})"
        if choice < 0.28:
            return f"{self.pick(['min', 'max'])}({self.pick([10, 50, 100])}%, {px(self.random, 1, 60)})"
        if choice < 0.31:
            return f"{self.random.randint(4 * low, 4 * high) / 4:g}px"
        return px(self.random, low, high)

    def size(self, high):
        choice = self.random.random()
        if choice < 0.08:
            return self.pick(INTRINSIC)
        return self.length(0, high)

    def track(self):
        choice = self.random.random()
        if choice < 0.22:
            return px(self.random, 0, 60)
        if choice < 0.3:
            return self.pick(["10%", "20%", "50%"])
        if choice < 0.6:
            return self.pick(["auto", "auto", "min-content", "max-content"])
        if choice < 0.78:
            return self.pick(["1fr", "2fr", "0.3fr", "1.5fr", "0fr"])
        if choice < 0.91:
            low = self.pick(["auto", "0px", "20px", "10%", "min-content", "max-content"])
            return f"minmax({low}, {self.pick(['auto', '40px', '30%', '1fr', '2fr', 'min-content', 'max-content'])})"
        return f"fit-content({self.pick(['20px', '30px', '60px', '50%'])})"

    def template(self):
        tracks = [self.track() for _ in range(self.random.randint(1, 4))]
        if self.chance(0.12):
            tracks.insert(0, f"repeat({self.random.randint(1, 3)}, {self.track()})")
        if self.chance(0.12):
            repeated = self.pick([px(self.random, 10, 50), "minmax(20px, 1fr)", "minmax(10px, auto)", "20%"])
            tracks = [px(self.random, 5, 40)] * self.random.randint(0, 1)
            tracks.append(f"repeat({self.pick(['auto-fill', 'auto-fit'])}, {repeated})")
        if self.chance(0.15):
            tracks.insert(self.random.randint(0, len(tracks)), f"[{self.pick(LINE_NAMES)}]")
        return " ".join(tracks)

    def line(self):
        choice = self.random.random()
        if choice < 0.45:
            return self.pick(["1", "1", "2", "2", "3", "4", "-1", "-2"])
        if choice < 0.75:
            return f"span {self.random.randint(1, 3)}"
        if choice < 0.9:
            return self.pick(["a", "b", "c", "a-start", "b 2", "span a", "a -1"])
        return "auto"
