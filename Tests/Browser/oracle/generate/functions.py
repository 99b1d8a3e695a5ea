"""CSS Functions 1: @function with types, defaults, local variables and conditions, called in every place."""

import re

from . import words

# Functions call only those after them, but now and then, so that recursion is rare.
NAMES = ["--f", "--g", "--h", "--i"]
TYPES = ["", "", "", " <length>", " <length>", " <number>", " type(<length> | <percentage>)", " <color>", " <length>+", " type(auto | <length>)",
         " type(*)", " <integer>"]
RETURNS = ["", "", "", "", "", " returns <length>", " returns <length>", " returns <length>", " returns type(*)", " returns type(<length> | <percentage>)", " returns <number>"]
LENGTHS = ["1px", "2px", "3px", "4px", "2em", "calc(1px + 2px)", "5px", "6px", "var(--v)", "1em"]
ARGUMENTS = LENGTHS + ["1px", "2px", "3px", "4px", "2em", "5%", "2", "auto", "red", "var(--v)", "var(--none)", "var(--none, 6px)", "calc(1px + 2px)",
             "{1px, 2px}", "{3px}", "1px 2px", "calc(1em * 2)", "7px", "8px", "", "var(--w)", "inherit"]
DEFAULTS = {"": ["9px", "10px", "var(--v)", "", "11px 12px"], " <length>": ["9px", "1em", "var(--v)"], " <number>": ["3", "calc(1 + 1)"],
            " type(<length> | <percentage>)": ["5px", "8%"], " <color>": ["lime", "currentcolor"], " <length>+": ["1px 2px"],
            " type(auto | <length>)": ["auto", "3px"], " type(*)": ["4px"], " <integer>": ["2"]}
CONDITIONS = ["@media (width > 1px)", "@media (width < 1px)", "@media (orientation: landscape)", "@supports (width: 1px)", "@supports (x: y)"]
BAD = ["@function f() { result: 91px }", "@function --f (--x) { result: 92px }", "@function --f(--x,) { result: 93px }", "@function --f { result: 94px }",
       "@function --g() returns { result: 95px }", "@function --g(x) { result: 96px }", "@function --f(--x <foo>) { result: 97px }",
       "@function --g(--x <length>: red) { result: 98px }", "@function --f() returns <foo> { result: 99px }", "@function --h(--x;) { result: 90px }",
       ".a { @function --f() { result: 89px } }", "@function --h() result { result: 88px }", "@function --g(--x: 1px !important) { result: 87px }",
       "@function --f();", "@function --h() { @layer x { result: 86px } }", "@function --g() { color: red; result: 85px !important }"]
SELECTORS = ["*", "UIView", "UILabel", ".a", ".b", ".c", ":root", ":root > *", ":not(:root)"]


def case(random):
    sheet = Sheet(random)
    rules = [sheet.function(index) for index in range(len(sheet.names))]
    if random.random() < 0.15:
        rules.append(f"@layer {random.choice(['one', 'two'])} {{ {sheet.function(0)} }}")
    if random.random() < 0.1:
        rules.append(f"{random.choice(CONDITIONS)} {{ {sheet.function(random.randrange(len(sheet.names)))} }}")
    if random.random() < 0.15:
        rules.append(random.choice(BAD))
    if random.random() < 0.7:
        rules.append(f":root {{ --v: {random.choice(['21px', '2em', '22px'])}; --w: {random.choice(['23px', '5', 'lime'])} }}")
    for _ in range(random.randint(2, 4)):
        body = [sheet.declaration() for _ in range(random.randint(2, 5))]
        rules.append(f"{random.choice(SELECTORS)} {{ {'; '.join(body)} }}")
    random.shuffle(rules)
    return words.tree(random, 6), "\n".join(rules), random.choice(words.SIZES)


def without(css):
    """The sheet with functions that nothing calls."""
    return [re.sub(r"(?i)@function --", "@function --unused-", css)]


