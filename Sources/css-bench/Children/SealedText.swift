import Foundation
import NimbusChameleon

/// A text that shows whether it is whole: a comment in front has the hash of what follows.
struct SealedText {
    let text: String

    init(_ body: String) {
        text = Self.seal(of: Data(body.utf8)) + body
    }

    /// Whether bytes are such a text, all of it and nothing else.
    static func isWhole(_ bytes: Data) -> Bool {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
        let body = Data(bytes[(end + 1)...])
        return bytes[...end].elementsEqual(seal(of: body).utf8)
    }

    private static func seal(of body: Data) -> String { "/* \(ContentHash(of: body)) */\n" }
}
