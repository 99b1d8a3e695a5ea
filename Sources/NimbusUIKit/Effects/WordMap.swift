import CSSEngine

/// Maps the keywords of a property to the cases of a UIKit enumeration.
package struct WordMap<Word: RawRepresentable> where Word.RawValue == Int {
    /// The rows. The first row of a case provides its name. A row without a keyword provides only a name.
    let rows: [(keyword: Keyword?, word: Word, name: String)]

    func value(_ keyword: Keyword) -> ViewValue? {
        rows.first { $0.keyword == keyword }.map { .word(ToolkitWord(name: $0.name, rawValue: $0.word.rawValue)) }
    }

    package func describe(_ word: Word) -> ViewValue {
        let name = rows.first { $0.word.rawValue == word.rawValue }?.name
        return .word(ToolkitWord(name: name ?? "\(word.rawValue)", rawValue: word.rawValue))
    }
}
