import CSSEngine

extension EffectTable {
    /// The effects on text views, except those that tvOS does not have.
    static let textView: [Effect] = [
        Effect(
            "text", on: UITextView.self, ["text", "-mobile-text-key"],
            value: { $0.localizedText(0) ?? $0.localizedText(1) },
            get: { ViewValue($0.text) }, set: { $0.text = $1.text ?? "" }
        ).depending(on: .resources),
        .color("textColor", on: UITextView.self, "color", \.textColor),
        .alignment(on: UITextView.self, \.textAlignment),
        .font("font", on: UITextView.self, get: { $0.font }, set: { $0.font = $1 }),
        .insets("textContainerInset", on: UITextView.self, ["text-container-inset"], \.textContainerInset),
        .flag("isSelectable", on: UITextView.self, "selectable", \.isSelectable).paintOnly,
        .flag("clearsOnInsertion", on: UITextView.self, "clears-on-insertion", \.clearsOnInsertion).paintOnly,
        .flag(
            "allowsEditingTextAttributes", on: UITextView.self, "allows-editing-text-attributes",
            \.allowsEditingTextAttributes
        ).paintOnly,
    ]
}
