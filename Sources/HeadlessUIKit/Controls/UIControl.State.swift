extension UIControl {
    /// The state of a control.
    public struct State: OptionSet, Sendable {
        /// The raw value of the set.
        public let rawValue: UInt

        /// Creates a set from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control is in none of the other states.
        public static let normal: State = []
        /// The user touches the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// The flags that apps may define.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The flags that are reserved for the toolkit.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
