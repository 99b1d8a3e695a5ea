/// The value of `display`, as far as boxes of views have it (CSS Display 3).
public enum BoxDisplay: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// No box, also for descendants.
    case none
    /// No box of its own. The children take part in the layout of the parent.
    case contents
    /// A block container.
    case block
    /// A block container that establishes a block formatting context.
    case flowRoot
    case flex
    case grid
}

/// The value of `position` (CSS Position 3, section 2).
public enum BoxPosition: UInt8, Hashable, Sendable, BitwiseCopyable {
    case `static`
    case relative
    case absolute
    /// The layout places the box as an absolute one: its parent decides what it is fixed to.
    case fixed
    /// The layout places the box in the flow. Scrolling moves it, which is not part of the layout.
    case sticky
}

/// The property `box-sizing` (CSS Sizing 3, section 3.3): the box that sizes apply to.
public enum BoxSizing: UInt8, Hashable, Sendable, BitwiseCopyable {
    case contentBox
    case borderBox
}

/// The value of `overflow-x` or `overflow-y` (CSS Overflow 3, section 3).
///
/// Overflow changes automatic minimum sizes, baselines and formatting contexts. Scrollbars take no space.
public enum BoxOverflow: UInt8, Hashable, Sendable, BitwiseCopyable {
    case visible
    case clip
    case hidden
    case scroll
    case auto

    /// Whether a box with this value is a scroll container.
    var isScrollable: Bool {
        switch self {
        case .visible, .clip: false
        case .hidden, .scroll, .auto: true
        }
    }
}

/// The size containment that `container-type` brings (CSS Conditional 5, section 4.1, and CSS Containment 3, section 4.1).
///
/// The intrinsic sizes of a box with containment are those of the box without content. The box establishes a formatting
/// context. Baselines stay, and the box is not the containing block of absolutely positioned descendants.
public enum BoxContainment: UInt8, Hashable, Sendable, BitwiseCopyable {
    case none
    /// The content has no effect on the width.
    case inlineSize
    /// The content has no effect on the width and the height.
    case size
}

/// The value of `direction`: the inline direction of horizontal text.
public enum BoxDirection: UInt8, Hashable, Sendable, BitwiseCopyable {
    case leftToRight
    case rightToLeft
}

/// The value of `flex-direction` (CSS Flexbox 1, section 5.1).
public enum FlexDirection: UInt8, Hashable, Sendable, BitwiseCopyable {
    case row
    case rowReverse
    case column
    case columnReverse

    var isRow: Bool { self == .row || self == .rowReverse }
    var isReversed: Bool { self == .rowReverse || self == .columnReverse }
}

/// The value of `flex-wrap` (CSS Flexbox 1, section 5.2).
public enum FlexWrap: UInt8, Hashable, Sendable, BitwiseCopyable {
    case noWrap
    case wrap
    case wrapReverse
}

/// The value of `aspect-ratio` (CSS Sizing 4, section 5.1), width divided by height.
public struct AspectRatio: Hashable, Sendable, BitwiseCopyable {
    /// The width divided by the height.
    public var ratio: Double
    /// Whether the ratio applies to the box that `box-sizing` names. False for values with `auto`: the ratio then applies
    /// to the content box, as for replaced elements.
    public var usesBoxSizing: Bool

    /// Creates a ratio. A ratio that is not positive and finite has no effect.
    public init(_ ratio: Double, usesBoxSizing: Bool = true) {
        self.ratio = ratio
        self.usesBoxSizing = usesBoxSizing
    }
}
