import Foundation

/// An object that can respond to events, such as a view or a view controller.
@MainActor open class UIResponder: NSObject {
    private(set) var isResponding = false

    /// Creates a responder.
    public override init() {}

    /// The next responder in the chain, which receives the events that this responder does not handle. `nil` if there
    /// is none.
    open var next: UIResponder? { nil }

    /// Whether the object can become the first responder. The default is `false`.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object can give up the first responder status. The default is `true`.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object is the first responder, which receives keyboard events.
    open var isFirstResponder: Bool { isResponding }

    /// Makes the object the first responder. Returns `false` if the object cannot become the first responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        isResponding = true
        return true
    }

    /// Gives up the first responder status. Returns `false` if the object cannot give up the status.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        isResponding = false
        return true
    }
}
