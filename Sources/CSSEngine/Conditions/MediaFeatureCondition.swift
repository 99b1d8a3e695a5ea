/// `(name)`, `(name: value)` or one comparison, on a feature that we know (Media Queries 4 and 5).
struct MediaFeatureCondition: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        /// The feature alone: whether it is neither zero nor "none".
        case boolean
        /// In points, pixels a point, or a plain number.
        case number(Comparison, Double)
        case word(String)
    }

    var feature: MediaFeature
    var value: Value

    func holds(in environment: Environment) -> Bool? {
        switch (feature.value(in: environment), value) {
        case (.number(let actual, _), .boolean): actual != 0
        case (.number(let actual, _), .number(let comparison, let expected)): compare(actual, comparison, expected)
        case (.word(let actual, let off, _), .boolean): actual != off
        case (.word(let actual, _, let words), .word(let word)): words.contains(word) ? actual == word : nil
        case (.number, .word), (.word, .number): nil
        }
    }

    private func compare(_ actual: Double, _ comparison: Comparison, _ expected: Double) -> Bool {
        // A thousandth of a point: sizes are converted between units on the way here.
        let isEqual = abs(actual - expected) < 0.001 || actual == expected
        switch comparison {
        case .plain, .equal: return isEqual
        case .less: return actual < expected && !isEqual
        case .lessOrEqual: return actual < expected || isEqual
        case .greater: return actual > expected && !isEqual
        case .greaterOrEqual: return actual > expected || isEqual
        }
    }
}
