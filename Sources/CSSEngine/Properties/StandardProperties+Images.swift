extension Property {
    /// The images of buttons, and what is around them.
    static let images: [Property] = [
        Property(
            "-mobile-image", .image([.quoted, .bare, .none]), initial: .keyword(.none), classes: ["UIButton"],
            "The image beside a button's title, for each of its states."),
        Property(
            "background-image", .image([.quoted, .bare, .none]), initial: .keyword(.none), classes: ["UIButton"],
            "The image behind a button's content, for each of its states."),
        Property(
            "-mobile-background-stretch", aliases: ["background-stretch"], .insets(.bareNumber), initial: noInsets,
            classes: ["UIButton"], "The edges of the background image that keep their size when it is stretched."),
        Property(
            "-mobile-title-insets", aliases: ["title-insets"], .insets([.bareNumber, .negative]), initial: noInsets,
            classes: ["UIButton", "NITextField"], "How much room is left around the title, or the text of a field."),
        Property(
            "-mobile-content-insets", aliases: ["content-insets"], .insets([.bareNumber, .negative]), initial: noInsets,
            classes: ["UIButton"], "How much room a button leaves around its content."),
        Property(
            "-mobile-image-insets", aliases: ["image-insets"], .insets([.bareNumber, .negative]), initial: noInsets,
            classes: ["UIButton"], "How much room a button leaves around its image."),
        Property(
            "-ios-button-adjust", aliases: ["button-adjust"], .keywordSet([.highlighted, .disabled, .none]),
            initial: .keyword(.none), classes: ["UIButton"],
            "In which of its states a button changes its image by itself."),
    ]

    private static let noInsets = Value.list([.length(0), .length(0), .length(0), .length(0)])
}
