/// Tags that consist of four characters. The first character is in the highest byte.
enum TagLetters {
    /// Returns the characters of a tag. `nil` if the tag does not consist of four characters, such as all numbers up to
    /// 0x2FFFFFFF.
    static func text(of tag: Int) -> String? {
        guard let bits = UInt32(exactly: tag), bits > 0x2FFF_FFFF else { return nil }
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> UInt32($0)) }
        guard bytes.allSatisfy({ isNameByte($0) }) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
