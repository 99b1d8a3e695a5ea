import CSSEngine
import NimbusCSS
import TestSupport
import Testing

@testable import NimbusUIKit

/// Screens that change at random look after each change as if they were made anew, and have their original values when
/// all rules are gone.
@MainActor @Suite struct RandomScreenTests {
    @Test("A screen looks after any changes as a new screen with the same names, states and rules", arguments: 0..<20)
    func changes(_ group: Int) throws {
        for seed in 0..<TestExtent.choose(5, full: 10) {
            let screen = RandomScreen(seed: UInt64(group * 100 + seed))
            for _ in 0..<3 {
                let changes = screen.change(upTo: 6)
                try screen.check(changes)
            }
            try screen.removeRules()
        }
    }
}

/// A window with random views that are styled by a random stylesheet.
@MainActor private final class RandomScreen {
    /// A view with all that decides about its style.
    @MainActor private final class Node {
        let kind: Int
        let frame: CGRect
        let text: String
        let originals: Int
        var view: UIView
        var classes: [String]
        var id: String?
        var style: String?
        var isRegistered = true
        var isEnabled = true
        var isSelected = false
        var isHighlighted = false

        init(kind: Int, frame: CGRect, text: String, originals: Int, classes: [String], id: String?) {
            (self.kind, self.frame, self.text, self.originals) = (kind, frame, text, originals)
            (self.classes, self.id) = (classes, id)
            view = UIView()
            view = makeView()
        }

        /// Returns a new view without style.
        func makeView() -> UIView {
            let view = SampleViews.kinds[kind](text)
            view.frame = frame
            if originals & 1 != 0 { view.alpha = 0.75 }
            if originals & 2 != 0 { view.backgroundColor = .brown }
            if originals & 4 != 0 { (view as? UILabel)?.textColor = .purple }
            if originals & 8 != 0 { (view as? UIButton)?.setTitleColor(.magenta, for: .highlighted) }
            return view
        }

        func setStates(of view: UIView) {
            view.setStates(isEnabled: isEnabled, isSelected: isSelected, isHighlighted: isHighlighted)
        }
    }

    struct Difference: Error, CustomStringConvertible {
        let description: String
    }

    private let seed: UInt64
    private var random: SeededGenerator
    private let scene: Scene
    private var css: String
    private var environment = CSS.Environment()
    private var nodes: [Node] = []
    private var log: [String] = []

    init(seed: UInt64) {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        css = Self.stylesheet(&random)
        scene = Scene(css)
        environment = scene.dom.environment
        scene.dom.coalescesChanges = random.chance(oneIn: 2)
        for _ in 0..<random.number(in: 3...9) { addView() }
        scene.dom.styleIfNeeded()
    }

    // MARK: Views

    private func name() -> String? { random.chance(oneIn: 3) ? nil : random.pick(["a", "b", "c"]) }

    private func containers(outside view: UIView?) -> [UIView] {
        let containers = nodes.filter { $0.kind < SampleViews.containerCount }.map(\.view)
        return [scene.window] + containers.filter { container in view.map { !container.isDescendant(of: $0) } ?? true }
    }

    private func addView() {
        let kind = random.chance(oneIn: 3) ? 0 : random.number(below: SampleViews.kinds.count)
        let frame = CGRect(
            x: random.number(below: 50), y: random.number(below: 50), width: random.number(in: 10...90),
            height: random.number(in: 10...90))
        let node = Node(
            kind: kind, frame: frame, text: random.pick(["Go", "Two words", "A text of several words"]),
            originals: random.number(below: 16), classes: [name(), name()].compactMap { $0 },
            id: random.chance(oneIn: 4) ? "i\(nodes.count)" : nil)
        nodes.append(node)
        random.pick(containers(outside: node.view)).addSubview(node.view)
        register(node)
    }

    private func register(_ node: Node) {
        node.isRegistered = true
        scene.dom.register(node.view, withCSSClass: node.classes.joined(separator: " "), andId: node.id)
    }

    // MARK: Rules

