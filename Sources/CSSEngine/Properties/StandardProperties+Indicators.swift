extension Property {
    /// Images, switches, sliders and indicators, under the names that UIKit has.
    static let indicators: [Property] =
        [
            .image("highlighted-image", on: ["UIImageView"], "The image that a highlighted image view shows."),
            .flag(
                "hides-when-stopped", on: ["UIActivityIndicatorView"], initially: true,
                "Whether an activity indicator is hidden while it does not animate."),
            .flag(
                "animating", on: ["UIActivityIndicatorView"], initially: false,
                "Whether an activity indicator animates."),
            .color(
                "progress-tint-color", on: ["UIProgressView"], "The colour of the completed part of a progress view."),
            .color("track-tint-color", on: ["UIProgressView"], "The colour of the remaining part of a progress view."),
            .image("progress-image", on: ["UIProgressView"], "The image of the completed part of a progress view."),
            .image("track-image", on: ["UIProgressView"], "The image of the remaining part of a progress view."),
            .word(
                "progress-view-style", on: ["UIProgressView"], ["default", "bar"], initially: "default",
                "The style of a progress view."),
            .color(
                "page-indicator-tint-color", on: ["UIPageControl"],
                "The colour of the dots of a page control, except the dot of the current page."),
            .color(
                "current-page-indicator-tint-color", on: ["UIPageControl"],
                "The colour of the dot of a page control's current page."),
            .color("on-tint-color", on: ["UISwitch"], "The colour of a switch that is on."),
            .color("thumb-tint-color", on: ["UISwitch", "UISlider"], "The colour of the thumb of a switch or slider."),
            .image("on-image", on: ["UISwitch"], "The image of a switch that is on; UIKit no longer draws it."),
            .image("off-image", on: ["UISwitch"], "The image of a switch that is off; UIKit no longer draws it."),
            Property(
                "minimum-value", .number(range: -.infinity ... .infinity, allowsPercentage: false), initial: .number(0),
                classes: ["UISlider", "UIStepper"], "The minimum value of a slider or a stepper."),
            Property(
                "maximum-value", .number(range: -.infinity ... .infinity, allowsPercentage: false), initial: .number(1),
                classes: ["UISlider", "UIStepper"], "The maximum value of a slider or a stepper."),
            Property(
                "value", .number(range: -.infinity ... .infinity, allowsPercentage: false), initial: .number(0),
                classes: ["UISlider", "UIStepper"], "The value of a slider or a stepper."),
            Property(
                "step-value", .number(range: 0 ... .infinity, allowsPercentage: false), initial: .number(1),
                classes: ["UIStepper"], "The change of the value that a tap on a stepper makes."),
            .flag(
                "continuous", on: ["UISlider", "UIStepper"], initially: true,
                "Whether a control reports each change of its value during a touch."),
            .flag(
                "autorepeat", on: ["UIStepper"], initially: true,
                "Whether the value of a stepper changes repeatedly during a touch."),
            .flag(
                "wraps", on: ["UIStepper"], initially: false,
                "Whether the value of a stepper continues at the other end of its range."),
            .image("increment-image", on: ["UIStepper"], "The image of the button that increases the value."),
            .image("decrement-image", on: ["UIStepper"], "The image of the button that decreases the value."),
            .image(
                "divider-image", on: ["UIStepper", "UISegmentedControl"],
                "The image between the buttons of a stepper, or the segments of a segmented control."),
            .color(
                "selected-segment-tint-color", on: ["UISegmentedControl"],
                "The colour of the selected segment of a segmented control."),
            .flag(
                "momentary", on: ["UISegmentedControl"], initially: false, "Whether segments show no selected state."),
            .flag(
                "apportions-segment-widths-by-content", on: ["UISegmentedControl"], initially: false,
                "Whether the widths of segments follow those of their content."),
            .color(
                "minimum-track-tint-color", on: ["UISlider"],
                "The colour of a slider's track from the minimum to the thumb."),
            .color(
                "maximum-track-tint-color", on: ["UISlider"],
                "The colour of a slider's track from the thumb to the maximum."),
            .image("minimum-value-image", on: ["UISlider"], "The image at the minimum of a slider."),
            .image("maximum-value-image", on: ["UISlider"], "The image at the maximum of a slider."),
            .image(
                "minimum-track-image", on: ["UISlider"], "The image of a slider's track from the minimum to the thumb."),
            .image(
                "maximum-track-image", on: ["UISlider"], "The image of a slider's track from the thumb to the maximum."),
            .image("thumb-image", on: ["UISlider"], "The image of a slider's thumb."),
        ]
        + [
            ("", "all"), ("-segment-left", "the first"), ("-segment-center", "the inner"),
            ("-segment-right", "the last"),
            ("-segment-alone", "single"),
        ].map { suffix, segments in
            .pair(
                "content-position-adjustment\(suffix)", on: ["UISegmentedControl"], initially: (0, 0),
                "The offset of the content of \(segments) segments.")
        }
}
