import CSSEngine
import TestSupport
import Testing

/// Random changes of styles at random instants. The styles of each instant are those of a new engine in which all values of
/// transitions and animations are declarations.
///
/// `make fuzz SUITE=motion` plays more cases.
@Suite struct MotionRandomTests {
    private static let batchCount = 4

    @Test("The styles of each instant are those of a new engine", arguments: 0..<batchCount)
    func batch(_ batch: Int) {
        for seed in FuzzSeeds.batch(batch, of: Self.batchCount, share: 10) {
            var motionCase = MotionCase(seed: seed)
            guard let failure = motionCase.play() else { continue }
            Issue.record("make fuzz SUITE=motion SEED=\(seed) CASES=10\n\(failure)")
            return
        }
    }
}

/// A tree with transitions and animations, and random changes of its classes and its elements.
private struct MotionCase {
    private static let names = [
        "opacity", "left", "width", "font-size", "color", "background-color", "transform", "--n", "--u",
    ]
    private static let classes = ["a", "b", "c"]

    private var random: SeededGenerator
    private let engine: StyleEngine
    private let timeline: StyleTimeline
    private let stylesheet: Stylesheet
    private let root = TestNode("UIView", id: "root", classes: ["a"])
    private var time = 0.0

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var text = "@property --n { syntax: \"<number>\"; inherits: true; initial-value: 0 }\n"
        for _ in 0..<4 { text += Self.rule(&random) }
        for name in ["k", "l"] where random.chance(percent: 80) {
            let frames = ["from", "50%", "to"].filter { _ in random.chance(percent: 70) }
                .map { "\($0) { \(Self.declarations(&random)) }" }
            text += "@keyframes \(name) { \(frames.joined(separator: " ")) }\n"
        }
        stylesheet = Stylesheet(text, properties: .standard)
        engine = StyleEngine(properties: .standard)
        if seed.isMultiple(of: 2) { engine.cacheAllowance = 0 }
        engine.add(stylesheet)
        guard let timeline = StyleTimeline(engine) else { preconditionFailure("the table has transitions") }
        self.timeline = timeline
        for _ in 0..<random.number(in: 1...4) {
            random.pick(root.preorder).append(Self.node(&random))
        }
        self.random = random
    }

    private static func node(_ random: inout SeededGenerator) -> TestNode {
        TestNode("UIView", classes: classes.filter { _ in random.chance(percent: 40) })
    }

    private static func rule(_ random: inout SeededGenerator) -> String {
        let selector = random.pick([".a", ".b", ".c", ".a .b", ".a > .c", "UIView", ":first-child"])
        var body = declarations(&random)
        if random.chance(percent: 50) {
            let times = "\(random.pick([100, 200, 500]))ms \(random.pick(["linear", "ease", "steps(3)"]))"
            let behavior = random.pick(["", " allow-discrete"])
            body +=
                "; transition: \(random.pick(["all"] + names)) \(times) \(random.pick(["", "50ms", "-50ms"]))\(behavior)"
        }
        if random.chance(percent: 30) {
            let times = "\(random.pick([100, 300]))ms \(random.pick(["", "infinite", "1.5"]))"
            body +=
                "; animation: \(random.pick(["k", "l", "k 1s, l"])) \(times) \(random.pick(["", "both", "alternate", "paused"]))"
        }
        if random.chance(percent: 15) { body += "; @starting-style { \(declarations(&random)) }" }
        if random.chance(percent: 10) { body += "; display: none" }
        return "\(selector) { \(body) }\n"
    }

    private static func declarations(_ random: inout SeededGenerator) -> String {
        (0..<random.number(in: 1...3)).map { _ in
            let name = random.pick(names)
            let value: String =
                switch name {
                case "opacity": random.pick(["0", "0.5", "1"])
                case "left": random.pick(["0px", "1em", "calc(var(--n) * 1px)", "inherit"])
                case "width": random.pick(["0px", "100px", "auto"])
                case "font-size": random.pick(["10px", "2em"])
                case "color": random.pick(["red", "rgb(0 0 255 / 0.5)", "initial"])
                case "background-color": random.pick(["currentcolor", "lime", "light-dark(red, blue)"])
                case "transform": random.pick(["none", "rotate(90deg)", "translateX(10px) scale(2)"])
                case "--n": random.pick(["0", "10", "var(--u)"])
                default: random.pick(["x", "5"])
                }
            return "\(name): \(value)\(random.chance(percent: 5) ? " !important" : "")"
        }.joined(separator: "; ")
    }

    /// Plays the case. Returns a description of the first difference; `nil` if there is none.
    mutating func play() -> String? {
        var handles: [ObjectIdentifier: StyleNode] = [:]
        let node = engine.insert(root)
        for (element, handle) in zip(root.preorder, engine.preorder(node)) {
            handles[ObjectIdentifier(element)] = handle
        }
        _ = timeline.restyle()
        for _ in 0..<6 {
            time += random.pick([0, 20, 50, 100, 300])
            _ = timeline.advance(to: time)
            timeline.beginChange()
            makeChange(&handles)
            _ = timeline.restyle()
            if let failure = difference() { return failure }
            time += random.pick([10, 30])
            _ = timeline.advance(to: time)
            if let failure = difference() { return failure }
        }
        return nil
    }

    private mutating func makeChange(_ handles: inout [ObjectIdentifier: StyleNode]) {
        let element = random.pick(root.preorder)
        switch random.number(below: 6) {
        case 0:
            let new = Self.node(&random)
            element.append(new)
            handles[ObjectIdentifier(new)] = engine.insert(new, under: handles[ObjectIdentifier(element)])
        case 1 where element !== root && element.children.isEmpty:
            if let handle = handles.removeValue(forKey: ObjectIdentifier(element)) { engine.remove(handle) }
            element.removeFromParent()
        default:
            let name = random.pick(Self.classes)
            if let index = element.classes.firstIndex(of: name) {
                element.classes.remove(at: index)
            } else {
                element.classes.append(name)
            }
            if let handle = handles[ObjectIdentifier(element)] { engine.update(handle) }
        }
    }

    /// Compares all styles with those of a new engine.
    private func difference() -> String? {
        let fresh = StyleEngine(properties: .standard)
        fresh.add(stylesheet)
        let pairs = Array(zip(engine.preorder(engine.roots[0]), fresh.preorder(fresh.insert(root))))
        for (node, new) in pairs { fresh.setMotion(declarations(engine.motion(of: node)), of: new) }
        fresh.restyle()
        for (index, (node, new)) in pairs.enumerated() {
            let (values, expected) = (texts(engine.elementStyle(of: node)), texts(fresh.elementStyle(of: new)))
            guard values != expected else { continue }
            return "view \(index) at \(timeline.time): \(values), expected \(expected)\n\(root.outline(indent: 1))"
        }
        return nil
    }

    /// Returns the values as a declaration with them would have them: numbers as near to 1 as 0.9999 are 1 there.
    private func texts(_ style: ElementStyle) -> [String] {
        style.all.map { property in
            let value = engine.properties.value(of: property.property, from: property.text)
            return "\(property.property): \(value?.cssText ?? property.text)"
        }
    }

    /// Returns the same values with declarations in place of values that need no cascade.
    private func declarations(_ motion: MotionDeclarations) -> MotionDeclarations {
        let values = motion.values.map { "\(engine.properties[$0.property].name): \($0.value.cssText)" }
        let transitions = [motion.transitions].compactMap { $0 } + values
        return MotionDeclarations(
            animations: motion.animations,
            transitions: transitions.isEmpty ? nil : transitions.joined(separator: "; "))
    }
}
