import NimbusCSS
import NimbusUIKit
import Testing

/// Scroll views whose content a browser reaches at negative positions.
@MainActor @Suite struct ScrollDirectionTests {
    private func scene(_ css: String, isRightToLeft: Bool = false) -> (scene: Scene, scroll: UIScrollView) {
        let scene = Scene(".s { display: flex; width: 200px; height: 100px } .s > * { flex: none } " + css)
        if isRightToLeft { scene.dom.environment.layoutDirection = .rightToLeft }
        return (scene, scene.add(UIScrollView(), cssClass: "s"))
    }

    private func add(_ count: Int, to screen: (scene: Scene, scroll: UIScrollView), _ style: String) -> [UIView] {
        (0..<count).map { _ in
            let view = screen.scene.add(UIView(), in: screen.scroll)
            screen.scene.dom.setStyle(style, of: view)
            return view
        }
    }

    @Test("A row from right to left begins at the right end, and all of it is reachable")
    func rightToLeft() {
        let screen = scene(".s { padding: 0 10px; gap: 5px }", isRightToLeft: true)
        let views = add(3, to: screen, "width: 100px; height: 20px")
        #expect(views.map(\.frame.minX) == [220, 115, 10])
        #expect(screen.scroll.contentSize == CGSize(width: 330, height: 100))
        #expect(screen.scroll.contentOffset == CGPoint(x: 110, y: 0))
    }

    private nonisolated static let directions:
        [(css: String, isRightToLeft: Bool, frames: [CGFloat], offset: CGPoint)] = [
            ("flex-direction: row-reverse", false, [300, 200, 100, 0], CGPoint(x: 200, y: 0)),
            ("flex-direction: row-reverse", true, [0, 100, 200, 300], .zero),
            ("flex-direction: row", false, [0, 100, 200, 300], .zero),
            ("justify-content: center", false, [0, 100, 200, 300], CGPoint(x: 100, y: 0)),
            ("justify-content: flex-end", false, [0, 100, 200, 300], CGPoint(x: 200, y: 0)),
            ("justify-content: flex-end", true, [300, 200, 100, 0], .zero),
            ("display: block; direction: rtl", false, [0, 0, 0, 0], .zero),
            (
                "display: grid; grid-auto-flow: column; grid-auto-columns: 100px", true, [300, 200, 100, 0],
                CGPoint(x: 200, y: 0)
            ),
        ]

    @Test("Rows begin where they begin in a browser", arguments: directions)
    func rowStarts(_ css: String, _ isRightToLeft: Bool, _ xs: [CGFloat], _ offset: CGPoint) {
        let screen = scene(".s { \(css) }", isRightToLeft: isRightToLeft)
        let isBlock = css.contains("block")
        let views = add(4, to: screen, isBlock ? "width: 200px; height: 20px" : "width: 100px; height: 20px")
        #expect(views.map(\.frame.minX) == xs)
        #expect(screen.scroll.contentSize.width == (isBlock ? 200 : 400) && screen.scroll.contentOffset == offset)
    }

    private nonisolated static let columns: [(css: String, frames: [CGFloat], offset: CGFloat)] = [
        ("flex-direction: column-reverse", [120, 80, 40, 0], 60),
        ("flex-direction: column; justify-content: flex-end", [0, 40, 80, 120], 60),
        ("flex-direction: column; justify-content: center", [0, 40, 80, 120], 30),
        ("flex-wrap: wrap-reverse", [120, 80, 40, 0], 60),
        ("flex-wrap: wrap; align-content: end", [0, 40, 80, 120], 60),
        ("flex-wrap: wrap; align-content: center", [0, 40, 80, 120], 30),
        ("display: grid; align-content: end", [0, 40, 80, 120], 60),
        ("display: grid; grid-auto-flow: row", [0, 40, 80, 120], 0),
    ]

    @Test("Columns begin where they begin in a browser", arguments: columns)
    func columnStarts(_ css: String, _ ys: [CGFloat], _ offset: CGFloat) {
        let screen = scene(".s { \(css) }")
        let views = add(4, to: screen, "width: 150px; height: 40px")
        #expect(views.map(\.frame.minY) == ys)
        #expect(screen.scroll.contentSize.height == 160 && screen.scroll.contentOffset.y == offset)
    }

    @Test("What the user has scrolled to stays visible when the content changes")
    func scrolled() {
        let screen = scene("", isRightToLeft: true)
        let views = add(4, to: screen, "width: 100px; height: 20px")
        #expect(screen.scroll.contentOffset.x == 200)
        screen.scroll.contentOffset.x = 150
        screen.scene.dom.refresh()
        #expect(screen.scroll.contentOffset.x == 150)
        _ = add(1, to: screen, "width: 100px; height: 20px")
        #expect(screen.scroll.contentSize.width == 500 && views[0].frame.minX == 400)
        #expect(screen.scroll.contentOffset.x == 250, "the same views are visible")
    }

    @Test("A scroll view at its start stays there when the content or the direction changes")
    func unscrolled() {
        let screen = scene("", isRightToLeft: true)
        _ = add(4, to: screen, "width: 100px; height: 20px")
        let last = add(1, to: screen, "width: 100px; height: 20px")[0]
        #expect(screen.scroll.contentOffset.x == 300)
        screen.scene.dom.unregister(last)
        last.removeFromSuperview()
        #expect(screen.scroll.contentOffset.x == 200)
        screen.scene.dom.environment.layoutDirection = .leftToRight
        screen.scene.dom.refresh()
        #expect(screen.scroll.contentOffset == .zero && screen.scroll.contentSize.width == 400)
    }

    @Test("Insets are outside the content")
    func insets() {
        let screen = scene("", isRightToLeft: true)
        screen.scroll.contentInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
        _ = add(4, to: screen, "width: 100px; height: 20px")
        #expect(screen.scroll.contentOffset.x == 209 && screen.scroll.contentSize.width == 400)
    }

    @Test("Boxes out of the flow are reachable in the direction of scrolling only")
    func absolute() {
        let screen = scene(".s { position: relative }")
        let badge = add(1, to: screen, "position: absolute; left: -20px; top: -5px; width: 10px; height: 10px")[0]
        let text = add(1, to: screen, "width: 100px; height: 20px; margin-left: -8px")[0]
        let moved = add(1, to: screen, "width: 10px; height: 20px; position: relative; top: -30px")[0]
        #expect(badge.frame.origin == CGPoint(x: -20, y: -5) && text.frame.minX == -8 && moved.frame.minY == -30)
        #expect(screen.scroll.contentOffset == .zero && screen.scroll.contentSize == CGSize(width: 200, height: 100))
        screen.scene.dom.environment.layoutDirection = .rightToLeft
        screen.scene.dom.refresh()
        #expect(badge.frame.minX == 0 && screen.scroll.contentSize.width == 220 && screen.scroll.contentOffset.x == 20)
    }

    @Test("The border is beside the scrolled content")
    func border() {
        let screen = scene(".s { border-width: 5px; padding: 3px }")
        let view = add(1, to: screen, "width: 300px; height: 20px")[0]
        #expect(view.frame.minX == 8 && screen.scroll.bounds.width == 216 && screen.scroll.contentSize.width == 316)
    }

    @Test("A scroll view that is no container any more scrolls from zero")
    func noContainer() {
        let screen = scene(".plain { display: unset }", isRightToLeft: true)
        _ = add(4, to: screen, "width: 100px; height: 20px")
        screen.scene.dom.addCssClass("plain", to: screen.scroll)
        #expect(screen.scroll.contentOffset == .zero)
    }
}
