import CSSEngine
import Foundation
import NimbusCSS
import NimbusUIKit
import TestSupport
import Testing
import Three20CSSStyle

/// Adversarial input: nothing traps, and time and memory are linear.
@MainActor @Suite(.timeLimit(.minutes(15))) struct HostileTests {
    private func sheet(_ css: String) -> TTCSSStyleSheet {
        let sheet = TTCSSStyleSheet()
        sheet.load(text: css)
        return sheet
    }

    nonisolated static let values = [
        "1e400px", "-1e400px", "calc(1px / 0)", "calc(0px / 0)", "calc(infinity * 1px)", "0", "-0px", "1e-400px",
        "99999999999999999999999999px", "NaN", "∞", "\"", "'", "\\", "\u{0}", "url(", "url(\"", "rgb(", "((((", "]",
        "var(--x)",
        "env(safe-area-inset-top)", "current", "initial", "unset", "revert-layer", "attr(x)", "#", "!important",
        "e\u{301}",
        "rgb(1e999, -1e999, NaN)", "rgba(from red r g b / 1e40)", "1px 1px 1px 1px 1px", ",", ",,", "none, none", "()",
        "1e400px 1e400px 1e400px red", "calc(1px + 1em) 1px red", "none none", "min(1px, 2em)",
    ]

    @Test("Any value of any property is applied, or is a problem", arguments: values)
    func values(_ value: String) throws {
        for property in PropertyTable.three20.names {
            let sheet = sheet("t { \(property): \(value) }\n")
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            label.text = "text"
            try sheet.applyCss(fromSelector: "t", toObject: label)
            #expect(label.frame.minX.isFinite && label.frame.width.isFinite && label.font.pointSize.isFinite)
            #expect(label.layer.shadowRadius.isFinite && label.layer.shadowOffset.width.isFinite)
            #expect(label.layer.shadowOpacity >= 0 && label.layer.shadowOpacity <= 1)
            for diagnostic in sheet.diagnostics { #expect(diagnostic.location.line >= 1) }
        }
    }

    nonisolated static let texts = [
        "", "}", "{", "{}", "}}}}", ";", "/*", "/**", "<!--", "-->", "@", "@media", "@media {", "a", "a {", "a { b",
        "a { b:", "a, {}",
        ", a {}", "a,,b {}", ":hover {}", "::x {}", ". {}", ".1 {}", "# {}", "a:: {}", "a: {}", "& {}", "a { & {} }",
        "a { &&{} }",
        "[ {}", "a[ {}", "a:is( {}", ":is(a):hover { top: 1px }", ":not(:is(:is(a))) {}", "\u{FEFF}a { top: 1px }",
        "\u{0} {}",
        "a { top: 1px; } \u{FFFD} b { top: 2px }", "a\\", "a { \\", "@import", "@import 'x'", "@charset \"x\";",
        "a { b: { c: d } }",
    ]

    @Test("Any text is a stylesheet", arguments: texts)
    func texts(_ text: String) {
        let sheet = sheet(text)
        for selector in sheet.cssStyles.keys { #expect(sheet.css(selector) != nil) }
        for diagnostic in sheet.diagnostics { #expect(diagnostic.location.line >= 1) }
    }

    @Test("Any bytes are a file")
    func bytes() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            Data([0xFF, 0xFE, 0x61, 0x00] + "a { top: 1px } b { \u{7B}".utf8 + [0xC3, 0x28]), to: "a.css")
        let sheet = TTCSSStyleSheet()
        #expect(sheet.load(fromFilename: folder.file("a.css")))
        #expect(!sheet.diagnostics.isEmpty)
        var generator = SeededGenerator(seed: 20)
        for _ in 1...300 {
            let pieces = [
                "a", ".b", "#c", ":hover", " ", "{", "}", ";", ":", "color", "red", "1px", "(", ")", "\"", "/*", "*/",
                "&", "@media x", ",",
            ]
            let text = (0..<40).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            sheet.load(text: text)
            for selector in sheet.cssStyles.keys { _ = sheet.css(selector)?.font }
        }
    }

    @Test("Deep nesting is bounded")
    func depth() {
        let deep = 5_000
        let nested = sheet(String(repeating: "a { ", count: deep) + "top: 1px" + String(repeating: " }", count: deep))
        #expect(!nested.diagnostics.isEmpty)
        let parents = sheet(
            String(repeating: "a, b { &:hover, ", count: 200) + "c {} " + String(repeating: "}", count: 200))
        #expect(parents.css("zzz") == nil)
        let functions = sheet("t { color: " + String(repeating: "light-dark(", count: deep) + "red; top: 1px }")
        #expect(functions.css("none") == nil)
    }

    @Test("Long lists with long blocks need time and memory for what is read only")
    func lists() {
        let selectors = (0..<6_000).map { ".s\($0)" }.joined(separator: ",")
        let block = (0..<1_000).map { "p\($0): 1;" }.joined()
        let own = (0..<6_000).map { ".s\($0) { top: 2px }" }.joined()
        let sheet = sheet("\(selectors) { \(block) top: 1px }\n" + own)
        #expect(sheet.css(".s5999")?.top == 2)
        #expect(sheet.cssStyles.count > 100)
    }

    @Test("Many rules before an unclosed block are read in linear time")
    func unclosed() {
        let rules = String(repeating: ".a { top: 1px; color: Red }\n", count: 8_000)
        let sheet = sheet(rules + "q { top: 1px")
        #expect(sheet.css(".a")?.top == 1 && sheet.css("q") == nil)
        #expect(sheet.diagnostics.count == 8_001)
    }

    @Test("A stylesheet that is added to itself stays as it is")
    func selfAddition() {
        let sheet = sheet("a { top: 1px }")
        for _ in 1...64 { sheet.addStyleSheet(sheet) }
        #expect(sheet.cssStyles == ["a": ["top": ["1px"]]])
    }

    @Test("An import cannot leave the folder of its file")
    func imports() throws {
        let folder = try TemporaryFolder([
            "secret.css": "s { top: 1px }", "css/a.css": "@import '../secret.css'; a { top: 1px }",
        ])
        let sheet = TTCSSStyleSheet()
        #expect(sheet.load(fromFilename: folder.file("css/a.css")))
        #expect(sheet.css("s") == nil && sheet.css("a") != nil && sheet.diagnostics.count == 1)
    }
}
