/// A number of adjacent tracks that have the same sizing functions and are spanned by the same items. They always have the
/// same size, so that `repeat(1000000, 1px)` is one value.
struct GridTrack: BitwiseCopyable {
    enum Minimum: BitwiseCopyable {
        case fixed(Double)
        case auto
        case minContent
        case maxContent
    }

    enum Maximum: BitwiseCopyable {
        case fixed(Double)
        case flex(Double)
        case auto
        case minContent
        case maxContent
        /// `fit-content()` with its argument.
        case fitContent(Double)
    }

    /// The number of tracks.
    var count: Double
    var minimum: Minimum
    var maximum: Maximum
    /// Whether the tracks are empty repetitions of `auto-fit` (CSS Grid 2, section 7.2.3.2).
    var isCollapsed = false

    // MARK: The track sizing algorithm (CSS Grid 2, section 12.3)

    /// The size of each track.
    var baseSize = 0.0
    var growthLimit = Double.infinity
    var isInfinitelyGrowable = false
    var isFrozen = false
    var plannedIncrease = 0.0
    var incurredIncrease = 0.0

    // MARK: The result

    /// The start of the first track and the end of the last, from the start of the content box.
    var start = 0.0
    var end = 0.0

    var flexFactor: Double { if case .flex(let factor) = maximum { factor } else { 0 } }
    var isFlexible: Bool { if case .flex = maximum { true } else { false } }
    var hasAutoMinimum: Bool { if case .auto = minimum { true } else { false } }
    var hasMaxContentMinimum: Bool { if case .maxContent = minimum { true } else { false } }
    var hasIntrinsicMinimum: Bool { if case .fixed = minimum { false } else { true } }
    var hasContentMinimum: Bool {
        switch minimum {
        case .minContent, .maxContent: true
        case .fixed, .auto: false
        }
    }
    var hasIntrinsicMaximum: Bool {
        switch maximum {
        case .auto, .minContent, .maxContent, .fitContent: true
        case .fixed, .flex: false
        }
    }
    /// Whether the maximum is `max-content`, `auto` or `fit-content()`, which is treated as `max-content` up to its limit.
    var hasMaxContentMaximum: Bool {
        switch maximum {
        case .auto, .maxContent, .fitContent: true
        case .fixed, .flex, .minContent: false
        }
    }
    var hasAutoMaximum: Bool { if case .auto = maximum { true } else { false } }
    /// The argument of `fit-content()`.
    var fitContentLimit: Double? { if case .fitContent(let limit) = maximum { limit } else { nil } }
}

/// The tracks of one axis during sizing.
typealias GridTracksBuffer = UnsafeMutableBufferPointer<GridTrack>

/// An item in one axis: the tracks it spans and what it contributes to their sizes.
struct GridSpan: BitwiseCopyable {
    /// The indices of the first track and after the last.
    var start = 0
    var end = 0
    /// The number of tracks, for the order in which items are considered.
    var trackCount = 1.0
    var crossesFlexible = false
    var crossesIntrinsic = false
    /// Whether items decide about the size of a track.
    var dependsOnContent: Bool { crossesIntrinsic || crossesFlexible }
    /// The contributions of the margin box (CSS Grid 2, section 12.5).
    var minimum = 0.0
    var minContent = 0.0
    var maxContent = 0.0
}
