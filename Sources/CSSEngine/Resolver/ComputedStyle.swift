/// The computed style of an element: the properties that a declaration set, with their values and declarations.
///
/// Immutable and shared by all elements with the same values from the same declarations.
public final class ComputedStyle: Sendable {
    struct Entry: Hashable, Sendable {
        // In this order an entry has 40 bytes.
        var value: Value
        let property: PropertyID
        /// The order of the declaration among others that may set the same side or axis, the strongest first, from 1. 0 if
        /// there are none, `inheritedOrder` if the value is inherited by `all`.
        let order: UInt16
        let reference: DeclarationID

        /// The order of a value that is weaker than all declared ones.
        static let inheritedOrder = UInt16.max
    }

    /// In the order of properties.
    let entries: [Entry]
    /// The id of the style, which is unique in the engine.
    let id: UInt64
    /// The inputs of the values other than declarations. If an input changes, the style is computed again.
    let dependencies: StyleDependencies
    /// A Bloom filter of the custom properties that the values read.
    let variables: UInt64
    /// Whether the style makes an element a query container, or gives it a name as one.
    let isContainer: Bool
    /// Whether values can depend on the colour of the text.
    let readsColor: Bool

    /// The style of an element without declarations.
    static let empty = ComputedStyle([], id: 0)

    init(
        _ entries: [Entry], id: UInt64, _ dependencies: StyleDependencies = [], variables: UInt64 = 0,
        isContainer: Bool = false, readsColor: Bool = false
    ) {
        self.entries = entries
        self.id = id
        self.dependencies = dependencies
        self.variables = variables
        self.isContainer = isContainer
        self.readsColor = readsColor
    }

    /// Whether every property has the same value in both styles, wherever the value comes from, and the order is the same
    /// where it matters.
    func hasSameValues(as other: ComputedStyle) -> Bool {
        entries.count == other.entries.count
            && zip(entries, other.entries).allSatisfy {
                $0.property == $1.property && $0.value == $1.value && $0.order == $1.order
            }
    }

    /// Whether both styles have equal values, source declarations and dependencies.
    func isEqual(to other: ComputedStyle) -> Bool {
        entries == other.entries && dependencies == other.dependencies && variables == other.variables
    }

    /// The value of a property; `nil` if no declaration set it.
    public subscript(property: PropertyID) -> Value? { entry(of: property)?.value }

    /// Returns the one of two properties whose value applies, if both set the same side or axis of the element: the
    /// property with the stronger declaration. `nil` if no declaration set either.
    package func strongest(_ first: PropertyID, _ second: PropertyID) -> PropertyID? {
        guard let left = entry(of: first) else { return entry(of: second) == nil ? nil : second }
        guard let right = entry(of: second) else { return first }
        return right.order < left.order ? second : first
    }

    /// Returns the style with other values of some properties, which no declaration sets.
    func replacing(_ values: some Sequence<(key: PropertyID, value: Value)>, id: UInt64 = 0) -> ComputedStyle {
        var (entries, new) = (entries, [Entry]())
        for (property, value) in values {
            let index = entries.index(of: property)
            let entry = Entry(
                value: value, property: property, order: index.map { entries[$0].order } ?? 0, reference: .none)
            if let index { entries[index] = entry } else { new.append(entry) }
        }
        if !new.isEmpty { entries = (entries + new).sorted { $0.property < $1.property } }
        return ComputedStyle(
            entries, id: id, dependencies, variables: variables, isContainer: isContainer, readsColor: readsColor)
    }

    /// Returns the properties that have other values than in a former style. `nil` if it has other properties, or the order is another
    /// one where it matters.
    package func changedProperties(since former: ComputedStyle) -> [PropertyID]? {
        guard entries.count == former.entries.count else { return nil }
        var changed: [PropertyID] = []
        for (new, old) in zip(entries, former.entries) {
            guard new.property == old.property, new.order == old.order else { return nil }
            if new.value != old.value { changed.append(new.property) }
        }
        return changed
    }

    /// The properties that a declaration set, in the order of the property table.
    public var properties: [PropertyID] { entries.map(\.property) }

    /// The properties of a part of the table that a declaration set.
    func properties(in range: ClosedRange<PropertyID>) -> some Sequence<PropertyID> {
        let start = entries.indices.partitioningIndex { entries[$0].property >= range.lowerBound }
        return entries[start...].lazy.map(\.property).prefix { $0 <= range.upperBound }
    }

    /// Whether a property has its value from the same declaration in both styles, or has no value in either.
    package func agrees(with other: ComputedStyle, on property: PropertyID) -> Bool {
        reference(of: property) == other.reference(of: property)
    }

    func reference(of property: PropertyID) -> DeclarationID? { entry(of: property)?.reference }

    func entry(of property: PropertyID) -> Entry? { entries.index(of: property).map { entries[$0] } }
}

extension [ComputedStyle.Entry] {
    /// The index of the entry of a property, by binary search.
    func index(of property: PropertyID) -> Int? {
        let index = indices.partitioningIndex { self[$0].property >= property }
        return index < count && self[index].property == property ? index : nil
    }
}
