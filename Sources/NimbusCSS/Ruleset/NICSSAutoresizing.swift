/// What follows when the superview changes its size; the same bits as UIKit's.
public struct NICSSAutoresizing: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The distance to the left edge.
    public static let leftMargin = NICSSAutoresizing(rawValue: 1)
    /// The width.
    public static let width = NICSSAutoresizing(rawValue: 2)
    /// The distance to the right edge.
    public static let rightMargin = NICSSAutoresizing(rawValue: 4)
    /// The distance to the upper edge.
    public static let topMargin = NICSSAutoresizing(rawValue: 8)
    /// The height.
    public static let height = NICSSAutoresizing(rawValue: 16)
    /// The distance to the lower edge.
    public static let bottomMargin = NICSSAutoresizing(rawValue: 32)

    /// The distances to all four edges.
    public static let margins: NICSSAutoresizing = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
    /// Width and height.
    public static let dimensions: NICSSAutoresizing = [.width, .height]
}