    private static let declarations = [
        "color: red", "color: light-dark(red, blue)", "color: inherit", "color: none", "--ink: green",
        "color: var(--ink)", "background-color: navy", "background-color: color-mix(in srgb, currentcolor, white)",
        "opacity: 0.5", "opacity: 25%", "border: 2px solid", "border-color: light-dark(white, black)",
        "border-radius: 8px", "border-radius: 50%", "overflow: hidden", "overflow: visible", "visibility: hidden",
        "transform: rotate(45deg)", "transform: translate(50%, 1em)", "transform: none", "font-size: 20px",
        "font-size: 2em", "font: italic 13px Georgia", "font-weight: bold", "font-size: headline", "text-align: end",
        "text-align: center", "text-shadow: red 1px 2px", "text-shadow: none", "-ios-number-of-lines: 0",
        "-ios-minimum-font-size: 6", "-ios-adjusts-font-size: true", "-ios-line-break-mode: clip",
        "-ios-highlighted-color: green", "-mobile-title-insets: 1 2 3 4", "-mobile-content-insets: 3",
        "-ios-button-adjust: highlighted", "-mobile-content-halign: left", "-mobile-text-key: greeting",
        "-ios-tint-color: teal", "translucent: false", "-ios-scroll-view-indicator-style: white",
        "-ios-activity-indicator-style: large",
        "padding: 2px 4px", "width: 40px", "width: 50%", "width: auto", "width: -10px", "height: 30px", "height: 25%",
        "height: auto", "height: calc(10% + 5px)", "min-width: 60px", "max-width: 30px", "max-height: 50%",
        "min-height: 2em", "left: 5px", "right: 7px", "right: 25%", "top: 10%", "bottom: 3px", "-mobile-halign: center",
        "-mobile-valign: bottom", "-mobile-relative: .prev; margin-top: 4px; margin-left: 10%", "color: initial",
        "all: unset", "font-size: unset !important", "opacity: 1 !important",
    ]

    private static let conditions = [
        "(prefers-color-scheme: dark)", "(min-width: 350px)", "(prefers-contrast: more)", "(orientation: landscape)",
    ]

    private static func stylesheet(_ random: inout SeededGenerator) -> String {
        var rules: [String] = []
        for _ in 0..<random.number(in: 1...6) {
            let declarations = (0..<random.number(in: 1...4)).map { _ in random.pick(Self.declarations) }
            let rule = "\(random.pick(SampleViews.selectors)) { \(declarations.joined(separator: "; ")) }"
            rules.append(random.chance(oneIn: 6) ? "@media \(random.pick(conditions)) { \(rule) }" : rule)
        }
        return rules.joined(separator: "\n")
    }

    // MARK: Changes

    /// Makes random changes. Returns the description of the last one.
    func change(upTo maximum: Int) -> String {
        for _ in 0..<random.number(in: 1...maximum) {
            log.append(makeChange())
            scene.dom.styleIfNeeded()
        }
        return log[log.count - 1]
    }

    private func makeChange() -> String {
        let node = random.pick(nodes)
        let name = "\(type(of: node.view)) \(nodes.firstIndex { $0 === node } ?? 0)"
        switch random.number(below: 10) {
        case 0:
            css = random.chance(oneIn: 8) ? "" : Self.stylesheet(&random)
            scene.load(css)
            return "load \(css)"
        case 1, 2:
            guard node.isRegistered else { return "nothing" }
            let cssClass = random.pick(["a", "b", "c"])
            if node.classes.contains(cssClass) {
                node.classes.removeAll { $0 == cssClass }
                scene.dom.removeCssClass(cssClass, from: node.view)
                return "\(name) loses .\(cssClass)"
            }
            node.classes.append(cssClass)
            scene.dom.addCssClass(cssClass, to: node.view)
            return "\(name) gets .\(cssClass)"
        case 3:
            if random.chance(oneIn: 2) { node.isEnabled.toggle() }
            if random.chance(oneIn: 2) { node.isSelected.toggle() }
            if random.chance(oneIn: 2) { node.isHighlighted.toggle() }
            node.setStates(of: node.view)
            return "states of \(name)"
        case 4:
            let superview = random.pick(containers(outside: node.view))
            superview.insertSubview(node.view, at: random.number(in: 0...superview.subviews.count))
            refresh(node.view)
            return "move \(name)"
        case 5:
            guard node.isRegistered else {
                node.classes = [self.name(), self.name()].compactMap { $0 }
                register(node)
                return "register \(name) with \(node.classes)"
            }
            scene.dom.unregister(node.view)
            node.isRegistered = false
            node.style = nil
            return "unregister \(name)"
        case 6:
            switch random.number(below: 4) {
            case 0: environment.colorScheme = random.pick([.light, .dark])
            case 1: environment.width = random.pick([300, 400])
            case 2: environment.layoutDirection = random.pick([.leftToRight, .rightToLeft])
            default: environment.textScale = random.pick([1, 1.5])
            }
            scene.dom.environment = environment
            return "environment"
        case 7:
            guard node.isRegistered else { return "nothing" }
            node.style = random.chance(oneIn: 3) ? nil : random.pick(Self.declarations)
            scene.dom.setStyle(node.style, of: node.view)
            return "style of \(name): \(node.style ?? "none")"
        case 8:
            if nodes.count < 12 { addView() }
            return "add \(type(of: nodes[nodes.count - 1].view))"
        default:
            node.view.removeFromSuperview()
            refresh(node.view)
            return "remove \(name)"
        }
    }

