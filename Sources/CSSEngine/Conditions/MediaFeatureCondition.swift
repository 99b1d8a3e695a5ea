/// A comparison in a media condition. `CFlexTokenizer.h` defines the raw values.
enum MediaComparison: UInt8, Sendable {
    /// `:`
    case plain = 1
    case equal, less, lessOrEqual, greater, greaterOrEqual

    /// The prefixes of the names of features, with their comparisons.
    static let prefixes: [(prefix: String, comparison: MediaComparison)] = [
        ("min-", .greaterOrEqual), ("max-", .lessOrEqual),
    ]

    /// Returns whether the comparison of two numbers is true. Numbers that differ by at most `tolerance` are equal. As
    /// in Chromium, `<` and `>` are exact: a slightly smaller number is both less than the other number and equal to
    /// it.
    func isTrue(_ left: Double, _ right: Double, tolerance: Double) -> Bool {
        switch self {
        case .plain, .equal: abs(left - right) <= tolerance
        case .less: left < right
        case .lessOrEqual: left <= right + tolerance
        case .greater: left > right
        case .greaterOrEqual: left >= right - tolerance
        }
    }

    /// Browsers keep lengths in units of 1/64 px, and so cannot distinguish lengths that are closer.
    private static let lengthTolerance = 1.0 / 64

    /// Returns whether the comparison of two lengths in points is true.
    func isTrue(length: Double, _ expected: Double) -> Bool {
        isTrue(length, expected, tolerance: Self.lengthTolerance)
    }

    /// Returns whether the comparison of two ratios of a width to a height is true. A degenerate ratio that is expected is
    /// greater than all others.
    func isTrue(
        ratio: (width: Double, height: Double), _ expected: (width: Double, height: Double)
    ) -> Bool {
        let expected = expected.height == 0 ? (width: 1, height: 0) : expected
        return isTrue(length: ratio.width * expected.height, ratio.height * expected.width)
    }

    /// Returns whether the comparison of two versions is true.
    func isTrue(_ left: SystemVersion, _ right: SystemVersion) -> Bool {
        switch self {
        case .plain, .equal: left == right
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        case .greaterOrEqual: left >= right
        }
    }
}

/// A test of one media feature: `(name)`, `(name: value)` or a comparison (Media Queries 4 and 5).
struct MediaFeatureCondition: Hashable, Sendable {
    enum Test: Hashable, Sendable {
        /// The feature alone, which is false if its value is zero, `none` or `no-preference`.
        case boolean
        case number(MediaComparison, MediaNumber)
        case ratio(MediaComparison, width: MediaNumber, height: MediaNumber)
        case keyword(String)
        case version(MediaComparison, SystemVersion)
    }

    let feature: MediaFeature
    private let test: Test

    init(_ feature: MediaFeature, _ test: Test) {
        self.feature = feature
        self.test = test
    }

    /// Creates the comparison of a feature with the value in `range`; `nil` if the value does not have the feature's type.
    /// - Parameter comparison: Is `.plain` unless the feature is a range.
    init?(_ feature: MediaFeature, _ comparison: MediaComparison, _ tokens: TokenList, _ range: Range<Int>) {
        let test: Test?
        switch feature.valueType {
        case .length: test = MediaNumber(length: tokens, range).map { .number(comparison, $0) }
        case .resolution: test = MediaNumber(resolution: tokens, range).map { .number(comparison, $0) }
        case .number: test = MediaNumber(number: tokens, range).map { .number(comparison, $0) }
        case .integer: test = MediaNumber(integer: tokens, range).map { .number(comparison, $0) }
        case .flag:
            let number = MediaNumber(integer: tokens, range) ?? MediaNumber(number: tokens, range)
            test = number?.constant == 0 || number?.constant == 1 ? .number(comparison, number!) : nil
        case .version: test = SystemVersion(tokens, range).map { .version(comparison, $0) }
        case .ratio:
            test = MediaNumber.ratio(tokens, range).map { .ratio(comparison, width: $0.width, height: $0.height) }
        case .keyword(let keywords):
            let isKeyword = range.count == 1 && tokens.kind(range.lowerBound) == .ident
            let keyword = isKeyword ? asciiLowercased(tokens.name(range.lowerBound)) : ""
            test = keywords.contains(keyword) ? .keyword(keyword) : nil
        }
        guard let test else { return nil }
        self.init(feature, test)
    }

    func isTrue(in environment: CSS.Environment) -> Bool {
        switch (feature.value(in: environment), test) {
        case (.number(let actual), .boolean): return actual != 0
        case (.ratio(let width, _), .boolean): return width != 0
        case (.keyword(let actual), .boolean): return actual != "none" && actual != "no-preference"
        case (.version(let actual), .boolean): return !actual.isZero
        case (.keyword(let actual), .keyword(let expected)): return actual == expected
        case (.version(let actual), .version(let comparison, let expected)): return comparison.isTrue(actual, expected)
        case (.number(let actual), .number(let comparison, let number)):
            let expected = number.value(in: environment)
            if case .length = feature.valueType { return comparison.isTrue(length: actual, expected) }
            // Single precision, as in browsers: 192dpi is 2x.
            return comparison.isTrue(Double(Float(actual)), Double(Float(expected)), tolerance: 0)
        case (.ratio(let width, let height), .ratio(let comparison, let expectedWidth, let expectedHeight)):
            let expected = (width: expectedWidth.value(in: environment), height: expectedHeight.value(in: environment))
            return comparison.isTrue(ratio: (width, height), expected)
        case (.number, .ratio), (.number, .keyword), (.number, .version), (.ratio, .number), (.ratio, .keyword),
            (.ratio, .version), (.keyword, .number), (.keyword, .ratio), (.keyword, .version), (.version, .number),
            (.version, .ratio), (.version, .keyword):
            preconditionFailure("a feature is compared with a value of its own type")
        }
    }
}
