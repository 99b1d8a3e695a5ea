import Foundation

/// The SHA-256 hash of a file's contents. Equal hashes mean equal contents.
public struct ContentHash: Hashable, Sendable {
    private let high: UInt64
    private let middleHigh: UInt64
    private let middleLow: UInt64
    private let low: UInt64

    /// Computes the hash of a file's contents.
    public init(of bytes: some ContiguousBytes) {
        self.init(words: bytes.withUnsafeBytes(SHA256.digest))
    }

    /// Parses 64 lower-case hexadecimal digits; `nil` for anything else.
    public init?(_ text: String) {
        guard let bytes = HexText.bytes(text, count: 32) else { return nil }
        self.init(words: stride(from: 0, to: 32, by: 4).map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | UInt32($1) } })
    }

    private init(words: [UInt32]) {
        func pair(_ index: Int) -> UInt64 { UInt64(words[index]) << 32 | UInt64(words[index + 1]) }
        (high, middleHigh, middleLow, low) = (pair(0), pair(2), pair(4), pair(6))
    }
}

extension ContentHash: LosslessStringConvertible {
    /// The 64 lower-case hexadecimal digits.
    public var description: String {
        HexText.text([high, middleHigh, middleLow, low].flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) })
    }
}

extension ContentHash: Codable {
    /// - Throws: An error if the string does not consist of 64 digits.
    public init(from decoder: any Decoder) throws { self = try decoder.decodeText() }

    /// Encodes the digits as a string.
    public func encode(to encoder: any Encoder) throws { try encoder.encodeText(self) }
}
