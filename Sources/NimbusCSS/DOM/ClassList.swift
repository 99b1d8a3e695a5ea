import CSSEngine

/// The classes of a view, each once, in the order in which they came.
package struct ClassList {
    private(set) var names: [String] = []
    private var known: Set<BytewiseString> = []

    init(_ names: [String] = []) { append(names) }

    /// The names in a text, between the white space that HTML knows.
    package static func names(in text: String) -> [String] {
        // Bytes: to a string, a space with an accent on it is no space.
        text.utf8.split { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }.map { String(Substring($0)) }
    }

    func contains(_ name: String) -> Bool { known.contains(BytewiseString(name)) }

    mutating func append(_ new: [String]) {
        for name in new where known.insert(BytewiseString(name)).inserted { names.append(name) }
    }

    mutating func remove(_ old: [String]) {
        let gone = Set(old.map(BytewiseString.init)).intersection(known)
        guard !gone.isEmpty else { return }
        known.subtract(gone)
        names.removeAll { gone.contains(BytewiseString($0)) }
    }
}
