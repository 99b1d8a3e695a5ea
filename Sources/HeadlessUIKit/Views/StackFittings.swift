import Foundation

/// The sizes of nested stacks during a layout. The width and the height of a stack need the sizes of its views several times,
/// so that the time without this cache is exponential in the depth.
@MainActor final class StackFittings {
    private struct Key: Hashable {
        let stack: ObjectIdentifier
        let width: CGFloat?
    }

    private var sizes: [Key: CGSize] = [:]

    /// Returns the size of a stack in a width, or its natural size.
    func size(of stack: UIStackView, width: CGFloat?) -> CGSize {
        let key = Key(stack: ObjectIdentifier(stack), width: width)
        if let size = sizes[key] { return size }
        let size = stack.fittingSize(width: width, self)
        sizes[key] = size
        return size
    }
}
