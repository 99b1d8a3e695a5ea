import CSSEngine

extension EffectTable {
    /// The effects on text views, except those that tvOS does not have.
    static let textView: [Effect] = [
        .text(on: UITextView.self),
        .color("textColor", on: UITextView.self, "color", \.styledColor),
        .alignment(on: UITextView.self, \.textAlignment),
        .font("font", on: UITextView.self, get: { $0.styledFont }, set: { $0.styledFont = $1 }),
        .insets("textContainerInset", on: UITextView.self, ["text-container-inset"], \.textContainerInset),
        .flag("isSelectable", on: UITextView.self, "selectable", \.isSelectable).paintOnly,
        .flag("clearsOnInsertion", on: UITextView.self, "clears-on-insertion", \.clearsOnInsertion).paintOnly,
        .flag(
            "allowsEditingTextAttributes", on: UITextView.self, "allows-editing-text-attributes",
            \.allowsEditingTextAttributes
        ).paintOnly,
    ]
}