class Sheet:
    """The functions of a sheet, and calls of them."""

    def __init__(self, random):
        self.random = random
        self.names = NAMES[:random.randint(2, 4)]
        self.parameters = {name: self.signature() for name in self.names}

    def signature(self):
        names = self.random.sample(["--x", "--y", "--v"], self.random.choice([0, 1, 1, 1, 2, 2]))
        return [(name, self.random.choice(TYPES), self.random.random() < 0.4) for name in names]

    def function(self, index):
        name = self.names[index]
        parameters = []
        for parameter, kind, has_default in self.parameters[name]:
            default = f": {self.random.choice(DEFAULTS[kind])}" if has_default else ""
            parameters.append(f"{parameter}{kind}{default}")
        visible = [parameter for parameter, _, _ in self.parameters[name]]
        body = []
        for _ in range(self.random.choice([0, 0, 1, 1, 2])):
            local = self.random.choice(["--l", "--l", "--x", "--m"])
            body.append(f"{local}: {self.expression(index, visible)};")
            if self.random.random() < 0.8:
                visible = visible + [local]
        body.append(f"result: {self.expression(index, visible)};")
        if self.random.random() < 0.3:
            inner = f"{self.random.choice(['result', 'result', '--l'])}: {self.expression(index, visible)}"
            body.insert(self.random.randint(0, len(body)), f"{self.random.choice(CONDITIONS)} {{ {inner} }}")
        if self.random.random() < 0.1:
            self.random.shuffle(body)
        return f"@function {name}({', '.join(parameters)}){self.random.choice(RETURNS)} {{ {' '.join(body)} }}"

    def expression(self, index, visible):
        """A value in a function: of its variables, those of the element, and calls of later functions."""
        name = self.random.choice(visible) if visible and self.random.random() < 0.85 else self.random.choice(["--v", "--w", "--none"])
        term = f"var({name})" if self.random.random() < 0.8 else f"var({name}, {self.random.choice(['13px', '14px', '3'])})"
        kind = self.random.random()
        if kind < 0.3:
            return term
        if kind < 0.45:
            return f"calc({term} * {self.random.choice(['2', '3', '0.5'])})"
        if kind < 0.6:
            return f"calc({term} + {self.random.choice(['1px', '2em', '3px', term])})"
        if kind < 0.8 and (index + 1 < len(self.names) or kind < 0.62):
            callee = self.random.choice(self.names[index + 1:] or self.names)
            return self.call(callee, [term, term, "5px"], "--none")
        if kind < 0.87:
            return f"if(style({name}: {self.random.choice(['1px', '2px', '3px'])}): {term}; else: {self.random.choice(['15px', '16px'])})"
        return self.random.choice(["17px", "18px", "19px", "2em", "red", "20%", term, term, "24px", "inherit", "initial", ""])

    def call(self, name, arguments, nested):
        """A call whose number of arguments is most often right. `nested` is a function that arguments may call."""
        parameters = self.parameters.get(name, [])
        required = len([1 for _, _, has_default in parameters if not has_default])
        count = self.random.randint(required, len(parameters)) if self.random.random() < 0.93 else self.random.randint(0, 3)
        texts = []
        for _, kind, _ in (parameters + [("", "", False)] * 3)[:count]:
            text = self.random.choice(arguments)
            if self.random.random() < 0.8:
                text = self.random.choice({" <length>": LENGTHS, "": LENGTHS, " <number>": ["2", "3.5", "calc(1 + 1)"], " <color>": ["red", "#123"], " <integer>": ["3", "4"]}.get(kind, [text]))
            if self.random.random() < 0.06 and nested in self.parameters:
                text = self.call(nested, ["1px", "2px"], "--none")
            texts.append(text)
        return f"{name}({self.random.choice([', ', ',']).join(texts)})"

    def any_call(self):
        if self.random.random() < 0.03:
            return self.random.choice(["--unknown(1px)", "--F()", "--f", "--f(!)", "--f(,)", "--f({)", "--f(;)", "f()"])
        return self.call(self.random.choice(self.names), ARGUMENTS, self.random.choice(self.names))

    def declaration(self):
        kind, call = self.random.random(), self.any_call()
        if kind < 0.2:
            return f"{self.random.choice(['--r', '--s'])}: {self.random.choice(['%s', '%s', '[%s]', 'a %s b', '%s %s']).replace('%s', call)}"
        if kind < 0.27:
            return f"margin: {call} {self.random.choice(['1px', self.any_call()])}"
        if kind < 0.34:
            return f"background-color: {call}"
        if kind < 0.4:
            return f"font-size: {self.random.choice(['10px', '20px', '2em'])}"
        if kind < 0.5:
            return f"{self.random.choice(words.LENGTHS)}: calc({call} {self.random.choice(['* 2', '+ 1px'])})"
        if kind < 0.58:
            return f"{self.random.choice(['--v', '--w', '--x'])}: {self.random.choice(['31px', '1em', '6', '32px'])}"
        if kind < 0.66:
            return f"{self.random.choice(words.LENGTHS)}: var({self.random.choice(['--none', '--r', '--s'])}, {call})"
        mark = " !important" if self.random.random() < 0.05 else ""
        return f"{self.random.choice(words.LENGTHS)}: {call}{mark}"
