import CSSEngine
import CSSLint
import Testing

/// Custom states, written as `:state(press)` or as a pseudo-class that the property table declares.
@Suite struct CustomStateTests {
    private static let table = PropertyTable(
        adding: [], pseudoClasses: ["press", "Long-Press", "hover", "selected", ""])

    private func opacity(
        _ css: String, _ states: String..., state: ElementState = [], properties: PropertyTable = table
    ) -> Double? {
        let engine = StyleEngine(properties: properties)
        engine.add(Stylesheet(css, properties: properties))
        let node = TestNode("Box")
        node.customStates = states
        node.state = state
        let root = engine.insert(node)
        engine.restyle()
        guard let id = properties["opacity"], case .number(let number) = engine.style(of: root)[id] else { return nil }
        return number
    }

    @Test("A declared pseudo-class matches elements with the state")
    func declared() {
        let css = "Box { opacity: 0.1 } Box:press { opacity: 0.2 }"
        #expect(opacity(css) == 0.1)
        #expect(opacity(css, "press") == 0.2)
        #expect(opacity(css, "pressed", "Press") == 0.1)
    }

    @Test("An undeclared pseudo-class makes its rule invalid, except in a forgiving list")
    func undeclared() {
        for properties in [PropertyTable.standard, Self.table] {
            #expect(opacity("Box, :pull { opacity: 0.2 }", "pull", properties: properties) == nil)
            #expect(opacity(":is(Box, :pull) { opacity: 0.2 }", "pull", properties: properties) == 0.2)
        }
        #expect(opacity("Box:press { opacity: 0.2 }", "press", properties: .standard) == nil)
        let sheet = Stylesheet("Box:press { opacity: 0.2 }")
        #expect(sheet.diagnostics.map(\.severity) == [.error])
        #expect(Stylesheet("Box:press { opacity: 0.2 }", properties: Self.table).diagnostics.isEmpty)
    }

    @Test("The function needs no declaration and tests the same state")
    func function() {
        #expect(opacity("Box:state(press) { opacity: 0.2 }", "press", properties: .standard) == 0.2)
        #expect(opacity("Box:state(press) { opacity: 0.2 }", "Press", properties: .standard) == nil)
        #expect(opacity("Box:state(Long-Press) { opacity: 0.2 }", "Long-Press") == 0.2)
        #expect(opacity(":state(a):not(:state(b)) { opacity: 0.2 }", "a") == 0.2)
        #expect(opacity(":state(a):not(:state(b)) { opacity: 0.2 }", "a", "b") == nil)
        #expect(opacity(":state() { opacity: 0.2 } :state(a b) { opacity: 0.3 }", "", "a") == nil)
    }

    @Test("Letter case and escapes of a pseudo-class are ignored")
    func letterCase() {
        #expect(opacity(":PRESS { opacity: 0.2 }", "press") == 0.2)
        #expect(opacity(":pr\\65ss { opacity: 0.2 }", "press") == 0.2)
        #expect(opacity(":long-press { opacity: 0.2 }", "Long-Press") == 0.2)
        #expect(opacity(":long-press { opacity: 0.2 }", "long-press") == nil)
    }

    @Test("A known pseudo-class keeps its meaning, unless no view has the state")
    func known() {
        #expect(opacity(":hover { opacity: 0.2 }", "hover") == 0.2)
        #expect(opacity(":hover { opacity: 0.2 }", "hover", properties: .standard) == nil)
        #expect(opacity(":selected { opacity: 0.2 }", "selected") == nil)
        #expect(opacity(":selected { opacity: 0.2 }", state: .selected) == 0.2)
    }

    @Test("Neither pseudo-elements nor functions nor attributes have the name of a state")
    func otherSyntax() {
        #expect(opacity("::press { opacity: 0.2 }", "press") == nil)
        #expect(opacity(":press(a) { opacity: 0.2 }", "press") == nil)
        #expect(
            opacity("[press] { opacity: 0.2 } [\\:press] { opacity: 0.3 } [\\0 press] { opacity: 0.4 }", "press") == nil
        )
    }

    @Test("The specificity is that of a pseudo-class")
    func specificity() {
        #expect(opacity("Box:press { opacity: 0.2 } Box { opacity: 0.3 }", "press") == 0.2)
        #expect(opacity(".a, :press { opacity: 0.2 } Box:state(press) { opacity: 0.3 }", "press") == 0.3)
    }

    @Test("Support conditions know declared pseudo-classes")
    func supports() {
        let css = "@supports selector(:press) { Box { opacity: 0.2 } }"
        #expect(opacity(css) == 0.2)
        #expect(opacity(css, properties: .standard) == nil)
        #expect(opacity("@supports selector(:state(x)) { Box { opacity: 0.2 } }", properties: .standard) == 0.2)
    }

    @Test("A change of a state restyles only the elements that it can affect")
    func invalidation() {
        let engine = StyleEngine(properties: Self.table)
        let sheet = Stylesheet(
            "Box:press { opacity: 0.2 } Box:press > .in { opacity: 0.3 } Box:has(:state(pull)) { opacity: 0.4 }",
            properties: Self.table)
        engine.add(sheet)
        let root = TestNode("Root")
        let box = TestNode("Box")
        let child = TestNode("Label", classes: ["in"])
        box.append(child)
        box.append(TestNode("Label"))
        root.append(box)
        for _ in 0..<20 { root.append(TestNode("Box")) }
        let rootNode = engine.insert(root)
        engine.restyle()
        let boxNode = engine.children(of: rootNode)[0]

        box.customStates = ["press"]
        engine.update(boxNode, .state)
        let pressed = engine.restyle()
        #expect(pressed.visitedCount == 2)
        #expect(pressed.changes.count == 2)

        box.customStates = ["press", "other"]
        engine.update(boxNode)
        #expect(engine.restyle().visitedCount == 0)

        child.customStates = ["pull"]
        engine.update(engine.children(of: boxNode)[0], .state)
        // `:has()` may affect the parent. The root is no `Box`.
        #expect(engine.restyle().changes.map(\.node) == [boxNode])

        box.customStates = []
        engine.update(boxNode, .state)
        #expect(engine.restyle().changes.count == 1)
    }

    @Test("States that a later stylesheet tests are read from existing elements")
    func laterStylesheet() {
        let engine = StyleEngine(properties: Self.table)
        let node = TestNode("Box")
        node.customStates = ["press"]
        engine.insert(node)
        engine.restyle()
        engine.add(Stylesheet("Box:press { opacity: 0.2 }", properties: Self.table))
        #expect(engine.restyle().changes.count == 1)
    }

    @Test("Lint knows declared pseudo-classes and suggests them")
    func lint() {
        let sheet = Stylesheet("Box:prss { opacity: 0.2 } Box:press { opacity: 0.3 }", properties: Self.table)
        let diagnostics = Lint.diagnostics(of: [sheet])
        #expect(diagnostics.count == 1)
        let formatter = DiagnosticFormatter(properties: Self.table)
        #expect(formatter.text(of: diagnostics[0]).contains("did you mean “:press”?"))
    }
}
