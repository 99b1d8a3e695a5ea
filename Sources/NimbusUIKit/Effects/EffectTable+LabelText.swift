import CSSEngine

extension EffectTable {
    /// The effects on the attributes of a label's text.
    static let labelText: [Effect] = [
        // Comes first, because a new text has no attributes.
        Effect(
            "text.case", on: UILabel.self, ["text-transform"],
            value: { $0.keywords(0)?.first.flatMap(TextCase.init).map(caseValue) },
            get: { label in
                let style = label.ownTextStyle ?? LabelTextStyle(textCase: label.text.flatMap(TextCase.init(of:)))
                return style.textCase.map(caseValue) ?? .none
            },
            baseline: { $0.textStyle.textCase.map(caseValue) ?? .none },
            set: { $0.textStyle.textCase = $1.app?.content as? TextCase }
        ).written(as: .textCase),
        attribute(
            .kern, "kern", ["letter-spacing"], value: { $0.points(0).map(ViewValue.number) ?? normal($0) },
            get: { RichText.number($0).map { .number(CGFloat($0)) } }, style: \.spacing, wrap: ViewValue.number,
            \.number),
        // The font is already set, because its effect comes first.
        attribute(
            .paragraphStyle, "paragraphStyle", ["line-height"] + Effect.fontProperties, value: { lineHeight($0) },
            get: {
                ($0 as? NSParagraphStyle).flatMap { $0.minimumLineHeight > 0 ? .number($0.minimumLineHeight) : nil }
            },
            style: \.lineHeight, wrap: ViewValue.number, \.number
        ).depending(on: .textSize).written(as: .lineHeight),
        attribute(
            .underlineStyle, "underlineStyle", ["text-decoration-line", "text-decoration-style"],
            value: { line(.underline, $0) },
            get: { ($0 as? Int).map(ViewValue.integer) }, style: \.underline, wrap: ViewValue.integer, \.integer),
        attribute(
            .strikethroughStyle, "strikethroughStyle", ["text-decoration-line", "text-decoration-style"],
            value: { line(.lineThrough, $0) }, get: { ($0 as? Int).map(ViewValue.integer) },
            style: \.strikethrough, wrap: ViewValue.integer, \.integer),
        attribute(
            .underlineColor, "underlineColor", ["text-decoration-color"], value: { $0.color(0) },
            get: { ($0 as? UIColor).map(ViewValue.color) }, style: \.underlineColor, wrap: ViewValue.color, \.color),
        attribute(
            .strikethroughColor, "strikethroughColor", ["text-decoration-color"], value: { $0.color(0) },
            get: { ($0 as? UIColor).map(ViewValue.color) }, style: \.strikethroughColor, wrap: ViewValue.color, \.color),
    ]

    /// Creates an effect on an attribute of a label's text.
    /// - Parameters:
    ///   - name: The name of `key` in Swift.
    ///   - get: Returns the value of the attribute in the text of a label without a style.
    ///   - style: The part of the label's style. `nil` keeps the attribute that the app has set.
    private static func attribute<Part>(
        _ key: NSAttributedString.Key, _ name: String, _ properties: [String],
        value: @escaping @MainActor (StyleInputs) -> ViewValue?, get: @escaping @MainActor (Any) -> ViewValue?,
        style part: WritableKeyPath<LabelTextStyle, Part?>,
        wrap: @escaping @MainActor (Part) -> ViewValue, _ unwrap: @escaping @MainActor (ViewValue) -> Part?
    ) -> Effect {
        Effect(
            "attributedText." + name, on: UILabel.self, properties, value: value,
            get: { label in
                if let style = label.ownTextStyle { return style[keyPath: part].map(wrap) ?? .none }
                guard let text = label.attributedText, text.length > 0 else { return .none }
                return text.attribute(key, at: 0, effectiveRange: nil).flatMap(get) ?? .none
            },
            baseline: { $0.textStyle[keyPath: part].map(wrap) ?? .none },
            set: { $0.textStyle[keyPath: part] = unwrap($1) }
        ).written(as: .attribute("." + name, of: "attributedText"))
    }

    private static func caseValue(_ textCase: TextCase) -> ViewValue {
        .app(AppValue(textCase, named: textCase.rawValue) { textCase.method })
    }

    /// Returns `.none`, which removes the attribute, for `normal`.
    private static func normal(_ inputs: StyleInputs) -> ViewValue? {
        inputs[0] == .keyword(.normal) ? ViewValue.none : nil
    }

    /// Returns the line height in points. Numbers and percentages are relative to the font size.
    private static func lineHeight(_ inputs: StyleInputs) -> ViewValue? {
        let size = { (inputs.place.view as? UILabel)?.font.pointSize ?? UIFont.standardLabelSize }
        switch inputs[0] {
        case .number(let factor): return .number(CGFloat(factor) * size())
        case .percentage(let percentage): return .number(CGFloat(percentage) / 100 * size())
        case .length(let points): return .number(CGFloat(points))
        default: return normal(inputs)
        }
    }

    /// Returns the style of a line under or through the text.
    private static func line(_ line: Keyword, _ inputs: StyleInputs) -> ViewValue? {
        guard let lines = inputs.keywords(0) else { return nil }
        guard lines.contains(line) else { return ViewValue.none }
        let style: NSUnderlineStyle =
            switch inputs.keywords(1)?.first {
            case .double: .double
            case .dotted: [.single, .patternDot]
            case .dashed: [.single, .patternDash]
            default: .single
            }
        return .integer(style.rawValue)
    }
}
