extension UIFontDescriptor {
    /// What a descriptor may speak of.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public let rawValue: String

        /// The attribute of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The PostScript name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The size, in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary of traits.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }

    /// The keys of the dictionary of traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public let rawValue: String

        /// The key of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How thick strokes are, from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// How far letters lean, from -1 to 1.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }
}
