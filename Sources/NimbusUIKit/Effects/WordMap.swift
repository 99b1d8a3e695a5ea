import CSSEngine

/// The words of a property, and the cases of one of the toolkit's enumerations that they stand for.
struct WordMap<Word: RawRepresentable> where Word.RawValue == Int {
    /// Of the rows for a case, the first one's name is its name; a row without a word only names a case.
    let rows: [(keyword: Keyword?, word: Word, name: String)]

    func value(_ keyword: Keyword) -> ViewValue? {
        rows.first { $0.keyword == keyword }.map { .word(ToolkitWord(name: $0.name, rawValue: $0.word.rawValue)) }
    }

    func describe(_ word: Word) -> ViewValue {
        let name = rows.first { $0.word.rawValue == word.rawValue }?.name
        return .word(ToolkitWord(name: name ?? "\(word.rawValue)", rawValue: word.rawValue))
    }
}
