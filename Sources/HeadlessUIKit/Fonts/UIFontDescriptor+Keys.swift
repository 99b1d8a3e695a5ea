extension UIFontDescriptor {
    /// The name of an attribute of a descriptor.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an attribute from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The PostScript name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The size, in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary of traits.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// An array of features, each a dictionary.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The keys of the dictionary of a feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The tag of an OpenType feature: `kCTFontOpenTypeFeatureTag` of Core Text.
        static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
        /// The value of an OpenType feature: `kCTFontOpenTypeFeatureValue` of Core Text.
        static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
    }

    /// The keys of the dictionary of traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The thickness of the strokes, from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width of the characters, from -1 to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant of the letters, from -1 to 1.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a design from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The standard design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The design with rounded strokes.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The design whose characters have the same width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
