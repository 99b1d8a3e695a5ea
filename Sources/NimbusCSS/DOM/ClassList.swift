import CSSEngine

/// The class names of a view, without duplicates, in the order in which they were added.
package struct ClassList {
    private(set) var names: [String] = []
    private var members: Set<BytewiseString> = []

    init(_ names: [String] = []) { append(names) }

    /// Splits a string into class names at HTML's white space.
    package static func names(in text: String) -> [String] {
        // Compares bytes: a `Character` merges a space with a combining accent that follows it.
        text.utf8.split { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }.map { String(Substring($0)) }
    }

    func contains(_ name: String) -> Bool { members.contains(BytewiseString(name)) }

    /// Adds names that are not in the list yet.
    mutating func append(_ newNames: [String]) {
        for name in newNames where members.insert(BytewiseString(name)).inserted { names.append(name) }
    }

    mutating func remove(_ oldNames: [String]) {
        let removed = Set(oldNames.map(BytewiseString.init)).intersection(members)
        guard !removed.isEmpty else { return }
        members.subtract(removed)
        names.removeAll { removed.contains(BytewiseString($0)) }
    }
}
