/// Selectors that are expensive to match with certain trees.
extension HostileCase {
    static let matching = [
        HostileCase("long descendant selector, deep tree", 20_000) { size in
            Input(text: repeated("a b ", 63, after: ".none ", before: "a{color:red}"), tree: .chain(size))
        },
        HostileCase("long child selector, deep tree", 20_000) { size in
            Input(text: repeated("a > b > ", 63, before: "a{color:red}"), tree: .chain(size))
        },
        HostileCase("long sibling selector, wide tree", 20_000) { size in
            Input(text: repeated("a + ", 127, before: "a{color:red}"), tree: .row(size))
        },
        HostileCase("child and descendant in turn, deep tree", 2000) { size in
            Input(text: repeated("a > b a ", 20, after: ".none > ", before: "a{color:red}"), tree: .chain(size))
        },
        HostileCase("subsequent siblings, wide tree", 200) { size in
            Input(text: repeated("a ~ ", 20, after: ".none ~ ", before: "a{color:red}"), tree: .row(size))
        },
        HostileCase("subsequent siblings of ancestors", 200) { size in
            Input(text: repeated("a ~ a ", 10, after: ".none ~ ", before: "a{color:red}"), tree: .ladder(size))
        },
        HostileCase("one subsequent sibling, wide tree", 40_000) { size in
            Input(text: Array(".none ~ a{color:red}".utf8), tree: .row(size))
        },
        HostileCase(":nth-child(), wide tree", 40_000) { size in
            Input(text: Array("a:nth-child(2n+1){color:red} a:nth-last-child(3n){width:1px}".utf8), tree: .row(size))
        },
        HostileCase(":nth-of-type(), wide tree", 40_000) { size in
            Input(text: Array("a:nth-of-type(2n){color:red} a:last-of-type{width:1px}".utf8), tree: .row(size))
        },
        HostileCase(":nth-child(of), wide tree", 40_000) { size in
            Input(text: Array("a:nth-child(2n of a){color:red}".utf8), tree: .row(size))
        },
        HostileCase(":has(), deep tree", 20_000) { size in
            Input(text: Array("a:has(.none){color:red}".utf8), tree: .chain(size))
        },
        HostileCase(":has() of siblings, wide tree", 40_000) { size in
            Input(text: Array("a:has(~ .none){color:red}".utf8), tree: .row(size))
        },
        HostileCase(":has() of siblings' descendants", 2000) { size in
            Input(text: Array("a:has(~ a .none){color:red}".utf8), tree: .ladder(size))
        },
        HostileCase(":has() of several compounds, deep tree", 20_000) { size in
            Input(text: Array("a:has(.none b), a:has(b > .none){color:red}".utf8), tree: .chain(size))
        },
        HostileCase(":has() of the next sibling's descendants, rows", 10_000) { size in
            Input(text: Array("a:has(+ a b .none){color:red}".utf8), tree: .table(rows: size))
        },
        HostileCase("nested rules, deep tree", 2000) { size in
            Input(text: repeated("& a{", 63, after: ".none{", before: "color:red"), tree: .chain(size))
        },
        HostileCase("variables at every level, deep tree", 20_000) { size in
            let text = "a{--a:var(--b)} b{--b:var(--a)} a b{--c:var(--a)} :root{--a:1;--b:2;color:var(--a)}"
            return Input(text: Array(text.utf8), tree: .chain(size))
        },
        HostileCase("inherit, deep tree", 200_000) { size in
            Input(text: Array("*{color:inherit;width:inherit} :root{color:red}".utf8), tree: .chain(size))
        },
        HostileCase("deep tree", 200_000) { size in
            Input(text: Corpus.app().text, tree: .chain(size))
        },
        HostileCase("wide tree", 200_000) { size in Input(text: Corpus.app().text, tree: .row(size)) },
    ]
}
