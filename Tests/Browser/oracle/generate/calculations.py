"""Lengths, numbers and calculations of CSS Values 4, one a view."""

UNITS = ["px", "px", "em", "rem", "vw", "vh", "vmin", "vmax", "cm", "mm", "q", "in", "pc", "svw", "dvh", "lvmin", "vi"]
NUMBERS = ["1", "2", "0.5", "3", "1.5", "-2", "pi", "e", "(1 + 2)", "(7 / 2)"]
BAD = ["calc(1px + 1)", "calc(1px+ 2px)", "calc(1px +2px)", "calc(2)", "calc()", "min()", "calc(1px * 2px)", "round(1px)", "pow(2px, 2)", "sqrt(4)",
       "calc(1px / 2px)", "clamp(1px, 2px)", "mod(1px)", "calc(1px + 1deg)", "sin(1px)", "calc((1px)", "calc(1px))", "max(1px, 2)", "hypot(1px, 1)"]


def case(random):
    views = 12
    tree = {"view": "UIView", "subviews": [{"view": "UILabel", "id": f"v{number}"} for number in range(views)]}
    rules = ["UIView { font-size: 20px }", "UILabel { font-size: 10px }"]
    for number in range(views):
        kind = random.random()
        if kind < 0.08:
            name, value = "margin-left", random.choice(BAD)
        elif kind < 0.22:
            name, value = "opacity", f"calc(abs({scalar(random, 2)}) / 50)"
        elif kind < 0.36:
            name, value = "margin-left", mixed(random)
        elif kind < 0.46:
            name, value = "border-radius", f"abs({length(random, 2)})"
        else:
            name, value = "margin-left", length(random, 3)
        rules.append(f"#v{number} {{ {name}: {value} }}")
    return tree, "\n".join(rules), [400, 800]


def length(random, depth):
    kind = random.random() if depth else 0
    inner = lambda: length(random, depth - 1)
    if kind < 0.25:
        return f"{random.choice(['1', '2.5', '10', '-3', '.5', '33.3', '7'])}{random.choice(UNITS)}"
    if kind < 0.45:
        return f"calc({inner()} {random.choice('+-')} {inner()})"
    if kind < 0.6:
        return f"calc({inner()} * {random.choice(NUMBERS)})"
    if kind < 0.66:
        return f"calc({inner()} / {random.choice(['2', '4', 'pi', '-3'])})"
    if kind < 0.8:
        name = random.choice(["min", "max", "hypot", "clamp"])
        count = 3 if name == "clamp" else random.randint(1, 3)
        return f"{name}({', '.join(inner() for _ in range(count))})"
    if kind < 0.86:
        strategy = random.choice(["", "nearest, ", "up, ", "down, ", "to-zero, "])
        return f"round({strategy}{inner()}, {random.choice(['3px', '7px', '2.5px', '1em'])})"
    if kind < 0.9:
        return f"{random.choice(['mod', 'rem'])}({inner()}, {random.choice(['5px', '-7px', '1.3em'])})"
    if kind < 0.95:
        return f"calc(10px * {scalar(random, depth - 1)})"
    return f"calc({inner()} * sign({inner()}))"


def scalar(random, depth):
    kind = random.random() if depth else 0
    inner = lambda: scalar(random, depth - 1)
    if kind < 0.25:
        return random.choice(["1", "2", "0.5", "3.25", "pi", "e"])
    if kind < 0.4:
        return f"({inner()} {random.choice('+*')} {inner()})"
    if kind < 0.6:
        angle = random.choice(["30deg", "0.1turn", "1rad", "70grad", "1.2", "(45deg + 0.05turn)"])
        return f"{random.choice(['sin', 'cos', 'tan'])}({angle})"
    if kind < 0.7:
        return f"pow({inner()}, {random.choice(['2', '0.5', '1.5', '-1'])})"
    if kind < 0.8:
        return f"{random.choice(['sqrt', 'exp', 'log', 'abs', 'sign'])}({random.choice(['2', '0.7', '1.9', '3'])})"
    if kind < 0.88:
        return f"(atan2({random.choice(['1px', '1em', '-2px'])}, {random.choice(['2px', '3em', '-1px'])}) / 90deg)"
    if kind < 0.94:
        return f"({random.choice(['asin', 'acos', 'atan'])}({random.choice(['0.3', '-0.8', '1'])}) / 1rad)"
    return f"log({random.choice(['8', '100', '3'])}, {random.choice(['2', '10'])})"


def mixed(random):
    """A percentage and a length, as they stay in a computed value."""
    percent, points = random.choice(["10%", "-5%", "33.3%"]), f"{random.choice(['4', '10', '-6'])}{random.choice(['px', 'em', 'vw'])}"
    return random.choice([
        f"calc({percent} + {points})", f"calc({points} - {percent})", f"calc(2 * ({percent} + {points}))",
        f"calc(({points} + {percent}) / 4)", f"min({percent}, {points})", f"max({points}, {percent}, 3px)",
        f"clamp(1px, {percent}, {points})", f"min({percent} + {points}, 20px)", f"calc({percent} * 2)", f"max({percent}, 20%)"])
