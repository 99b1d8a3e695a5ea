import CSSEngine

extension EffectTable {
    private static let plain = Effect.Source.variant(LabelVariant.plain.rawValue)
    private static let highlighted = Effect.Source.departure(LabelVariant.highlighted.rawValue)

    static let label: [Effect] = [
        Effect(
            "text", on: UILabel.self, ["text", "-mobile-text-key"],
            value: { $0.localizedText(0) ?? $0.localizedText(1) },
            get: { ViewValue($0.text) }, set: { $0.text = $1.text }
        ).depending(on: .resources),
        Effect(
            "textColor", on: UILabel.self, ["color"], from: plain, value: { $0.color(0) },
            get: { ViewValue($0.styledTextColor) }, set: { $0.styledTextColor = $1.color }
        ).paintOnly,
        // The property for the highlighted color comes before the color of `:highlighted`.
        Effect(
            "highlightedTextColor", on: UILabel.self, ["-ios-highlighted-color", "color"], from: highlighted,
            value: { $0[0] == nil ? $0.color(1) : $0.color(0) }, get: { ViewValue($0.highlightedTextColor) },
            set: { $0.highlightedTextColor = $1.color }
        ).firstIndependent.paintOnly.standingIn(for: "textColor") { _, baseline in baseline },
        .alignment(on: UILabel.self, \.textAlignment),
        .font("font", on: UILabel.self, get: { $0.font }, set: { $0.font = $1 }),
        Effect(
            "shadowColor", on: UILabel.self, TextShadow.properties + ["shadow-color"],
            value: { $0[2] == nil ? TextShadow($0)?.color : $0.color(2) },
            get: { ViewValue($0.shadowColor) }, set: { $0.shadowColor = $1.color }
        ).paintOnly,
        Effect(
            "shadowOffset", on: UILabel.self, TextShadow.properties + ["shadow-offset"],
            value: { $0[2] == nil ? TextShadow($0)?.offset : $0.size(2).map(ViewValue.size) },
            get: { .size($0.shadowOffset) },
            set: { label, value in if let size = value.size { label.shadowOffset = size } }),
        .word("lineBreakMode", on: UILabel.self, "-ios-line-break-mode", TextWords.lineBreakModes, \.lineBreakMode),
        Effect(
            "numberOfLines", on: UILabel.self, ["-ios-number-of-lines"],
            value: { $0.number(0).map { .integer(Int(max($0, 0))) } }, get: { .integer($0.numberOfLines) },
            set: { label, value in if let integer = value.integer { label.numberOfLines = integer } }),
        .flag(
            "adjustsFontSizeToFitWidth", on: UILabel.self, "-ios-adjusts-font-size", \.adjustsFontSizeToFitWidth),
        // Labels have a factor instead of the former minimum size.
        Effect(
            "minimumScaleFactor", on: UILabel.self,
            ["-ios-minimum-font-size", "minimum-scale-factor"] + Effect.fontProperties,
            value: { inputs in
                if let factor = inputs.number(1) { return .number(factor) }
                return inputs.points(0).map { smallest in
                    // The effect of the font comes earlier, so that the font is set.
                    let full = (inputs.place.view as? UILabel)?.font.pointSize ?? UIFont.standardLabelSize
                    return .number(full > 0 ? min(max(smallest / full, 0), 1) : 0)
                }
            },
            get: { .number($0.minimumScaleFactor) },
            set: { label, value in if let number = value.number { label.minimumScaleFactor = number } }
        ).depending(on: .textSize),
        .word(
            "baselineAdjustment", on: UILabel.self, "-ios-baseline-adjustment", TextWords.baselines,
            \.baselineAdjustment),
        .length(
            "preferredMaxLayoutWidth", on: UILabel.self, "preferred-max-layout-width", \.preferredMaxLayoutWidth),
        .insets(
            "textInsets", on: NILabel.self, ["padding-top", "padding-right", "padding-bottom", "padding-left"],
            value: { $0.boxInsets(0).map(ViewValue.insets) }, \.textInsets),
    ]
}
