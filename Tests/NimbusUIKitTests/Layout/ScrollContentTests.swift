import NimbusUIKit
import Testing

/// Scroll views whose content is placed by stylesheets.
@MainActor @Suite struct ScrollContentTests {
    private let scene = Scene(
        """
        .list { width: 100px; height: 50px } .row { width: 80px; height: 40px }
        .row + .row { -mobile-relative: .prev; margin-top: 10px } .row.tall { height: 60px }
        """)

    @Test("The content is as large as the styled subviews, until their rules are gone")
    func size() {
        let list = scene.add(UIScrollView(), cssClass: "list")
        let rows = (0..<3).map { _ in scene.add(UIView(), cssClass: "row", in: list) }
        scene.dom.refresh()
        #expect(list.contentSize == CGSize(width: 80, height: 140))
        scene.dom.addCssClass("tall", to: rows[2])
        #expect(list.contentSize == CGSize(width: 80, height: 160))
        scene.load("")
        #expect(list.contentSize == .zero)
    }

    @Test("A size that the app sets stays")
    func ownSize() {
        let list = scene.add(UIScrollView(), cssClass: "list")
        let row = scene.add(UIView(), cssClass: "row", in: list)
        list.contentSize = CGSize(width: 10, height: 1000)
        scene.dom.addCssClass("tall", to: row)
        #expect(list.contentSize == CGSize(width: 10, height: 1000))
        scene.load("")
        #expect(list.contentSize == CGSize(width: 10, height: 1000))
    }
}
