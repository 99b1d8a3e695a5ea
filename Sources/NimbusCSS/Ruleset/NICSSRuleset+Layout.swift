import CSSEngine

/// Position and size, with the accessor names of Nimbus CSS.
extension NICSSRuleset {
    /// Whether a rule sets ``width``.
    public var hasWidth: Bool { has("width") }
    /// The width. A negative width is relative to the superview's: -20 means 20 points less.
    public var width: NICSSUnit? { unit("width") }

    /// Whether a rule sets ``height``.
    public var hasHeight: Bool { has("height") }
    /// The height. A negative height is relative to the superview's: -20 means 20 points less.
    public var height: NICSSUnit? { unit("height") }

    /// Whether a rule sets ``minWidth``.
    public var hasMinWidth: Bool { has("min-width") }
    /// The minimum width.
    public var minWidth: NICSSUnit? { unit("min-width") }

    /// Whether a rule sets ``minHeight``.
    public var hasMinHeight: Bool { has("min-height") }
    /// The minimum height.
    public var minHeight: NICSSUnit? { unit("min-height") }

    /// Whether a rule sets ``maxWidth``.
    public var hasMaxWidth: Bool { has("max-width") }
    /// The maximum width, or `nil` for `none`.
    public var maxWidth: NICSSUnit? { unit("max-width") }

    /// Whether a rule sets ``maxHeight``.
    public var hasMaxHeight: Bool { has("max-height") }
    /// The maximum height, or `nil` for `none`.
    public var maxHeight: NICSSUnit? { unit("max-height") }

    /// Whether a rule sets ``top``.
    public var hasTop: Bool { has("top") }
    /// The position of the top edge.
    public var top: NICSSUnit? { unit("top") }

    /// Whether a rule sets ``bottom``.
    public var hasBottom: Bool { has("bottom") }
    /// The position of the bottom edge.
    public var bottom: NICSSUnit? { unit("bottom") }

    /// Whether a rule sets ``left``.
    public var hasLeft: Bool { has("left") }
    /// The position of the left edge.
    public var left: NICSSUnit? { unit("left") }

    /// Whether a rule sets ``right``.
    public var hasRight: Bool { has("right") }
    /// The position of the right edge.
    public var right: NICSSUnit? { unit("right") }

    /// Whether a rule sets ``frameHorizontalAlign``.
    public var hasFrameHorizontalAlign: Bool { has("-mobile-halign") }
    /// The horizontal alignment in the superview: `left`, `right` or `center`.
    public var frameHorizontalAlign: Keyword? { value(of: "-mobile-halign")?.keyword }

    /// Whether a rule sets ``frameVerticalAlign``.
    public var hasFrameVerticalAlign: Bool { has("-mobile-valign") }
    /// The vertical alignment in the superview: `top`, `bottom` or `middle`.
    public var frameVerticalAlign: Keyword? { value(of: "-mobile-valign")?.keyword }

    /// Whether a rule sets ``relativeToId``.
    public var hasRelativeToId: Bool { has("-mobile-relative") }
    /// The view that margins are relative to: `#id`, `.prev`, `.next`, `.first` or `.last`.
    public var relativeToId: String? { value(of: "-mobile-relative")?.string }

    /// Whether a rule sets ``marginTop``.
    public var hasMarginTop: Bool { has("margin-top") }
    /// The distance below the view that ``relativeToId`` names.
    public var marginTop: NICSSUnit? { unit("margin-top") }

    /// Whether a rule sets ``marginBottom``.
    public var hasMarginBottom: Bool { has("margin-bottom") }
    /// The distance above the view that ``relativeToId`` names.
    public var marginBottom: NICSSUnit? { unit("margin-bottom") }

    /// Whether a rule sets ``marginLeft``.
    public var hasMarginLeft: Bool { has("margin-left") }
    /// The distance to the right of the view that ``relativeToId`` names.
    public var marginLeft: NICSSUnit? { unit("margin-left") }

    /// Whether a rule sets ``marginRight``.
    public var hasMarginRight: Bool { has("margin-right") }
    /// The distance to the left of the view that ``relativeToId`` names.
    public var marginRight: NICSSUnit? { unit("margin-right") }

    /// Whether a rule sets ``horizontalPadding``.
    public var hasHorizontalPadding: Bool { has("-mobile-hpadding") || has("padding-right") }
    /// The length added to the width. Reads `-mobile-hpadding`, or `padding-right` if that is not set.
    public var horizontalPadding: NICSSUnit? { unit("-mobile-hpadding") ?? unit("padding-right") }

    /// Whether a rule sets ``verticalPadding``.
    public var hasVerticalPadding: Bool { has("-mobile-vpadding") || has("padding-top") }
    /// The length added to the height. Reads `-mobile-vpadding`, or `padding-top` if that is not set.
    public var verticalPadding: NICSSUnit? { unit("-mobile-vpadding") ?? unit("padding-top") }

    /// Whether a rule sets ``autoresizing``.
    public var hasAutoresizing: Bool { has("-ios-autoresizing") }
    /// The margins and dimensions that change with the superview's size. Empty for `none`.
    public var autoresizing: NICSSAutoresizing? {
        value(of: "-ios-autoresizing").map { value in
            value.keywords.reduce(into: []) { $0.formUnion(NICSSAutoresizing($1)) }
        }
    }
}

extension NICSSAutoresizing {
    /// Creates a set from a keyword of `-ios-autoresizing`.
    fileprivate init(_ keyword: Keyword) {
        self = Self.setsByKeyword[keyword] ?? []
    }

    private static let setsByKeyword: [Keyword: NICSSAutoresizing] = [
        .left: .leftMargin, .right: .rightMargin, .top: .topMargin, .bottom: .bottomMargin, .width: .width,
        .height: .height, .margins: .margins, .dimensions: .dimensions, .all: [.margins, .dimensions],
    ]
}
