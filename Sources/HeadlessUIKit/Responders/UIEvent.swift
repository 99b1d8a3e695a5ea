import Foundation

/// Something that a user did; none happen here.
@MainActor open class UIEvent: NSObject {
    /// An event.
    public override init() {}
}
