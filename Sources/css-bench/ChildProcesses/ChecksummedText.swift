import Foundation
import NimbusChameleon

/// Text that starts with a comment containing the hash of the rest, so that a partial read can be detected.
struct ChecksummedText {
    let text: String

    init(_ body: String) {
        text = Self.checksumLine(of: Data(body.utf8)) + body
    }

    /// Returns whether the bytes are one complete text.
    static func isComplete(_ bytes: Data) -> Bool {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
        let body = Data(bytes[(end + 1)...])
        return bytes[...end].elementsEqual(checksumLine(of: body).utf8)
    }

    private static func checksumLine(of body: Data) -> String { "/* \(ContentHash(of: body)) */\n" }
}
