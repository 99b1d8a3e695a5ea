import CSSEngine
import Testing

/// Matching takes linear time: twice the input takes twice the steps. The tests count steps instead of measuring time.
@Suite struct LinearityTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        /// The stylesheet and the tree for a size.
        var sheet: @Sendable (Int) -> String
        var tree: @Sendable (Int) -> TestNode

        init(
            _ title: String, _ sheet: @autoclosure @escaping @Sendable () -> String,
            _ tree: @escaping @Sendable (Int) -> TestNode
        ) {
            testDescription = "\(title): \(sheet())"
            self.sheet = { _ in sheet() }
            self.tree = tree
        }

        init(_ title: String, rules: @escaping @Sendable (Int) -> String) {
            testDescription = title
            sheet = rules
            tree = { _ in LinearityTests.row(20) }
        }
    }

    private static let rows = [
        ".none ~ .item", ".item ~ .last", ".none + .item ~ .item", ".none ~ .item ~ .item ~ .item", ":has(~ .none)",
        ":has(+ .item .none)", ":has(~ .item + .none)", ".box:has(> .none) .item", ".item:nth-child(2n+1)",
        ":nth-last-child(3n)", ":nth-last-of-type(2)",
        ":nth-child(2n of .item)", ":nth-last-child(odd of .none, .item)", ":only-of-type", ".box:has(.none) .item",
        ".box:has(.none)", ".item:not(.none ~ *)", ":is(.none, .none2) ~ :is(.item, .none)",
    ].map { Case("a long row", "\($0) { width: 1px }", row) }

    private static let chains = [
        ".none .item", ".none > .item .item", ".none .item .item .item", ".item:has(.none)",
        ".item:has(.none .item)", ".item:has(.item .none)", ".item:has(> .item .item > .none)",
        ".item:has(.item > .none)",
        ":not(.none *)", ":is(.none .item) .item", ".item:not(:has(.none)) .item", ".none ~ .item .item",
    ].map { Case("a deep chain", "\($0) { width: 1px }", chain) }

    private static let ladders = [
        ":has(+ .item .none)", ":has(~ .item .none)", ".item:has(.none .item)", ".item:has(.item + .item .last)",
        ".item:has(> .none ~ .item .last)", ".item:has(.item ~ .item > .none)",
    ].map { Case("nested rows", "\($0) { width: 1px }", ladder) }

    private static let sheets = [
        Case("many rules of a class") { many($0) { ".item:is(.x\($0)) { width: \($0)px }" } },
        Case("many rules with an ancestor") { many($0) { ".x\($0) .item { width: \($0)px }" } },
        Case("many universal rules") { many($0) { "* > .x\($0) ~ * { width: \($0)px }" } },
        Case("a long list") { ":is(\(many($0, ", ") { ".x\($0)" })) { width: 1px }" },
        Case("a long list of positions") { ".item:is(\(many($0, ", ") { ":nth-child(\($0 + 50))" })) { width: 1px }" },
        Case("a long list in :has()") { ".box:has(\(many($0, ", ") { ".x\($0)" })) { width: 1px }" },
    ]

    @Test(
        "Twice the input takes at most about twice the steps",
        arguments: LinearityTests.rows + LinearityTests.chains + LinearityTests.ladders + LinearityTests.sheets)
    func stepsAreLinear(_ example: Case) {
        let once = steps(example, 300)
        let twice = steps(example, 600)
        #expect(once > 0)
        #expect(Double(twice) <= 2.2 * Double(once), "\(once) and \(twice)")
    }

    private func steps(_ example: Case, _ count: Int) -> Int {
        let engine = StyleEngine()
        engine.add(Stylesheet(example.sheet(count)))
        engine.insert(example.tree(count))
        return engine.restyle().stepCount
    }

    private static func many(_ count: Int, _ separator: String = "\n", _ text: (Int) -> String) -> String {
        (0..<count).map(text).joined(separator: separator)
    }

    /// Siblings that alternate between two types. The last sibling has a class of its own.
    private static func row(_ count: Int) -> TestNode {
        let box = TestNode("UIView", classes: ["box"])
        for index in 0..<count {
            box.append(TestNode(index % 2 == 0 ? "UILabel" : "UIView", classes: ["item"]))
        }
        box.append(TestNode("UIView", classes: ["last"]))
        return box
    }

    private static func chain(_ count: Int) -> TestNode {
        let top = TestNode("UIView", classes: ["item"])
        var innermost = top
        for _ in 1..<count {
            let inner = TestNode("UIView", classes: ["item"])
            innermost.append(inner)
            innermost = inner
        }
        return top
    }

    /// A chain whose members have preceding and following siblings. The last element has a class of its own.
    private static func ladder(_ count: Int) -> TestNode {
        let top = TestNode("UIView", classes: ["item"])
        var innermost = top
        for _ in 1..<count {
            let inner = TestNode("UIView", classes: ["item"])
            innermost.append(TestNode("UILabel", classes: ["item"]))
            innermost.append(inner)
            innermost.append(TestNode("UILabel", classes: ["item"]))
            innermost = inner
        }
        innermost.append(TestNode("UILabel", classes: ["last"]))
        return top
    }
}
