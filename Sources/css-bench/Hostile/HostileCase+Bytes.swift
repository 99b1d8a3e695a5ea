import TestSupport

/// Inputs of 100 MB.
extension HostileCase {
    static let bytes = [
        HostileCase("random bytes", size) { size in
            var random = SeededGenerator(seed: 1)
            return (0..<size).map { _ in UInt8(truncatingIfNeeded: random.next() >> 13) }
        },
        HostileCase("random tokens", size / 2) { size in
            var random = SeededGenerator(seed: 2)
            var text: [UInt8] = []
            while text.count < size { text += random.pick(tokens).utf8 }
            return text
        },
        HostileCase("random brackets", size / 10) { size in
            var random = SeededGenerator(seed: 3)
            let brackets = Array("(){}[];:a ".utf8)
            return (0..<size).map { _ in random.pick(brackets) }
        },
        HostileCase("ordinary rules", size) { size in
            let sheet = Corpus.app().text
            return Array(repeatElement(sheet, count: size / sheet.count).joined())
        },
        HostileCase("rules with names of their own", size) { size in
            numbered(size / 50) { ".c\($0) > .d\($0), #e\($0) { color: red; --f\($0): 1px }\n" }
        },
        HostileCase("unterminated comment", size) { repeated("a{}/*", $0 / 5, after: "a{color:red}/*") },
        HostileCase("unterminated string", size) { repeated("a{}' ", $0 / 5, after: "a{color:\"") },
        HostileCase("bad strings", size) { repeated("a{b:\"c\n}", $0 / 8) },
        HostileCase("unterminated url", size) { repeated("a.b/", $0 / 4, after: "a{color:url(") },
        HostileCase("bad url", size) { repeated("a(b ", $0 / 4, after: "a{color:url(a ") },
        HostileCase("unterminated parenthesis", size) { repeated("red; ", $0 / 5, after: "a{color:(") },
        HostileCase("unterminated block", size) { repeated("color:red;", $0 / 10, after: "a{") },
        HostileCase("unterminated prelude", size) { repeated("a ,b;", $0 / 5) },
        HostileCase("one long name", size) { repeated("abcd", $0 / 4, after: ".", before: "{color:red}") },
        HostileCase("one long number", size) { repeated("1234", $0 / 4, after: "a{width:", before: "px}") },
        HostileCase("escapes", size) { repeated("\\61 ", $0 / 4, after: ".", before: "{color:red}") },
        HostileCase("custom property without end", size) { repeated("a (b) ", $0 / 6, after: "a{--b:") },
    ]

    private static let size = 100_000_000
    private static let tokens = [
        "a", "b", ".a", "#b", "&", ":", "::", ":is(", ":not(", ":has(", ":nth-child(", "2n+1", "var(", "--a", "--b",
        "url(", "\"", "'", "(", ")", "[", "]", "{", "}", ";", ",", " ", "\n", "/*", "*/", "<!--", "-->", "@media",
        "@layer", "@import", "@supports", "@a", "!important", "color", "width", "red", "1px", "50%", "*", ">", "+",
        "~", "|", "=", "\\", "e", "-", ".", "\u{0}", "\u{FFFD}",
    ]
}
