/// The properties that stylesheets are parsed with. Immutable.
public final class PropertyTable: Sendable {
    /// The properties, in the order of the table.
    public let all: [Property]
    private let indexes: CaseInsensitiveMap
    /// The properties that each shorthand sets. Empty for longhands.
    private let longhands: [[PropertyID]]
    // In arrays of their own, so that a lookup reads nothing else.
    private let grammars: [PropertyGrammar]
    private let initials: [Value]
    private let keywords: ValueKeywords
    /// The deviations from CSS of stylesheets that are parsed with this table.
    let quirks: Quirks
    /// The properties that are other names for the sides and axes of other properties.
    let logicalProperties: LogicalProperties
    /// The pseudo-classes that the app declares.
    let customPseudoClasses: CustomPseudoClasses
    /// The names of the app's own nested views, in kebab case.
    public let parts: [String]

    /// The properties of Nimbus CSS.
    public static let standard = PropertyTable(Property.standard)

    /// The properties of the box model with the grammar and the meaning of CSS, without those of Nimbus CSS.
    public static let boxModel = PropertyTable(Property.boxModel)

    /// Creates a table of the standard properties and an app's own.
    ///
    /// ```swift
    /// let properties = PropertyTable(
    ///     adding: [Property("dial-color", syntax: .color, initial: .color(.black))], pseudoClasses: ["press"])
    /// ```
    ///
    /// - Parameters:
    ///   - properties: The properties to add. A property with exactly the name of a standard property replaces it: letter
    ///     case matters here.
    ///   - pseudoClasses: The names of custom states that selectors can write as pseudo-classes, without a colon. See
    ///     `StyleElement.styleCustomStates`. A name that CSS knows keeps its meaning, unless no view has that state, as
    ///     for `hover`.
    ///   - parts: The names of the app's own nested views, as in ``init(_:pseudoClasses:parts:quirks:)``.
    ///   - quirks: The deviations from CSS to use.
    public convenience init(
        adding properties: [Property], pseudoClasses: [String] = [], parts: [String] = [], quirks: Quirks = []
    ) {
        let names = Set(properties.map(\.name))
        self.init(
            Property.standard.filter { !names.contains($0.name) } + properties, pseudoClasses: pseudoClasses,
            parts: parts, quirks: quirks)
    }

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - properties: The properties.
    ///   - pseudoClasses: The names of custom states that selectors can write as pseudo-classes, without a colon.
    ///   - parts: The names of the app's own nested views in camel case, such as `badgeView`. A stylesheet of InterfaCSS
    ///     can then write them in any case. In CSS, `::part(badge-view)` needs no name here.
    ///   - quirks: The deviations from CSS to use.
    /// - Precondition: There are at most 65,535 properties, among them the longhands of every shorthand. A missing longhand
    ///   stops the program.
    public init(
        _ properties: [Property], pseudoClasses: [String] = [], parts: [String] = [], quirks: Quirks = []
    ) {
        all = properties
        self.parts = parts.map(Self.partName)
        customPseudoClasses = CustomPseudoClasses(pseudoClasses)
        self.quirks = quirks
        keywords = ValueKeywords.keywords(quirks)
        grammars = properties.map(\.grammar)
        initials = properties.map(\.initial)
        let indexes = CaseInsensitiveMap(
            properties.enumerated().flatMap { index, property in
                ([property.name] + property.aliases).map { ($0, UInt16(index)) }
            })
        self.indexes = indexes
        logicalProperties = LogicalProperties(count: properties.count) { name in
            var name = name
            return name.withUTF8 { indexes.find($0) }
        }
        longhands = properties.map { property in
            guard case .shorthand(let shorthand) = property.grammar else { return [] }
            return shorthand.longhands.map { name in
                var name = name
                guard let id = name.withUTF8({ indexes.find($0) }) else { preconditionFailure("no property \(name)") }
                return PropertyID(index: id)
            }
        }
    }

    /// Returns a table with more properties.
    package func adding(_ properties: [Property]) -> PropertyTable {
        properties.isEmpty
            ? self
            : PropertyTable(
                all + properties, pseudoClasses: customPseudoClasses.names, parts: parts, quirks: quirks)
    }

    /// Returns the name of a nested view as `::part()` writes it: in kebab case.
    /// - Parameter name: A name in camel case, or a path with dots: `header.badgeView`.
    public static func partName(_ name: String) -> String {
        var text: [UInt8] = []
        var wasUpper = true
        for byte in name.utf8 {
            let isUpper = asciiLowercased(byte) != byte
            let isJoint = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
            if isUpper, !wasUpper { text.append(UInt8(ascii: "-")) }
            text.append(isJoint ? UInt8(ascii: "-") : asciiLowercased(byte))
            wasUpper = isUpper || isJoint
        }
        return String(decoding: text, as: UTF8.self)
    }

    // MARK: Properties

    /// Returns the property with a name or alias. Letter case is ignored.
    public subscript(name: String) -> PropertyID? {
        var name = name
        return name.withUTF8 { indexes.find($0) }.map { PropertyID(index: $0) }
    }

    /// Returns the description of a property.
    public subscript(id: PropertyID) -> Property { all[Int(id.index)] }

