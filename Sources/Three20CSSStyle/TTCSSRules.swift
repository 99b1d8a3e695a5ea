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

    private var blocks: [Block] = []
    /// The indices of the blocks of each selector. Blocks are merged when a selector is read, because a long list of
    /// selectors with long blocks would need much memory.
    private var indices: [String: [Int]] = [:]

    /// The maximum number of properties in ``dictionary``. Further selectors are left out.
    private static let dictionaryLimit = 1_000_000

    init() {}

    /// - Parameters:
    ///   - declarations: The declarations of the stylesheet.
    ///   - environment: The environment in which the conditions of `@media` are evaluated.
    init(_ stylesheet: Stylesheet, _ declarations: TTCSSDeclarations, in environment: CSS.Environment) {
        for rule in stylesheet.effectiveRules(in: environment) where rule.isClosed {
            var block = Block()
            for declaration in rule.declarations.compactMap({ declarations[$0] }) {
                block.tokens[declaration.name] = declaration.tokens
                if let (property, value) = declaration.typed { block.values[property] = value }
            }
            for selector in Set(rule.selectors.flatMap(ComponentValueSplitter.simpleSelectors)) {
                indices[selector, default: []].append(blocks.count)
            }
            blocks.append(block)
        }
    }

    /// Adds the rules of another stylesheet, whose properties replace the properties of equal selectors.
    mutating func add(_ other: TTCSSRules) {
        let base = blocks.count
        for (selector, indices) in other.indices { self.indices[selector, default: []] += indices.map { base + $0 } }
        blocks += other.blocks
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
}
