/// The used values of a view's box, for use in an inspector. They include the lines, tracks and gaps of a container.
///
/// All lengths are the exact results of the layout, in points. Only the frames of views are rounded to pixels.
///
/// ```swift
/// if let box = dom.usedBox(of: card) { print(box.margin.top, box.gaps) }
/// ```
public struct UsedBox: Equatable {
    /// The used margins. `auto` margins have their used value. They include the border and the padding of a view that UIKit
    /// never resizes, such as a switch.
    public let margin: UIEdgeInsets
    /// The used border widths.
    public let border: UIEdgeInsets
    /// The used padding.
    public let padding: UIEdgeInsets
    /// Whether the box layout places the subviews of the view.
    public let isContainer: Bool
    /// The lines of a flex container. Empty for other views.
    public let flexLines: [CGRect]
    /// The tracks of a grid container. `nil` for other views.
    public let grid: UsedGrid?
    /// The spaces between the tracks of a grid, and between the lines and the items of a flex container. The spaces
    /// include the free space that `justify-content` and `align-content` distribute.
    ///
    /// Gaps, lines and tracks are in the coordinates of the view. In a cell, they are in the coordinates of the content
    /// view.
    public let gaps: [CGRect]
}

/// The tracks of a grid container.
public struct UsedGrid: Equatable {
    /// A named area of `grid-template-areas`.
    public struct Area: Equatable {
        /// The name of the area.
        public let name: String
        /// The area, in the coordinates of the view.
        public let frame: CGRect
    }

    /// The columns in the inline direction. If the direction is right-to-left, the first column is on the right.
    public let columns: UsedGridAxis
    /// The rows from the top.
    public let rows: UsedGridAxis
    /// The named areas.
    public let areas: [Area]
    /// The rectangle from the first to the last line of both axes, in the coordinates of the view.
    public let frame: CGRect
}

/// The lines of a grid in an axis.
///
/// An axis has at most ``maximumCount`` lines. Further lines of a larger grid are omitted.
public struct UsedGridAxis: Equatable {
    /// A line between two tracks.
    public struct Line: Equatable {
        /// The 1-based number in the explicit grid. `nil` for lines before the explicit grid.
        public let number: Int?
        /// The names of the line in the template, in alphabetical order.
        public let names: [String]
        /// The end of the preceding track: an x coordinate for columns, a y coordinate for rows.
        public let end: CGFloat
        /// The start of the following track. The distance from `end` is the gap.
        public let start: CGFloat
    }

    /// The lines in the order of the tracks.
    public let lines: [Line]

    /// The maximum number of lines.
    public static let maximumCount = 1_000
}
