import CSSEngine
import Foundation

/// The rules of a stylesheet by selector. A selector is a key, such as `.btn` or `body:hover`: nothing matches it.
///
/// Declarations apply in source order, property by property. Specificity, layers and `!important` have no effect, as in
/// Three20.
struct TTCSSRules: Sendable {
    /// The declarations of a block, or of all blocks of a selector.
    struct Block: Sendable {
        /// The tokens of the declarations that are not invalid, by the name of the property as written.
        var tokens: [String: [String]] = [:]
        /// The valid values, by the name of the property in `PropertyTable.three20`.
        var values: [String: TTCSSValue] = [:]
    }

    /// The errors and warnings of the stylesheet, and those of values that are valid in CSS but not in Three20.
    private(set) var diagnostics: [Diagnostic] = []
    private var blocks: [Block] = []
    /// The indices of the blocks of each selector. Blocks are merged when a selector is read, because a long list of
    /// selectors with long blocks would need much memory.
    private var indices: [String: [Int]] = [:]

    /// The maximum number of diagnostics of values. Further ones are only counted.
    private static let diagnosticLimit = 10_000
    /// The maximum number of properties in ``dictionary``. Further selectors are left out.
    private static let dictionaryLimit = 1_000_000

    init() {}

    /// - Parameter environment: The environment in which the conditions of `@media` are evaluated.
    init(_ stylesheet: Stylesheet, in environment: CSS.Environment) {
        diagnostics = stylesheet.diagnostics
        let unclosed = diagnostics.filter { $0.kind == .unclosedBlock }.map(UnclosedRegion.init)
        var parser = TTCSSValueParser()
        var invalid: [Diagnostic] = []
        var omitted = 0
        for rule in stylesheet.effectiveRules(in: environment) {
            // As in Three20, a rule exists once its closing brace is there.
            if unclosed.contains(where: { $0.contains(rule) }) { continue }
            var block = Block()
            for declaration in rule.declarations {
                let name = declaration.source.string(declaration.ranges.nameRange)
                switch parser.parse(declaration, named: name) {
                case .success(let (property, value)): block.values[property] = value
                case .failure(let error):
                    if invalid.count < Self.diagnosticLimit { invalid.append(error.diagnostic) } else { omitted += 1 }
                    if error.isValue { continue }
                case nil: break
                }
                block.tokens[name] = Self.tokens(declaration.value)
            }
            for selector in Set(rule.selectors.flatMap(ComponentValueSplitter.simpleSelectors)) {
                indices[selector, default: []].append(blocks.count)
            }
            blocks.append(block)
        }
        diagnostics = Self.sorted(diagnostics + invalid)
        if omitted > 0, let last = invalid.last {
            diagnostics.append(.written(.more(omitted, errors: omitted), in: last.source, at: last.range))
        }
    }

    /// Returns the diagnostics file by file, in source order within a file.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var files: [ObjectIdentifier: Int] = [:]
        for diagnostic in diagnostics {
            let file = ObjectIdentifier(diagnostic.source)
            files[file] = files[file] ?? files.count
        }
        return diagnostics.sorted { left, right in
            let (first, second) = (
                files[ObjectIdentifier(left.source)] ?? 0, files[ObjectIdentifier(right.source)] ?? 0
            )
            return (first, left.range.lowerBound) < (second, right.range.lowerBound)
        }
    }

    /// Adds the rules of another stylesheet, whose properties replace those of equal selectors.
    mutating func add(_ other: TTCSSRules) {
        let base = blocks.count
        for (selector, indices) in other.indices { self.indices[selector, default: []] += indices.map { base + $0 } }
        blocks += other.blocks
        diagnostics += other.diagnostics
    }

    /// The declarations of a selector, of which the last one of each property applies. `nil` if no rule has the selector.
    subscript(selector: String) -> Block? { indices[selector].map(merged) }

    private func merged(_ indices: [Int]) -> Block {
        var result = blocks[indices[0]]
        for index in indices.dropFirst() {
            result.tokens.merge(blocks[index].tokens) { $1 }
            result.values.merge(blocks[index].values) { $1 }
        }
        return result
    }

    /// The tokens by selector and property.
    var dictionary: TTCSSDictionary {
        var result: TTCSSDictionary = [:]
        var count = 0
        for (selector, indices) in indices {
            // A single block is not copied.
            if indices.count > 1 { count += indices.reduce(0) { $0 + blocks[$1].tokens.count } }
            guard count <= Self.dictionaryLimit else { break }
            result[selector] = merged(indices).tokens
        }
        return result
    }

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

/// The text from the last closing brace to the innermost unclosed block. A rule whose block begins there is not closed.
private struct UnclosedRegion {
    private let source: Source
    private let range: ClosedRange<Int>

    init(_ diagnostic: Diagnostic) {
        source = diagnostic.source
        let end = diagnostic.range.lowerBound
        let text = source.string(0..<end)
        // Invalid UTF-8 has another length in a string, and is not worth an exact answer.
        let start = text.utf8.lastIndex(of: UInt8(ascii: "}")).map { text.utf8.distance(from: text.startIndex, to: $0) }
        range = min(start ?? 0, end)...end
    }

    func contains(_ rule: EffectiveRule) -> Bool {
        guard rule.source.original === source else { return false }
        return range.contains(rule.source.originalRange(rule.blockStart..<rule.blockStart).lowerBound)
    }
}
