#if !canImport(ObjectiveC)
import Foundation

/// A view whose properties can be observed.
@MainActor public protocol KeyValueObserving: UIView {}

extension UIView: KeyValueObserving {}

extension KeyValueObserving {
    /// Calls `changeHandler` whenever a setter changes the property. The observation ends when the returned object is
    /// deallocated.
    ///
    /// Changes that UIKit makes by itself are not reported, for example the resizing of subviews.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation where Value: Equatable {
        func change(_ new: Value, from old: Value?) -> NSKeyValueObservedChange<Value> {
            NSKeyValueObservedChange(
                newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
                isPrior: false)
        }
        let read = { [unowned self] in self[keyPath: keyPath] }
        let observation = observe(read) { [unowned self] old, new in changeHandler(self, change(new, from: old)) }
        if options.contains(.initial) { changeHandler(self, change(read(), from: nil)) }
        return NSKeyValueObservation(observation)
    }
}
#endif
