/// Compiles the rows of the selector grammar to a `SelectorTable`: interns names, ends lists and computes
/// specificities.
///
/// Each row becomes one component, so that the indices of a row and of its component differ by a constant.
struct SelectorCompiler: ~Copyable {
    private(set) var table = SelectorTable()
    private(set) var failure = GrammarFailure(token: 0, expected: [])
    private let customPseudoClasses: CustomPseudoClasses
    /// The custom selectors of the stylesheet.
    private var customSelectors = CustomSelectors()
    /// The lists of custom selectors by their names, outside and inside of `@scope`, where `:scope` has another meaning.
    private var customLists: [BytewiseString: UInt32] = [:]
    private var scopedCustomLists: [BytewiseString: UInt32]?
    private var options: SelectorOptions
    private var rows = RowBuffer<SelectorRow>()
    /// The lists that `&` represents inside of `:has()`, by the list of the enclosing rule. See `listWithoutHas`.
    private var listsWithoutHas: [UInt32: UInt32] = [:]
    /// The selectors of view controllers.
    private var controllers = ControllerSelectors()
    /// The complex selectors whose list has not ended yet.
    private var openSelectors = UniqueArray<ComplexSelector>()

    /// The maximum depth of a selector. Matching uses some stack frames for each level, and a thread can have as little as
    /// 512 KB of stack.
    static let depthLimit = 128

    init(_ customPseudoClasses: CustomPseudoClasses, _ options: SelectorOptions) {
        self.options = options
        self.customPseudoClasses = customPseudoClasses
    }

    /// The rules around a selector, which decide the meaning of `&` and `:scope`.
    struct Context {
        /// The list that `&` represents and that relative selectors follow: that of the enclosing style rule, or
        /// `:where(:scope)`. `nil` outside of style rules and `@scope`.
        var parent: UInt32?
        /// Whether `parent` is `:where(:scope)`. Then a selector with `:scope` is not relative.
        var isParentScope = false
        /// Whether `:scope` is the root of an `@scope`. Otherwise it is the root of the tree.
        var isScoped = false
    }

    /// Sets the options for the selectors that are compiled from now on.
    mutating func use(_ options: SelectorOptions) { self.options = options }

    /// Compiles the custom selectors that the selectors after this call can use. Invalid ones are not defined.
    mutating func define(_ selectors: CustomSelectors, names: inout AtomTable) {
        customSelectors = selectors
        guard !selectors.definitions.ordered.isEmpty else { return }
        table.hasCustomSelectors = true
        for definition in selectors.definitions.ordered {
            guard let list = compile(definition, in: Context(), names: &names) else { continue }
            customLists[definition.name] = list
        }
    }

    private mutating func compile(
        _ definition: CustomSelectorDefinition, in context: Context, names: inout AtomTable
    ) -> UInt32? {
        TokenList.withTokens(of: Source(name: "", text: definition.selectors)) { tokens in
            compile(tokens, 0..<tokens.count, as: .realSelectorList, in: context, names: &names)
        }
    }

    /// The list of a custom selector.
    private func customList(_ name: BytewiseString, _ context: Context) -> UInt32 {
        (context.isScoped ? scopedCustomLists ?? [:] : customLists)[name]!
    }

    private mutating func compileScopedCustomSelectors(names: inout AtomTable) {
        scopedCustomLists = [:]
        for definition in customSelectors.definitions.ordered where customLists[definition.name] != nil {
            scopedCustomLists![definition.name] = compile(definition, in: Context(isScoped: true), names: &names)
        }
    }

    /// Checks the selectors of an `@custom-selector`. Returns `false` if they are invalid; `failure` has the reason.
    mutating func check(customSelector selectors: Range<Int>, _ tokens: TokenList) -> Bool {
        let isValid = rows.parseSelectors(
            tokens, selectors, as: .realSelectorList, pseudoClasses(in: selectors, tokens))
        if !isValid { failure = rows.failure }
        return isValid
    }

    /// The pseudo-classes of the app, and the custom selectors in a range that are defined. The grammar searches all names
    /// for each pseudo-class, so that it gets no others.
    private func pseudoClasses(in range: Range<Int>, _ tokens: TokenList) -> CustomPseudoClasses {
        if customLists.isEmpty { return customPseudoClasses }
        var used: Set<BytewiseString> = []
        for index in range where tokens.isCustomSelector(index) {
            let name = BytewiseString(tokens.name(index + 1))
            if customLists[name] != nil { used.insert(name) }
        }
        return used.isEmpty ? customPseudoClasses : customPseudoClasses.adding(customSelectors: used.map(\.string))
    }

