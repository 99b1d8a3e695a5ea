import CSSEngine

/// The appearance of all views, with the accessor names of Nimbus CSS.
extension NICSSRuleset {
    /// Whether a rule sets ``backgroundColor``.
    public var hasBackgroundColor: Bool { has("background-color") }
    /// The background colour, or `nil` for `none` and for an image.
    public var backgroundColor: CSS.Color? { value(of: "background-color")?.color }

    /// Whether a rule sets ``opacity``.
    public var hasOpacity: Bool { has("opacity") }
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var opacity: Double? { value(of: "opacity")?.number }

    /// Whether a rule sets ``borderRadius``.
    public var hasBorderRadius: Bool { has("border-radius") }
    /// The radius of the corners.
    public var borderRadius: NICSSUnit? { unit("border-radius") }

    /// Whether a rule sets ``borderColor``.
    public var hasBorderColor: Bool { has("border-color") }
    /// The colour of the border. `nil` for `none`, and if the sides have different colours.
    public var borderColor: CSS.Color? { value(of: "border-color")?.color }

    /// Whether a rule sets ``borderWidth``.
    public var hasBorderWidth: Bool { has("border-width") }
    /// The width of the border, in points. `nil` if the sides have different widths.
    public var borderWidth: Double? { value(of: "border-width")?.points }

    /// The name of the image that fills the background as a pattern, or `nil` if the background is a colour.
    public var backgroundPattern: String? { value(of: "background-color")?.imageName }

    /// Whether a rule sets ``visible``.
    public var hasVisible: Bool { has("visibility") }
    /// Whether the view is visible. False for `hidden` and `collapse`.
    public var visible: Bool? { value(of: "visibility")?.keyword.map { $0 == .visible } }
}