    /// The names and aliases of all properties.
    public var names: [String] { all.flatMap { [$0.name] + $0.aliases } }

    /// Returns the property whose name or alias is the name of a token.
    package func find(_ tokens: TokenList, _ index: Int) -> PropertyID? {
        indexes.find(tokens, index).map { PropertyID(index: $0) }
    }

    package func initial(of id: PropertyID) -> Value { initials[Int(id.index)] }

    package func isShorthand(_ id: PropertyID) -> Bool { !longhands[Int(id.index)].isEmpty }

    func grammar(of id: PropertyID) -> PropertyGrammar { grammars[Int(id.index)] }

    package func longhands(of id: PropertyID) -> [PropertyID] { longhands[Int(id.index)] }

    // MARK: Values

    /// Returns the value of a longhand, or `nil` if it is invalid.
    func parse(_ id: PropertyID, _ tokens: TokenList, _ value: Range<Int>) -> Value? {
        guard !value.isEmpty else { return nil }
        if Self.isCurrent(tokens, value) { return .keyword(.current) }
        var parser = ValueParser(tokens, value, keywords: keywords)
        return parser.parse(grammars[Int(id.index)])
    }

    /// Whether a value is the keyword `current`, which every property accepts.
    @inline(__always) private static func isCurrent(_ tokens: TokenList, _ value: Range<Int>) -> Bool {
        value.count == 1 && tokens.kind(value.lowerBound) == .ident && tokens.byte(value.lowerBound) | 0x20 == 0x63
            && tokens.isName(value.lowerBound, "current")
    }

    /// Returns the value of each longhand of a shorthand, or `nil` if the shorthand's value is invalid.
    func parse(shorthand id: PropertyID, _ tokens: TokenList, _ value: Range<Int>) -> [Value]? {
        guard !value.isEmpty, case .shorthand(let shorthand) = grammar(of: id) else { return nil }
        let longhands = longhands(of: id)
        if Self.isCurrent(tokens, value) { return longhands.map { _ in .keyword(.current) } }
        var parser = ValueParser(tokens, value, keywords: keywords)
        return parser.parse(shorthand) { initial(of: longhands[$0]) }
    }

    /// Returns the value of a longhand or a shorthand, or `nil` if it is invalid.
    func parsedValue(of id: PropertyID, _ tokens: TokenList, _ value: Range<Int>) -> ParsedValue? {
        isShorthand(id)
            ? parse(shorthand: id, tokens, value).map { .longhands($0) }
            : parse(id, tokens, value).map { .one($0) }
    }

    /// Returns the value of a longhand from its text as CSS. `nil` if the table has no such longhand, or if the text is no
    /// value of it.
    package func value(of name: String, from text: String) -> Value? {
        guard let id = self[name], !isShorthand(id) else { return nil }
        return TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            guard tokens.depth <= TokenList.maximumDepth else { return nil }
            return parse(id, tokens, tokens.trimmed(0..<tokens.count))
        }
    }

    // MARK: Syntax

    /// Returns the alternatives that a property's value can be. For `all`, the keywords that every property accepts.
    func terms(of name: String) -> [SyntaxTerm] {
        guard let property = self[name] else { return .keywords(CSSWideKeyword.allCases.map(\.rawValue)) }
        return grammar(of: property).terms
    }

    /// Returns the types and keywords in the syntax of a property and, for a shorthand, of its longhands.
    package func vocabulary(of name: String) -> ValueVocabulary {
        var vocabulary = ValueVocabulary()
        for term in terms(of: name).flatMap(\.leaves) {
            guard case .property(let longhand) = term else {
                vocabulary.add(term)
                continue
            }
            // The syntax of a longhand does not refer to other properties.
            for term in terms(of: longhand).flatMap(\.leaves) { vocabulary.add(term) }
        }
        return vocabulary
    }
}

extension Property {
    /// The properties of Nimbus CSS, the properties that only Three20 has, the CSS shorthands for them, and the properties
    /// of UIKit.
    ///
    /// A property has the name that Nimbus CSS documents. The aliases are other spellings, and the names without the prefix
    /// of Nimbus CSS.
    public static let standard: [Property] =
        appearance + layout + text + attributedText + images + controls + boxes + logical + viewBehavior + textInput
        + scrolling + collections + indicators + bars + motion
}

/// The result of parsing the value of a longhand or a shorthand.
package enum ParsedValue {
    case one(Value)
    /// The values of a shorthand's longhands, in its order.
    case longhands([Value])
    /// A CSS-wide keyword that results from a substitution. Other CSS-wide keywords are recognised earlier.
    case wide(CSSWideKeyword)
}

/// The types and keywords in the syntax of a property, each once.
package struct ValueVocabulary {
    package private(set) var types: [ValueType] = []
    private(set) var keywords: [String] = []

    /// Adds a term if it is a type or a keyword.
    mutating func add(_ term: SyntaxTerm) {
        if case .keyword(let keyword) = term, !keywords.contains(keyword) { keywords.append(keyword) }
        if case .type(let type, _) = term, !types.contains(type) { types.append(type) }
    }
}
