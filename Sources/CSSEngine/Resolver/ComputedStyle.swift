/// What an element looks like: the computed value of every property that some declaration set, and which one did.
///
/// Immutable and shared by all elements that come to the same.
public final class ComputedStyle: Sendable {
    struct Entry: Hashable, Sendable {
        var property: PropertyID
        var value: Value
        var reference: DeclarationID
    }

    /// In the order of properties.
    let entries: [Entry]
    /// A number of its own, for caches.
    let id: UInt32
    /// What it would have to be computed anew for, beside its declarations.
    let dependencies: StyleDependencies
    /// A filter of the custom properties that its values read.
    let variables: UInt64

    /// The style of an element that no declaration concerns.
    static let empty = ComputedStyle([], id: .max)

    init(_ entries: [Entry], id: UInt32, _ dependencies: StyleDependencies = [], variables: UInt64 = 0) {
        self.entries = entries
        self.id = id
        self.dependencies = dependencies
        self.variables = variables
    }

    /// Whether every property has the same value in both, wherever that comes from.
    func hasSameValues(as other: ComputedStyle) -> Bool {
        entries.count == other.entries.count
            && zip(entries, other.entries).allSatisfy { $0.property == $1.property && $0.value == $1.value }
    }

    /// Whether nothing tells them apart, neither where values come from nor what they depend on.
    func isEqual(to other: ComputedStyle) -> Bool {
        entries == other.entries && dependencies == other.dependencies && variables == other.variables
    }

    /// The value of a property; nil where no declaration set it.
    public subscript(property: PropertyID) -> Value? { entry(of: property)?.value }

    /// The properties that some declaration set, in their order.
    public var properties: [PropertyID] { entries.map(\.property) }

    func reference(of property: PropertyID) -> DeclarationID? { entry(of: property)?.reference }

    func entry(of property: PropertyID) -> Entry? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].property < property { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].property == property ? entries[low] : nil
    }
}
