/// What an update of a tree's styles came to: the elements that look different now, and what that took.
public struct StyleUpdate: Sendable {
    /// An element and how its look has changed.
    public struct Change: Sendable {
        /// The element.
        public let node: StyleNode
        /// From what to what.
        public let difference: StyleDifference
    }

    /// Elements whose computed values have changed, or those of one of their variants, outer ones before those inside them. An element that was not styled
    /// before is among them if any declaration concerns it.
    public private(set) var changes: [Change] = []
    /// How many elements were looked at: those that the changes since the last update might concern.
    public internal(set) var visitedCount = 0
    /// How many elements were matched against the rules; the others look like one that was.
    public internal(set) var matchedCount = 0
    /// What matching took, in steps of bounded cost: selectors looked at, simple selectors tested, siblings numbered.
    package internal(set) var stepCount = 0

    /// What finding the elements took: those on the way to dirty ones are counted too.
    package internal(set) var searchCount = 0

    mutating func add(_ node: StyleNode, from old: ComputedStyle?, to new: ComputedStyle, isVariantNew: Bool) {
        guard old != nil || isVariantNew || !new.entries.isEmpty else { return }
        changes.append(Change(node: node, difference: StyleDifference(from: old, to: new)))
    }
}
