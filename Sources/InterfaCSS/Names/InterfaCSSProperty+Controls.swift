import CSSEngine

extension InterfaCSSProperty {
    static let controls: [InterfaCSSProperty] =
        rows("enabled highlighted selected", .flag)
        + [
            InterfaCSSProperty(
                "contentVerticalAlignment", .word(.contentVerticalAlignment), as: "content-valign"),
            InterfaCSSProperty(
                "contentHorizontalAlignment", .word(.contentHorizontalAlignment), as: "content-halign"),
        ] + buttons + indicators + valueControls + images

    private static let buttons: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("contentEdgeInsets", .insets, as: "content-insets"),
            InterfaCSSProperty("titleEdgeInsets", .insets, as: "title-insets"),
            InterfaCSSProperty("imageEdgeInsets", .insets, as: "image-insets"),
            InterfaCSSProperty("title", .string, .state),
            InterfaCSSProperty("attributedTitle", .attributedString, .state),
            InterfaCSSProperty("titleColor", .color, as: "color", .state),
            InterfaCSSProperty("titleShadowColor", .color, .state),
            InterfaCSSProperty("image", .image, as: "-mobile-image", .state),
            InterfaCSSProperty("backgroundImage", .image, as: "background-image", .state, .barMetrics),
        ]
        + rows(
            "showsTouchWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled "
                + "reversesTitleShadowWhenHighlighted", .flag)

    private static let indicators: [InterfaCSSProperty] =
        [
            InterfaCSSProperty(
                "activityIndicatorViewStyle", .word(.activityIndicatorViewStyle), as: "activity-indicator-style"),
            InterfaCSSProperty("color", .color, as: "color"),
            InterfaCSSProperty("progressViewStyle", .word(.progressViewStyle)),
        ]
        + rows("hidesWhenStopped animating", .flag) + rows("progressTintColor trackTintColor", .color)
        + rows("progressImage trackImage", .image)

    private static let valueControls: [InterfaCSSProperty] =
        rows("onTintColor thumbTintColor minimumTrackTintColor maximumTrackTintColor", .color)
        + rows("onImage offImage minimumValueImage maximumValueImage", .image)
        + rows("minimumTrackImage maximumTrackImage thumbImage", .image, .state)
        + rows("value minimumValue maximumValue stepValue", .number)
        + rows("continuous autorepeat wraps apportionsSegmentWidthsByContent momentary", .flag)
        + rows("incrementImage decrementImage", .image, .state) + rows("dividerImage", .image, .state, .state)
        + rows("contentPositionAdjustment", .offset, .segment, .barMetrics)

    private static let images = rows("highlightedImage", .image)
}
