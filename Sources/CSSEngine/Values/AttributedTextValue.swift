/// The value of `attributed-text`: text in runs with attributes, as in InterfaCSS.
public struct AttributedTextValue: Hashable, Sendable {
    /// An attribute of a run. Raw values are the names in CSS.
    public enum Attribute: String, Hashable, Sendable, CaseIterable {
        case font, color, ligature, kern, obliqueness, expansion
        case backgroundColor = "background-color"
        case underlineStyle = "underline-style"
        case underlineColor = "underline-color"
        case strikethroughStyle = "strikethrough-style"
        case strikethroughColor = "strikethrough-color"
        case strokeColor = "stroke-color"
        case strokeWidth = "stroke-width"
        case baselineOffset = "baseline-offset"
        case shadowColor = "shadow-color"
        case shadowOffset = "shadow-offset"
        case shadowRadius = "shadow-radius"
        case textAlign = "text-align"
        case lineSpacing = "line-spacing"
        case lineBreakMode = "line-break-mode"
    }

    /// The text of a run.
    public enum Text: Hashable, Sendable {
        /// A string as it is.
        case string(String)
        /// The localised string with a key.
        case localized(String)
    }

    /// Text with the same attributes.
    public struct Run: Hashable, Sendable {
        /// The text.
        public let text: Text
        /// The values of the attributes. A font is a list of its style, weight, size and family.
        public let attributes: [Attribute: Value]
    }

    /// The runs in their order.
    public let runs: [Run]

    /// The serialisation of the value.
    public var cssText: String { runs.map(\.cssText).joined(separator: " ") }

    /// The inputs that the value depends on.
    var dependencies: ValueDependencies {
        runs.reduce(into: []) { all, run in
            for value in run.attributes.values { all.formUnion(value.dependencies) }
        }
    }

    /// Returns the value with absolute lengths and colours. Percentages of font sizes remain.
    func resolved(in context: ResolutionContext) -> AttributedTextValue {
        var context = context
        context.percentageBase = nil
        return AttributedTextValue(
            runs: runs.map { run in
                Run(text: run.text, attributes: run.attributes.mapValues { $0.resolved(in: context) })
            })
    }

    /// Returns the text with the combined attributes of this one and of the same text in another context.
    func merged(with other: AttributedTextValue, _ combine: (Value, Value) -> Value) -> AttributedTextValue {
        AttributedTextValue(
            runs: zip(runs, other.runs).map { run, other in
                Run(
                    text: run.text,
                    attributes: run.attributes.merging(other.attributes) { combine($0, $1) })
            })
    }
}

extension AttributedTextValue.Run {
    fileprivate var cssText: String {
        let attributes = AttributedTextValue.Attribute.allCases.compactMap { attribute in
            self.attributes[attribute].map { "\(attribute.rawValue)(\($0.cssText))" }
        }
        return "text(\(([text.cssText] + attributes).joined(separator: ", ")))"
    }
}

extension AttributedTextValue.Text {
    fileprivate var cssText: String {
        switch self {
        case .string(let string): stringText(string)
        case .localized(let key): "localized(\(stringText(key)))"
        }
    }

    /// Whether two texts are equal. Strings are compared by code point.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.string(let left), .string(let right)), (.localized(let left), .localized(let right)):
            BytewiseString(left) == BytewiseString(right)
        case (.string, .localized), (.localized, .string): false
        }
    }
}
