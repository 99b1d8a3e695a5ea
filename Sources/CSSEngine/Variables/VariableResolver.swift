/// Computes the custom properties that elements declare (CSS Variables 1, and CSS Properties and Values API 1 for registered
/// ones).
package struct VariableResolver: ~Copyable {
    /// The result for an element.
    struct OwnProperties {
        /// The properties that the children of the element inherit.
        var entries: [CustomProperties.Entry] = []
        /// The registered properties that they do not inherit.
        var uninherited: [CustomProperties.Entry] = []
        /// The inputs of the values other than declarations and custom properties.
        var dependencies: StyleDependencies = []
        /// The properties of the font that depend on themselves.
        var cyclicFontProperties: [PropertyID] = []
        /// Whether all values fit into the limit of texts. A later update may have space for the others.
        var isComplete = true
    }

    /// The computation of the custom properties of one element. It pauses where a value is relative to the font, which can
    /// read custom properties.
    struct Resolution: ~Copyable {
        fileprivate let cascade: UInt32
        fileprivate let source: SubstitutionSource
        /// Whether values need the context of values that are not relative to the font.
        fileprivate(set) var needsContext: Bool
        fileprivate(set) var own = OwnProperties()
        fileprivate var graph = VariableDependencyGraph()
        /// The texts of own properties that are computed.
        fileprivate var ownTexts: [Atom: TextID] = [:]
        /// The contexts that are known.
        fileprivate var contexts = SubstitutionEvaluator.Contexts()

        fileprivate init(_ cascade: UInt32, _ source: SubstitutionSource, needsContext: Bool) {
            self.cascade = cascade
            self.source = source
            self.needsContext = needsContext
        }

        /// Sets the context of values that are not relative to the font.
        mutating func setContext(_ context: ColorSchemeContext) {
            contexts[nil] = context
            needsContext = false
        }

        /// Continues with the context of values that are relative to a part of the font.
        /// - Parameter dependencies: The inputs of the context.
        mutating func setFont(
            _ font: FontDependency, _ context: ColorSchemeContext, _ dependencies: StyleDependencies
        ) {
            contexts[font] = context
            own.dependencies.formUnion(dependencies)
        }

        fileprivate mutating func append(_ entry: CustomProperties.Entry, isInherited: Bool) {
            if isInherited { own.entries.append(entry) } else { own.uninherited.append(entry) }
        }
    }

    private let lookup: DeclarationLookup
    private let properties: PropertyTable
    private let registered: RegisteredProperties
    private let fontProperties: [PropertyID: FontDependency]
    /// Declarations without references.
    private var plainDeclarations = RowTable<DeclarationID>()
    /// The value of each of these declarations, by row.
    private var plainTexts = UniqueArray<TextID>()
    private var registeredValues = RegisteredValueCache()
    /// The first declaration without a value because the texts of the tree are too long; `nil` if there is none.
    private(set) var limitDiagnostic: Diagnostic?

    init(_ lookup: DeclarationLookup, properties: PropertyTable) {
        self.lookup = lookup
        self.properties = properties
        registered = lookup.index.registeredProperties
        fontProperties = FontDependency.properties(in: properties)
    }

    var entryCount: Int { plainDeclarations.liveCount + registeredValues.entryCount }
    var insertionCount: Int { plainDeclarations.insertionCount + registeredValues.insertionCount }

    // MARK: Resolution

    /// Begins to resolve the custom properties that a cascade declares. A context that the resolution needs must be set before
    /// it continues.
    func begin(_ cascade: UInt32, _ source: SubstitutionSource) -> Resolution {
        Resolution(cascade, source, needsContext: !registered.isEmpty)
    }

    /// Resolves the custom properties that are plain text. Afterwards the resolution can need a context.
    mutating func resolvePlainTexts(
        _ resolution: inout Resolution, _ texts: inout VariableTexts, _ cascades: borrowing CascadeCache
    ) {
        let winners = cascades.customProperties(of: resolution.cascade)
        resolution.own.entries.reserveCapacity(winners.count)
        for winner in winners {
            switch conclude(declaredVariable(of: winner, &texts), winner, isPlain: true, &resolution, &texts) {
            case .done: break
            case .substitute(let node): resolution.graph.append(node)
            case .needsFont(_, let text):
                resolution.graph.append(.init(subject: .custom(winner), value: .text(text)))
            }
        }
        if !resolution.graph.nodes.isEmpty { prepareGraph(of: &resolution, cascades) }
    }

    /// Prepares the computation of properties that depend on others.
    private func prepareGraph(of resolution: inout Resolution, _ cascades: borrowing CascadeCache) {
        let own = resolution.own.entries + resolution.own.uninherited
        resolution.ownTexts.reserveCapacity(own.count + resolution.graph.nodes.count)
        for entry in own { resolution.ownTexts[entry.name] = entry.text }
        // Values may be evaluated as a whole only after a declaration rolls the cascade back.
        let mayEvaluate = lookup.index.hasEvaluatedValues || resolution.graph.hasEvaluatedValue
        guard mayEvaluate || !registered.isEmpty else { return }
        resolution.needsContext = registered.isEmpty
        addFont(of: resolution.cascade, to: &resolution, cascades)
    }

    /// Adds the declarations with references that decide the font.
    private func addFont(of cascade: UInt32, to resolution: inout Resolution, _ cascades: borrowing CascadeCache) {
        for winner in cascades.declarations(of: cascades[cascade]) {
            guard let part = fontProperties[winner.property] else { continue }
            switch winner.source {
            case .declared(.variable), .declared(.unparsed):
                let source = lookup.source(of: winner.reference)
                guard let value = source.unparsedValue else { preconditionFailure("the value has no references") }
                resolution.graph.append(
                    .init(
                        subject: .font(winner.property, part), value: .unparsed(value, lookup[winner.reference])))
            case .declared(.absolute), .declared(.relative), .declared(.cssWide), .declared(.verbatim), .initial,
                .inherit:
                break
            }
        }
    }

    /// Continues to resolve custom properties.
    /// - Returns: The part of the font to pass to `setFont` before the next call; `nil` if all custom properties are resolved.
    mutating func resume(
        _ resolution: inout Resolution, _ texts: inout VariableTexts, _ cascades: inout CascadeCache,
        _ lists: borrowing MatchListTable
    ) -> FontDependency? {
        if resolution.graph.nodes.isEmpty { return nil }
        let (lookup, properties, source) = (lookup, properties, resolution.source)
        var graph = resolution.graph
        resolution.graph = VariableDependencyGraph()
        defer { resolution.graph = graph }
        return graph.resolve { reference, substitution in
            resolution.own.dependencies.formUnion(source.dependencies(of: reference, names: substitution.names))
            let ownText = substitution.customProperty(of: reference).flatMap { resolution.ownTexts[$0] }
            substitution.replaceReference(
                by: ownText ?? source.text(for: reference, names: substitution.names), in: texts)
        } evaluate: { value, sheet, unresolved, work in
            let own = SubstitutionEvaluator.OwnProperties(texts: resolution.ownTexts, unresolved: unresolved)
            var evaluator = SubstitutionEvaluator(
                source, own: own, resolution.contexts, lookup, properties, work: work)
            let text = evaluator.text(of: value, in: sheet, texts)
            resolution.own.dependencies.formUnion(evaluator.dependencies)
            return VariableDependencyGraph.Evaluation(
                text: text, pending: evaluator.pending, font: evaluator.neededFont,
                work: evaluator.work)
        } finish: { node, result in
            switch node.subject {
            case .font(let property, _):
                if case .invalid = result { resolution.own.cyclicFontProperties.append(property) }
                return .done
            case .custom(var winner):
                let declared = declaredVariable(of: result, &winner, resolution.cascade, &texts, &cascades, lists)
                return conclude(declared, winner, isPlain: false, &resolution, &texts)
            }
        }
    }

    /// The contribution of a declaration to its custom property.
    private enum DeclaredVariable {
        case text(TextID)
        /// No value, because its text does not fit into the limit of texts.
        case beyondLimit
        case initial
        case inherited
        /// As `inherited` for a property that inherits, otherwise as `initial`.
        case unset
        /// A value that is invalid at computed-value time.
        case invalid
        /// A value with references.
        case unparsed(VariableDependencyGraph.Node)
        /// A text that is relative to a part of the font, which is needed first.
        case needsFont(FontDependency, TextID)
    }

    /// Computes the value of a property from its declaration, and adds it to the own properties.
    /// - Parameter isPlain: Whether the declaration has no references.
    private mutating func conclude(
        _ declared: consuming DeclaredVariable, _ winner: WinningCustomProperty, isPlain: Bool,
        _ resolution: inout Resolution, _ texts: inout VariableTexts
    ) -> VariableDependencyGraph.Outcome {
        let registration = registered[winner.name]
        let inherits = registration?.inherits ?? true
        if let registration, !registration.syntax.isUniversal {
            if case .text(let text) = declared {
                declared = computedText(of: text, winner, registration, &resolution, &texts)
            }
            if case .invalid = declared { declared = .unset }
        }
        if case .unset = declared {
            // Without an entry, the property has its initial value.
            guard inherits else { return .done }
            declared = .inherited
        }
        let text: TextID
        switch declared {
        case .text(let own): text = own
        case .unparsed(let node): return .substitute(node)
        case .needsFont(let font, let text): return .needsFont(font, text)
        case .invalid: text = .none
        case .beyondLimit:
            text = .none
            resolution.own.isComplete = false
        case .initial: text = initialText(of: winner.name, &resolution)
        case .inherited, .unset:
            if inherits, isPlain { return .done }
            if !inherits { resolution.own.dependencies.insert(.parent) }
            text =
                resolution.source.inherited.text(of: winner.name) ?? initialText(of: winner.name, &resolution)
        }
        if !isPlain { resolution.ownTexts[winner.name] = text }
        resolution.append(entry(winner, text), isInherited: inherits)
        return .done
    }

    /// The text of the registered initial value; `TextID.none` if there is none.
    private func initialText(of name: Atom, _ resolution: inout Resolution) -> TextID {
        guard let initial = resolution.source.initial, let text = initial.text(of: name) else { return .none }
        resolution.own.dependencies.formUnion(initial.dependencies)
        return text
    }

    private mutating func declaredVariable(
        of winner: WinningCustomProperty, _ texts: inout VariableTexts
    ) -> DeclaredVariable {
        switch winner.source {
        case .initial: return .initial
        case .inherit: return .inherited
        case .declared(.cssWide): return .unset
        case .declared(.unparsed(let value)):
            return .unparsed(.init(subject: .custom(winner), value: .unparsed(value, lookup[winner.reference])))
        case .declared(.absolute), .declared(.relative), .declared(.variable), .declared(.verbatim):
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
        of result: VariableDependencyGraph.Result, _ winner: inout WinningCustomProperty, _ cascade: UInt32,
        _ texts: inout VariableTexts, _ cascades: inout CascadeCache, _ lists: borrowing MatchListTable
    ) -> DeclaredVariable {
        let substituted: SubstitutedText
        switch result {
        case .invalid: return .invalid
        case .text(let text): return .text(text)
        case .substituted(let text): substituted = text
        }
        guard let keyword = substituted.wideKeyword else {
            let text = texts.intern(substituted)
            return text == .none ? beyondLimit(winner) : .text(text)
        }
        switch keyword {
        case .initial: return .initial
        case .inherit: return .inherited
        case .unset: return .unset
        case .revert, .revertLayer:
            let next = cascades.rollBack(.custom(winner.name), from: winner.level, by: keyword, in: cascade, lists)
            guard let next else { return .unset }
            winner = WinningCustomProperty(next, of: winner.name)
            return declaredVariable(of: winner, &texts)
        }
    }

    // MARK: Registered properties

    /// Computes a text of a registered property.
    private mutating func computedText(
        of text: TextID, _ winner: WinningCustomProperty, _ registration: PropertyRegistration,
        _ resolution: inout Resolution, _ texts: inout VariableTexts
    ) -> DeclaredVariable {
        let row = registeredValues.row(of: text, winner.name, registration.syntax, texts)
        let known = registeredValues[row]
        if known.computedText != .none { return .text(known.computedText) }
        guard let value = known.value else { return .invalid }
        let inputs = value.dependencies
        let font = FontDependency(inputs, isRoot: resolution.source.isRoot)
        guard let context = resolution.contexts[font] else {
            guard let font else { preconditionFailure("registered properties have a context") }
            return .needsFont(font, text)
        }
        let dependencies = StyleDependencies(inputs)
        resolution.own.dependencies.formUnion(dependencies)
        let bytes = Array(context.computedCustomValue(value).cssText.utf8)
        let computed = texts.intern(bytes, isTainted: texts.isTainted(text))
        guard computed != .none else { return beyondLimit(winner) }
        if font == nil, dependencies.isEmpty { registeredValues.setComputedText(computed, ofRow: row) }
        return .text(computed)
    }

    /// The initial values of the registered properties in a context; `nil` if no property is registered.
    func initialProperties(_ context: ColorSchemeContext, _ texts: inout VariableTexts) -> CustomProperties? {
        guard !registered.isEmpty else { return nil }
        var entries: [CustomProperties.Entry] = []
        var dependencies: StyleDependencies = []
        for name in registered.names {
            guard let registration = registered[name], let initial = registration.initialText else { continue }
            var text = initial.string
            if let value = registration.initialValue {
                text = context.computedCustomValue(value).cssText
                dependencies.formUnion(StyleDependencies(value.dependencies))
            }
            entries.append(.init(name: name, text: texts.intern(Array(text.utf8)), reference: .none))
        }
        return CustomProperties(entries, inheritingFrom: CustomProperties(), dependencies, row: 0, id: 0)
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
    mutating func sweepPlainDeclarations(
        from next: inout Int, limit: inout Int, _ texts: borrowing VariableTexts
    ) -> Bool {
        let inlineStyles = lookup.inlineStyles
        return plainDeclarations.sweep(from: &next, limit: &limit) { row, declaration in
            if let text = declaration.sheet.inlineText, !inlineStyles.isTextMarked(text) { return false }
            return texts.isMarked(plainTexts[Int(row)])
        }
    }

    /// Removes typed values of unmarked texts, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweepRegisteredValues(
        from next: inout Int, limit: inout Int, _ texts: borrowing VariableTexts
    ) -> Bool {
        registeredValues.sweep(from: &next, limit: &limit, texts)
    }
}
