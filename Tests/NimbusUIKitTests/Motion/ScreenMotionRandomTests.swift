import CSSEngine
import NimbusCSS
import NimbusUIKit
import TestSupport
import Testing

/// Screens with transitions and animations that change at random: at each instant, the views show the values of their styles. Values
/// of the app stay, and the clock runs only while something moves.
///
/// `make fuzz SUITE=motion` plays more cases.
@MainActor @Suite struct ScreenMotionRandomTests {
    private nonisolated static let batchCount = 8

    @Test("Views show the styles of each instant, and have the app's values afterwards", arguments: 0..<batchCount)
    func batch(_ batch: Int) {
        for seed in FuzzSeeds.batch(batch, of: Self.batchCount, share: 40) {
            let screen = RandomMotionScreen(seed: seed)
            guard let failure = screen.play() else { continue }
            Issue.record("make fuzz SUITE=motion SEED=\(seed) CASES=40\n\(failure)")
            return
        }
    }
}

/// A clock that a test advances, which knows whether it is started.
@MainActor private final class RecordedClock: NIMotionClock {
    private(set) var time: TimeInterval = 0
    private var ticks: [ObjectIdentifier: @MainActor () -> Void] = [:]

    var isStarted: Bool { !ticks.isEmpty }

    func start(_ owner: AnyObject, _ tick: @escaping @MainActor () -> Void) { ticks[ObjectIdentifier(owner)] = tick }
    func stop(_ owner: AnyObject) { ticks[ObjectIdentifier(owner)] = nil }

    func advance(by seconds: TimeInterval) {
        time += seconds
        for tick in ticks.values { tick() }
    }
}

/// A property of a view that stylesheets move and the app sets.
private enum MovedProperty: String, CaseIterable {
    case alpha, backgroundColor, cornerRadius, borderWidth, borderColor, transform, shadow, textColor, fontSize, frame

    /// The names in stylesheets.
    var names: [String] {
        switch self {
        case .alpha: ["opacity"]
        case .backgroundColor: ["background-color"]
        case .cornerRadius: ["border-radius"]
        case .borderWidth: ["border-width"]
        case .borderColor: ["border-color"]
        case .transform: ["transform"]
        case .shadow: ["box-shadow"]
        case .textColor: ["color"]
        case .fontSize: ["font-size"]
        case .frame: ["left", "width", "height"]
        }
    }

    /// Whether the app sets it in these tests.
    @MainActor func isSettable(on view: UIView) -> Bool {
        switch self {
        case .alpha, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .transform: true
        case .textColor: view is UILabel || view is UIButton
        case .fontSize: view is UILabel
        case .shadow, .frame: false
        }
    }

    /// The value as numbers.
    @MainActor func value(of view: UIView) -> [Double] {
        switch self {
        case .alpha: return [Double(view.alpha)]
        case .backgroundColor: return Self.numbers(view.backgroundColor)
        case .cornerRadius: return [Double(view.layer.cornerRadius)]
        case .borderWidth: return [Double(view.layer.borderWidth)]
        case .borderColor: return Self.numbers(view.layer.borderColor.map { UIColor(cgColor: $0) })
        case .transform:
            let transform = view.transform
            return [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) }
        case .shadow:
            let layer = view.layer
            return [
                Double(layer.shadowOpacity), Double(layer.shadowRadius), Double(layer.shadowOffset.width),
                Double(layer.shadowOffset.height),
            ]
        case .textColor:
            if let button = view as? UIButton { return Self.numbers(button.titleColor(for: button.state)) }
            return Self.numbers((view as? UILabel)?.textColor)
        case .fontSize: return [Double((view as? UILabel)?.font.pointSize ?? 0)]
        case .frame:
            // The frame of a transformed view has no meaning.
            let (center, size) = (view.center, view.bounds.size)
            return [center.x, center.y, size.width, size.height].map { Double($0) }
        }
    }

    /// Sets a value that no style has.
    @MainActor func set(_ number: Int, on view: UIView) {
        let part = CGFloat(number % 97 + 1) / 100
        let color = UIColor(red: part, green: 0.03, blue: 0.97, alpha: 1)
        switch self {
        case .alpha: view.alpha = part + 0.003
        case .backgroundColor: view.backgroundColor = color
        case .cornerRadius: view.layer.cornerRadius = part + 30
        case .borderWidth: view.layer.borderWidth = part + 30
        case .borderColor: view.layer.borderColor = color.cgColor
        case .transform: view.transform = CGAffineTransform(translationX: part + 300, y: 0)
        case .textColor:
            (view as? UILabel)?.textColor = color
            (view as? UIButton)?.setTitleColor(color, for: .normal)
        case .fontSize: (view as? UILabel)?.font = .systemFont(ofSize: part + 40)
        case .shadow, .frame: break
        }
    }

    private static func numbers(_ color: UIColor?) -> [Double] {
        guard let color else { return [] }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Double($0) }
    }
}

