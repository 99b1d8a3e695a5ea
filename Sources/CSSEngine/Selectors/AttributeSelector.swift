struct AttributeSelector: Sendable {
    enum Operation: UInt8 {
        case exists = 1
        case equals, includes, dash, prefix, suffix, substring
    }

    var name: String
    var operation: Operation
    var value: String
    var ignoresCase: Bool

    /// Selectors 4, sections 6.1 to 6.3.
    func matches(_ actual: String) -> Bool {
        let (actual, value) =
            ignoresCase ? (asciiLowercased(actual), asciiLowercased(self.value)) : (actual, self.value)
        switch operation {
        case .exists: return true
        case .equals: return actual.utf8.elementsEqual(value.utf8)
        case .includes:
            return !value.isEmpty
                && actual.utf8.split(whereSeparator: isWhitespace).contains { $0.elementsEqual(value.utf8) }
        case .dash:
            guard actual.utf8.starts(with: value.utf8) else { return false }
            let rest = actual.utf8.dropFirst(value.utf8.count)
            return rest.isEmpty || rest.first == UInt8(ascii: "-")
        case .prefix: return !value.isEmpty && actual.utf8.starts(with: value.utf8)
        case .suffix: return !value.isEmpty && actual.utf8.reversed().starts(with: value.utf8.reversed())
        case .substring: return !value.isEmpty && contains(Array(actual.utf8), Array(value.utf8))
        }
    }

    private func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
        guard text.count >= part.count else { return false }
        return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
    }
}
