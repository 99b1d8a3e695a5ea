extension PropertyGrammar {
    /// What a colour may be, beside a colour.
    public struct ColorOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt8

        /// Options from bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The keyword `none`.
        public static let none = ColorOptions(rawValue: 1)
        /// An image that is repeated: `url(name)`, or bare `name.png` or `image_name`, which no colour is called.
        public static let image = ColorOptions(rawValue: 2)
    }

    /// What a length may be, beside a number of points.
    public struct LengthOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt8

        /// Options from bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// `50%`.
        public static let percentage = LengthOptions(rawValue: 1)
        /// The keyword `auto`.
        public static let auto = LengthOptions(rawValue: 2)
        /// The keyword `none`.
        public static let none = LengthOptions(rawValue: 4)
        /// Lengths below zero.
        public static let negative = LengthOptions(rawValue: 8)
        /// A number without a unit is points, as Nimbus has it.
        public static let bareNumber = LengthOptions(rawValue: 16)
    }

    /// How an image may be named, beside `url(name)`.
    public struct ImageOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt8

        /// Options from bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// `"name"`.
        public static let quoted = ImageOptions(rawValue: 1)
        /// `name`, `name.png`, `folder/name.png`.
        public static let bare = ImageOptions(rawValue: 2)
        /// The keyword `none`.
        public static let none = ImageOptions(rawValue: 4)
    }
}
