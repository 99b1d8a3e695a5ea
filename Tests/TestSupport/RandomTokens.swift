/// Random sequences of CSS tokens, NUL and parts of UTF-8 characters.
package enum RandomTokens {
    private static let pieces: [[UInt8]] =
        [
            "a", ".c", "#i", "&", ":is(", ":nth-child(", "var(", "--a", ":", "url(", "\"", "'", "(", ")", "[", "]", "{",
            "}", ";", ",", " ", "\n", "/*", "*/", "<!--", "-->", "@media ", "@layer ", "@import ", "@supports ",
            "color",
            "red", "1px", "50%", "*", ">", "+", "~", "|", "=", "\\", "-", ".", "!important", "\u{FFFD}", "é", "😀",
        ].map { Array($0.utf8) } + [
            [0], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0xC0, 0x80],
        ]

    /// Returns at least a number of bytes.
    package static func bytes(atLeast count: Int, _ random: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count { bytes += random.pick(pieces) }
        return bytes
    }
}
