import Testing

@testable import CSSEngine

/// Things inside one another, deeper than anybody reads.
@Suite struct HostileNestingTests {
    private static let tooDeep = "blocks and parentheses are nested more than 512 levels deep"
    private static let tooLong = "expected fewer compounds and levels of nesting, found “a”"

    /// What is dropped for want of a block is not looked into, however deep it is.
    private static let openersCases: [(String, String)] = [
        ("{", "“{” is never closed"), ("(", "“(” is never closed"), ("[", "“[” is never closed"),
        (":is(", "“is(” is never closed"), ("&{", tooDeep), ("a{", tooLong), ("a(", "“a(” is never closed"),
        (":not(", "“not(” is never closed"), (":nth-child(1 of ", "“nth-child(” is never closed"),
        ("@media screen{", tooDeep), ("@layer a{", tooDeep), ("a{(", "“(” is never closed"),
        ("([{", "the block of “([” is never closed"),
    ]

    @Test(arguments: HostileNestingTests.openersCases)
    func openersWithoutEnd(_ opener: String, _ sentence: String) {
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

    @Test(arguments: HostileNestingTests.insideCases)
    func openersInside(_ start: String, _ opener: String, _ end: String) {
        let text = "a { color: red }\n" + start + String(repeating: opener, count: 100_000) + end
        let outcome = HostileInput(text).outcome()
        #expect(outcome.says(Self.tooDeep), "\(outcome.diagnostics.prefix(3))")
        #expect(outcome.values["color"] == "rgb(255, 0, 0)")
    }

    /// Each may be a declaration or a rule, which shows only at its end.
    @Test func declarationsThatMayBeRules() {
        let outcome = HostileInput("a { color: red; " + String(repeating: "a:b{", count: 100_000)).outcome()
        #expect(
            outcome.says("found “b”") && outcome.says("the block of “a:b” is never closed"), "\(outcome.diagnostics)")
        #expect(outcome.values == ["color": "rgb(255, 0, 0)"])
    }

    private static let closedCases: [(String, String)] = [
        ("&{", "}"), ("(", ")"), ("[", "]"), ("@media all{", "}"), (":is(", ")"),
    ]

    @Test(arguments: HostileNestingTests.closedCases)
    func whatFollowsIsRead(_ opener: String, _ closer: String) {
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

    /// What only wraps costs no depth.
    @Test(arguments: HostileNestingTests.wrapperCases)
    func nestingWithinTheLimitWorks(
        _ start: String, _ opener: String, _ inner: String, _ closer: String, _ end: String
    ) {
        let text = start + String(repeating: opener, count: 500) + inner + String(repeating: closer, count: 500) + end
        let outcome = HostileInput(text).outcome()
        #expect(outcome.diagnosticCount == 0, "\(outcome.diagnostics)")
        #expect(outcome.values["color"] == "rgb(255, 0, 0)")
    }

    @Test func closersWithoutStart() {
        for closer in ["}", ")", "]"] {
            let outcome = HostileInput(String(repeating: closer, count: 100_000)).outcome()
            #expect(outcome.says("“\(closer)” has no matching opening bracket"))
            #expect(outcome.diagnosticCount <= DiagnosticLog.limit + 1)
        }
    }
}
