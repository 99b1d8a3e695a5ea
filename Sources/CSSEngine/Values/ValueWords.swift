/// The words that values are made of, found by their bytes.
final class ValueWords: Sendable {
    private let keywords: WordTable
    private let colors: WordTable
    private static let keywordsByIndex = Keyword.allCases

    static let standard = ValueWords()

    private init() {
        var keywords = WordTable()
        var colors = WordTable()
        for (index, keyword) in Keyword.allCases.enumerated() {
            keywords.insert(keyword.rawValue, UInt16(index))
        }
        for (index, color) in namedColors.enumerated() { colors.insert("\(color.name)", UInt16(index)) }
        // Behind all rows: CSS's word for it, and UIColor's.
        for word in ["transparent", "clear"] { colors.insert(word, UInt16(namedColors.count)) }
        self.keywords = keywords
        self.colors = colors
    }

    func keyword(_ tokens: TokenList, _ index: Int) -> Keyword? {
        keywords.find(tokens, index).map { Self.keywordsByIndex[Int($0)] }
    }

    func color(_ tokens: TokenList, _ index: Int) -> Color? {
        colors.find(tokens, index).map { row in
            Int(row) < namedColors.count ? Color(rgb: namedColors[Int(row)].rgb) : .transparent
        }
    }
}
