import NimbusCSS
import NimbusUIKit
import Testing

/// A view of an app that tells UIKit the size of its boxes: the example of "Laying Out Screens".
@MainActor @Suite struct BoxTests {
    final class Badge: UIView {
        let dom: NIDOM

        init(dom: NIDOM) {
            self.dom = dom
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { fatalError("views are made in code here") }

        override func sizeThatFits(_ size: CGSize) -> CGSize { dom.sizeThatFits(self, in: size) }
    }

    @Test func badgeIsAsLargeAsItsBoxes() {
        let stylesheet = NIStylesheet()
        stylesheet.load(
            text: """
                Badge { display: flex; gap: 4px; padding: 6px }
                .dot { width: 10px; height: 10px }
                """, name: "badge.css")
        let dom = NIDOM(stylesheet: stylesheet)
        let badge = Badge(dom: dom)
        dom.register(badge)
        for _ in 1...3 {
            let dot = UIView()
            badge.addSubview(dot)
            dom.register(dot, withCSSClass: "dot")
        }
        badge.sizeToFit()
        #expect(badge.bounds.size == CGSize(width: 50, height: 22))
    }
}
