/// Fills in `var()`: works out the custom properties of elements, and types the values that use them, each once for
/// each text it comes to (CSS Variables 1).
struct VariableResolver {
    /// Values of custom properties, interned, so that equal texts are equal integers.
    private(set) var texts = AtomTable()
    private var typed: [TypedKey: ParsedValue?] = [:]
    private var verbatim: [DeclarationID: Atom] = [:]

    let properties: PropertyTable

    private struct TypedKey: Hashable {
        var property: PropertyID
        var text: Atom
    }

    /// Where a template or text was declared.
    struct Origin {
        let sheet: ParsedStylesheet
        /// The sheet's names in the engine's table.
        let names: [Atom]

        /// The names of the custom properties that a template refers to.
        func references(inTemplate row: UInt32) -> some Sequence<Atom> {
            sheet.unparsedValues[row].lazy.compactMap { step in
                if case .reference(let name, _) = step { names[Int(name.id)] } else { nil }
            }
        }
    }

    init(properties: PropertyTable) {
        self.properties = properties
    }

    /// Declarations have other places now.
    mutating func forgetPlaces() {
        verbatim = [:]
    }

    /// How many texts and typed values are kept; long texts count for several.
    var memoCount: Int { texts.count + typed.count + texts.byteCount / Self.bytesPerRow }

    private static let bytesPerRow = 256

    // MARK: Custom properties of an element

