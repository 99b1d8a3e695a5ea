import NimbusUIKit
import Testing

#if canImport(HeadlessUIKit)
@testable import HeadlessUIKit
#endif

/// `backdrop-filter`, by a material behind the content of a view.
@MainActor @Suite struct BackdropTests {
    private func material(_ view: UIView) -> UIVisualEffectView? {
        view.subviews.lazy.flatMap { [$0] + $0.subviews }.compactMap { $0 as? UIVisualEffectView }.first
    }

    @Test("A material is behind the subviews, which stay as they are for selectors and layout")
    func insertion() {
        let scene = Scene(
            """
            .card { display: flex; width: 100px; height: 40px; backdrop-filter: blur(20px) }
            .card > :first-child { opacity: 0.5; flex: 1; height: 10px }
            """)
        let card = scene.add(UIView(), cssClass: "card")
        let child = scene.add(UIView(), in: card)
        scene.dom.refresh()
        #expect(material(card)?.effect is UIBlurEffect && material(card)?.frame == card.bounds)
        #expect(card.subviews.count == 2 && card.subviews.last === child)
        #expect(child.alpha == 0.5 && child.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
        card.bounds.size = CGSize(width: 60, height: 60)
        card.layoutIfNeeded()
        #expect(material(card)?.bounds.size == card.bounds.size)
        scene.load("")
        #expect(card.subviews == [child])
    }

    #if canImport(HeadlessUIKit)
    @Test("The radius of the blur chooses the material, and a style that changes nothing keeps it")
    func materials() {
        let scene = Scene("")
        let view = scene.add(UIView())
        var styles: [UIBlurEffect.Style?] = []
        for radius in ["8px", "8.5px", "20px", "2em", "33px", "0"] {
            scene.load("UIView { backdrop-filter: blur(\(radius)) }")
            styles.append((material(view)?.effect as? UIBlurEffect)?.style)
        }
        #expect(
            styles == [
                .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemMaterial, .systemThickMaterial,
                nil,
            ])
        scene.load("UIView { backdrop-filter: blur(10px) }")
        let first = material(view)
        scene.load("UIView { backdrop-filter: blur(12px); opacity: 0.5 }")
        #expect(first != nil && material(view) === first)
    }

    @Test("The material is behind the border of a side and behind subviews with a negative z-index")
    func order() {
        let scene = Scene(
            """
            .card { width: 40px; height: 40px; backdrop-filter: blur(20px); border-left: 10px solid red }
            .below { z-index: -1; background-color: blue; width: 20px; height: 20px; left: 20px; top: 20px }
            """)
        let card = scene.add(UIView(), cssClass: "card")
        scene.add(UIView(), cssClass: "below", in: card)
        let bitmap = Bitmap(card)
        #expect(bitmap.color(5, 5) == [255, 0, 0] && bitmap.color(30, 30) == [0, 0, 255])
        let positions = (card.layer.sublayers ?? []).filter { $0.delegate == nil }.map(\.zPosition)
        #expect(positions.allSatisfy { $0 < -1 && $0 > material(card)?.layer.zPosition ?? 0 })
    }

    @Test("A border of a side is behind subviews with a negative z-index")
    func borderOrder() {
        let scene = Scene(
            """
            .card { width: 40px; height: 40px; border-left: 10px solid red }
            .below { z-index: -1; background-color: blue; width: 20px; height: 20px; left: 0; top: 20px }
            """)
        let card = scene.add(UIView(), cssClass: "card")
        scene.add(UIView(), cssClass: "below", in: card)
        let bitmap = Bitmap(card)
        #expect(bitmap.color(5, 5) == [255, 0, 0] && bitmap.color(5, 30) == [0, 0, 255])
    }
    #endif

    @Test("The material has the corners of the view")
    func corners() {
        let scene = Scene("UIView { backdrop-filter: blur(10px); border-radius: 9px }")
        let view = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
        #expect(material(view)?.layer.cornerRadius == 9 && material(view)?.clipsToBounds == true)
        scene.load("UIView { backdrop-filter: blur(10px) }")
        #expect(material(view)?.layer.cornerRadius == 0 && material(view)?.clipsToBounds == false)
    }

    @Test("Views that draw their content have no material, and a problem says so")
    func otherViews() {
        let scene = Scene("UILabel, UIVisualEffectView { backdrop-filter: blur(10px) }")
        scene.add(UIVisualEffectView(effect: nil))
        let label = scene.add(UILabel())
        #expect(label.subviews.isEmpty)
        #expect(scene.dom.layoutProblems.map(\.kind) == [.unsupportedByClass(property: "backdrop-filter")])
    }
}
