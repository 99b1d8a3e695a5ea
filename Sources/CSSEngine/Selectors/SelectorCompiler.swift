/// Compiles the rows of the selector grammar to a `SelectorTable`: interns names, ends lists and computes specificities.
///
/// Each row becomes one component, so that the indices of a row and of its component differ by a constant.
struct SelectorCompiler: ~Copyable {
    private(set) var table = SelectorTable()
    private(set) var failure = GrammarFailure(token: 0, expected: [])
    private var rows = RowBuffer<SelectorRow>()
    /// The copies of lists that stand for `&` inside of `:has()`.
    private var listsWithoutHas: [UInt32: UInt32] = [:]
    /// Complete complex selectors whose list is not complete yet.
    private var pending = UniqueArray<ComplexSelector>()

    /// The maximum depth of a selector. Matching uses some stack frames for each level, and a thread can have as little as
    /// 512 KB of stack.
    static let depthLimit = 128

    /// Reserves capacity for the selectors of a stylesheet with a number of tokens.
    mutating func reserveCapacity(tokens: Int) {
        table.components.reserveCapacity(tokens / 4)
        table.complexes.reserveCapacity(tokens / 12)
        table.lists.reserveCapacity(tokens / 16)
    }

    /// Parses and compiles a rule's prelude.
    /// - Parameters:
    ///   - parent: The list of the enclosing style rule; `nil` if there is none.
    ///   - names: The names of the stylesheet.
    /// - Returns: The index of a new list, or `nil` if the selectors are invalid. `failure` has the reason.
    mutating func compile(
        _ tokens: TokenList, _ range: Range<Int>, parent: UInt32?, names: inout AtomTable
    ) -> UInt32? {
        guard rows.parseSelectors(tokens, range, as: parent == nil ? .selectorList : .relativeSelectorList)
        else {
            failure = rows.failure
            return nil
        }
        let isInHas = parent == nil ? [] : rowsInHas()
        let parentInHas = isInHas.isEmpty ? parent : parent.map { table.listWithoutHas($0, &listsWithoutHas) }
        let base = UInt32(table.components.count)
        var mentionsParent = false
        for index in 0..<rows.count {
            let row = rows[index]
            switch row.rowKind {
            case .type: append(.type, index: name(row.token, tokens, &names))
            case .class: append(.class, index: name(row.token, tokens, &names))
            case .id: append(.id, index: name(row.token, tokens, &names))
            case .universal: append(.universal)
            case .combinator: append(Self.combinators[Int(row.flags) - 1])
            case .attribute: appendAttribute(row, tokens, &names)
            case .pseudoClass: append(Self.component(of: row.pseudo))
            case .pseudoFunction: appendFunction(row, tokens, &names)
            case .pseudoElement: append(Self.pseudoElement(row.pseudo))
            case .logical: appendLogical(row, base: base)
            case .nth: appendNth(row, at: index, base: base)
            case .nesting:
                mentionsParent = true
                if let parent, let parentInHas {
                    let list = !isInHas.isEmpty && isInHas[index] ? parentInHas : parent
                    append(.matchesAny, .nesting, index: list)
                } else {
                    // Outside style rules, `&` is the root, without specificity.
                    append(.root, .nesting)
                }
            case .complex:
                pending.append(complex(row, base: base))
                append(.end)
            }
        }
        if let parent { addImpliedNesting(of: parent, mentionsParent: mentionsParent, tokens) }
        for index in 0..<pending.count where pending[index].depth > Self.depthLimit {
            failure = GrammarFailure(
                token: Int(pending[index].firstToken), expected: ["fewer compounds and levels of nesting"])
            pending.removeAll()
            return nil
        }
        return endList(from: base)
    }

    private mutating func append(_ component: SelectorComponent) {
        table.components.append(component)
    }

    private mutating func append(
        _ kind: SelectorComponent.Kind, _ notation: SelectorComponent.Notation = .standard, index: UInt32 = 0
    ) {
        table.components.append(SelectorComponent(kind: kind, notation: notation, index: index))
    }

    private func name(_ token: UInt32, _ tokens: TokenList, _ names: inout AtomTable) -> UInt32 {
        names.intern(tokens, Int(token)).id
    }

    private func complex(_ row: SelectorRow, base: UInt32) -> ComplexSelector {
        let start = base + row.first
        let end = UInt32(table.components.count)
        let traits = table.traits(of: start..<end)
        return ComplexSelector(
            start: start, end: end, specificity: traits.specificity, dependsOnStructure: traits.dependsOnStructure,
            dependsOnState: traits.dependsOnState, neverMatches: traits.neverMatches, depth: traits.depth,
            firstToken: row.token)
    }

