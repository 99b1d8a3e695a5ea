// Character classes of CSS Syntax 3, section 4.2, and comparisons that ignore ASCII case.

@inline(__always) package func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D && byte != 0x0B)
}

/// Whether a byte is a line feed, a carriage return or a form feed. CR LF is one line end of two such bytes.
@inline(__always) package func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0x0C
}

@inline(__always) package func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}

@inline(__always) package func asciiLowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

/// `string` with the letters A to Z in lower case, as CSS compares names.
package func asciiLowercased(_ string: String) -> String {
    String(decoding: string.utf8.map { asciiLowercased($0) }, as: UTF8.self)
}

@inline(__always) package func equalsIgnoringASCIICase(_ bytes: UnsafeBufferPointer<UInt8>, _ lowercased: StaticString)
    -> Bool
{
    guard bytes.count == lowercased.utf8CodeUnitCount else { return false }
    guard let start = bytes.baseAddress else { return true }
    return equalsIgnoringASCIICase(start, lowercased.utf8Start, count: bytes.count)
}

/// Whether bytes equal others in which the letters A to Z are in lower case.
@inline(__always) func equalsIgnoringASCIICase(
    _ bytes: UnsafePointer<UInt8>, _ lowercased: UnsafePointer<UInt8>, count: Int
) -> Bool {
    for index in 0..<count where asciiLowercased(bytes[index]) != lowercased[index] { return false }
    return true
}
