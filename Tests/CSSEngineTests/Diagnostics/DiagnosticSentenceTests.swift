import CSSEngine
import Foundation
import Testing

/// The location, severity and sentence of the diagnostic of stylesheets with one error each.
@Suite struct DiagnosticSentenceTests {
    private static let mediaQueriesCases: [(String, String)] = [
        (
            "(wdith: 3px)",
            "1:9: warning: unknown media feature “wdith”, so the condition is never true; did you mean “width”?"
        ),
        (
            "(min-wdith: 3px)",
            "1:9: warning: unknown media feature “min-wdith”, so the condition is never true; did you mean “min-width”?"
        ),
        (
            "(PREFERS-COLOR-SCHEMES)",
            "1:9: warning: unknown media feature “PREFERS-COLOR-SCHEMES”, so the condition is never true; "
                + "did you mean “prefers-color-scheme”?"
        ),
        (
            "(width: 300)",
            "1:16: warning: “300” is not a valid value for the media feature width, so the condition is never true; "
                + "did you mean “300px”?"
        ),
        (
            "(min-resolution: 2)",
            "1:25: warning: “2” is not a valid value for the media feature resolution, "
                + "so the condition is never true; did you mean “2dppx”?"
        ),
        ("(bogus)", "1:9: warning: unknown media feature “bogus”, so the condition is never true"),
        (
            "(min-orientation: portrait)",
            "1:9: warning: unknown media feature “min-orientation”, so the condition is never true"
        ),
        (
            "(orientation: sideways)",
            "1:22: warning: “sideways” is not a valid value for the media feature orientation, so the condition is never true"
        ),
        (
            "(orientation: landscpae)",
            "1:22: warning: “landscpae” is not a valid value for the media feature orientation, so the condition is never true; "
                + "did you mean “landscape”?"
        ),
        (
            "(1px < width < 2s)",
            "1:23: warning: “2s” is not a valid value for the media feature width, so the condition is never true"
        ),
        (
            "(orientation > portrait)",
            "1:9: warning: the media feature “orientation” does not support comparisons, so the condition is never true"
        ),
        ("(width 3px)", "1:8: warning: unknown media condition “(width 3px)”, which is never true"),
        ("scren", "1:8: warning: unknown media type “scren”, which never matches; did you mean “screen”?"),
        (
            "screen or (width)",
            "1:15: error: invalid media query, which never matches: "
                + "expected 'and' or the end of the condition, found “or”"
        ),
        (
            "screen and",
            "1:18: error: invalid media query, which never matches: "
                + "expected a condition in parentheses or 'not', found the end"
        ),
    ]

    @Test("A diagnostic names the invalid part of a media query", arguments: DiagnosticSentenceTests.mediaQueriesCases)
    func mediaQueries(_ query: String, _ expected: String) {
        #expect(sentences("@media \(query) { a { top: 1px } }") == [expected])
        #expect(sentences("@import \"a\" \(query);").contains { $0.hasSuffix(sentence(expected)) })
    }

    private static let validCases: [String] = [
        "@media tv { a { top: 1px } }", "@media (min-width: 3px), ipad-retina { a { top: 1px } }",
        "@supports (colr: red) { a { top: 1px } }", "@media (color) and (-webkit-min-device-pixel-ratio: 2) {}",
    ]

    @Test("Valid stylesheets have no diagnostics", arguments: DiagnosticSentenceTests.validCases)
    func validStylesheets(_ sheet: String) {
        #expect(sentences(sheet) == [])
    }

