import CSSEngine
import Testing

/// The conditions in custom functions and in `if()` depend on the containers of an element and on names of media queries.
@Suite struct FunctionConditionTests {
    private static let function = "@function --h() { result: 1px; @container (width > 100px) { result: 2px } } "
    private static let container = ".card { container-type: inline-size } "

    // MARK: @container in functions

    @Test("A size query in a function is answered by the containers of the element that calls it")
    func size() {
        let tree = CardTree(Self.container + Self.function + "UILabel, .root { height: --h() }")
        #expect(tree.height() == "1px")
        tree.resize(200)
        #expect(tree.height() == "2px")
        #expect(tree.height(of: tree.rootNode) == "1px")
        tree.resize(50)
        #expect(tree.height() == "1px")
    }

    @Test("A size query in a function decides custom properties and their readers")
    func customProperty() {
        let tree = CardTree(Self.container + Self.function + "UILabel { --v: --h(); height: var(--v) }")
        tree.resize(200)
        #expect(tree.height() == "2px")
        tree.resize(50)
        #expect(tree.height() == "1px")
    }

    @Test(
        "Queries in functions have names, and nest",
        arguments: [
            ("@container card (width > 100px) { result: 2px }", "2px"),
            ("@container other (width > 100px) { result: 2px }", "1px"),
            ("@container (width > 100px) { @media (width > 100px) { result: 2px } }", "2px"),
            ("@container (width > 100px) { @media (width < 100px) { result: 2px } }", "1px"),
            ("@media (width > 100px) { @container (width > 300px) { result: 2px } }", "1px"),
            ("@container (width > 100px) { @container (width > 150px) { result: 2px } }", "2px"),
            ("@container (width > 100px) { @container (width > 300px) { result: 2px } }", "1px"),
            ("@container (width > 100px) { --l: 2px } --l: 3px; result: var(--l)", "3px"),
            ("--l: 3px; @container (width > 100px) { --l: 2px } result: var(--l)", "2px"),
            ("@container style(--theme: dark) { result: 2px }", "2px"),
            ("@container style(--theme: light) { result: 2px }", "1px"),
            ("@container (width > 100px) and style(--theme: dark) { result: 2px }", "2px"),
            ("@container not (width > 100px) { result: 2px }", "1px"),
            ("@container (width > 100px) and { result: 2px }", "1px"),
        ])
    func queries(body: String, expected: String) {
        let tree = CardTree(
            "@media (width > 1px) { .root { top: 1px } } @container (height > 1px) { .card { top: 1px } }"
                + ".card { container: card / inline-size; --theme: dark }"
                + "@function --h() { result: 1px; \(body) } UILabel { height: --h() }")
        tree.resize(200)
        #expect(tree.height() == expected)
    }

    @Test("A style query in a function follows the custom properties of the container")
    func style() {
        let tree = CardTree(
            "@function --h() { result: 1px; @container style(--theme: dark) { result: 2px } }"
                + "UILabel { height: --h() }")
        #expect(tree.height() == "1px")
        tree.engine.setCustomProperty("--theme", to: "dark", of: tree.card)
        #expect(tree.height() == "2px")
        tree.engine.setCustomProperty("--theme", to: nil, of: tree.card)
        #expect(tree.height() == "1px")
    }

    @Test("A function of an imported stylesheet has its own queries")
    func severalStylesheets() {
        let tree = CardTree("@container (width > 1000px) { UILabel { top: 1px } } " + Self.container)
        tree.engine.add(Stylesheet(Self.function + "UILabel { height: --h() }"))
        tree.resize(200)
        #expect(tree.height() == "2px")
    }

    // MARK: Custom media queries

    @Test(
        "if() and the conditions of functions test custom media queries",
        arguments: [
            ("if(media(--wide): 2px; else: 1px)", "2px", "1px"), ("if(media((--wide)): 2px; else: 1px)", "2px", "1px"),
            ("if(media(not (--wide)): 2px; else: 1px)", "1px", "2px"),
            ("if(media((--wide) and (width > 1px)): 2px; else: 1px)", "2px", "1px"),
            ("if(media(--tall): 2px; else: 1px)", "1px", "1px"), ("if(media(--none): 2px; else: 1px)", "1px", "1px"),
            ("if(media(--yes): 2px; else: 1px)", "2px", "2px"), ("if(media(--both): 2px; else: 1px)", "2px", "1px"),
            ("--f()", "2px", "1px"), ("--g()", "2px", "1px"),
        ])
    func customMedia(value: String, wide: String, narrow: String) {
        let tree = CardTree(
            "@custom-media --wide (width > 100px); @custom-media --tall (height > 1000px); @custom-media --yes true;"
                + "@custom-media --both (--wide) and (--yes);"
                + "@function --f() { result: 1px; @media (--wide) { result: 2px } }"
                + "@function --g() { result: if(media(--wide): 2px; else: 1px) }"
                + "UILabel { height: \(value) }")
        #expect(tree.height() == wide)
        tree.engine.environment.width = 50
        #expect(tree.height() == narrow)
    }

    @Test("A stylesheet that defines a media query anew restyles the values that test it")
    func replacedCustomMedia() {
        let rule = "UILabel { height: if(media(--wide): 2px; else: 1px) }"
        let sheet = Stylesheet("@custom-media --wide (width > 100px); " + rule)
        let tree = CardTree(sheet)
        #expect(tree.height() == "2px")
        tree.engine.replace(sheet, with: Stylesheet("@custom-media --wide (width > 900px); " + rule))
        #expect(tree.height() == "1px")
    }
}
