extension UIStackView {
    /// The layout of arranged views perpendicular to the axis of a stack.
    public enum Alignment: Int, Sendable {
        /// The views fill the stack.
        case fill = 0
        /// The views are at the leading edge of a vertical stack, or at the top of a horizontal one.
        case leading = 1
        /// The first baselines of the views are aligned. Only for horizontal stacks.
        case firstBaseline = 2
        /// The views are centred.
        case center = 3
        /// The views are at the trailing edge of a vertical stack, or at the bottom of a horizontal one.
        case trailing = 4
        /// The last baselines of the views are aligned. Only for horizontal stacks.
        case lastBaseline = 5

        /// The views are at the top of a horizontal stack.
        public static var top: Alignment { .leading }
        /// The views are at the bottom of a horizontal stack.
        public static var bottom: Alignment { .trailing }
    }
}
