#if canImport(HeadlessUIKit)
import CSSEngine
import NimbusCSS
import NimbusUIKit
import TestSupport
import Testing

/// Random transitions and animations, changed at random instants. The layers that Core Animation plays show the values that views have
/// on a clock whose instants the DOM shows itself.
///
/// `make fuzz SUITE=motion` plays more cases.
@MainActor @Suite struct LayerMotionRandomTests {
    private nonisolated static let batchCount = 4

    @Test("Layers show the values of the engine", arguments: 0..<batchCount)
    func batch(_ batch: Int) {
        for seed in FuzzSeeds.batch(batch, of: Self.batchCount, share: 100) {
            let media = MediaClock()
            let failure = MediaClock.$current.withValue(media) {
                let motionCase = LayerMotionCase(seed: seed, media)
                return motionCase.play()
            }
            guard let failure else { continue }
            Issue.record("make fuzz SUITE=motion SEED=\(seed) CASES=100\n\(failure)")
            return
        }
    }
}

/// Views on two screens with the same style, classes and instants.
@MainActor private final class LayerMotionCase {
    private static let properties = [
        "opacity", "background-color", "border-radius", "translate", "rotate", "scale", "transform", "box-shadow",
        "border-color", "border-width", "all", "color",
    ]
    private static let classes = ["a", "b", "c"]

    private var random: SeededGenerator
    private let css: String
    private let media: MediaClock
    private let manual = NIManualClock()
    private let played: Scene
    private let exact: Scene
    private var views: [(played: UIView, exact: UIView, classes: Set<String>)] = []
    private var log: [String] = []

    init(seed: UInt64, _ media: MediaClock) {
        var random = SeededGenerator(seed: seed)
        var css = ".view { border: 1px solid rgb(0 0 0) }\n"
        for name in Self.classes {
            css += ".\(name) { \(Self.declarations(&random)); \(Self.transition(&random)) }\n"
        }
        for name in ["k", "l"] {
            let frames = ["0%", "30%", "to"].filter { _ in random.chance(percent: 70) }
                .map { "\($0) { \(Self.declarations(&random)) }" }
            css += "@keyframes \(name) { \(frames.joined(separator: " ")) }\n"
        }
        for name in Self.classes where random.chance(percent: 50) {
            css += ".\(name) { animation: \(Self.animation(&random)) }\n"
        }
        self.random = random
        self.css = css
        self.media = media
        (played, exact) = (Scene(css), Scene(css))
        played.dom.motionClock = NIDisplayClock()
        exact.dom.motionClock = manual
        for index in 0..<3 {
            let frame = CGRect(x: 10 * index, y: 20, width: 80 + 10 * index, height: 40)
            let (first, second) = (UIView(frame: frame), UIView(frame: frame))
            views.append((played.add(first, cssClass: "view"), exact.add(second, cssClass: "view"), []))
        }
    }

    private static func declarations(_ random: inout SeededGenerator) -> String {
        (0..<random.number(in: 1...4)).map { _ in declaration(&random) }.joined(separator: "; ")
    }

    private static func declaration(_ random: inout SeededGenerator) -> String {
        func number(_ range: ClosedRange<Int>) -> Int { random.number(in: range) }
        func color() -> String {
            let rgb = "rgb(\(number(0...255)) \(number(0...255)) \(number(0...255)) / \(number(0...4) * 25)%)"
            return random.chance(percent: 80) ? rgb : "oklch(60% 0.1 \(number(0...360)))"
        }
        switch number(0...10) {
        case 0: return "opacity: 0.\(number(0...9))"
        case 1: return "background-color: \(color())"
        case 2: return "border-radius: \(number(0...20))px"
        case 3: return "translate: \(number(-50...50))px \(number(-50...50))px"
        case 4: return "rotate: \(number(-400...400))deg"
        case 5: return "scale: \(number(1...30))e-1 \(number(5...20))e-1"
        case 6: return "transform: translateX(\(number(-50...50))px) rotate(\(number(-90...90))deg)"
        case 7: return "box-shadow: \(number(-5...5))px \(number(-5...5))px \(number(0...9))px \(color())"
        case 8: return "border-color: \(color())"
        case 9: return "border-width: \(number(0...6))px"
        default: return "color: \(color())"
        }
    }

