/// The value of `attributed-text`: text in runs with attributes, as in InterfaCSS.
package struct AttributedTextValue: CustomValue {
    /// An attribute of a run. Raw values are the names in CSS.
    package enum Attribute: String, Hashable, Sendable, CaseIterable {
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
    package enum Text: Hashable, Sendable {
        /// A string as it is.
        case string(String)
        /// The localised string with a key.
        case localized(String)
    }

    /// Text with the same attributes.
    package struct Run: Hashable, Sendable {
        /// The text.
        package let text: Text
        /// The values of the attributes. A font is a list of its style, weight, size and family.
        package let attributes: [Attribute: Value]
    }

    /// The runs in their order.
    package let runs: [Run]

    /// The serialisation of the value.
    package var cssText: String { runs.map(\.cssText).joined(separator: " ") }

    /// Returns the text with changed attributes.
    package func mapParts(_ change: (Value) -> Value) -> AttributedTextValue {
        AttributedTextValue(runs: runs.map { Run(text: $0.text, attributes: $0.attributes.mapValues(change)) })
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
    package static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.string(let left), .string(let right)), (.localized(let left), .localized(let right)):
            BytewiseString(left) == BytewiseString(right)
        case (.string, .localized), (.localized, .string): false
        }
    }
}
