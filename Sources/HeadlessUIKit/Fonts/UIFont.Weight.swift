import Foundation

extension UIFont {
    /// How thick the strokes of a font are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1 to 1; 0 is regular.
        public let rawValue: CGFloat

        /// The weight of this value, from -1 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The weight of this value, from -1 to 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// 100 in CSS.
        public static let ultraLight = Weight(-0.8)
        /// 200 in CSS.
        public static let thin = Weight(-0.6)
        /// 300 in CSS.
        public static let light = Weight(-0.4)
        /// 400 in CSS.
        public static let regular = Weight(0)
        /// 500 in CSS.
        public static let medium = Weight(0.23)
        /// 600 in CSS.
        public static let semibold = Weight(0.3)
        /// 700 in CSS.
        public static let bold = Weight(0.4)
        /// 800 in CSS.
        public static let heavy = Weight(0.56)
        /// 900 in CSS.
        public static let black = Weight(0.62)

        static let ascending: [Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        /// The nearest of CSS's and OpenType's hundreds.
        var hundreds: Int {
            let distances = Self.ascending.map { abs($0.rawValue - rawValue) }
            let nearest = distances.indices.min { distances[$0] < distances[$1] }
            return ((nearest ?? 3) + 1) * 100
        }

        /// The weight nearest to `hundreds`, from 100 to 900.
        init(hundreds: Int) {
            self = Self.ascending[min(max((hundreds + 50) / 100, 1), 9) - 1]
        }
    }
}
