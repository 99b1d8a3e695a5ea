import Foundation

/// A shadow of text.
open class NSShadow: NSObject {
    /// Where the shadow falls, in points to the right and down.
    open var shadowOffset = CGSize.zero
    /// How far its edge is blurred, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour, a `UIColor`.
    open var shadowColor: Any?

    /// A shadow that is not seen.
    public override init() {}
}
