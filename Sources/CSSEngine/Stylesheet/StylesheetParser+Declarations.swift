extension StylesheetParser {
    /// Returns whether the declaration is valid; what is not may still be a rule.
    mutating func read(_ item: RuleParser.DeclarationItem) -> Bool {
        guard isWithinDepth(item.value) else { return true }
        switch item.subject(tokens, properties) {
        case .property(let property): return read(item, as: property)
        case .custom: return readCustomProperty(item)
        case .all: return readAll(item)
        case .unknown: return readUnknown(item)
        }
    }

    private mutating func readUnknown(_ item: RuleParser.DeclarationItem) -> Bool {
        guard !item.hasBlock else { return false }
        log.add(.unknownProperty, bytes(item.name))
        let text = text(of: item)
        let rule = openRule(startingAt: text)
        unknownDeclarations.append(UnknownDeclaration(text: text, isImportant: item.isImportant))
        rules[rule].unknownEnd = UInt32(unknownDeclarations.count)
        return true
    }

    private mutating func read(_ item: RuleParser.DeclarationItem, as property: PropertyID) -> Bool {
        switch item.form(tokens) {
        case .wide(let keyword): append(.wide(keyword), to: property, item)
        case .template:
            guard let template = template(item) else { return reject(item, property) }
            append(.template(template), to: property, item)
        case .plain:
            guard let row = typedRow(property, item.value) else { return reject(item, property) }
            guard properties.isShorthand(property) else {
                append(.typed(row), to: .property(property), item)
                return true
            }
            for (place, longhand) in properties.longhands(of: property).enumerated() {
                append(.typed(row + UInt32(place)), to: .property(longhand), item)
            }
        }
        return true
    }

    /// The row of a value, or of the first one of a shorthand's, which is typed if it is new; nil where it does not fit.
    private mutating func typedRow(_ property: PropertyID, _ value: Range<Int>) -> UInt32? {
        let key = valueMemo.key(property, tokens, value)
        if let key, let known = valueMemo.row(of: key) { return known }
        let row = UInt32(values.count)
        if properties.isShorthand(property) {
            guard let longhands = properties.parse(shorthand: property, tokens, value) else { return nil }
            values += longhands
        } else {
            guard let value = properties.parse(property, tokens, value) else { return nil }
            values.append(value)
        }
        if let key { valueMemo.insert(row, for: key) }
        return row
    }

    /// Gives `value` to a property, or to all longhands of a shorthand.
    private mutating func append(
        _ value: PackedDeclaredValue, to property: PropertyID, _ item: RuleParser.DeclarationItem
    ) {
        guard properties.isShorthand(property) else { return append(value, to: .property(property), item) }
        for longhand in properties.longhands(of: property) {
            append(value, to: .property(longhand), item, shorthand: property)
        }
    }

    private mutating func reject(_ item: RuleParser.DeclarationItem, _ property: PropertyID) -> Bool {
        log.add(.invalidValue(property: properties[property].name), bytes(item.value, orAt: item.name))
        return false
    }

    private mutating func readAll(_ item: RuleParser.DeclarationItem) -> Bool {
        guard let value = valueOfAll(item) else {
            log.add(.invalidValue(property: "all"), bytes(item.value, orAt: item.name))
            return false
        }
        append(value, to: .all, item)
        return true
    }

    private mutating func valueOfAll(_ item: RuleParser.DeclarationItem) -> PackedDeclaredValue? {
        switch item.form(tokens) {
        case .wide(let keyword): .wide(keyword)
        case .template: template(item).map { .template($0) }
        case .plain: nil
        }
    }

    private mutating func readCustomProperty(_ item: RuleParser.DeclarationItem) -> Bool {
        guard tokens.isCustomPropertyName(item.name), let value = customPropertyValue(item) else {
            log.add(.invalidCustomPropertyValue, bytes(item.value, orAt: item.name))
            return false
        }
        append(value, to: .custom(names.intern(tokens, item.name)), item)
        return true
    }

    private mutating func customPropertyValue(_ item: RuleParser.DeclarationItem) -> PackedDeclaredValue? {
        switch item.form(tokens) {
        case .wide(let keyword): .wide(keyword)
        case .template: template(item).map { .template($0) }
        case .plain: tokens.isDeclarationValue(item.value) ? .verbatim : nil
        }
    }

    /// Keeps a value with `var()`; nil where it is malformed.
    private mutating func template(_ item: RuleParser.DeclarationItem) -> UInt32? {
        templates.append(tokens, item.value, names: &names)
    }

    private mutating func append(
        _ value: PackedDeclaredValue, to target: Declaration.Target, _ item: RuleParser.DeclarationItem,
        shorthand: PropertyID? = nil
    ) {
        let text = text(of: item)
        let rule = openRule(startingAt: text)
        declarations.append(
            Declaration(
                target: target, value: value, isImportant: item.isImportant, shorthand: shorthand, text: text))
        rules[rule].declarationsEnd = UInt32(declarations.count)
        if item.isImportant { rules[rule].hasImportant = true }
    }

    private func text(of item: RuleParser.DeclarationItem) -> DeclarationRange {
        DeclarationRange(
            nameStart: tokens.rows[item.name].start, nameEnd: tokens.rows[item.name + 1].start,
            valueStart: tokens.rows[item.value.lowerBound].start, valueEnd: tokens.rows[item.value.upperBound].start)
    }

    /// The rule that declarations go to now. Behind a nested rule they get one of their own, in their place.
    @inline(__always) private mutating func openRule(startingAt text: DeclarationRange) -> Int {
        if let rule = scope.openRule { return rule }
        return openNestedDeclarations(startingAt: text)
    }

    private mutating func openNestedDeclarations(startingAt text: DeclarationRange) -> Int {
        var rule = rules[Int(scope.parentRule) - 1]
        rule.group = scope.group
        rule.declarationsStart = UInt32(declarations.count)
        rule.declarationsEnd = rule.declarationsStart
        rule.unknownStart = UInt32(unknownDeclarations.count)
        rule.unknownEnd = rule.unknownStart
        rule.hasImportant = false
        rule.start = text.nameStart
        rules.append(rule)
        scope.openRule = rules.count - 1
        return rules.count - 1
    }
}
