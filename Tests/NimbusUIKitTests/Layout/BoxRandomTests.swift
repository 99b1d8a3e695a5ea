import NimbusCSS
import TestSupport
import Testing

@testable import NimbusUIKit

/// Screens with boxes that change at random have the frames of screens that are made anew.
@MainActor @Suite struct BoxRandomTests {
    private nonisolated static let batchCount = 16

    @Test("A screen with boxes has after any changes the frames of a new screen", arguments: 0..<batchCount)
    func changes(_ batch: Int) {
        for seed in FuzzSeeds.batch(batch, of: Self.batchCount) {
            let screen = RandomBoxScreen(seed: seed)
            for step in 0..<FuzzSeeds.changes(of: 8) {
                let change = screen.change()
                let differences = screen.differences()
                #expect(differences == [], "NIMBUS_FUZZ_SEED=\(seed), step \(step), after \(change)")
                if !differences.isEmpty { return }
            }
            screen.removeRules()
            #expect(screen.differencesFromOwnFrames() == [], "NIMBUS_FUZZ_SEED=\(seed), without rules")
        }
    }
}

/// A window of random views whose stylesheet has boxes and layout of Nimbus CSS.
@MainActor private final class RandomBoxScreen {
    /// A view with all that its frame depends on.
    @MainActor private final class Node {
        let kind: Int
        /// The frame that the app has set.
        var own: CGRect
        /// The frame of an unregistered view that has been registered. It has its own again once it is registered.
        var kept: CGRect?
        var text: String
        /// The number of lines that the app has set on a label.
        let lineCount: Int
        var classes: Set<String> = []
        var children: [Node] = []
        weak var parent: Node?
        let view: UIView
        var isRegistered = true

        init(kind: Int, own: CGRect, text: String, lineCount: Int) {
            (self.kind, self.own, self.text, self.lineCount) = (kind, own, text, lineCount)
            view = Self.makeView(kind, own, text, lineCount)
        }

        private static let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }

        static func makeView(_ kind: Int, _ own: CGRect, _ text: String, _ lineCount: Int) -> UIView {
            let view: UIView =
                switch kind {
                case 0: UIView()
                case 1: UIScrollView()
                case 2: UILabel()
                case 3: NILabel()
                case 4: UIButton(type: .custom)
                case 5: UIActivityIndicatorView(style: .medium)
                default: UIImageView(image: image)
                }
            view.frame = own
            (view as? UILabel)?.numberOfLines = lineCount
            set(text, on: view)
            return view
        }

        static func set(_ text: String, on view: UIView) {
            switch view {
            case let label as UILabel: label.text = text
            case let button as UIButton: button.setTitle(text, for: .normal)
            default: break
            }
        }

        var all: [Node] { [self] + children.flatMap(\.all) }

