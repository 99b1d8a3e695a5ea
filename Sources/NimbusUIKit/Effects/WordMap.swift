import CSSEngine

/// The keywords of a property and their cases of an enumeration of UIKit.
struct WordMap<Word: RawRepresentable> where Word.RawValue == Int {
    /// The first row of a case has its name. A row without a keyword only names a case.
    let rows: [(keyword: Keyword?, word: Word, name: String)]

    func value(_ keyword: Keyword) -> ViewValue? {
        rows.first { $0.keyword == keyword }.map { .word(ToolkitWord(name: $0.name, rawValue: $0.word.rawValue)) }
    }

    func describe(_ word: Word) -> ViewValue {
        let name = rows.first { $0.word.rawValue == word.rawValue }?.name
        return .word(ToolkitWord(name: name ?? "\(word.rawValue)", rawValue: word.rawValue))
    }
}
