import NimbusUIKit

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

    /// Returns the differences between two dumps of the same views, in order. Empty if the views differ.
    @MainActor static func all(from old: ViewDump, to new: ViewDump) -> [ValueChange] {
        guard old.entries.map(\.name) == new.entries.map(\.name) else { return [] }
        var changes: [ValueChange] = []
        var places: [ValueChange: Int] = [:]
        for change in zip(old.entries, new.entries).flatMap(changes(from:to:)) {
            if let place = places[change] {
                changes[place].count += 1
            } else {
                places[change] = changes.count
                changes.append(change)
            }
        }
        return changes
    }

    @MainActor private static func changes(from old: ViewDump.Entry, to new: ViewDump.Entry) -> [ValueChange] {
        let (before, after) = (old.values, new.values)
        let names = after.names + before.names.filter { after.lines[$0] == nil }
        return names.compactMap { name in
            guard before.lines[name] != after.lines[name] else { return nil }
            return ValueChange(view: new.name, property: name, old: before.lines[name], new: after.lines[name])
        }
    }
}

extension ViewDump.Entry {
    fileprivate var name: String { viewClass + (id.map { "#\($0)" } ?? "") }

    /// The names of the properties that are set, in order, and the value of each.
    @MainActor fileprivate var values: (names: [String], lines: [String: String]) {
        let lines = set.map { ($0.name, json($0.value).line) }
        return (lines.map(\.0), Dictionary(lines, uniquingKeysWith: { $1 }))
    }
}
