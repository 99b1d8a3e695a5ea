extension StyleResolver {
    /// Computed values, and what decided about them beside the cascade.
    struct ComputedStyleBuilder {
        var entries: [ComputedStyle.Entry]
        var dependencies: StyleDependencies = []
        /// A filter of the custom properties that were read.
        var variables: UInt64 = 0
    }

    /// The values that winners come to in an element's surroundings.
    mutating func computedValues(
        of node: NodeStyle, _ result: Cascade.Result, _ parent: ComputedStyle?, _ inlineStyle: UInt32
    ) -> ComputedStyleBuilder {
        var computed = ComputedStyleBuilder(entries: [])
        computed.entries.reserveCapacity(result.winners.count)
        for winner in result.winners {
            var winner = winner
            let value = value(of: &winner, node, parent, inlineStyle, &computed)
            computed.entries.append(
                ComputedStyle.Entry(property: winner.property, value: value, reference: winner.reference))
        }
        if let reference = result.inheritsAll, let parent { inheritAll(from: parent, reference, &computed.entries) }
        resolve(&computed, parent)
        return computed
    }

    private func inheritAll(
        from parent: ComputedStyle, _ reference: DeclarationID, _ entries: inout [ComputedStyle.Entry]
    ) {
        let own = Set(entries.map(\.property))
        for entry in parent.entries where !own.contains(entry.property) {
            entries.append(ComputedStyle.Entry(property: entry.property, value: entry.value, reference: reference))
        }
        entries.sort { $0.property < $1.property }
    }

    /// The specified value, its variables filled in; `winner` becomes the declaration that it comes from in the end.
    private mutating func value(
        of winner: inout Cascade.Winner, _ node: NodeStyle, _ parent: ComputedStyle?, _ inlineStyle: UInt32,
        _ computed: inout ComputedStyleBuilder
    ) -> Value {
        while true {
            let declared: DeclaredValue
            switch winner.outcome {
            case .initial: return properties.initial(of: winner.property)
            case .inherit:
                computed.dependencies.insert(.parent)
                return parent?[winner.property] ?? properties.initial(of: winner.property)
            case .declared:
                let sheet = origins.sheet(of: winner.reference)
                declared = sheet.declarations[Int(winner.reference.declaration)].value
                if case .typed(let value) = declared { return sheet.values[Int(value)] }
            }
            switch declared {
            case .typed, .cssWide, .verbatim: return properties.initial(of: winner.property)
            case .unparsed(let row):
                let origin = origins[winner.reference]
                for name in origin.references(inTemplate: row) { computed.variables |= CustomProperties.bit(name) }
                switch variables.resolve(winner, template: row, origin, customProperties[Int(node.customProperties)]) {
                case .value(let value): return value
                case .invalid: winner.outcome = .initial
                case .wide(.inherit): winner.outcome = .inherit
                case .wide(.initial), .wide(.unset): winner.outcome = .initial
                case .wide(let keyword): revert(&winner, keyword, node, inlineStyle)
                }
            }
        }
    }

    /// A variable came to `revert` or `revert-layer`: the next weaker declaration that those let through wins.
    private mutating func revert(
        _ winner: inout Cascade.Winner, _ keyword: CSSWideKeyword, _ node: NodeStyle, _ inlineStyle: UInt32
    ) {
        let next = cascade.winner(after: winner, saying: keyword, matched(node.list, inlineStyle))
        if let next { winner = next } else { winner.outcome = .initial }
    }

    // MARK: Relative values

    /// What a specified value of a property depends on.
    func styleDependencies(of value: Value, of property: PropertyID) -> StyleDependencies {
        let own = value.dependencies
        var dependencies: StyleDependencies = []
        if own.contains(.rootFontSize) { dependencies.insert(.rootFontSize) }
        if own.contains(.viewport) { dependencies.insert(.device) }
        if own.contains(.colorScheme), !keepsColorSchemes { dependencies.insert(.device) }
        if property == fontSizeProperty, value.textStyleSize != nil { dependencies.insert(.textScale) }
        // An element's own font size and colour are relative to its parent's; everything else to the element's own.
        if property == fontSizeProperty, value.isRelativeSize { dependencies.insert(.parent) }
        if property == colorProperty, own.contains(.currentColor) { dependencies.insert(.parent) }
        return dependencies
    }

    /// Makes relative values absolute: the font size first, then the colour, then what is relative to those.
    private func resolve(_ computed: inout ComputedStyleBuilder, _ parent: ComputedStyle?) {
        var isRelative = false
        for entry in computed.entries {
            computed.dependencies.formUnion(styleDependencies(of: entry.value, of: entry.property))
            if !entry.value.dependencies.isEmpty { isRelative = true }
            if entry.property == fontSizeProperty, entry.value.isRelativeSize { isRelative = true }
        }
        guard isRelative else { return }
        let parentSize = parent.map { fontSize(of: $0) } ?? defaultFontSize
        var context = ColorSchemeContext(
            ResolutionContext(
                device, fontSize: parentSize, rootFontSize: rootFontSize, percentageBase: parentSize),
            keepsColorSchemes: keepsColorSchemes)
        context.setCurrentColor(color(of: parent?.entries ?? []))
        resolve(&computed.entries, in: context) { $0 == fontSizeProperty }
        let size = fontSize(of: computed.entries)
        context.update {
            $0.fontSize = size
            // To a root's own font size, `rem` is the default; to all else of it, that font size.
            if parent == nil { $0.rootFontSize = size }
            $0.percentageBase = nil
        }
        resolve(&computed.entries, in: context) { $0 == colorProperty }
        context.setCurrentColor(color(of: computed.entries))
        resolve(&computed.entries, in: context) { $0 != fontSizeProperty && $0 != colorProperty }
    }

    private func resolve(
        _ entries: inout [ComputedStyle.Entry], in context: ColorSchemeContext, _ isWanted: (PropertyID) -> Bool
    ) {
        for index in entries.indices where isWanted(entries[index].property) {
            entries[index].value = context.resolve(entries[index].value)
        }
    }

    /// The font size in points of an element that says nothing about it.
    var defaultFontSize: Double { fontSize(of: []) }

    func fontSize(of style: ComputedStyle) -> Double { fontSize(of: style.entries) }

    private func fontSize(of entries: [ComputedStyle.Entry]) -> Double {
        guard let fontSizeProperty else { return ResolutionContext().fontSize }
        let own = entries.first { $0.property == fontSizeProperty }?.value
        return own.flatMap { points(of: $0) } ?? points(of: properties.initial(of: fontSizeProperty))
            ?? ResolutionContext().fontSize
    }

    /// A font size in points; the words for sizes that follow the user's setting are those of a device with that.
    private func points(of fontSize: Value) -> Double? {
        if case .length(let size) = fontSize { return size }
        return fontSize.textStyleSize.map { $0 * device.textScale }
    }

    private func color(of entries: [ComputedStyle.Entry]) -> Value {
        guard let colorProperty else { return .color(.black) }
        return entries.first { $0.property == colorProperty }?.value ?? properties.initial(of: colorProperty)
    }
}

extension Value {
    /// Whether a font size is relative to the parent's.
    fileprivate var isRelativeSize: Bool {
        switch self {
        case .percentage, .relativeLength, .math: true
        case .keyword, .number, .length, .color, .symbolicColor, .string, .identifier, .image, .list, .commaSeparated,
            .angle, .time, .transform:
            false
        }
    }
}
