#if canImport(HeadlessUIKit)
import CSSEngine
import NimbusCSS
import NimbusUIKit
import TestSupport
import Testing

/// Random transitions of layouts, changed at random instants. Layers show the frames that a layout at each instant gives.
///
/// `make fuzz SUITE=motion` plays more cases.
@MainActor @Suite struct LayoutMotionRandomTests {
    private nonisolated static let batchCount = 4

    @Test("Layers show the frames of the layout", arguments: 0..<batchCount)
    func batch(_ batch: Int) {
        var playedCount = 0
        for seed in FuzzSeeds.batch(batch, of: Self.batchCount, share: 20) {
            let media = MediaClock()
            let failure = MediaClock.$current.withValue(media) {
                let motionCase = LayoutMotionCase(seed: seed, media)
                defer { playedCount += motionCase.playedCount }
                return motionCase.play()
            }
            guard let failure else { continue }
            Issue.record("make fuzz SUITE=motion SEED=\(seed) CASES=100\n\(failure)")
            return
        }
        #expect(playedCount > 0)
    }
}

/// Views on two screens with the same styles, classes and instants.
@MainActor private final class LayoutMotionCase {
    private static let classes = ["a", "b", "c"]

    private var random: SeededGenerator
    private let css: String
    private let media: MediaClock
    private let manual = NIManualClock()
    private let played: Scene
    private let exact: Scene
    private var views: [(played: UIView, exact: UIView, name: String, classes: Set<String>)] = []
    private var log: [String] = []
    /// How often a layer was seen in motion.
    private(set) var playedCount = 0

    init(seed: UInt64, _ media: MediaClock) {
        var random = SeededGenerator(seed: seed)
        let usesBoxes = random.chance(percent: 75)
        var css = ".view { left: 10px; top: 10px; width: 50px; height: 40px; max-width: 90px; gap: 0px }\n"
        if usesBoxes { css += Self.boxes(&random) }
        let transition = Self.transition(&random)
        let isUniform = random.chance(percent: 60)
        for name in Self.classes {
            let own = isUniform ? transition : Self.transition(&random)
            css += ".\(name) { \(Self.declarations(&random)); \(own) }\n"
        }
        self.random = random
        self.css = css
        self.media = media
        (played, exact) = (Scene(css), Scene(css))
        played.dom.motionClock = NIDisplayClock()
        exact.dom.motionClock = manual
        add("root", in: nil)
        for index in 0..<self.random.number(in: 1...5) {
            add("view", in: self.random.number(in: 0...index))
        }
    }

    private static func boxes(_ random: inout SeededGenerator) -> String {
        let direction = random.pick(["row", "column", "row-reverse"])
        let wrap = random.pick(["nowrap", "nowrap", "wrap"])
        return """
            .root { left: 5px; top: 5px; width: 200px; height: 150px }
            .root, .view { display: \(random.pick(["flex", "flex", "block", "grid"])); flex-flow: \(direction) \(wrap) }
            .view { position: \(random.pick(["static", "relative", "absolute"])) }

            """
    }

    private static func declarations(_ random: inout SeededGenerator) -> String {
        (0..<random.number(in: 1...4)).map { _ in declaration(&random) }.joined(separator: "; ")
    }

    private static func declaration(_ random: inout SeededGenerator) -> String {
        let length = "\(random.number(in: 0...80))\(random.pick(["px", "px", "px", "px", "%"]))"
        let edge = random.pick(["left", "right", "top", "bottom"])
        switch random.number(in: 0...11) {
        case 0: return "width: \(length)"
        case 1: return "height: \(length)"
        case 2: return "margin-\(edge): \(length)"
        case 3: return "padding-\(edge): \(length)"
        case 4: return "\(edge): \(length)"
        case 5: return "gap: \(length)"
        case 6: return "flex-grow: \(random.number(in: 0...3))"
        case 7: return "border-\(edge): \(random.number(in: 0...9))px solid red"
        case 8: return "max-width: \(length)"
        case 9: return "opacity: 0.\(random.number(in: 0...9))"
        case 10: return "translate: \(random.number(in: -20...20))px"
        default: return "background-color: rgb(\(random.number(in: 0...255)) 0 0)"
        }
    }

    private static func transition(_ random: inout SeededGenerator) -> String {
        let timing = random.pick(["ease", "linear", "ease-in-out", "steps(3)", "cubic-bezier(0.3, -0.6, 0.4, 1.7)"])
        let (duration, delay) = (random.number(in: 50...400), random.number(in: -50...100))
        return "transition: \(random.pick(["all", "all", "width, left"])) \(duration)ms \(timing) \(delay)ms"
    }

    private func add(_ name: String, in parent: Int?) {
        var index = parent
        while let current = index, views[current].played is UILabel { index = current - 1 }
        let isText = parent != nil && random.chance(percent: 15)
        func view() -> UIView {
            guard isText else { return UIView() }
            let label = UILabel()
            label.text = "Words"
            return label
        }
        let (first, second) = (view(), view())
        played.add(first, cssClass: name, in: index.map { views[$0].played })
        exact.add(second, cssClass: name, in: index.map { views[$0].exact })
        views.append((first, second, name, []))
    }

    // MARK: Playing

    /// Returns the first difference.
    func play() -> String? {
        for _ in 0..<12 {
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
        if random.chance(percent: 10) {
            log.append("add")
            return add("view", in: random.number(in: 0...views.count - 1))
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

    /// Frames can differ by half a pixel at each edge, because those of the layout are on pixels, and a tenth of a point.
    private func difference() -> String? {
        for (index, pair) in views.enumerated() {
            let layer = pair.played.layer.presentation() ?? pair.played.layer
            if pair.played.layer.animation(forKey: "NimbusCSS.position") != nil { playedCount += 1 }
            let tolerance = 1 / exact.dom.environment.scale + 0.1
            let (position, size) = (layer.position, layer.bounds.size)
            let (center, bounds) = (pair.exact.center, pair.exact.bounds.size)
            let distances = [
                position.x - center.x, position.y - center.y, size.width - bounds.width, size.height - bounds.height,
            ]
            if distances.contains(where: { abs($0) > CGFloat(tolerance) }) {
                return "\(index) is at \(position) with \(size) instead of \(center) with \(bounds),"
                    + " with \(pair.played.layer.animationKeys() ?? [])"
            }
        }
        return nil
    }
}
#endif
