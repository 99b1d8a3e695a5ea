import CSSEngine
import Testing

/// A nested selector contains `&` even if a forgiving list drops the argument with it (CSS Nesting 1, section 3.1).
@Suite struct DroppedNestingTests {
    /// Returns the views that a nested selector matches: `.a` outside of the view of the outer rule, inside of it, or both.
    private func matches(_ nested: String, in outer: String = ".c") -> [String] {
        let engine = StyleEngine()
        engine.add(Stylesheet("\(outer) { \(nested) { width: 1px } }"))
        let outside = engine.insert(TestNode("UILabel", id: "out", classes: ["a"]))
        let parent = engine.insert(TestNode("UIView", classes: ["c"]))
        let inside = engine.insert(TestNode("UILabel", id: "in", classes: ["a"]), under: parent)
        engine.restyle()
        var report = engine.inspector()
        return [("out", outside), ("in", inside)].filter { !report.computedValues(of: $0.1).isEmpty }.map(\.0)
    }

    @Test(
        "There is no implied descendant combinator",
        arguments: [
            ":is([&=foo], .a)", ":where(.q &&& ..., .a)", ":is(.a, &!)", ":is(& > > b, .a)", ":is(.a, :not([x=&]))",
            ":is(:where(&%, .a))", ":is(.a, :is(.b, (&)))", ":not(:is(.q, .b(&)))", ":is(::before &, .a)",
            ":is(.a, {&})", ":is(/**/ & /**/ / , .a)", ":is(.a, :has(:has(&)))",
        ])
    func isMentioned(_ selector: String) {
        #expect(matches(selector) == ["out", "in"])
    }

    @Test(
        "A selector without `&` has an implied descendant combinator",
        arguments: [
            ":is([=foo], .a)", ":is([x='&'!], .a)", ":where('&', .a)", ":is(.a, /* & */ !)", ":is(url(&), .a)",
            ":is(\\&!, .a)", ":is(#\\&, .a, %)",
        ])
    func isNotMentioned(_ selector: String) {
        #expect(matches(selector) == ["in"])
    }

    @Test("A relative selector has an implied `&`, and each selector of a list is alone")
    func lists() {
        #expect(matches("> :is(&!, .a)") == ["in"])
        #expect(matches(":is(&!, .q), .a") == ["in"])
        #expect(matches(".q, :is(&!, .a)") == ["out", "in"])
    }

    @Test("A dropped `&` has no specificity")
    func specificity() {
        let sheet = "#x { :is(&!, .a) { width: 1px } } .a { width: 2px }"
        #expect(OneView(sheet, view: TestNode("UILabel", classes: ["a"])).values == "width: 2px")
    }
}