    private static func timing(_ random: inout SeededGenerator) -> String {
        random.pick([
            "ease", "linear", "ease-in-out", "steps(3)", "cubic-bezier(0.3, -0.6, 0.4, 1.7)",
            "linear(0, 0.8 30%, 0.4, 1)",
        ])
    }

    private static func transition(_ random: inout SeededGenerator) -> String {
        let items = (0..<random.number(in: 1...3)).map { _ in
            "\(random.pick(properties)) \(random.number(in: 0...400))ms \(timing(&random)) \(random.number(in: -50...100))ms"
        }
        return "transition: \(items.joined(separator: ", "))"
    }

    private static func animation(_ random: inout SeededGenerator) -> String {
        let count = random.pick(["1", "2.5", "infinite", "3"])
        let direction = random.pick(["normal", "reverse", "alternate", "alternate-reverse"])
        let fill = random.pick(["none", "forwards", "backwards", "both"])
        return "\(random.pick(["k", "l"])) \(random.number(in: 50...400))ms \(timing(&random))"
            + " \(random.number(in: -100...100))ms \(count) \(direction) \(fill)"
    }

    // MARK: Playing

    /// Returns the first difference.
    func play() -> String? {
        for _ in 0..<15 {
            step()
            if let difference = difference() { return ([css] + log + [difference]).joined(separator: "\n") }
        }
        return nil
    }

    private func step() {
        if random.chance(percent: 60) {
            // Not at the instants of steps, where the two clocks may round differently.
            let time = Double(random.number(in: 1...150_000)) / 1_000_000 + 0.000_000_37
            log.append("advance by \(time)")
            media.advance(by: time)
            manual.advance(by: time)
            return
        }
        let index = random.number(in: 0...views.count - 1)
        let name = random.pick(Self.classes)
        log.append("toggle \(name) of \(index)")
        let adds = views[index].classes.insert(name).inserted
        if !adds { views[index].classes.remove(name) }
        for (scene, view) in [(played, views[index].played), (exact, views[index].exact)] {
            if adds { scene.dom.addCssClass(name, to: view) } else { scene.dom.removeCssClass(name, from: view) }
        }
    }

    private func difference() -> String? {
        for (index, pair) in views.enumerated() {
            let layer = pair.played.layer.presentation() ?? pair.played.layer
            let shown = Self.values(
                of: layer, pair.exact.bounds.size,
                layer.backgroundColor ?? pair.played.backgroundColor?.cgColor)
            let exact = Self.values(of: pair.exact.layer, pair.exact.bounds.size, pair.exact.backgroundColor?.cgColor)
            for (shown, exact) in zip(shown, exact)
            where !zip(shown.numbers, exact.numbers).allSatisfy({ abs($0 - $1) <= shown.tolerance }) {
                return "\(shown.name) of \(index) is \(shown.numbers) instead of \(exact.numbers),"
                    + " with \(pair.played.layer.animationKeys() ?? [])"
            }
        }
        return nil
    }

    /// The values of a layer as they look. Colours can differ by half a step of 255, points by a tenth.
    private static func values(
        of layer: CALayer, _ size: CGSize, _ background: CGColor?
    ) -> [(name: String, numbers: [CGFloat], tolerance: CGFloat)] {
        let (step, point) = (0.5 / 255, 0.1)
        let corners = [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)].flatMap { x, y in
            let corner = CGPoint(x: size.width * x, y: size.height * y).applying(layer.affineTransform())
            return [corner.x, corner.y]
        }
        // A shadow that is not visible can have any shape.
        let isVisible = layer.shadowOpacity > 0 && (components(layer.shadowColor).last ?? 0) > 0
        let (offset, radius) = isVisible ? (layer.shadowOffset, layer.shadowRadius) : (.zero, 0)
        return [
            ("opacity", [CGFloat(layer.opacity)], step), ("background", components(background), step),
            ("border colour", components(layer.borderColor), step), ("border width", [layer.borderWidth], point),
            ("radius", [layer.cornerRadius], point),
            ("shadow colour", components(layer.shadowColor).map { $0 * CGFloat(layer.shadowOpacity) }, step),
            ("shadow radius", [radius], point),
            ("shadow offset", [offset.width, offset.height], point), ("corners", corners, point),
        ]
    }

    /// The premultiplied components of a colour.
    private static func components(_ color: CGColor?) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = color.map(UIColor.init(cgColor:)) ?? .clear
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red * alpha, green * alpha, blue * alpha, alpha]
    }
}
#endif
