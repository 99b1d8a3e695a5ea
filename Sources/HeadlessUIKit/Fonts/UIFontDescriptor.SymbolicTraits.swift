extension UIFontDescriptor {
    /// The appearance of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The raw value of the set.
        public let rawValue: UInt32

        /// Creates a set from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The letters are slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The strokes are thick.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The letters are wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The letters are narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }
}
