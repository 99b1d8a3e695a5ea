/// The used box of a view, as an inspector shows it: the box model of the view, and the parts of a container.
///
/// All lengths are the exact results of the layout, in points. The edges of frames are on pixels.
///
/// ```swift
/// if let box = dom.usedBox(of: card) { print(box.margin.top, box.gaps) }
/// ```
public struct UsedBox: Equatable {
    /// The used margins. `auto` margins have the space that they absorbed.
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
    /// The spaces between the tracks of a grid, and between the lines and the items of a flex container. They include the
    /// space of `justify-content` and `align-content`.
    ///
    /// Gaps, lines and tracks are in the coordinates of the view. In a cell, they are in those of the content view.
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

    /// The columns in the inline direction: from the right with a right-to-left direction.
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
/// An axis has at most ``maximumCount`` lines. The other lines of a larger grid are left out.
public struct UsedGridAxis: Equatable {
    /// A line between two tracks.
    public struct Line: Equatable {
        /// The number in the explicit grid. 1 is its first line. `nil` for lines before it.
        public let number: Int?
        /// The names that the template gives to the line, in alphabetical order.
        public let names: [String]
        /// The end of the preceding track: an x coordinate for columns, a y coordinate for rows.
        public let end: CGFloat
        /// The start of the following track. It differs from `end` by the gap.
        public let start: CGFloat
    }

    /// The lines in the order of the tracks.
    public let lines: [Line]

    /// The maximum number of lines.
    public static let maximumCount = 1_000
}
