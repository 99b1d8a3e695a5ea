extension Property {
    /// The appearance of every view.
    static let appearance = backgrounds + [opacity] + borders + outlines

    private static let opacity = Property(
        "opacity", .number(range: 0...1, allowsPercentage: true), initial: .number(1),
        "The opacity of the view and its subviews, from 0 to 1.")

    /// The properties of the outline of a view: its corners, shadow, clipping and place.
    private static let outlines: [Property] = [
        Property(
            "border-radius", .cornerRadii, initial: .length(0),
            "The radius of the corners of background and border; corners can be 0, the other ones have the largest radius."
        ),
        Property(
            "corner-shape", .keyword([.round, .squircle]), initial: .keyword(.round),
            "Whether rounded corners are parts of circles, or have the continuous curve of iOS."),
        Property(
            "box-shadow", .boxShadow, initial: .keyword(.none),
            "The shadow of the view: the first one that is not `inset`; a spread has no effect."),
        Property(
            "overflow", .repeated(.keyword(overflowKeywords), 1...2), initial: .keyword(.visible),
            "Whether content and subviews are clipped to the view's outline; a clipped view casts no shadow."),
        Property(
            "visibility", aliases: ["visibilty"], .keyword([.visible, .hidden, .collapse]),
            initial: .keyword(.visible), "Whether the view is shown; a hidden view still takes up its space."),
        Property(
            "transform", .transform, initial: .keyword(.none),
            "The transform of the view about `transform-origin`; it does not affect layout."
        ),
        Property(
            "translate", .individualTransform(.translate), initial: .keyword(.none),
            "The shift of the view to the right and down, after `rotate`, `scale` and `transform`; percentages are of its size."
        ),
        Property(
            "rotate", .individualTransform(.rotate), initial: .keyword(.none),
            "The clockwise rotation of the view about `transform-origin`, after `scale` and `transform`."),
        Property(
            "scale", .individualTransform(.scale), initial: .keyword(.none),
            "The factor that enlarges the view about `transform-origin`, after `transform`; two numbers are of the two axes."
        ),
        Property(
            "clip-path", .form(ShapeParser.form), initial: .keyword(.none),
            "The shape outside of which the view is not drawn, although touches reach it; percentages are of its size."
        ),
        Property(
            "mask-image", aliases: ["mask"], .form(gradientForm), initial: .keyword(.none),
            "The gradient whose opacity is that of the view, in the size of the view."),
        Property(
            "backdrop-filter", .form(FilterParser.backdropForm), initial: .keyword(.none),
            "The blur of what is behind the view: the material of iOS that is the most similar, behind the subviews."),
        Property(
            "z-index", .oneOf([.keyword([.auto]), .anyInteger]), initial: .keyword(.auto),
            "The order in which the view is drawn among the subviews of its superview, the largest number last; `auto` is 0."
        ),
    ]

    /// `none`, or a gradient in the size of the view.
    private static let gradientForm = PropertyGrammar.Form(
        .keywords(["none"]) + [.type(.gradient)],
        parse: { $0.consume(identifier: "none") ? .keyword(.none) : GradientParser.parse(&$0) })

    /// The values of `overflow` in each axis (CSS Overflow 3, section 3.1).
    static let overflowKeywords: KeywordSet = [.visible, .hidden, .clip, .scroll, .auto]
}