        /// Sets the frame as an app does. Numbers that stay are not the app's.
        func setFrame(_ frame: CGRect) {
            let old = view.frame
            if frame.minX != old.minX { own.origin.x = frame.minX }
            if frame.minY != old.minY { own.origin.y = frame.minY }
            if frame.width != old.width { own.size.width = frame.width }
            if frame.height != old.height { own.size.height = frame.height }
            if kept != nil { kept = frame }
            view.frame = frame
        }
    }

    private static let declarations = [
        "display: flex", "display: flex; flex-direction: column", "display: grid; grid-template-columns: 1fr 2fr",
        "display: block", "display: contents", "display: none", "display: flow-root", "flex-wrap: wrap", "gap: 5px",
        "padding: 3px 7px", "margin: 4px", "margin-left: auto", "width: 50%", "width: 60px", "height: 30px",
        "height: auto", "width: auto", "left: 10px", "right: 5px", "top: 25%", "bottom: 3px", "flex: 1",
        "align-items: center", "align-self: flex-end", "justify-content: space-between", "order: -1",
        "position: absolute", "position: relative", "min-width: 40px", "max-height: 33.3%", "aspect-ratio: 2",
        "width: -20px", "-mobile-halign: center", "-mobile-relative: .prev; margin-top: 3px", "font-size: 20px",
        "border-width: 2px", "box-sizing: border-box", "width: min-content", "height: fit-content", "overflow: hidden",
        "visibility: hidden", "inset: 1px", "direction: rtl", "padding: env(safe-area-inset-top) 1px",
        "margin-inline-start: 6px", "inset-inline-end: 4px; position: absolute",
        "column-gap: env(safe-area-inset-left)",
        "position: fixed", "flex: 1 1 30px", "grid-column: 2 / span 2",
        "grid-template: auto 20px / repeat(auto-fill, 50px)",
        "justify-self: end", "align-items: baseline", "place-content: center", "line-limit: 0", "line-limit: 2",
        "line-limit: 1", "font-size: headline", "width: 20vw", "max-width: 4em",
        "container-type: size", "container-type: inline-size",
    ]
    /// An effect of the app that changes the size of the content.
    private static let effects = [ViewEffect("line-limit", on: UILabel.self, \.numberOfLines)]
    private static let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    private static let texts = ["", "Go", "A title", "Some text that needs more than one line", "Two words"]

    private var random: SeededGenerator
    private let css: String
    private let scene: Scene
    private let root: Node

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var rules = Self.names.map { name in
            let count = random.number(in: 1...4)
            return ".\(name) { \((0..<count).map { _ in random.pick(Self.declarations) }.joined(separator: "; ")) }"
        }
        rules.append(".\(random.pick(Self.names)) > * { \(random.pick(Self.declarations)) }")
        rules.append(
            "@media (orientation: landscape) { .\(random.pick(Self.names)) { \(random.pick(Self.declarations)) } }")
        css = rules.joined(separator: "\n")
        self.random = random
        scene = Scene(css, viewEffects: Self.effects)
        root = Node(kind: 0, own: CGRect(x: 0, y: 0, width: 280, height: 380), text: "", lineCount: 1)
        scene.window.addSubview(root.view)
        scene.dom.register(root.view)
        for _ in 0..<12 { insert() }
    }

    // MARK: Changes

    private var nodes: [Node] { root.all }
    private var containers: [Node] { nodes.filter { $0.kind < 2 } }

    private func randomFrame() -> CGRect {
        CGRect(
            x: CGFloat(random.number(below: 50)), y: CGFloat(random.number(below: 50)),
            width: CGFloat(random.number(below: 200)), height: CGFloat(random.number(below: 100)))
    }

    private func insert() {
        let parent = random.pick(containers)
        let node = Node(
            kind: random.pick([0, 0, 0, 0, 1, 2, 2, 3, 4, 5, 6]), own: randomFrame(), text: random.pick(Self.texts),
            lineCount: random.pick([0, 0, 1]))
        place(node, in: parent)
        node.isRegistered = !random.chance(oneIn: 8)
        if node.isRegistered { scene.dom.register(node.view) }
        setClasses(of: node)
    }

    private func place(_ node: Node, in parent: Node) {
        let index = random.number(below: parent.children.count + 1)
        parent.children.insert(node, at: index)
        node.parent = parent
        if index + 1 < parent.children.count {
            let next = parent.children[index + 1].view
            parent.view.insertSubview(node.view, at: parent.view.subviews.firstIndex { $0 === next } ?? 0)
        } else {
            parent.view.addSubview(node.view)
        }
    }

    private func setClasses(of node: Node) {
        guard node.isRegistered else { return }
        node.classes = Set((0..<random.number(below: 4)).map { _ in random.pick(Self.names) })
        scene.dom.setCssClass(node.classes.sorted().joined(separator: " "), of: node.view)
    }

    /// Makes a change, or several in a batch. Returns their names.
    func change() -> [String] {
        if random.chance(oneIn: 2) { return [makeChange(allowsFrames: true)] }
        var changes: [String] = []
        scene.dom.performBatchUpdates {
            for _ in 0..<random.number(in: 2...5) { changes.append(makeChange(allowsFrames: false)) }
        }
        return changes
    }

    /// - Parameter allowsFrames: Whether the app may set frames. In a batch, it would read frames that are out of date.
    private func makeChange(allowsFrames: Bool) -> String {
        let node = random.pick(nodes)
        switch random.number(below: allowsFrames ? 12 : 11) {
        case 0, 1, 2:
            setClasses(of: node)
            return "classes"
        case 3:
            insert()
            return "insertion"
        case 4:
            guard node !== root else { return "nothing" }
            node.parent?.children.removeAll { $0 === node }
            node.view.removeFromSuperview()
            for inner in node.all where inner.isRegistered { scene.dom.unregister(inner.view) }
            scene.dom.refresh()
            return "removal"
        case 5:
            let parent = random.pick(containers)
            guard node !== root, !node.all.contains(where: { $0 === parent }) else { return "nothing" }
            node.parent?.children.removeAll { $0 === node }
            node.view.removeFromSuperview()
            place(node, in: parent)
            scene.dom.refresh()
            return "move"
        case 6:
            node.text = random.pick(Self.texts)
            Node.set(node.text, on: node.view)
            if node.isRegistered { scene.dom.refreshView(node.view) } else { scene.dom.refresh() }
            return "text"
        case 7:
            scene.dom.environment.layoutDirection = random.pick([.leftToRight, .rightToLeft])
            return "direction"
        case 8:
            switch random.number(below: 4) {
            case 0: scene.dom.environment.safeAreaInsets = .init(top: Double(random.number(below: 40)), left: 8)
            case 1: scene.dom.environment.scale = Double(random.number(in: 1...3))
            case 2: scene.dom.environment.textScale = random.pick([1, 1.5, 2])
            default:
                let (width, height) = (scene.dom.environment.width, scene.dom.environment.height)
                (scene.dom.environment.width, scene.dom.environment.height) = (height, width)
            }
            return "device"
        case 9:
            // The view keeps what the stylesheet has set: for a plain view, that is its frame.
            guard node !== root, node.kind == 0, node.isRegistered, !node.view.isHidden else { return "nothing" }
            scene.dom.unregister(node.view)
            (node.isRegistered, node.classes, node.kept) = (false, [], node.view.frame)
            return "unregistration"
        case 10:
            guard !node.isRegistered else { return "nothing" }
            (node.isRegistered, node.kept) = (true, nil)
            scene.dom.register(node.view)
            setClasses(of: node)
            return "registration"
        default:
            node.setFrame(randomFrame())
            scene.dom.layoutViews()
            return "frame"
        }
    }

    func removeRules() { scene.load("") }

    // MARK: Checking

    /// Returns the views whose frames or content sizes differ from those of a new screen.
    func differences() -> [String] {
        let twin = Scene(css, viewEffects: Self.effects)
        twin.dom.environment = scene.dom.environment
        var views: [UIView] = []
        func copy(_ node: Node, into superview: UIView) {
            let view = Node.makeView(node.kind, node.kept ?? node.own, node.text, node.lineCount)
            superview.addSubview(view)
            views.append(view)
            for child in node.children { copy(child, into: view) }
        }
        copy(root, into: twin.window)
        twin.dom.performBatchUpdates {
            for (node, view) in zip(nodes, views) where node.isRegistered {
                twin.dom.register(view)
                twin.dom.setCssClass(node.classes.sorted().joined(separator: " "), of: view)
            }
        }
        return zip(nodes, views).compactMap { node, view in
            let isSame = node.view.frame.isClose(to: view.frame) && node.view.isHidden == view.isHidden
            let content = (node.view as? UIScrollView)?.contentSize
            let otherContent = (view as? UIScrollView)?.contentSize
            if isSame, content == otherContent { return nil }
            return """
                \(type(of: view)) \(node.classes.sorted()) \(node.view.frame) \(content as Any), \
                new: \(view.frame) \(otherContent as Any), css: \(css)
                """
        }
    }

    /// Returns the views that do not have their own frames.
    func differencesFromOwnFrames() -> [String] {
        nodes.compactMap {
            let own = $0.kept ?? $0.own
            return $0.view.frame.isClose(to: own) ? nil : "\($0.view.frame) \(own)"
        }
    }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
            && abs(height - other.height) < 0.01
    }
}
