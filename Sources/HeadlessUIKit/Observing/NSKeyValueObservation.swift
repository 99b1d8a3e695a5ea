#if !canImport(ObjectiveC)
import Foundation

/// An observation of a property. The observation ends when the object is deallocated.
@MainActor public final class NSKeyValueObservation: NSObject {
    private let observation: PropertyObservation

    init(_ observation: PropertyObservation) {
        self.observation = observation
    }

    /// Ends the observation.
    public func invalidate() { observation.invalidate() }
}
#endif
