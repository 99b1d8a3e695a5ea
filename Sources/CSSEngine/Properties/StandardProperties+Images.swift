extension Property {
    /// The images of buttons, and insets.
    static let images: [Property] = [
        Property(
            "-mobile-image", .image([.quoted, .bare, .none]), initial: .keyword(.none),
            classes: ["UIButton", "UIImageView"],
            "The image next to a button's title, for each state; or the image of an image view; like every image, it can be "
                + "`image(red)`, `image(\"a.png\", red)`, `resizable(url(a.png), 1px, 2px, 3px, 4px)` or "
                + "`stretchable(url(a.png), 1px, 2px)`."),
        Property(
            "background-image", .image([.quoted, .bare, .none]), initial: .keyword(.none),
            classes: ["UIButton", "UITextField", "UINavigationBar", "UIToolbar", "UISearchBar"],
            "The image behind the content; a button has one for each state, a text field draws it instead of its border."
        ),
        Property(
            "-mobile-background-stretch", aliases: ["background-stretch"], .insets(.bareNumber), initial: noInsets,
            classes: ["UIButton"], "The insets of the background image that are not stretched."),
        Property(
            "-mobile-title-insets", aliases: ["title-insets"], .insets([.bareNumber, .negative]), initial: noInsets,
            classes: ["UIButton", "NITextField"],
            "The insets around the title of a button, or the text of a text field."),
        Property(
            "-mobile-content-insets", aliases: ["content-insets"], .insets([.bareNumber, .negative]), initial: noInsets,
            classes: ["UIButton"], "The insets around a button's content."),
        Property(
            "-mobile-image-insets", aliases: ["image-insets"], .insets([.bareNumber, .negative]), initial: noInsets,
            classes: ["UIButton"], "The insets around a button's image."),
        Property(
            "-ios-button-adjust", aliases: ["button-adjust"], .keywordSet([.highlighted, .disabled, .none]),
            initial: .keyword(.none), classes: ["UIButton"],
            "The states in which a button adjusts its image automatically."),
    ]

    private static let noInsets = Value.list([.length(0), .length(0), .length(0), .length(0)])
}
