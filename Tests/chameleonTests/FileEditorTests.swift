import Foundation
import NimbusCSS
import NimbusChameleon
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
        #expect(try await FileEditor(folder: folder.path).write([Self.edit("css/a.css")]) == ["css/a.css"])
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
        #expect(EditResponse(.hardLinked(path: "a.css")).response.status == 500)
        for path in ["c.css", "d.css", ".hidden/a.css", "../outside/a.css", "a.strings", "e.css"] {
            await #expect(throws: EditProblem.noFile, "\(path)") { try await editor.write([Self.edit(path)]) }
        }
        for path in ["watched/a.css", "watched/.hidden/a.css", "outside/a.css", "watched/a.strings"] {
            #expect(try folder.text(path) == Self.old)
        }
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
        #expect(try await editor.write([Self.edit("a.css"), Self.edit("b.css")]) == ["a.css", "b.css"])
        #expect(try folder.text("a.css") == Self.new)
        #expect(try folder.text("b.css") == Self.new)
    }
}
