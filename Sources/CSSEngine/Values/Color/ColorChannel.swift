/// A channel of a relative colour's origin, such as `r` in `rgb(from red r 0 0)` (CSS Color 5, section 4).
package struct ColorChannel: Hashable, Sendable, BitwiseCopyable {
    /// From 0 to 2, or 3 for alpha.
    let index: Int
    private let letter: UInt8

    /// Creates the channel of a space with the name of the token at `index`.
    init?(_ space: ColorSpace, _ tokens: TokenList, _ index: Int) {
        if tokens.isName(index, "alpha") {
            self.index = 3
            letter = UInt8(ascii: "a")
            return
        }
        let name = tokens.name(index).utf8
        guard name.count == 1, let first = name.first else { return nil }
        letter = asciiLowercased(first)
        let letters = UnsafeBufferPointer(start: space.traits.letters.utf8Start, count: 3)
        guard let channel = letters.firstIndex(of: letter) else { return nil }
        self.index = channel
    }

    /// The name in CSS.
    var name: String { index == 3 ? "alpha" : String(UnicodeScalar(letter)) }
}

/// A set of the four channels of a colour.
struct ColorChannelSet: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8

    /// Returns the set of one channel: from 0 to 2, or 3 for alpha.
    static func channel(_ index: Int) -> ColorChannelSet { ColorChannelSet(rawValue: 1 << UInt8(index)) }

    static let alpha = channel(3)
    /// The channels of the Lab spaces except the lightness.
    static let chromaticity: ColorChannelSet = [channel(1), channel(2)]

    func contains(_ index: Int) -> Bool { contains(.channel(index)) }
}
