/// Computes the custom properties that elements declare (CSS Variables 1).
package struct VariableResolver: ~Copyable {
    /// The result for an element.
    struct OwnProperties {
        var entries: [CustomProperties.Entry] = []
        /// The inputs of the values other than declarations and custom properties.
        var dependencies: StyleDependencies = []
        /// Whether all values fit into the limit of texts. A later update may have space for the others.
        var isComplete = true
    }

    private let lookup: DeclarationLookup
    private let properties: PropertyTable
    /// Declarations without references.
    private var plainDeclarations = RowTable<DeclarationID>()
    /// The value of each of these declarations, by row.
    private var plainTexts = UniqueArray<TextID>()
    /// The first declaration without a value because the texts of the tree are too long; `nil` if there is none.
    private(set) var limitDiagnostic: Diagnostic?

    init(_ lookup: DeclarationLookup, properties: PropertyTable) {
        self.lookup = lookup
        self.properties = properties
    }

    var entryCount: Int { plainDeclarations.liveCount }
    var insertionCount: Int { plainDeclarations.insertionCount }

    /// Resolves the custom properties that a cascade declares.
    mutating func resolve(
        _ cascade: UInt32, _ source: SubstitutionSource, _ texts: inout VariableTexts,
        _ cascades: inout CascadeCache, _ lists: borrowing MatchListTable
    ) -> OwnProperties {
        let parent = source.inherited
        let (lookup, properties) = (lookup, properties)
        var own = OwnProperties()
        var unparsed = VariableDependencyGraph()
        for winner in cascades.customProperties(of: cascade) {
            switch declaredVariable(of: winner, &texts) {
            case .text(let text): own.entries.append(entry(winner, text))
            case .beyondLimit:
                own.entries.append(entry(winner, .none))
                own.isComplete = false
            case .inherited: break
            case .unparsed(let node): unparsed.append(node)
            }
        }
        guard !unparsed.nodes.isEmpty else { return own }
        var ownTexts = Dictionary(uniqueKeysWithValues: own.entries.map { ($0.name, $0.text) })
        unparsed.resolve { reference, substitution in
            own.dependencies.formUnion(reference.dependencies)
            let ownText = substitution.customProperty(of: reference).flatMap { ownTexts[$0] }
            substitution.replaceReference(
                by: ownText ?? source.text(for: reference, names: substitution.names), in: texts)
        } evaluate: { value, sheet, unresolved, work in
            var source = source
            source.own = ownTexts
            source.unresolved = unresolved
            var evaluator = SubstitutionEvaluator(source, lookup, properties, work: work)
            let text = evaluator.text(of: value, in: sheet, texts)
            own.dependencies.formUnion(evaluator.dependencies)
            return VariableDependencyGraph.Evaluation(text: text, pending: evaluator.pending, work: evaluator.work)
        } finish: { node, result in
            var winner = node.winner
            let text: TextID
            switch declaredVariable(of: result, &winner, cascade, &texts, &cascades, lists) {
            case .text(let own): text = own
            case .beyondLimit:
                text = .none
                own.isComplete = false
            case .inherited: text = parent[winner.name]?.text ?? .none
            case .unparsed(let next): return next
            }
            ownTexts[winner.name] = text
            own.entries.append(entry(winner, text))
            return nil
        }
        return own
    }

    /// The contribution of a declaration to its custom property.
    private enum DeclaredVariable {
        case text(TextID)
        /// No value, because its text does not fit into the limit of texts.
        case beyondLimit
        case inherited
        /// A value with references.
        case unparsed(VariableDependencyGraph.Node)
    }

    private mutating func declaredVariable(
        of winner: WinningCustomProperty, _ texts: inout VariableTexts
    ) -> DeclaredVariable {
        switch winner.source {
        case .initial: return .text(.none)
        case .inherit: return .inherited
        case .declared(.unparsed(let value)):
            return .unparsed(
                VariableDependencyGraph.Node(winner: winner, context: lookup[winner.reference], unparsedValue: value))
        case .declared(.absolute), .declared(.relative), .declared(.cssWide), .declared(.variable),
            .declared(.verbatim):
            if let known = plainDeclarations.find(winner.reference) { return .text(plainTexts[Int(known)]) }
            let written = lookup.source(of: winner.reference)
            let text = texts.intern(Self.wholeText(of: written, in: lookup.sheet(of: winner.reference)))
            guard text != .none else { return beyondLimit(winner) }
            let row = Int(plainDeclarations.insert(winner.reference))
            if row < plainTexts.count { plainTexts[row] = text } else { plainTexts.append(text) }
            return .text(text)
        }
    }

    /// Returns the contribution of a substituted value. A CSS-wide keyword takes effect. If the keyword rolls the cascade
    /// back, `winner` becomes the declaration that wins instead (CSS Variables 1, section 3).
    private mutating func declaredVariable(
        of result: SubstitutedText?, _ winner: inout WinningCustomProperty, _ cascade: UInt32,
        _ texts: inout VariableTexts, _ cascades: inout CascadeCache, _ lists: borrowing MatchListTable
    ) -> DeclaredVariable {
        guard let result else { return .text(.none) }
        guard let keyword = result.wideKeyword else {
            let text = texts.intern(result)
            return text == .none ? beyondLimit(winner) : .text(text)
        }
        switch keyword {
        case .initial: return .text(.none)
        case .inherit, .unset: return .inherited
        case .revert, .revertLayer:
            let next = cascades.rollBack(.custom(winner.name), from: winner.level, by: keyword, in: cascade, lists)
            guard let next else { return .inherited }
            winner = WinningCustomProperty(next, of: winner.name)
            return declaredVariable(of: winner, &texts)
        }
    }

    /// The contribution of a declaration whose text does not fit into the limit of texts.
    private mutating func beyondLimit(_ winner: WinningCustomProperty) -> DeclaredVariable {
        if limitDiagnostic == nil {
            let sheet = lookup.sheet(of: winner.reference)
            let range = lookup.source(of: winner.reference).nameRange
            limitDiagnostic = Diagnostic(kind: .customPropertyLimit, source: sheet.source, range: range).original
        }
        return .beyondLimit
    }

    private func entry(_ winner: WinningCustomProperty, _ text: TextID) -> CustomProperties.Entry {
        CustomProperties.Entry(name: winner.name, text: text, reference: winner.reference)
    }

    /// The text of a value without trailing white space. Completes an escape at the end of the stylesheet.
    package static func wholeText(of declaration: SourceDeclaration, in sheet: ParsedStylesheet) -> [UInt8] {
        let bytes = sheet.source.bytes(declaration.valueStart..<declaration.valueEnd)
        let backslash = UInt8(ascii: "\\")
        if bytes.last == backslash { return SubstitutedText(unparsed: bytes).bytes }
        var text = Array(bytes)
        // Browsers leave out the white space that ends a hexadecimal escape. White space that is escaped itself stays.
        while let last = text.last, isWhitespace(last), text.dropLast().last != backslash { text.removeLast() }
        return text
    }

    // MARK: Collection

    /// Removes declarations whose value or whose inline text is unmarked, as far as `limit` allows. Returns whether the
    /// sweep is complete.
    mutating func sweep(
        from next: inout Int, limit: inout Int, _ collection: UInt32, _ texts: borrowing VariableTexts
    ) -> Bool {
        let inlineStyles = lookup.inlineStyles
        return plainDeclarations.sweep(from: &next, limit: &limit) { row, declaration in
            if let text = declaration.sheet.inlineText, !inlineStyles.isTextMarked(text, collection) { return false }
            return texts.isMarked(plainTexts[Int(row)], collection)
        }
    }
}
