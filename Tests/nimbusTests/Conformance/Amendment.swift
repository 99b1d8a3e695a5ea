import TestSupport

/// A change of CSS Syntax 3 that css-parsing-tests does not include. It converts an expected tree of the suite.
enum Amendment: String, CaseIterable {
    case noUnicodeRanges = "unicode-range tokens exist only in the descriptor of that name"
    case fewerIdentifiers = "U+0080 to U+00B6 are no more part of identifiers"
    case trimmedValues = "a declaration's value has no white space at its ends"
    case oneDeclaration = "a declaration ends at the first semicolon"

    /// Returns the expected tree after the change, or `nil` if the old tree does not determine it.
    func amend(_ expected: JSON) -> JSON? {
        switch self {
        case .noUnicodeRanges:
            var found = false
            _ = rewrite(expected) { member in
                if member.array.first == .string("unicode-range") { found = true }
                return [member]
            }
            return found ? nil : expected
        case .fewerIdentifiers:
            return rewrite(expected) { member in
                guard member.array.count == 2, member.array[0] == .string("ident"), let name = member.array[1].string,
                    name.unicodeScalars.allSatisfy({ (0x80...0xB6).contains($0.value) })
                else { return [member] }
                return name.unicodeScalars.map { .string(String($0)) }
            }
        case .trimmedValues:
            return rewrite(expected) { [value(of: $0) { $0.trimmed(of: .string(" ")) }] }
        case .oneDeclaration:
            guard expected.array.first == .string("declaration") else { return expected }
            return value(of: expected) { Array($0.prefix { $0 != .string(";") }) }
        }
    }

    /// Replaces the members of all arrays in `node`, and then `node` itself, by the result of `body`.
    private func rewrite(_ node: JSON, _ body: (JSON) -> [JSON]) -> JSON {
        func inside(_ node: JSON) -> JSON {
            guard case .array(let members) = node else { return node }
            return .array(members.flatMap { body(inside($0)) })
        }
        let result = body(inside(node))
        return result.count == 1 ? result[0] : .array(result)
    }

    /// Returns a declaration with its value changed. Other nodes are unchanged.
    private func value(of node: JSON, _ change: ([JSON]) -> [JSON]) -> JSON {
        guard case .array(var members) = node, members.count == 4, members[0] == .string("declaration") else {
            return node
        }
        members[2] = .array(change(members[2].array))
        return .array(members)
    }
}

extension [JSON] {
    fileprivate func trimmed(of member: JSON) -> [JSON] {
        Array(drop { $0 == member }.reversed().drop { $0 == member }.reversed())
    }
}
