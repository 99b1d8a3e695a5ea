/// The difference between two computed styles.
public struct StyleDifference: Sendable {
    /// What an element looked like before; nil where it had no style.
    public let old: ComputedStyle?
    /// What it looks like now.
    public let new: ComputedStyle

    /// The difference between `old` and `new`.
    public init(from old: ComputedStyle?, to new: ComputedStyle) {
        self.old = old
        self.new = new
    }

    /// A property whose value is another one.
    public struct Change: Hashable, Sendable {
        /// The property.
        public let property: PropertyID
        /// Nil where no declaration set it.
        public let old: Value?
        /// Nil where no declaration sets it any more.
        public let new: Value?
    }

    /// The properties whose values differ, in the order of the property table.
    public var changes: [Change] {
        var changes: [Change] = []
        let before = old?.entries ?? []
        var place = 0
        for entry in new.entries {
            while place < before.count, before[place].property < entry.property {
                changes.append(Change(property: before[place].property, old: before[place].value, new: nil))
                place += 1
            }
            var oldValue: Value?
            if place < before.count, before[place].property == entry.property {
                oldValue = before[place].value
                place += 1
            }
            if oldValue != entry.value {
                changes.append(Change(property: entry.property, old: oldValue, new: entry.value))
            }
        }
        for entry in before[place...] { changes.append(Change(property: entry.property, old: entry.value, new: nil)) }
        return changes
    }
}
