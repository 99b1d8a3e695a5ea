import CSSEngine

/// Maps the keywords of a property to the cases of a UIKit enumeration with the same names.
///
/// The keyword `scale-aspect-fit` maps to the case `scaleAspectFit`.
package struct NamedWords<Word: RawRepresentable>: Sendable where Word.RawValue == Int {
    private let rows: [(keyword: String, word: ToolkitWord)]

    /// - Parameters:
    ///   - words: The cases by their keywords.
    ///   - names: The Swift names that differ from the names derived from the keywords.
    package init(_ words: KeyValuePairs<String, Word>, named names: [String: String] = [:]) {
        rows = words.map { keyword, word in
            (keyword, ToolkitWord(name: names[keyword] ?? Self.name(keyword), rawValue: word.rawValue))
        }
    }

    private static func name(_ keyword: String) -> String {
        let parts = keyword.split(separator: "-")
        return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    func value(_ keyword: String) -> ViewValue? { rows.first { $0.keyword == keyword }.map { .word($0.word) } }

    /// The Swift names of the cases.
    package var names: [String] { rows.map(\.word.name) }

    /// Returns the case with a Swift name, or `nil` if there is none.
    package func word(named name: String) -> ToolkitWord? { rows.first { $0.word.name == name }?.word }

    package func describe(_ word: Word) -> ViewValue {
        let known = rows.first { $0.word.rawValue == word.rawValue }?.word
        return .word(known ?? ToolkitWord(name: "\(word)", rawValue: word.rawValue))
    }
}
