import Foundation

/// The shadow of text.
open class NSShadow: NSObject {
    // The first stored property: see `CoreFoundationType`.
    private let coreFoundationType = CoreFoundationType()

    /// The offset of the shadow, in points to the right and down.
    open var shadowOffset = CGSize.zero
    /// The blur radius, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour of the shadow, as a `UIColor`.
    open var shadowColor: Any?

    /// Creates a shadow without an offset, a blur and a colour.
    public override init() {}

    /// Returns whether two shadows are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? NSObject) == (other.shadowColor as? NSObject)
    }

    /// A hash value that is the same for equal shadows.
    open override var hash: Int { (shadowColor as? NSObject)?.hash ?? 0 }
}