    /// Reserves capacity for the selectors of a stylesheet with a number of tokens.
    mutating func reserveCapacity(tokens: Int) {
        table.reserveCapacity(tokens: tokens)
    }

    /// Parses and compiles a rule's prelude.
    /// - Parameters:
    ///   - context: The rules around the selectors.
    ///   - names: The names of the stylesheet.
    /// - Returns: The index of a new list, or `nil` if the selectors are invalid or nested too deeply. `failure` has the
    ///   reason.
    mutating func compile(
        _ tokens: TokenList, _ range: Range<Int>, in context: Context, names: inout AtomTable
    ) -> UInt32? {
        if context.isScoped, scopedCustomLists == nil, !customLists.isEmpty {
            compileScopedCustomSelectors(names: &names)
        }
        let goal: SelectorGoal = context.parent == nil ? .selectorList : .relativeSelectorList
        return compile(tokens, range, as: goal, in: context, names: &names)
    }

    private mutating func compile(
        _ tokens: TokenList, _ range: Range<Int>, as goal: SelectorGoal, in context: Context, names: inout AtomTable
    ) -> UInt32? {
        let parent = context.parent
        guard rows.parseSelectors(tokens, range, as: goal, pseudoClasses(in: range, tokens)) else {
            failure = rows.failure
            return nil
        }
        let isInHas = parent == nil && customLists.isEmpty ? [] : rowsInHas()
        let parentInHas = isInHas.isEmpty ? parent : parent.map { table.listWithoutHas($0, &listsWithoutHas) }
        let base = UInt32(table.components.count)
        var mentionsParent = false
        // The components with `&` in a selector that is dropped.
        var droppedNesting: [UInt32] = []
        for index in 0..<rows.count {
            let row = rows[index]
            switch row.rowKind {
            case .class where options.contains(.ignoresNameCase):
                append(.class, index: names.intern(FoldedName.class(tokens.name(Int(row.token)))).id)
            case .id where options.contains(.ignoresNameCase):
                append(.class, .foldedID, index: names.intern(FoldedName.id(tokens.name(Int(row.token)))).id)
            case .type where options.contains(.matchesExactTypes):
                append(.type, .exactType, index: name(row.token, tokens, &names))
            case .type: append(.type, index: name(row.token, tokens, &names))
            case .class: append(.class, index: name(row.token, tokens, &names))
            case .id: append(.id, index: name(row.token, tokens, &names))
            case .universal: append(.universal)
            case .combinator: append(row.combinator.kind)
            case .attribute: appendAttribute(row, tokens, &names)
            case .pseudoClass where row.pseudo == .state:
                appendState(customPseudoClasses.state(tokens.name(Int(row.token))), &names)
            case .pseudoClass where row.pseudo == .custom:
                var list = customList(BytewiseString(tokens.name(Int(row.token))), context)
                if !isInHas.isEmpty, isInHas[index] { list = table.listWithoutHas(list, &listsWithoutHas) }
                if context.isParentScope, table.lists[Int(list)].dependsOnScope { mentionsParent = true }
                append(.matchesAny, .custom, index: list)
            case .pseudoClass where row.pseudo == .controllerRoot:
                table.testsControllers = true
                append(.type, .controllerRoot, index: names.intern(ControllerName.root).id)
            case .pseudoClass where row.pseudo == .scope && context.isScoped:
                if context.isParentScope { mentionsParent = true }
                append(.scope)
            case .pseudoClass:
                if let test = EnvironmentTest(row.pseudo) {
                    table.append(test)
                } else {
                    append(Self.component(of: row.pseudo))
                }
            case .pseudoFunction: appendFunction(row, tokens, &names)
            case .pseudoElement: append(Self.pseudoElement(row.pseudo))
            case .logical:
                if row.hasDroppedNesting {
                    mentionsParent = true
                    droppedNesting.append(base + UInt32(index))
                }
                appendLogical(row, base: base)
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
                openSelectors.append(complex(row, base: base))
                append(.end)
            }
        }
        addImpliedNesting(in: context, mentionsParent: mentionsParent, droppedNesting, tokens)
        var controllerRoots: [ComplexSelector] = []
        let components = base..<UInt32(table.components.count)
        let lowersControllers =
            options.contains(.matchesControllers) && controllers.lowers(components, parent: parent, in: table)
        if lowersControllers {
            for index in 0..<openSelectors.count {
                openSelectors[index] = controllers.lower(
                    openSelectors[index], isExact: options.contains(.matchesExactTypes), in: &table, names: &names,
                    roots: &controllerRoots)
            }
        }
        for index in 0..<openSelectors.count where openSelectors[index].depth > Self.depthLimit {
            failure = GrammarFailure(
                token: Int(openSelectors[index].firstToken), expected: ["fewer compounds and levels of nesting"])
            openSelectors.removeAll()
            return nil
        }
        let list = endList(from: base)
        if lowersControllers {
            controllers.add(controllerRoots, forList: list, to: &table)
        } else if options.contains(.matchesControllers) {
            controllers.addUnlowered(list: list)
        }
        return list
    }