    /// Has the DOM find the new position of a view. If the view is not registered, those of the views inside it.
    private func refresh(_ view: UIView) {
        if scene.dom.registry.isRegistered(view) { return scene.dom.refreshView(view) }
        for node in nodes where node.isRegistered && node.view.isDescendant(of: view) {
            scene.dom.refreshView(node.view)
        }
    }

    // MARK: Checks

    /// Compares the views with new views that are styled once.
    func check(_ change: String) throws {
        let fresh = Scene(css)
        fresh.dom.environment = environment
        var views: [ObjectIdentifier: UIView] = [:]
        for node in nodes {
            let view = node.makeView()
            node.setStates(of: view)
            // An unregistered view keeps its last style.
            if !node.isRegistered { view.frame = node.view.untransformedFrame }
            views[ObjectIdentifier(node.view)] = view
        }
        views[ObjectIdentifier(scene.window)] = fresh.window
        for container in [scene.window] + nodes.filter({ $0.kind < SampleViews.containerCount }).map(\.view) {
            for subview in container.subviews {
                if let view = views[ObjectIdentifier(subview)] { views[ObjectIdentifier(container)]?.addSubview(view) }
            }
        }
        fresh.dom.performBatchUpdates {
            for node in nodes where node.isRegistered {
                guard let view = views[ObjectIdentifier(node.view)] else { continue }
                fresh.dom.register(view, withCSSClass: node.classes.joined(separator: " "), andId: node.id)
                if let style = node.style { fresh.dom.setStyle(style, of: view) }
            }
        }
        for (index, node) in nodes.enumerated() where node.isRegistered {
            guard let view = views[ObjectIdentifier(node.view)] else { continue }
            try compare(node.view, with: view, "after \(change): \(type(of: view)) \(index)")
        }
    }

    /// Removes all rules and compares the views with new views without style.
    func removeRules() throws {
        css = ""
        for node in nodes {
            if !node.isRegistered { register(node) }
            node.style = nil
            scene.dom.setStyle(nil, of: node.view)
        }
        scene.load("")
        scene.dom.styleIfNeeded()
        let fresh = Scene("")
        for (index, node) in nodes.enumerated() {
            let view = node.makeView()
            node.setStates(of: view)
            if node.view.superview != nil { fresh.window.addSubview(view) }
            try compare(node.view, with: view, "without rules: \(type(of: view)) \(index)")
        }
    }

    private func compare(_ view: UIView, with fresh: UIView, _ place: String) throws {
        func fail(_ property: String, _ value: String, _ expected: String) -> Difference {
            Difference(
                description: """
                    seed \(seed), \(place): \(property) is \(value), expected \(expected)
                    \(css)
                    \(log.joined(separator: "\n"))
                    \(tree)
                    """)
        }
        // The size of the content also comes from the frames of subviews: see below.
        for effect in EffectTable.effects where effect.isOn(view) && effect.name != "contentSize" {
            let (value, expected) = (effect.get(view), effect.get(fresh))
            if !value.looks(like: expected) { throw fail(effect.name, "\(value)", "\(expected)") }
        }
        // Frames are relative to superviews.
        if view.superview == nil { return }
        let (frame, expected) = (view.untransformedFrame, fresh.untransformedFrame)
        let distances = [
            frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
            frame.height - expected.height,
        ]
        if distances.contains(where: { abs($0) > 0.001 }) { throw fail("frame", "\(frame)", "\(expected)") }
        if !log.contains(where: { $0.hasPrefix("unregister") }), let scroll = view as? UIScrollView,
            let fresh = fresh as? UIScrollView, scroll.contentSize != fresh.contentSize
        {
            throw fail("contentSize", "\(scroll.contentSize)", "\(fresh.contentSize)")
        }
    }

    /// The views inside each container, with their classes and indexes.
    private var tree: String {
        func name(_ view: UIView) -> String {
            guard let index = nodes.firstIndex(where: { $0.view === view }) else { return "other" }
            return "\(type(of: view)) \(index)\(nodes[index].isRegistered ? "" : " unregistered") \(view.frame)"
        }
        return ([scene.window] + nodes.map(\.view)).filter { $0 === scene.window || !$0.subviews.isEmpty }
            .map { "\(name($0)): \($0.subviews.map(name).joined(separator: ", "))" }.joined(separator: "\n")
    }
}
