import CSSEngine
import NimbusCSS

/// Restyles registered views in the next pass after each change of a state that a selector tests.
///
/// Also restyles buttons that are sized to fit their content, because the content depends on the state.
@MainActor final class StateObserver {
    private unowned let dom: NIDOM
    private let styles: ViewStyles
    /// The states that selectors tested by the end of the last pass. All views are observed for these states.
    private var observedStates: NIStyleState = []
    private var focusEngineTokens: NotificationTokens?
    /// Restyles a view in the next pass. All observations share this closure.
    private let restyle: @MainActor @Sendable (UIView) -> Void

    init(_ dom: NIDOM) {
        self.dom = dom
        styles = dom.styles
        restyle = { [weak dom] view in dom?.setNeedsStyle(view) }
        focusEngineTokens = observeFocusEngine()
    }

    /// Observes all registered views for states that no rule tested before. Restyles the views whose state differs from
    /// the state that their style was computed for.
    func observeNewStates(of records: @autoclosure () -> [(view: UIView, record: ViewRecord)]) {
        let states = styles.testedStates
        if observedStates.isSuperset(of: states) { return }
        observedStates.formUnion(states)
        for (view, record) in records() where !record.observedStates.isSuperset(of: states) {
            observe(view, record)
            restyleIfOutdated(view)
        }
    }

    /// Observes the states of a view that were not observed so far. Restyles the view if one of them has changed since the
    /// engine has read it.
    func update(_ view: UIView, _ record: ViewRecord) {
        let former = record.observedStates
        observe(view, record)
        if record.observedStates != former { restyleIfOutdated(view) }
    }

    private func restyleIfOutdated(_ view: UIView) {
        if let node = dom.registry.node(of: view), dom.hasOutdatedStates(node) { dom.setNeedsStyle(view) }
    }

    /// Observes the states of a newly registered view. The observations end with `ViewRecord.endObservations()`.
    func didRegister(_ view: UIView, _ record: ViewRecord) {
        observe(view, record)
        switch view {
        case let control as UIControl:
            if let field = control as? UITextField {
                record.focusObservers = observeFocus(of: view, in: field, Self.fieldNotifications)
                observeEvent(.editingChanged, of: field)
            }
            if control.isTurnedOn != nil { observeValue(of: control, record) }
        case let cell as UITableViewCell: CellStateObserver.observe(cell, for: dom)
        case let cell as UICollectionViewCell: CellStateObserver.observe(cell, for: dom)
        case let text as UITextView:
            record.focusObservers = observeFocus(
                of: text, in: text,
                [UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification])
        case let bar as UISearchBar:
            if let field = bar.field {
                record.focusObservers = observeFocus(of: bar, in: field, Self.fieldNotifications)
            }
        default: break
        }
    }

    /// Observes the states of a view that selectors test now or have tested, except states that are observed already.
    private func observe(_ view: UIView, _ record: ViewRecord) {
        var states = styles.testedStates.union(observedStates)
        if view is UIButton, record.plan?.frameRules?.asksForContent == true { states.formUnion(.ofControls) }
        states.subtract(record.observedStates)
        if states.isDisjoint(with: .ofControls) { return }
        switch view {
        case let control as UIControl:
            observe(
                control, record, states,
                [(.disabled, \.isEnabled), (.selected, \.isSelected), (.highlighted, \.isHighlighted)])
        case let label as UILabel:
            observe(label, record, states, [(.disabled, \.isEnabled), (.highlighted, \.isHighlighted)])
        // A cell's handler reports all changes, but only before the next layout. Setters are reported at once.
        case let cell as UITableViewCell:
            observe(cell, record, states, [(.selected, \.isSelected), (.highlighted, \.isHighlighted)])
        case let cell as UICollectionViewCell:
            observe(cell, record, states, [(.selected, \.isSelected), (.highlighted, \.isHighlighted)])
        case let view as UIImageView: observe(view, record, states, [(.highlighted, \.isHighlighted)])
        default: break
        }
        record.observedStates.formUnion(states)
    }

    private func observe<View: UIView>(
        _ view: View, _ record: ViewRecord, _ states: NIStyleState, _ paths: [(NIStyleState, KeyPath<View, Bool>)]
    ) {
        for (state, path) in paths where states.contains(state) {
            record.observations.append(observeState(path, named: state.setter, of: view, handler: restyle))
        }
    }

    /// Observes the setter and the event of a switch or similar control, because key-value observing does not report
    /// changes by the user.
    private func observeValue(of control: UIControl, _ record: ViewRecord) {
        if let observation = control.observeIsTurnedOn(restyle) { record.observations.append(observation) }
        observeEvent(.valueChanged, of: control)
    }

    /// Restyles a control after each event. Registering the control again replaces the action.
    private func observeEvent(_ event: UIControl.Event, of control: UIControl) {
        let action = UIAction(identifier: UIAction.Identifier("NimbusCSS.restyle")) { [restyle] action in
            if let control = action.sender as? UIControl { restyle(control) }
        }
        control.addAction(action, for: event)
    }

    private static let fieldNotifications = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
    ]

    /// Restyles a view after its field has begun or ended editing.
    private func observeFocus(
        of view: UIView, in field: UIView, _ notifications: [Notification.Name]
    ) -> NotificationTokens {
        NotificationTokens(
            notifications.map { name in
                NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
                    [restyle, weak view] _ in
                    MainActor.assumeIsolated { if let view { restyle(view) } }
                }
            })
    }

    /// Restyles the registered views between which the focus engine moves the focus.
    private func observeFocusEngine() -> NotificationTokens {
        let key = UIFocusSystem.focusUpdateContextUserInfoKey
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
        ) { [weak dom] notification in
            // UIKit posts the notification on the main thread.
            nonisolated(unsafe) let context = notification.userInfo?[key]
            MainActor.assumeIsolated {
                guard let dom, let context = context as? UIFocusUpdateContext else { return }
                for case let view? in [context.previouslyFocusedView, context.nextFocusedView]
                where dom.registry.isRegistered(view) {
                    dom.setNeedsStyle(view)
                }
            }
        }
        return NotificationTokens([token])
    }
}

extension NIStyleState {
    /// The states with a setter in UIKit.
    fileprivate static let ofControls: NIStyleState = [.disabled, .selected, .highlighted]

    /// The name of the view's property for one of these states.
    fileprivate var setter: StaticString {
        if self == .disabled { return "isEnabled" }
        return self == .selected ? "isSelected" : "isHighlighted"
    }
}