    private mutating func append(_ component: SelectorComponent) {
        table.append(component)
    }

    private mutating func append(
        _ kind: SelectorComponent.Kind, _ notation: SelectorComponent.Notation = .standard, index: UInt32 = 0
    ) {
        table.append(SelectorComponent(kind: kind, notation: notation, index: index))
    }

    private func name(_ token: UInt32, _ tokens: TokenList, _ names: inout AtomTable) -> UInt32 {
        names.intern(tokens, Int(token)).id
    }

    private func complex(_ row: SelectorRow, base: UInt32) -> ComplexSelector {
        let start = base + row.first
        let end = UInt32(table.components.count)
        let flags = table.flags(of: start..<end)
        return ComplexSelector(
            start: start, end: end, specificity: flags.specificity, dependsOnStructure: flags.dependsOnStructure,
            dependsOnState: flags.dependsOnState, dependsOnScope: flags.dependsOnScope,
            neverMatches: flags.neverMatches,
            matchesParts: options.contains(.matchesParts) || table.testsPart(endingAt: end, from: start),
            depth: flags.depth, firstToken: row.token)
    }

    /// Adds the implied nesting selector to selectors without `&`, and to those that start with a combinator (CSS Nesting
    /// 1, section 3.1). A selector also contains the `&` of an argument that is dropped as invalid. In `@scope`, `:scope`
    /// counts as `&` (CSS Cascade 6, section 2.5.3).
    private mutating func addImpliedNesting(
        in context: Context, mentionsParent: Bool, _ droppedNesting: [UInt32], _ tokens: TokenList
    ) {
        guard let parent = context.parent else { return }
        let list = table.lists[Int(parent)]
        for index in 0..<openSelectors.count {
            // The first component can belong to a nested list, so the first token decides.
            let selector = openSelectors[index]
            let isRelative = tokens.isCombinator(Int(selector.firstToken))
            let range = selector.start..<selector.end
            if mentionsParent, !isRelative,
                mentionsParentList(in: range, orScope: context.isParentScope)
                    || droppedNesting.contains(where: range.contains)
            {
                continue
            }
            openSelectors[index].anchor = .parentRule(list: parent)
            if list.dependsOnStructure { openSelectors[index].dependsOnStructure = true }
            if list.dependsOnState { openSelectors[index].dependsOnState = true }
            if list.dependsOnScope { openSelectors[index].dependsOnScope = true }
            openSelectors[index].depth += list.depth
            openSelectors[index].specificity = openSelectors[index].specificity + list.specificity
        }
    }

    private func mentionsParentList(in range: Range<UInt32>, orScope: Bool) -> Bool {
        range.contains { index in
            let component = table.components[Int(index)]
            if orScope, component.notation == .custom, table.lists[Int(component.index)].dependsOnScope { return true }
            return component.isNesting || orScope && component.kind == .scope
        }
    }

    /// Appends the list `:where(:scope)`. Returns its index.
    mutating func appendScopeReference() -> UInt32 { table.appendScopeReference() }

    /// Whether each row is in an argument of `:has()`; empty if there is no such argument.
    private func rowsInHas() -> [Bool] {
        guard (0..<rows.count).contains(where: { isHas($0) }) else { return [] }
        var isInHas = [Bool](repeating: false, count: rows.count)
        for function in 0..<rows.count where isHas(function) {
            for row in Int(rows[function].first)..<function { isInHas[row] = true }
        }
        return isInHas
    }

    private func isHas(_ index: Int) -> Bool { rows[index].rowKind == .logical && rows[index].pseudo == .has }

    private mutating func appendAttribute(_ row: SelectorRow, _ tokens: TokenList, _ names: inout AtomTable) {
        let value = row.argument == 0 ? "" : Self.argument(Int(row.argument), tokens)
        table.append(
            .attribute,
            AttributeSelector(
                name: name(row.token, tokens, &names), operation: row.attributeOperation,
                value: names.intern(value).id, ignoresCase: row.value == UInt16(UInt8(ascii: "i"))))
    }

