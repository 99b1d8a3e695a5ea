extension Property {
    /// Controls, bars and tables.
    static let controls: [Property] = [
        Property(
            "-mobile-content-halign", aliases: ["content-halign"], .keyword([.left, .center, .right, .fill]),
            initial: .keyword(.center), classes: ["UIControl"],
            "The horizontal alignment of a control's content."),
        Property(
            "-mobile-content-valign", aliases: ["content-valign"], .keyword([.top, .middle, .bottom, .fill]),
            initial: .keyword(.middle), classes: ["UIControl"],
            "The vertical alignment of a control's content."),
        Property(
            "vertical-align", .keyword([.top, .middle, .bottom]), initial: .keyword(.top), classes: ["UIControl"],
            "The vertical alignment of a control's content, under the name used by Three20."),
        Property(
            "-ios-tint-color", aliases: ["tint-color"], .color(.none), initial: .keyword(.none),
            "The tint colour of a view or of the items in a bar, which subviews inherit."),
        Property(
            "translucent", aliases: ["-ios-translucent"], .boolean, initial: .keyword(.true),
            classes: ["UINavigationBar", "UISearchBar", "UITabBar", "UIToolbar"], "Whether a bar is translucent."),
        Property(
            "-ios-activity-indicator-style", aliases: ["activity-indicator-style"],
            .keyword([.white, .gray, .whiteLarge]), initial: .keyword(.white), classes: ["UIActivityIndicatorView"],
            "The size and colour of an activity indicator."),
        Property(
            "-ios-scroll-view-indicator-style", aliases: ["scroll-view-indicator-style"],
            .keyword([.default, .black, .white]), initial: .keyword(.default), classes: ["UIScrollView"],
            "The colour of the scroll indicators."),
        Property(
            "-ios-table-view-cell-separator-style", aliases: ["separator-style"],
            .keyword([.none, .singleLine, .singleLineEtched]), initial: .keyword(.singleLine), classes: ["UITableView"],
            "The separator between the rows of a table."),
        Property(
            "separator-color", aliases: ["-ios-separator-color"], .color(.none), initial: .keyword(.none),
            classes: ["UITableView"], "The colour of the separators between the rows of a table."),
    ]
}
