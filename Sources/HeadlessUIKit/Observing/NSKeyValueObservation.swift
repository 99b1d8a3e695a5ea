#if !canImport(ObjectiveC)
import Foundation

/// Keeps watching a property for as long as it is kept.
@MainActor public final class NSKeyValueObservation: NSObject {
    private var check: (() -> Void)?

    init(_ check: @escaping () -> Void) {
        self.check = check
    }

    /// Stops watching.
    public func invalidate() { check = nil }

    /// Tells of the property, if it has changed.
    func notice() { check?() }
}
#endif
