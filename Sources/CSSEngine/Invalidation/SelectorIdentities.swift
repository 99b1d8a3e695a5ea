/// Numbers for the selectors of rules: the same number for the same selectors in rules with the same number.
struct SelectorIdentities {
    private struct Key: Hashable {
        var parent: Int
        var selectors: [UInt32]
    }

    /// Those of all sheets, and the names and values of attributes.
    private var names = NameTable()
    private var numbers: [Key: Int] = [:]

    /// By rule of a sheet.
    mutating func identities(of sheet: ParsedStylesheet) -> [Int] {
        let names = self.names.adopt(sheet.names)
        var identities: [Int] = []
        identities.reserveCapacity(sheet.rules.count)
        for rule in sheet.rules {
            let parent = rule.parent == 0 ? -1 : identities[Int(rule.parent) - 1]
            let list = sheet.selectors.lists[Int(rule.list)]
            let key = Key(parent: parent, selectors: contents(of: list, in: sheet.selectors, names))
            let number = numbers[key] ?? numbers.count
            numbers[key] = number
            identities.append(number)
        }
        return identities
    }

    /// The parts of a rule's list with all that they refer to, but for the selectors of the rule around it.
    private mutating func contents(of list: SelectorList, in table: SelectorTable, _ names: [Name]) -> [UInt32] {
        let end = table.complexes[list.indices.upperBound - 1].end
        var contents: [UInt32] = []
        contents.reserveCapacity(Int(end - list.partsStart) * 2)
        for index in list.partsStart..<end {
            let part = table.parts[Int(index)]
            contents.append(UInt32(part.kind.rawValue) << 8 | UInt32(part.detail))
            // How far back a part's own list reaches tells which of the parts before it are that list.
            contents.append(index - table.start(ofPart: index))
            switch part.kind {
            case .type, .class, .id: contents.append(names[Int(part.index)].id)
            case .attribute:
                let test = table.attributes[Int(part.index)]
                contents += [self.names.intern(test.name).id, self.names.intern(test.value).id]
                contents += [UInt32(test.operation.rawValue), test.ignoresCase ? 1 : 0]
            case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType:
                let nth = table.nths[Int(part.index)]
                contents += [UInt32(bitPattern: nth.a), UInt32(bitPattern: nth.b)]
            case .universal, .state, .stateAbsent, .root, .empty, .firstChild, .lastChild, .onlyChild, .firstOfType,
                .lastOfType, .onlyOfType, .matchesAny, .not, .has, .direction, .never, .descendant, .child,
                .nextSibling, .subsequentSibling, .end:
                break
            }
        }
        return contents
    }
}
