#if !canImport(ObjectiveC)
import Foundation

/// What has properties that can be watched.
@MainActor public protocol KeyValueObserving: UIView {}

extension UIView: KeyValueObserving {}

extension KeyValueObserving {
    /// Calls `changeHandler` whenever the app gives the property another value; ends with what it returns.
    ///
    /// As on Apple's platforms; changes that the toolkit makes by itself, as when a superview is resized, are not told.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation where Value: Equatable {
        func change(_ new: Value, from old: Value?) -> NSKeyValueObservedChange<Value> {
            NSKeyValueObservedChange(
                newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
                isPrior: false)
        }
        var last = self[keyPath: keyPath]
        let observation = NSKeyValueObservation { [weak self] in
            guard let self else { return }
            let (old, new) = (last, self[keyPath: keyPath])
            if old == new { return }
            last = new
            changeHandler(self, change(new, from: old))
        }
        observers.removeAll { $0.observation == nil }
        observers.append(ViewObserver(observation: observation))
        if options.contains(.initial) { changeHandler(self, change(last, from: nil)) }
        return observation
    }
}
#endif
