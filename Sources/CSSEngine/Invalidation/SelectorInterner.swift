/// Numbers for the selectors of rules: the same number for the same selectors in rules with the same number.
struct SelectorInterner: ~Copyable {
    /// Those of all sheets, and the names and values of attributes.
    private var names = AtomTable()
    private var lists = ListInterner()
    /// Of the rule at hand: its parent's number, and the parts of its list with all that they refer to.
    private var contents = UniqueArray<UInt32>(minimumCapacity: 256)

    /// By rule of a sheet.
    mutating func identities(of sheet: ParsedStylesheet) -> [Int] {
        let names = self.names.adopt(sheet.names)
        var identities: [Int] = []
        identities.reserveCapacity(sheet.rules.count)
        for rule in sheet.rules {
            contents.removeAll()
            contents.append(rule.parent == 0 ? .max : UInt32(identities[Int(rule.parent) - 1]))
            appendParts(of: sheet.selectors.lists[Int(rule.list)], in: sheet.selectors, names)
            let list = UnsafeBufferPointer(start: contents.base, count: contents.count)
            identities.append(Int(lists.intern(list)))
        }
        return identities
    }

    /// Leaves out the selectors of the rule around it.
    private mutating func appendParts(of list: SelectorList, in table: SelectorTable, _ names: [Atom]) {
        let end = table.complexes[list.indices.upperBound - 1].end
        for index in list.partsStart..<end {
            let part = table.parts[Int(index)]
            contents.append(UInt32(part.kind.rawValue) << 8 | UInt32(part.detail))
            // How far back a part's own list reaches tells which of the parts before it are that list.
            contents.append(index - table.start(ofPart: index))
            switch part.kind {
            case .type, .class, .id: contents.append(names[Int(part.index)].id)
            case .attribute:
                let test = table.attributes[Int(part.index)]
                contents.append(self.names.intern(test.name).id)
                contents.append(self.names.intern(test.value).id)
                contents.append(UInt32(test.operation.rawValue) << 1 | (test.ignoresCase ? 1 : 0))
            case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType:
                let nth = table.nths[Int(part.index)]
                contents.append(UInt32(bitPattern: nth.a))
                contents.append(UInt32(bitPattern: nth.b))
            case .universal, .state, .stateAbsent, .root, .empty, .firstChild, .lastChild, .onlyChild, .firstOfType,
                .lastOfType, .onlyOfType, .matchesAny, .not, .has, .direction, .never, .descendant, .child,
                .nextSibling, .subsequentSibling, .end:
                break
            }
        }
    }
}
