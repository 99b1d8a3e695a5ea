import CSSEngine

/// Where views are, and how large, as the ancestor's accessors name it.
extension NICSSRuleset {
    /// Whether a rule gives `width`.
    public var hasWidth: Bool { has("width") }
    /// The width; below zero, the superview's less that much.
    public var width: NICSSUnit? { unit("width") }

    /// Whether a rule gives `height`.
    public var hasHeight: Bool { has("height") }
    /// The height; below zero, the superview's less that much.
    public var height: NICSSUnit? { unit("height") }

    /// Whether a rule gives `minWidth`.
    public var hasMinWidth: Bool { has("min-width") }
    /// The width that the view has at least.
    public var minWidth: NICSSUnit? { unit("min-width") }

    /// Whether a rule gives `minHeight`.
    public var hasMinHeight: Bool { has("min-height") }
    /// The height that the view has at least.
    public var minHeight: NICSSUnit? { unit("min-height") }

    /// Whether a rule gives `maxWidth`.
    public var hasMaxWidth: Bool { has("max-width") }
    /// The width that the view has at most; nil for `none`.
    public var maxWidth: NICSSUnit? { unit("max-width") }

    /// Whether a rule gives `maxHeight`.
    public var hasMaxHeight: Bool { has("max-height") }
    /// The height that the view has at most; nil for `none`.
    public var maxHeight: NICSSUnit? { unit("max-height") }

    /// Whether a rule gives `top`.
    public var hasTop: Bool { has("top") }
    /// Where the upper edge is.
    public var top: NICSSUnit? { unit("top") }

    /// Whether a rule gives `bottom`.
    public var hasBottom: Bool { has("bottom") }
    /// Where the lower edge is.
    public var bottom: NICSSUnit? { unit("bottom") }

    /// Whether a rule gives `left`.
    public var hasLeft: Bool { has("left") }
    /// Where the left edge is.
    public var left: NICSSUnit? { unit("left") }

    /// Whether a rule gives `right`.
    public var hasRight: Bool { has("right") }
    /// Where the right edge is.
    public var right: NICSSUnit? { unit("right") }

    /// Whether a rule gives `frameHorizontalAlign`.
    public var hasFrameHorizontalAlign: Bool { has("-mobile-halign") }
    /// `left`, `right` or `center` of the superview.
    public var frameHorizontalAlign: Keyword? { value(of: "-mobile-halign")?.keyword }

    /// Whether a rule gives `frameVerticalAlign`.
    public var hasFrameVerticalAlign: Bool { has("-mobile-valign") }
    /// `top`, `bottom` or `middle` of the superview.
    public var frameVerticalAlign: Keyword? { value(of: "-mobile-valign")?.keyword }

    /// Whether a rule gives `relativeToId`.
    public var hasRelativeToId: Bool { has("-mobile-relative") }
    /// The view from which margins are measured: `#id`, `.prev`, `.next`, `.first` or `.last`.
    public var relativeToId: String? { value(of: "-mobile-relative")?.string }

    /// Whether a rule gives `marginTop`.
    public var hasMarginTop: Bool { has("margin-top") }
    /// How far below the other view this one is.
    public var marginTop: NICSSUnit? { unit("margin-top") }

    /// Whether a rule gives `marginBottom`.
    public var hasMarginBottom: Bool { has("margin-bottom") }
    /// How far above the other view this one is.
    public var marginBottom: NICSSUnit? { unit("margin-bottom") }

    /// Whether a rule gives `marginLeft`.
    public var hasMarginLeft: Bool { has("margin-left") }
    /// How far right of the other view this one is.
    public var marginLeft: NICSSUnit? { unit("margin-left") }

    /// Whether a rule gives `marginRight`.
    public var hasMarginRight: Bool { has("margin-right") }
    /// How far left of the other view this one is.
    public var marginRight: NICSSUnit? { unit("margin-right") }

    /// Whether a rule gives `horizontalPadding`.
    public var hasHorizontalPadding: Bool { has("-mobile-hpadding") || has("padding-right") }
    /// What is added to the width: `-mobile-hpadding`, or what `padding` says for left and right.
    public var horizontalPadding: NICSSUnit? { unit("-mobile-hpadding") ?? unit("padding-right") }

    /// Whether a rule gives `verticalPadding`.
    public var hasVerticalPadding: Bool { has("-mobile-vpadding") || has("padding-top") }
    /// What is added to the height: `-mobile-vpadding`, or what `padding` says for top and bottom.
    public var verticalPadding: NICSSUnit? { unit("-mobile-vpadding") ?? unit("padding-top") }

    /// Whether a rule gives `autoresizing`.
    public var hasAutoresizing: Bool { has("-ios-autoresizing") }
    /// Which margins and dimensions follow the superview's size; empty for `none`.
    public var autoresizing: NICSSAutoresizing? {
        value(of: "-ios-autoresizing").map { value in
            value.keywords.reduce(into: []) { $0.formUnion(NICSSAutoresizing($1)) }
        }
    }
}

extension NICSSAutoresizing {
    /// What a word of `-ios-autoresizing` stands for.
    fileprivate init(_ keyword: Keyword) {
        self = Self.words[keyword] ?? []
    }

    private static let words: [Keyword: NICSSAutoresizing] = [
        .left: .leftMargin, .right: .rightMargin, .top: .topMargin, .bottom: .bottomMargin, .width: .width,
        .height: .height, .margins: .margins, .dimensions: .dimensions, .all: [.margins, .dimensions],
    ]
}
