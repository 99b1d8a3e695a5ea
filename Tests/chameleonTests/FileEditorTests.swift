import Foundation
import NimbusCSS
import NimbusChameleon
import StylesheetEditing
import TestSupport
import Testing

@testable import chameleon

/// Files that edits of the page replace.
struct FileEditorTests {
    private static let old = ".a { color: red }"
    private static let new = ".a { color: blue }"

    /// An edit of the colour of a file with the contents `old`.
    private static func edit(_ path: String) -> TrialEdit {
        TrialEdit(path: path, hash: ContentHash(of: Data(old.utf8)), start: 12, end: 15, value: "blue")
    }

    @Test("An edit replaces a file with the same permissions, and leaves no other file behind")
    func replacing() async throws {
        let folder = try TemporaryFolder(["css/a.css": Self.old])
        chmod(folder.file("css/a.css"), 0o640)
        #expect(try await FileEditor(folder: folder.path).write([Self.edit("css/a.css")]).paths == ["css/a.css"])
        #expect(try folder.text("css/a.css") == Self.new)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("css/a.css"))
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("css")) == ["a.css"])
    }

    @Test("A link that replaces the folder during an edit leads it nowhere else")
    func swappedFolder() throws {
        let folder = try TemporaryFolder(["watched/css/a.css": Self.old, "outside/a.css": Self.old])
        let file = try EditableFile(StylesheetPath("css/a.css"), in: folder.file("watched"))
        let draft = try FileDraft(of: file, Data(Self.new.utf8))
        try folder.move("watched/css", to: "moved")
        try folder.link("watched/css", to: folder.file("outside"))
        try draft.replaceFile()
        #expect(try folder.text("outside/a.css") == Self.old)
        #expect(try folder.text("moved/a.css") == Self.new)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("outside")) == ["a.css"])
    }

    @Test("Files with several names, hidden files, files outside and other kinds of files are refused")
    func refusals() async throws {
        let folder = try TemporaryFolder([
            "watched/a.css": Self.old, "watched/.hidden/a.css": Self.old, "outside/a.css": Self.old,
            "watched/a.strings": Self.old,
        ])
        let editor = FileEditor(folder: folder.file("watched"))
        try FileManager.default.linkItem(atPath: folder.file("watched/a.css"), toPath: folder.file("watched/b.css"))
        try folder.link("watched/c.css", to: folder.file("watched/.hidden/a.css"))
        try folder.link("watched/d.css", to: folder.file("outside/a.css"))
        await #expect(throws: EditProblem.hardLinked(path: "a.css")) { try await editor.write([Self.edit("a.css")]) }
        #expect(WriteResponse(.hardLinked(path: "a.css")).response.status == 500)
        for path in [
            "c.css", "d.css", ".hidden/a.css", "../outside/a.css", "a.strings", "e.css", "./a.css", "x//a.css",
        ] {
            await #expect(throws: EditProblem.noFile, "\(path)") { try await editor.write([Self.edit(path)]) }
        }
        for path in ["watched/a.css", "watched/.hidden/a.css", "outside/a.css", "watched/a.strings"] {
            #expect(try folder.text(path) == Self.old)
        }
    }

    @Test("The result has the edits that bring the old values back, byte by byte")
    func undo() async throws {
        let old = ".a { color: /* ä */ red;\r\n width: calc(1px  +  2px) }"
        let folder = try TemporaryFolder(["a.css": old])
        func edit(_ value: String, _ new: String) throws -> TrialEdit {
            let range = try #require(old.range(of: value))
            let start = old.utf8.distance(from: old.startIndex, to: range.lowerBound)
            return TrialEdit(
                path: "a.css", hash: ContentHash(of: Data(old.utf8)), start: start, end: start + value.utf8.count,
                value: new)
        }
        let editor = FileEditor(folder: folder.path)
        let save = try await editor.write([
            try edit("calc(1px  +  2px)", "4px"), try edit("red", "rebeccapurple"),
        ])
        #expect(try folder.text("a.css") == ".a { color: /* ä */ rebeccapurple;\r\n width: 4px }")
        let back = try await editor.write(save.undo)
        #expect(try folder.text("a.css") == old)
        #expect(try await editor.write(back.undo).paths == ["a.css"])
        #expect(try folder.text("a.css") == ".a { color: /* ä */ rebeccapurple;\r\n width: 4px }")
    }

    @Test("An edit of an older version is made if its declaration has not changed since")
    func movedDeclarations() async throws {
        let versions = [ContentHash(of: Data(Self.old.utf8)): Data(Self.old.utf8)]
        for (now, expected) in [
            (
                "/* new */\n.b { color: lime }\n.a {\n  color: red;\n}",
                "/* new */\n.b { color: lime }\n.a {\n  color: blue;\n}"
            ),
            (".a { width: 1px; color: red }\n.a { color: lime }", ".a { width: 1px; color: blue }\n.a { color: lime }"),
            (".a { color: lime }", nil), (".b { color: red }", nil), (".a { color: red }\n.a { color: red }", nil),
            (".a { color: red !important }", nil), ("", nil),
        ] {
            let folder = try TemporaryFolder(["a.css": now])
            let editor = FileEditor(folder: folder.path)
            if let expected {
                _ = try await editor.write([Self.edit("a.css")], versions: versions)
                #expect(try folder.text("a.css") == expected)
            } else {
                await #expect(throws: EditProblem.fileChanged, "\(now)") {
                    try await editor.write([Self.edit("a.css")], versions: versions)
                }
                #expect(try folder.text("a.css") == now)
            }
        }
    }

    @Test("A file that nobody may write to stays as it is, and the reason is the system's")
    func readOnlyFiles() async throws {
        let folder = try TemporaryFolder(["a.css": Self.old])
        chmod(folder.file("a.css"), 0o444)
        let problem = EditProblem.unwritable(path: "a.css", reason: "permission denied")
        await #expect(throws: problem) {
            try await FileEditor(folder: folder.path).write([Self.edit("a.css")])
        }
        #expect(problem.message == "a.css cannot be written: permission denied")
        #expect(try folder.text("a.css") == Self.old)
    }

    @Test("Of several edits, all are written or none is")
    func severalFiles() async throws {
        let folder = try TemporaryFolder(["a.css": Self.old, "b.css": Self.old + " "])
        let editor = FileEditor(folder: folder.path)
        await #expect(throws: EditProblem.fileChanged) {
            try await editor.write([Self.edit("a.css"), Self.edit("b.css")])
        }
        #expect(try folder.text("a.css") == Self.old)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.css", "b.css"])
        try folder.write(Self.old, to: "b.css")
        #expect(try await editor.write([Self.edit("a.css"), Self.edit("b.css")]).paths == ["a.css", "b.css"])
        #expect(try folder.text("a.css") == Self.new)
        #expect(try folder.text("b.css") == Self.new)
    }
}
