import NimbusChameleon

/// The pairing code that admits clients on other machines: 128 random bits. No description of the token contains the
/// code, so a log cannot leak it.
public struct AccessToken: Sendable {
    /// 32 lower-case hexadecimal digits, to be typed or scanned.
    public let pairingCode: String

    /// Creates a random token with the system's secure generator.
    public init() {
        var generator = SystemRandomNumberGenerator()
        pairingCode = HexText.text((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    /// Whether a text equals the token. The duration depends only on the length of the text.
    public func matches(_ text: some StringProtocol) -> Bool {
        guard text.utf8.count == pairingCode.utf8.count else { return false }
        return zip(text.utf8, pairingCode.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension AccessToken: CustomStringConvertible, CustomReflectable {
    /// The type name, without the pairing code.
    public var description: String { "AccessToken" }

    /// A mirror without children, so that a dump does not contain the pairing code.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
