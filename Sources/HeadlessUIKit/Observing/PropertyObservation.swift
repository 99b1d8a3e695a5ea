/// An observation of a property of a view. It ends when the object is deallocated.
///
/// This type implements key-value observing on every platform. Foundation on macOS observes only properties that are
/// `@objc dynamic`.
@MainActor package final class PropertyObservation {
    private nonisolated(unsafe) let listener: SetterListener

    fileprivate init(_ listener: SetterListener) {
        self.listener = listener
    }

    deinit { listener.handler = nil }

    /// Ends the observation.
    package func invalidate() { listener.handler = nil }
}

/// What a view calls after a setter on behalf of an observation.
///
/// The view holds the listener instead of a weak reference to the observation, because weak references are slow and
/// setters are called often.
private final class SetterListener {
    /// `nil` after the end of the observation.
    nonisolated(unsafe) var handler: ((_ isSilent: Bool) -> Void)?

    init(_ handler: @escaping (_ isSilent: Bool) -> Void) {
        self.handler = handler
    }
}

/// An observer of a view.
struct ViewObserver {
    /// The name of the observed property. `nil` for a property whose name is not known, which every setter can change.
    let property: StaticString?
    fileprivate let listener: SetterListener
}

/// A set of setters that may contain more than it was made of.
///
/// The set is the lengths of the names, so that a setter looks at the names of observed properties only if one is as
/// long as its own.
struct SetterFilter {
    private var lengths: UInt64 = 0

    /// Creates an empty set.
    init() {}

    /// Creates a set of setters. `nil` stands for all setters.
    init(_ setters: [StaticString?]) {
        for setter in setters { lengths |= setter.map(Self.length) ?? .max }
    }

    @inline(__always) func mayContain(_ setter: StaticString) -> Bool { lengths & Self.length(of: setter) != 0 }

    /// Returns the length of a name as a bit.
    @inline(__always) private static func length(of setter: StaticString) -> UInt64 {
        1 << UInt64(truncatingIfNeeded: setter.utf8CodeUnitCount & 63)
    }
}

extension UIView {
    /// Calls `handler` after each call of a property's setter, or of any setter if `property` is `nil`.
    ///
    /// As in UIKit, changes by methods such as `setSelected(_:animated:)` are not reported.
    package func observe(_ property: StaticString?, handler: @escaping @MainActor () -> Void) -> PropertyObservation {
        addListener(to: property) { isSilent in if !isSilent { handler() } }
    }

    /// Calls `handler` after a setter of the view has changed the value that `read` returns.
    func observe<Value: Equatable>(
        _ read: @escaping () -> Value, handler: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> PropertyObservation {
        var last = read()
        return addListener(to: nil) { isSilent in
            let (old, new) = (last, read())
            guard old != new else { return }
            last = new
            if !isSilent { handler(old, new) }
        }
    }

    private func addListener(
        to property: StaticString?, _ handler: @escaping (_ isSilent: Bool) -> Void
    ) -> PropertyObservation {
        let listener = SetterListener(handler)
        observers.removeAll { $0.listener.handler == nil }
        observers.append(ViewObserver(property: property, listener: listener))
        return PropertyObservation(listener)
    }

    /// Notifies the observers of a property, and those that observe all setters.
    func notifyObservers(of setter: StaticString, isSilent: Bool) {
        var hasEnded = false
        for observer in observers where observer.property.map({ $0.isEqual(to: setter) }) ?? true {
            if let handler = observer.listener.handler { handler(isSilent) } else { hasEnded = true }
        }
        if hasEnded { observers.removeAll { $0.listener.handler == nil } }
    }
}

extension StaticString {
    fileprivate func isEqual(to other: StaticString) -> Bool {
        guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
        return utf8Start == other.utf8Start
            || UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount).elementsEqual(
                UnsafeBufferPointer(start: other.utf8Start, count: utf8CodeUnitCount))
    }
}
