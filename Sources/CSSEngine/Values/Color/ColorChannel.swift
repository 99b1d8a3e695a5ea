/// A channel of a relative colour's origin, as `r` in `rgb(from red r 0 0)` (CSS Color 5, section 4).
struct ColorChannel: Hashable, Sendable, BitwiseCopyable {
    /// 0 to 2; 3 for alpha.
    let index: Int
    private let letter: UInt8

    /// The channel that the word at `index` names in a space.
    init?(_ space: ColorSpace, _ tokens: TokenList, _ index: Int) {
        if tokens.isName(index, "alpha") {
            self.index = 3
            letter = UInt8(ascii: "a")
            return
        }
        let name = tokens.name(index).utf8
        guard name.count == 1, let first = name.first else { return nil }
        letter = asciiLowercased(first)
        let letters = UnsafeBufferPointer(start: space.row.letters.utf8Start, count: 3)
        guard let place = letters.firstIndex(of: letter) else { return nil }
        self.index = place
    }

    /// As written.
    var name: String { index == 3 ? "alpha" : String(UnicodeScalar(letter)) }
}
