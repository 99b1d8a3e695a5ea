/// A type in the syntax of a custom property (CSS Properties and Values API 1, section 5.1). Raw values are the names.
///
/// Adding a type takes a case and its parser in `parse(_:)`.
package enum CustomPropertyType: String, Sendable, CaseIterable {
    case length, number, percentage, color, image, url, integer, angle, time, resolution, string
    case lengthPercentage = "length-percentage"
    case transformFunction = "transform-function"
    case transformList = "transform-list"
    case customIdentifier = "custom-ident"

    /// Parses one value of the type.
    func parse(_ stream: inout ComponentValueStream) -> Value? {
        switch self {
        case .length: NumericParser.length(&stream, .negative)
        case .lengthPercentage: NumericParser.length(&stream, [.negative, .percentage])
        case .number: NumericParser.number(&stream, in: -.infinity ... .infinity, allowsPercentage: false)
        case .integer: PropertyGrammar.anyInteger.parse(&stream)
        case .percentage: NumericParser.percentage(&stream)
        // A zero needs its unit.
        case .angle: NumericParser.angle(&stream, in: -.infinity ... .infinity)
        case .time: NumericParser.time(&stream, in: -.infinity ... .infinity)
        case .resolution: NumericParser.resolution(&stream)
        case .color: ColorParser.parse(&stream)?.value
        case .image: Self.image(&stream)
        case .url: ImageParser.url(&stream)
        case .string: stream.consumeString().map { .string($0) }
        case .customIdentifier: Self.customIdentifier(&stream)
        case .transformFunction: Self.transforms(&stream, isList: false)
        case .transformList: Self.transforms(&stream, isList: true)
        }
    }

    private static func customIdentifier(_ stream: inout ComponentValueStream) -> Value? {
        guard stream.kind == .ident, isCustomIdentifier(stream.tokens, stream.position) else { return nil }
        return stream.consumeIdentifier().map { .identifier($0) }
    }

    /// Whether an identifier is not one of the keywords that all properties accept or will accept.
    static func isCustomIdentifier(_ tokens: TokenList, _ index: Int) -> Bool {
        CSSWideKeyword(tokens, index..<index + 1) == nil && !tokens.isName(index, "default")
            && !tokens.isName(index, "revert-rule")
    }

    private static func image(_ stream: inout ComponentValueStream) -> Value? {
        let start = stream.position
        guard let value = ImageParser.image(&stream, .gradient) else { return nil }
        if case .image = value { return value }
        return Value(WrittenValue(text: stream.tokens.text(stream.tokens.trimmed(start..<stream.position))))
    }

    private static func transforms(_ stream: inout ComponentValueStream, isList: Bool) -> Value? {
        if isList, stream.consume(identifier: "none") { return .keyword(.none) }
        var functions: [TransformFunctionList.Function] = []
        repeat {
            guard let function = TransformParser.writtenFunction(&stream) else { return nil }
            functions.append(function)
        } while isList && stream.kind == .function
        return Value(TransformFunctionList(functions: functions))
    }
}

/// A value as it is written: an image such as a gradient, or the text of a custom property without a syntax. As in browsers, its
/// lengths and colours are computed for the element whose property reads the custom property.
package struct WrittenValue: CustomValue {
    package let text: String

    package init(text: String) {
        self.text = text
    }

    package var cssText: String { text }

    package func mapParts(_ change: (Value) -> Value) -> WrittenValue { self }
}
