import NimbusCSS
import Testing

/// After random changes, views have the same values as if they had just been registered in their final state.
@MainActor @Suite struct RandomChangesTests {
    /// A view that stores the values applied to it.
    private final class ValueView: RecordingView {
        private(set) var values: [String: String] = [:]
        var appliesStyles = true

        func removeValues() { values = [:] }

        override func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
            guard appliesStyles else { return }
            for change in difference.changes {
                #expect(values[change.property] == change.old?.cssText)
                values[change.property] = change.new?.cssText
            }
        }
    }

    /// A seeded generator (Marsaglia's xorshift).
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    private static let css = """
        A { width: 1px } .a { width: 2px } .a .b { height: 3px } A > B { top: 4px } A + B { left: 5px }
        :nth-child(2n) { right: 6px } :has(> .a) { bottom: 7px } .b ~ * { opacity: 0.5 } :root { color: red }
        """

    @Test(arguments: 1...20, [false, true]) func incrementalStylesEqualFreshStyles(_ seed: UInt64, _ coalesces: Bool) {
        var random = Random(state: seed)
        let dom = NIDOM(Self.css)
        dom.coalescesChanges = coalesces
        let views = (0..<12).map { _ in ValueView(Bool.random(using: &random) ? "A" : "B") }
        var classes: [[String]] = views.map { _ in [] }
        for view in views.shuffled(using: &random) { dom.register(view) }
        for _ in 0..<300 {
            let index = Int.random(in: 0..<views.count, using: &random)
            let view = views[index]
            let other = views.randomElement(using: &random)!
            let name = Bool.random(using: &random) ? "a" : "b"
            switch Int.random(in: 0..<9, using: &random) {
            case 0:
                dom.addCssClass(name, to: view)
                if !classes[index].contains(name) { classes[index].append(name) }
            case 1:
                dom.removeCssClass(name, from: view)
                classes[index].removeAll { $0 == name }
            case 2: view.removeFromSuperview()
            case 3: dom.refreshView(view)
            case 4: dom.setNeedsStyle(view)
            case 5: dom.styleIfNeeded()
            case 6:
                dom.unregister(view)
                view.removeValues()
                classes[index] = []
                dom.performBatchUpdates {
                    dom.register(view)
                    move(view, into: other, using: &random)
                }
            default: move(view, into: other, using: &random)
            }
        }
        dom.refresh()
        // Registers the same views with a second DOM, without applying its styles.
        let applied = views.map(\.values)
        for view in views { view.appliesStyles = false }
        let fresh = NIDOM(Self.css)
        fresh.performBatchUpdates {
            for (view, classes) in zip(views, classes) {
                fresh.register(view, withCSSClass: classes.joined(separator: " "))
            }
        }
        for (view, applied) in zip(views, applied) {
            let values = fresh.ruleset(of: view)!.all.map { ($0.property, $0.text) }
            #expect(applied == Dictionary(uniqueKeysWithValues: values))
        }
        #expect(applied.contains { !$0.isEmpty })
    }

    private func move(_ view: RecordingView, into other: RecordingView, using random: inout Random) {
        var ancestor: RecordingView? = other
        while let current = ancestor {
            if current === view { return }
            ancestor = current.superview
        }
        view.removeFromSuperview()
        other.add(view, at: Int.random(in: 0...other.subviews.count, using: &random))
    }
}
