import Foundation

/// Counts the setters that are called on the views of a tree and on their layers.
///
/// Only HeadlessUIKit has this, for tests that prove what a restyle touches: attach one to the outermost view with
/// `UIView.setterRecorder`, and every view below it, now and later, notes its calls there. What the toolkit does by
/// itself (autoresizing, a button that arranges its title) is not noted.
public final class SetterRecorder {
    /// The calls in order.
    public private(set) var calls: [SetterCall] = []

    private var silences = 0

    /// A recorder that has noted nothing.
    public init() {}

    /// How many calls there were.
    public var count: Int { calls.count }

    /// How many calls there were of each setter.
    public var countsBySetter: [String: Int] {
        calls.reduce(into: [:]) { $0[$1.setter, default: 0] += 1 }
    }

    /// Forgets all calls.
    public func reset() { calls.removeAll() }

    func note(_ setter: StaticString, on view: ObjectIdentifier) {
        if silences == 0 { calls.append(SetterCall(view: view, name: setter)) }
    }

    func beginSilence() { silences += 1 }
    func endSilence() { silences -= 1 }
}
