/// An observation of a property of a view. It ends when the object is deallocated.
///
/// This type implements key-value observing on every platform. Foundation on macOS observes only properties that are
/// `@objc dynamic`.
@MainActor package final class PropertyObservation {
    private var compare: ((_ callsHandler: Bool) -> Void)?

    init<Value: Equatable>(of read: @escaping () -> Value, handler: @escaping (_ old: Value, _ new: Value) -> Void) {
        var last = read()
        compare = { callsHandler in
            let (old, new) = (last, read())
            guard old != new else { return }
            last = new
            if callsHandler { handler(old, new) }
        }
    }

    /// Ends the observation.
    package func invalidate() { compare = nil }

    /// Calls the handler if the property has changed.
    func settersDidRun() { compare?(true) }

    /// Updates the stored value after a change that key-value observing does not report.
    func silentSetterDidRun() { compare?(false) }
}

extension UIView {
    /// Calls `handler` after a setter of the view has changed the value that `read` returns.
    ///
    /// As in UIKit, changes by methods such as `setSelected(_:animated:)` are not reported.
    package func observe<Value: Equatable>(
        _ read: @escaping () -> Value, handler: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> PropertyObservation {
        let observation = PropertyObservation(of: read, handler: handler)
        observers.removeAll { $0.observation == nil }
        observers.append(ViewObserver(observation: observation))
        return observation
    }
}

/// A weak reference to an observation of a view.
struct ViewObserver {
    weak var observation: PropertyObservation?
}
