import Testing

@testable import CSSEngine

/// Blocks, functions and rules that are nested far above the limit.
@Suite struct HostileNestingTests {
    private static let tooDeep = "blocks and parentheses are nested more than 512 levels deep"
    private static let tooLong = "expected fewer compounds and levels of nesting, found “a”"

    /// A rule that is dropped because it has no block is not parsed, at any depth.
    private static let openersCases: [(String, String)] = [
        ("{", "“{” is never closed"), ("(", "“(” is never closed"), ("[", "“[” is never closed"),
        (":is(", "“is(” is never closed"), ("&{", tooDeep), ("a{", tooLong), ("a(", "“a(” is never closed"),
        (":not(", "“not(” is never closed"), (":nth-child(1 of ", "“nth-child(” is never closed"),
        ("@media screen{", tooDeep), ("@layer a{", tooDeep), ("a{(", "“(” is never closed"),
        ("([{", "the block of “([” is never closed"),
    ]

    @Test("Very many opening brackets are reported once", arguments: HostileNestingTests.openersCases)
    func unclosedOpeners(_ opener: String, _ sentence: String) {
        let outcome = HostileInput("a { color: red }\n" + String(repeating: opener, count: 100_000)).outcome()
        #expect(outcome.says(sentence), "\(outcome.diagnostics.prefix(3))")
        #expect(outcome.values["color"] == "rgb(255, 0, 0)")
        #expect(outcome.diagnosticCount <= 3)
    }

    private static let insideCases: [(String, String, String)] = [
        ("a { color: ", "(", ""), ("a { --x: ", "[", ""), ("a { color: ", "var(--a,", ""), ("@media ", "(", " {}"),
        ("@media ", "not (", " {}"), ("@supports ", "not (", " {}"), ("@supports ", "(", " {}"),
        ("@import \"a\" supports(", "(", ""), ("a { ", "&{", ""), ("a { ", "@media all{", ""),
    ]

    @Test("Very many opening brackets inside a rule are nested too deeply", arguments: HostileNestingTests.insideCases)
    func nestedOpeners(_ start: String, _ opener: String, _ end: String) {
        let text = "a { color: red }\n" + start + String(repeating: opener, count: 100_000) + end
        let outcome = HostileInput(text).outcome()
        #expect(outcome.says(Self.tooDeep), "\(outcome.diagnostics.prefix(3))")
        #expect(outcome.values["color"] == "rgb(255, 0, 0)")
    }

    @Test(
        "A value that is nested deeper than 64 levels is invalid and says so", arguments: ["(", "max(", "calc(1px + ("])
    func nestedValues(_ opener: String) {
        let levels = opener.count { $0 == "(" }
        func outcome(_ depth: Int) -> HostileInput.Outcome {
            let openers = String(repeating: opener, count: (depth - 2) / levels)
            let closers = String(repeating: ")", count: depth)
            return HostileInput("a { width: calc(calc(\(openers)1px\(closers) }").outcome()
        }
        #expect(outcome(64).values["width"] != nil)
        #expect(outcome(66).says("; functions and parentheses are nested more than 64 levels deep"))
    }

    /// Only the end of each item shows whether it is a declaration or a rule.
    @Test("Nested declarations that may be rules are parsed in linear time")
    func ambiguousDeclarations() {
        let outcome = HostileInput("a { color: red; " + String(repeating: "a:b{", count: 100_000)).outcome()
        #expect(
            outcome.says("found “b”") && outcome.says("the block of “a:b” is never closed"), "\(outcome.diagnostics)")
        #expect(outcome.values == ["color": "rgb(255, 0, 0)"])
    }

    private static let closedCases: [(String, String)] = [
        ("&{", "}"), ("(", ")"), ("[", "]"), ("@media all{", "}"), (":is(", ")"),
    ]

    @Test("Rules after excessive nesting are parsed", arguments: HostileNestingTests.closedCases)
    func followingRules(_ opener: String, _ closer: String) {
        let count = 100_000
        let deep = String(repeating: opener, count: count) + String(repeating: closer, count: count)
        let outcome = HostileInput(deep + "{} a { color: red }").outcome()
        #expect(outcome.says(Self.tooDeep), "\(outcome.diagnostics.prefix(3))")
        #expect(outcome.values["color"] == "rgb(255, 0, 0)")
    }

    private static let wrapperCases = [
        ("", ":is(", "a", ")", "{ color: red }"), ("", ":where(", "a", ")", "{ color: red }"),
        ("a {", "&{", "color: red", "}", "}"), ("", "@media all{", "a { color: red }", "}", ""),
    ]

    /// Lists with one selector, `&` and `@media` do not add to the depth of a selector.
    @Test("Nesting within the limit is styled", arguments: HostileNestingTests.wrapperCases)
    func nestingWithinTheLimit(
        _ start: String, _ opener: String, _ inner: String, _ closer: String, _ end: String
    ) {
        let text = start + String(repeating: opener, count: 500) + inner + String(repeating: closer, count: 500) + end
        let outcome = HostileInput(text).outcome()
        #expect(outcome.diagnosticCount == 0, "\(outcome.diagnostics)")
        #expect(outcome.values["color"] == "rgb(255, 0, 0)")
    }

    @Test("Closing brackets without a start are reported")
    func strayClosers() {
        for closer in ["}", ")", "]"] {
            let outcome = HostileInput(String(repeating: closer, count: 100_000)).outcome()
            #expect(outcome.says("“\(closer)” has no matching opening bracket"))
            #expect(outcome.diagnosticCount <= DiagnosticLog.limit + 1)
        }
    }
}
