import CSSEngine
import Testing

/// The aspects that a caller need not report, because no rule tests them.
@Suite struct TestedChangesTests {
    /// A view that counts how often its states and its text are read.
    private final class CountingNode: StyleElement {
        let styleTypes: [String]
        let styleID: String? = nil
        var styleClasses: [String] = []
        let inlineStyle: String? = nil
        var styleChildren: [CountingNode] = []
        var state: ElementState = []
        var text = ""
        var attributes: [String: String] = [:]
        private(set) var readCount = 0

        init(_ type: String) {
            styleTypes = [type]
        }

        var styleState: ElementState {
            readCount += 1
            return state
        }
        var hasText: Bool {
            readCount += 1
            return !text.isEmpty
        }
        func styleAttribute(_ name: String) -> String? { attributes[name] }
    }

    private static let always: ElementChanges = [.id, .classes, .inlineStyle, .environment]

    private static let cases: [(String, ElementChanges)] = [
        (".a { width: 1px }", []),
        (".a:highlighted { width: 1px }", .state),
        (".a { &:not(:is(:disabled)) { width: 1px } }", .state),
        (".b:has(:focus-within) .a { width: 1px }", .state),
        (".a:empty { width: 1px }", .text),
        (":nth-child(1 of :empty) { width: 1px }", .text),
        (".a::placeholder { width: 1px }", .state),
        ("[label] { width: 1px }", .attributes),
        (".a:state(press) { width: 1px }", [.state, .attributes]),
        (".a:lang(de) { width: 1px }", .attributes),
        // Rules that do not apply count as well, so that a change of the environment needs no new reads.
        ("@media (prefers-color-scheme: dark) { .a:highlighted { width: 1px } }", .state),
    ]

    @Test("Only what rules test has to be reported", arguments: TestedChangesTests.cases)
    func testedChanges(_ css: String, _ expected: ElementChanges) {
        let engine = StyleEngine()
        #expect(engine.testedChanges == Self.always)
        engine.add(Stylesheet(css))
        #expect(engine.testedChanges == Self.always.union(expected))
    }

    @Test("A value that depends on the font of the element adds the font")
    func font() {
        let engine = StyleEngine()
        engine.add(Stylesheet("UILabel { width: 1em }"))
        let label = TestNode("UILabel")
        label.fontSize = 17
        engine.insert(label)
        engine.restyle()
        #expect(engine.testedChanges == Self.always.union(.fontSize))
    }

    @Test("States and texts that no rule tests are not read again")
    func reads() {
        let engine = StyleEngine()
        engine.add(Stylesheet("UILabel { width: 1px }"))
        let label = CountingNode("UILabel")
        let node = engine.insert(label)
        engine.restyle()
        let count = label.readCount
        engine.update(node)
        engine.restyle()
        #expect(label.readCount == count)
        // Nothing was left out since the text was read for the first rule that tests it.
        let empty = Stylesheet("UILabel:empty { width: 2px }")
        engine.add(empty)
        engine.restyle()
        #expect(label.readCount == count + 1)
        engine.remove(empty)
        engine.restyle()
        engine.add(empty)
        engine.restyle()
        #expect(label.readCount == count + 1)
    }

    /// The widths of two views whose rules come after a change that was not reported.
    private func widths(_ css: String, change: (CountingNode) -> Void) -> [String?] {
        let engine = StyleEngine()
        engine.add(Stylesheet("UIView {}"))
        let outer = CountingNode("UIView")
        let inner = CountingNode("UILabel")
        outer.styleChildren = [inner]
        let root = engine.insert(outer)
        let nodes = [root] + engine.children(of: root)
        engine.restyle()
        // The caller leaves out what is not among these.
        let tested = engine.testedChanges
        change(inner)
        for node in nodes { engine.update(node, tested) }
        engine.restyle()
        engine.add(Stylesheet(css))
        engine.restyle()
        guard let width = engine.properties["width"] else { return [] }
        return nodes.map { engine.style(of: $0)[width]?.cssText }
    }

    @Test("A rule sees the current value of what no rule tested before")
    func newRules() {
        #expect(widths("UILabel:highlighted { width: 1px }") { $0.state = .highlighted } == [nil, "1px"])
        #expect(widths("UIView:has(> :selected) { width: 1px }") { $0.state = .selected } == ["1px", nil])
        #expect(widths("UIView:focus-within { width: 1px }") { $0.state = .focused } == ["1px", nil])
        #expect(widths("UILabel:empty { width: 1px }") { $0.text = "new" } == [nil, nil])
        #expect(widths("UILabel:not(:empty) { width: 1px }") { $0.text = "new" } == [nil, "1px"])
        #expect(widths("[label=new] { width: 1px }") { $0.attributes = ["label": "new"] } == [nil, "1px"])
    }

    @Test("A rule that begins to apply sees the current value")
    func conditionalRule() {
        let engine = StyleEngine()
        engine.add(Stylesheet("@media (prefers-color-scheme: dark) { UILabel:highlighted { width: 1px } }"))
        let label = CountingNode("UILabel")
        let node = engine.insert(label)
        engine.restyle()
        for scheme in [CSS.Environment.ColorScheme.dark, .light, .dark] {
            label.state = scheme == .dark ? .highlighted : []
            engine.update(node, engine.testedChanges)
            engine.environment.colorScheme = scheme
            engine.restyle()
            #expect(engine.style(of: node).properties.isEmpty == (scheme == .light))
        }
    }

    @Test("An element that another one removes while it is read stays removed")
    func removalDuringRead() {
        final class Remover: StyleElement {
            var styleTypes: [String] { ["UILabel"] }
            var styleID: String? { nil }
            var styleClasses: [String] { [] }
            var inlineStyle: String? { nil }
            var styleChildren: [Remover] { [] }
            var hasText: Bool { false }
            var onRead: (() -> Void)?
            var styleState: ElementState {
                onRead?()
                return .highlighted
            }
            func styleAttribute(_ name: String) -> String? { nil }
        }
        let engine = StyleEngine()
        let elements = (0..<3).map { _ in Remover() }
        let nodes = elements.map { engine.insert($0) }
        engine.restyle()
        #expect(engine.testedChanges == Self.always)
        // The engine retains the elements.
        elements[0].onRead = { [unowned engine] in
            if engine.contains(nodes[2]) { engine.remove(nodes[2]) }
        }
        engine.add(Stylesheet("UILabel:highlighted { width: 1px }"))
        engine.restyle()
        #expect(engine.roots == [nodes[0], nodes[1]])
    }
}
