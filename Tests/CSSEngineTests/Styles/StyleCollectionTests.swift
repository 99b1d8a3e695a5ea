import CSSEngine
import Testing

/// The memory of former styles is given back without styling anything again.
@Suite struct StyleCollectionTests {
    @Test("An animated custom property styles only what it changes, within a bounded number of cache entries")
    func animation() {
        let engine = StyleEngine()
        engine.cacheAllowance = 100
        engine.add(
            Stylesheet(".row { height: 1px } .row:nth-child(2n) { width: calc(var(--x) * 2); top: var(--y, 3px) }"))
        let root = TestNode("UIView")
        for _ in 0..<50 { root.append(TestNode("UIView", classes: ["row"])) }
        let top = engine.insert(root)
        let rows = engine.children(of: top)
        let width = engine.properties["width"]!
        engine.restyle()
        let first = engine.cacheEntryCount
        var most = 0
        for frame in 1...2000 {
            let target = frame % 3 == 0 ? rows[1] : top
            engine.setCustomProperty("--x", to: "\(frame)px", of: target)
            let update = engine.restyle()
            #expect(update.visitedCount <= update.changes.count + 2)
            #expect(engine.style(of: rows[1])[width]?.cssText == "\(2 * (frame - (frame < 3 ? 0 : frame % 3)))px")
            most = max(most, engine.cacheEntryCount)
        }
        #expect(most < first * 2 + 600)
        #expect(engine.style(of: rows[3])[width]?.cssText == "4000px")
    }
}
