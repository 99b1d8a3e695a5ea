import Foundation
import StylesheetEditing
import TestSupport
import Testing

@testable import chameleon

/// The replacement of values in the bytes of a stylesheet.
struct StylesheetEditorTests {
    private func edit(
        _ text: String, _ old: String, _ new: String, name: String = "a.css"
    ) -> Result<String, EditProblem> {
        let range = text.range(of: old).map {
            text.utf8.distance(
                from: text.startIndex, to: $0.lowerBound)..<text.utf8.distance(
                    from: text.startIndex, to: $0.upperBound)
        }
        return Result { () throws(EditProblem) in
            let replacement = StylesheetEditor.Replacement(range: range ?? 0..<0, value: new)
            let data = try StylesheetEditor(Data(text.utf8), name: name).applying([replacement])
            return String(decoding: data, as: UTF8.self)
        }
    }

    @Test(
        "Only the bytes of the value change",
        arguments: [
            ("a.css", "UILabel { color: red ; }\n", "red", "tomato", "UILabel { color: tomato ; }\n"),
            ("a.css", "/* ä */ .a{color:red!important}", "red", "rgb(1 2 3)", "/* ä */ .a{color:rgb(1 2 3)!important}"),
            ("a.css", ":root { --x: 1px  2px; }", "1px  2px", "calc(1px + 2px)", ":root { --x: calc(1px + 2px); }"),
            (
                "a.css", "\u{FEFF}.a { width: 1px }\r\n.b { width: 2px", "2px", "30px",
                "\u{FEFF}.a { width: 1px }\r\n.b { width: 30px"
            ),
            (
                "a.css", ".a { &:highlighted { color: red } }", "red", "var(--a, blue)",
                ".a { &:highlighted { color: var(--a, blue) } }"
            ),
            (
                "a.iss", "@ink: red;\nlabel { textColor = @ink }", "red", "blue",
                "@ink: blue;\nlabel { textColor = @ink }"
            ),
            ("a.css", ".a { color: red }", "red", "red", ".a { color: red }"),
        ])
    func changesTheValue(name: String, text: String, old: String, new: String, expected: String) {
        #expect(edit(text, old, new, name: name) == .success(expected))
    }

    @Test(
        "A text that is not exactly one value is rejected",
        arguments: [
            "red; width: 1px", "red }", "red } .b { color: blue", "red /*", "\"red", "red\n\"", "url(x", "(", ")",
            "red !important",
            "", "  ", "red;", "[1", "\\", "red\\", "}", "{}", "red } /* {", "<!--", "}}}", "a{b:c}", "red/**/;",
        ])
    func rejectsOtherTexts(value: String) {
        let text = ".a { color: blue; width: 2px }\n.c { color: green }\n"
        switch edit(text, "blue", value) {
        case .success: Issue.record("accepted \(value)")
        case .failure(let problem):
            #expect(problem == .notOneValue || { if case .invalidValue = problem { true } else { false } }())
        }
    }

    @Test("A custom property accepts any tokens, but not the end of its declaration")
    func editsTokens() {
        #expect(edit(":root { --a: 1; --b: 2 }", "1", "{ x: y }") == .success(":root { --a: { x: y }; --b: 2 }"))
        #expect(edit(":root { --a: 1; --b: 2 }", "1", "3; --c: 4") == .failure(.notOneValue))
    }

    @Test("A value that the property does not accept is rejected with the message of the diagnostic")
    func rejectsInvalidValues() {
        guard case .failure(.invalidValue(let message)) = edit(".a { color: red }", "red", "reddd") else {
            Issue.record("accepted")
            return
        }
        #expect(message.contains("reddd"))
    }

    @Test("Bytes that are not a value cannot be edited")
    func rejectsOtherBytes() {
        #expect(edit(".a { color: red }", "color", "width") == .failure(.noDeclaration))
        #expect(edit(".a { color: red }", "re", "blue") == .failure(.noDeclaration))
        #expect(edit("/* red */", "red", "blue") == .failure(.noDeclaration))
    }

    @Test("Random tokens are rejected, or replace the value and nothing else", arguments: 0..<4)
    func randomTokens(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let start = Data(".a { width: ".utf8)
        var accepted = 0
        for _ in 0..<TestExtent.choose(1_000, full: 5_000) {
            let end = Data(" }".utf8) + RandomTokens.bytes(atLeast: random.number(in: 0...40), &random)
            let value = String(decoding: RandomTokens.bytes(atLeast: random.number(in: 1...10), &random), as: UTF8.self)
            let editor = StylesheetEditor(start + Data("2px".utf8) + end, name: "a.css")
            let replacement = StylesheetEditor.Replacement(range: start.count..<start.count + 3, value: value)
            guard let edited = try? editor.applying([replacement]) else { continue }
            accepted += 1
            #expect(edited == start + Data(value.utf8) + end)
            let range = start.count..<start.count + value.utf8.count
            let undone = try StylesheetEditor(edited, name: "a.css").applying([.init(range: range, value: "2px")])
            #expect(undone == start + Data("2px".utf8) + end)
        }
        #expect(accepted > 0)
    }

    @Test("Several values are replaced at once, with offsets from before the edit")
    func editsSeveral() throws {
        let text = ".a { color: red; width: 1px }"
        let editor = StylesheetEditor(Data(text.utf8), name: "a.css")
        let (color, width) = (
            StylesheetEditor.Replacement(range: 12..<15, value: "rebeccapurple"),
            StylesheetEditor.Replacement(range: 24..<27, value: "20px")
        )
        let edited = try editor.applying([width, color])
        #expect(String(decoding: edited, as: UTF8.self) == ".a { color: rebeccapurple; width: 20px }")
        #expect(throws: EditProblem.repeated) { try editor.applying([color, color]) }
    }
}
