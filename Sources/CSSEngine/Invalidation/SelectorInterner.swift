/// Interns the selectors of rules. Two rules have the same id if their selectors are equal and the enclosing rules have
/// the same id.
struct SelectorInterner: ~Copyable {
    /// The names of all stylesheets, and the names and values of attribute selectors.
    private var names = AtomTable()
    private var lists = ListTable<UInt32>()
    /// The ids of `@container` rules.
    private var containerIdentities: [Container: UInt32] = [:]
    /// The enclosing rule's id and the components of the current rule's list.
    private var contents = UniqueArray<UInt32>(minimumCapacity: 256)
    /// The ids of the lists of custom selectors of the current stylesheet, by the list that each is equivalent to.
    private var customLists: [UInt32: UInt32] = [:]

    private struct Container: Hashable {
        /// The id of the `@container` around it; `nil` if there is none.
        let parent: UInt32?
        let queries: [ContainerQuery]
    }

    /// The id of each rule of a stylesheet.
    mutating func identities(of sheet: ParsedStylesheet) -> [Int] {
        let names = self.names.merge(sheet.names)
        findCustomLists(of: sheet, names)
        let scopes = scopeIdentities(of: sheet, names)
        let containers = containerIdentities(of: sheet)
        var identities: [Int] = []
        identities.reserveCapacity(sheet.rules.count)
        for rule in sheet.rules {
            contents.removeAll()
            contents.append(UInt32(sheet.selectorOptions.rawValue))
            contents.append(rule.parent.map { UInt32(identities[Int($0)]) } ?? .max)
            let scope = sheet.groups.rules[Int(rule.group)].scope
            let container = sheet.groups.rules[Int(rule.group)].container
            if scope != 0 || container != 0 {
                contents.append(scope == 0 ? .max : scopes[Int(scope) - 1])
                contents.append(container == 0 ? .max : containers[Int(container) - 1])
            }
            appendParts(of: sheet.selectors.lists[Int(rule.list)], in: sheet.selectors, names)
            identities.append(Int(lists.intern(UnsafeBufferPointer(contents.elements))))
        }
        return identities
    }

    /// Finds the ids of the lists of custom selectors that components refer to.
    private mutating func findCustomLists(of sheet: ParsedStylesheet, _ names: [Atom]) {
        customLists = [:]
        guard sheet.selectors.hasCustomSelectors else { return }
        let table = sheet.selectors
        let lists = Set(
            table.components.filter { $0.kind == .matchesAny && $0.notation == .custom }
                .map { table.lists[Int($0.index)].canonicalList })
        // A list refers only to lists that were compiled before it.
        for list in lists.sorted() {
            contents.removeAll()
            appendParts(of: table.lists[Int(list)], in: table, names)
            customLists[list] = self.lists.intern(UnsafeBufferPointer(contents.elements))
        }
    }

    /// The id of each `@scope` of a stylesheet, which is that of its selectors and of the `@scope` around it.
    private mutating func scopeIdentities(of sheet: ParsedStylesheet, _ names: [Atom]) -> [UInt32] {
        var identities: [UInt32] = []
        for scope in sheet.groups.scopes {
            contents.removeAll()
            contents.append(UInt32(sheet.selectorOptions.rawValue))
            contents.append(scope.parent == 0 ? .max : identities[Int(scope.parent) - 1])
            for list in [scope.roots, scope.limits] {
                contents.append(list == nil ? 0 : 1)
                if let list { appendParts(of: sheet.selectors.lists[Int(list)], in: sheet.selectors, names) }
            }
            identities.append(lists.intern(UnsafeBufferPointer(contents.elements)))
        }
        return identities
    }

    /// The id of each `@container` of a stylesheet, which is that of its queries and of the `@container` around it.
    private mutating func containerIdentities(of sheet: ParsedStylesheet) -> [UInt32] {
        var identities: [UInt32] = []
        for rule in sheet.groups.containers {
            let container = Container(
                parent: rule.parent == 0 ? nil : identities[Int(rule.parent) - 1], queries: rule.queries)
            let identity = containerIdentities[container] ?? UInt32(containerIdentities.count)
            containerIdentities[container] = identity
            identities.append(identity)
        }
        return identities
    }

    /// Appends the components of a list, without the components of the enclosing rule.
    private mutating func appendParts(of list: SelectorList, in table: SelectorTable, _ names: [Atom]) {
        let end = table.complexes[list.indices.upperBound - 1].end
        for index in list.componentsStart..<end {
            let part = table.components[Int(index)]
            contents.append(
                UInt32(part.kind.rawValue) << 24 | UInt32(part.notation.rawValue) << 16 | UInt32(part.states))
            // The number of components before this one that are its argument; 0 if it has none.
            contents.append(index - table.start(ofComponent: index))
            switch part.kind.traits.operand {
            case .name: contents.append(names[Int(part.index)].id)
            case .attribute:
                let test = table.attributes[Int(part.index)]
                contents.append(names[Int(test.name)].id)
                contents.append(names[Int(test.value)].id)
                contents.append(UInt32(test.operation.rawValue) << 1 | (test.ignoresCase ? 1 : 0))
            case .nth:
                let nth = table.nths[Int(part.index)]
                contents.append(UInt32(bitPattern: nth.a))
                contents.append(UInt32(bitPattern: nth.b))
            case .environment:
                contents.append(self.names.intern(String(describing: table.environmentTests[Int(part.index)])).id)
            case .list where part.notation == .custom:
                contents.append(customLists[table.lists[Int(part.index)].canonicalList] ?? .max)
            // The components of a list are in the contents already, and the states in the first integer.
            case .none, .states, .list: break
            }
        }
    }
}
