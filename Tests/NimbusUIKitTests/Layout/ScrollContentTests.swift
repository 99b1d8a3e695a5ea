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

    @Test("A scroll view in a container that is no container any more has no content")
    func formerContainer() {
        let scene = Scene(
            "#box { display: flex } .list { width: 60px; height: 30px; padding: 2px } .column { display: block }")
        let box = scene.add(UIView(), id: "box")
        let list = scene.add(UIScrollView(), cssClass: "list column", in: box)
        scene.dom.refresh()
        #expect(list.contentSize.width == 4)
        scene.dom.setCssClass("list", of: list)
        #expect(list.contentSize == .zero)
    }

    @Test(
        "A view that keeps its frame when it comes into a scroll view counts", arguments: ["", "display: grid"],
        [true, false])
    func movedWithItsFrame(_ declaration: String, isRefreshed: Bool) {
        let scene = Scene(".row { width: 20px; height: 40px; \(declaration) } .short { height: 5px }")
        let list = scene.add(UIScrollView())
        let wrapper = UIView()
        list.addSubview(wrapper)
        scene.add(UIView(), cssClass: "row short", in: list)
        let rows = [scene.add(UIView(), cssClass: "row"), scene.add(UIView(), cssClass: "row", in: wrapper)]
        for row in rows {
            #expect(list.contentSize == CGSize(width: 20, height: 5))
            list.insertSubview(row, at: 0)
            if isRefreshed { scene.dom.refresh() } else { scene.dom.styleIfNeeded() }
            #expect(list.contentSize == CGSize(width: 20, height: 40))
            row.removeFromSuperview()
            scene.dom.unregister(row)
            scene.dom.refresh()
        }
    }

    @Test("A container that the app resizes changes the size of the content", arguments: ["", "display: flex"])
    func resizedByApp(_ declaration: String) {
        let scene = Scene(
            ".list { width: 60px; height: 30px } .row { \(declaration) } .far { width: 50px; height: 60px }")
        let list = scene.add(UIScrollView(), cssClass: "list")
        let row = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 30))
        scene.add(row, cssClass: "row", in: list)
        scene.add(UIView(), cssClass: "far", in: list)
        row.frame.size.height = 70
        scene.dom.layoutViews()
        #expect(list.contentSize == CGSize(width: 50, height: declaration.isEmpty ? 60 : 76))
    }

    @Test("A view that is added without a new frame, shown again or taken away changes the size of the content")
    func comingAndGoing() {
        let scene = Scene(".row { height: 40px } .gone { visibility: hidden }")
        let list = scene.add(UIScrollView())
        let frame = CGRect(x: 0, y: 60, width: 100, height: 40)
        let row = scene.add(UIView(frame: frame), cssClass: "row", in: list)
        #expect(list.contentSize == CGSize(width: 100, height: 100))
        scene.dom.addCssClass("gone", to: row)
        #expect(list.contentSize == .zero)
        scene.dom.removeCssClass("gone", from: row)
        #expect(list.contentSize == CGSize(width: 100, height: 100))
        scene.window.addSubview(row)
        scene.dom.refreshView(row)
        #expect(list.contentSize == .zero)
        list.addSubview(row)
        scene.dom.refreshView(row)
        #expect(list.contentSize == CGSize(width: 100, height: 100))
    }
}
