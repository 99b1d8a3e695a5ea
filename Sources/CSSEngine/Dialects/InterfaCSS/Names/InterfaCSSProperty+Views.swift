extension InterfaCSSProperty {
    private static let hidden = InterfaCSSValueType.boolean(true: "hidden", false: "visible")
    private static let clipping = InterfaCSSValueType.boolean(true: "hidden", false: "visible")

    static let views: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("alpha", .number, as: "opacity"),
            InterfaCSSProperty("hidden", hidden, as: "visibility"),
            InterfaCSSProperty("clipsToBounds", clipping, as: "overflow"),
            InterfaCSSProperty("autoresizingMask", .words(autoresizing), as: "autoresizing"),
            InterfaCSSProperty("backgroundColor", .color, as: "background-color"),
            InterfaCSSProperty("tintColor", .color, as: "tint-color"),
            InterfaCSSProperty("cornerRadius", .length, as: "border-radius", aliases: ["layer.cornerRadius"]),
            InterfaCSSProperty("borderWidth", .length, as: "border-width", aliases: ["layer.borderWidth"]),
            InterfaCSSProperty("borderColor", .color, as: "border-color", aliases: ["layer.borderColor"]),
            InterfaCSSProperty("anchorPoint", .numberPair, aliases: ["layer.anchorPoint"]),
            InterfaCSSProperty("shadowOpacity", .number, aliases: ["layer.shadowOpacity"]),
            InterfaCSSProperty("shadowRadius", .length, aliases: ["layer.shadowRadius"]),
            InterfaCSSProperty("shadowColor", .color, aliases: ["layer.shadowColor"], .state),
            InterfaCSSProperty("shadowOffset", .size, aliases: ["layer.shadowOffset"], .state),
            InterfaCSSProperty("transform", .transform, as: "transform"),
            InterfaCSSProperty("contentMode", .word(contentModes)),
            InterfaCSSProperty("tintAdjustmentMode", .word("automatic normal dimmed")),
            InterfaCSSProperty("layout", .layout), InterfaCSSProperty("layoutMargins", .insets),
            InterfaCSSProperty("bounds", .rect), InterfaCSSProperty("frame", .rect),
            InterfaCSSProperty("center", .point), InterfaCSSProperty("contentScaleFactor", .number),
            InterfaCSSProperty("accessibilityIdentifier", .string),
        ]
        + rows(
            "autoresizesSubviews clearsContextBeforeDrawing exclusiveTouch multipleTouchEnabled opaque "
                + "userInteractionEnabled", .flag)

    private static let autoresizing =
        "none width height top bottom left right flexibleWidth=width flexibleHeight=height flexibleTopMargin=top "
        + "flexibleBottomMargin=bottom flexibleLeftMargin=left flexibleRightMargin=right"
    private static let contentModes =
        "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft "
        + "bottomRight"
}
