extension UIFontDescriptor {
    /// What a font looks like.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// The set of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Its letters lean.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Its strokes are thick.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// It is wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// It is narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Its characters are of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }
}
