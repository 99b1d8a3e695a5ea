import Foundation
import TestSupport
import Testing

@testable import CSSEngine

/// Compares the constants of `CFlexTokenizer.h` with the raw values in Swift.
@Suite struct GrammarConstantTests {
    private let header: String

    init() throws {
        let file = PackagePaths.root.appendingPathComponent("CFlexTokenizer/include/CFlexTokenizer.h")
        header = try String(contentsOf: file, encoding: .utf8)
    }

    @Test("The C constants and the Swift cases of each kind have the same names and values")
    func constantsHaveTheSameNamesAndValues() {
        #expect(names(startingWith: "TOKEN_END") == cases(of: TokenKind.self, from: 0))
        #expect(names(startingWith: "SELECTOR_TYPE") == cases(of: SelectorRowKind.self, from: 1))
        #expect(names(startingWith: "PSEUDO_UNSUPPORTED") == cases(of: Pseudo.self, from: 0))
        #expect(names(startingWith: "COMBINATOR_DESCENDANT") == cases(of: Combinator.self, from: 1))
        #expect(names(startingWith: "CONDITION_TYPE") == cases(of: ConditionRow.Kind.self, from: 1))
        // Swift appends a case that no row has.
        let operations = cases(of: AttributeSelector.Operation.self, from: 1)
        #expect(names(startingWith: "ATTRIBUTE_EXISTS") + ["language"] == operations)
        let comparisons = names(startingWith: "COMPARISON_PLAIN")
        #expect(comparisons == cases(of: MediaComparison.self, from: 1))
    }

    /// The names in the enumeration of a constant, without their common prefix and without separators, in lower case.
    private func names(startingWith first: String) -> [String] {
        let prefix = "NICSS_" + first.prefix { $0 != "_" } + "_"
        let lines = header.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let start = lines.firstIndex { $0.hasPrefix("NICSS_" + first) } ?? lines.endIndex
        return lines[start...].prefix { $0 != "};" }.filter { $0.hasPrefix(prefix) }.map { line in
            line.dropFirst(prefix.count).prefix { $0.isLetter || $0 == "_" }
                .replacingOccurrences(of: "_", with: "").lowercased()
        }
    }

    /// The names of the cases with consecutive raw values, in lower case.
    private func cases<Kind: RawRepresentable>(of kind: Kind.Type, from first: Kind.RawValue) -> [String]
    where Kind.RawValue: FixedWidthInteger {
        (first...).lazy.map { kind.init(rawValue: $0) }.prefix { $0 != nil }.map { "\($0!)".lowercased() }
    }
}
