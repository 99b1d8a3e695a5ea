/// A number that a feature of a media or container query is compared with (Media Queries 4, section 2.4): lengths in points,
/// resolutions in pixels per point.
///
/// In media queries, font-relative units refer to the initial font size. Viewport units refer to the environment, so
/// calculations with them are evaluated with the condition. In container queries, units refer to the container.
struct MediaNumber: Hashable, Sendable {
    private let node: MathNode
    private let isInteger: Bool
    private let isNonNegative: Bool

    /// - Parameter keepsUnits: Whether relative units refer to a container, so that they are not resolved yet.
    private init(
        _ node: MathNode, isInteger: Bool = false, isNonNegative: Bool = false, keepsUnits: Bool = false
    ) {
        let isResolved = !keepsUnits && !node.dependencies.contains(.viewport)
        self.node = isResolved ? node.resolved(in: ResolutionContext()) : node
        self.isInteger = isInteger
        self.isNonNegative = isNonNegative
    }

    func value(in environment: CSS.Environment) -> Double {
        constant ?? bounded(node.resolved(in: ResolutionContext(environment)))
    }

    /// The value in the context of a container.
    func value(in context: ResolutionContext) -> Double { constant ?? bounded(node.resolved(in: context)) }

    /// The value if it does not depend on the environment.
    var constant: Double? {
        guard let numeric = node.numeric, !numeric.unit.isRelativeLength else { return nil }
        return bounded(node)
    }

    private func bounded(_ node: MathNode) -> Double {
        guard let (number, unit) = node.numeric else { return 0 }
        var value = unit.bounded(number)
        if isInteger { value = (value + 0.5).rounded(.down) }
        return isNonNegative ? max(value, 0) : value
    }

    // MARK: Parsing

    /// Parses a length, or zero.
    init?(length tokens: TokenList, _ range: Range<Int>, keepsUnits: Bool = false) {
        guard let operand = Self.operand(tokens, range) else { return nil }
        guard operand.type == .length || operand.type == .number && operand.node.numeric?.value == 0 else {
            return nil
        }
        self.init(operand.node, keepsUnits: keepsUnits)
    }

    /// Parses a resolution. Calculations can be negative, dimensions cannot.
    init?(resolution tokens: TokenList, _ range: Range<Int>) {
        guard let operand = Self.operand(tokens, range), operand.type == .resolution else { return nil }
        let isDimension = tokens.kind(range.lowerBound) == .dimension
        if isDimension, tokens.number(range.lowerBound) < 0 { return nil }
        if isDimension, tokens.isName(range.lowerBound, "dpcm"), let value = operand.node.numeric?.value {
            // No number of dots per centimetre is exactly 2dppx, so browsers round to two decimals.
            self.init(.numeric((value * 100).rounded() / 100, .dppx))
        } else {
            self.init(operand.node, isNonNegative: true)
        }
    }

    /// Parses a number without a unit.
    init?(number tokens: TokenList, _ range: Range<Int>) {
        guard let operand = Self.operand(tokens, range), operand.type == .number else { return nil }
        self.init(operand.node)
    }

    /// Parses an integer, or a calculation that is rounded to one.
    init?(integer tokens: TokenList, _ range: Range<Int>) {
        guard let operand = Self.operand(tokens, range), operand.type == .number else { return nil }
        if tokens.kind(range.lowerBound) == .number, tokens.rows[range.lowerBound].isFractional { return nil }
        self.init(operand.node, isInteger: true)
    }

    /// Parses `width / height` or `width`. Browsers round the width if it is a calculation.
    static func ratio(
        _ tokens: TokenList, _ range: Range<Int>, keepsUnits: Bool = false
    ) -> (width: MediaNumber, height: MediaNumber)? {
        guard let first = range.first else { return nil }
        let widthEnd = tokens.after(first, limit: range.upperBound)
        let slash = tokens.skippingBlanks(widthEnd, limit: range.upperBound)
        guard let width = operand(tokens, first..<widthEnd), width.type == .number else { return nil }
        let isLiteral = tokens.kind(first) == .number
        // A negative width is an error if it is known before the environment is.
        if let value = width.node.numeric?.value, value < 0 { return nil }
        let parsedWidth = MediaNumber(width.node, isInteger: !isLiteral, keepsUnits: keepsUnits)
        if slash == range.upperBound { return (parsedWidth, MediaNumber(.number(1))) }
        guard tokens.isDelim(slash, "/") else { return nil }
        let heightRange = tokens.trimmed(slash + 1..<range.upperBound)
        guard let height = operand(tokens, heightRange), height.type == .number else { return nil }
        if tokens.kind(heightRange.lowerBound) == .number, tokens.number(heightRange.lowerBound) < 0 { return nil }
        return (parsedWidth, MediaNumber(height.node, isNonNegative: true, keepsUnits: keepsUnits))
    }

    private static func operand(_ tokens: TokenList, _ range: Range<Int>) -> MathParser.Typed? {
        MathParser.operand(tokens, range, MathParser.Rules(hasElement: false))
    }
}
