import Foundation

/// Records the setters that are called on the views of a tree and on their layers.
///
/// UIKit has no such class. Use it in tests that check which setters a restyle calls: assign it to
/// ``UIView/setterRecorder`` of the outermost view. It also records calls on subviews that are added later. It does not
/// record changes by the toolkit itself, such as autoresizing.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public final class SetterRecorder: SetterObserver {
    /// The calls in order.
    public private(set) var calls: [SetterCall] = []

    private var pauseCount = 0

    /// Creates a recorder without calls.
    public init() {}

    /// The number of calls.
    public var count: Int { calls.count }

    /// The number of calls of each setter.
    public var countsBySetter: [String: Int] {
        calls.reduce(into: [:]) { $0[$1.setter, default: 0] += 1 }
    }

    /// Discards all calls.
    public func reset() { calls.removeAll() }

    func recordSetter(_ setter: StaticString, on view: ObjectIdentifier) {
        if pauseCount == 0 { calls.append(SetterCall(view: view, name: setter)) }
    }

    func pauseRecording() { pauseCount += 1 }
    func resumeRecording() { pauseCount -= 1 }
}

/// Receives the setters that are called on a view. Layers store their recorder as this protocol, because stored properties
/// cannot have a type that a platform does not have.
protocol SetterObserver: AnyObject {
    func recordSetter(_ setter: StaticString, on view: ObjectIdentifier)
    func pauseRecording()
    func resumeRecording()
}
