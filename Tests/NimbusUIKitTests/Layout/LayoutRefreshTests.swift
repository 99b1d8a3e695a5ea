import NimbusCSS
import TestSupport
import Testing

@testable import NimbusUIKit

/// Layout that places only the views whose inputs have changed.
@MainActor @Suite struct LayoutRefreshTests {
    /// A label of the app, which can compute its size from anything.
    private final class OwnLabel: UILabel {
        private(set) var measurementCount = 0

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            measurementCount += 1
            return super.sizeThatFits(size)
        }
    }

    private static let css = """
        .a { width: 50%; height: 20px; right: 10px } .b { left: 5px; top: 10%; width: 40px }
        .c { width: -20px; -mobile-halign: center; -mobile-valign: middle } .d { max-width: 30px; min-height: 12px; width: 80% }
        .after { -mobile-relative: .prev; margin-top: 4px } .first { -mobile-relative: .first; margin-left: 3px }
        .low { bottom: 7px } .calc { left: calc(10% + 4px); height: calc(50% - 3px) }
        UILabel.fit, NILabel.fit { width: auto; height: auto } UIButton.fit { width: auto; height: auto; max-width: 60px }
        UILabel.lines, NILabel.lines { -ios-number-of-lines: 0; width: 70px; height: auto }
        UILabel.wide, NILabel.wide { max-width: 60%; font-size: 21px } .padded { padding: 3px 6px }
        """
    private static let classes = [
        "a", "b", "c", "d", "after", "first", "low", "calc", "fit", "lines", "wide", "padded",
    ]

    private func placements(_ dom: NIDOM, _ body: () -> Void) -> Int {
        let before = dom.viewStyler.placer.rules.placementCount
        body()
        return dom.viewStyler.placer.rules.placementCount - before
    }

    // MARK: Incremental runs

    /// A view as the test knows it, so that another one like it can be made.
    @MainActor private struct Model {
        enum Kind: CaseIterable {
            case view, label, paddedLabel, button
        }

        let kind: Kind
        /// The frame that the app has set.
        var frame: CGRect
        var text: String
        var classes: Set<String>
        var parent: Int?
        var view: UIView

        init(_ kind: Kind, _ frame: CGRect, _ text: String, _ classes: Set<String>, in parent: Int?) {
            (self.kind, self.frame, self.text, self.classes, self.parent) = (kind, frame, text, classes, parent)
            view = Self.makeView(kind, frame, text)
        }

        static func makeView(_ kind: Kind, _ frame: CGRect, _ text: String) -> UIView {
            let view: UIView =
                switch kind {
                case .view: UIView()
                case .label: UILabel()
                case .paddedLabel: NILabel()
                case .button: UIButton(type: .custom)
                }
            view.frame = frame
            setText(text, of: view)
            return view
        }

        static func setText(_ text: String, of view: UIView) {
            (view as? UILabel)?.text = text
            (view as? UIButton)?.setTitle(text, for: .normal)
        }
    }

    /// A tree of views with changes of all kinds.
    @MainActor private struct Tree {
        let scene = Scene(LayoutRefreshTests.css)
        var random: SeededGenerator
        var models: [Model] = []

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            for _ in 0..<14 { addView() }
        }

        mutating func randomClasses() -> Set<String> {
            Set(
                (0..<random.number(below: 4)).map { _ in
                    LayoutRefreshTests.classes[random.number(below: LayoutRefreshTests.classes.count)]
                })
        }

        mutating func randomText() -> String {
            String(repeating: "some words ", count: random.number(below: 5))
        }

        mutating func addView() {
            let containers = models.indices.filter { models[$0].kind == .view }
            let isRoot = containers.isEmpty || random.chance(oneIn: 3)
            let parent = isRoot ? nil : containers[random.number(below: containers.count)]
            let kind = isRoot ? .view : Model.Kind.allCases[random.number(below: Model.Kind.allCases.count)]
            let frame = CGRect(
                x: random.number(below: 50), y: random.number(below: 50), width: 1 + random.number(below: 90),
                height: 1 + random.number(below: 90))
            let model = Model(kind, frame, randomText(), randomClasses(), in: parent)
            models.append(model)
            scene.add(model.view, cssClass: model.classes.joined(separator: " "), in: parent.map { models[$0].view })
        }

        /// Changes one view, through the DOM or as the app does. Only the latter needs a refresh.
        mutating func change() {
            let index = random.number(below: models.count)
            let view = models[index].view
            switch random.number(below: 7) {
            case 0:
                models[index].classes = randomClasses()
                scene.dom.setCssClass(models[index].classes.joined(separator: " "), of: view)
            case 1:
                models[index].text = randomText()
                Model.setText(models[index].text, of: view)
                scene.dom.refresh()
            case 2:
                // Not the current position, which is no change.
                models[index].frame.origin.x = CGFloat(random.number(below: 100)) + 0.25
                view.frame.origin.x = models[index].frame.origin.x
                scene.dom.refresh()
            case 3:
                models[index].frame.size.height = CGFloat(random.number(below: 100)) + 0.125
                view.frame.size.height = models[index].frame.size.height
                scene.dom.refresh()
            case 4: move(index)
            case 5:
                scene.dom.unregister(view)
                scene.dom.register(view, withCSSClass: models[index].classes.joined(separator: " "))
            default: addView()
            }
        }

        /// Moves a view to the front of its superview, or to another superview.
        private mutating func move(_ index: Int) {
            let view = models[index].view
            let containers = models.indices.filter {
                models[$0].kind == .view && !models[$0].view.isDescendant(of: view)
            }
            if models[index].parent != nil, !containers.isEmpty {
                models[index].parent = containers[random.number(below: containers.count)]
            }
            (models[index].parent.map { models[$0].view } ?? scene.window).addSubview(view)
            scene.dom.refresh()
        }

        /// The indices of the views, from back to front in each superview.
        private var order: [Int] {
            func inside(_ superview: UIView) -> [Int] {
                superview.subviews.flatMap { view -> [Int] in
                    guard let index = models.firstIndex(where: { $0.view === view }) else { return [] }
                    return [index] + inside(view)
                }
            }
            return inside(scene.window)
        }

        /// Returns the frames that the views have if all are made, registered and placed anew.
        func framesPlacedAnew() -> [CGRect] {
            let scene = Scene(LayoutRefreshTests.css)
            let views = models.map { Model.makeView($0.kind, $0.frame, $0.text) }
            scene.dom.performBatchUpdates {
                for index in order {
                    let superview = models[index].parent.map { views[$0] }
                    scene.add(views[index], cssClass: models[index].classes.joined(separator: " "), in: superview)
                }
            }
            return views.map(\.frame)
        }
    }

    @Test("After each change, frames are the same as if all views were placed anew", arguments: 1...8)
    func random(seed: Int) {
        var tree = Tree(seed: UInt64(seed))
        for _ in 0..<30 {
            tree.change()
            let (frames, expected) = (tree.models.map(\.view.frame), tree.framesPlacedAnew())
            for (index, model) in tree.models.enumerated() {
                #expect(frames[index].isClose(to: expected[index]), "\(model.kind) \(model.classes) \(model.text)")
            }
            #expect(tree.scene.setters { tree.scene.dom.refresh() } == [])
        }
    }

    // MARK: Refreshing

    @Test("A refresh without a change places and measures no view")
    func unchanged() {
        let scene = Scene(Self.css)
        for (place, name) in Self.classes.filter({ $0 != "after" && $0 != "first" }).enumerated() {
            let container = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), cssClass: name)
            for kind in Model.Kind.allCases {
                let view = Model.makeView(kind, CGRect(x: 1, y: 2, width: 30, height: 40), "Number \(place)")
                scene.add(view, cssClass: name, in: container)
            }
        }
        scene.dom.refresh()
        let count = placements(scene.dom) {
            #expect(scene.setters { scene.dom.refresh() } == [])
            #expect(scene.setters { scene.dom.layoutViews() } == [])
        }
        #expect(count == 0)
    }

    @Test("A refresh places the one view that the app has moved, and what is relative to its size")
    func moved() {
        let scene = Scene(".half { width: 50%; height: 10px } .fixed { left: 3px }")
        let containers = (0..<20).map { _ in scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))) }
        for container in containers {
            scene.add(UIView(), cssClass: "half", in: container)
            scene.add(UIView(), cssClass: "fixed", in: container)
        }
        let half = containers[3].subviews[0]
        half.frame.size.width = 7
        #expect(placements(scene.dom) { scene.dom.refresh() } == 1 && half.frame.width == 45)
        containers[3].frame.size.width = 100
        #expect(placements(scene.dom) { scene.dom.refresh() } == 1 && half.frame.width == 50)
    }

    /// A change of what a label shows.
    struct LabelChange: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @MainActor @Sendable (NILabel) -> Void
    }

    nonisolated static let labelChanges = [
        LabelChange(testDescription: "text") { $0.text = "Another text" },
        LabelChange(testDescription: "no text") { $0.text = nil },
        LabelChange(testDescription: "attributed text") { label in
            label.attributedText = NSAttributedString(
                string: label.text ?? "", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        },
        LabelChange(testDescription: "font") { $0.font = .systemFont(ofSize: 31) },
        LabelChange(testDescription: "lines") { $0.numberOfLines = 0 },
        LabelChange(testDescription: "insets") { $0.textInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) },
    ]

    @Test("A refresh measures a label whose content has changed", arguments: labelChanges)
    func label(_ change: LabelChange) {
        let scene = Scene("NILabel { width: auto; height: auto; max-width: 70px }")
        let label = NILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.text = "Some words that take a line"
        scene.add(label)
        scene.dom.refresh()
        #expect(placements(scene.dom) { scene.dom.refresh() } == 0)
        change.make(label)
        #expect(placements(scene.dom) { scene.dom.refresh() } == 1)
        let fitting = label.sizeThatFits(CGSize(width: 70, height: 0))
        #expect(label.frame.size == CGSize(width: min(70, fitting.width), height: fitting.height))
        #expect(placements(scene.dom) { scene.dom.refresh() } == 0)
    }

    /// A change of what a button shows.
    struct ButtonChange: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @MainActor @Sendable (UIButton) -> Void
    }

    nonisolated static let buttonChanges = [
        ButtonChange(testDescription: "title") { $0.setTitle("Another title", for: .normal) },
        ButtonChange(testDescription: "state") { $0.isSelected = true },
        ButtonChange(testDescription: "font") { $0.titleLabel?.font = .systemFont(ofSize: 31) },
        ButtonChange(testDescription: "image") { $0.setImage(UIImage(named: "no such image"), for: .normal) },
        ButtonChange(testDescription: "configuration") { button in
            button.configuration = .plain()
            button.configuration?.title = "A title"
        },
    ]

    @Test("A refresh measures a button whose content has changed", arguments: buttonChanges)
    func button(_ change: ButtonChange) {
        let scene = Scene("UIButton { width: auto; height: auto }")
        let button = UIButton(type: .custom)
        button.setTitle("Open", for: .normal)
        button.setTitle("Selected", for: .selected)
        scene.add(button)
        scene.dom.refresh()
        #expect(placements(scene.dom) { scene.dom.refresh() } == 0)
        change.make(button)
        scene.dom.refresh()
        #expect(button.frame.size == button.sizeThatFits(.zero))
    }

    @Test("A label of the app's own class is measured in each refresh")
    func ownClass() {
        let scene = Scene("UILabel { width: auto; height: auto }")
        let label = scene.add(OwnLabel())
        scene.dom.refresh()
        let before = label.measurementCount
        scene.dom.refresh()
        #expect(label.measurementCount > before)
    }

    @Test("Views that are registered again and again, or deallocated, leave nothing behind")
    func forgetting() {
        let scene = Scene("UIView { width: 50px }")
        let view = UIView()
        for _ in 0..<500 {
            scene.add(view)
            scene.dom.unregister(view)
        }
        for _ in 0..<500 { scene.add(UIView()).removeFromSuperview() }
        scene.add(view)
        scene.dom.refresh()
        #expect(scene.dom.viewStyler.placer.rules.keptCount == 1 && view.frame.width == 50)
    }

    @Test("A class on one view places that view only, and visits few of its siblings")
    func oneView() {
        let scene = Scene(
            "UIScrollView { width: 90px; height: 90px } .row { width: 100%; height: 10px } .on { width: 50% }")
        let list = scene.add(UIScrollView())
        var rows: [UIView] = []
        scene.dom.performBatchUpdates {
            rows = (0..<500).map { row in
                scene.add(UIView(frame: CGRect(x: 0, y: 10 * row, width: 0, height: 0)), cssClass: "row", in: list)
            }
        }
        #expect(list.contentSize == CGSize(width: 90, height: 5000))
        let scrollContent = scene.dom.viewStyler.placer.scrollContent
        let before = scrollContent.visitCount
        #expect(placements(scene.dom) { scene.dom.addCssClass("on", to: rows[100]) } == 1)
        #expect(scrollContent.visitCount - before < 10 && list.contentSize.width == 90)
        scene.dom.performBatchUpdates { for row in rows { scene.dom.addCssClass("on", to: row) } }
        #expect(list.contentSize.width == 45)
        rows[499].removeFromSuperview()
        scene.dom.refreshView(rows[499])
        #expect(list.contentSize.height == 4990)
    }
}

extension CGRect {
    /// Whether all numbers are equal except for rounding.
    fileprivate func isClose(to other: CGRect) -> Bool {
        let pairs = [
            (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
        ]
        return pairs.allSatisfy { abs($0.0 - $0.1) < 1e-6 }
    }
}
