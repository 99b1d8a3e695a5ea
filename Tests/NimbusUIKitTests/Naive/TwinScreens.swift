import CSSEngine
import NimbusCSS

@testable import NimbusUIKit

/// Two screens with the same views: one is styled by `NIDOM`, the other by a ``NaiveDOM``.
@MainActor final class TwinScreens {
    /// A window with its views.
    @MainActor private struct Screen {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let views: [UIView]
        let setters = SetterLog()

        init(_ specifications: [ScreenCase.View]) {
            views = specifications.enumerated().map { index, specification in
                let view = SampleViews.kinds[specification.kind](["Go", "Two words"][index % 2])
                view.frame = CGRect(x: 7 * index, y: 11 * index, width: 40 + index, height: 30)
                return view
            }
            for (view, specification) in zip(views, specifications) {
                (specification.superview.map { views[$0] } ?? window).addSubview(view)
            }
            for view in views { setters.record(view) }
        }

        /// Returns whether the view is moved.
        func insert(_ number: Int, into container: Int?, at index: Int) -> Bool {
            let (view, superview) = (views[number], container.map { views[$0] } ?? window)
            guard !superview.isDescendant(of: view) else { return false }
            // A DOM inserts invisible subviews, which do not count.
            let siblings = superview.ownSubviews.filter { $0 !== view }
            if index < siblings.count {
                superview.insertSubview(view, belowSubview: siblings[index])
            } else {
                superview.addSubview(view)
            }
            setters.record(view)
            return true
        }

        func remove(_ number: Int) {
            views[number].removeFromSuperview()
            setters.record(views[number])
        }
    }

    private let screenCase: ScreenCase
    private let fast: Screen
    private let naive: Screen
    private let stylesheet = NIStylesheet(properties: SampleViews.properties)
    private let dom: NIDOM
    private let naiveDOM: NaiveDOM

    init(_ screenCase: ScreenCase) {
        self.screenCase = screenCase
        fast = Screen(screenCase.views)
        naive = Screen(screenCase.views)
        let css = screenCase.rules.joined(separator: "\n")
        stylesheet.load(text: css)
        dom = NIDOM(stylesheet: stylesheet)
        dom.viewEffects = SampleViews.viewEffects
        dom.coalescesChanges = screenCase.coalescesChanges
        naiveDOM = NaiveDOM(css)
        naiveDOM.environment = dom.environment
    }

    /// Makes all changes. Returns a description of the first difference, or `nil` if there is none.
    func play() -> String? {
        for (number, view) in screenCase.views.enumerated() {
            if let classes = view.classes { make(.register(number, classes)) }
        }
        pass()
        if let difference = difference() { return "at first: \(difference)" }
        for (index, changes) in screenCase.rounds.enumerated() {
            for change in changes { make(change) }
            pass()
            if let difference = difference() { return "after round \(index): \(difference)" }
        }
        return nil
    }

    private func pass() {
        dom.styleIfNeeded()
        naiveDOM.pass()
    }

    // MARK: Changes

    private func make(_ change: ScreenChange) {
        makeWithoutPass(change)
        if !screenCase.coalescesChanges { pass() }
    }

