/// The difference between two computed styles.
public struct StyleDifference: Sendable {
    /// The style before; `nil` if the element had none.
    public let old: ComputedStyle?
    /// The style now.
    public let new: ComputedStyle
    /// The names of changed properties that the property table does not declare, in lower case and in order.
    public let undeclaredProperties: [String]
    /// The styles of the element's variants now; `nil` if all of them have the style of the element.
    package let variants: VariantStyleSet?

    /// Creates the difference between two styles.
    public init(from old: ComputedStyle?, to new: ComputedStyle, undeclaredProperties: [String] = []) {
        self.old = old
        self.new = new
        self.undeclaredProperties = undeclaredProperties
        variants = nil
    }

    init(from old: ComputedStyle?, to new: ComputedStyle, undeclaredProperties: [String], variants: VariantStyleSet?) {
        (self.old, self.new) = (old, new)
        self.undeclaredProperties = undeclaredProperties
        self.variants = variants
    }

    /// A property whose value changed.
    public struct Change: Hashable, Sendable {
        /// The property.
        public let property: PropertyID
        /// `nil` if no declaration set it.
        public let old: Value?
        /// `nil` if no declaration sets it any more.
        public let new: Value?
    }

    /// The properties whose values differ, in the order of the property table. A property with an equal value is among
    /// them if its declaration may be stronger or weaker than before than one of the same side or axis.
    public var changes: [Change] {
        var changes: [Change] = []
        let before = old?.entries ?? []
        var position = 0
        for entry in new.entries {
            while position < before.count, before[position].property < entry.property {
                changes.append(Change(property: before[position].property, old: before[position].value, new: nil))
                position += 1
            }
            var oldValue: Value?
            var oldOrder = entry.order
            if position < before.count, before[position].property == entry.property {
                (oldValue, oldOrder) = (before[position].value, before[position].order)
                position += 1
            }
            if oldValue != entry.value || oldOrder != entry.order {
                changes.append(Change(property: entry.property, old: oldValue, new: entry.value))
            }
        }
        for entry in before[position...] {
            changes.append(Change(property: entry.property, old: entry.value, new: nil))
        }
        return changes
    }
}
