/// An observation of a property of a view. It ends when the object is deallocated.
///
/// It is the mechanism of key-value observing here, on every platform: Foundation's on macOS observes only properties
/// that are `@objc dynamic`.
@MainActor package final class PropertyObservation {
    private var compare: ((_ tellsHandler: Bool) -> Void)?

    init<Value: Equatable>(of read: @escaping () -> Value, handler: @escaping (_ old: Value, _ new: Value) -> Void) {
        var last = read()
        compare = { tellsHandler in
            let (old, new) = (last, read())
            guard old != new else { return }
            last = new
            if tellsHandler { handler(old, new) }
        }
    }

    /// Ends the observation.
    package func invalidate() { compare = nil }

    /// Calls the handler if the property has changed.
    func settersDidRun() { compare?(true) }

    /// Takes over a change that key-value observing does not report.
    func silentSetterDidRun() { compare?(false) }
}

extension UIView {
    /// Calls `handler` after a setter of this view has changed the value that `read` returns.
    ///
    /// Changes by methods such as `setSelected(_:animated:)` are not reported, as with UIKit.
    package func observe<Value: Equatable>(
        _ read: @escaping () -> Value, handler: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> PropertyObservation {
        let observation = PropertyObservation(of: read, handler: handler)
        observers.removeAll { $0.observation == nil }
        observers.append(ViewObserver(observation: observation))
        return observation
    }
}

/// An entry in a view's list of observations.
struct ViewObserver {
    weak var observation: PropertyObservation?
}
