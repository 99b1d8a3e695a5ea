import Foundation

/// What the bytes of a file come to: SHA-256. Equal hashes, equal bytes.
public struct ContentHash: Hashable, Sendable {
    private let high: UInt64
    private let middleHigh: UInt64
    private let middleLow: UInt64
    private let low: UInt64

    /// The hash of a file's bytes.
    public init(of bytes: some ContiguousBytes) {
        self.init(words: bytes.withUnsafeBytes(SHA256.digest))
    }

    /// Reads 64 lower-case hexadecimal digits; nil for anything else.
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
    /// The 64 digits.
    public var description: String {
        HexText.text([high, middleHigh, middleLow, low].flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) })
    }
}

extension ContentHash: Codable {
    /// - Throws: where there are not 64 digits.
    public init(from decoder: any Decoder) throws { self = try decoder.decodeText() }

    /// Writes the digits.
    public func encode(to encoder: any Encoder) throws { try encoder.encodeText(self) }
}