    private static let tokensCases: [(String, String)] = [
        ("} a { top: 1px }", "1:1: error: “}” has no matching opening bracket"),
        ("a { top: 1px ) }", "1:14: error: “)” has no matching opening bracket"),
        ("a { --x: ] }", "1:10: error: “]” has no matching opening bracket"),
        ("@media (width]) {}", "1:14: error: “]” has no matching opening bracket"),
        ("a { color: \"bad\n; top: 1px }", "1:12: error: this string is not closed on its line"),
        ("a { 'bad\n; top: 1px }", "1:5: error: this string is not closed on its line"),
        ("@import 'bad\n;", "1:9: error: this string is not closed on its line"),
        ("a { color: (red; top: 1px }\nb { top: 1px }", "1:12: error: “(” is never closed"),
        ("a { top: 1px", "1:3: error: the block of “a” is never closed"),
        ("@media screen {\n  .a > b {\n  top: 1px; left: 2px\n", "2:10: error: the block of “.a > b” is never closed"),
        ("a { top: 1px; /* } */ &:hover { color: red", "1:31: error: the block of “&:hover” is never closed"),
        ("a { background-image: url(x", "1:23: error: “url(” is never closed"),
        ("a { color: rgb(1, 2, 3", "1:12: error: “rgb(” is never closed"),
        ("@media (width { a { top: 1px } }", "1:8: error: “(” is never closed"),
        ("@supports (a: b { a { top: 1px } }", "1:11: error: “(” is never closed"),
        ("@media screen;", "1:1: error: expected a block in braces after this rule"),
        ("a { top: 1px } b", "1:16: error: expected a block in braces after this rule"),
    ]

    @Test("A diagnostic names the broken token", arguments: DiagnosticSentenceTests.tokensCases)
    func tokens(_ sheet: String, _ expected: String) {
        #expect(sentences(sheet) == [expected])
    }

    private static let atRulesCases: [(String, String)] = [
        ("@font-face { font-family: x }", "1:1: warning: “@font-face” has no effect here"),
        ("@page { margin: 1px }", "1:1: warning: “@page” has no effect here"),
        ("@font-feature-values x { }", "1:1: warning: “@font-feature-values” has no effect here"),
        ("a { @page { top: 1px } }", "1:5: warning: “@page” has no effect here"),
        ("@meda screen {}", "1:1: error: unknown at-rule “@meda”; did you mean “@media”?"),
        ("@bogus;", "1:1: error: unknown at-rule “@bogus”"),
        ("a { @import 'b'; }", "1:5: error: “@import” is not valid here and is ignored"),
        (
            "@import url('common.css')\na { top: 1px }",
            "1:1: error: expected @import \"file.css\", optionally followed by layer, supports() and media queries; "
                + "is a semicolon missing after “@import url('common.css')”?"
        ),
        ("a { @namespace x 'y'; }", "1:5: error: “@namespace” is not valid here and is ignored"),
    ]

    @Test("A diagnostic describes the invalid at-rule", arguments: DiagnosticSentenceTests.atRulesCases)
    func atRules(_ sheet: String, _ expected: String) {
        #expect(sentences(sheet) == [expected])
    }

    private static let selectorsCases: [(String, String)] = [
        ("a:hovr", "found “hovr”; did you mean “:hover”?"), ("a:Hovr", "found “Hovr”; did you mean “:hover”?"),
        ("a::befre", "found “befre”; did you mean “::before”?"),
        ("a:placeholder", "found “placeholder”; did you mean “::placeholder”?"),
        ("a:nth-chld(2n)", "found “nth-chld(”; did you mean “:nth-child()”?"),
        ("a:not", "found “not”; did you mean “:not()”?"), ("a:root(b)", "found “root(”; did you mean “:root”?"),
        ("a:is(b:hovr).c:focsed", "found “focsed”; did you mean “:focused”?"),
        ("// a\nb", "found “/”; comments are written /* like this */"),
        (".1b", "a class that does not start with a digit, found “.1b”; did you mean “.\\31 b”?"),
        ("a.23", "a class that does not start with a digit, found “.23”; did you mean “.\\32 3”?"),
        (":is(a) .4", "a class that does not start with a digit, found “.4”; did you mean “.\\34”?"),
        ("#1a", "an id that does not start with a digit, found “#1a”; did you mean “#\\31 a”?"),
        (".-1b", "a class that does not start with a digit, found “-1b”"), (".1.5", "“.1”; did you mean “.\\31”?"),
        ("a: b", "found white space"), ("a:bogus", "found “bogus”"), ("a:1", "found “1”"),
    ]

