extension Property {
    /// The images behind a view and their colour (CSS Backgrounds 3, section 2). `images` has `background-image`.
    static let backgrounds: [Property] = [
        Property(
            "background", Shorthand.background,
            "The images behind the content and the colour behind them, with the position, size and repetition of each image."
        ),
        Property(
            "background-color", .color([.none, .image]), initial: .color(.transparent),
            "The colour behind the content, or an image that is repeated there, or a gradient as in `background-image`."
        ),
        Property(
            "background-position", .background(.position), initial: .list([.percentage(0), .percentage(0)]),
            "Where each image of `background-image` is; percentages are of the space around the image."),
        Property(
            "background-size", .background(.size), initial: .keyword(.auto),
            "The size of each image of `background-image`: its own one, a width and a height, or one that covers the view or is contained in it."
        ),
        Property(
            "background-repeat", .background(.repetition), initial: .keyword(.repeat),
            "Whether each image of `background-image` is repeated in the two axes."),
        Property(
            "background-origin", .layers(.keyword(BoxParser.backgroundBoxes)), initial: .keyword(.paddingBox),
            "The area that the position and the size of each image refer to: the view, or the inside of its border, which `content-box` is too."
        ),
        Property(
            "background-clip", .layers(.keyword(BoxParser.backgroundClips)), initial: .keyword(.borderBox),
            "The area in which each image is drawn: the view, which `text` and `border-area` are too, or the inside of its border, which `content-box` is too."
        ),
        Property(
            "background-attachment", .layers(.keyword(BoxParser.backgroundAttachments)), initial: .keyword(.scroll),
            "Whether each image moves with the view: `fixed` and `local` are drawn like `scroll`."),
    ]
}
