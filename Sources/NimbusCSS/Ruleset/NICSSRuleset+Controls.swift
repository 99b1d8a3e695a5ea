import CSSEngine

/// Buttons, bars and lists, as the ancestor's accessors name it.
extension NICSSRuleset {
    /// Whether a rule gives `image`.
    public var hasImage: Bool { has("-mobile-image") }
    /// The name of the image; nil for `none`.
    public var image: String? { value(of: "-mobile-image")?.imageName }

    /// Whether a rule gives `backgroundImage`.
    public var hasBackgroundImage: Bool { has("background-image") }
    /// The name of the image behind the content; nil for `none`.
    public var backgroundImage: String? { value(of: "background-image")?.imageName }

    /// Whether a rule gives `backgroundStretchInsets`.
    public var hasBackgroundStretchInsets: Bool { has("-mobile-background-stretch") }
    /// The edges of the background image that keep their size.
    public var backgroundStretchInsets: NICSSInsets? { value(of: "-mobile-background-stretch")?.insets }

    /// Whether a rule gives `titleInsets`.
    public var hasTitleInsets: Bool { has("-mobile-title-insets") }
    /// The room around the title.
    public var titleInsets: NICSSInsets? { value(of: "-mobile-title-insets")?.insets }

    /// Whether a rule gives `contentInsets`.
    public var hasContentInsets: Bool { has("-mobile-content-insets") }
    /// The room around the content.
    public var contentInsets: NICSSInsets? { value(of: "-mobile-content-insets")?.insets }

    /// Whether a rule gives `imageInsets`.
    public var hasImageInsets: Bool { has("-mobile-image-insets") }
    /// The room around the image.
    public var imageInsets: NICSSInsets? { value(of: "-mobile-image-insets")?.insets }

    /// Whether a rule gives `verticalAlign`.
    public var hasVerticalAlign: Bool { has("-mobile-content-valign") || has("vertical-align") }
    /// Where the content is: `top`, `middle`, `bottom` or `fill`, as `-mobile-content-valign` says, or else
    /// `vertical-align`.
    public var verticalAlign: Keyword? { (value(of: "-mobile-content-valign") ?? value(of: "vertical-align"))?.keyword }

    /// Whether a rule gives `horizontalAlign`.
    public var hasHorizontalAlign: Bool { has("-mobile-content-halign") }
    /// Where the content is: `left`, `center`, `right` or `fill`.
    public var horizontalAlign: Keyword? { value(of: "-mobile-content-halign")?.keyword }

    /// Whether a rule gives `tintColor`.
    public var hasTintColor: Bool { has("-ios-tint-color") }
    /// The colour of the items in a bar; nil for `none`.
    public var tintColor: Color? { value(of: "-ios-tint-color")?.color }

    /// Whether a rule gives `activityIndicatorStyle`.
    public var hasActivityIndicatorStyle: Bool { has("-ios-activity-indicator-style") }
    /// `white`, `gray` or `white-large`.
    public var activityIndicatorStyle: Keyword? { value(of: "-ios-activity-indicator-style")?.keyword }

    /// Whether a rule gives `tableViewCellSeparatorStyle`.
    public var hasTableViewCellSeparatorStyle: Bool { has("-ios-table-view-cell-separator-style") }
    /// `single-line` or `single-line-etched`; nil for `none`.
    public var tableViewCellSeparatorStyle: Keyword? { value(of: "-ios-table-view-cell-separator-style")?.keyword }

    /// Whether a rule gives `scrollViewIndicatorStyle`.
    public var hasScrollViewIndicatorStyle: Bool { has("-ios-scroll-view-indicator-style") }
    /// `default`, `black` or `white`.
    public var scrollViewIndicatorStyle: Keyword? { value(of: "-ios-scroll-view-indicator-style")?.keyword }

    /// Whether a rule gives `buttonAdjust`.
    public var hasButtonAdjust: Bool { has("-ios-button-adjust") }
    /// In which of its states a button changes its image by itself; empty for `none`.
    public var buttonAdjust: NICSSButtonAdjust? {
        value(of: "-ios-button-adjust").map { value in
            NICSSButtonAdjust(value.keywords.map { $0 == .highlighted ? .highlighted : .disabled })
        }
    }
}
