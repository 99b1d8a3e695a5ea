import NimbusUIKit
import Testing

/// The clipping of views at their outlines.
@MainActor @Suite struct ClippingTests {
    @Test("overflow clips any view until its rule is gone")
    func overflow() {
        let scene = Scene(".card { overflow: hidden } .shown { overflow: visible } .cut { overflow: clip }")
        let card = scene.add(UIView(), cssClass: "card")
        let list = scene.add(UIScrollView(), cssClass: "shown")
        let cut = scene.add(UIView(), cssClass: "cut")
        #expect(card.clipsToBounds && !list.clipsToBounds && cut.clipsToBounds)
        scene.load("")
        #expect(!card.clipsToBounds && list.clipsToBounds && !cut.clipsToBounds)
    }

    @Test("A radius clips what UIKit would draw with square corners: labels and image views")
    func radius() {
        let scene = Scene("* { border-radius: 8px } .square { border-radius: 0 } .shown { overflow: visible }")
        let (label, picture) = (scene.add(UILabel()), scene.add(UIImageView()))
        let view = scene.add(UIView())
        let square = scene.add(UILabel(), cssClass: "square")
        let shown = scene.add(UILabel(), cssClass: "shown")
        #expect(label.clipsToBounds && picture.clipsToBounds)
        #expect(!view.clipsToBounds && !square.clipsToBounds && !shown.clipsToBounds)
        scene.load("")
        #expect(!label.clipsToBounds && !picture.clipsToBounds)
    }

    @Test("A radius clips the background that a search bar always draws")
    func searchBar() {
        let scene = Scene("* { border-radius: 8px; background-color: red } .shown { overflow: visible }")
        let (bar, shown) = (scene.add(UISearchBar()), scene.add(UISearchBar(), cssClass: "shown"))
        #expect(bar.clipsToBounds && !shown.clipsToBounds)
        scene.load("")
        #expect(!bar.clipsToBounds)
    }
}
