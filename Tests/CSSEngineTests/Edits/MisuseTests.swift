import CSSEngine
import Testing

/// What no caller may do, and how it is told so.
@Suite struct MisuseTests {
    @Test func anEngineRefusesSheetsOfOtherProperties() async {
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

    @Test func aNodeThatWasRemovedStandsForNoOther() async {
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

    /// Exit tests run elsewhere: that what they run is fine up to its last line shows here.
    @Test func whatIsNoMisuseIsTaken() {
        let properties = PropertyTable(adding: [])
        let engine = StyleEngine(properties: properties)
        let sheet = Stylesheet("a { top: 1px }", properties: properties)
        engine.add(sheet)
        #expect(engine.replace(sheet, with: Stylesheet("a { top: 2px }", properties: properties)))
    }
}
