#if canImport(HeadlessUIKit)
import CSSEngine
import HeadlessUIKit
import TestSupport

@testable import NimbusCSS
@testable import NimbusUIKit
@testable import NimbusViews

/// The stages from changed rules to frames, run one after the other, and what each of them returns.
///
/// The tree is `NAME.json` of `Tests/Fixtures/Stages`, and `NAME.css` its stylesheet. If there is a `NAME.after.css`, the
/// stages show the change from the first stylesheet to that one. Otherwise they show the first style.
@MainActor struct StageFixture {
    static nonisolated let folder = FixtureFolder(named: "Stages")

    /// The views whose computed styles have changed, with the changes of their properties.
    let changes: String
    /// The values that the new style of each view sets, and its frame rules.
    let plan: String
    /// The calls of setters in their order, without those that place views.
    let setters: String
    /// The owners of frames and the frames after the placement. The views that were moved come first.
    let frames: String

    init(_ name: String) throws {
        let scene = Scene(try Self.folder.text(name + ".css"))
        let tree = try ViewTree(contentsOf: Self.folder.file(name + ".json"))
        var views: [UIView] = []
        if try Self.folder.names(withExtension: "after.css").contains(name) {
            views = scene.window.buildSubviews(tree, in: scene.dom)
            scene.sheet.load(text: try Self.folder.text(name + ".after.css"), name: "a.css")
            scene.dom.styles.setNeedsStylesheets()
        } else {
            // The open batch keeps the DOM from running the stages.
            scene.dom.performBatchUpdates {
                views = scene.window.buildSubviews(tree, in: scene.dom)
                scene.dom.coalescesChanges = true
                scene.dom.passScheduler = { _ in }
            }
        }
        let (dom, styler) = (scene.dom, scene.dom.viewStyler)
        let stages = Stages(views, styler)

        // Restyle. Asking for a ruleset brings the styles up to date, and applies none.
        _ = views.first.flatMap { dom.ruleset(of: $0) }
        let updates = dom.styles.takePendingUpdates()
        changes = updates.map { stages.changesText($0.styles, dom.styles.properties) }.joined()

        // Plan and apply.
        let calls = scene.setterCalls { dom.apply(updates) }
        setters = stages.settersText(calls)
        plan = views.map(stages.planText).joined()

        // Place.
        let moved = styler.placer.place(after: dom.registry.takeMutations(), scale: dom.environment.scale).moved
        frames = stages.framesText(afterMoving: moved)
    }
}

/// The texts of what stages return.
@MainActor private struct Stages {
    let views: [UIView]
    let styler: ViewStyler
    private let names: [ObjectIdentifier: String]

    init(_ views: [UIView], _ styler: ViewStyler) {
        (self.views, self.styler) = (views, styler)
        let names = views.map { view in
            let (classes, id) = styler.registry.givenNames(of: view)
            return "\(type(of: view))" + (id.map { "#" + $0 } ?? "") + classes.map { "." + $0 }.joined()
        }
        self.names = Dictionary(uniqueKeysWithValues: zip(views.map { ObjectIdentifier($0) }, names))
    }

    private func name(_ view: UIView) -> String { names[ObjectIdentifier(view)] ?? "\(type(of: view))" }

    func changesText(_ update: StyleUpdate, _ properties: PropertyTable) -> String {
        func valueText(_ value: Value?) -> String { value.map { $0.cssText } ?? "unset" }
        return update.changes.map { change in
            let lines = change.difference.changes.map {
                "    \(properties[$0.property].name): \(valueText($0.old)) → \(valueText($0.new))\n"
            }
            return (styler.view(of: change.node).map(name) ?? "?") + "\n" + lines.joined()
        }.joined()
    }

    func planText(_ view: UIView) -> String {
        guard let plan = styler.record(of: view)?.plan else { return "" }
        let steps = plan.steps.map { "    \(plan.effects.rows[$0.row].effect.name) = \(content(of: $0, on: view))\n" }
        let rules = plan.frameRules == nil ? "" : "    frame rules\n"
        return name(view) + "\n" + steps.joined() + rules + (plan.isContainer ? "    container\n" : "")
    }

    private func content(of step: StylePlan.Step, on view: UIView) -> String {
        switch step.content {
        case .shared(let value): DumpedValue(value, in: view.traitCollection).line
        case .ofView: "the value of the view"
        case .partialFont: "the font of the view, changed"
        case .standIn: "the value of the normal state"
        case .kept: "kept"
        }
    }

    func settersText(_ calls: [SetterCall]) -> String {
        calls.map { "\(names[$0.view] ?? "?").\($0.setter)\n" }.joined()
    }

    func framesText(afterMoving moved: [UIView]) -> String {
        let isMoved = Set(moved.map { ObjectIdentifier($0) })
        return views.map { view in
            let (frame, owner) = (view.frame, styler.record(of: view)?.owner)
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
                .map { DumpedValue.number(Double($0)).line }
            let mark = isMoved.contains(ObjectIdentifier(view)) ? "  moved" : ""
            return "\(name(view))  \(numbers.joined(separator: " "))  by \(owner.map(name) ?? "nobody")\(mark)\n"
        }.joined()
    }

    private func name(_ owner: FrameOwner) -> String {
        switch owner {
        case .app: "the app"
        case .rules: "frame rules"
        case .constraints: "constraints"
        case .box: "its box"
        case .formerBox: "its former box"
        }
    }
}
#endif
