import CSSEngine

extension EffectTable {
    /// The effects on text views that are available on all platforms.
    static let textView: [Effect] =
        [
            .text(on: UITextView.self),
            .color("textColor", on: UITextView.self, "color", \.styledColor),
            .alignment(on: UITextView.self, \.textAlignment),
            .font("font", on: UITextView.self, get: { $0.styledFont }, set: { $0.styledFont = $1 })
                .standard { (view: UITextView) in view.effectiveFont },
            .insets(
                "textContainerInset", on: UITextView.self, ["text-container-inset"] + ContentInsets.properties,
                value: { ($0.insets(0) ?? ContentInsets.textView($0, 1)).map(ViewValue.insets) }, \.textContainerInset
            ).resolvingSides(from: 1).depending(on: .layoutDirection),
            selection,
            tint(UITextView.self, ["caret-color", "-ios-tint-color", "accent-color"]),
            .flag("clearsOnInsertion", on: UITextView.self, "clears-on-insertion", \.clearsOnInsertion).paintOnly,
            .flag(
                "allowsEditingTextAttributes", on: UITextView.self, "allows-editing-text-attributes",
                \.allowsEditingTextAttributes
            ).paintOnly,
        ]
        + textAttributes("typingAttributes", "typing", get: { $0.typingAttributes }, set: { $0.typingAttributes = $1 })
        + textAttributes(
            "linkTextAttributes", "link-text", get: { $0.linkTextAttributes }, set: { $0.linkTextAttributes = $1 })
        + textViewText

    private static let selection = Effect(
        "isSelectable", on: UITextView.self, ["selectable", "user-select"],
        value: { inputs -> ViewValue? in
            if let isSelectable = inputs.keywords(0)?.first {
                return .flag(isSelectable == .true || isSelectable == .yes)
            }
            return inputs.identifier(1).map { .flag($0 != "none") }
        },
        get: { $0.isSelectable }, set: { $0.isSelectable = $1 }
    ).paintOnly

    private typealias Attributes = [NSAttributedString.Key: Any]

    /// Creates the effects on a dictionary of text attributes of a text view.
    private static func textAttributes(
        _ name: String, _ prefix: String, get: @escaping @MainActor (UITextView) -> Attributes,
        set: @escaping @MainActor (UITextView, Attributes) -> Void
    ) -> [Effect] {
        func change(_ view: UITextView, _ key: NSAttributedString.Key, _ value: Any?) {
            var attributes = get(view)
            attributes[key] = value
            set(view, attributes)
        }
        func effect(
            _ attribute: String, _ key: NSAttributedString.Key, _ properties: [String],
            value: @escaping @MainActor (StyleInputs) -> ViewValue?, wrap: @escaping @MainActor (Any?) -> ViewValue,
            unwrap: @escaping @MainActor (ViewValue) -> Any?
        ) -> Effect {
            Effect(
                "\(name).\(attribute)", on: UITextView.self, properties, value: value, get: { wrap(get($0)[key]) },
                set: { change($0, key, unwrap($1)) }
            ).paintOnly.written(as: .property("\(name)[.\(attribute)]"))
        }
        return [
            effect(
                "font", .font, ["\(prefix)-font"],
                value: { $0.wholeFont(0) },
                wrap: { ViewValue($0 as? UIFont) }, unwrap: \.font
            ).depending(on: .textSize),
            effect(
                "foregroundColor", .foregroundColor, ["\(prefix)-text-color"], value: { $0.color(0) },
                wrap: { ViewValue($0 as? UIColor) }, unwrap: \.color),
            effect(
                "shadow", .shadow, ["\(prefix)-shadow-color", "\(prefix)-shadow-offset"], value: { shadow($0) },
                wrap: { ($0 as? NSShadow).map { .app(AppValue($0)) } ?? .none }, unwrap: { $0.app?.content }),
        ]
    }

    private static func shadow(_ inputs: StyleInputs) -> ViewValue? {
        let shadow = NSShadow()
        shadow.shadowColor = inputs.color(0)?.color
        shadow.shadowOffset = inputs.size(1) ?? .zero
        return .app(AppValue(shadow))
    }
}
