import Foundation

/// The length of an arranged view along an axis.
@MainActor struct StackItem {
    /// The length from the constraints, or else from the content, in points.
    let natural: CGFloat
    let minimum, maximum: CGFloat
    /// The priorities with which the view keeps its length.
    let hugging, compressionResistance: UILayoutPriority
    let resistance: Resistance

    /// The kinds of views by their resistance to compression, if their priorities are equal.
    enum Resistance: Int {
        case wrappingText, text, other
    }

    /// Creates an item by measuring a view.
    /// - Parameters:
    ///   - width: The width of the view for which to measure the height.
    ///   - fittings: The sizes of the stacks that are already measured.
    init(_ view: UIView, along axis: NSLayoutConstraint.Axis, width: CGFloat?, _ fittings: StackFittings) {
        resistance = Self.resistance(of: view)
        if let size = view.constantSize {
            natural = axis == .horizontal ? size.width : size.height
            (minimum, maximum) = (natural, natural)
            (hugging, compressionResistance) = (.required, .required)
            return
        }
        let constraints = LengthConstraints(of: view, along: axis)
        (minimum, maximum) = (constraints.minimum, constraints.maximum)
        if let (length, priority) = constraints.length {
            natural = constraints.limited(length)
            (hugging, compressionResistance) = (priority, priority)
        } else if let content = constraints.content {
            natural = constraints.limited(content.value)
            (hugging, compressionResistance) = (content.hugging, content.compressionResistance)
        } else if let length = Self.contentLength(of: view, along: axis, width: width, fittings) {
            natural = constraints.limited(length)
            hugging = view.contentHuggingPriority(for: axis)
            compressionResistance = view.contentCompressionResistancePriority(for: axis)
        } else {
            // A view without content does not resist stretching or compression.
            natural = constraints.limited(0)
            (hugging, compressionResistance) = (UILayoutPriority(0), UILayoutPriority(0))
        }
    }

    private static func resistance(of view: UIView) -> Resistance {
        switch view {
        case let label as UILabel: label.numberOfLines == 1 ? .text : .wrappingText
        case is UITextField: .text
        case let stack as UIStackView:
            stack.arrangedSubviews.filter { !$0.isHidden }.map(resistance).min { $0.rawValue < $1.rawValue } ?? .other
        default: .other
        }
    }

    /// Returns the length of the content. `nil` if the content has no natural length.
    private static func contentLength(
        of view: UIView, along axis: NSLayoutConstraint.Axis, width: CGFloat?, _ fittings: StackFittings
    ) -> CGFloat? {
        switch (view, axis) {
        case (let stack as UIStackView, _):
            guard stack.arrangedSubviews.contains(where: { !$0.isHidden }) else { return nil }
            let size = fittings.size(of: stack, width: width)
            return axis == .horizontal ? size.width : size.height
        case (let label as UILabel, .horizontal) where label.numberOfLines != 1:
            return label.sizeThatFits(CGSize(width: label.preferredMaxLayoutWidth, height: 0)).width
        case (let label as UILabel, .vertical) where label.numberOfLines != 1:
            return label.sizeThatFits(CGSize(width: max(width ?? 0, 0.001), height: 0)).height
        default:
            let size = view.intrinsicContentSize
            let length = axis == .horizontal ? size.width : size.height
            return length == UIView.noIntrinsicMetric ? nil : length
        }
    }
}

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
