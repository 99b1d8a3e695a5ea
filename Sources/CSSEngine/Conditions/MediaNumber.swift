/// The numbers that media features are compared with (Media Queries 4, section 2.4).
enum MediaNumber {
    /// A feature's value in points, pixels a point, or a plain number; nil where the unit is wrong.
    static func parse(_ tokens: TokenList, _ range: Range<Int>, _ unit: MediaFeature.Unit) -> Double? {
        guard let first = range.first else { return nil }
        let isSingle = range.count == 1
        switch (unit, tokens.kind(first)) {
        case (.length, .number) where isSingle: return tokens.number(first) == 0 ? 0 : nil
        case (.length, .dimension) where isSingle: return points(tokens, first)
        case (.length, .function) where tokens.after(first, limit: range.upperBound) == range.upperBound:
            return calculatedPoints(tokens, range)
        case (.resolution, .dimension) where isSingle:
            return pixelsPerPoint(tokens, first).flatMap { $0 < 0 ? nil : $0 }
        case (.number, .number) where isSingle: return tokens.number(first)
        case (.integer, .number) where isSingle: return tokens.rows[first].isFractional ? nil : tokens.number(first)
        case (.version, .number) where isSingle: return version(tokens, first)
        case (.ratio, .number): return ratio(tokens, range)
        default: return nil
        }
    }

    private static let pixelsPerPointPerUnit: [(unit: StaticString, pixels: Double)] = [
        ("dppx", 1), ("x", 1), ("dpi", 1 / 96.0), ("dpcm", 2.54 / 96),
    ]

    /// An em in a condition is that of a browser's default font (Media Queries 4, section 1.3).
    private static func points(_ tokens: TokenList, _ index: Int) -> Double? {
        guard let (unit, factor) = Unit.of(tokens, index), ValueDependencies(unit) != .viewport else { return nil }
        let one = ResolutionContext().resolve(unit)
        return one.unit == .px ? tokens.number(index) * factor * one.factor : nil
    }

    private static func calculatedPoints(_ tokens: TokenList, _ range: Range<Int>) -> Double? {
        let rules = NumericKind.length.rules
        guard let calculation = MathParser.parse(tokens, range.lowerBound, end: range.upperBound, rules),
            NumericKind.length.accepts(calculation.type), !calculation.node.dependencies.contains(.viewport)
        else { return nil }
        return calculation.node.resolved(in: ResolutionContext()).numeric?.value
    }

    private static func pixelsPerPoint(_ tokens: TokenList, _ index: Int) -> Double? {
        pixelsPerPointPerUnit.first { tokens.isName(index, $0.unit) }.map { $0.pixels * tokens.number(index) }
    }

    /// As `os-version` counts: 17.2 comes before 17.10.
    private static func version(_ tokens: TokenList, _ index: Int) -> Double? {
        let parts = String(decoding: tokens.bytes(index), as: UTF8.self).split(separator: ".").map { Double($0) }
        guard let major = parts.first ?? nil else { return nil }
        return major + (parts.count > 1 ? (parts[1] ?? 0) / 100 : 0)
    }

    private static func ratio(_ tokens: TokenList, _ range: Range<Int>) -> Double? {
        let significant = range.filter { !tokens.kind($0).isBlank }
        let width = tokens.number(significant[0])
        guard significant.count > 1 else { return width >= 0 ? width : nil }
        guard significant.count == 3, tokens.isDelim(significant[1], "/"), tokens.kind(significant[2]) == .number
        else { return nil }
        let height = tokens.number(significant[2])
        return width >= 0 && height >= 0 ? width / height : nil
    }
}
