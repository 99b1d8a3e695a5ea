/// The identifier of a server run: 128 random bits.
public struct BootIdentifier: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// Creates a random identifier.
    public init() {
        var generator = SystemRandomNumberGenerator()
        (high, low) = (generator.next(), generator.next())
    }

    /// Parses 32 lower-case hexadecimal digits; `nil` for anything else.
    public init?(_ text: String) {
        guard let bytes = HexText.bytes(text, count: 16) else { return nil }
        high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension BootIdentifier: LosslessStringConvertible {
    /// The 32 lower-case hexadecimal digits.
    public var description: String {
        HexText.text([high, low].flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) })
    }
}

extension BootIdentifier: Codable {
    /// - Throws: An error if the string does not consist of 32 digits.
    public init(from decoder: any Decoder) throws { self = try decoder.decodeText() }

    /// Encodes the digits as a string.
    public func encode(to encoder: any Encoder) throws { try encoder.encodeText(self) }
}
