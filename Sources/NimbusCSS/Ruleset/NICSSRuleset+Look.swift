import CSSEngine

/// What every view looks like, as the ancestor's accessors name it.
extension NICSSRuleset {
    /// Whether a rule gives `backgroundColor`.
    public var hasBackgroundColor: Bool { has("background-color") }
    /// The colour behind the content; nil for `none` and for an image.
    public var backgroundColor: Color? { value(of: "background-color")?.color }

    /// Whether a rule gives `opacity`.
    public var hasOpacity: Bool { has("opacity") }
    /// From 0, clear, to 1.
    public var opacity: Double? { value(of: "opacity")?.number }

    /// Whether a rule gives `borderRadius`.
    public var hasBorderRadius: Bool { has("border-radius") }
    /// The radius of the corners.
    public var borderRadius: NICSSUnit? { unit("border-radius") }

    /// Whether a rule gives `borderColor`.
    public var hasBorderColor: Bool { has("border-color") }
    /// The colour of the border; nil for `none`.
    public var borderColor: Color? { value(of: "border-color")?.color }

    /// Whether a rule gives `borderWidth`.
    public var hasBorderWidth: Bool { has("border-width") }
    /// How wide the border is, in points.
    public var borderWidth: Double? { value(of: "border-width")?.points }

    /// The name of the image that is repeated behind the content; nil where that is a colour.
    public var backgroundPattern: String? { value(of: "background-color")?.imageName }

    /// Whether a rule gives `visible`.
    public var hasVisible: Bool { has("visibility") }
    /// False for `hidden` and `collapse`.
    public var visible: Bool? { value(of: "visibility")?.keyword.map { $0 == .visible } }
}
