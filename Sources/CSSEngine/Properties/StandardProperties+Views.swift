extension Property {
    /// Views, controls and buttons, under the names that UIKit has.
    static let viewBehavior: [Property] = [
        .flag(
            "user-interaction-enabled", on: ["UIView"], initially: true,
            "Whether the view receives touches; a view that does not receive touches hides them from its subviews too."),
        .flag(
            "exclusive-touch", on: ["UIView"], initially: false,
            "Whether other views receive no touches while the view handles one."),
        .flag(
            "multiple-touch-enabled", on: ["UIView"], initially: false,
            "Whether the view receives several touches at a time."),
        .flag(
            "opaque", on: ["UIView"], initially: true,
            "Whether the view promises to fill its bounds with opaque content."),
        .flag(
            "autoresizes-subviews", on: ["UIView"], initially: true,
            "Whether the view resizes its subviews according to their autoresizing masks."),
        .flag(
            "clears-context-before-drawing", on: ["UIView"], initially: true,
            "Whether the bounds are cleared before the view draws itself."),
        Property(
            "content-scale-factor", .nonNegativeNumber, initial: .number(1), classes: ["UIView"],
            "The pixels per point of the view's content."),
        .word(
            "content-mode", on: ["UIView"],
            [
                "scale-to-fill", "scale-aspect-fit", "scale-aspect-fill", "redraw", "center", "top", "bottom", "left",
                "right", "top-left", "top-right", "bottom-left", "bottom-right",
            ], initially: "scale-to-fill", "How the content is positioned and scaled in the bounds."),
        Property(
            "accent-color", .oneOf([.keyword([.auto]), .color([])]), initial: .keyword(.auto), classes: ["UIView"],
            "The tint colour of the view and its subviews; `auto` is the colour of the superview."),
        .word(
            "tint-adjustment-mode", on: ["UIView"], ["automatic", "normal", "dimmed"], initially: "automatic",
            "Whether the tint colour is dimmed; `automatic` is the mode of the superview."),
        .insets(
            "layout-margins", on: ["UIView"], .bareNumber, initially: 8,
            "The margins between the view's edges and its content."),
        Property(
            "transform-origin", transformOrigin, initial: .list([.percentage(50), .percentage(50)]),
            classes: ["UIView"],
            "The point about which `transform`, `rotate` and `scale` transform the view, the horizontal position first."
        ),
        .color(
            "shadow-color", on: ["UIView"], "The colour of the shadow; on a label, the colour of the text's shadow."),
        .pair(
            "shadow-offset", on: ["UIView"], initially: (0, -3),
            "The offset of the shadow to the right and down; on a label, the offset of the text's shadow."),
        Property(
            "shadow-opacity", .number(range: 0...1, allowsPercentage: true), initial: .number(0), classes: ["UIView"],
            "The opacity of the shadow, from 0 to 1."),
        Property(
            "shadow-radius", .length(.bareNumber), initial: .length(3), classes: ["UIView"],
            "The blur radius of the shadow, as in UIKit."),
        .flag(
            "enabled", on: ["UIControl", "UILabel"], initially: true,
            "Whether a control is enabled, or whether a label draws its text as enabled."),
        .flag(
            "selected", on: ["UIControl", "UITableViewCell", "UICollectionViewCell"], initially: false,
            "Whether a control or a cell is selected."),
        .flag(
            "highlighted", on: ["UIControl", "UILabel", "UIImageView", "UITableViewCell", "UICollectionViewCell"],
            initially: false, "Whether a control, a label, an image view or a cell is highlighted."),
        .flag(
            "shows-touch-when-highlighted", on: ["UIButton"], initially: false,
            "Whether the button glows while it is touched."),
        .flag(
            "adjusts-image-when-highlighted", on: ["UIButton"], initially: true,
            "Whether a highlighted button draws its image darker, instead of `-ios-button-adjust`."),
        .flag(
            "adjusts-image-when-disabled", on: ["UIButton"], initially: true,
            "Whether a disabled button draws its image paler, instead of `-ios-button-adjust`."),
        .flag(
            "reverses-title-shadow-when-highlighted", on: ["UIButton"], initially: false,
            "Whether the shadow of the title moves to the opposite side while the button is highlighted."),
        .color(
            "title-shadow-color", on: ["UIButton"],
            "The colour of the title's shadow for each state, instead of the colour of `text-shadow`."),
    ]
}

extension Property {
    /// The grammar of `transform-origin` in two dimensions (CSS Transforms 1, section 5).
    private static let transformOrigin: PropertyGrammar = {
        let length = PropertyGrammar.length([.percentage, .negative])
        let horizontal = PropertyGrammar.keyword([.left, .center, .right])
        let vertical = PropertyGrammar.keyword([.top, .center, .bottom])
        return .oneOf([
            .sequence([length, length], optional: 1), .sequence([length, vertical], optional: 0),
            .sequence([horizontal, length], optional: 0), .sequence([horizontal, vertical], optional: 1),
            .sequence([vertical, horizontal], optional: 1),
        ])
    }()
}
