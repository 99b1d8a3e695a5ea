import Foundation
import NimbusChameleon

/// Text that starts with a comment containing the hash of the rest, so that a partial read can be detected.
struct SealedText {
    let text: String

    init(_ body: String) {
        text = Self.seal(of: Data(body.utf8)) + body
    }

    /// Returns whether the bytes are exactly one complete text.
    static func isWhole(_ bytes: Data) -> Bool {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
        let body = Data(bytes[(end + 1)...])
        return bytes[...end].elementsEqual(seal(of: body).utf8)
    }

    private static func seal(of body: Data) -> String { "/* \(ContentHash(of: body)) */\n" }
}