/// A window with random views whose stylesheet has transitions and animations.
@MainActor private final class RandomMotionScreen {
    /// A view with what its values depend on.
    @MainActor private final class Node {
        let kind: Int
        let frame: CGRect
        var classes: [String]
        /// The numbers of the values that the app has set.
        var own: [MovedProperty: Int] = [:]
        let view: UIView
        var children: [Node] = []

        init(kind: Int, frame: CGRect, classes: [String]) {
            (self.kind, self.frame, self.classes) = (kind, frame, classes)
            view = Self.makeView(kind, frame)
        }

        private static func makeView(_ kind: Int, _ frame: CGRect) -> UIView {
            let view: UIView
            switch kind {
            case 0: view = UIView()
            case 1:
                let label = UILabel()
                label.text = "Go"
                view = label
            default:
                let button = UIButton(type: kind == 2 ? .custom : .system)
                button.setTitle("Go", for: .normal)
                view = button
            }
            view.frame = frame
            return view
        }

        /// Returns a view with the app's values and without a style.
        func makeView() -> UIView {
            let view = Self.makeView(kind, frame)
            for (property, number) in own { property.set(number, on: view) }
            (view as? UIButton)?.isHighlighted = (self.view as? UIButton)?.isHighlighted ?? false
            return view
        }

        var all: [Node] { [self] + children.flatMap(\.all) }
    }

    private static let classes = ["a", "b", "c"]
    private static let names = [
        "opacity", "background-color", "border-radius", "border-width", "border-color", "transform", "box-shadow",
        "color",
        "font-size", "width", "height", "left",
    ]

