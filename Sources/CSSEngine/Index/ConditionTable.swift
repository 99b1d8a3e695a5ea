/// The conditions of a rule index that are true in each environment of a tree.
///
/// If all elements have the engine's environment, the index holds only rules that apply in it, and the table is empty.
struct ConditionTable: Equatable {
    private let conditionCount: Int
    /// The results, by environment id and condition.
    private let values: [Bool]

    /// The table of a tree whose elements all have the engine's environment.
    static let uniform = ConditionTable(conditionCount: 0, values: [])

    private init(conditionCount: Int, values: [Bool]) {
        self.conditionCount = conditionCount
        self.values = values
    }

    /// - Parameter results: The results of each stylesheet, by environment id; `nil` for unused ids.
    init(_ conditions: [RuleIndex.Condition], _ results: [[ConditionResults]?]) {
        conditionCount = conditions.count
        values = results.flatMap { results in
            conditions.enumerated().map { index, condition in
                guard index != 0, let results else { return index == 0 }
                return results[condition.stylesheet][condition.part][condition.group]
            }
        }
    }

    var isUniform: Bool { conditionCount == 0 }

    @inline(__always) func isTrue(_ condition: UInt32, in environment: ElementEnvironments.ID) -> Bool {
        isUniform || values[Int(environment) * conditionCount + Int(condition)]
    }
}
