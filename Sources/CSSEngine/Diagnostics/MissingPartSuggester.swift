/// Finds what an invalid value lacks: units, or commas and slashes between its parts.
struct MissingPartSuggester {
    private let property: String
    private let properties: PropertyTable
    private let bytes: [UInt8]
    private let tokens: [TokenDescription]

    /// - Parameter value: The source text. Short, because many variants of it are parsed.
    init(_ value: String, of property: String, _ properties: PropertyTable) {
        self.property = property
        self.properties = properties
        bytes = Array(value.utf8)
        tokens = TokenDescription.tokens(of: Source(name: "", text: value))
    }

    /// The number with its unit, or the whole value if it lacks more. `nil` if nothing of this kind makes the value valid.
    var suggestion: String? { unit ?? separators }

    // MARK: Units

    /// The units of each type that values can lack.
    private static let units = ["px", "deg", "s", "%"]
    /// The smallest number that is rather a time in milliseconds.
    private static let fewestMilliseconds = 10.0

    /// The maximum number of numbers in a value that can lack units.
    private static let maximumNumbers = 8

    private var unit: String? {
        let numbers = tokens.indices.filter { tokens[$0].kind == .number }
        guard !numbers.isEmpty, numbers.count <= Self.maximumNumbers else { return nil }
        for index in numbers {
            for unit in Self.units where accepts(inserting(unit, after: [index])) {
                let isShort = unit == "s" && (tokens[index].number ?? 0) >= Self.fewestMilliseconds
                return text(index) + (isShort ? "ms" : unit)
            }
        }
        // Several numbers in a row: those before and after it, such as a hue and an alpha, can be valid without a unit.
        for count in 2..<numbers.count + 1 {
            for start in 0...numbers.count - count {
                let range = numbers[start..<start + count]
                for unit in Self.units {
                    let value = inserting(unit, after: range)
                    if accepts(value) { return value }
                }
            }
        }
        return nil
    }

    private func inserting(_ unit: String, after indices: some Sequence<Int>) -> String {
        let indices = Set(indices)
        return tokens.indices.map { index in
            // Zero needs no unit, except as a percentage or a time.
            let isUnitless = tokens[index].number == 0 && (unit == "px" || unit == "deg")
            return indices.contains(index) && !isUnitless ? text(index) + unit : text(index)
        }.joined()
    }

    // MARK: Separators

    private enum Separator: String, CaseIterable {
        case comma = ", "
        case slash = " / "
        case space = " "
    }

    /// The value with other separators at one place, at all places inside of one function, or at all of them but the last.
    private var separators: String? {
        let gaps = gaps
        for separator in Separator.allCases {
            if let value = gaps.lazy.map({ replacing([$0], by: separator) }).first(where: accepts) { return value }
        }
        for gaps in Dictionary(grouping: gaps, by: \.parent).sorted(by: { $0.key < $1.key }).map(\.value)
        where gaps.count > 1 {
            for separator in Separator.allCases {
                let value = replacing(gaps, by: separator)
                if accepts(value) { return value }
                let withSlash = replacing(gaps.dropLast(), by: separator, last: (gaps[gaps.count - 1], .slash))
                if accepts(withSlash) { return withSlash }
            }
        }
        return nil
    }

    /// The tokens between two parts of a value or of a function's arguments.
    private struct Gap {
        /// The indices of the tokens: white space, a comma or a slash.
        var range: Range<Int>
        /// The index of the function that contains the gap. -1 if there is none.
        var parent: Int
    }

    /// All gaps in the value, in their order.
    private var gaps: [Gap] {
        var gaps: [Gap] = []
        var parents = [-1]
        var index = 0
        while index < tokens.count {
            let start = index
            while index < tokens.count, isSeparator(tokens[index]) { index += 1 }
            if index > start {
                let isAtEdge = start == 0 || index == tokens.count || tokens[index].kind == .closeParen
                if !isAtEdge, tokens[start - 1].kind != .function, let parent = parents.last {
                    gaps.append(Gap(range: start..<index, parent: parent))
                }
                continue
            }
            if tokens[index].kind == .function || tokens[index].kind == .openParen { parents.append(index) }
            if tokens[index].kind == .closeParen, parents.count > 1 { parents.removeLast() }
            index += 1
        }
        return gaps
    }

    private func isSeparator(_ token: TokenDescription) -> Bool {
        token.kind == .whitespace || token.kind == .comma || token.kind == .delim && token.value == "/"
    }

    private func replacing(
        _ gaps: some Sequence<Gap>, by separator: Separator, last: (gap: Gap, separator: Separator)? = nil
    ) -> String {
        var separators = Dictionary(uniqueKeysWithValues: gaps.map { ($0.range.lowerBound, ($0.range, separator)) })
        if let last { separators[last.gap.range.lowerBound] = (last.gap.range, last.separator) }
        var value = ""
        var index = 0
        while index < tokens.count {
            if let (range, separator) = separators[index] {
                value += separator.rawValue
                index = range.upperBound
            } else {
                value += text(index)
                index += 1
            }
        }
        return value
    }

    // MARK: Source text

    private func text(_ index: Int) -> String { String(decoding: bytes[tokens[index].range], as: UTF8.self) }

    private func accepts(_ value: String) -> Bool { properties.accepts(value, for: property) }
}
