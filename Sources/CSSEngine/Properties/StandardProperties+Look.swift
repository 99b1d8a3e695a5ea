extension Property {
    /// What every view looks like.
    static let look: [Property] = [
        Property(
            "background-color", .color([.none, .image]), initial: .color(.transparent),
            "The colour behind the content, or an image that is repeated there."),
        Property(
            "opacity", .number(range: 0...1, allowsPercentage: true), initial: .number(1),
            "How opaque the view and all that it contains are, from 0 to 1."),
        Property(
            "border", .border(width: "border-width", color: "border-color"),
            "The width and the colour of the border; the style is read, and `none` means a width of 0."),
        Property("border-width", .lineWidth, initial: .length(0), "How wide the border is, inside the view."),
        Property("border-color", .color(.none), initial: .color(.black), "The colour of the border."),
        Property(
            "border-radius", .length([.bareNumber, .percentage]), initial: .length(0),
            "The radius of the corners of background and border."),
        Property(
            "visibility", aliases: ["visibilty"], .keyword([.visible, .hidden, .collapse]),
            initial: .keyword(.visible), "Whether the view is shown; its place stays taken."),
        Property(
            "transform", .transform, initial: .keyword(.none),
            "How the view is moved, turned and scaled around its middle, its frame and its neighbours left as they are."
        ),
    ]
}
