import NimbusChameleon

/// What lets others in who are not on this machine: 128 random bits. It is shown to whoever starts the server and to
/// nobody else: no description of it exists that a log could take up.
public struct AccessToken: Sendable {
    /// 32 lower-case hexadecimal digits, to be typed or scanned.
    public let pairingCode: String

    /// One that nobody can guess.
    public init() {
        var generator = SystemRandomNumberGenerator()
        pairingCode = HexText.text((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    /// Whether a text is the token. Takes as long whatever the text is, but for its length.
    func matches(_ text: some StringProtocol) -> Bool {
        guard text.utf8.count == pairingCode.utf8.count else { return false }
        return zip(text.utf8, pairingCode.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension AccessToken: CustomStringConvertible, CustomReflectable {
    /// Nothing of it.
    public var description: String { "AccessToken" }

    /// Nothing of it.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