    /// Adds the implied nesting selector to selectors without `&`, and to those that start with a combinator (CSS Nesting
    /// 1, section 3.1).
    private mutating func addImpliedNesting(of parent: UInt32, mentionsParent: Bool, _ tokens: TokenList) {
        let list = table.lists[Int(parent)]
        for index in 0..<pending.count {
            // The first component can belong to a nested list, so the first token decides.
            let isRelative = tokens.isCombinator(Int(pending[index].firstToken))
            if mentionsParent, !isRelative, mentionsParentList(in: pending[index].start..<pending[index].end) {
                continue
            }
            pending[index].anchor = .parentRule
            pending[index].parentList = parent
            if list.dependsOnStructure { pending[index].dependsOnStructure = true }
            if list.dependsOnState { pending[index].dependsOnState = true }
            pending[index].depth += list.depth
            pending[index].specificity = pending[index].specificity + list.specificity
        }
    }

    private func mentionsParentList(in range: Range<UInt32>) -> Bool {
        range.contains { table.components[Int($0)].isNesting }
    }

    /// Whether each row is in an argument of `:has()`; empty if there is no such argument.
    private func rowsInHas() -> [Bool] {
        guard (0..<rows.count).contains(where: isHas) else { return [] }
        var isInHas = [Bool](repeating: false, count: rows.count)
        for function in 0..<rows.count where isHas(function) {
            for row in Int(rows[function].first)..<function { isInHas[row] = true }
        }
        return isInHas
    }

    private func isHas(_ index: Int) -> Bool { rows[index].rowKind == .logical && rows[index].pseudo == .has }

    private mutating func appendAttribute(_ row: SelectorRow, _ tokens: TokenList, _ names: inout AtomTable) {
        let value = row.argument == 0 ? "" : Self.argument(Int(row.argument), tokens)
        append(.attribute, index: UInt32(table.attributes.count))
        table.attributes.append(
            AttributeSelector(
                name: name(row.token, tokens, &names), operation: AttributeSelector.Operation(rawValue: row.flags)!,
                value: names.intern(value).id, ignoresCase: row.value == UInt16(UInt8(ascii: "i"))))
    }

    /// The value of an identifier or a string.
    private static func argument(_ token: Int, _ tokens: TokenList) -> String {
        tokens.kind(token) == .string ? tokens.stringValue(token) : tokens.name(token)
    }

    private mutating func appendFunction(_ row: SelectorRow, _ tokens: TokenList, _ names: inout AtomTable) {
        guard row.pseudo == .lang else { return append(Self.direction(row, tokens)) }
        var ranges: [String] = []
        var token = Int(row.argument)
        while tokens.kind(token) != .closeParen, tokens.kind(token) != .end {
            if tokens.kind(token) == .ident || tokens.kind(token) == .string {
                ranges.append(Self.argument(token, tokens))
            }
            token += 1
        }
        append(.language, index: UInt32(table.attributes.count))
        table.attributes.append(
            AttributeSelector(
                name: names.intern("lang").id, operation: .language,
                value: names.intern(ranges.joined(separator: String(AttributeSelector.rangeSeparator))).id))
    }

    private mutating func appendLogical(_ row: SelectorRow, base: UInt32) {
        let pseudo = row.pseudo
        if pseudo == .has {
            for member in 0..<pending.count where pending[member].start >= base + row.first {
                pending[member].anchor = .hasAnchor
                pending[member].firstStep = appendSteps(of: pending[member])
            }
        }
        let list = endList(from: base + row.first)
        switch pseudo {
        case .not: append(.not, index: list)
        case .has: append(.has, index: list)
        case .where: append(.matchesAny, .where, index: list)
        case .is: append(.matchesAny, index: list)
        case .unsupported, .root, .empty, .firstChild, .lastChild, .onlyChild, .firstOfType, .lastOfType, .onlyOfType,
            .enabled, .disabled, .selected, .highlighted, .focused, .scope, .dir, .lang, .nthChild, .nthLastChild,
            .nthOfType, .nthLastOfType, .placeholder, .focusVisible, .focusWithin, .placeholderShown, .readWrite,
            .readOnly, .defined, .checked:
            preconditionFailure("a pseudo-class without selectors")
        }
    }

