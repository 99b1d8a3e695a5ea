/// A minimum or maximum of a track (CSS Grid 2, section 7.2).
public enum GridTrackBreadth: Hashable, Sendable {
    case fixed(LengthPercentage)
    /// A flex factor in `fr`. As a minimum, it stands for `auto`.
    case flex(Double)
    case auto
    case minContent
    case maxContent
}

/// The sizing function of a track (CSS Grid 2, section 7.2).
public enum GridTrackSize: Hashable, Sendable {
    case breadth(GridTrackBreadth)
    case minmax(GridTrackBreadth, GridTrackBreadth)
    case fitContent(LengthPercentage)

    /// `auto`, the initial value of `grid-auto-rows` and `grid-auto-columns`.
    public static let auto = GridTrackSize.breadth(.auto)
}

/// A part of a track list: a track, or the names of the line between two tracks.
public enum GridTrackListItem: Hashable, Sendable {
    case lineNames([String])
    case track(GridTrackSize)
}

/// The number of repetitions in `repeat()` (CSS Grid 2, section 7.2.3).
public enum GridRepeatCount: Hashable, Sendable {
    case times(Int)
    case autoFill
    case autoFit
}

/// A component of `grid-template-rows` or `grid-template-columns`.
public enum GridTemplateComponent: Hashable, Sendable {
    case item(GridTrackListItem)
    case repetition(GridRepeatCount, [GridTrackListItem])
}

/// The value of `grid-template-rows` or `grid-template-columns`. Empty for `none`.
public typealias GridTemplate = [GridTemplateComponent]

/// The value of `grid-template-areas` (CSS Grid 2, section 7.3).
public struct GridTemplateAreas: Hashable, Sendable {
    /// A named area. Lines are 1-based.
    public struct Area: Hashable, Sendable {
        /// The name of the area.
        public var name: String
        /// The row lines of the area.
        public var rows: Range<Int>
        /// The column lines of the area.
        public var columns: Range<Int>

        /// Creates an area between lines: the lower bound is the start line, the upper bound the end line.
        public init(_ name: String, rows: Range<Int>, columns: Range<Int>) {
            self.name = name
            self.rows = rows
            self.columns = columns
        }
    }

    /// The named areas.
    public var areas: [Area]
    /// The number of rows.
    public var rowCount: Int
    /// The number of columns.
    public var columnCount: Int

    /// Creates areas in a grid of `rowCount` by `columnCount` cells.
    public init(_ areas: [Area] = [], rowCount: Int = 0, columnCount: Int = 0) {
        self.areas = areas
        self.rowCount = rowCount
        self.columnCount = columnCount
    }

    /// `none`, the initial value.
    public static let none = GridTemplateAreas()
}

/// The value of `grid-row-start`, `grid-row-end`, `grid-column-start` or `grid-column-end` (CSS Grid 2, section 8.3).
public enum GridLine: Hashable, Sendable {
    case auto
    /// A name without a number: the line of a named area, or else the first line of this name.
    case named(String)
    /// The line with this number, or the n-th line with this name. Negative numbers count from the end. Zero is invalid
    /// and behaves as `auto`.
    case line(Int, name: String?)
    /// A span of this number of tracks, or up to the n-th line with this name.
    case span(Int, name: String?)

    /// Returns the line with this number.
    public static func line(_ number: Int) -> GridLine { .line(number, name: nil) }

    /// Returns a span of this number of tracks.
    public static func span(_ count: Int) -> GridLine { .span(count, name: nil) }
}

/// The value of `grid-row` or `grid-column`.
public struct GridPlacement: Hashable, Sendable {
    /// The line or span of the start.
    public var start: GridLine
    /// The line or span of the end.
    public var end: GridLine

    /// Creates a placement between two lines.
    public init(_ start: GridLine = .auto, _ end: GridLine = .auto) {
        self.start = start
        self.end = end
    }

    /// `auto`, the initial value.
    public static let auto = GridPlacement()
}

/// The value of `grid-auto-flow` (CSS Grid 2, section 7.7).
public struct GridAutoFlow: Hashable, Sendable {
    /// Whether items fill columns one after the other.
    public var isColumn: Bool
    /// Whether items fill holes that earlier items left.
    public var isDense: Bool

    /// Creates a flow along rows, or along columns.
    public init(isColumn: Bool = false, isDense: Bool = false) {
        self.isColumn = isColumn
        self.isDense = isDense
    }
}
