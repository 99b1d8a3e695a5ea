import NimbusUIKit

/// A property of a view that style sheets have set otherwise.
struct ValueChange: Encodable, Hashable {
    /// Its class and its id.
    let view: String
    let property: String
    /// Nil where nothing sets it.
    let old: String?
    let new: String?
    /// How many views it is the same of.
    var count = 1

    /// What differs between two dumps of the same views, in their order; nothing where the views are others.
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

    /// The properties that are set, in order, and what each one's value is.
    @MainActor fileprivate var values: (names: [String], lines: [String: String]) {
        let lines = set.map { ($0.name, json($0.value).line) }
        return (lines.map(\.0), Dictionary(lines, uniquingKeysWith: { $1 }))
    }
}
