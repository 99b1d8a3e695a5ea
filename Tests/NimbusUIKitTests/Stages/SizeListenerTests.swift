import Testing

@testable import NimbusCSS
@testable import NimbusUIKit

/// After views are placed, the stages run again for the views inside, in the same pass.
@MainActor @Suite struct SizeListenerTests {
    /// Gives each view of a class a custom property with its width, which the styles of the views inside read.
    private final class WidthReader: SizeListener {
        let dom: NIDOM
        private(set) var widths: [CGFloat] = []

        init(_ dom: NIDOM) { self.dom = dom }

        func viewsWereResized(_ views: [UIView]) {
            for view in views where dom.hasCssClass("room", on: view) {
                widths.append(view.bounds.width)
                dom.setCustomProperty("--room", to: "\(view.bounds.width)px", of: view)
            }
        }
    }

    private let scene = Scene(
        """
        #page { display: flex; column-gap: 20px; width: 300px; height: 100px }
        .room { flex: 1; display: flex }
        .wide { flex: 2 }
        .sign { width: calc(var(--room, 8px) / 4); height: 10px }
        """)
    private let page = UIView()
    private let reader: WidthReader

    init() {
        reader = WidthReader(scene.dom)
        scene.dom.viewStyler.sizeListener = reader
    }

    @Test("A view inside a box has the style of the box's size after one pass")
    func oneSize() {
        let (narrow, wide, sign) = (UIView(), UIView(), UIView())
        scene.dom.performBatchUpdates {
            scene.add(page, id: "page")
            scene.add(narrow, cssClass: "room", in: page)
            scene.add(wide, cssClass: "room wide", in: page)
            scene.add(sign, cssClass: "sign", in: wide)
        }
        #expect(narrow.frame.width + wide.frame.width == 280 && wide.frame.width > 180)
        #expect(abs(sign.frame.width - wide.frame.width / 4) < 0.5 && !scene.dom.needsStyle)
    }

    @Test("A box inside a box gets its size before the views inside it are styled")
    func nestedSizes() {
        let (outer, inner, sign) = (UIView(), UIView(), UIView())
        scene.dom.performBatchUpdates {
            scene.add(page, id: "page")
            scene.add(outer, cssClass: "room", in: page)
            scene.add(inner, cssClass: "room", in: outer)
            scene.add(sign, cssClass: "sign", in: inner)
        }
        #expect(sign.frame.width == 75 && reader.widths == [300, 300])
    }

    @Test("Only the views inside are styled again")
    func styledCount() {
        let (room, sign) = (UIView(), UIView())
        scene.dom.performBatchUpdates {
            scene.add(page, id: "page")
            scene.add(room, cssClass: "room", in: page)
            scene.add(sign, cssClass: "sign", in: room)
            for _ in 0..<100 { scene.add(UIView(), cssClass: "other") }
        }
        let count = scene.dom.styles.styledCount
        scene.dom.setStyle("width: 200px", of: page)
        #expect(sign.frame.width == 50)
        // The page, the room with its new property, and the view that reads it.
        #expect(scene.dom.styles.styledCount - count == 3)
    }

    @Test("A style that depends on the size that it decides ends with a problem")
    func noEnd() {
        let room = UIView()
        scene.load(".room { width: calc(var(--room, 8px) + 1px); height: 10px }")
        scene.add(room, cssClass: "room")
        #expect(scene.dom.problems.map(\.kind) == [.unsettledStyles])
    }
}
