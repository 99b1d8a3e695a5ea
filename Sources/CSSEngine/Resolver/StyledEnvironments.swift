/// The environments in which the elements of a tree were styled, with the conditions that are true in each. Finds the
/// elements that a change affects.
struct StyledEnvironments {
    /// The results of the conditions of rules.
    private(set) var conditions = ConditionTable.uniform
    private(set) var environments: ElementEnvironments
    private let tree: StyleTree
    /// The id of the environment in which each element was styled, by element. Empty if all ids are 0.
    private var styledIDs: [ElementEnvironments.ID] = []

    init(_ environments: ElementEnvironments, _ tree: StyleTree) {
        self.environments = environments
        self.tree = tree
    }

    /// The ids of the environments in which an element was styled, and which it has now.
    private struct Transition: Hashable {
        let old: ElementEnvironments.ID
        let new: ElementEnvironments.ID
    }

    private func transition(of element: Int32) -> Transition {
        Transition(
            old: Int(element) < styledIDs.count ? styledIDs[Int(element)] : 0,
            new: tree.view[element].pointee.environment)
    }

    /// Calls `body` with each element, the id of the environment in which it was styled, and the id that it has now.
    func forEachElement(_ elements: [Int32], _ body: (Int32, _ old: Int, _ new: Int) -> Void) {
        for element in elements {
            tree.visitedRegions.searchCount += 1
            let transition = transition(of: element)
            body(element, Int(transition.old), Int(transition.new))
        }
    }

    // MARK: Values

    /// Adopts new environments. Call `setIDs(of:)` afterwards.
    /// - Parameters:
    ///   - elements: The elements to check, which have a style.
    ///   - ignored: The inputs whose changes have no effect.
    ///   - mark: Receives each element with the inputs of computed values that differ.
    mutating func setEnvironments(
        _ new: ElementEnvironments, _ elements: [Int32], ignoring ignored: StyleDependencies,
        mark: (Int32, StyleDependencies) -> Void
    ) {
        let old = environments
        environments = new
        var changes = LastValue<Transition, StyleDependencies>()
        for element in elements {
            tree.visitedRegions.searchCount += 1
            let transition = transition(of: element)
            let changed = changes.value(for: transition) {
                StyleDependencies(from: old[transition.old], to: new[transition.new], ignoring: ignored)
            }
            if !changed.isEmpty { mark(element, changed) }
        }
    }

    /// Records that elements were styled in the environments that they have now.
    mutating func setIDs(of elements: [Int32]) {
        guard !environments.isUniform else {
            styledIDs = []
            return
        }
        let added = tree.count - styledIDs.count
        if added > 0 { styledIDs += Array(repeating: 0, count: added) }
        let view = tree.view
        for element in elements { styledIDs[Int(element)] = view[element].pointee.environment }
    }

    /// Adopts new environments. All elements have the engine's environment, as before.
    mutating func setUniformEnvironments(_ new: ElementEnvironments) { environments = new }

    /// Removes an element that has left the tree. A new element with the same index has the engine's environment until it
    /// is styled.
    mutating func remove(_ element: Int32) {
        if Int(element) < styledIDs.count { styledIDs[Int(element)] = 0 }
    }

    // MARK: Rules

    /// Adopts the results of conditions. Call `markElementsWithChangedRules` before.
    mutating func setConditions(_ new: ConditionTable) { conditions = new }

    /// Marks the elements for which a conditional rule begins or ceases to apply.
    /// - Parameters:
    ///   - elements: The elements that have a style.
    ///   - index: The current index.
    ///   - diff: The difference between the two indexes; `nil` if they have the same rules.
    func markElementsWithChangedRules(
        _ elements: [Int32], from index: RuleIndex, to newIndex: RuleIndex, _ newConditions: ConditionTable,
        diff: RuleIndexDiff?
    ) {
        let oldConditions = oldConditions(from: index, to: newIndex, diff)
        var subjects = LastValue<Transition, SubjectSet?>()
        let view = tree.view
        for element in elements {
            tree.visitedRegions.searchCount += 1
            let transition = transition(of: element)
            let changed = subjects.value(for: transition) {
                let isChanged = newIndex.ruleOfRank.indices.map { rank in
                    let condition = newIndex.rule(ofRank: UInt32(rank)).condition
                    let applied = oldConditions[rank].map { conditions.isTrue($0, in: transition.old) } ?? false
                    return newConditions.isTrue(condition, in: transition.new) != applied
                }
                return isChanged.contains(true) ? newIndex.subjects(ofRanks: isChanged) : nil
            }
            if let changed, changed.mayContain(view[element].pointee, in: view) { view.mark(element, .restyle) }
        }
    }

    /// The condition in the current index of each rule of a new index, by new rank; `nil` for new rules.
    private func oldConditions(from index: RuleIndex, to newIndex: RuleIndex, _ diff: RuleIndexDiff?) -> [UInt32?] {
        guard let diff else { return newIndex.ruleOfRank.map { newIndex.rules[Int($0)].condition } }
        var conditions = [UInt32?](repeating: nil, count: newIndex.ruleOfRank.count)
        for (rank, newRank) in diff.ranks.enumerated() where newRank != RuleIndexDiff.none {
            conditions[Int(newRank)] = index.rule(ofRank: UInt32(rank)).condition
        }
        return conditions
    }
}

extension StyleDependencies {
    /// The inputs of computed values that differ between two environments.
    /// - Parameter ignored: The inputs whose changes have no effect.
    init(from old: CSS.Environment, to new: CSS.Environment, ignoring ignored: StyleDependencies) {
        self = []
        if new.width != old.width || new.height != old.height { insert(.viewport) }
        if new.colorScheme != old.colorScheme { insert(.colorScheme) }
        if new.safeAreaInsets != old.safeAreaInsets || new.keyboardInsets != old.keyboardInsets {
            insert(.environmentVariables)
        }
        if new.textScale != old.textScale { insert(.textScale) }
        subtract(ignored)
        // The value of a font size with a text style is the same keyword at every text scale. Only this marks the values
        // relative to the font size.
        if contains(.textScale) { formUnion([.parent, .rootFontSize]) }
    }
}

/// A cache of values by key. The value of the last key is found without a search, because neighbours in the tree mostly
/// have the same key.
private struct LastValue<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    private var last: (key: Key, value: Value)?

    mutating func value(for key: Key, _ make: () -> Value) -> Value {
        if let last, last.key == key { return last.value }
        let value = values[key] ?? make()
        values[key] = value
        last = (key, value)
        return value
    }
}
