import CSSEngine

/// The types that the properties of an app have in InterfaCSS.
struct InterfaCSSAppTypes {
    private var types: [String: InterfaCSSValueType?] = [:]

    init(_ table: PropertyTable) {
        for property in table.all where PropertyTable.standard[property.name] == nil {
            for name in [property.name] + property.aliases {
                types[asciiLowercased(name)] = .some(InterfaCSSValueType(property.grammar))
            }
        }
    }

    /// Returns the type of a property of the app. `nil` for a standard property, and for values that are written as in CSS.
    static func type(of property: Property, in table: PropertyTable) -> InterfaCSSValueType? {
        guard table !== PropertyTable.standard, PropertyTable.standard[property.name] == nil else { return nil }
        return InterfaCSSValueType(property.grammar)
    }

    func contains(_ name: String) -> Bool { types[asciiLowercased(name)] != nil }

    /// Returns the type of a property. `nil` if the table does not have it, or if its values are written as in CSS.
    func type(of name: String) -> InterfaCSSValueType? { types[asciiLowercased(name)] ?? nil }
}

extension InterfaCSSValueType {
    /// Creates the type of the values of a grammar. `nil` if they are written as in CSS.
    fileprivate init?(_ grammar: PropertyGrammar) {
        switch grammar {
        case .color: self = .color
        case .number, .nonNegativeNumber, .integer, .anyInteger: self = .number
        case .length, .lineWidth, .borderWidth: self = .length
        case .boolean: self = .flag
        case .string: self = .string
        case .image: self = .image
        case .insets: self = .insets
        case .attributedText: self = .attributedString
        case .wholeFont: self = .font
        case .sides(let grammar), .layers(let grammar):
            guard let type = InterfaCSSValueType(grammar) else { return nil }
            self = type
        case .repeated(.length, 1...2): self = .size
        case .repeated(.identifiers, _): self = .appWords
        case .oneOf(let grammars):
            // `none` is not a value of the type, so that it is copied. A string would be quoted.
            let types = grammars.compactMap { InterfaCSSValueType($0) }
            guard types.count == 1, case let type = types[0] else { return nil }
            if case .string = type { return nil }
            self = type
        case .angle, .time, .ratio, .keyword, .keywordSet, .identifier, .identifiers, .fontSize, .fontFamily,
            .fontWeight, .fontStyle, .fontWidth, .fontVariantNumeric, .fontFeatureSettings, .shadow, .boxShadow,
            .cornerRadii,
            .transform, .individualTransform, .form, .layout, .rect, .point,
            .viewReference, .display, .alignment,
            .aspectRatio, .gridTemplate, .gridAutoTracks, .gridAreas, .gridLine, .gridAutoFlow, .containerType,
            .containerNames, .motion, .commaSeparated, .background, .repeated, .sequence,
            .shorthand:
            return nil
        }
    }
}
