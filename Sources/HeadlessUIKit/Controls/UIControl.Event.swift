extension UIControl {
    /// What happens to a control.
    public struct Event: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// The set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger is put on it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger is put on it again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves on it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves off it.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger comes back.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger leaves.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger is lifted from it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is lifted beside it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch comes to nothing.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// It has another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// Its main purpose is asked for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Typing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Its text changes.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Typing ends.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Typing ends with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All that fingers do.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All that typing does.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// All of them.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
