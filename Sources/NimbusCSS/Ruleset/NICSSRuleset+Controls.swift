import CSSEngine

/// Buttons, bars and lists, with the accessor names of Nimbus CSS.
extension NICSSRuleset {
    /// Whether a rule sets ``image``.
    public var hasImage: Bool { has("-mobile-image") }
    /// The name of the image, or `nil` for `none`.
    public var image: String? { value(of: "-mobile-image")?.imageName }

    /// Whether a rule sets ``backgroundImage``.
    public var hasBackgroundImage: Bool { has("background-image") }
    /// The name of the background image, or `nil` for `none`.
    public var backgroundImage: String? { value(of: "background-image")?.imageName }

    /// Whether a rule sets ``backgroundStretchInsets``.
    public var hasBackgroundStretchInsets: Bool { has("-mobile-background-stretch") }
    /// The insets of the background image's edges that are not stretched.
    public var backgroundStretchInsets: NICSSInsets? { value(of: "-mobile-background-stretch")?.insets }

    /// Whether a rule sets ``titleInsets``.
    public var hasTitleInsets: Bool { has("-mobile-title-insets") }
    /// The padding around the title.
    public var titleInsets: NICSSInsets? { value(of: "-mobile-title-insets")?.insets }

    /// Whether a rule sets ``contentInsets``.
    public var hasContentInsets: Bool { has("-mobile-content-insets") }
    /// The padding around the content.
    public var contentInsets: NICSSInsets? { value(of: "-mobile-content-insets")?.insets }

    /// Whether a rule sets ``imageInsets``.
    public var hasImageInsets: Bool { has("-mobile-image-insets") }
    /// The padding around the image.
    public var imageInsets: NICSSInsets? { value(of: "-mobile-image-insets")?.insets }

    /// Whether a rule sets ``verticalAlign``.
    public var hasVerticalAlign: Bool { has("-mobile-content-valign") || has("vertical-align") }
    /// The vertical alignment of the content: `top`, `middle`, `bottom` or `fill`. Reads `-mobile-content-valign`, or
    /// `vertical-align` if that is not set.
    public var verticalAlign: Keyword? { (value(of: "-mobile-content-valign") ?? value(of: "vertical-align"))?.keyword }

    /// Whether a rule sets ``horizontalAlign``.
    public var hasHorizontalAlign: Bool { has("-mobile-content-halign") }
    /// The horizontal alignment of the content: `left`, `center`, `right` or `fill`.
    public var horizontalAlign: Keyword? { value(of: "-mobile-content-halign")?.keyword }

    /// Whether a rule sets ``tintColor``.
    public var hasTintColor: Bool { has("-ios-tint-color") }
    /// The tint colour, or `nil` for `none`.
    public var tintColor: CSS.Color? { value(of: "-ios-tint-color")?.color }

    /// Whether a rule sets ``activityIndicatorStyle``.
    public var hasActivityIndicatorStyle: Bool { has("-ios-activity-indicator-style") }
    /// The style of an activity indicator: `white`, `gray` or `white-large`.
    public var activityIndicatorStyle: Keyword? { value(of: "-ios-activity-indicator-style")?.keyword }

    /// Whether a rule sets ``tableViewCellSeparatorStyle``.
    public var hasTableViewCellSeparatorStyle: Bool { has("-ios-table-view-cell-separator-style") }
    /// The separator style of a table view's cells: `single-line` or `single-line-etched`, or `nil` for `none`.
    public var tableViewCellSeparatorStyle: Keyword? { value(of: "-ios-table-view-cell-separator-style")?.keyword }

    /// Whether a rule sets ``scrollViewIndicatorStyle``.
    public var hasScrollViewIndicatorStyle: Bool { has("-ios-scroll-view-indicator-style") }
    /// The style of the scroll indicators: `default`, `black` or `white`.
    public var scrollViewIndicatorStyle: Keyword? { value(of: "-ios-scroll-view-indicator-style")?.keyword }

    /// Whether a rule sets ``buttonAdjust``.
    public var hasButtonAdjust: Bool { has("-ios-button-adjust") }
    /// The states in which a button adjusts its image automatically. Empty for `none`.
    public var buttonAdjust: NICSSButtonAdjust? {
        value(of: "-ios-button-adjust").map { value in
            NICSSButtonAdjust(value.keywords.map { $0 == .highlighted ? .highlighted : .disabled })
        }
    }
}
