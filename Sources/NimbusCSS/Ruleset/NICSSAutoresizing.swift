/// The parts of a view's frame that change when its superview is resized. The bits are those of
/// `UIView.AutoresizingMask`.
public struct NICSSAutoresizing: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// Creates a set from its raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The distance to the superview's left edge.
    public static let leftMargin = NICSSAutoresizing(rawValue: 1)
    /// The width.
    public static let width = NICSSAutoresizing(rawValue: 2)
    /// The distance to the superview's right edge.
    public static let rightMargin = NICSSAutoresizing(rawValue: 4)
    /// The distance to the superview's top edge.
    public static let topMargin = NICSSAutoresizing(rawValue: 8)
    /// The height.
    public static let height = NICSSAutoresizing(rawValue: 16)
    /// The distance to the superview's bottom edge.
    public static let bottomMargin = NICSSAutoresizing(rawValue: 32)

    /// The distances to all four edges.
    public static let margins: NICSSAutoresizing = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
    /// The width and the height.
    public static let dimensions: NICSSAutoresizing = [.width, .height]
}
