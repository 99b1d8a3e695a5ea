import CSSEngine

extension EffectTable {
    private static let plain = Effect.Source.variant(LabelVariant.plain.rawValue)
    private static let highlighted = Effect.Source.departure(LabelVariant.highlighted.rawValue)

    static let label: [Effect] =
        [
            .text(on: UILabel.self),
            Effect(
                "textColor", on: UILabel.self, ["color"], from: plain, value: { $0.color(0) },
                get: { $0.styledColor }, set: { $0.styledColor = $1 }
            ).paintOnly,
            // `-ios-highlighted-color` takes precedence over the `color` of `:highlighted`.
            Effect(
                "highlightedTextColor", on: UILabel.self, ["-ios-highlighted-color", "color"], from: highlighted,
                value: { $0[0] == nil ? $0.color(1) : $0.color(0) }, get: { $0.highlightedTextColor },
                set: { $0.highlightedTextColor = $1 }
            ).independent(1).paintOnly.standingIn(for: "textColor") { _, baseline in baseline },
            .alignment(on: UILabel.self, \.textAlignment),
            .font("font", on: UILabel.self, get: { $0.styledFont }, set: { $0.styledFont = $1 }),
            Effect(
                "shadowColor", on: UILabel.self, TextShadow.properties + ["shadow-color"],
                value: { $0[2] == nil ? TextShadow($0)?.color : $0.color(2) },
                get: { $0.shadowColor }, set: { $0.shadowColor = $1 }
            ).paintOnly,
            Effect(
                "shadowOffset", on: UILabel.self, TextShadow.properties + ["shadow-offset"],
                value: { $0[2] == nil ? TextShadow($0)?.offset : $0.size(2).map(ViewValue.size) },
                get: { $0.shadowOffset }, set: { $0.shadowOffset = $1 }),
            .word(
                "lineBreakMode", on: UILabel.self, "-ios-line-break-mode", or: "text-overflow",
                TextWords.lineBreakModes,
                \.lineBreakMode),
            Effect(
                "numberOfLines", on: UILabel.self,
                ["-ios-number-of-lines", "line-clamp", "text-wrap-mode", "white-space-collapse"],
                value: { numberOfLines($0) }, get: { $0.numberOfLines }, set: { $0.numberOfLines = $1 }),
            .flag(
                "adjustsFontSizeToFitWidth", on: UILabel.self, "-ios-adjusts-font-size", \.adjustsFontSizeToFitWidth),
            // Labels have a minimum scale factor instead of a minimum font size.
            Effect(
                "minimumScaleFactor", on: UILabel.self,
                ["-ios-minimum-font-size", "minimum-scale-factor"] + Effect.fontProperties,
                value: { inputs in
                    if let factor = inputs.number(1) { return .number(factor) }
                    return inputs.points(0).map { smallest in
                        // The font is already set, because its effect comes first.
                        let full = (inputs.place.view as? UILabel)?.font.pointSize ?? UIFont.standardLabelSize
                        return .number(full > 0 ? min(max(smallest / full, 0), 1) : 0)
                    }
                },
                get: { $0.minimumScaleFactor }, set: { $0.minimumScaleFactor = $1 }
            ).depending(on: .textSize),
            .word(
                "baselineAdjustment", on: UILabel.self, "-ios-baseline-adjustment", TextWords.baselines,
                \.baselineAdjustment),
            .length(
                "preferredMaxLayoutWidth", on: UILabel.self, "preferred-max-layout-width", \.preferredMaxLayoutWidth),
            .insets(
                "textInsets", on: NILabel.self, ContentInsets.properties,
                value: { $0.contentInsets(0).map(ViewValue.insets) }, \.textInsets
            ).resolvingSides(from: 0).depending(on: .layoutDirection),
        ] + labelText

    private static func numberOfLines(_ inputs: StyleInputs) -> ViewValue? {
        if let number = inputs.number(0) ?? inputs.number(1) { return .integer(Int(max(number, 0))) }
        let keepsBreaks = inputs.identifier(3).map { $0 != "collapse" } ?? false
        if inputs[2] == .keyword(.nowrap), !keepsBreaks { return .integer(1) }
        return inputs[1] == nil && inputs[2] == nil && !keepsBreaks ? nil : .integer(0)
    }
}
