import Foundation

extension UIFont {
    /// The thickness of the strokes of a font.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The raw value, from -1 to 1. 0 is regular.
        public let rawValue: CGFloat

        /// Creates a weight from a value from -1 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight from a value from -1 to 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The weight 100 of CSS.
        public static let ultraLight = Weight(-0.8)
        /// The weight 200 of CSS.
        public static let thin = Weight(-0.6)
        /// The weight 300 of CSS.
        public static let light = Weight(-0.4)
        /// The weight 400 of CSS.
        public static let regular = Weight(0)
        /// The weight 500 of CSS.
        public static let medium = Weight(0.23)
        /// The weight 600 of CSS.
        public static let semibold = Weight(0.3)
        /// The weight 700 of CSS.
        public static let bold = Weight(0.4)
        /// The weight 800 of CSS.
        public static let heavy = Weight(0.56)
        /// The weight 900 of CSS.
        public static let black = Weight(0.62)

        static let ascending: [Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        /// The nearest weight in CSS and OpenType, from 100 to 900.
        var hundreds: Int {
            let distances = Self.ascending.map { abs($0.rawValue - rawValue) }
            let nearest = distances.indices.min { distances[$0] < distances[$1] }
            return ((nearest ?? 3) + 1) * 100
        }

        /// Creates the weight that is nearest to a weight of CSS, from 100 to 900.
        init(hundreds: Int) {
            self = Self.ascending[min(max((hundreds + 50) / 100, 1), 9) - 1]
        }
    }
}
