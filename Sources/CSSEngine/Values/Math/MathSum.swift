/// Adds terms up, those of one unit into one.
struct MathSum {
    private var numerics: [(value: Double, unit: Unit)] = []
    private var others: [MathNode] = []

    /// Takes a term that is no sum.
    mutating func add(_ term: MathNode) {
        guard let (value, unit) = term.numeric else { return others.append(term) }
        if let place = numerics.firstIndex(where: { $0.unit == unit }) {
            numerics[place].value += value
        } else {
            numerics.append((value, unit))
        }
    }

    /// The sum of what was added, of one term at least.
    var node: MathNode {
        if others.isEmpty, numerics.count == 1 { return .numeric(numerics[0].value, numerics[0].unit) }
        if numerics.isEmpty, others.count == 1 { return others[0] }
        return .sum(numerics.map { .numeric($0.value, $0.unit) } + others)
    }
}
