/// Fills in `var()`: works out the custom properties of elements, and types the values that use them, each once for
/// each text it comes to (CSS Variables 1).
struct VariableResolver {
    /// Values of custom properties, interned, so that equal texts are equal integers.
    private(set) var texts = NameTable()
    private var typed: [TypedKey: TypedValues?] = [:]
    private var verbatim: [DeclarationReference: Name] = [:]

    let properties: PropertyTable

    /// A substituted value longer than this is invalid, so that doubling variables cannot fill the memory.
    static let lengthLimit = 1 << 20

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
        origin: (DeclarationReference) -> Origin
    ) -> CustomProperties {
        var entries: [CustomProperties.Entry] = []
        var pending = DependencyGraph()
        for winner in winners {
            switch winner.outcome {
            case .verbatim, .typed:
                entries.append(entry(winner, verbatimText(winner.reference, origin(winner.reference))))
            case .initial:
                entries.append(entry(winner, .none))
            case .inherit:
                break
            case .template(let row):
                pending.add(winner, origin(winner.reference), row)
            }
        }
        var own = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.text) })
        // Dependencies come before what depends on them; members of a cycle are invalid together.
        for component in pending.components() {
            let isCycle = component.count > 1 || pending.dependsOnItself(component[0])
            for row in component {
                let node = pending.nodes[row]
                let text = isCycle ? nil : substitute(node.template, node.origin) { own[$0] ?? parent[$0]?.text }
                own[node.winner.name] = text ?? Name.none
                entries.append(entry(node.winner, text ?? .none))
            }
        }
        return CustomProperties(entries, inheritingFrom: parent, id: id)
    }

    private func entry(_ winner: Cascade.CustomWinner, _ text: Name) -> CustomProperties.Entry {
        CustomProperties.Entry(name: winner.name, text: text, reference: winner.reference)
    }

    private mutating func verbatimText(_ reference: DeclarationReference, _ origin: Origin) -> Name {
        if let known = verbatim[reference] { return known }
        let text = origin.sheet.declarations[Int(reference.declaration)].text
        let name = intern(Array(origin.sheet.source.bytes(text.valueStart..<text.valueEnd)))
        verbatim[reference] = name
        return name
    }

    /// Texts are stored with a mark in front, so that the empty text has an id too.
    private mutating func intern(_ bytes: [UInt8]) -> Name {
        ([UInt8(ascii: "=")] + bytes).withUnsafeBufferPointer { texts.intern($0) }
    }

    /// A custom property's text; nil for the guaranteed-invalid value.
    func string(_ text: Name) -> String? {
        text == .none ? nil : String(texts.string(text).dropFirst())
    }

    // MARK: Substitution

    /// The template's text with its references filled in; nil where one has neither value nor fallback.
    private mutating func substitute(
        _ row: UInt32, _ origin: Origin, _ lookUp: (Name) -> Name?
    ) -> Name? {
        let template = origin.sheet.templates[Int(row)]
        if template.steps.count == 1, case .reference(let name, nil) = template.steps[0] {
            // Nothing but a variable: its text is the value's.
            let text = lookUp(origin.names[Int(name.id)]) ?? Name.none
            return text == Name.none ? nil : text
        }
        var result = SubstitutedText()
        guard append(template.steps[...], origin, to: &result, lookUp) else { return nil }
        return intern(result.bytes)
    }

    private func append(
        _ steps: ArraySlice<Template.Step>, _ origin: Origin, to result: inout SubstitutedText,
        _ lookUp: (Name) -> Name?
    ) -> Bool {
        var index = steps.startIndex
        while index < steps.endIndex {
            switch steps[index] {
            case .text(let range):
                result.append(origin.sheet.source.bytes(range))
                index += 1
            case .reference(let name, let fallback):
                let fallbackSteps = steps[(index + 1)..<(index + 1 + (fallback ?? 0))]
                if let text = lookUp(origin.names[Int(name.id)]), text != Name.none {
                    texts.withBytes(text) { result.append(UnsafeBufferPointer(rebasing: $0.dropFirst())) }
                } else if fallback == nil || !append(fallbackSteps, origin, to: &result, lookUp) {
                    return false
                }
                index = fallbackSteps.endIndex
            }
            if result.bytes.count > Self.lengthLimit { return false }
        }
        return true
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
        guard let text = substitute(template, origin, { customProperties[$0]?.text }) else { return .invalid }
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
        return TokenList.withTokens(of: source) { tokens, depth in
            guard depth <= StylesheetParser.depthLimit else { return nil }
            let range = tokens.trimmed(0..<tokens.count)
            if let keyword = WideKeyword(tokens, range) { return .wide(keyword) }
            return properties.parse(property, tokens, range, words: .standard)
        }
    }
}

/// A value in the making: texts side by side, kept from becoming one token where they meet.
private struct SubstitutedText {
    private(set) var bytes: [UInt8] = []
    private var last: TokenEdges.Edge?

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let edges = TokenEdges(text) else {
            bytes.append(contentsOf: text)
            return
        }
        if let last, TokenEdges.merge(last, edges.first) { bytes.append(contentsOf: "/**/".utf8) }
        bytes.append(contentsOf: text)
        last = edges.last
    }
}
