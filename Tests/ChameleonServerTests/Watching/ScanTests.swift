import Foundation
import NimbusChameleon
import TestSupport
import Testing

@testable import ChameleonServer

/// The files of a folder that are served.
@Suite struct ScanTests {

    /// Serves a folder until `body` returns.
    private static func serving(
        _ folder: TemporaryFolder, _ settings: Setting..., body: (TestServer) async throws -> Void
    ) async throws {
        try await TestServer(in: folder) { for setting in settings { setting.apply(&$0) } }.run(body)
    }

    private static func problems(_ server: TestServer, _ count: Int) async throws -> [FolderProblem] {
        try await eventually("\(count) problems") { server.problems.count >= count ? server.problems : nil }
    }

    @Test("Only files of known kinds are served, and no hidden files")
    func servedFiles() async throws {
        let served = [
            "a.css", "B.CSS", "c.Strings", "d.json", "e.png", "f.jpg", "f.jpeg", "g.gif", "h.webp", "i.svg", "j.pdf",
        ]
        let others = [
            ".env", ".css", ".a.css", ".git/a.css", "sub/.hidden/a.css", "a.txt", "css", "a.css~", "a.css.bak",
            "id_rsa",
            "a.html", "a.js", "a.php", "a.", "a.css ", "main.swift",
        ]
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: (served + others).map { ($0, "x") }))
        try await Self.serving(folder) { server in
            #expect(Set(server.texts.keys) == Set(served))
            for name in others {
                let response = try await server.get("/" + name.replacing(" ", with: "%20"))
                #expect(response.status == 404, "\(name)")
            }
            #expect(server.problems.isEmpty)
        }
    }

    @Test("Each kind of file has its media type")
    func mediaTypes() {
        let types = [
            "a.css": "text/css; charset=utf-8", "a.ISS": "text/plain; charset=utf-8",
            "a.STRINGS": "text/plain; charset=utf-8", "a.json": "application/json", "a.xml": "application/xml",
            "a.png": "image/png", "a.jpeg": "image/jpeg", "a.gif": "image/gif", "a.webp": "image/webp",
            "a.svg": "image/svg+xml", "a.pdf": "application/pdf",
        ]
        for (name, type) in types { #expect(FileKind(name: name)?.contentType == type) }
    }

    @Test("Links out of the folder, to hidden files and to other kinds of files are not followed")
    func links() async throws {
        let outside = try TemporaryFolder(["secret.css": "secret", "sub/secret.css": "secret"])
        let folder = try TemporaryFolder(["a.css": "a", "real/b.css": "b", ".git/config.json": "x", "notes.txt": "n"])
        try folder.link("out.css", to: outside.file("secret.css"))
        try folder.link("outdir", to: outside.path)
        try folder.link("up.css", to: "../\((outside.path as NSString).lastPathComponent)/secret.css")
        try folder.link("dot.json", to: ".git/config.json")
        try folder.link("git", to: ".git")
        try folder.link("kind.css", to: "notes.txt")
        try folder.link("dangling.css", to: "nowhere.css")
        try folder.link("in.css", to: "a.css")
        try folder.link("linked", to: "real")
        try folder.link("round", to: ".")
        try await Self.serving(folder) { server in
            let expected = ["a.css": "a", "in.css": "a", "real/b.css": "b", "linked/b.css": "b"]
            #expect(server.texts == expected)
            let problems = try await Self.problems(server, 6)
            #expect(Set(problems.map(\.path)) == ["out.css", "outdir", "up.css", "dot.json", "git", "kind.css"])
            #expect(problems.allSatisfy { $0.reason == .outside })
            try folder.write("a2", to: "a.css")
            try folder.write("b2", to: "real/b.css")
            try await server.waitUntilServing(["a.css": "a2", "in.css": "a2", "real/b.css": "b2", "linked/b.css": "b2"])
        }
    }

    @Test("A problem that is over is reported once, whatever its kind")
    func solvedProblems() async throws {
        let outside = try TemporaryFolder(["a.css": "a"])
        let folder = try TemporaryFolder(["large.css": "12345", "gone.css": "12345", "b.css": "b"])
        try folder.link("out.css", to: outside.file("a.css"))
        try await Self.serving(folder, .set(\.folderLimits.fileSize, 4)) { server in
            #expect(Set(try await Self.problems(server, 3).map(\.path)) == ["large.css", "gone.css", "out.css"])
            #expect(server.solved.isEmpty)
            try folder.remove("out.css")
            try folder.remove("gone.css")
            try folder.write("1", to: "large.css")
            _ = try await eventually("the ends of three problems") { server.solved.count >= 3 }
            #expect(Set(server.solved.map(\.path)) == ["large.css", "gone.css", "out.css"])
            try folder.write("12345", to: "large.css")
            _ = try await eventually("the same problem again") { server.problems.count >= 4 }
            #expect(server.problems.last?.path == "large.css" && server.solved.count == 3)
        }
    }

    @Test("A folder next to the served one is outside, even if the served folder's name is its prefix")
    func commonPrefix() async throws {
        let parent = try TemporaryFolder(["app/a.css": "a", "app-secrets/b.css": "secret"])
        try parent.link("app/b.css", to: "../app-secrets/b.css")
        let server = try await TestServer(in: parent) { $0.folder += "/app" }
        try await server.run { #expect($0.texts == ["a.css": "a"]) }
    }

    @Test("The sizes, the numbers and the depth of files and folders are limited")
    func limits() async throws {
        let folder = try TemporaryFolder([
            "a.css": "12345", "b.css": "1234", "c.css": "123", "d.css": "1", "e/f/g.css": "1",
        ])
        try await Self.serving(folder, .set(\.folderLimits.fileSize, 4)) { server in
            #expect(Set(server.texts.keys) == ["b.css", "c.css", "d.css", "e/f/g.css"])
            let problems = try await Self.problems(server, 1)
            #expect(problems == [FolderProblem(path: "a.css", reason: .tooLarge(limit: 4))])
            try folder.write("1", to: "a.css")
            try await eventually("the file that is small enough now") { server.texts["a.css"] == "1" }
            try folder.write("12345", to: "b.css")
            try await eventually("the removal of the file that is too large now") { server.texts["b.css"] == nil }
            try folder.write("12345", to: "a.css")
            try folder.write("12345", to: "a.css")
            _ = try await eventually("three problems") { server.problems.count >= 3 }
            #expect(server.problems.map(\.path) == ["a.css", "b.css", "a.css"])
        }
        try folder.write("12345", to: "a.css")
        try folder.write("1234", to: "b.css")
        try await Self.serving(folder, .set(\.folderLimits.totalSize, 10)) { server in
            #expect(Set(server.texts.keys) == ["a.css", "b.css", "d.css"])
            let problems = try await Self.problems(server, 2)
            #expect(Set(problems.map(\.path)) == ["c.css", "e/f/g.css"])
        }
        try await Self.serving(folder, .set(\.folderLimits.files, 2)) { server in
            #expect(server.texts.count == 2)
            let problem = try await Self.problems(server, 1)[0]
            #expect(problem.reason == .tooManyFiles(limit: 2))
            #expect(problem.description == "not everything is served: there are more than 2 files")
        }
        try await Self.serving(folder, .set(\.folderLimits.depth, 1)) { server in
            #expect(server.texts["e/f/g.css"] == nil && server.texts.count == 4)
            let problems = try await Self.problems(server, 1)
            #expect(problems == [FolderProblem(path: "e/f", reason: .tooDeep(limit: 1))])
        }
        try await Self.serving(folder, .set(\.folderLimits.folders, 2)) { server in
            #expect(server.texts["e/f/g.css"] == nil && server.texts.count == 4)
            let problem = try await Self.problems(server, 1)[0]
            #expect(problem.reason == .tooManyFolders(limit: 2))
        }
    }

    @Test("If there are too many files, images are left out first, and stylesheets do not displace view data")
    func prefersStylesheetsAndViewData() async throws {
        var texts: [String: String] = [:]
        for number in 0..<9 { (texts["a/\(number).png"], texts["b/\(number).css"]) = ("png", "css") }
        for number in 0..<3 { texts["c/\(number).json"] = "{}" }
        try await Self.serving(try TemporaryFolder(texts), .set(\.folderLimits.files, 8)) { server in
            let counts = Dictionary(grouping: server.texts.values) { $0 }.mapValues(\.count)
            #expect(counts == ["css": 5, "{}": 3])
        }
        try await Self.serving(try TemporaryFolder(texts), .set(\.folderLimits.files, 15)) { server in
            let counts = Dictionary(grouping: server.texts.values) { $0 }.mapValues(\.count)
            #expect(counts == ["css": 9, "{}": 3, "png": 3])
        }
    }

    @Test("Asset catalogues are not served and do not count")
    func assetCatalogs() async throws {
        var texts = ["a.css": "a", "x/b.json": "{}"]
        for number in 0..<5 { texts["Media.xcassets/\(number).imageset/Contents.json"] = "{}" }
        let folder = try TemporaryFolder(texts)
        try await Self.serving(folder, .set(\.folderLimits.files, 2)) { server in
            #expect(Set(server.texts.keys) == ["a.css", "x/b.json"] && server.problems.isEmpty)
            try folder.write("{ }", to: "Media.xcassets/6.imageset/Contents.json")
            try folder.write("aa", to: "a.css")
            try await eventually("the change of the stylesheet") { server.texts["a.css"] == "aa" }
            #expect(server.texts.count == 2)
        }
    }

    @Test("Only regular files are served")
    func regularFiles() async throws {
        let folder = try TemporaryFolder(["a.css": "a", "folder.css/b.css": "b"])
        #expect(mkfifo(folder.file("pipe.css"), 0o600) == 0)
        try await Self.serving(folder) { server in
            #expect(server.texts == ["a.css": "a", "folder.css/b.css": "b"])
            let problems = try await Self.problems(server, 1)
            #expect(problems == [FolderProblem(path: "pipe.css", reason: .notRegular)])
            let response = try await server.get("/folder.css")
            #expect(response.status == 404)
        }
    }

    @Test("Unusable names are reported without control characters")
    func unusableNames() async throws {
        let folder = try TemporaryFolder(["a.css": "a"])
        for name in ["b\u{1B}[31m.css", "c\n.css", "d\\e.css"] { try folder.write("x", to: name) }
        let invalid = open(folder.path + "/", O_RDONLY)
        let bytes: [CChar] = [CChar(bitPattern: 0xFF), 0x2E, 0x63, 0x73, 0x73, 0]
        close(openat(invalid, bytes, O_CREAT | O_WRONLY, 0o644))
        close(invalid)
        try await Self.serving(folder) { server in
            #expect(server.texts == ["a.css": "a"])
            let problems = try await Self.problems(server, 4)
            #expect(problems.allSatisfy { $0.reason == .unusableName })
            #expect(problems.allSatisfy { !$0.description.unicodeScalars.contains { $0.value < 0x20 } })
        }
    }
}
