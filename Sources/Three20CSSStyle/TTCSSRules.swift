import CSSEngine
import Foundation

/// The rules of a stylesheet by selector. A selector is a key, such as `.btn` or `body:hover`: nothing matches it.
///
/// Declarations apply in source order, property by property. Specificity, layers and `!important` have no effect, as in
/// Three20.
struct TTCSSRules: Sendable {
    struct Rule: Sendable {
        /// The tokens of all declarations, by the name of the property as written.
        var tokens: [String: [String]] = [:]
        /// The valid values, by the name of the property in `PropertyTable.three20`.
        var values: [String: TTCSSValue] = [:]

        /// Adds a rule, whose properties replace those of this rule.
        mutating func add(_ other: Rule) {
            tokens.merge(other.tokens) { $1 }
            values.merge(other.values) { $1 }
        }
    }

    private(set) var rules: [String: Rule] = [:]
    /// The problems of the stylesheet, and values that are valid in CSS but not in Three20.
    private(set) var diagnostics: [Diagnostic] = []

    init() {}

    /// - Parameter environment: The environment in which the conditions of `@media` are evaluated.
    init(_ stylesheet: Stylesheet, in environment: CSS.Environment) {
        diagnostics = stylesheet.diagnostics
        let unclosed = diagnostics.filter { $0.kind == .unclosedBlock }
        var parser = TTCSSValueParser()
        for effective in stylesheet.effectiveRules(in: environment) {
            // As in Three20, a rule exists once its closing brace is there.
            if unclosed.contains(where: effective.isUnclosed) { continue }
            var rule = Rule()
            for declaration in effective.declarations {
                let name = declaration.source.string(declaration.ranges.nameRange)
                rule.tokens[name] = Self.tokens(declaration.value)
                switch parser.parse(declaration, named: name) {
                case .success(let (property, value)): rule.values[property] = value
                case .failure(let invalid): diagnostics.append(invalid.diagnostic)
                case nil: break
                }
            }
            for selector in Set(effective.selectors.flatMap(ComponentValueSplitter.simpleSelectors)) {
                rules[selector, default: Rule()].add(rule)
            }
        }
    }

    /// Adds the rules of another stylesheet, whose properties replace those of equal selectors.
    mutating func add(_ other: TTCSSRules) {
        for (selector, rule) in other.rules { rules[selector, default: Rule()].add(rule) }
        diagnostics += other.diagnostics
    }

    /// The tokens by selector and property.
    var dictionary: TTCSSDictionary { rules.mapValues(\.tokens) }

    /// Drops the delimiters, the brackets that belong to no function, and the plus signs of numbers.
    private static func tokens(_ value: [String]) -> [String] {
        var openFunctions: [Bool] = []
        return value.compactMap { token in
            guard let first = token.utf8.first else { return nil }
            switch first {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                openFunctions.append(false)
                return nil
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                return openFunctions.popLast() == true ? token : nil
            default: break
            }
            if token.utf8.last == UInt8(ascii: "("), first != UInt8(ascii: "\""), first != UInt8(ascii: "'") {
                openFunctions.append(true)
                return token
            }
            if token == "-->" { return nil }
            let isDelimiter = token.utf8.count == 1 && !isNameOrDigit(first)
            if isDelimiter || first == UInt8(ascii: "<") { return nil }
            return first == UInt8(ascii: "+") ? String(token.dropFirst()) : token
        }
    }

    private static func isNameOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

extension EffectiveRule {
    /// Whether the unclosed block of a diagnostic is the block of the rule, or is in one of its declarations.
    fileprivate func isUnclosed(_ diagnostic: Diagnostic) -> Bool {
        guard diagnostic.source === source.original else { return false }
        let offset = diagnostic.range.lowerBound
        return source.originalRange(blockStart..<blockStart + 1).lowerBound == offset
            || declarations.contains { source.originalRange($0.ranges.valueRange).contains(offset) }
    }
}
