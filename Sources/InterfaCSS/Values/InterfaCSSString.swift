import CSSEngine

/// The escapes of strings in InterfaCSS: `\n`, `\t`, `\"`, `\'`, `\\`, `\uXXXX` and `\UXXXXXXXX`.
enum InterfaCSSString {
    /// Returns the bytes that a string represents. Other escapes are kept as they are.
    static func decoded(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
                result.append(byte)
                continue
            }
            let escaped = bytes[index]
            index += 1
            switch escaped {
            case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): result.append(escaped)
            case UInt8(ascii: "u"), UInt8(ascii: "U"):
                let length = escaped == UInt8(ascii: "u") ? 4 : 8
                if let scalar = scalar(bytes[index...].prefix(length), length) {
                    result.append(contentsOf: String(scalar).utf8)
                    index += length
                } else {
                    result += [byte, escaped]
                }
            default: result += [byte, escaped]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func scalar(_ digits: Slice<UnsafeBufferPointer<UInt8>>, _ length: Int) -> Unicode.Scalar? {
        guard digits.count == length else { return nil }
        var value: UInt32 = 0
        for digit in digits {
            guard let digit = hexValue(digit) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return Unicode.Scalar(value)
    }
}
