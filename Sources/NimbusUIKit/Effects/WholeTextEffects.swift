import CSSEngine

extension EffectTable {
    /// The effects on the attributes of a label's text.
    static let labelText = WholeTextEffects(on: UILabel.self, .label) { $0 }.effects

    /// The effects on the attributes of the text of a text view. A text that the user edits keeps its case.
    static let textViewText = WholeTextEffects(on: UITextView.self, .textView) { $0 }.attributes

    /// The effects on the attributes of the title of a button without a configuration.
    static let buttonTitle = WholeTextEffects(on: UIButton.self, .buttonTitle) { $0.titleLabel }.effects
}

/// The effects on the attributes of a text that belongs to a view or to its label.
@MainActor private struct WholeTextEffects<View: UIView> {
    private let owner: TextOwner
    private let textView: @MainActor (View) -> (any AttributedTextView)?

    init(
        on viewClass: View.Type, _ owner: TextOwner,
        textView: @escaping @MainActor (View) -> (any AttributedTextView)?
    ) {
        self.owner = owner
        self.textView = textView
    }

    // A new text has no attributes, so that the case comes first.
    var effects: [Effect] { [textCase] + attributes }

    var attributes: [Effect] {
        [
            attribute(
                .kern, "kern", ["letter-spacing"], value: { $0.points(0).map(ViewValue.number) ?? normal($0) },
                get: { RichText.number($0).map { .number(CGFloat($0)) } }, style: \.spacing, wrap: ViewValue.number,
                \.number),
            // The effect of the font comes earlier, so that the font is set.
            attribute(
                .paragraphStyle, "paragraphStyle", ["line-height"] + Effect.fontProperties, value: { lineHeight($0) },
                get: {
                    ($0 as? NSParagraphStyle).flatMap { $0.minimumLineHeight > 0 ? .number($0.minimumLineHeight) : nil }
                },
                style: \.lineHeight, wrap: ViewValue.number, \.number
            ).depending(on: .textSize).written(as: .lineHeight(of: owner)),
            paragraph(
                "firstLineHeadIndent", "text-indent", value: { indent($0) }, get: { $0.firstLineHeadIndent },
                style: \.indent
            ).depending(on: .viewSize),
            paragraph(
                "hyphenationFactor", "hyphens", value: { $0.identifier(0).map { .number($0 == "auto" ? 1 : 0) } },
                get: { CGFloat($0.hyphenationFactor) }, style: \.hyphenation),
            attribute(
                .underlineStyle, "underlineStyle", TextLine.properties, value: { TextLine.underline.style($0) },
                get: { ($0 as? Int).map(ViewValue.integer) }, style: \.underline, wrap: ViewValue.integer, \.integer),
            attribute(
                .strikethroughStyle, "strikethroughStyle", TextLine.properties,
                value: { TextLine.lineThrough.style($0) }, get: { ($0 as? Int).map(ViewValue.integer) },
                style: \.strikethrough, wrap: ViewValue.integer, \.integer),
            attribute(
                .underlineColor, "underlineColor", TextLine.colorProperties, value: { TextLine.underline.color($0) },
                get: { ($0 as? UIColor).map(ViewValue.color) }, style: \.underlineColor, wrap: ViewValue.color,
                \.color),
            attribute(
                .strikethroughColor, "strikethroughColor", TextLine.colorProperties,
                value: { TextLine.lineThrough.color($0) },
                get: { ($0 as? UIColor).map(ViewValue.color) }, style: \.strikethroughColor, wrap: ViewValue.color,
                \.color),
        ]
    }

    private var prefix: String { owner == .buttonTitle ? "titleLabel." : "" }

