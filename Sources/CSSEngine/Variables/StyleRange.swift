/// A comparison of two or three values in a style query (CSS Conditional 5, `<style-range>`).
struct StyleRange {
    /// The tokens of each value.
    private(set) var values: [Range<Int>] = []
    private var comparisons: [MediaComparison] = []

    /// Splits a comparison at its signs. Returns `nil` if it is invalid.
    init?(_ tokens: TokenList, _ range: Range<Int>) {
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            guard let sign = Self.comparison(tokens, index, limit: range.upperBound) else {
                index = tokens.after(index, limit: range.upperBound)
                continue
            }
            values.append(tokens.trimmed(start..<index))
            comparisons.append(sign.comparison)
            start = sign.end
            index = start
        }
        values.append(tokens.trimmed(start..<range.upperBound))
        guard (2...3).contains(values.count), values.allSatisfy({ !$0.isEmpty }), areParallel else { return nil }
    }

    /// The comparison of the sign at a token; `nil` if there is none.
    private static func comparison(
        _ tokens: TokenList, _ index: Int, limit: Int
    ) -> (comparison: MediaComparison, end: Int)? {
        if tokens.isDelim(index, "=") { return (.equal, index + 1) }
        let isLess = tokens.isDelim(index, "<")
        guard isLess || tokens.isDelim(index, ">") else { return nil }
        if index + 1 < limit, tokens.isDelim(index + 1, "=") {
            return (isLess ? .lessOrEqual : .greaterOrEqual, index + 2)
        }
        return (isLess ? .less : .greater, index + 1)
    }

    /// Whether two signs point in the same direction.
    private var areParallel: Bool {
        guard comparisons.count == 2 else { return true }
        return [[.less, .lessOrEqual], [.greater, .greaterOrEqual]].contains { (direction: [MediaComparison]) in
            comparisons.allSatisfy(direction.contains)
        }
    }

    /// Whether the comparison is true of its values. Values that are not numbers, and those with different units, are not
    /// comparable.
    func isTrue(of numbers: [StyleNumber.Absolute?]) -> Bool {
        zip(comparisons, zip(numbers, numbers.dropFirst())).allSatisfy { comparison, pair in
            guard let left = pair.0, let right = pair.1, left.isComparable(to: right) else { return false }
            return comparison.isTrue(left.value, right.value, tolerance: 0)
        }
    }
}

/// A number with a unit that a style query compares.
struct StyleNumber {
    private let node: MathNode

    /// Reads a text. Returns `nil` if it is not a number.
    init?(_ bytes: [UInt8]) {
        let node = bytes.withUnsafeBufferPointer { bytes in
            TokenList.withTokens(of: Source(name: "", bytes: bytes)) { tokens -> MathNode? in
                guard tokens.depth <= TokenList.maximumDepth else { return nil }
                return MathParser.operand(tokens, tokens.trimmed(0..<tokens.count), MathParser.Rules())?.node
            }
        }
        guard let node else { return nil }
        self.node = node
    }

    /// The inputs that the value depends on.
    var dependencies: ValueDependencies { node.dependencies }

    /// Returns the number in a context; `nil` if it has no unit in the end.
    func absolute(in context: ResolutionContext) -> Absolute? {
        guard case .numeric(let value, let unit) = node.resolved(in: context.withoutPercentageBase) else { return nil }
        return Absolute(value: value, quantity: unit.traits.quantity)
    }

    /// A number with the quantity of its unit.
    struct Absolute {
        let value: Double
        fileprivate let quantity: CSS.Unit.Quantity

        /// Whether both have the same type. A bare zero is also a length.
        func isComparable(to other: Absolute) -> Bool {
            quantity == other.quantity || isZeroLength(as: other) || other.isZeroLength(as: self)
        }

        private func isZeroLength(as other: Absolute) -> Bool {
            value == 0 && quantity == .number && other.quantity == .length
        }
    }
}
