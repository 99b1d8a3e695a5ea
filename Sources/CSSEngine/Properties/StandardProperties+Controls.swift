extension Property {
    /// Bars, lists, and other controls.
    static let controls: [Property] = [
        Property(
            "-mobile-content-halign", aliases: ["content-halign"], .keyword([.left, .center, .right, .fill]),
            initial: .keyword(.center), classes: ["UIControl"],
            "Where a control's content is between its left and its right edge."),
        Property(
            "-mobile-content-valign", aliases: ["content-valign"], .keyword([.top, .middle, .bottom, .fill]),
            initial: .keyword(.middle), classes: ["UIControl"],
            "Where a control's content is between its upper and its lower edge."),
        Property(
            "vertical-align", .keyword([.top, .middle, .bottom]), initial: .keyword(.top), classes: ["UIControl"],
            "Three20's name for where a control's content is between its upper and its lower edge."),
        Property(
            "-ios-tint-color", aliases: ["tint-color"], .color(.none), initial: .keyword(.none),
            classes: ["UINavigationBar", "UISearchBar", "UIToolbar"], "The colour of the items in a bar."),
        Property(
            "translucent", aliases: ["-ios-translucent"], .boolean, initial: .keyword(.true),
            classes: ["UINavigationBar", "UISearchBar", "UIToolbar"], "Whether what is behind a bar shows through."),
        Property(
            "-ios-activity-indicator-style", aliases: ["activity-indicator-style"],
            .keyword([.white, .gray, .whiteLarge]), initial: .keyword(.white), classes: ["UIActivityIndicatorView"],
            "The size and the colour of an activity indicator."),
        Property(
            "-ios-scroll-view-indicator-style", aliases: ["scroll-view-indicator-style"],
            .keyword([.default, .black, .white]), initial: .keyword(.default), classes: ["UIScrollView"],
            "The colour of the scroll indicators."),
        Property(
            "-ios-table-view-cell-separator-style", aliases: ["separator-style"],
            .keyword([.none, .singleLine, .singleLineEtched]), initial: .keyword(.singleLine), classes: ["UITableView"],
            "What is drawn between the rows of a table."),
        Property(
            "separator-color", aliases: ["-ios-separator-color"], .color(.none), initial: .keyword(.none),
            classes: ["UITableView"], "The colour of the lines between the rows of a table."),
    ]
}
