import CSSEngine

extension InterfaCSSProperty {
    static let views: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("alpha", .number, as: "opacity"),
            InterfaCSSProperty("hidden", .concealment, as: "visibility"),
            InterfaCSSProperty("clipsToBounds", .concealment, as: "overflow"),
            InterfaCSSProperty("autoresizingMask", .words(.autoresizingMask), as: "autoresizing"),
            InterfaCSSProperty("backgroundColor", .color, as: "background-color"),
            InterfaCSSProperty("tintColor", .color, as: "accent-color"),
            InterfaCSSProperty("cornerRadius", .length, as: "border-radius", aliases: ["layer.cornerRadius"]),
            InterfaCSSProperty("borderWidth", .length, as: "border-width", aliases: ["layer.borderWidth"]),
            InterfaCSSProperty("borderColor", .color, as: "border-color", aliases: ["layer.borderColor"]),
            InterfaCSSProperty("anchorPoint", .fractionPair, as: "transform-origin", aliases: ["layer.anchorPoint"]),
            InterfaCSSProperty("shadowOpacity", .number, aliases: ["layer.shadowOpacity"]),
            InterfaCSSProperty("shadowRadius", .length, aliases: ["layer.shadowRadius"]),
            InterfaCSSProperty(
                "shadowColor", .color, aliases: ["layer.shadowColor", "titleTextAttributes.shadowColor"], .state),
            InterfaCSSProperty(
                "shadowOffset", .size, aliases: ["layer.shadowOffset", "titleTextAttributes.shadowOffset"], .state),
            InterfaCSSProperty("transform", .transform, as: "transform"),
            InterfaCSSProperty("contentMode", .word(.contentMode)),
            InterfaCSSProperty("tintAdjustmentMode", .word(.tintAdjustmentMode)),
            InterfaCSSProperty("layout", .layout), InterfaCSSProperty("layoutMargins", .insets),
            InterfaCSSProperty("bounds", .rect), InterfaCSSProperty("frame", .rect),
            InterfaCSSProperty("center", .point), InterfaCSSProperty("contentScaleFactor", .number),
            InterfaCSSProperty("accessibilityIdentifier", .string),
        ]
        + rows(
            "autoresizesSubviews clearsContextBeforeDrawing exclusiveTouch multipleTouchEnabled opaque "
                + "userInteractionEnabled", .flag)

}