    private var textCase: Effect {
        Effect(
            prefix + "text.case", on: View.self, ["text-transform"],
            value: { $0.keywords(0)?.first.flatMap(TextCase.init).map(Self.value) },
            get: { [textView] view in
                guard let text = textView(view) else { return .none }
                if let style = text.ownTextStyle { return style.textCase.map(Self.value) ?? .none }
                // The label of a button has the title once it is laid out.
                let plain = (view as? UIButton).map(\.currentTitle) ?? text.plainText
                return plain.flatMap(TextCase.init(of:)).map(Self.value) ?? .none
            },
            baseline: { [textView] in textView($0)?.textStyle.textCase.map(Self.value) ?? .none },
            set: { [textView] in textView($0)?.textStyle.textCase = $1.app?.content as? TextCase }
        ).written(as: .textCase(of: owner))
    }

    private static func value(_ textCase: TextCase) -> ViewValue {
        .app(AppValue(textCase, named: textCase.rawValue))
    }

    /// Creates an effect on an attribute.
    /// - Parameters:
    ///   - name: The name of `key` in Swift.
    ///   - get: Returns the value of the attribute on a view without a style.
    ///   - style: The part of the view's style. Its `nil` leaves the attribute to the app.
    private func attribute<Part>(
        _ key: NSAttributedString.Key, _ name: String, _ properties: [String],
        value: @escaping @MainActor (StyleInputs) -> ViewValue?, get: @escaping @MainActor (Any) -> ViewValue?,
        style part: WritableKeyPath<WholeTextStyle, Part?>,
        wrap: @escaping @MainActor (Part) -> ViewValue, _ unwrap: @escaping @MainActor (ViewValue) -> Part?
    ) -> Effect {
        Effect(
            prefix + "attributedText." + name, on: View.self, properties, value: value,
            get: { [textView] view in
                guard let view = textView(view) else { return .none }
                if let style = view.ownTextStyle { return style[keyPath: part].map(wrap) ?? .none }
                guard let text = view.shownAttributedText, text.length > 0 else { return .none }
                return text.attribute(key, at: 0, effectiveRange: nil).flatMap(get) ?? .none
            },
            baseline: { [textView] in textView($0)?.textStyle[keyPath: part].map(wrap) ?? .none },
            set: { [textView] in textView($0)?.textStyle[keyPath: part] = unwrap($1) }
        ).written(as: .textAttribute("." + name, of: owner))
    }

    /// Creates an effect on a number of the paragraph style.
    /// - Parameters:
    ///   - name: The name of the number in Swift. 0 is its default.
    ///   - part: The part of the view's style. Its `nil` leaves the number to the app.
    private func paragraph(
        _ name: String, _ property: String, value: @escaping @MainActor (StyleInputs) -> ViewValue?,
        get: @escaping @MainActor (NSParagraphStyle) -> CGFloat, style part: WritableKeyPath<WholeTextStyle, CGFloat?>
    ) -> Effect {
        attribute(
            .paragraphStyle, "paragraphStyle.\(name)", [property], value: value,
            get: { ($0 as? NSParagraphStyle).map(get).flatMap { $0 == 0 ? nil : .number($0) } }, style: part,
            wrap: ViewValue.number, \.number
        ).written(as: .paragraphStyle(name, of: owner))
    }

    /// Returns no attribute for `normal`.
    private func normal(_ inputs: StyleInputs) -> ViewValue? {
        inputs[0] == .keyword(.normal) ? ViewValue.none : nil
    }

    /// Returns the indentation in points. Percentages are relative to the width of the view.
    private func indent(_ inputs: StyleInputs) -> ViewValue? {
        inputs[0].flatMap { inputs.place.length($0, percentageOf: \.width) }.map(ViewValue.number)
    }

    /// Returns the height of a line in points. Numbers and percentages are relative to the size of the font.
    private func lineHeight(_ inputs: StyleInputs) -> ViewValue? {
        let size = {
            Double((inputs.place.view as? View).flatMap(textView)?.effectiveFont.pointSize ?? UIFont.standardLabelSize)
        }
        func points(_ points: Double) -> ViewValue { .number(CGFloat(CSS.Unit.px.bounded(points))) }
        switch inputs[0] {
        case .number(let factor): return points(factor * size())
        case .percentage(let percentage): return points(percentage / 100 * size())
        case .length(let length): return points(length)
        default: return nil
        }
    }
}
