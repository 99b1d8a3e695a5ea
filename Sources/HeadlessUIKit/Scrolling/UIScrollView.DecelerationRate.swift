import Foundation

extension UIScrollView {
    /// A rate at which scrolling slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: CGFloat

        /// Creates a rate from its raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The default rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast rate.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
