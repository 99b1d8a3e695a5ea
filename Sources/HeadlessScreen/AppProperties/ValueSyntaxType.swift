import CSSEngine

/// A type in a value syntax, such as `<color>` or `<integer [0,10]>`.
struct ValueSyntaxType: Equatable {
    /// The types that a syntax can contain.
    enum Name: String, CaseIterable {
        case angle, color, ident, image, integer, length, number, percentage, ratio, string, time, url
        case customIdentifier = "custom-ident"
        case lengthOrPercentage = "length-percentage"
    }

    let name: Name
    /// The valid numbers, in seconds for times. Infinite without a range.
    let range: ClosedRange<Double>

    /// - Parameter text: The text between the angle brackets.
    init(_ text: String) throws(ValueSyntaxError) {
        let parts = text.split(separator: "[", maxSplits: 1, omittingEmptySubsequences: false)
        let word = String(parts[0].filter { !$0.isWhitespace }).lowercased()
        guard let name = Name(rawValue: word) else {
            let names = Name.allCases.map { "<\($0.rawValue)>" }.sorted().joined(separator: ", ")
            throw ValueSyntaxError("“<\(text)>” is not a known type; the types are \(names) and <'property'>")
        }
        self.name = name
        guard parts.count == 2 else {
            range = -.infinity ... .infinity
            return
        }
        let bounds = parts[1].filter { $0 != "]" && !$0.isWhitespace }.split(separator: ",").map(Self.bound)
        guard parts[1].hasSuffix("]"), bounds.count == 2, let lower = bounds[0], let upper = bounds[1], lower <= upper,
            Self.allows(lower...upper, name)
        else { throw ValueSyntaxError("“<\(text)>” has a range that is not supported") }
        range = lower...upper
    }

    /// Returns the number of a bound. Times are in seconds.
    private static func bound(_ text: Substring) -> Double? {
        switch text {
        case "∞", "+∞": .infinity
        case "-∞": -.infinity
        default:
            if text.hasSuffix("ms") {
                Double(text.dropLast(2)).map { $0 / 1000 }
            } else {
                Double(text.hasSuffix("s") ? text.dropLast() : text)
            }
        }
    }

    /// Returns whether the engine has a grammar for a type with a range.
    private static func allows(_ range: ClosedRange<Double>, _ name: Name) -> Bool {
        switch name {
        case .integer, .number, .time: true
        case .length, .percentage, .lengthOrPercentage:
            range.upperBound == .infinity && (range.lowerBound == 0 || range.lowerBound == -.infinity)
        case .angle, .color, .ident, .image, .ratio, .string, .url, .customIdentifier: false
        }
    }
}
