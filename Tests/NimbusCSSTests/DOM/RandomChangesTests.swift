import NimbusCSS
import Testing

/// Whatever happens to views, they end up as if they had been registered as they are.
@MainActor @Suite struct RandomChangesTests {
    /// A view that sets what it is told, and nothing else.
    private final class Mirror: TestObject {
        private(set) var values: [String: String] = [:]
        var isListening = true

        func forgetStyle() { values = [:] }

        override func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
            guard isListening else { return }
            for change in difference.changes {
                #expect(values[change.property] == change.old?.cssText)
                values[change.property] = change.new?.cssText
            }
        }
    }

    /// The same numbers each time (Marsaglia's xorshift).
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    private static let sheet = """
        A { width: 1px } .a { width: 2px } .a .b { height: 3px } A > B { top: 4px } A + B { left: 5px }
        :nth-child(2n) { right: 6px } :has(> .a) { bottom: 7px } .b ~ * { opacity: 0.5 } :root { color: red }
        """

    @Test(arguments: 1...20, [false, true]) func endAsIfNothingHadHappened(_ seed: UInt64, _ coalesces: Bool) {
        var random = Random(state: seed)
        let dom = NIDOM(Self.sheet)
        dom.coalescesChanges = coalesces
        let views = (0..<12).map { _ in Mirror(Bool.random(using: &random) ? "A" : "B") }
        var classes: [[String]] = views.map { _ in [] }
        for view in views.shuffled(using: &random) { dom.register(view) }
        for _ in 0..<300 {
            let place = Int.random(in: 0..<views.count, using: &random)
            let view = views[place]
            let other = views.randomElement(using: &random)!
            let name = Bool.random(using: &random) ? "a" : "b"
            switch Int.random(in: 0..<9, using: &random) {
            case 0:
                dom.addCssClass(name, to: view)
                if !classes[place].contains(name) { classes[place].append(name) }
            case 1:
                dom.removeCssClass(name, from: view)
                classes[place].removeAll { $0 == name }
            case 2: view.leave()
            case 3: dom.refreshView(view)
            case 4: dom.setNeedsStyle(view)
            case 5: dom.styleIfNeeded()
            case 6:
                dom.unregister(view)
                view.forgetStyle()
                classes[place] = []
                dom.performBatchUpdates {
                    dom.register(view)
                    move(view, into: other, using: &random)
                }
            default: move(view, into: other, using: &random)
            }
        }
        dom.refresh()
        // The same views tell the other DOM what they are; what they are told by it is looked up, not set.
        let told = views.map(\.values)
        for view in views { view.isListening = false }
        let fresh = NIDOM(Self.sheet)
        fresh.performBatchUpdates {
            for (view, classes) in zip(views, classes) {
                fresh.register(view, withCSSClass: classes.joined(separator: " "))
            }
        }
        for (view, told) in zip(views, told) {
            let values = fresh.ruleset(of: view)!.all.map { ($0.property, $0.text) }
            #expect(told == Dictionary(uniqueKeysWithValues: values))
        }
        #expect(told.contains { !$0.isEmpty })
    }

    private func move(_ view: TestObject, into other: TestObject, using random: inout Random) {
        var outer: TestObject? = other
        while let current = outer {
            if current === view { return }
            outer = current.superview
        }
        view.leave()
        other.add(view, at: Int.random(in: 0...other.subviews.count, using: &random))
    }
}
