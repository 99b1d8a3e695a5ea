import TestSupport
import Testing

@testable import CSSEngine

/// Attributed texts, images of functions and gradients as values of CSS.
@Suite struct RichValueTests {
    private static let cases: [(String, String, String?)] = [
        ("attributed-text", "text('a')", "text(\"a\")"), ("attributed-text", "none", "none"),
        ("attributed-text", "TEXT(a b, KERN(2), color(red))", "text(\"a b\", color(rgb(255, 0, 0)), kern(2px))"),
        ("attributed-text", "text('a', kern(1px), kern(2px))", "text(\"a\", kern(2px))"),
        ("attributed-text", "text('a', kern(1em))", "text(\"a\", kern(16px))"),
        ("attributed-text", "text('a') text(localized('b'))", "text(\"a\") text(localized(\"b\"))"),
        (
            "attributed-text", "text('a', font(bold 12px Georgia))",
            "text(\"a\", font(normal 700 12px \"Georgia\"))"
        ),
        (
            "attributed-text", "text('a', underline-style(double dot), ligature(0))",
            "text(\"a\", ligature(0), underline-style(double dot))"
        ),
        ("attributed-text", "text()", nil), ("attributed-text", "'a'", nil), ("attributed-text", "text('a',)", nil),
        ("attributed-text", "text('a', bogus(1))", nil), ("attributed-text", "text('a', color())", nil),
        ("attributed-text", "text('a', color(red blue))", nil), ("attributed-text", "text('a'), text('b')", nil),
        ("attributed-text", "text(text('a'))", nil), ("attributed-text", "text('a', ligature(3))", nil),
        ("-mobile-image", "image(red)", "image(rgb(255, 0, 0))"),
        ("-mobile-image", "image('a.png')", "url(\"a.png\")"), ("-mobile-image", "image(image(url(a)))", "url(\"a\")"),
        ("-mobile-image", "image('a', #369)", "image(\"a\", rgb(51, 102, 153))"),
        ("-mobile-image", "resizable(url(a), 1px, 2, 3px, 4px)", "resizable(url(\"a\"), 1px, 2px, 3px, 4px)"),
        ("-mobile-image", "stretchable('a', 1px, 2px)", "stretchable(url(\"a\"), 1px, 2px)"),
        ("-mobile-image", "resizable(url(a), 1px)", nil), ("-mobile-image", "image()", nil),
        ("-mobile-image", "image(red, blue)", nil), ("-mobile-image", "stretchable('a', -1px, 2px)", nil),
        ("-mobile-image", "image(nosuch)", nil), ("-mobile-image", "resizable(red, 1px, 2px, 3px, 4px)", nil),
        (
            "background-color", "linear-gradient(red, #00f)",
            "linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255))"
        ),
        (
            "background-color", "linear-gradient(to top, red, #00f)",
            "linear-gradient(to top, rgb(255, 0, 0), rgb(0, 0, 255))"
        ),
        ("background-color", "linear-gradient(red)", "linear-gradient(rgb(255, 0, 0))"),
        ("background-color", "linear-gradient()", nil), ("color", "linear-gradient(red, blue)", nil),
        ("background-color", "image('a.png', red)", "image(\"a.png\", rgb(255, 0, 0))"),
    ]

    @Test("Values are parsed", arguments: RichValueTests.cases)
    func values(_ property: String, _ text: String, _ expected: String?) {
        #expect(OneView.value(property, text) == expected, "\(property): \(text)")
    }

    @Test("The text of a value is the same value")
    func roundTrip() throws {
        let table = PropertyTable.standard
        for (property, text, expected) in Self.cases where expected != nil {
            let value = try #require(table.value(of: property, from: text))
            #expect(table.value(of: property, from: value.cssText) == value, "\(value.cssText)")
        }
    }

    @Test("Nested and endless functions are rejected in time", .timeLimit(.minutes(15)))
    func hostile() {
        let table = PropertyTable.standard
        for piece in [
            "image(", "text(", "text('a', ", "linear-gradient(", "conic-gradient(", "resizable(image(", "text(concat(",
        ] {
            for count in [1, 10, 100, 500] {
                let open = String(repeating: piece, count: count)
                let depth = open.count { $0 == "(" }
                for text in [open, open + String(repeating: ")", count: depth)] {
                    for property in ["attributed-text", "-mobile-image", "background-color"] {
                        _ = table.value(of: property, from: text)
                    }
                }
            }
        }
        let long = String(repeating: "x", count: 200_000)
        #expect(table.value(of: "attributed-text", from: "text('\(long)')") != nil)
        let runs = String(repeating: "text('a', kern(1px)) ", count: 10_000)
        #expect(table.value(of: "attributed-text", from: runs) != nil)
    }

    @Test("Random values are rejected, or have a text that is the same value", arguments: 0..<8)
    func random(seed: UInt64) throws {
        let pieces = [
            "text(", "image(", "resizable(", "stretchable(", "linear-gradient(", ")", ")", ")", ",", ",", " ", "'a'",
            "'b.png'", "url(c)", "red", "#369", "kern(", "color(", "font(", "underline-style(", "12px", "3", "double",
            "Georgia", "localized(", "concat(", "to top", "none", "conic-gradient(",
            "radial-gradient(", "repeating-radial-gradient(", "at ", "circle ", "from 45deg", "20%", "in oklch ",
            "a.png", "shadow-offset(", "1px 2px",
        ]
        var random = SeededGenerator(seed: seed)
        let table = PropertyTable.standard
        for _ in 0..<3000 {
            let text = (0..<random.number(in: 1...14)).map { _ in random.pick(pieces) }.joined()
            for property in ["attributed-text", "-mobile-image", "background-color"] {
                guard let value = table.value(of: property, from: text) else { continue }
                #expect(table.value(of: property, from: value.cssText) == value, "\(text) → \(value.cssText)")
            }
        }
    }
}
