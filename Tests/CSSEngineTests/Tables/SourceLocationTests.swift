import CSSEngine
import Testing

/// Lines and columns: 1-based, columns in UTF-16 units, with every kind of line break.
@Suite struct SourceLocationTests {
    /// The location of `@` in a text.
    private static let aByteCases: [(String, Int, Int)] = [
        ("@", 1, 1), ("a @", 1, 3), ("\n@", 2, 1), ("\r\n@", 2, 1), ("\r@", 2, 1), ("\u{C}@", 2, 1), ("\n\r@", 3, 1),
        ("\r\n\r\n  @", 3, 3), ("a\r\n\tb@", 2, 3), ("\t\t@", 1, 3), ("é@", 1, 2), ("☃@", 1, 2), ("😀@", 1, 3),
        ("e\u{301}@", 1, 3), ("👨‍👩‍👧@", 1, 9), ("\u{FEFF}@", 1, 1), ("\u{FEFF}\n@", 2, 1), ("a\u{FEFF}@", 1, 3),
        ("\u{2028}@", 1, 2), ("\u{B}@", 1, 2), ("\u{85}@", 1, 2), ("\u{0}@", 1, 2), ("/*\r\n*/@", 2, 3),
        ("\u{FEFF}😀\r\n😀\t@", 2, 4),
    ]

    @Test("A byte has a line and a column", arguments: SourceLocationTests.aByteCases)
    func byteLocation(_ text: String, line: Int, column: Int) throws {
        let offset = try #require(text.utf8.firstIndex(of: UInt8(ascii: "@")))
        let source = Source(name: "a.css", text: text)
        let location = source.location(at: text.utf8.distance(from: text.utf8.startIndex, to: offset))
        #expect(location == SourceLocation(source: "a.css", line: line, column: column), "\(text.debugDescription)")
    }

    /// The location of the unknown property `@` in a stylesheet.
    private static let aDiagnosticCases: [(String, String)] = [
        ("a {\r\n\tcolr: red }", "2:2"), ("a { /* 😀 */ colr: red }", "1:14"), ("\u{FEFF}a{colr:red}", "1:3"),
        ("a{b\\\n:c}\rb{colr:red}", "1:3"), ("a{--x:'\\\r\n';colr:red}", "2:3"), ("\u{0}😀{colr:red}", "1:5"),
    ]

    @Test("A diagnostic has the location of its range", arguments: SourceLocationTests.aDiagnosticCases)
    func diagnosticLocation(_ sheet: String, _ place: String) throws {
        let diagnostic = try #require(Stylesheet(sheet, name: "s").diagnostics.first)
        #expect(diagnostic.location.description == "s:" + place, "\(sheet.debugDescription)")
    }

    @Test("The end of the text has a location")
    func endLocation() {
        #expect(Source(name: "s", text: "").location(at: 0).description == "s:1:1")
        #expect(Source(name: "s", text: "ab").location(at: 2).description == "s:1:3")
        #expect(Source(name: "s", text: "ab\n").location(at: 3).description == "s:2:1")
    }

    @Test("Several threads find the locations in one source")
    func concurrentLocations() async {
        let lines = (1...1_000).map { "line \($0) 😀\n" }
        let starts = lines.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
        for _ in 0..<50 {
            let source = Source(name: "s", text: lines.joined())
            await withTaskGroup(of: [Int].self) { group in
                for _ in 0..<8 { group.addTask { starts.map { source.location(at: $0).line } } }
                for await found in group { #expect(found == Array(1...starts.count)) }
            }
        }
    }

    @Test("The caret is under the location")
    func caret() {
        let formatter = DiagnosticFormatter(properties: .standard)
        let diagnostic = Stylesheet("a {\n\tcolr: red\n}", name: "s.css").diagnostics[0]
        #expect(
            formatter.text(of: diagnostic) == """
                s.css:2:2: warning: unknown property “colr”; did you mean “color”?
                    \tcolr: red
                    \t^^^^
                """)
    }
}
