import BoxLayout
import NimbusCSS

/// The available space and the style of the root node of a box layout.
///
/// The root node is absolutely positioned in a box of the superview's size. The frame that the app or UIKit has set
/// replaces missing insets and sizes.
struct RootStyle: Equatable {
    /// The size of the box around the root.
    let space: BoxSize
    let style: BoxStyle

    /// Creates the style of a root whose size Auto Layout or a table determines. The box fills the bounds.
    init(filling bounds: CGSize, _ style: BoxStyle) {
        space = BoxSize(width: Double(bounds.width), height: Double(bounds.height))
        var root = style.positioned
        root.inset = BoxEdges(.zero)
        root.margin = BoxEdges(.zero)
        root.size = BoxAxes(.auto)
        root.minimumSize = BoxAxes(.auto)
        root.maximumSize = BoxAxes(.none)
        root.aspectRatio = nil
        self.style = root
    }

    /// Creates the style of a root whose frame the app or UIKit has set.
    /// - Parameters:
    ///   - frame: The frame that the app or UIKit has set.
    ///   - container: The size of the superview's bounds, which percentages refer to.
    init(_ frame: CGRect, in container: CGSize, _ mapped: BoxStyle, declaring declared: MappedBoxStyle.Declarations) {
        space = BoxSize(width: Double(container.width), height: Double(container.height))
        var root = mapped.positioned
        // With an aspect ratio, the size in one axis determines the size in the other axis.
        let hasRatio = root.aspectRatio != nil
        let horizontal = Axis(
            start: Double(frame.minX), size: Double(frame.width), space: space.width,
            isSized: declared.size.width || hasRatio && declared.size.height, hasStart: declared.inset.left,
            hasEnd: declared.inset.right)
        horizontal.adjust(&root.inset.left, &root.inset.right, &root.margin.left, &root.margin.right)
        let vertical = Axis(
            start: Double(frame.minY), size: Double(frame.height), space: space.height,
            isSized: declared.size.height || hasRatio && declared.size.width, hasStart: declared.inset.top,
            hasEnd: declared.inset.bottom)
        vertical.adjust(&root.inset.top, &root.inset.bottom, &root.margin.top, &root.margin.bottom)
        if horizontal.keepsSize { root.keepWidth(Double(frame.width), basis: space.width) }
        if vertical.keepsSize { root.keepHeight(Double(frame.height), basis: space.width) }
        style = root
    }

    /// The rules of an axis.
    private struct Axis {
        /// The origin and the size of the frame.
        let start, size: Double
        /// The size of the superview.
        let space: Double
        /// Whether the style declares the size, the left or top inset, and the right or bottom inset.
        let isSized, hasStart, hasEnd: Bool

        /// Whether the size of the frame applies, because the style declares only one inset and no size.
        var keepsSize: Bool { !isSized && hasStart != hasEnd }

        func adjust(
            _ startInset: inout EdgeLength, _ endInset: inout EdgeLength, _ startMargin: inout EdgeLength,
            _ endMargin: inout EdgeLength
        ) {
            if hasStart || hasEnd { return }
            startInset = .length(start)
            // The margin box fills the frame.
            if !isSized { endInset = .length(space - start - size) }
        }
    }
}

extension BoxStyle {
    /// The style with an absolute position. A root always generates a box, so that `contents` becomes `block`.
    fileprivate var positioned: BoxStyle {
        var root = self
        root.position = .absolute
        if root.display == .contents { root.display = .block }
        return root
    }

    /// Sets the width of the border box.
    fileprivate mutating func keepWidth(_ width: Double, basis: Double) {
        let edges = padding.left.value(of: basis) + padding.right.value(of: basis) + border.left + border.right
        size.width = .length(max(0, boxSizing == .borderBox ? width : width - edges))
    }

    /// Sets the height of the border box.
    fileprivate mutating func keepHeight(_ height: Double, basis: Double) {
        let edges = padding.top.value(of: basis) + padding.bottom.value(of: basis) + border.top + border.bottom
        size.height = .length(max(0, boxSizing == .borderBox ? height : height - edges))
    }
}

extension LengthPercentage {
    /// Returns the length in px. `basis` is the length of 100 %.
    fileprivate func value(of basis: Double) -> Double {
        switch self {
        case .length(let length): length
        case .percentage(let fraction): fraction * basis
        case .calculation(let calculation): calculation.value(basis: basis)
        }
    }
}
