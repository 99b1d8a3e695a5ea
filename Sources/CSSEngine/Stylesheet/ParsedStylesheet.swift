/// One parsed stylesheet file: an immutable snapshot that does not depend on a tree or a device.
///
/// The tables are flat arrays that refer to one another by index. Imports are listed but not loaded: a `Stylesheet`
/// consists of a file and its imports.
package final class ParsedStylesheet: Sendable {
    /// The CSS that the stylesheet was parsed from. Its `original` is the text as written.
    package let source: Source
    /// The errors and warnings with their locations in the text as written, in source order.
    package var diagnostics: [Diagnostic] {
        guard source.original !== source else { return parserDiagnostics }
        return (dialectDiagnostics + parserDiagnostics.map(\.original)).sorted {
            $0.range.lowerBound < $1.range.lowerBound
        }
    }

    /// The errors and warnings of the parser, whose ranges are in `source`.
    package var parserDiagnostics: [Diagnostic] { log.diagnostics(in: source) }
    /// The errors and warnings of the lowering to CSS, whose ranges are in `source.original`.
    package var dialectDiagnostics: [Diagnostic] {
        dialectLog.diagnostics(in: source.original, names: source.dialectNames)
    }

    private let log: DiagnosticLog
    private let dialectLog: DiagnosticLog
    package let names: AtomTable
    package let properties: PropertyTable
    package let selectors: SelectorTable
    /// The order of the rules, which applies if this file is a stylesheet, not an import.
    let ordering: RuleOrdering
    package let selectorOptions: SelectorOptions
    /// The syntax of values whose references are substituted; `nil` for CSS.
    package let valueSyntax: (any DialectSyntax)?
    package let rules: [StyleRule]
    package let extensions: [RuleExtension]
    package let declarations: [Declaration]
    /// The declaration in the source that each one comes from. All longhands of a shorthand come from one.
    package let declarationSources: [SourceDeclaration]
    /// The typed values of declarations.
    let values: [Value]
    /// The declarations of undeclared properties, which the property table does not contain.
    let undeclaredProperties: [SourceDeclaration]
    package let unparsedValues: UnparsedValueTable
    /// Whether a value or a query depends on the siblings of an element.
    let countsSiblings: Bool
    package let groups: GroupRuleTable
    package let functions: [CustomFunction]
    /// The names in `attr()`, as atoms of the stylesheet.
    let attributeNames: Set<Atom>
    /// The names of custom media queries in conditions, in the order of the source.
    let customMediaReferences: [CustomMediaReference]
    let imports: [ImportRule]
    /// The custom selectors that the file defines.
    let customSelectors: [CustomSelectorDefinition]
    package let propertyRules: [PropertyRule]
    package let keyframesRules: [KeyframesRule]
    let layerOrder: [LayerOrderEntry]

    /// The typed value of a declaration. `nil` if it depends on the element, or on what a reference stands for.
    package func value(of declaration: Declaration) -> Value? {
        if case .absolute(let index) = declaration.value { values[Int(index)] } else { nil }
    }

    /// - Parameter dialectLog: The problems that were found when a stylesheet of another dialect was lowered to CSS.
    init(_ parser: consuming StylesheetParser, properties: PropertyTable, dialectLog: DiagnosticLog = DiagnosticLog()) {
        source = parser.source
        log = parser.log
        self.dialectLog = dialectLog
        names = parser.names
        self.properties = properties
        selectors = parser.selectors.table
        ordering = parser.dialect.ordering
        selectorOptions = parser.dialect.selectorOptions
        valueSyntax = parser.dialect.valueSyntax
        rules = parser.rules
        extensions = parser.extensions
        declarations = parser.declarations.declarations
        declarationSources = parser.declarations.sources
        values = parser.declarations.values
        undeclaredProperties = parser.declarations.undeclaredProperties
        unparsedValues = parser.declarations.unparsedValues
        countsSiblings = parser.countsSiblings
        groups = parser.groups.table
        functions = parser.functions.functions
        attributeNames = Set(
            parser.declarations.unparsedValues.attributeNames + parser.functions.attributeNames
                + parser.groups.attributeNames)
        customMediaReferences =
            (parser.groups.table.customMediaReferences + parser.declarations.customMediaReferences
            + parser.functions.customMediaReferences).sorted { $0.range.lowerBound < $1.range.lowerBound }
        imports = parser.imports
        customSelectors = parser.customSelectors
        propertyRules = parser.propertyRules
        keyframesRules = parser.keyframesRules
        layerOrder = parser.layerOrder
    }

    /// The declarations of a rule in source order. A shorthand is one declaration.
    package func sourceDeclarations(of rule: StyleRule) -> [SourceDeclaration] {
        let sources = firstLonghands(of: rule.declarations).map { declarationSources[$0] }
        return (undeclaredProperties[rule.undeclaredProperties] + sources).sorted { $0.nameStart < $1.nameStart }
    }

    /// The indices of some declarations, with only the first longhand of each shorthand.
    package func firstLonghands(of declarations: Range<Int>) -> [Int] {
        declarations.filter {
            $0 == declarations.lowerBound
                || declarationSources[$0].nameStart != declarationSources[$0 - 1].nameStart
        }
    }

    /// Whether a rule has only custom properties of `:root`, which every element inherits.
    func declaresVariables(_ rule: StyleRule) -> Bool {
        let members = selectors.lists[Int(rule.list)].indices
        guard members.count == 1, rule.undeclaredProperties.isEmpty else { return false }
        let complex = selectors.complexes[members.lowerBound]
        guard complex.anchor == .absolute, complex.end == complex.start + 1,
            selectors.components[Int(complex.start)] == SelectorComponent(kind: .root)
        else { return false }
        return declarations[rule.declarations].allSatisfy { declaration in
            if case .custom = declaration.property { true } else { false }
        }
    }

    /// The index of the rule that contains a declaration.
    package func rule(ofDeclaration index: UInt32) -> Int {
        // Rules are in the order of their declarations.
        max(rules.indices.partitioningIndex { rules[$0].declarationsStart > index } - 1, 0)
    }

    /// The at-rules around a rule as written, without their blocks, the outermost first.
    func groupTexts(around rule: Int) -> [String] {
        groups.sources(around: rules[rule].group).map { source.writtenText(Int($0.lowerBound)..<Int($0.upperBound)) }
    }

    // MARK: Selector text

    /// The maximum length in bytes of a parent's selector text. In the text of a nested rule, `…` replaces a longer text.
    private static let maximumParentLength = 4096

    /// The selector list of a rule as written. In a nested rule, `:is()` represents the parent rule.
    func selectorText(of rule: Int) -> String {
        // Declarations directly in `@scope` apply to its root.
        if rules[rule].preludeStart == rules[rule].preludeEnd { return ":scope" }
        // From the outermost rule inwards, without recursion.
        var chain = [rules[rule]]
        while let parent = chain.last?.parent { chain.append(rules[Int(parent)]) }
        var text = ""
        for (depth, rule) in chain.reversed().enumerated() {
            let prelude = source.writtenText(Int(rule.preludeStart)..<Int(rule.preludeEnd))
            // Each `&` repeats the parent's text, which would grow exponentially.
            let parent = text.utf8.count > Self.maximumParentLength ? "…" : text
            text = depth == 0 ? prelude : Self.resolve(prelude, parent: parent)
        }
        return text
    }

    private static func resolve(_ prelude: String, parent: String) -> String {
        let source = Source(name: "", text: prelude)
        return TokenList.withTokens(of: source) { tokens in
            tokens.splitAtCommas(0..<tokens.count).map { member in
                let member = tokens.trimmed(member)
                var text = ""
                var hasNestingSelector = false
                for index in member {
                    if tokens.isDelim(index, "&") {
                        hasNestingSelector = true
                        text += ":is(\(parent))"
                    } else {
                        text += tokens.text(index..<index + 1)
                    }
                }
                let isRelative = member.first.map(tokens.isCombinator) ?? false
                return hasNestingSelector && !isRelative ? text : ":is(\(parent)) \(text)"
            }.joined(separator: ", ")
        }
    }
}