    /// Splits a relative selector at its combinators, and returns the index of its first step.
    private mutating func appendSteps(of complex: ComplexSelector) -> UInt32 {
        let first = table.relativeSteps.count
        var end = complex.end
        var index = complex.end
        func step(_ combinator: Combinator, from start: UInt32) -> RelativeStep {
            RelativeStep(
                combinator: combinator, start: start, end: end, dependsOnState: complex.dependsOnState,
                isLast: end == complex.end)
        }
        while index > complex.start {
            let component = table.components[Int(index - 1)]
            index = table.start(ofComponent: index - 1)
            guard let combinator = component.kind.combinator else { continue }
            table.relativeSteps.append(step(combinator, from: index + 1))
            end = index
        }
        // A descendant combinator is implied at the start.
        if end > complex.start { table.relativeSteps.append(step(.descendant, from: complex.start)) }
        table.relativeSteps[first...].reverse()
        return UInt32(first)
    }

    private mutating func appendNth(_ row: SelectorRow, at index: Int, base: UInt32) {
        let start = base + row.first
        let hasList = Int(row.first) < index
        let nth = NthPattern(
            a: row.a, b: row.b, list: hasList ? endList(from: start) : nil, componentsStart: start)
        append(Self.component(of: row.pseudo).kind, index: UInt32(table.nths.count))
        table.nths.append(nth)
    }

    /// Makes a list of the pending selectors whose components start at `start` or later. Returns its index.
    private mutating func endList(from start: UInt32) -> UInt32 {
        var firstMember = pending.count
        while firstMember > 0, pending[firstMember - 1].start >= start { firstMember -= 1 }
        let memberCount = pending.count - firstMember
        let index = UInt32(table.lists.count)
        let first = UInt32(table.complexes.count)
        var list = SelectorList(first: first, end: first, componentsStart: start, canonicalList: index)
        for position in firstMember..<pending.count {
            let member = pending.pointer(to: position)
            list.append(member.pointee)
            table.complexes.append(member.pointee)
        }
        if memberCount == 1, let canonicalList = canonicalList(of: pending[firstMember]) {
            list.canonicalList = canonicalList
            list.depth = table.lists[Int(canonicalList)].depth
        }
        pending.removeLast(memberCount)
        table.lists.append(list)
        return index
    }

    /// The list that a selector is equivalent to; `nil` if the selector tests anything else.
    private func canonicalList(of complex: ComplexSelector) -> UInt32? {
        guard complex.anchor == .absolute else { return nil }
        return table.list(ofWhole: complex.start..<complex.end).map { table.lists[Int($0)].canonicalList }
    }

    private static let combinators: [SelectorComponent.Kind] = [.descendant, .child, .nextSibling, .subsequentSibling]

    private static func direction(_ row: SelectorRow, _ tokens: TokenList) -> SelectorComponent {
        let argument = Int(row.argument)
        if tokens.isName(argument, "ltr") { return SelectorComponent(kind: .direction) }
        if tokens.isName(argument, "rtl") { return SelectorComponent(kind: .direction, notation: .rightToLeft) }
        return SelectorComponent(kind: .never)
    }

    private static func pseudoElement(_ pseudo: Pseudo) -> SelectorComponent {
        var component = component(of: pseudo)
        component.notation = .pseudoElement
        return component
    }

    private static func component(of pseudo: Pseudo) -> SelectorComponent {
        switch pseudo {
        case .root, .scope: SelectorComponent(kind: .root)
        case .empty: SelectorComponent(kind: .empty)
        case .firstChild: SelectorComponent(kind: .firstChild)
        case .lastChild: SelectorComponent(kind: .lastChild)
        case .onlyChild: SelectorComponent(kind: .onlyChild)
        case .firstOfType: SelectorComponent(kind: .firstOfType)
        case .lastOfType: SelectorComponent(kind: .lastOfType)
        case .onlyOfType: SelectorComponent(kind: .onlyOfType)
        case .nthChild: SelectorComponent(kind: .nthChild)
        case .nthLastChild: SelectorComponent(kind: .nthLastChild)
        case .nthOfType: SelectorComponent(kind: .nthOfType)
        case .nthLastOfType: SelectorComponent(kind: .nthLastOfType)
        case .enabled: test(.disabled, as: .notState)
        case .disabled: test(.disabled)
        case .selected: test(.selected)
        case .highlighted: test(.highlighted)
        case .focused: test(.focused)
        case .focusVisible: test(.focusVisible)
        case .focusWithin: test(.focusWithin)
        case .placeholder: test(.placeholder)
        case .placeholderShown: test(.placeholderShown)
        case .readWrite: test(.readWrite)
        case .readOnly: test(.readWrite, as: .notState)
        case .checked: test(.checked)
        case .defined: SelectorComponent(kind: .universal, notation: .defined)
        case .unsupported, .dir, .lang, .is, .where, .not, .has: SelectorComponent(kind: .never)
        }
    }

    private static func test(_ state: ElementState, as kind: SelectorComponent.Kind = .state) -> SelectorComponent {
        SelectorComponent(kind: kind, states: state.rawValue)
    }
}
