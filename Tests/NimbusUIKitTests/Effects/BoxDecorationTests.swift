import CSSEngine
import NimbusUIKit
import Testing

/// The corners and the shadows of views, and the fit of images.
@MainActor @Suite struct BoxDecorationTests {
    @Test("Corners are rounded one by one, with the largest radius")
    func corners() {
        let scene = Scene(
            """
            .top { border-radius: 12px 12px 0 0 } .diagonal { border-radius: 4px 0 / 8px } .all { border-radius: 5px }
            .half { border-radius: 50% 0 }
            """)
        let top = scene.add(UIView(), cssClass: "top").layer
        #expect(top.cornerRadius == 12 && top.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        let diagonal = scene.add(UIView(), cssClass: "diagonal").layer
        #expect(diagonal.cornerRadius == 4 && diagonal.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
        let all = scene.add(UIView(), cssClass: "all").layer
        #expect(all.cornerRadius == 5 && all.maskedCorners.rawValue == 15)
        let half = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)), cssClass: "half")
        #expect(half.layer.cornerRadius == 10)
        scene.load("")
        #expect(top.cornerRadius == 0 && top.maskedCorners.rawValue == 15)
    }

    @Test("A squircle has the continuous curve")
    func curve() {
        let scene = Scene("* { corner-shape: squircle } .round { corner-shape: round }")
        let view = scene.add(UIView())
        #expect(view.layer.cornerCurve == .continuous)
        #expect(scene.add(UIView(), cssClass: "round").layer.cornerCurve == .circular)
        scene.load("")
        #expect(view.layer.cornerCurve == .circular)
    }

    @Test("A box has the shadow of its first outer shadow")
    func shadow() {
        let scene = Scene(
            """
            .card { box-shadow: inset 0 0 1px red, 1px 2px 8px rgba(0, 0, 0, 0.25), 0 0 2px blue }
            .own { box-shadow: 0 4px 8px black; shadow-radius: 3px; shadow-opacity: 0.5 } .flat { box-shadow: none }
            """)
        let card = scene.add(UIView(), cssClass: "card").layer
        #expect(card.shadowOffset == CGSize(width: 1, height: 2) && card.shadowRadius == 4 && card.shadowOpacity == 1)
        #expect(card.shadowColor?.alpha == 0.25)
        let own = scene.add(UIView(), cssClass: "own").layer
        #expect(own.shadowOffset.height == 4 && own.shadowRadius == 3 && own.shadowOpacity == 0.5)
        let label = scene.add(UILabel(), cssClass: "card")
        #expect(label.layer.shadowRadius == 4 && label.shadowColor == nil)
        let flat = scene.add(UIView(), cssClass: "flat")
        #expect(flat.layer.shadowOpacity == 0)
        scene.load("")
        #expect(card.shadowOpacity == 0 && card.shadowRadius == 3 && card.shadowOffset == CGSize(width: 0, height: -3))
    }

    @Test("An image fits its view as object-fit says")
    func fit() {
        let scene = Scene(
            """
            .contain { object-fit: contain } .cover { object-fit: cover } .fill { object-fit: fill; content-mode: center }
            .corner { object-fit: none; object-position: left bottom } .middle { object-fit: none }
            """)
        let views = ["contain", "cover", "fill", "corner", "middle"].map { scene.add(UIImageView(), cssClass: $0) }
        #expect(
            views.map(\.contentMode) == [.scaleAspectFit, .scaleAspectFill, .scaleToFill, .bottomLeft, .center])
        #expect(views.map(\.clipsToBounds) == [false, true, false, true, true])
        scene.load("")
        #expect(views.allSatisfy { $0.contentMode == .scaleToFill && !$0.clipsToBounds })
    }

    @Test("iOS's colours have names, and follow the colour scheme")
    func systemColors() {
        let scene = Scene("UILabel { color: secondary-label; background-color: system-background }")
        let label = scene.add(UILabel())
        var white: CGFloat = 0
        for (style, expected) in [(UIUserInterfaceStyle.light, CGFloat(1)), (.dark, 0)] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            label.backgroundColor?.resolvedColor(with: traits).getWhite(&white, alpha: nil)
            #expect(white == expected)
            #expect(
                label.textColor.resolvedColor(with: traits) == UIColor.secondaryLabel.resolvedColor(with: traits))
        }
    }
}
