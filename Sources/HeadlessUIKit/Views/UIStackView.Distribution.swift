extension UIStackView {
    /// The sizes and positions of arranged views along the axis of a stack.
    public enum Distribution: Int, Sendable {
        /// The views fill the stack. The views with the lowest priorities are stretched or compressed.
        case fill = 0
        /// The views fill the stack and have equal lengths.
        case fillEqually = 1
        /// The views fill the stack in proportion to their natural lengths.
        case fillProportionally = 2
        /// The views keep their lengths, with equal spaces between them.
        case equalSpacing = 3
        /// The views keep their lengths, with equal distances between their centres.
        case equalCentering = 4
    }
}
