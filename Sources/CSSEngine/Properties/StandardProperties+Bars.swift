extension Property {
    /// Bars, under the names that UIKit has.
    static let bars: [Property] = [
        .word(
            "bar-style", on: ["UINavigationBar", "UIToolbar", "UISearchBar"], ["default", "black"],
            initially: "default", "The colours of a bar."),
        .image(
            "shadow-image", on: ["UINavigationBar", "UIToolbar"], "The image of the line between a bar and the content."
        ),
        .pair(
            "title-position-adjustment", on: ["UIBarButtonItem"], initially: (0, 0),
            "The offset of the title of a bar's button."),
        .image("back-indicator-image", on: ["UINavigationBar"], "The image next to the back button."),
        .image(
            "back-indicator-transition-mask-image", on: ["UINavigationBar"],
            "The mask of the back button while the title moves."),
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
            "shows-cancel-button", on: ["UISearchBar"], initially: false, "Whether a search bar has a cancel button."),
        .flag(
            "shows-search-results-button", on: ["UISearchBar"], initially: false,
            "Whether a search bar has a button for its results."),
        .flag(
            "search-results-button-selected", on: ["UISearchBar"], initially: false,
            "Whether the button for the results of a search bar is selected."),
        .flag("shows-scope-bar", on: ["UISearchBar"], initially: false, "Whether a search bar shows its scope bar."),
        .image("scope-bar-background-image", on: ["UISearchBar"], "The image behind the scope bar of a search bar."),
        .image("search-field-background-image", on: ["UISearchBar"], "The image behind the field of a search bar."),
        .pair(
            "search-field-background-position-adjustment", on: ["UISearchBar"], initially: (0, 0),
            "The offset of the field's background in a search bar."),
        .pair(
            "search-text-position-adjustment", on: ["UISearchBar"], initially: (0, 0),
            "The offset of the text in the field of a search bar."),
    ]
}
