extension Property {
    /// The images of buttons, and insets.
    static let images: [Property] = [
        Property(
            "-mobile-image", .image([.quoted, .bare, .none]), initial: .keyword(.none),
            classes: ["UIButton", "UIImageView"],
            "The image beside a button's title in each state, or the image of an image view, such as `url(a.png)`, "
                + "`image(red)`, `image(\"a.png\", red)`, `resizable(url(a.png), 1px, 2px, 3px, 4px)` or "
                + "`stretchable(url(a.png), 1px, 2px)`."),
        Property(
            "object-fit", .keyword([.fill, .contain, .cover, .none]), initial: .keyword(.fill),
            classes: ["UIImageView"],
            "How the image is scaled to the size of the view; `cover` and `none` clip it to the view."),
        Property(
            "object-position", objectPosition, initial: .list([.keyword(.center), .keyword(.center)]),
            classes: ["UIImageView"], "Where the image is in the view if `object-fit` is `none`."),
        Property(
            "background-image", .layers(.image([.quoted, .bare, .none, .gradient])), initial: .keyword(.none),
            "The images behind the content, the first one in front: files such as `url(a.png)`, or gradients over the background "
                + "colour such as `linear-gradient(45deg, red, blue 80%)`. A button has one image for each state. A text field "
                + "draws one image instead of its border."),
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

    /// The part of the grammar of `object-position` for which UIKit has content modes (CSS Images 3, section 5.6).
    private static let objectPosition: PropertyGrammar = {
        let horizontal = PropertyGrammar.keyword([.left, .center, .right])
        let vertical = PropertyGrammar.keyword([.top, .center, .bottom])
        return .oneOf([
            .sequence([horizontal, vertical], optional: 1), .sequence([vertical, horizontal], optional: 1),
        ])
    }()

    private static let noInsets = Value.list([.length(0), .length(0), .length(0), .length(0)])
}
