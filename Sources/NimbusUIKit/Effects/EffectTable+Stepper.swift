import CSSEngine

// tvOS has no steppers.
#if !(os(tvOS) || UIKIT_CHECK_TVOS)
extension EffectTable {
    // The range is set before the value, because UIKit clamps the value to the range.
    static let steppers: [Effect] =
        [
            .number("minimumValue", on: UIStepper.self, "minimum-value", \.wantedMinimum).paintOnly,
            .number("maximumValue", on: UIStepper.self, "maximum-value", \.wantedMaximum).paintOnly,
            // UIKit raises an exception if the step is not positive.
            Effect(
                "stepValue", on: UIStepper.self, ["step-value"],
                value: { inputs in inputs.number(0).flatMap { $0 > 0 ? .number($0) : nil } },
                get: { CGFloat($0.stepValue) }, set: { $0.stepValue = Double($1) }
            ).paintOnly,
            .number("value", on: UIStepper.self, "value", \.value).paintOnly,
            .flag("isContinuous", on: UIStepper.self, "continuous", \.isContinuous).paintOnly,
            .flag("autorepeat", on: UIStepper.self, "autorepeat", \.autorepeat).paintOnly,
            .flag("wraps", on: UIStepper.self, "wraps", \.wraps).paintOnly,
            .image(
                "dividerImage", on: UIStepper.self, "divider-image",
                get: { $0.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) },
                set: { $0.setDividerImage($1, forLeftSegmentState: .normal, rightSegmentState: .normal) }
            ).paintOnly.written(
                as: .call("setDividerImage", arguments: "forLeftSegmentState: .normal, rightSegmentState: .normal")),
            stepperImage(
                "backgroundImage", "setBackgroundImage", "background-image",
                get: { $0.backgroundImage(for: .normal) }, set: { $0.setBackgroundImage($1, for: .normal) }),
            stepperImage(
                "incrementImage", "setIncrementImage", "increment-image",
                get: { $0.incrementImage(for: .normal) }, set: { $0.setIncrementImage($1, for: .normal) }),
            stepperImage(
                "decrementImage", "setDecrementImage", "decrement-image",
                get: { $0.decrementImage(for: .normal) }, set: { $0.setDecrementImage($1, for: .normal) }),
        ]

    private static func stepperImage(
        _ name: String, _ method: String, _ property: String, get: @escaping @MainActor (UIStepper) -> UIImage?,
        set: @escaping @MainActor (UIStepper, UIImage?) -> Void
    ) -> Effect {
        .image(name, on: UIStepper.self, property, get: get, set: set).paintOnly
            .written(as: .method(method, state: ".normal"))
    }
}

/// The styled minimum value of a stepper whose maximum value is not greater yet.
private final class PendingMinimum: ViewAttachment {
    let value: Double

    init(_ value: Double) { self.value = value }
}

// UIKit raises an exception if the range of a stepper is empty, even temporarily between the two setters.
extension UIStepper {
    /// The styled minimum value. The stepper gets this value only while it is less than the maximum value.
    fileprivate var wantedMinimum: Double {
        get { attachment(PendingMinimum.self)?.value ?? minimumValue }
        set {
            if let pending = attachment(PendingMinimum.self) { removeInteraction(pending) }
            if newValue < maximumValue {
                minimumValue = newValue
            } else {
                addInteraction(PendingMinimum(newValue))
            }
        }
    }

    /// The maximum value. The setter first lowers a minimum value that is not less.
    fileprivate var wantedMaximum: Double {
        get { maximumValue }
        set {
            let minimum = wantedMinimum
            if newValue <= minimumValue { minimumValue = newValue - max(1, newValue.ulp) }
            maximumValue = newValue
            wantedMinimum = minimum
        }
    }
}
#endif
