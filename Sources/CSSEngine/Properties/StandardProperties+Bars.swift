extension Property {
    /// Bars, under the names that UIKit has.
    static let bars: [Property] = allBars + tabBars + barItems + searchBars

    private static let allBars: [Property] = [
        .word(
            "bar-style", on: ["UINavigationBar", "UIToolbar", "UISearchBar", "UITabBar"], ["default", "black"],
            initially: "default", "The colours of a bar."),
        .color(
            "bar-tint-color", on: ["UINavigationBar", "UIToolbar", "UISearchBar", "UITabBar"],
            "The background of a bar, under the name that UIKit has; it comes before `background-color`."),
        .image(
            "shadow-image", on: ["UINavigationBar", "UIToolbar", "UITabBar"],
            "The image of the line between a bar and the content."),
        .image("back-indicator-image", on: ["UINavigationBar"], "The image next to the back button."),
        .image(
            "back-indicator-transition-mask-image", on: ["UINavigationBar"],
            "The mask of the back button while the title moves."),
    ]

    private static let tabBars: [Property] = [
        .color("selected-image-tint-color", on: ["UITabBar"], "The tint colour of the selected item of a tab bar."),
        .color(
            "unselected-item-tint-color", on: ["UITabBar"],
            "The colour of the items of a tab bar that are not selected."
        ),
        .image("selection-indicator-image", on: ["UITabBar"], "The image behind the selected item of a tab bar."),
        Property(
            "item-width", .length(.bareNumber), initial: .length(0), classes: ["UITabBar"],
            "The width of the centred items of a tab bar; 0 is the standard width."),
        Property(
            "item-spacing", .length(.bareNumber), initial: .length(0), classes: ["UITabBar"],
            "The space between the centred items of a tab bar; 0 is the standard space."),
        .word(
            "item-positioning", on: ["UITabBar"], ["automatic", "fill", "centered"], initially: "automatic",
            "How the items of a tab bar are placed."),
    ]

    private static let barItems: [Property] = [
        .image("selected-image", on: ["UITabBarItem"], "The image of a selected item of a tab bar."),
        .pair(
            "title-position-adjustment", on: ["UIBarButtonItem", "UITabBarItem"], initially: (0, 0),
            "The offset of the title of a bar's item."),
        .image(
            "landscape-image-phone", on: ["UIBarButtonItem", "UITabBarItem"],
            "The image of an item in a bar with the compact height."),
        .insets(
            "landscape-image-phone-insets", on: ["UIBarButtonItem", "UITabBarItem"], [.bareNumber, .negative],
            initially: 0, "The insets of the image in a bar with the compact height."),
        .word(
            "style", on: ["UIBarButtonItem"], ["plain", "done"], initially: "plain", "The style of a bar's button."),
        Property(
            "background-vertical-position-adjustment", .length([.bareNumber, .negative]), initial: .length(0),
            classes: ["UIBarButtonItem"], "The vertical offset of the background of a bar's button."),
        .image(
            "back-button-background-image", on: ["UIBarButtonItem"],
            "The image behind a back button in each state."),
        Property(
            "back-button-background-vertical-position-adjustment", .length([.bareNumber, .negative]),
            initial: .length(0), classes: ["UIBarButtonItem"],
            "The vertical offset of the background of a back button."),
        .pair(
            "back-button-title-position-adjustment", on: ["UIBarButtonItem"], initially: (0, 0),
            "The offset of the title of a back button."),
    ]

    private static let searchBars: [Property] =
        [
            .word(
                "search-bar-style", on: ["UISearchBar"], ["default", "prominent", "minimal"], initially: "default",
                "How much of a search bar's background is drawn."),
            Property(
                "prompt", .string, initial: .string(""), classes: ["UISearchBar"],
                "The key of the localised string above the field of a search bar."),
            .flag(
                "shows-bookmark-button", on: ["UISearchBar"], initially: false,
                "Whether a search bar has a bookmark button."),
            .flag(
                "shows-cancel-button", on: ["UISearchBar"], initially: false,
                "Whether a search bar has a cancel button."),
            .flag(
                "shows-search-results-button", on: ["UISearchBar"], initially: false,
                "Whether a search bar has a button for its results."),
            .flag(
                "search-results-button-selected", on: ["UISearchBar"], initially: false,
                "Whether the button for the results of a search bar is selected."),
            .flag(
                "shows-scope-bar", on: ["UISearchBar"], initially: false, "Whether a search bar shows its scope bar."),
            .image(
                "scope-bar-background-image", on: ["UISearchBar"], "The image behind the scope bar of a search bar."),
            .image("search-field-background-image", on: ["UISearchBar"], "The image behind the field of a search bar."),
            .pair(
                "search-field-background-position-adjustment", on: ["UISearchBar"], initially: (0, 0),
                "The offset of the field's background in a search bar."),
            .pair(
                "search-text-position-adjustment", on: ["UISearchBar"], initially: (0, 0),
                "The offset of the text in the field of a search bar."),
            .image(
                "scope-bar-button-background-image", on: ["UISearchBar"],
                "The image behind the buttons of the scope bar of a search bar."),
            .image(
                "scope-bar-button-divider-image", on: ["UISearchBar"],
                "The image between the buttons of the scope bar of a search bar."),
            Property(
                "scope-bar-button-title-font", .wholeFont, initial: .keyword(.none), classes: ["UISearchBar"],
                "The font of the scope bar of a search bar."),
            .color(
                "scope-bar-button-title-text-color", on: ["UISearchBar"],
                "The colour of the text in the scope bar of a search bar."),
        ]
        + [
            ("", "search"), ("-icon-search", "search"), ("-icon-clear", "clear"), ("-icon-bookmark", "bookmark"),
            ("-icon-results-list", "results"),
        ].flatMap { suffix, icon -> [Property] in
            [
                .image(
                    "image-for-search-bar-icon\(suffix)", on: ["UISearchBar"],
                    "The \(icon) icon in the field of a search bar."),
                .pair(
                    "position-adjustment-for-search-bar-icon\(suffix)", on: ["UISearchBar"], initially: (0, 0),
                    "The offset of the \(icon) icon in the field of a search bar."),
            ]
        }
}
