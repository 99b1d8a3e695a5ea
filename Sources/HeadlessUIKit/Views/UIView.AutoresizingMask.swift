extension UIView {
    /// Which distances give when the superview changes its size.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// The set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The one from the left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The one from the right.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The one from the top.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The one from the bottom.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}
