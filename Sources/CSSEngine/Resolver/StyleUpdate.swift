/// The result of an update of a tree's styles: the elements whose values changed, and the amount of work.
public struct StyleUpdate: Sendable {
    /// An element and how its values changed.
    public struct Change: Sendable {
        /// The element.
        public let node: StyleNode
        /// The former and the new values.
        public let difference: StyleDifference
    }

    /// The elements whose computed values, or the values of whose variants, changed. Ancestors come before descendants. An
    /// element that was not styled before is included if it has any declaration.
    public private(set) var changes: [Change] = []
    private var work = RestyleWork()

    /// The number of elements styled: the elements that the changes since the last update can affect. Elements that were
    /// only visited to find them are not counted.
    public var visitedCount: Int { work.styledCount }
    /// The number of elements matched against the rules. The other styled elements share a result.
    public var matchedCount: Int { work.matchedCount }
    /// The work of matching, in steps of bounded cost: selectors visited, simple selectors tested, siblings numbered.
    package var stepCount: Int { work.stepCount }
    /// The number of elements visited to find the elements that changes can affect.
    package var searchCount: Int { work.searchCount }

    mutating func setWork(_ work: RestyleWork) { self.work = work }

    mutating func add(
        _ node: StyleNode, from old: ComputedStyle?, to new: ComputedStyle, undeclaredProperties: [String],
        hasNewVariant: Bool
    ) {
        guard old != nil || hasNewVariant || !new.entries.isEmpty || !undeclaredProperties.isEmpty else { return }
        let difference = StyleDifference(from: old, to: new, undeclaredProperties: undeclaredProperties)
        changes.append(Change(node: node, difference: difference))
    }
}