/// A style rule, or a run of declarations that follows a nested rule (CSSNestedDeclarations in CSSOM).
package struct StyleRule: Sendable {
    /// An index of `SelectorTable.lists`.
    package var list: UInt32
    package var declarationsStart: UInt32 = 0
    package var declarationsEnd: UInt32 = 0
    var undeclaredStart: UInt32 = 0
    var undeclaredEnd: UInt32 = 0
    var hasImportant = false
    /// The innermost group rule: an index of the stylesheet's `GroupRuleTable.rules`.
    package var group: UInt32 = 0
    /// The index of the enclosing style rule; `nil` if there is none.
    package var parent: UInt32?
    /// Byte offsets of the prelude.
    package var preludeStart: UInt32
    package var preludeEnd: UInt32
    /// The byte offset that is reported as the rule's location: the prelude, or the first declaration of a run.
    var start: UInt32
    /// Whether the block has its closing brace. The end of the stylesheet closes other blocks.
    var isClosed = true

    /// Creates a rule without declarations.
    /// - Parameters:
    ///   - list: An index of `SelectorTable.lists`.
    ///   - parent: The index of the enclosing style rule; `nil` if there is none.
    ///   - preludeStart: The byte offset of the prelude, which is the rule's location.
    ///   - preludeEnd: The byte offset of the end of the prelude.
    init(list: UInt32, parent: UInt32?, preludeStart: UInt32, preludeEnd: UInt32) {
        self.list = list
        self.parent = parent
        self.preludeStart = preludeStart
        self.preludeEnd = preludeEnd
        start = preludeStart
    }

    /// Indices of `ParsedStylesheet.declarations`.
    package var declarations: Range<Int> { Int(declarationsStart)..<Int(declarationsEnd) }
    /// Indices of `ParsedStylesheet.undeclaredProperties`.
    var undeclaredProperties: Range<Int> { Int(undeclaredStart)..<Int(undeclaredEnd) }

    /// Adds the declarations up to the ends of the tables.
    mutating func extend(to declarationsEnd: UInt32, undeclaredEnd: UInt32, isImportant: Bool) {
        if isImportant, declarationsEnd > self.declarationsEnd { hasImportant = true }
        self.declarationsEnd = declarationsEnd
        self.undeclaredEnd = undeclaredEnd
    }
}

/// An `@extend` in a rule.
package struct RuleExtension: Sendable {
    /// The index of the rule that takes over the declarations.
    var rule: UInt32
    /// The selector of the extended rule, as the only one of a list: an index of `SelectorTable.lists`.
    var list: UInt32
    /// The byte offsets of the selector.
    package var range: Range<Int>
}

/// An `@import` rule, not loaded yet.
struct ImportRule: Sendable {
    var url: String
    /// The innermost group rule of the import, which encloses the imported rules: an index of `GroupRuleTable.rules`.
    var group: UInt32
    /// The byte offsets of the rule.
    var range: Range<Int>
}

/// A layer or an import, in source order. Layers are ordered by their first appearance.
enum LayerOrderEntry: Sendable {
    /// An index of `GroupRuleTable.layers`, and of the group rule around the layer's name.
    case layer(UInt32, group: UInt32)
    /// An index of `ParsedStylesheet.imports`.
    case `import`(Int)
}
