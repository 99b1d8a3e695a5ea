extension SelectorTable {
    /// Returns the list that `&` stands for inside of `:has()`. It equals `list`, except that `:has()` in it matches no
    /// element, because `:has()` is invalid inside of `:has()` (Selectors 4, section 4.5).
    /// - Parameter copies: The copies that were made before, by their original.
    mutating func listWithoutHas(_ list: UInt32, _ copies: inout [UInt32: UInt32]) -> UInt32 {
        if let copy = copies[list] { return copy }
        copies[list] = list
        let range = componentRange(of: list)
        // The lists of the enclosing rules are copied first: the components of this one have to stay together.
        for component in range.map({ components[Int($0)] }) where component.isNesting {
            _ = listWithoutHas(component.index, &copies)
        }
        for complex in complexes[lists[Int(list)].indices] where complex.anchor == .parentRule {
            _ = listWithoutHas(complex.parentList, &copies)
        }
        let isChanged =
            range.contains { components[Int($0)].kind == .has || components[Int($0)].isNesting && isCopied($0, copies) }
            || complexes[lists[Int(list)].indices].contains {
                $0.anchor == .parentRule && copies[$0.parentList] != $0.parentList
            }
        guard isChanged else { return list }
        let offset = UInt32(components.count) - range.lowerBound
        for index in range { components.append(copy(components[Int(index)], offset, copies)) }
        let copy = copy(list: list, offset, copies)
        copies[list] = copy
        return copy
    }

    /// The components of a list and of all lists inside of it.
    private func componentRange(of list: UInt32) -> Range<UInt32> {
        let list = lists[Int(list)]
        return list.componentsStart..<max(list.componentsStart, complexes[list.indices].last?.end ?? 0)
    }

    private func isCopied(_ index: UInt32, _ copies: [UInt32: UInt32]) -> Bool {
        let list = components[Int(index)].index
        return copies[list] != list
    }

    private mutating func copy(
        _ component: SelectorComponent, _ offset: UInt32, _ copies: [UInt32: UInt32]
    ) -> SelectorComponent {
        var component = component
        switch component.kind {
        case .matchesAny, .not:
            component.index =
                component.isNesting
                ? copies[component.index] ?? component.index : copy(list: component.index, offset, copies)
        case .has:
            var list = lists[Int(component.index)]
            (list.first, list.end) = (UInt32(complexes.count), UInt32(complexes.count))
            list.componentsStart += offset
            component.index = append(list, canonicalList: nil)
        case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType:
            var nth = nths[Int(component.index)]
            nth.list = nth.list.map { copy(list: $0, offset, copies) }
            nth.componentsStart += offset
            component.index = UInt32(nths.count)
            nths.append(nth)
        case .type, .class, .id, .universal, .attribute, .language, .state, .notState, .root, .empty, .firstChild,
            .lastChild,
            .onlyChild, .firstOfType, .lastOfType, .onlyOfType, .direction, .never, .descendant, .child, .nextSibling,
            .subsequentSibling, .end:
            break
        }
        return component
    }

    /// Copies a list whose components are already copied.
    private mutating func copy(list: UInt32, _ offset: UInt32, _ copies: [UInt32: UInt32]) -> UInt32 {
        var list = lists[Int(list)]
        let members = list.indices.map { index in
            var complex = complexes[index]
            complex.start += offset
            complex.end += offset
            if complex.anchor == .parentRule { complex.parentList = copies[complex.parentList] ?? complex.parentList }
            return complex
        }
        (list.first, list.end) = (UInt32(complexes.count), UInt32(complexes.count + members.count))
        list.componentsStart += offset
        complexes += members
        var canonicalList: UInt32?
        if members.count == 1, members[0].anchor == .absolute {
            canonicalList = self.list(ofWhole: members[0].start..<members[0].end).map { lists[Int($0)].canonicalList }
        }
        return append(list, canonicalList: canonicalList)
    }

    private mutating func append(_ list: SelectorList, canonicalList: UInt32?) -> UInt32 {
        var list = list
        list.canonicalList = canonicalList ?? UInt32(lists.count)
        lists.append(list)
        return UInt32(lists.count - 1)
    }
}
