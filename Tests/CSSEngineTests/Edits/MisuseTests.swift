import CSSEngine
import Testing

/// Violated preconditions stop the program with a message.
@Suite struct MisuseTests {
    @Test func anEngineRejectsStylesheetsOfDifferentProperties() async {
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

    @Test func aRemovedNodeIsInvalid() async {
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

    /// Exit tests run in a process of their own. This test shows that the code before their last line is valid.
    @Test func validUseSucceeds() {
        let properties = PropertyTable(adding: [])
        let engine = StyleEngine(properties: properties)
        let sheet = Stylesheet("a { top: 1px }", properties: properties)
        engine.add(sheet)
        #expect(engine.replace(sheet, with: Stylesheet("a { top: 2px }", properties: properties)))
    }
}
