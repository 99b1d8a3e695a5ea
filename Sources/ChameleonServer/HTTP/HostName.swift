/// The host of a `Host` header: in lower case, without the port.
struct HostName: Hashable {
    /// The name or address, without the brackets of an IPv6 address.
    let text: String

    /// Parses `host`, `host:port`, `[address]` or `[address]:port`; `nil` for anything else.
    init?(header: String) {
        let bytes = Array(header.utf8)
        let end: Int
        if bytes.first == UInt8(ascii: "[") {
            guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            end = bracket + 1
            guard
                bytes[1..<bracket].allSatisfy({
                    Self.isHexDigit($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
                })
            else { return nil }
        } else {
            end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
            guard bytes[..<end].allSatisfy(Self.isNameByte) else { return nil }
        }
        let name = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
        text = name.hasPrefix("[") ? String(name.dropFirst().dropLast()) : name
        guard !text.isEmpty, Self.isPort(bytes[end...]) else { return nil }
    }

    /// Whether the name always denotes this machine: `localhost`, a subdomain of it, or a loopback address.
    var isLoopback: Bool { text == "localhost" || text.hasSuffix(".localhost") || text.isLoopbackAddress }

    private static func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let colon = bytes.first else { return true }
        let digits = bytes.dropFirst()
        return colon == UInt8(ascii: ":") && (1...5).contains(digits.count) && digits.allSatisfy(isDigit)
            && UInt16(String(decoding: digits, as: UTF8.self)) != nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
    }
}

extension String {
    /// Whether the string is an address of the loopback interface: `::1`, or an IPv4 address that starts with 127.
    var isLoopbackAddress: Bool {
        if self == "::1" { return true }
        let numbers = split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0] == "127"
            && numbers.allSatisfy { UInt8($0).map(String.init) == String($0) }
    }
}
