import Testing

@testable import CSSEngine

/// The walk over the values in a value, and values that only a dialect knows.
@Suite struct ValuePartsTests {
    @Test(
        "A value has parts, and is the same with the same parts",
        arguments: [
            ("width", "2em", ""), ("font-family", "Courier, serif", "\"Courier\" serif"),
            ("width", "fit-content(2em)", "2em"),
            ("transform", "translate(1em, 2px) rotate(3deg)", "1em 2px 3deg"),
            ("grid-template-columns", "[a] 1em repeat(2, minmax(2px, 1fr) fit-content(3px))", "1em 2px 3px"),
            ("background-image", "conic-gradient(from 1deg, canvas, label 5deg)", "1deg 50% 50% canvas label 5deg"),
            ("background-image", "image-set(\"a.png\" 1x, image(canvas) 2x)", "url(\"a.png\") image(canvas)"),
            ("clip-path", "inset(1em 2px round 3px)", "1em 2px 1em 2px 3px 3px 3px 3px 3px 3px 3px 3px"),
            ("clip-path", "ellipse(closest-side 1em at 2em top)", "closest-side 1em 2em 0%"),
            ("layout", "left(#a right * 2 + 3em)", "2 3em"), ("frame", "size(1em, 2px) left(3px)", "1em 2px 3px"),
            ("attributed-text", "text(\"a\", kern(1em)) text(\"b\", color(canvas))", "1em canvas"),
        ])
    func parts(property: String, text: String, parts: String) {
        let value = ResolvedValue.value(property, text)
        #expect(value?.parts.map(\.cssText).joined(separator: " ") == parts)
        #expect(value?.mapParts { $0 } == value)
    }

    @Test("Values of dialects are equal if their types and their code points are")
    func equality() {
        func text(_ string: String) -> Value? { ResolvedValue.value("attributed-text", "text(\"\(string)\")") }
        #expect(text("\u{E9}") == text("\u{E9}"))
        #expect(text("\u{E9}") != text("e\u{301}"))
        #expect(text("a") != ResolvedValue.value("frame", "size(1px)"))
        #expect(text("a")?.custom(as: FrameValue.self) == nil)
        #expect(text("a")?.custom(as: AttributedTextValue.self)?.runs.count == 1)
    }
}