    private var random: SeededGenerator
    private var css: String
    private let clock = RecordedClock()
    private let scene: Scene
    private let root: Node
    /// Views that are registered but in no window.
    private var removed: [Node] = []
    private var lastNumber = 0
    /// The value that the app has set last, in place of that of a style.
    private var kept: (node: Node, property: MovedProperty)?
    private var log: [String] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        css = Self.stylesheet(&random)
        scene = Scene(css)
        scene.dom.motionClock = clock
        root = Node(kind: 0, frame: CGRect(x: 0, y: 0, width: 280, height: 380), classes: ["root"])
        scene.add(root.view, cssClass: "root")
        for _ in 0..<random.number(in: 2...5) { add() }
    }

    // MARK: Rules

    private static func stylesheet(_ random: inout SeededGenerator) -> String {
        var text = random.chance(percent: 60) ? ".root { display: flex; width: 280px; height: 380px }\n" : ""
        for _ in 0..<random.number(in: 3...6) { text += rule(&random) }
        for name in ["k", "l"] {
            let frames = ["from", "50%", "to"].filter { _ in random.chance(percent: 70) }
                .map { "\($0) { \(declarations(&random)) }" }
            text += "@keyframes \(name) { \(frames.joined(separator: " ")) }\n"
        }
        return text
    }

    private static func rule(_ random: inout SeededGenerator) -> String {
        let selector = random.pick([
            ".a", ".b", ".c", ".a.b", ".a .b", "UILabel", "UIButton", ".a:highlighted", ":first-child",
        ])
        var body = declarations(&random)
        if random.chance(percent: 60) {
            let times = "\(random.pick([100, 200, 500]))ms \(random.pick(["linear", "ease", "steps(3)"]))"
            let delay = random.pick(["", "", "50ms", "-50ms"]) + random.pick(["", "", " allow-discrete"])
            body += "; transition: \(random.pick(["all", "all"] + names)) \(times) \(delay)"
        }
        if random.chance(percent: 25) {
            let times = "\(random.pick([100, 300]))ms \(random.pick(["", "", "infinite", "1.5"]))"
            let fill = random.pick(["", "both", "alternate", "paused", "50ms"])
            body += "; animation: \(random.pick(["k", "l", "k 1s, l"])) \(times) \(fill)"
        }
        if random.chance(percent: 15) { body += "; @starting-style { \(declarations(&random)) }" }
        return "\(selector) { \(body) }\n"
    }

    private static func declarations(_ random: inout SeededGenerator) -> String {
        (0..<random.number(in: 1...3)).map { _ in
            let name = random.pick(names)
            let values: [String] =
                switch name {
                case "opacity": ["0", "0.5", "1"]
                case "background-color", "border-color", "color": ["rgb(255 0 0)", "rgb(0 0 0 / 0.5)", "lime"]
                case "border-radius", "border-width": ["0px", "4px", "8px"]
                case "transform": ["none", "rotate(90deg)", "translateX(50%) scale(2)"]
                case "box-shadow": ["none", "1px 2px 4px red", "0px 0px 8px rgb(0 0 0 / 0.5)"]
                case "font-size": ["10px", "24px"]
                case "left": ["0px", "20px"]
                default: ["20px", "100px"]
                }
            return "\(name): \(random.pick(values))\(random.chance(percent: 4) ? " !important" : "")"
        }.joined(separator: "; ")
    }

    // MARK: Changes

    private func add() {
        let node = Node(
            kind: random.number(below: 4),
            frame: CGRect(x: random.number(below: 50), y: random.number(below: 50), width: 40, height: 30),
            classes: Self.classes.filter { _ in random.chance(percent: 40) })
        let parent = random.pick(root.all.filter { $0.kind == 0 })
        parent.children.append(node)
        for property in MovedProperty.allCases where random.chance(percent: 15) { set(property, of: node) }
        if random.chance(oneIn: 2) {
            parent.view.addSubview(node.view)
            register(node)
        } else {
            register(node)
            parent.view.addSubview(node.view)
            scene.dom.refresh()
        }
    }

    private func register(_ node: Node) {
        scene.dom.register(node.view, withCSSClass: node.classes.joined(separator: " "))
    }

    private func set(_ property: MovedProperty, of node: Node) {
        guard property.isSettable(on: node.view) else { return }
        lastNumber += 1
        node.own[property] = lastNumber
        property.set(lastNumber, on: node.view)
    }

    private func toggleClass(of node: Node) {
        let name = random.pick(Self.classes)
        log.append("\(describe(node)): class \(name)")
        if let index = node.classes.firstIndex(of: name) {
            node.classes.remove(at: index)
            scene.dom.removeCssClass(name, from: node.view)
        } else {
            node.classes.append(name)
            scene.dom.addCssClass(name, to: node.view)
        }
    }

    private func makeChange() {
        kept = nil
        let node = random.pick(root.all + removed)
        switch random.number(below: 14) {
        case 0: set(random.pick(MovedProperty.allCases), of: node, named: describe(node))
        case 1:
            log.append("in an animation block")
            UIView.animate(withDuration: 0.3) { self.toggleClass(of: node) }
        case 2:
            log.append("without animation")
            UIView.performWithoutAnimation { self.toggleClass(of: node) }
        case 3:
            log.append("a new view")
            add()
        case 4: remove(node)
        case 5:
            guard let node = removed.popLast() else { return }
            log.append("\(describe(node)) returns")
            root.children.append(node)
            root.view.addSubview(node.view)
            scene.dom.refresh()
        case 6:
            log.append("another stylesheet")
            css = Self.stylesheet(&random)
            scene.load(css)
        case 7:
            guard let button = node.view as? UIButton else { return }
            log.append("\(describe(node)): highlighted")
            button.isHighlighted.toggle()
            scene.dom.styleIfNeeded()
        default: toggleClass(of: node)
        }
    }

    private func set(_ property: MovedProperty, of node: Node, named name: String) {
        log.append("\(name): the app sets \(property)")
        set(property, of: node)
        // A label with another font has another size.
        if property == .fontSize { scene.dom.refresh() }
        let declared = scene.dom.ruleset(of: node.view)?.values.all.map(\.property) ?? []
        if property.isSettable(on: node.view), declared.contains(where: property.names.contains) {
            kept = (node, property)
        }
    }

    /// Removes a view without subviews from the window, or unregisters it.
    private func remove(_ node: Node) {
        guard node !== root, node.children.isEmpty, !removed.contains(where: { $0 === node }) else { return }
        log.append("\(describe(node)) is removed")
        for parent in root.all { parent.children.removeAll { $0 === node } }
        node.view.removeFromSuperview()
        if random.chance(oneIn: 2) {
            scene.dom.unregister(node.view)
        } else {
            removed.append(node)
            scene.dom.refresh()
        }
    }

    private func describe(_ node: Node) -> String {
        let index = (root.all + removed).firstIndex { $0 === node } ?? -1
        return "\(type(of: node.view)) \(index)"
    }

    // MARK: Checks

    /// Plays the case. Returns a description of the first failure; `nil` if there is none.
    func play() -> String? {
        for _ in 0..<FuzzSeeds.changes(of: 12) + 2 {
            makeChange()
            if let failure = difference() ?? clockFailure() { return describe(failure) }
            for _ in 0..<random.number(in: 1...2) {
                let time = random.pick([0, 20, 30, 50, 100, 300])
                log.append("\(time)ms later")
                if let failure = advance(by: time) ?? difference() ?? clockFailure() { return describe(failure) }
            }
        }
        log.append("10s later")
        if let failure = advance(by: 10_000) ?? difference() ?? clockFailure() { return describe(failure) }
        if !css.contains("infinite"), clock.isStarted { return describe("the clock runs") }
        log.append("no rules")
        scene.load("")
        if clock.isStarted { return describe("the clock runs without rules") }
        return (root.all + removed).lazy.compactMap { self.differenceFromOwnValues($0) }.first.map(describe)
    }

    private func describe(_ failure: String) -> String { "\(failure)\nafter \(log.joined(separator: ", "))\n\(css)" }

    private func clockFailure() -> String? {
        clock.isStarted == scene.dom.isInMotion ? nil : "the clock \(clock.isStarted ? "runs" : "stands still")"
    }

    /// Lets time pass. Returns a failure if a value of the app has changed.
    private func advance(by milliseconds: Int) -> String? {
        scene.dom.styleIfNeeded()
        clock.advance(by: Double(milliseconds) / 1000)
        guard let (node, property) = kept, !showsOwnValue(node, property) else { return nil }
        return "\(describe(node)) has not kept \(property) of the app: \(property.value(of: node.view))"
    }

    private func showsOwnValue(_ node: Node, _ property: MovedProperty) -> Bool {
        guard let number = node.own[property] else { return false }
        let view = node.makeView()
        property.set(number, on: view)
        return areEqual(property.value(of: view), property.value(of: node.view))
    }

    private func areEqual(_ left: [Double], _ right: [Double]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 0.005 }
    }

    /// Compares all views with those of a new screen, whose inline styles are the computed styles of this instant.
    private func difference() -> String? {
        let fresh = Scene("")
        var pairs: [(Node, UIView)] = []
        fresh.dom.performBatchUpdates {
            copy(root, into: fresh.window, of: fresh, &pairs)
            for node in removed { copy(node, into: nil, of: fresh, &pairs) }
        }
        // A font of the app that stays changes the layout.
        let ownFonts = pairs.filter { showsOwnValue($0.0, .fontSize) }
        for (node, view) in ownFonts { MovedProperty.fontSize.set(node.own[.fontSize] ?? 0, on: view) }
        if !ownFonts.isEmpty { fresh.dom.refresh() }
        for (node, view) in pairs {
            for property in MovedProperty.allCases {
                let (value, expected) = (property.value(of: node.view), property.value(of: view))
                if areEqual(value, expected) || showsOwnValue(node, property) { continue }
                let style = computedDeclarations(of: node)
                return "\(describe(node)) has \(property) \(value), expected \(expected); \(style)"
            }
        }
        return nil
    }

    private func copy(_ node: Node, into superview: UIView?, of fresh: Scene, _ pairs: inout [(Node, UIView)]) {
        let view = node.makeView()
        superview?.addSubview(view)
        fresh.dom.register(view)
        fresh.dom.setStyle(computedDeclarations(of: node), of: view)
        pairs.append((node, view))
        for child in node.children { copy(child, into: view, of: fresh, &pairs) }
    }

    private func computedDeclarations(of node: Node) -> String {
        let values = scene.dom.ruleset(of: node.view)?.values.all ?? []
        return values.filter { !$0.property.hasPrefix("transition-") && !$0.property.hasPrefix("animation-") }
            .map { "\($0.property): \($0.text)" }.joined(separator: "; ")
    }

    private func differenceFromOwnValues(_ node: Node) -> String? {
        let view = node.makeView()
        for property in MovedProperty.allCases {
            let (value, expected) = (property.value(of: node.view), property.value(of: view))
            if !areEqual(value, expected) {
                return "\(describe(node)) has \(property) \(value) without rules, expected \(expected)"
            }
        }
        return nil
    }
}
