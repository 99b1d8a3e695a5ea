/// A name that a selector asks of the view itself, by which selectors for the same views are found.
enum SelectorSubject: Hashable {
    case type(String)
    case `class`(String)
    case id(String)

    /// What the rightmost compounds of the selectors of a list ask for by name.
    static func all(of list: UInt32, in sheet: ParsedStylesheet) -> Set<SelectorSubject> {
        var subjects: Set<SelectorSubject> = []
        // Nested rules refer to the list around them as often as they like: each is looked at once.
        var isSeen: Set<UInt32> = [list]
        var next = [list]
        while let list = next.popLast() {
            for complex in sheet.selectors.lists[Int(list)].indices {
                for part in rightmostCompound(of: complex, in: sheet.selectors) {
                    if let subject = SelectorSubject(part, sheet.names) { subjects.insert(subject) }
                    if part.kind == .matchesAny, isSeen.insert(part.index).inserted { next.append(part.index) }
                }
            }
        }
        return subjects
    }

    private init?(_ part: SelectorPart, _ names: NameTable) {
        let name = Name(id: part.index)
        if part.kind == .type {
            self = .type(names.string(name))
        } else if part.kind == .class {
            self = .class(names.string(name))
        } else if part.kind == .id {
            self = .id(names.string(name))
        } else {
            return nil
        }
    }

    /// From right to left.
    private static func rightmostCompound(of complex: Int, in table: SelectorTable) -> [SelectorPart] {
        let selector = table.complexes[complex]
        var parts: [SelectorPart] = []
        var index = selector.end
        while index > selector.start, !table.parts[Int(index - 1)].kind.isCombinator {
            parts.append(table.parts[Int(index - 1)])
            index = table.start(ofPart: index - 1)
        }
        return parts
    }
}
