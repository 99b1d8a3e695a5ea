import CSSEngine
import NimbusUIKit
import NimbusViews

/// A changed property of a view.
struct ValueChange: Encodable, Hashable {
    /// The view's class and id.
    let view: String
    let property: String
    /// The old value; `nil` if it was not set.
    let old: String?
    let new: String?
    /// The number of views with the same change.
    var count = 1

    /// A change with the declaration that decided the value.
    struct Located {
        let change: ValueChange
        /// The location of the declaration of the new value, or else of the old one. `nil` for inline style.
        let location: SourceLocation?
    }

    /// Returns the differences between two dumps of the same views, in order. Empty if the views differ.
    @MainActor static func all(from old: ViewDump, to new: ViewDump) -> [Located] {
        guard old.entries.map(\.name) == new.entries.map(\.name) else { return [] }
        return zip(old.entries, new.entries).flatMap(changes(from:to:))
    }

    @MainActor private static func changes(from old: ViewDump.Entry, to new: ViewDump.Entry) -> [Located] {
        let (before, after) = (old.values, new.values)
        let names = after.names + before.names.filter { after.values[$0] == nil }
        return names.compactMap { name in
            guard before.values[name]?.text != after.values[name]?.text else { return nil }
            return Located(
                change: ValueChange(
                    view: new.name, property: name, old: before.values[name]?.text, new: after.values[name]?.text),
                location: (after.values[name] ?? before.values[name])?.location)
        }
    }
}

extension ViewDump.Entry {
    fileprivate var name: String { viewClass + (id.map { "#\($0)" } ?? "") }

    /// The names of the properties that are set, in order, and the value of each.
    @MainActor fileprivate var values: (names: [String], values: [String: (text: String, location: SourceLocation?)]) {
        let values = set.map { ($0.name, (text: json($0.value).line, location: $0.declaration?.location)) }
        return (values.map(\.0), Dictionary(values, uniquingKeysWith: { $1 }))
    }
}