    @Test("A diagnostic names what the selector grammar expected", arguments: DiagnosticSentenceTests.selectorsCases)
    func selectors(_ selector: String, _ expected: String) throws {
        let found = try #require(sentences("\(selector) {}").first)
        #expect(found.hasSuffix(expected), "\(found)")
    }

    private static let valuesCases: [(String, String)] = [
        ("color: gren", "“gren” is not a valid value for color; did you mean “green”?"),
        ("border: 1px solid bleu", "“1px solid bleu” is not a valid value for border; did you mean “blue”?"),
        ("text-align: centre", "“centre” is not a valid value for text-align; did you mean “center”?"),
        ("text-align: JUSTFY", "“JUSTFY” is not a valid value for text-align; did you mean “justify”?"),
        ("width: inhert", "“inhert” is not a valid value for width; did you mean “inherit”?"),
        // A similar keyword that is not valid either is not suggested.
        ("text-align: rde", "“rde” is not a valid value for text-align; expected " + ofAlignments),
        ("opacity: 50% 50%", "“50% 50%” is not a valid value for opacity; expected a number or a percentage"),
        ("color: gren(1)", "“gren(1)” is not a valid value for color; expected a colour or “none”"),
        ("color: rbg(1 2 3)", "“rbg(1 2 3)” is not a valid value for color; did you mean “rgb()”?"),
        ("width: 3 px", "“3 px” is not a valid value for width; did you mean “3px”?"),
        ("width: 3xp", "“3xp” is not a valid value for width; did you mean “3px”?"),
        ("width: 3QUX", "“3QUX” is not a valid value for width; “QUX” is not a supported unit"),
        ("width: 3px\n top: 4px", "“3px top: 4px” is not a valid value for width; is a semicolon missing?"),
        ("width: calc(3px+4px)", "“calc(3px+4px)” is not a valid value for width; did you mean “calc(3px + 4px)”?"),
        ("color:", "missing value for color; expected a colour or “none”"),
        ("opacity: !important", "missing value for opacity; expected a number or a percentage"),
        ("all:", "missing value for all; expected “initial”, “inherit”, “unset”, “revert” or “revert-layer”"),
        ("all: inital", "“inital” is not a valid value for all; did you mean “initial”?"),
    ]

    private static let missingPartCases: [(String, String)] = [
        ("transform: rotate(45)", "45deg"), ("transform: skew(1deg, 2)", "2deg"), ("transform: rotateZ(45)", "45deg"),
        ("transform: translate3d(10, 20, 0)", "translate3d(10px, 20px, 0)"),
        ("background-image: linear-gradient(45, red, blue)", "45deg"),
        ("background-image: conic-gradient(from 10, red, blue)", "10deg"),
        ("transform: translate(10, 20)", "translate(10px, 20px)"),
        ("transform: translate(1px 2px)", "translate(1px, 2px)"),
        ("transform: scale(1 2)", "scale(1, 2)"), ("transform: matrix(1 0 0 1 0 0)", "matrix(1, 0, 0, 1, 0, 0)"),
        ("transform: rotate(1deg), Scale(2)", "rotate(1deg) Scale(2)"),
        ("gap: 10", "10px"), ("width: calc(100% - 10)", "10px"), ("box-shadow: 0 2 4 black", "0 2px 4px black"),
        ("color: rgb(1 2 3 0.5)", "rgb(1 2 3 / 0.5)"), ("color: rgb(1, 2 3)", "rgb(1, 2, 3)"),
        ("color: rgb(1, 2, 3 / 0.5)", "rgb(1, 2, 3, 0.5)"), ("color: hsl(120, 50, 50)", "hsl(120, 50%, 50%)"),
        ("color: hsla(120, 50, 50, 0.5)", "hsla(120, 50%, 50%, 0.5)"), ("color: hwb(90, 10%, 10%)", "hwb(90 10% 10%)"),
        ("background-image: linear-gradient(red blue)", "linear-gradient(red, blue)"),
        ("font: 12px, Arial", "12px Arial"),
        ("aspect-ratio: 16 9", "16 / 9"), ("grid-template-columns: 1fr, 2fr", "1fr 2fr"),
    ]

