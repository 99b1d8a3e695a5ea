"""CSS Cascade 6: scopes with roots and limits, inside each other, in layers, in conditions and in rules."""

import re

from . import words

ROOTS = [".a", ".b", ".c", "UIView", "#one", "#two", ".a, .b", "* > .a", ":is(.a, .c)", ":root > *", ".a .c", "UIView:not(.a)",
         ":where(#one, .b)", "* > *", ".d", ":root"]
INNER_ROOTS = ["> *", "& > .a", ":scope", ":scope > .b", "& .c", "> .c"]
LIMITS = [".b", ".c", "> .b", ":scope > .c", "& > * > *", "& .a", ".d, .e", "#two", "UILabel", "> * > .a", ".a .b", "UIButton", ".a",
          ":scope > UIView", "* > .c", "> :not(.a)", ":scope", ".a > *"]
SUBJECTS = [".b", "*", "UIView", "UILabel", "> *", "> .b", ":scope", "&", ":scope > *", "& > .c", "& .a", ":scope .b", ".a .b",
            "> .a .b", ":not(:scope)", ":is(.a, .b)", ":where(.c)", "#two", "UILabel.b", ".a > .b", ".d :scope", ":root .b", "& + .a",
            "UIView:scope", "&.a", ":is(&, .b)", "* > *", ".b:not(.c)", "& & *", ":scope > UIView > *", ".a", ".c", "*, :scope", "UIView > .a",
            ":scope:has(> .b)", ".c ~ *", "+ *", ":not(& > *)", "&, > *"]
OUTSIDE = ["*", ".a", ".b", "UIView", "UILabel", ".a .b", "#one", ":scope > *", ":root *", "& > *", ":where(.a, .b)", ".c.c"]
BAD = ["(.a) to", "(:foo)", "(.a, :foo)", ".a", "(.a) to (:foo)", "(.a) to ()", "()", "(> .a)", "(.a)(.b)", "(.a) to .b", "(.a) and (.b)",
       "(.a::before)", "(.a)to(.b)", "(.a) to (.b) to (.c)", "((.a))", "(.a) {} (.b)", "to", "not (.a)", "(.a) to (.b,)", "(& > .a)"]
CONDITIONS = ["@media (width > 1px)", "@media (width < 1px)", "@supports (width: 1px)", "@layer one", "@layer two", "@layer"]


def case(random):
    sheet = Sheet(random)
    parts = [sheet.part(3) for _ in range(random.randint(3, 6))]
    return words.tree(random, 10), "\n".join(parts), [390, 844]


def without(css):
    """The sheet with the root of the tree as the root of all scopes."""
    return [re.sub(r"(?i)@scope[^{]*", "@scope (:root) ", css)]


class Sheet:
    """A sheet of few properties whose values are all different."""

    def __init__(self, random):
        self.random = random
        self.names = random.sample(words.LENGTHS, 3)
        self.used = 0

    def part(self, depth, selectors=OUTSIDE):
        kind = self.random.random()
        if depth == 0 or kind < 0.15:
            return self.rule(selectors)
        if kind < 0.8:
            return self.scope(depth, nested=False)
        if kind < 0.9:
            return f"{self.random.choice(CONDITIONS)} {{\n{self.part(depth - 1)}\n{self.part(depth - 1)}\n}}"
        # In a rule, & in the prelude is the rule, and selectors without it are relative to the rule.
        return f"{self.random.choice(['.a', '.b', 'UIView', '.c, .d'])} {{\n{self.scope(depth - 1, nested=True)}\n}}"

    def scope(self, depth, nested):
        items = [self.item(depth - 1) for _ in range(self.random.randint(1, 4))]
        keyword = "@SCOPE" if self.random.random() < 0.03 else "@scope"
        return f"{keyword} {self.prelude(nested)} {{\n" + "\n".join(items) + "\n}"

    def prelude(self, nested):
        kind, gap = self.random.random(), words.space(self.random)
        if kind < 0.07:
            return self.random.choice(BAD)
        root = self.random.choice(INNER_ROOTS + ["&", "& > *"] if nested and self.random.random() < 0.6 else ROOTS)
        text = f"({gap}{root}{gap})" if kind > 0.15 else ""
        if self.random.random() < 0.4:
            text += f" to ({gap}{self.random.choice(LIMITS)}{gap})"
        return text

    def item(self, depth):
        kind = self.random.random()
        if kind < 0.1:
            return self.declaration() + ";"
        if kind < 0.22 and depth > 0:
            return self.scope(depth, nested=True)
        if kind < 0.3 and depth > 0:
            return f"{self.random.choice(CONDITIONS)} {{ {self.item(depth - 1)} }}"
        return self.rule(SUBJECTS)

    def rule(self, selectors):
        body = "; ".join(self.declaration() for _ in range(self.random.randint(1, 2)))
        if self.random.random() < 0.1:
            body += f"; {self.random.choice(['> .b', '& > *', '.c', ':scope > &', '&:scope'])} {{ {self.declaration()} }}"
        return f"{self.random.choice(selectors)} {{ {body} }}"

    def declaration(self):
        self.used += 1
        mark = " !important" if self.random.random() < 0.1 else ""
        return f"{self.random.choice(self.names)}: {self.used}px{mark}"
