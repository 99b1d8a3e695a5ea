import CSSEngine
import NimbusCSS

/// Puts views where their styles say, each after those that its place depends on, whatever order they came in.
@MainActor final class LayoutEngine {
    /// What could not be done in the last run, and in those before it as far as it is still so.
    var problems: [LayoutProblem] { problemsByView.values.map(\.problem).sorted { "\($0)" < "\($1)" } }

    /// By view; its relation is not followed for as long as the problem is there.
    private var problemsByView: [ObjectIdentifier: (view: WeakView, problem: LayoutProblem)] = [:]
    private var dirty: [UIView] = []
    private var isRunning = false
    /// The views whose places depend on that of a view which does not hold them.
    private var followers: [ObjectIdentifier: [WeakView]] = [:]
    /// By view, what it is put relative to.
    private var relations: [ObjectIdentifier: Relation] = [:]
    private var treeVersion = 0

    private struct WeakView {
        weak var view: UIView?
    }

    private struct Relation {
        weak var view: UIView?
        weak var target: UIView?
    }

    // MARK: What is to be done

    /// Gives a view other instructions; nil for none.
    func place(
        _ view: UIView, _ record: ViewRecord, by specification: LayoutSpecification?, at location: SourceLocation?
    ) {
        retryProblems()
        guard let specification else {
            record.placement?.undo(view)
            if record.placement != nil { dirty += dependents(of: view) }
            record.placement = nil
            return
        }
        if record.placement == nil {
            record.placement = ViewPlacement(specification, location, of: view)
        } else {
            record.placement?.specification = specification
            record.placement?.location = location
        }
        dirty.append(view)
    }

    /// A view shows something else, which may be larger.
    func contentDidChange(of view: UIView, _ record: ViewRecord) {
        if record.placement?.specification.asksForContent == true { dirty.append(view) }
    }

    /// Looks at all views anew.
    func invalidateAll(in dom: NIDOM) {
        dirty += dom.records.compactMap { view, record in
            (record as? ViewRecord)?.placement == nil ? nil : view as? UIView
        }
    }

    /// Where the views are that must be placed once this one has moved or changed its size.
    private func dependents(of view: UIView) -> [UIView] {
        view.subviews + (followers[ObjectIdentifier(view)] ?? []).compactMap(\.view)
    }

    // MARK: Doing it

    /// Puts the views in their places that are marked, and those whose places depend on theirs.
    /// - Returns: those that were somewhere else.
    func run(in dom: NIDOM) -> [UIView] {
        guard !isRunning else { return [] }
        findNewTargets(in: dom)
        guard !dirty.isEmpty else { return [] }
        isRunning = true
        defer { isRunning = false }
        var run = LayoutRun(dom, dirty, cut: Set(problemsByView.keys))
        dirty = []
        run.placeAll { self.dependents(of: $0) }
        for (view, target) in run.relations {
            relations[ObjectIdentifier(view)] = Relation(view: view, target: target)
            if let target { follow(target, view) }
        }
        for (view, problem) in run.problems {
            problemsByView[ObjectIdentifier(view)] = (WeakView(view: view), problem)
        }
        return run.moved
    }

    /// Something is said anew: what was a circle may be none.
    private func retryProblems() {
        guard !problemsByView.isEmpty else { return }
        dirty += problemsByView.values.compactMap(\.view.view)
        problemsByView = [:]
    }

    /// Marks the views whose names for others mean other views now.
    private func findNewTargets(in dom: NIDOM) {
        guard treeVersion != dom.treeVersion else { return }
        treeVersion = dom.treeVersion
        retryProblems()
        for (key, relation) in relations {
            guard let view = relation.view, let record = dom.record(of: view) as? ViewRecord,
                let relative = record.placement?.specification.relative
            else {
                relations[key] = nil
                continue
            }
            let target = relative.view(for: view) { dom.viewById($0) as? UIView }
            if target !== relation.target { dirty.append(view) }
        }
    }

    private func follow(_ target: UIView, _ view: UIView) {
        var views = (followers[ObjectIdentifier(target)] ?? []).filter { $0.view != nil && $0.view !== view }
        views.append(WeakView(view: view))
        followers[ObjectIdentifier(target)] = views
    }
}
