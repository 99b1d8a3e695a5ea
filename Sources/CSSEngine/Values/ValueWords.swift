/// The words that values are made of, found by their bytes.
struct ValueWords: Sendable, BitwiseCopyable {
    private let keywords: WordTable
    private let colors: WordTable

    static let standard = ValueWords()

    private init() {
        keywords = WordTable(Keyword.allCases.map { ($0.rawValue, UInt16($0.index)) })
        let names = namedColors.enumerated().map { ("\($1.name)", UInt16($0)) }
        // Behind all rows: CSS's word for it, and UIColor's.
        let transparent = ["transparent", "clear"].map { ($0, UInt16(namedColors.count)) }
        colors = WordTable(names + transparent)
    }

    @inline(__always) func keyword(_ tokens: TokenList, _ index: Int) -> Keyword? {
        keywords.find(tokens, index).map { Keyword(index: UInt8($0)) }
    }

    func color(_ tokens: TokenList, _ index: Int) -> Color? {
        colors.find(tokens, index).map { row in
            Int(row) < namedColors.count ? Color(rgb: namedColors[Int(row)].rgb) : .transparent
        }
    }
}
