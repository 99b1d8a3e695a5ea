import BoxLayout
import Testing

@Suite("Snapping to pixels") struct SnappingTests {
    @Test("Adjacent boxes stay adjacent") func adjacency() {
        let first = BoxRect(x: 0, y: 0, width: 33.4, height: 10)
        let second = BoxRect(x: 33.4, y: 0, width: 33.4, height: 10)
        let origin = BoxPoint(x: 0.2, y: 0)
        let (left, right) = (first.snapped(from: origin), second.snapped(from: origin))
        #expect(left.x + left.width == right.x)
    }

    @Test("A scale of 3 has three pixels per px") func scale() {
        let rect = BoxRect(x: 0.4, y: 0, width: 1, height: 1).snapped(from: BoxPoint(x: 0, y: 0), scale: 3)
        #expect(rect.x == 1.0 / 3)
    }

    @Test("A rounding error does not move an edge that is halfway between two pixels")
    func roundingErrors() {
        for half in [0.5, 0.7 - 0.2] {
            #expect(BoxRect(x: half, y: 0, width: 1, height: 1).snapped(from: BoxPoint(x: 0, y: 0)).x == 1, "\(half)")
        }
        #expect(0.7 - 0.2 < 0.5)
    }
}
