import TestSupport
import Testing

@testable import CSSEngine

/// The source line of a diagnostic, and the carets under it.
@Suite struct ExcerptTests {
    @Test("A short line is not truncated")
    func shortLine() {
        #expect(lines("a {\n\tcolr: red }\r\nb {}") == ["\tcolr: red }", "\t^^^^"])
        #expect(lines("a {}\ra { colr: red }\rb {}") == ["a { colr: red }", "    ^^^^"])
        #expect(lines("a {}\u{C}a { colr: red }\u{C}b {}") == ["a { colr: red }", "    ^^^^"])
        #expect(lines("a { colr: red }") == ["a { colr: red }", "    ^^^^"])
        #expect(lines("\u{FEFF}é{colr:1}") == ["é{colr:1}", "  ^^^^"])
    }

    @Test("A long line is truncated on both sides of the carets", arguments: ["", "é", "😀"])
    func longLine(_ letter: String) throws {
        let filler = "/*" + String(repeating: letter + "x", count: 5000) + "*/"
        let shown = try #require(lines(filler + "a { colr: red }" + filler))
        #expect(shown[0].hasPrefix("…") && shown[0].hasSuffix("…"))
        #expect(shown[0].count <= 200)
        #expect(shown[0].contains("x*/a { colr: red }/*"))
        let caret = try #require(shown[1].utf16.firstIndex(of: UInt16(UInt8(ascii: "^"))))
        let column = shown[1].utf16.distance(from: shown[1].utf16.startIndex, to: caret)
        #expect(String(decoding: shown[0].utf16.dropFirst(column).prefix(4), as: UTF16.self) == "colr")
    }

    @Test("A line is truncated only at the ends that are too long")
    func truncatedEnds() throws {
        let filler = "/*" + String(repeating: "x", count: 5000) + "*/"
        #expect(try #require(lines("a { colr: red }" + filler))[0].hasPrefix("a { colr: red }/*xx"))
        #expect(try #require(lines(filler + "a { colr: red }"))[0].hasSuffix("xx*/a { colr: red }"))
    }

    @Test("A long range is not read to its end")
    func longRange() throws {
        let name = "c" + String(repeating: "x", count: 100_000)
        let shown = try #require(lines("a { \(name): red }"))
        #expect(shown[0].count <= 200 && shown[1].count <= 200)
    }

    /// Compares the excerpt at every column with a slow implementation.
    @Test("Excerpts are correct at every column of a long line", arguments: 0..<TestExtent.choose(1, full: 3))
    func columnsOfALongLine(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces =
            ["a", "é", "☃", "😀", "\u{80}", "\n"].map { Array($0.utf8) }
            + [[0x80], [0xFF], [0xC3], [0xF0, 0x9F], [0x80, 0x80, 0x80, 0x80], [0]]
        var bytes: [UInt8] = []
        var starts: [Int] = []
        while bytes.count < 5000 {
            starts.append(bytes.count)
            bytes += random.chance(percent: 99) ? random.pick(pieces.filter { $0 != [10] }) : [10]
        }
        let source = bytes.withUnsafeBufferPointer { Source(name: "s", bytes: $0) }
        for start in starts where bytes[start] & 0xC0 != 0x80 {
            let lineStart = bytes[..<start].lastIndex(of: 10).map { $0 + 1 } ?? 0
            #expect(source.location(at: start).column == source.string(lineStart..<start).utf16.count + 1)
        }
    }

    /// Returns the lines after the sentence of the first diagnostic, without their margin.
    private func lines(_ sheet: String) -> [String]? {
        let formatter = DiagnosticFormatter(properties: .standard)
        guard let diagnostic = Stylesheet(sheet, name: "s").diagnostics.first else { return nil }
        return formatter.text(of: diagnostic).split(separator: "\n").dropFirst().map { String($0.dropFirst(4)) }
    }
}
