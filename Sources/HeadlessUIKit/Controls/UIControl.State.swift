extension UIControl {
    /// What a control goes through.
    public struct State: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// The set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal: State = []
        /// Touched.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not to be used now.
        public static let disabled = State(rawValue: 1 << 1)
        /// Chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// The one that keys go to.
        public static let focused = State(rawValue: 1 << 3)
        /// What apps may define.
        public static let application = State(rawValue: 0x00FF_0000)
        /// What the toolkit keeps to itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
