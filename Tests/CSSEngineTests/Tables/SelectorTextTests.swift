import CSSEngine
import Testing

/// The text of a matched selector in the inspector: as written, with `:is()` for the rules around a nested rule.
@Suite struct SelectorTextTests {
    private static let theViewItselfCases: [(String, String?)] = [
        (".a { color: red }", ".a"), (".a  .b,\n*{ color: red }", ".a  .b,\n*"),
        ("/* x */ .a/**/{ color: red }", ".a"), ("\\.x, .a { color: red }", "\\.x, .a"),
        (".a { & { color: red } }", ":is(.a)"), (".a { &.a { color: red } }", ":is(.a).a"),
        (".a { :is(&, .b) { color: red } }", ":is(:is(.a), .b)"),
        (".a, .c { &:root { color: red } }", ":is(.a, .c):root"),
        (".a { :not(.b) & , & { color: red } }", ":not(.b) :is(.a), :is(.a)"),
        (".a { &:not(& > &) { color: red } }", ":is(.a):not(:is(.a) > :is(.a))"),
        (".a { &.b { &.a { color: red } } &.a { &:root { color: red } } }", ":is(:is(.a).a):root"),
        (".a { @media all { &.a { color: red } } }", ":is(.a).a"), (".a { @media all { color: red } }", ".a"),
        (".a { .b {} color: red }", ".a"), ("[text='&'], .a { & { color: red } }", ":is([text='&'], .a)"),
        ("& { color: red }", "&"), (":is(.a { color: red }", nil),
    ]

    @Test("The text is as written, with `:is()` for `&`", arguments: SelectorTextTests.theViewItselfCases)
    func matchedView(_ sheet: String, _ expected: String?) {
        let view = OneView(sheet, view: TestNode("UIView", classes: ["a"]))
        #expect(view.rules.first?.selector == expected, "\(sheet)")
    }

    private static let aChildCases: [(String, String)] = [
        ("A { B { color: red } }", ":is(A) B"), ("A { > B { color: red } }", ":is(A) > B"),
        ("A, C { B, .x { color: red } }", ":is(A, C) B, :is(A, C) .x"), ("A { & > B { color: red } }", ":is(A) > B"),
        ("A { > :not(&) { color: red } }", ":is(A) > :not(:is(A))"),
    ]

    @Test(
        "The text of a nested selector contains the selector of the outer rule",
        arguments: SelectorTextTests.aChildCases)
    func child(_ sheet: String, _ expected: String) {
        let parent = TestNode("A")
        parent.append(TestNode("B"))
        let engine = StyleEngine()
        engine.add(Stylesheet(sheet))
        let child = engine.children(of: engine.insert(parent))[0]
        engine.restyle()
        var report = engine.inspector()
        #expect(report.rules(of: child).map(\.selector) == [expected], "\(sheet)")
    }
}