    /// The custom properties of an element with these winners under a parent with those.
    mutating func customProperties(
        _ winners: [Cascade.CascadedCustomProperty], inheritingFrom parent: CustomProperties, id: UInt32,
        _ origins: DeclarationLookup, _ cascade: inout Cascade, _ matched: Cascade.Matched
    ) -> CustomProperties {
        var entries: [CustomProperties.Entry] = []
        var pending = VariableDependencyGraph()
        for winner in winners {
            switch contribution(of: winner, origins) {
            case .text(let text): entries.append(entry(winner, text))
            case .inherited: break
            case .template(let node): pending.add(node)
            }
        }
        guard !pending.nodes.isEmpty else { return CustomProperties(entries, inheritingFrom: parent, id: id) }
        var own = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.text) })
        pending.resolve { name in
            own[name] ?? parent[name]?.text
        } fillIn: { text, substitution in
            fillIn(text, &substitution)
        } settle: { node, result in
            var winner = node.winner
            let text: Atom
            switch settled(result, &winner, origins, &cascade, matched) {
            case .text(let own): text = own
            case .inherited: text = parent[winner.name]?.text ?? Atom.none
            case .template(let next): return next
            }
            own[winner.name] = text
            entries.append(entry(winner, text))
            return nil
        }
        return CustomProperties(entries, inheritingFrom: parent, id: id)
    }

    /// What a winner gives its name.
    private enum Contribution {
        case text(Atom)
        case inherited
        /// With references to fill in first.
        case template(VariableDependencyGraph.Node)
    }

    private mutating func contribution(
        of winner: Cascade.CascadedCustomProperty, _ origins: DeclarationLookup
    ) -> Contribution {
        switch winner.outcome {
        case .initial: return .text(Atom.none)
        case .inherit: return .inherited
        case .declared:
            let origin = origins[winner.reference]
            if case .unparsed(let row) = origins.value(of: winner.reference) {
                return .template(VariableDependencyGraph.Node(winner: winner, origin: origin, template: row))
            }
            return .text(verbatimText(winner.reference, origin))
        }
    }

    /// What a filled-in template gives its name: a CSS-wide keyword that came out of it acts as one, and `winner` becomes
    /// the declaration that it leaves the name to (CSS Variables 1, section 3).
    private mutating func settled(
        _ result: SubstitutedText?, _ winner: inout Cascade.CascadedCustomProperty, _ origins: DeclarationLookup,
        _ cascade: inout Cascade, _ matched: Cascade.Matched
    ) -> Contribution {
        guard let result else { return .text(Atom.none) }
        guard let keyword = result.wideKeyword else { return .text(intern(result.bytes)) }
        switch keyword {
        case .initial: return .text(Atom.none)
        case .inherit, .unset: return .inherited
        case .revert, .revertLayer:
            guard let next = cascade.winner(after: winner, saying: keyword, matched) else { return .inherited }
            winner = next
            return contribution(of: next, origins)
        }
    }

    private func fillIn(_ text: Atom, _ substitution: inout Substitution) {
        texts.withBytes(text) { substitution.fillIn(UnsafeBufferPointer(rebasing: $0.dropFirst())) }
    }

    private func entry(_ winner: Cascade.CascadedCustomProperty, _ text: Atom) -> CustomProperties.Entry {
        CustomProperties.Entry(name: winner.name, text: text, reference: winner.reference)
    }

    private mutating func verbatimText(_ reference: DeclarationID, _ origin: Origin) -> Atom {
        if let known = verbatim[reference] { return known }
        let source = origin.sheet.declarations[Int(reference.declaration)].source
        let name = intern(Self.wholeText(origin.sheet.source.bytes(source.valueStart..<source.valueEnd)))
        verbatim[reference] = name
        return name
    }

    /// A value as it can stand elsewhere.
    private static func wholeText(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let backslash = UInt8(ascii: "\\")
        if bytes.last == backslash { return SubstitutedText(template: bytes).bytes }
        var text = Array(bytes)
        // Browsers leave out what ends a hexadecimal escape. White space that is itself escaped stays.
        while let last = text.last, isWhitespace(last), text.dropLast().last != backslash { text.removeLast() }
        return text
    }

    /// What all substituted texts of a tree may add up to; what goes beyond is invalid.
    private static let textLimit = 64 << 20

    /// Texts are stored with a mark in front, so that the empty text has an id too.
    private mutating func intern(_ bytes: [UInt8]) -> Atom {
        if texts.byteCount > Self.textLimit { return Atom.none }
        return ([UInt8(ascii: "=")] + bytes).withUnsafeBufferPointer { texts.intern($0) }
    }

    /// A custom property's text; nil for the guaranteed-invalid value.
    func string(_ text: Atom) -> String? {
        if text == Atom.none { return nil }
        return texts.withBytes(text) { String(decoding: $0.dropFirst(), as: UTF8.self) }
    }

    // MARK: Substitution

    /// The template's text with its references filled in; nil where one has neither value nor fallback.
    private mutating func substitute(
        _ row: UInt32, _ origin: Origin, _ customProperties: CustomProperties
    ) -> Atom? {
        var substitution = Substitution(row, origin)
        while let name = substitution.nextReference() {
            let text = customProperties[name]?.text ?? Atom.none
            if text == Atom.none {
                substitution.leaveOut()
            } else if substitution.isBareReference {
                // The variable's text is the value's.
                return text
            } else {
                fillIn(text, &substitution)
            }
        }
        let text = substitution.result.map { intern($0.bytes) }
        return text == Atom.none ? nil : text
    }

    // MARK: Values

    /// What a template with its variables filled in is worth to its property.
    enum Resolution {
        case value(Value)
        case wide(CSSWideKeyword)
        /// A variable is missing, or the value is none of the property's.
        case invalid
    }

    /// Types the value of a winner with `var()`.
    mutating func resolve(
        _ winner: Cascade.Winner, template: UInt32, _ origin: Origin, _ customProperties: CustomProperties
    ) -> Resolution {
        guard let text = substitute(template, origin, customProperties) else { return .invalid }
        let declaration = origin.sheet.declarations[Int(winner.reference.declaration)]
        // Nothing but the words that every property takes is a value of `all`.
        if declaration.property == .all { return wideKeyword(text).map { .wide($0) } ?? .invalid }
        let shorthand = declaration.shorthand
        let property = shorthand ?? winner.property
        let key = TypedKey(property: property, text: text)
        let values: ParsedValue?
        if let known = typed[key] {
            values = known
        } else {
            values = parse(text, as: property)
            typed[key] = .some(values)
        }
        switch values {
        case .one(let value): return .value(value)
        case .longhands(let values):
            let place = properties.longhands(of: property).firstIndex(of: winner.property)!
            return .value(values[place])
        case .wide(let keyword): return .wide(keyword)
        case nil: return .invalid
        }
    }

    private func wideKeyword(_ text: Atom) -> CSSWideKeyword? {
        TokenList.withTokens(of: Source(name: "", text: string(text) ?? "")) { CSSWideKeyword($0, 0..<$0.count) }
    }

    private func parse(_ text: Atom, as property: PropertyID) -> ParsedValue? {
        let source = Source(name: "", text: string(text) ?? "")
        return TokenList.withTokens(of: source) { tokens in
            guard tokens.depth <= NestingLimit.maximumDepth else { return nil }
            let range = tokens.trimmed(0..<tokens.count)
            if let keyword = CSSWideKeyword(tokens, range) { return .wide(keyword) }
            return properties.typedValues(of: property, tokens, range)
        }
    }
}
