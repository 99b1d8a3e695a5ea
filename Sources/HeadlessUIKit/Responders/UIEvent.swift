import Foundation

/// A user interaction. HeadlessUIKit creates no events.
@MainActor open class UIEvent: NSObject {
    /// Creates an event.
    public override init() {}
}
