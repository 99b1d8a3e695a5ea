import CSSEngine
import NimbusCSS
import NimbusUIKit
import Testing

private final class Gauge: UIView {
    var onTint: () -> Void = {}
    var dial = UIColor.black { didSet { onTint() } }
    var ring: CGFloat = 1
    var theme = Theme("own")
}

private final class Theme: Equatable {
    let name: String

    init(_ name: String) { self.name = name }

    static func == (left: Theme, right: Theme) -> Bool { left.name == right.name }
}

@MainActor @Suite("Effects of the app that setters replace, and values that are objects") struct ReplacedEffectTests {
    @Test("A setter replaces the effects by others in another order")
    func replacedInTransition() {
        let dial = ViewEffect("gauge-dial", on: Gauge.self, \.dial)
        let ring = ViewEffect("gauge-ring", on: Gauge.self, \.ring)
        let scene = Scene(".a { gauge-dial: red; gauge-ring: 1px }", viewEffects: [dial, ring])
        let gauge = Gauge()
        gauge.onTint = {
            gauge.onTint = {}
            scene.dom.viewEffects = [ring, dial]
        }
        scene.add(gauge, cssClass: "a")
        #expect(gauge.dial == .red && gauge.ring == 1)
        scene.dom.setCssClass(nil, of: gauge)
        #expect(gauge.ring == 1)
        scene.load(".a { gauge-ring: 3px }")
        scene.dom.addCssClass("a", to: gauge)
        #expect(gauge.ring == 3)
    }

    @Test("Views with equal objects of their own get their own objects back")
    func ownObjects() {
        let effect = ViewEffect("gauge-theme", on: Gauge.self, \.theme, keywords: ["big": Theme("big")])
        let scene = Scene(".a { gauge-theme: big }", viewEffects: [effect])
        let gauges = (0..<3).map { _ in Gauge() }
        let own = gauges.map(\.theme)
        for gauge in gauges { scene.add(gauge, cssClass: "a") }
        #expect(gauges.allSatisfy { $0.theme.name == "big" })
        for gauge in gauges { scene.dom.setCssClass(nil, of: gauge) }
        #expect(zip(gauges, own).allSatisfy { $0.theme === $1 })
    }
}
