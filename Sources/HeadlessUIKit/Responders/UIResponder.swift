import Foundation

/// What events go to: views and their controllers.
@MainActor open class UIResponder: NSObject {
    private(set) var isResponding = false

    /// A responder that events do not go to yet.
    public override init() {}

    /// What gets the events that this one does not take.
    open var next: UIResponder? { nil }

    /// Whether keys may go to this one.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether keys may go elsewhere.
    open var canResignFirstResponder: Bool { true }
    /// Whether keys go to this one.
    open var isFirstResponder: Bool { isResponding }

    /// Lets keys go to this one; false where it does not take them.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        isResponding = true
        return true
    }

    /// Lets keys go elsewhere.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        isResponding = false
        return true
    }
}
