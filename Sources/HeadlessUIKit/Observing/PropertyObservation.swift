/// An observation of a property of a view. The observation ends when the object is deallocated.
///
/// This type implements key-value observing on every platform. Foundation on macOS observes only properties that are
/// `@objc dynamic`.
@MainActor package final class PropertyObservation {
    fileprivate enum Handler {
        /// Called after each setter that is not silent.
        case notify(@MainActor (UIView) -> Void)
        /// Called after each setter, to compare values.
        case compare((_ isSilent: Bool) -> Void)
        case none
    }

    // The view and the observations of a view form a list. The references are unowned, because weak references are
    // slow. Views and observations leave the list before they are deallocated.
    //
    // The owner of an observation can release it on any thread at any time, so that a method of the list can have the last
    // reference. Keep it until the assignment ends, because the deinitialiser changes the list as well.
    fileprivate nonisolated(unsafe) unowned(unsafe) var view: UIView?
    fileprivate nonisolated(unsafe) unowned(unsafe) var next: PropertyObservation?
    private nonisolated(unsafe) var handler: Handler
    /// The name of the observed property. Empty if the name is unknown, because every setter can then change the
    /// property.
    fileprivate nonisolated(unsafe) let property: UnsafeBufferPointer<UInt8>

    fileprivate init(of property: StaticString, in view: UIView, _ handler: Handler) {
        self.property = UnsafeBufferPointer(start: property.utf8Start, count: property.utf8CodeUnitCount)
        self.handler = handler
        self.view = view
        next = view.firstObservation
        view.firstObservation = self
    }

    // On the main thread for the same reason as the deinit of UIView.
    #if os(Linux) && compiler(>=6.2)
    isolated deinit { view?.remove(self) }
    #else
    deinit { view?.remove(self) }
    #endif

    /// Ends the observation.
    package func invalidate() {
        view?.remove(self)
        handler = .none
    }

    fileprivate func isAffected(by setter: StaticString) -> Bool {
        property.isEmpty
            || property.count == setter.utf8CodeUnitCount
                && (property.baseAddress == setter.utf8Start
                    || property.elementsEqual(UnsafeBufferPointer(start: setter.utf8Start, count: property.count)))
    }

    fileprivate func setterDidRun(isSilent: Bool) {
        switch handler {
        case .notify(let handler): if !isSilent, let view { handler(view) }
        case .compare(let compare): compare(isSilent)
        case .none: break
        }
    }
}

/// An approximate set of setters, which can contain setters that were not inserted.
///
/// The filter stores only the lengths of the names. A setter compares its name with the names of observed properties
/// only if one of the names has the same length.
struct SetterFilter {
    /// The filter that contains all setters.
    static let all = SetterFilter(lengths: .max)

    private var lengths: UInt64 = 0

    /// Creates an empty set.
    init() {}

    private init(lengths: UInt64) { self.lengths = lengths }

    /// Inserts setters with a name of a length.
    mutating func insert(length: Int) { lengths |= Self.bit(length) }

    @inline(__always) func mayContain(_ setter: StaticString) -> Bool {
        lengths & Self.bit(setter.utf8CodeUnitCount) != 0
    }

    @inline(__always) private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: length & 63) }
}

extension UIView {
    /// Calls `handler` with the view after each call of a property's setter, or of any setter if `property` is empty.
    ///
    /// As in UIKit, changes by methods such as `setSelected(_:animated:)` are not reported.
    package func observe(_ property: StaticString, handler: @escaping @MainActor (UIView) -> Void)
        -> PropertyObservation
    {
        addObservation(of: property, .notify(handler))
    }

    /// Calls `handler` after a setter of the view has changed the value that `read` returns.
    func observe<Value: Equatable>(
        _ read: @escaping () -> Value, handler: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> PropertyObservation {
        var last = read()
        return addObservation(
            of: "",
            .compare { isSilent in
                let (old, new) = (last, read())
                guard old != new else { return }
                last = new
                if !isSilent { handler(old, new) }
            })
    }

    private func addObservation(
        of property: StaticString, _ handler: PropertyObservation.Handler
    ) -> PropertyObservation {
        let observation = PropertyObservation(of: property, in: self, handler)
        report(to: observation)
        return observation
    }

    /// Notifies the observers of a property and the observers of all setters.
    func notifyObservers(of setter: StaticString, isSilent: Bool) {
        // The affected observations are collected first, because handlers can end observations.
        var affected: [PropertyObservation] = []
        var next = firstObservation
        while let observation = next {
            if observation.isAffected(by: setter) { affected.append(observation) }
            next = observation.next
        }
        for observation in affected.reversed() { observation.setterDidRun(isSilent: isSilent) }
    }

    /// Updates the set of reported setters after a change of the recorder or the end of observations.
    nonisolated func reportedSettersDidChange() {
        reportedSetters = ownLayer.recorder == nil ? SetterFilter() : .all
        var next = firstObservation
        while let observation = next {
            report(to: observation)
            next = observation.next
        }
    }

    private nonisolated func report(to observation: PropertyObservation) {
        if observation.property.isEmpty {
            reportedSetters = .all
        } else {
            reportedSetters.insert(length: observation.property.count)
        }
    }

    /// Removes an observation from the list of the view.
    fileprivate nonisolated func remove(_ observation: PropertyObservation) {
        let following = observation.next
        if firstObservation === observation {
            firstObservation = following
        } else {
            var previous = firstObservation
            while let current = previous, current.next !== observation { previous = current.next }
            previous?.next = following
        }
        observation.view = nil
        observation.next = nil
        reportedSettersDidChange()
    }

    /// Removes all observations from the list of the view.
    nonisolated func removeObservations() {
        while let observation = firstObservation {
            let following = observation.next
            firstObservation = following
            observation.view = nil
            observation.next = nil
        }
    }
}