    /// The value of an identifier or a string.
    private static func argument(_ token: Int, _ tokens: TokenList) -> String {
        tokens.kind(token) == .string ? tokens.stringValue(token) : tokens.name(token)
    }

    private mutating func appendFunction(_ row: SelectorRow, _ tokens: TokenList, _ names: inout AtomTable) {
        if row.pseudo == .state { return appendState(tokens.name(Int(row.argument)), &names) }
        if row.pseudo == .part { return appendPart(tokens.name(Int(row.argument)), &names) }
        if let test = EnvironmentTest(row.pseudo, tokens, argument: Int(row.argument)) { return table.append(test) }
        guard row.pseudo == .lang else { return append(Self.direction(row, tokens)) }
        var ranges: [String] = []
        var token = Int(row.argument)
        while tokens.kind(token) != .closeParen, tokens.kind(token) != .end {
            if tokens.kind(token) == .ident || tokens.kind(token) == .string {
                ranges.append(Self.argument(token, tokens))
            }
            token += 1
        }
        table.append(
            .language,
            AttributeSelector(
                name: names.intern("lang").id, operation: .language,
                value: names.intern(ranges.joined(separator: String(AttributeSelector.rangeSeparator))).id))
    }

    /// Appends a test of a custom state.
    private mutating func appendState(_ state: String, _ names: inout AtomTable) {
        let name = names.intern(CustomState.attribute(of: state)).id
        table.append(.attribute, AttributeSelector(name: name, operation: .exists, value: names.intern("").id))
    }

    /// Appends a test of the name of a part.
    private mutating func appendPart(_ part: String, _ names: inout AtomTable) {
        let test = AttributeSelector(
            name: names.intern(ElementPart.attribute).id, operation: .equals, value: names.intern(part).id)
        table.append(.attribute, test, options.contains(.matchesParts) ? .keyPath : .pseudoElement)
    }

    private mutating func appendLogical(_ row: SelectorRow, base: UInt32) {
        if row.pseudo == .has {
            for member in 0..<openSelectors.count where openSelectors[member].start >= base + row.first {
                openSelectors[member].anchor = .hasAnchor(firstStep: table.appendSteps(of: openSelectors[member]))
            }
        }
        var component = Self.component(of: row.pseudo)
        component.index = endList(from: base + row.first)
        append(component)
    }

    private mutating func appendNth(_ row: SelectorRow, at index: Int, base: UInt32) {
        let start = base + row.first
        let hasList = Int(row.first) < index
        let nth = NthPattern(
            a: row.a, b: row.b, list: hasList ? endList(from: start) : nil, componentsStart: start)
        table.append(Self.component(of: row.pseudo).kind, nth)
    }

    /// Ends a list: moves the open selectors whose components start at `start` or later to the table. Returns the index
    /// of the list.
    private mutating func endList(from start: UInt32) -> UInt32 {
        var firstMember = openSelectors.count
        while firstMember > 0, openSelectors[firstMember - 1].start >= start { firstMember -= 1 }
        let members = UnsafeBufferPointer(rebasing: openSelectors.elements[firstMember...])
        let list = table.appendList(members, componentsStart: start)
        openSelectors.removeLast(members.count)
        return list
    }

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

    /// The component of a pseudo-class, without its argument.
    private static func component(of pseudo: Pseudo) -> SelectorComponent {
        switch pseudo {
        // Outside `@scope`, the scoping root is the root.
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
        case .is: SelectorComponent(kind: .matchesAny)
        case .where: SelectorComponent(kind: .matchesAny, notation: .where)
        case .not: SelectorComponent(kind: .not)
        case .has: SelectorComponent(kind: .has)
        case .unsupported: SelectorComponent(kind: .never)
        // Not used: `compile`, `appendFunction` and `appendState` make their components.
        case .dir, .lang, .state, .part, .controllerRoot, .custom: SelectorComponent(kind: .never)
        // Not used: these are components with an `EnvironmentTest`.
        case .landscape, .portrait, .landscapeLeft, .landscapeRight, .portraitUpright, .portraitUpsideDown, .phone,
            .pad,
            .tv, .mac, .vision, .regularWidth, .compactWidth, .regularHeight, .compactHeight, .minOSVersion,
            .maxOSVersion, .deviceModel, .screenWidth, .screenWidthLessThan, .screenWidthGreaterThan, .screenHeight,
            .screenHeightLessThan, .screenHeightGreaterThan:
            SelectorComponent(kind: .never)
        }
    }

    private static func test(_ state: ElementState, as kind: SelectorComponent.Kind = .state) -> SelectorComponent {
        SelectorComponent(kind: kind, states: state.rawValue)
    }
}