    private func makeWithoutPass(_ change: ScreenChange) {
        switch change {
        case .register(let number, let classes):
            let id = screenCase.views[number].id
            dom.register(fast.views[number], withCSSClass: classes.joined(separator: " "), andId: id)
            naiveDOM.register(naive.views[number], classes, id: id)
        case .unregister(let number):
            dom.unregister(fast.views[number])
            naiveDOM.unregister(naive.views[number])
        case .setClasses(let number, let classes):
            dom.setCssClass(classes.joined(separator: " "), of: fast.views[number])
            naiveDOM.setClasses(classes, of: naive.views[number])
        case .toggleClass(let number, let name): toggle(name, number)
        case .setStyle(let number, let declarations):
            dom.setStyle(declarations, of: fast.views[number])
            naiveDOM.setStyle(declarations, of: naive.views[number])
        case .setInk(let number, let color):
            dom.setCustomProperty("--ink", to: color, of: fast.views[number])
            naiveDOM.setInk(color, of: naive.views[number])
        case .insert(let number, let container, let index):
            guard naive.insert(number, into: container, at: index) else { return }
            _ = fast.insert(number, into: container, at: index)
            didMove(number)
        case .remove(let number):
            fast.remove(number)
            naive.remove(number)
            didMove(number)
        case .setStates(let number, let isEnabled, let isSelected, let isHighlighted):
            for view in [fast.views[number], naive.views[number]] {
                view.setStates(isEnabled: isEnabled, isSelected: isSelected, isHighlighted: isHighlighted)
            }
            naiveDOM.read(naive.views[number])
        case .overrideScheme(let number, let style):
            // The DOM observes registered views.
            guard naiveDOM.isRegistered(naive.views[number]) else { return }
            fast.views[number].overrideUserInterfaceStyle = style
            naive.views[number].overrideUserInterfaceStyle = style
        case .set(let number, let setter):
            setter.call(on: fast.views[number])
            setter.call(on: naive.views[number])
        case .load(let rules):
            let css = rules.joined(separator: "\n")
            stylesheet.load(text: css)
            naiveDOM.css = css
            makeWithoutPass(.refresh(reapplying: false))
        case .setColorScheme(let colorScheme): changeEnvironment { $0.colorScheme = colorScheme }
        case .setTextScale(let scale): changeEnvironment { $0.textScale = scale }
        case .setLayoutDirection(let direction): changeEnvironment { $0.layoutDirection = direction }
        case .setWidth(let width): changeEnvironment { $0.width = width }
        case .rotate: changeEnvironment { ($0.width, $0.height) = ($0.height, $0.width) }
        case .refresh(let reapplying):
            dom.refresh(reapplying: reapplying)
            if reapplying {
                naiveDOM.pass()
                naiveDOM.reapplyAll()
            }
            naiveDOM.pass()
        }
    }

    private func toggle(_ name: String, _ number: Int) {
        let view = naive.views[number]
        guard naiveDOM.isRegistered(view) else { return }
        let classes = naiveDOM.classes(of: view)
        if classes.contains(name) {
            dom.removeCssClass(name, from: fast.views[number])
            naiveDOM.setClasses(classes.filter { $0 != name }, of: view)
        } else {
            dom.addCssClass(name, to: fast.views[number])
            naiveDOM.setClasses(classes + [name], of: view)
        }
    }

    private func changeEnvironment(_ change: (inout CSS.Environment) -> Void) {
        change(&dom.environment)
        change(&naiveDOM.environment)
    }

    /// Has the DOM find the new position of a view. If the view is not registered, those of the views inside it.
    private func didMove(_ number: Int) {
        let moved = fast.views[number]
        let isRegistered = dom.registry.isRegistered(moved)
        dom.performBatchUpdates {
            for (view, twin) in zip(fast.views, naive.views)
            where view === moved || !isRegistered && view.isDescendant(of: moved) {
                dom.refreshView(view)
                naiveDOM.read(twin)
            }
        }
    }

    // MARK: Comparing

    /// Compares the setters that both DOMs have called since the last comparison, and the values of all views.
    private func difference() -> String? {
        let (calls, expected) = (fast.setters.take(of: fast.views), naive.setters.take(of: naive.views))
        for number in fast.views.indices where calls[number] != expected[number] {
            return "setters of view \(number): \(calls[number]), expected \(expected[number])"
        }
        for (number, (view, twin)) in zip(fast.views, naive.views).enumerated() {
            for effect in SampleViews.effects where effect.isOn(view) && effect.hasValue(on: twin) {
                let (value, expected) = (effect.get(view), effect.get(twin))
                if !value.looks(like: expected) {
                    return "\(effect.name) of view \(number) is \(value), expected \(expected)"
                }
            }
        }
        return nil
    }
}

/// The setters that are called on some views. UIKit does not record them, so that the log stays empty with UIKit.
@MainActor private final class SetterLog {
    #if canImport(HeadlessUIKit)
    private let recorder = SetterRecorder()
    #endif

    /// The setter by which a DOM observes a cell.
    private static let ignored = "configurationUpdateHandler"

    /// Records the setters of a view and of the views inside it.
    func record(_ view: UIView) {
        #if canImport(HeadlessUIKit)
        view.setterRecorder = recorder
        #endif
    }

    /// Returns the calls of each view and of its title label in alphabetical order, and discards them.
    func take(of views: [UIView]) -> [[String]] {
        #if canImport(HeadlessUIKit)
        let calls = recorder.calls
        recorder.reset()
        return views.map { view in
            let label = (view as? UIButton)?.titleLabel
            return calls.filter { call in
                [view, label].contains { $0.map { ObjectIdentifier($0) } == call.view }
            }.map(\.setter).filter { $0 != Self.ignored }.sorted()
        }
        #else
        return views.map { _ in [] }
        #endif
    }
}
