import CSSEngine

/// The class names of a view, without duplicates, in the order in which they were added.
package struct ClassList {
    /// The number of names up to which comparing all of them is fast.
    private static let shortListLimit = 16

    private(set) var names: [String] = []
    /// The names of a long list. `nil` for a short one.
    private var members: Set<BytewiseString>?

    init(_ names: [String] = []) { append(names) }

    /// Splits a string into class names at HTML's white space.
    package static func names(in text: String) -> [String] {
        func isSpace(_ byte: UInt8) -> Bool {
            byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
        }
        // Compares bytes: a `Character` merges a space with a combining accent that follows it.
        if !text.isEmpty, !text.utf8.contains(where: isSpace) { return [text] }
        return text.utf8.split(whereSeparator: isSpace).map { String(Substring($0)) }
    }

    func contains(_ name: String) -> Bool {
        let name = BytewiseString(name)
        if let members { return members.contains(name) }
        return names.contains { BytewiseString($0) == name }
    }

    /// Adds names that are not in the list yet.
    mutating func append(_ newNames: [String]) {
        for name in newNames where !contains(name) {
            names.append(name)
            members?.insert(BytewiseString(name))
            if members == nil, names.count > Self.shortListLimit { members = Set(names.map(BytewiseString.init)) }
        }
    }

    mutating func remove(_ oldNames: [String]) {
        let removed = Set(oldNames.map(BytewiseString.init))
        names.removeAll { removed.contains(BytewiseString($0)) }
        members?.subtract(removed)
    }
}
