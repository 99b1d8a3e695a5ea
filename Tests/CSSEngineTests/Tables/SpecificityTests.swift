import Testing

@testable import CSSEngine

/// Specificity as defined in Selectors 4 (section 16) and CSS Nesting (section 3.1).
@Suite struct SpecificityTests {
    private static let compoundsCases: [(String, Int, Int, Int)] = [
        ("*", 0, 0, 0), ("UIView", 0, 0, 1), (".a", 0, 1, 0), ("#a", 1, 0, 0), ("[tag]", 0, 1, 0),
        ("[tag=\"7\" i]", 0, 1, 0), (":first-child", 0, 1, 0), (":highlighted", 0, 1, 0), (":root", 0, 1, 0),
        (":dir(ltr)", 0, 1, 0), (":hover", 0, 1, 0), (":defined", 0, 1, 0), ("UIView:defined", 0, 1, 1),
        ("UIView::before", 0, 0, 2), ("UIView::placeholder", 0, 0, 2), (":dir(rtl)", 0, 1, 0), ("*|*", 0, 0, 0),
        ("UIView.a.b#c[tag]", 1, 3, 1), (".a.a.a", 0, 3, 0), ("#a#a", 2, 0, 0), ("A B > C + D ~ E", 0, 0, 5),
        ("* > * + .a", 0, 1, 0), ("\\.a", 0, 0, 1), (".\\#a", 0, 1, 0),
    ]

    @Test("The specificity of a compound selector is the sum of its parts", arguments: SpecificityTests.compoundsCases)
    func compounds(_ selector: String, a: Int, b: Int, c: Int) throws {
        #expect(try specificity(selector) == Specificity(a, b, c), "\(selector)")
    }

    private static let functionsCases: [(String, Int, Int, Int)] = [
        (":is(A, .b)", 0, 1, 0), (":is(A, .b, #c)", 1, 0, 0), (":where(#a .b C)", 0, 0, 0), (":not(A)", 0, 0, 1),
        (":not(.a, #b C)", 1, 0, 1), (":has(> .a)", 0, 1, 0), ("A:has(B C, D)", 0, 0, 3), (":is()", 0, 0, 0),
        (":is(%, .a)", 0, 1, 0), (":not(:where(#a))", 0, 0, 0), (":not(:defined)", 0, 1, 0),
        (":is(:is(#a), B)", 1, 0, 0),
        ("A:is(B:not(.c))", 0, 1, 2), (":nth-child(2n+1)", 0, 1, 0), (":nth-child(even of A, #b)", 1, 1, 0),
        (":nth-last-child(1 of .a.b)", 0, 3, 0), (":nth-of-type(2)", 0, 1, 0),
        (":nth-child(1 of :where(#a))", 0, 1, 0), (".a:is(.b, :where(#c))", 0, 2, 0),
    ]

    @Test(
        "A functional pseudo-class has the specificity of its most specific argument",
        arguments: SpecificityTests.functionsCases)
    func functions(_ selector: String, a: Int, b: Int, c: Int) throws {
        #expect(try specificity(selector) == Specificity(a, b, c), "\(selector)")
    }

    private static let nestedRulesCases: [(String, Int, Int, Int)] = [
        ("#a, B { & { color: red } }", 1, 0, 0), ("B, .a { > C { color: red } }", 0, 1, 1),
        (".a { .b & { color: red } }", 0, 2, 0), (".a { && { color: red } }", 0, 2, 0),
        (".a { :not(&) { color: red } }", 0, 1, 0), (".a { :where(&) B { color: red } }", 0, 0, 1),
        (":where(#a) { &.b { color: red } }", 0, 1, 0), ("& { color: red }", 0, 0, 0),
        ("A { B { C { color: red } } }", 0, 0, 3), ("A { @media all { &.b { color: red } } }", 0, 1, 1),
    ]

    @Test(
        "The nesting selector has the specificity of the most specific outer selector",
        arguments: SpecificityTests.nestedRulesCases)
    func nestedRules(_ sheet: String, a: Int, b: Int, c: Int) throws {
        #expect(try specificityOfLastRule(sheet) == Specificity(a, b, c), "\(sheet)")
    }

    @Test("Each selector of a list has its own specificity")
    func lists() {
        let view = TestNode("UILabel", classes: ["a"])
        #expect(OneView("#x, UILabel { color: red }", view: view).rules.map(\.specificity) == [Specificity(0, 0, 1)])
        #expect(OneView("UILabel, .a { color: red }", view: view).rules.map(\.specificity) == [Specificity(0, 1, 0)])
    }

    private func specificity(_ selector: String) throws -> Specificity {
        try specificityOfLastRule("\(selector) { color: red }")
    }

    private func specificityOfLastRule(_ sheet: String) throws -> Specificity {
        let parsed = Stylesheet(sheet).parts[0].sheet
        let rule = try #require(parsed.rules.last)
        return parsed.selectors.lists[Int(rule.list)].specificity
    }
}