    @Test("A diagnostic names a missing unit or separator", arguments: DiagnosticSentenceTests.missingPartCases)
    func missingParts(_ declaration: String, _ expected: String) throws {
        let found = try #require(sentences("a { \(declaration) }").first)
        #expect(found.hasSuffix("; did you mean “\(expected)”?"), "\(found)")
    }

    private static let outOfPlaneCases: [(String, String)] = [
        ("rotateX(45deg)", "rotateX"), ("perspective(10px) translatez(1px)", "translateZ"),
        ("translate3d(0, 0, 1em)", "translate3d"), ("rotate3d(1, 1, 1, 9deg)", "rotate3d"),
    ]

    @Test("A diagnostic says that a transform leaves the plane", arguments: DiagnosticSentenceTests.outOfPlaneCases)
    func outOfPlane(_ value: String, _ function: String) throws {
        let found = try #require(sentences("a { transform: \(value) }").first)
        #expect(found.hasSuffix("; “\(function)()” leaves the plane of the view, which is not supported"), "\(found)")
    }

    @Test("Expected values are words, not a grammar")
    func expectedValuesAreWords() throws {
        for property in Property.standard {
            let found = try #require(sentences("a { \(property.name): \"a\" 1 \"b\" 2 @ }").first)
            let start = try #require(found.range(of: "; expected "))
            #expect(!found[start.upperBound...].contains { "<[|{#".contains($0) }, "\(found)")
        }
    }

    private static let ofAlignments = "“left”, “right”, “center”, “justify”, “start” or “end”"

    @Test("A diagnostic lists the valid values of the property", arguments: DiagnosticSentenceTests.valuesCases)
    func values(_ declaration: String, _ expected: String) throws {
        let found = try #require(sentences("a { \(declaration) }").first)
        #expect(sentence(found) == expected)
    }

    private static let invisibleCases: [(String, String)] = [
        ("a { co\u{1B}lor: red }", "co␛"), ("a { color: \u{7}\u{7F} }", "␇␡"),
        ("a { color: \u{9B}x }", "\u{FFFD}x"),
        ("a { color: \u{202E}x }", "\u{FFFD}x"), ("a { color: \0 }", "\u{FFFD}"),
    ]

    /// Control characters in a sentence cannot control a terminal or change the writing direction.
    @Test("Control characters are visible in sentences", arguments: DiagnosticSentenceTests.invisibleCases)
    func controlCharacters(_ sheet: String, _ shown: String) throws {
        let formatter = DiagnosticFormatter(properties: .standard)
        let text = formatter.text(of: try #require(Stylesheet(sheet, name: "s\u{1B}c\n.css").diagnostics.first))
        #expect(text.hasPrefix("s␛c␊.css:1:"))
        let lines = text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].contains(shown) && lines[1].contains(shown), "\(text.debugDescription)")
        #expect(
            text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.properties.isDefaultIgnorableCodePoint && $0 >= " " })
    }

    /// Returns the diagnostics without the name of the stylesheet.
    private func sentences(_ sheet: String) -> [String] {
        let formatter = DiagnosticFormatter(properties: .standard)
        return Stylesheet(sheet, name: "s").diagnostics.map {
            String(formatter.text(of: $0).prefix { $0 != "\n" }.dropFirst(2))
        }.filter { !$0.contains("cannot import") }
    }

    /// Returns the text after the location and the severity.
    private func sentence(_ text: String) -> String {
        text.split(separator: ": ", maxSplits: 2).last.map(String.init) ?? ""
    }
}
