import CSSEngine
import NimbusCSS
import TestSupport
import Testing

@testable import NimbusUIKit

/// A view whose setters set further properties, over several steps.
private final class ChainView: UIView {
    var first: CGFloat = 3 { didSet { second = first + 1 } }
    var second: CGFloat = 1 { didSet { third = second * 2 } }
    var third: CGFloat = 5
    var alias: CGFloat {
        get { third }
        set { third = newValue }
    }
    var tone: UIColor = .gray { didSet { backgroundColor = tone } }

    var values: [String] { ["\(first)", "\(second)", "\(third)", "\(tone)", "\(String(describing: backgroundColor))"] }
}

/// Effects of the app whose setters set each other's properties, in any order of the effects.
@MainActor @Suite struct ChainedEffectTests {
    private static let effects: [Character: ViewEffect] = [
        "f": ViewEffect("chain-first", on: ChainView.self, \.first, named: "first"),
        "s": ViewEffect("chain-second", on: ChainView.self, \.second, named: "second"),
        "t": ViewEffect("chain-third", on: ChainView.self, \.third, named: "third"),
        "a": ViewEffect("chain-alias", on: ChainView.self, \.alias, named: "alias"),
        "c": ViewEffect("chain-tone", on: ChainView.self, \.tone, named: "tone"),
    ]
    private static let css = """
        .k0 { chain-second: 10px } .k1 { chain-third: 20px } .k2 { chain-first: 30px } .k3 { chain-alias: 40px }
        .k4 { chain-second: 50px; chain-third: 60px } .k5 { chain-first: 70px; chain-alias: 80px }
        .k6 { chain-tone: red } .k7 { background-color: lime } .k8 { background-color: blue; chain-second: 2px }
        """
    private static let classes = (0...8).map { "k\($0)" }

    private func scene(_ order: String) -> Scene {
        Scene(Self.css, viewEffects: order.compactMap { Self.effects[$0] })
    }

    @Test(
        "Classes in any order leave the values of a new view",
        arguments: ["st", "ts", "fst", "tsf", "sfa", "fstac", "catsf", "tcafs"])
    func anyOrder(order: String) {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<10 {
            let scene = scene(order)
            let view = scene.add(ChainView())
            var (classes, history): (Set<String>, [String]) = ([], [])
            for step in 0..<10 {
                if step == 9 {
                    history.append("none")
                    classes = []
                } else {
                    let name = Self.classes[Int.random(in: 0..<Self.classes.count, using: &generator)]
                    history.append(name)
                    classes.formSymmetricDifference([name])
                }
                scene.dom.setCssClass(classes.sorted().joined(separator: " "), of: view)
                let other = self.scene(order)
                let new = other.add(ChainView(), cssClass: classes.sorted().joined(separator: " "))
                #expect(view.values == new.values, "\(history)")
                if view.values != new.values { return }
            }
        }
    }

    @Test("A value that the app sets stays until the style has another one, and is the own value then")
    func appValue() {
        let scene = scene("fst")
        let view = scene.add(ChainView(), cssClass: "k1")
        scene.dom.addCssClass("k0", to: view)
        #expect(view.second == 10 && view.third == 20)
        view.third = 7
        scene.dom.removeCssClass("k0", from: view)
        #expect(view.second == 1 && view.third == 7)
        scene.dom.addCssClass("k4", to: view)
        #expect(view.second == 50 && view.third == 60)
        scene.dom.setCssClass(nil, of: view)
        #expect(view.second == 1 && view.third == 7)
    }
}
