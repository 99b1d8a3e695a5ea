import CSSEngine
import Testing

/// Violated preconditions stop the program with a message.
@Suite struct MisuseTests {
    @Test("An engine stops on a stylesheet with a different property table")
    func differentProperties() async {
        await #expect(processExitsWith: .failure) {
            StyleEngine().add(Stylesheet("a { top: 1px }", properties: PropertyTable(adding: [])))
        }
        await #expect(processExitsWith: .failure) {
            let engine = StyleEngine()
            let sheet = Stylesheet("a { top: 1px }")
            engine.add(sheet)
            engine.replace(sheet, with: Stylesheet("a { top: 2px }", properties: PropertyTable(adding: [])))
        }
    }

    @Test("An engine stops on a removed node")
    func removedNode() async {
        let engine = StyleEngine()
        let first = engine.insert(TestNode("UIView"))
        engine.remove(first)
        let second = engine.insert(TestNode("UILabel"))
        #expect(first != second)
        #expect(!engine.contains(first) && engine.contains(second))
        await #expect(processExitsWith: .failure) {
            let engine = StyleEngine()
            let first = engine.insert(TestNode("UIView"))
            engine.remove(first)
            engine.insert(TestNode("UILabel"))
            engine.update(first)
        }
        await #expect(processExitsWith: .failure) {
            let engine = StyleEngine()
            let first = engine.insert(TestNode("UIView"))
            engine.remove(first)
            engine.insert(TestNode("UILabel"))
            _ = engine.style(of: first)
        }
    }

    /// The exit tests fail in their last line: the same code with equal property tables succeeds.
    @Test("An engine accepts a stylesheet with the same property table")
    func equalProperties() {
        let properties = PropertyTable(adding: [])
        let engine = StyleEngine(properties: properties)
        let sheet = Stylesheet("a { top: 1px }", properties: properties)
        engine.add(sheet)
        #expect(engine.replace(sheet, with: Stylesheet("a { top: 2px }", properties: properties)))
    }
}
