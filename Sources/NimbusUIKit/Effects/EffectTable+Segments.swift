import CSSEngine

extension EffectTable {
    /// The effects on segmented controls.
    static let segments: [Effect] =
        [
            .color(
                "selectedSegmentTintColor", on: UISegmentedControl.self, "selected-segment-tint-color",
                \.selectedSegmentTintColor),
            .flag("isMomentary", on: UISegmentedControl.self, "momentary", \.isMomentary).paintOnly,
            .flag(
                "apportionsSegmentWidthsByContent", on: UISegmentedControl.self,
                "apportions-segment-widths-by-content", \.apportionsSegmentWidthsByContent),
            .image(
                "dividerImage", on: UISegmentedControl.self, "divider-image",
                get: {
                    $0.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
                },
                set: {
                    $0.setDividerImage(
                        $1, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
                }
            ).paintOnly.written(
                as: .call(
                    "setDividerImage",
                    arguments: "forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default")),
        ] + backgrounds + contentPositions
        + ButtonState.allCases.flatMap { titleAttributes(on: UISegmentedControl.self, $0) }

    private static let backgrounds = ButtonState.allCases.map { state in
        let controlState = state.controlState
        return Effect(
            "backgroundImage(\(state))", on: UISegmentedControl.self, ["background-image"],
            from: state == .normal ? .variant(state.rawValue) : .departure(state.rawValue),
            value: { $0.image(0) },
            get: { $0.backgroundImage(for: controlState, barMetrics: .default) },
            // For a state without an image, the getter returns the image of the normal state.
            baseline: { control in
                let image = control.backgroundImage(for: controlState, barMetrics: .default)
                let isShared =
                    state != .normal && image === control.backgroundImage(for: .normal, barMetrics: .default)
                return isShared ? nil : image
            },
            set: { $0.setBackgroundImage($1, for: controlState, barMetrics: .default) }
        ).depending(on: .resources).paintOnly.written(
            as: .call("setBackgroundImage", arguments: "for: \(state.swift), barMetrics: .default"))
    }

    private static let contentPositions: [Effect] = [
        contentPosition(.any, "any", suffix: ""), contentPosition(.left, "left", suffix: "-segment-left"),
        contentPosition(.center, "center", suffix: "-segment-center"),
        contentPosition(.right, "right", suffix: "-segment-right"),
        contentPosition(.alone, "alone", suffix: "-segment-alone"),
    ]

    private static func contentPosition(
        _ segment: UISegmentedControl.Segment, _ name: String, suffix: String
    ) -> Effect {
        Effect(
            "contentPositionAdjustment(\(name))", on: UISegmentedControl.self,
            ["content-position-adjustment" + suffix],
            value: { inputs in inputs.size(0).map { .offset(UIOffset(horizontal: $0.width, vertical: $0.height)) } },
            get: { $0.contentPositionAdjustment(forSegmentType: segment, barMetrics: .default) },
            set: { $0.setContentPositionAdjustment($1, forSegmentType: segment, barMetrics: .default) }
        ).paintOnly.written(
            as: .call("setContentPositionAdjustment", arguments: "forSegmentType: .\(name), barMetrics: .default"))
    }
}
