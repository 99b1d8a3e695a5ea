import Testing

@testable import NimbusUIKit

/// The places where lines of text end, and the narrowest widths of labels.
@MainActor @Suite struct LineBreakTests {
    nonisolated private static let texts: [(text: String, parts: [String])] = [
        ("mother-in-law", ["mother-", "in-", "law"]), ("one–two–three", ["one–", "two–", "three"]),
        ("COVID-19 on 2020-10-05", ["COVID-19", "on", "2020-10-05"]), ("x—y", ["x", "—", "y"]),
        ("and/or 10/5", ["and/", "or", "10/5"]), ("a.b, 3.14 1,000", ["a.b,", "3.14", "1,000"]),
        ("(one) [two]", ["(one)", "[two]"]), ("“a” «b»", ["“a”", "«b»"]), ("don't", ["don't"]),
        ("$10.50 and 20%", ["$10.50", "and", "20%"]), ("wait…what", ["wait…", "what"]),
        ("a\u{A0}b a\u{2060}b a\u{2011}b", ["a\u{A0}b", "a\u{2060}b", "a\u{2011}b"]),
        ("zero\u{200B}width", ["zero", "width"]), ("hy\u{AD}phen", ["hy\u{AD}", "phen"]),
        ("港で待つ", ["港", "で", "待", "つ"]), ("待っ", ["待っ"]), ("「港」港。", ["「港」", "港。"]),
        ("abc港def", ["abc", "港", "def"]), ("カード", ["カー", "ド"]), ("한국어", ["한", "국", "어"]),
        ("😀😀 👩‍👩‍👧x", ["😀", "😀", "👩‍👩‍👧", "x"]), ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]), ("❤️❤️", ["❤️", "❤️"]),
        ("https://example.com/a", ["https://", "example.com/", "a"]), ("foo ! bar", ["foo !", "bar"]),
        ("one  two", ["one", "two"]),
        ("a\nb\u{2028}c\r\nd", ["a", "b", "c", "d"]), ("é́-x", ["é́-", "x"]), ("", []), ("  ", []),
    ]

    @Test(arguments: 0..<LineBreakTests.texts.count)
    func parts(_ index: Int) {
        let (text, expected) = Self.texts[index]
        #expect(LineBreaks.parts(of: text).map { (text as NSString).substring(with: $0.range) } == expected)
    }

    @Test("A label that breaks lines between characters is as narrow as its widest character")
    func characters() {
        let scene = Scene(
            """
            .box { display: flex } .box > * { width: min-content; number-of-lines: 0 }
            .wrapped { line-break-mode: character-wrap }
            """)
        let box = scene.add(UIView(), cssClass: "box")
        let (wrapped, widest) = (UILabel(), UILabel())
        (wrapped.text, widest.text) = ("liMit", "M")
        scene.add(wrapped, cssClass: "wrapped", in: box)
        scene.add(widest, in: box)
        #expect(wrapped.frame.width == widest.frame.width)
    }

    @Test("The narrowest width of a label has space for the hyphen of a soft hyphen")
    func softHyphen() {
        let scene = Scene(
            ".box { display: flex; align-items: flex-start } UILabel { width: min-content; line-clamp: none }")
        let box = scene.add(UIView(), cssClass: "box")
        let (soft, hard) = (UILabel(), UILabel())
        (soft.text, hard.text) = ("super\u{AD}cali", "super\u{2010}cali")
        for label in [soft, hard] { scene.add(label, in: box) }
        // The engine does not kern the hyphen.
        #expect(abs(soft.frame.width - hard.frame.width) <= 1)
        #expect(soft.frame.height == 2 * hard.font.lineHeight)
    }

    @Test("A row of labels fits if their texts can break at hyphens and dashes")
    func rows() {
        let scene = Scene(
            """
            #box { display: flex; flex-direction: column; gap: 6px; width: 80px }
            .row { display: flex; gap: 4px } .row > UILabel { line-clamp: none }
            """)
        let box = scene.add(UIView(), id: "box")
        for (text, lines) in [("mother-in-law", CGFloat(2)), ("one–two–three–four", 4)] {
            let row = scene.add(UIView(), cssClass: "row", in: box)
            let labels = [text, "ok"].map { text in
                let label = UILabel()
                label.text = text
                return scene.add(label, in: row)
            }
            #expect(
                labels[0].frame.width < 64 && labels[0].frame.height == lines * labels[0].font.lineHeight, "\(text)")
            #expect(labels[1].frame.maxX < 87, "\(text)")
        }
    }
}
