/// Which run of a server a revision belongs to: 128 random bits.
public struct BootIdentifier: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// One that no other server has.
    public init() {
        var generator = SystemRandomNumberGenerator()
        (high, low) = (generator.next(), generator.next())
    }

    /// Reads 32 lower-case hexadecimal digits; nil for anything else.
    public init?(_ text: String) {
        guard let bytes = HexText.bytes(text, count: 16) else { return nil }
        high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension BootIdentifier: LosslessStringConvertible {
    /// The 32 digits.
    public var description: String {
        HexText.text([high, low].flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) })
    }
}

extension BootIdentifier: Codable {
    /// - Throws: where there are not 32 digits.
    public init(from decoder: any Decoder) throws { self = try decoder.decodeText() }

    /// Writes the digits.
    public func encode(to encoder: any Encoder) throws { try encoder.encodeText(self) }
}
