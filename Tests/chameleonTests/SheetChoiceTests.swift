import TestSupport
import Testing

@testable import chameleon

/// The stylesheets that the preview chooses for a view tree.
@MainActor struct SheetChoiceTests {
    private func choice(of tree: String, in texts: [String: String]) throws -> [String] {
        let files = try TestFiles(texts)
        let choice = SheetChoice(forTree: tree, previous: nil, in: files.served)
        return choice.paths.map { choice.folder.path + ":" + $0 }
    }

    @Test("The stylesheet with the name of the tree in its folder is chosen, with imports relative to this folder")
    func besideTheTree() throws {
        let texts = ["Chat/chat.css": "@import 'theme.css';", "Chat/theme.css": "", "chat.css": "", "theme.css": ""]
        #expect(try choice(of: "Chat/chat.json", in: texts) == ["Chat:chat.css"])
    }

    @Test("Imports are relative to a parent folder of the stylesheet if they are found only there")
    func importsFromAParentFolder() throws {
        let texts = ["screens/chat.css": "@import 'theme.css';", "theme.css": ""]
        #expect(try choice(of: "screens/chat.json", in: texts) == [":screens/chat.css"])
    }

    @Test("A stylesheet with the name of the tree is also found in a parent folder of the tree")
    func inAParentFolder() throws {
        #expect(try choice(of: "trees/app.json", in: ["app.css": "", "other.css": ""]) == [":app.css"])
    }

    @Test("Otherwise all stylesheets that no other one imports are chosen, in the nearest folder with stylesheets")
    func unimported() throws {
        let texts = ["a/one.css": "@import url(base.css);", "a/base.css": "", "a/two.iss": "", "three.css": ""]
        #expect(try choice(of: "a/app.json", in: texts) == ["a:one.css", "a:two.iss"])
    }

    @Test("Stylesheets that import each other are all chosen")
    func cycle() throws {
        let texts = ["one.css": "@import 'two.css';", "two.css": "@import 'one.css';"]
        #expect(try choice(of: "app.json", in: texts) == [":one.css", ":two.css"])
    }

    @Test("A removed stylesheet is not replaced by the stylesheets of a parent folder")
    func removed() throws {
        let files = try TestFiles(["app/style.css": "", "other.css": ""])
        let before = SheetChoice(forTree: "app/screen.json", previous: nil, in: files.served)
        files.change(["app/style.css": nil])
        #expect(SheetChoice(forTree: "app/screen.json", previous: before, in: files.served).paths == ["style.css"])
        files.change(["app/new.css": ""])
        #expect(SheetChoice(forTree: "app/screen.json", previous: before, in: files.served).paths == ["new.css"])
    }

    @Test("Each of thousands of stylesheets is read once", .timeLimit(.minutes(15)))
    func manySheets() throws {
        let chain = (0..<4_500).map { ("s\($0).css", $0 == 0 ? "" : "@import 's\($0 - 1).css';") }
        let files = try TestFiles(Dictionary(uniqueKeysWithValues: chain))
        let folder = files.served.sheetFolder("")
        #expect(folder.unimportedSheets == ["s4499.css"])
        files.change(["s4499.css": ""])
        #expect(folder.unimportedSheets == ["s4498.css", "s4499.css"])
    }
}
