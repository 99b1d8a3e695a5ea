import NimbusChameleon
import Testing

@testable import NimbusChameleon

/// The text forms of cursors, paths and percent escapes.
@Suite struct WireTextTests {

    private static let boot = "00112233445566778899aabbccddeeff"

    @Test(arguments: [0, 1, 12, UInt64.max])
    func cursorsRoundTrip(_ revision: UInt64) {
        let text = "\(Self.boot).\(revision)"
        #expect(ChangeCursor(text)?.description == text)
    }

    @Test(arguments: [
        "", ".", "0", "\(boot)", "\(boot).", "\(boot).-1", "\(boot).+1", "\(boot).01", "\(boot).1.2", "\(boot). 1",
        "\(boot).18446744073709551616", "\(boot.uppercased()).1", "\(boot)0.1", "0x\(boot).1",
    ])
    func invalidCursorsAreRejected(_ text: String) {
        #expect(ChangeCursor(text) == nil)
    }

    @Test func bootIdentifiersDiffer() {
        #expect(BootIdentifier() != BootIdentifier())
    }

    @Test(arguments: ["a.css", "a/b/c.css", "ä ö.css", "..a/b..css", "e\u{301}.css", "a:b.css", "%2e.css"])
    func pathsRoundTrip(_ text: String) {
        #expect(WatchedPath(text)?.text == text)
    }

    @Test(arguments: [
        "", "/", "/a", "a/", "a//b", ".", "..", "a/../b", "./a", "a\\b", "a\u{0}b", "a\nb", "a\u{7F}", "a\u{85}b",
        String(repeating: "a", count: 1025),
    ])
    func invalidPathsAreRejected(_ text: String) {
        #expect(WatchedPath(text) == nil)
    }

    @Test func controlCharactersMatchUnicode() {
        let scalars = (UInt32(0)..<0x3000).compactMap(Unicode.Scalar.init) + ["\u{E000}", "\u{1F680}", "\u{10FFFF}"]
        for scalar in scalars {
            let isControl = scalar.properties.generalCategory == .control
            #expect("a\(scalar)é".containsControlCharacters == isControl)
        }
    }

    @Test func pathsAreComparedByteByByte() {
        #expect(WatchedPath("\u{E9}.css") != WatchedPath("e\u{301}.css"))
    }

    @Test(arguments: [("a", "a"), ("%61", "a"), ("a%20b", "a b"), ("%2561", "%61"), ("%C3%A9", "é"), ("+", "+")])
    func escapesAreDecodedOnce(_ encoded: String, _ text: String) {
        #expect(PercentText.decoded(encoded) == text)
    }

    @Test(arguments: ["%", "%a", "%g0", "%+1", "%-1", "%C3", "%ff", "%00", "%0a", "%C0%AF", "%C2%85", "\u{7F}"])
    func invalidEscapesAreRejected(_ encoded: String) {
        #expect(PercentText.decoded(encoded) == nil)
    }

    @Test(arguments: ["a/b.css", "ä ö?#%.css", "a+b&c=d.css"])
    func escapesRoundTrip(_ text: String) {
        #expect(PercentText.decoded(PercentText.encoded(text)) == text)
    }
}
