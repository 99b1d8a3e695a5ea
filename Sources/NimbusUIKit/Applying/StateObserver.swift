import CSSEngine
import NimbusCSS

/// Restyles registered views in the next pass after each change of their states.
@MainActor final class StateObserver {
    private unowned let dom: NIDOM
    private var focusEngineTokens: NotificationTokens?

    init(_ dom: NIDOM) {
        self.dom = dom
        focusEngineTokens = observeFocusEngine()
    }

    /// Observes the states of a view until the record ends its observations.
    func observe(_ view: UIView, _ record: ViewRecord) {
        switch view {
        case let control as UIControl:
            record.observations = observe(control, [\.isEnabled, \.isSelected, \.isHighlighted])
            if let field = control as? UITextField {
                record.focusObservers = observeFocus(of: view, in: field, Self.fieldNotifications)
            }
            if control.isTurnedOn != nil { observeValue(of: control, record) }
        case let label as UILabel: record.observations = observe(label, [\.isEnabled, \.isHighlighted])
        // A cell's handler reports all changes, but only before the next layout. Setters are reported at once.
        case let cell as UITableViewCell:
            record.observations = observe(cell, [\.isSelected, \.isHighlighted])
            CellStateObserver.observe(cell, for: dom)
        case let cell as UICollectionViewCell:
            record.observations = observe(cell, [\.isSelected, \.isHighlighted])
            CellStateObserver.observe(cell, for: dom)
        case let view as UIImageView: record.observations = observe(view, [\.isHighlighted])
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

    private func observe<View: UIView>(_ view: View, _ states: [KeyPath<View, Bool>]) -> [StateObservation] {
        let restyle = restyling(view)
        return states.map { observeState($0, of: view, handler: restyle) }
    }

    /// Returns a closure that restyles a view in the next pass.
    private func restyling(_ view: UIView) -> @MainActor @Sendable () -> Void {
        { [weak dom, weak view] in if let view { dom?.setNeedsStyle(view) } }
    }

    /// Observes the setter of a switch and its event, because key-value observing does not report changes by the user.
    private func observeValue(of control: UIControl, _ record: ViewRecord) {
        if let observation = control.observeIsTurnedOn(restyling(control)) { record.observations.append(observation) }
        let restyle = UIAction(identifier: UIAction.Identifier("NimbusCSS.restyle")) { [weak dom] action in
            if let control = action.sender as? UIControl { dom?.setNeedsStyle(control) }
        }
        control.addAction(restyle, for: .valueChanged)
    }

    private static let fieldNotifications = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
    ]

    /// Restyles a view after its field has begun or ended editing.
    private func observeFocus(
        of view: UIView, in field: UIView, _ notifications: [Notification.Name]
    ) -> NotificationTokens {
        let restyle = restyling(view)
        return NotificationTokens(
            notifications.map { name in
                NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
                    MainActor.assumeIsolated { restyle() }
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
                where dom.isRegistered(view) {
                    dom.setNeedsStyle(view)
                }
            }
        }
        return NotificationTokens([token])
    }
}
