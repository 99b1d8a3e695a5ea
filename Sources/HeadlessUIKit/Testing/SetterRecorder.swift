import Foundation

/// Records the calls of setters on the views of a tree and on their layers.
///
/// UIKit has no such class. Tests use a recorder to check which setters a restyle calls. Assign the recorder to
/// ``UIView/setterRecorder`` of the outermost view. The recorder includes subviews that are added later. Changes by the
/// toolkit itself, such as autoresizing, are not recorded.
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

/// Receives the calls of setters on a view. Layers store their recorder as this protocol, because a stored property
/// cannot have a type that is unavailable on a platform.
protocol SetterObserver: AnyObject {
    func recordSetter(_ setter: StaticString, on view: ObjectIdentifier)
    func pauseRecording()
    func resumeRecording()
}
