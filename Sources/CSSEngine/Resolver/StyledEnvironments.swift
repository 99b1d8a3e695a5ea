/// The environments in which the elements of a tree were styled, with the conditions that are true in each. Finds the
/// elements that a change affects.
struct StyledEnvironments {
    /// The results of the conditions of rules.
    private(set) var conditions = ConditionTable.uniform
    private(set) var environments: ElementEnvironments
    private let tree: StyleTree
    private let work: RestyleWorkCounter
    /// The id of the environment in which each element was styled, by element. Empty if all ids are 0.
    private var styledIDs: [ElementEnvironments.ID] = []

    init(_ environments: ElementEnvironments, _ tree: StyleTree, _ work: RestyleWorkCounter) {
        self.environments = environments
        self.tree = tree
        self.work = work
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
            work.countSearch()
            let transition = transition(of: element)
            body(element, Int(transition.old), Int(transition.new))
        }
    }

    // MARK: Values

    /// Adopts new environments, and marks the elements whose values depend on a difference.
    /// - Parameter changedElements: The elements whose environment has a different id. They may be removed.
    mutating func setEnvironments(
        _ new: ElementEnvironments, changedElements: [Int32], _ styles: inout ResolvedStyles, keepsColorSchemes: Bool
    ) {
        let old = environments
        environments = new
        var ignored: StyleDependencies = keepsColorSchemes ? .colorScheme : []
        if !styles.dependencies.contains(.textScale) { ignored.insert(.textScale) }
        guard !old.isUniform || !new.isUniform else {
            let changed = StyleDependencies(from: old.engine, to: new.engine, ignoring: ignored)
            styles.environmentVariablesDidChange()
            guard !styles.dependencies.isDisjoint(with: changed) else { return }
            styles.removeValueKeys()
            return styles.mark(styles.styledElements, dependingOn: changed)
        }
        let hasReplacedIDs = new.hasReplacedIDs(since: old)
        let elements = hasReplacedIDs ? styles.styledElements : styles.styledElements(among: changedElements)
        var changes = LastValue<Transition, StyleDependencies>()
        for element in elements {
            work.countSearch()
            let transition = transition(of: element)
            let changed = changes.value(for: transition) {
                StyleDependencies(from: old[transition.old], to: new[transition.new], ignoring: ignored)
            }
            if !changed.isEmpty { styles.mark(element, dependingOn: changed) }
        }
        setIDs(of: changedElements)
        if hasReplacedIDs {
            styles.removeSharedLists()
            styles.removeValueKeys()
            styles.environmentVariablesDidChange()
        }
    }

    /// Records that elements were styled in the environments that they have now.
    private mutating func setIDs(of elements: [Int32]) {
        guard !environments.isUniform else {
            styledIDs = []
            return
        }
        let added = tree.count - styledIDs.count
        if added > 0 { styledIDs += Array(repeating: 0, count: added) }
        let view = tree.view
        for element in elements { styledIDs[Int(element)] = view[element].pointee.environment }
    }

    /// Removes an element that has left the tree. A new element with the same index has the engine's environment until it
    /// is styled.
    mutating func remove(_ element: Int32) {
        if Int(element) < styledIDs.count { styledIDs[Int(element)] = 0 }
    }

    // MARK: Rules

    /// Adopts the conditions that are true in each environment, and marks the elements that a change affects.
    /// - Parameters:
    ///   - new: `nil` if the conditions are the same as before.
    ///   - changedElements: The elements whose environment has a different id. They may be removed.
    mutating func setConditions(
        _ new: ConditionTable?, changedElements: [Int32], of index: RuleIndex, _ styles: inout ResolvedStyles
    ) {
        let new = new ?? conditions
        guard !conditions.isUniform || !new.isUniform else { return }
        let isEqual = new == conditions
        let elements = isEqual ? styles.styledElements(among: changedElements) : styles.styledElements
        markElementsWithChangedRules(elements, from: index, to: index, new, diff: nil)
        if !isEqual { styles.removeSharedLists() }
        conditions = new
    }

    /// Adopts the conditions of a new index, and marks the elements for which a conditional rule changes.
    /// - Parameters:
    ///   - diff: The difference between the two indexes; `nil` if every element is styled again.
    ///   - elements: The elements that have a style.
    mutating func replaceIndex(
        _ index: RuleIndex, with newIndex: RuleIndex, _ newConditions: ConditionTable, diff: RuleIndexDiff?,
        _ elements: [Int32]
    ) {
        if let diff { markElementsWithChangedRules(elements, from: index, to: newIndex, newConditions, diff: diff) }
        conditions = newConditions
    }

    /// Marks the elements for which a conditional rule begins or ceases to apply.
    /// - Parameters:
    ///   - elements: The elements that have a style.
    ///   - index: The current index.
    ///   - diff: The difference between the two indexes; `nil` if they have the same rules.
    private func markElementsWithChangedRules(
        _ elements: [Int32], from index: RuleIndex, to newIndex: RuleIndex, _ newConditions: ConditionTable,
        diff: RuleIndexDiff?
    ) {
        let oldConditions = oldConditions(from: index, to: newIndex, diff)
        let view = tree.view
        func subjects(of transition: Transition) -> SubjectSet? {
            let isChanged = newIndex.ruleOfRank.indices.map { rank in
                let condition = newIndex.rule(ofRank: UInt32(rank)).condition
                let applied = oldConditions[rank].map { conditions.isTrue($0, in: transition.old) } ?? false
                return newConditions.isTrue(condition, in: transition.new) != applied
            }
            return isChanged.contains(true) ? newIndex.subjects(ofRanks: isChanged) : nil
        }
        func mark(_ element: Int32, ifIn changed: SubjectSet) {
            if changed.mayContain(element, in: view) { view.mark(element, .restyle) }
        }
        if conditions.isUniform, newConditions.isUniform {
            guard let changed = subjects(of: Transition(old: 0, new: 0)) else { return }
            for element in elements {
                work.countSearch()
                mark(element, ifIn: changed)
            }
            return
        }
        var known = LastValue<Transition, SubjectSet?>()
        for element in elements {
            work.countSearch()
            let transition = transition(of: element)
            if let changed = known.value(for: transition, { subjects(of: transition) }) { mark(element, ifIn: changed) }
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
    /// Creates the set of the inputs of computed values that differ between two environments. With `.textScale`, it also
    /// contains the inputs through which a font size affects other values.
    /// - Parameter ignored: The inputs whose changes have no effect.
    init(from old: CSS.Environment, to new: CSS.Environment, ignoring ignored: StyleDependencies) {
        self = []
        if new.width != old.width || new.height != old.height { insert(.viewport) }
        if new.colorScheme != old.colorScheme { insert(.colorScheme) }
        if new.scale != old.scale { insert(.resolution) }
        if new.safeAreaInsets != old.safeAreaInsets || new.keyboardInsets != old.keyboardInsets {
            insert(.environmentVariables)
        }
        if new.textScale != old.textScale { insert(.textScale) }
        if new != old { insert(.mediaConditions) }
        subtract(ignored)
        if new.systemColors != old.systemColors { insert(.colorScheme) }
        // The value of a font size with a text style is the same keyword at every text scale. Only this marks the values
        // relative to the font size.
        if contains(.textScale) { formUnion([.parent, .rootFontSize]) }
    }
}
