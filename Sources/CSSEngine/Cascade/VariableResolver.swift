/// Fills in `var()`: works out the custom properties of elements, and types the values that use them, each once for
/// each text it comes to (CSS Variables 1).
struct VariableResolver {
    /// Values of custom properties, interned, so that equal texts are equal integers.
    private(set) var texts = NameTable()
    private var typed: [TypedKey: TypedValues?] = [:]
    private var verbatim: [DeclarationReference: Name] = [:]

    let properties: PropertyTable

    private struct TypedKey: Hashable {
        var property: PropertyID
        var text: Name
    }

    /// Where a template or text was declared.
    struct Origin {
        let sheet: ParsedStylesheet
        /// The sheet's names in the engine's table.
        let names: [Name]
    }

    init(properties: PropertyTable) {
        self.properties = properties
    }

    // MARK: Custom properties of an element

    /// The custom properties of an element with these winners under a parent with those.
    mutating func customProperties(
        _ winners: [Cascade.CustomWinner], inheritingFrom parent: CustomProperties, id: UInt32,
        _ origins: DeclarationOrigins
    ) -> CustomProperties {
        var entries: [CustomProperties.Entry] = []
        var pending = PendingVariables()
        for winner in winners {
            switch winner.outcome {
            case .initial:
                entries.append(entry(winner, Name.none))
            case .inherit:
                break
            case .declared:
                let origin = origins[winner.reference]
                if case .template(let row) = origins.value(of: winner.reference) {
                    pending.add(PendingVariables.Node(winner: winner, origin: origin, template: row))
                } else {
                    entries.append(entry(winner, verbatimText(winner.reference, origin)))
                }
            }
        }
        if !pending.nodes.isEmpty { resolve(&pending, parent, &entries) }
        return CustomProperties(entries, inheritingFrom: parent, id: id)
    }

    private mutating func resolve(
        _ pending: inout PendingVariables, _ parent: CustomProperties, _ entries: inout [CustomProperties.Entry]
    ) {
        var own = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.text) })
        var results: [CustomProperties.Entry] = []
        pending.resolve { name in
            own[name] ?? parent[name]?.text
        } append: { text, result in
            append(text, to: &result)
        } settle: { node, text in
            let name = settled(text, node.winner.name, parent)
            own[node.winner.name] = name
            results.append(entry(node.winner, name))
        }
        entries += results
    }

    /// The id of a substituted text; a CSS-wide keyword that came out of it acts as one.
    private mutating func settled(_ text: SubstitutedText?, _ name: Name, _ parent: CustomProperties) -> Name {
        guard let text else { return Name.none }
        let word = Self.trimmed(text.bytes).prefix(16)
        switch WideKeyword(rawValue: asciiLowercased(String(decoding: word, as: UTF8.self))) {
        case nil: return intern(text.bytes)
        case .initial: return Name.none
        case .inherit, .unset, .revert, .revertLayer: return parent[name]?.text ?? Name.none
        }
    }

    private static func trimmed(_ bytes: some Collection<UInt8>) -> [UInt8] {
        var bytes = Array(bytes.drop(while: isWhitespace))
        while let last = bytes.last, isWhitespace(last) { bytes.removeLast() }
        return bytes
    }

    private func append(_ text: Name, to result: inout SubstitutedText) {
        texts.withBytes(text) { result.append(variable: UnsafeBufferPointer(rebasing: $0.dropFirst())) }
    }

    private func entry(_ winner: Cascade.CustomWinner, _ text: Name) -> CustomProperties.Entry {
        CustomProperties.Entry(name: winner.name, text: text, reference: winner.reference)
    }

    private mutating func verbatimText(_ reference: DeclarationReference, _ origin: Origin) -> Name {
        if let known = verbatim[reference] { return known }
        let text = origin.sheet.declarations[Int(reference.declaration)].text
        let name = intern(Self.trimmed(origin.sheet.source.bytes(text.valueStart..<text.valueEnd)))
        verbatim[reference] = name
        return name
    }

    /// What all substituted texts of a tree may add up to; what goes beyond is invalid.
    private static let textLimit = 64 << 20

    /// Texts are stored with a mark in front, so that the empty text has an id too.
    private mutating func intern(_ bytes: [UInt8]) -> Name {
        if texts.byteCount > Self.textLimit { return Name.none }
        return ([UInt8(ascii: "=")] + bytes).withUnsafeBufferPointer { texts.intern($0) }
    }

    /// A custom property's text; nil for the guaranteed-invalid value.
    func string(_ text: Name) -> String? {
        if text == Name.none { return nil }
        return texts.withBytes(text) { String(decoding: $0.dropFirst(), as: UTF8.self) }
    }

    // MARK: Substitution

    /// The template's text with its references filled in; nil where one has neither value nor fallback.
    private mutating func substitute(
        _ row: UInt32, _ origin: Origin, _ customProperties: CustomProperties
    ) -> Name? {
        let steps = origin.sheet.templates[row]
        var result = SubstitutedText()
        var index = steps.startIndex
        while index < steps.endIndex {
            switch steps[index] {
            case .text(let start, let end):
                result.append(template: origin.sheet.source.bytes(start..<end))
                index += 1
            case .reference(let name, let fallback):
                let text = customProperties[origin.names[Int(name.id)]]?.text ?? Name.none
                if text != Name.none {
                    // Nothing but a variable: its text is the value's.
                    if steps.count == 1 { return text }
                    append(text, to: &result)
                    // Past the fallback, whose steps come next.
                    index += 1 + Int(fallback ?? 0)
                } else {
                    if fallback == nil { return nil }
                    index += 1
                }
            }
            if result.isTooLong { return nil }
        }
        let text = intern(result.bytes)
        return text == Name.none ? nil : text
    }

    // MARK: Values

    /// What a template with its variables filled in is worth to its property.
    enum Resolution {
        case value(Value)
        case wide(WideKeyword)
        /// A variable is missing, or the value is none of the property's.
        case invalid
    }

    /// Types the value of a winner with `var()`.
    mutating func resolve(
        _ winner: Cascade.Winner, template: UInt32, _ origin: Origin, _ customProperties: CustomProperties
    ) -> Resolution {
        guard let text = substitute(template, origin, customProperties) else { return .invalid }
        let shorthand = origin.sheet.declarations[Int(winner.reference.declaration)].shorthand
        let property = shorthand ?? winner.property
        let key = TypedKey(property: property, text: text)
        let values: TypedValues?
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

    private func parse(_ text: Name, as property: PropertyID) -> TypedValues? {
        let source = Source(name: "", text: string(text) ?? "")
        return TokenList.withTokens(of: source) { tokens in
            guard tokens.depth <= StylesheetParser.depthLimit else { return nil }
            let range = tokens.trimmed(0..<tokens.count)
            if let keyword = WideKeyword(tokens, range) { return .wide(keyword) }
            return properties.typedValues(of: property, tokens, range, words: .standard)
        }
    }
}
