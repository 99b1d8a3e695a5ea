import Foundation
import NIOCore
import NimbusChameleon
import Testing

@testable import ChameleonServer
@testable import NimbusChameleon

@Suite struct ChangeLogTests {

    private static func file(_ path: String, _ text: String) throws -> WatchedFile {
        WatchedFile(path: try #require(WatchedPath(path)), kind: .styleSheet, contents: ByteBuffer(string: text))
    }

    /// - Parameter texts: The contents of files by path. `nil` for a removed file.
    private static func batch(_ texts: KeyValuePairs<String, String?>) throws -> FileBatch {
        let changes = try texts.map { path, text in
            FileBatch.Change(path: try #require(WatchedPath(path)), file: try text.map { try file(path, $0) })
        }
        return FileBatch(changes: changes, start: .now)
    }

    private static func log(capacity: Int = 100) throws -> ChangeLog {
        let files = try [file("a.css", "1"), file("b.css", "1")]
        return ChangeLog(files: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) }), capacity: capacity)
    }

    /// Returns `path:content` for each change, with `-` for a removed file and `?` for a file without its content. The
    /// summary of a reset starts with `R`.
    private static func summary(_ answer: WatchAnswer) -> String {
        (answer.reset ? "R " : "")
            + answer.changes.map { "\($0.path):\($0.state.map { $0.content ?? "?" } ?? "-")" }.joined(separator: " ")
    }

    @Test("A cursor of this log gets the changes since then, and any other cursor gets all files")
    func changesSinceCursor() throws {
        var log = try Self.log()
        let start = log.cursor
        #expect(Self.summary(log.answer(since: start, inline: 9)).isEmpty)
        log.append(try Self.batch(["b.css": "2", "c.css": "1"]))
        log.append(try Self.batch(["a.css": nil, "b.css": "3"]))
        #expect(log.cursor.revision == 2)
        #expect(Self.summary(log.answer(since: start, inline: 9)) == "b.css:3 c.css:1 a.css:-")
        let middle = ChangeCursor(boot: start.boot, revision: 1)
        #expect(Self.summary(log.answer(since: middle, inline: 9)) == "a.css:- b.css:3")
        for other in [
            nil, ChangeCursor(boot: BootIdentifier(), revision: 1), ChangeCursor(boot: start.boot, revision: 3),
        ] {
            #expect(Self.summary(log.answer(since: other, inline: 9)) == "R b.css:3 c.css:1")
        }
    }

    @Test("Contents are included up to a size of each file and a total size")
    func inlineContents() throws {
        var log = try Self.log()
        let start = log.cursor
        let large = String(repeating: "x", count: WireLimits.inlineSize)
        let names = (10..<20).map { "\($0).css" }
        for name in names { log.append(try Self.batch([name: large])) }
        let answer = log.answer(since: start, inline: WireLimits.inlineSize)
        #expect(answer.changes.count == 10)
        #expect(answer.changes.filter { $0.state?.content != nil }.count == 8)
        #expect(log.answer(since: start, inline: 10).changes.allSatisfy { $0.state?.content == nil })
    }

    @Test("Contents that are not UTF-8 are not included")
    func invalidUTF8() throws {
        var log = try Self.log()
        let start = log.cursor
        let path = try #require(WatchedPath("a.css"))
        let file = WatchedFile(path: path, kind: .styleSheet, contents: ByteBuffer(bytes: [0x61, 0xFF]))
        log.append(FileBatch(changes: [FileBatch.Change(path: path, file: file)], start: .now))
        #expect(Self.summary(log.answer(since: start, inline: 9)) == "a.css:?")
    }

    @Test("Old changes are dropped, and a cursor from before them gets all files")
    func droppedChanges() throws {
        var log = try Self.log(capacity: 4)
        let start = log.cursor
        for number in 0..<20 { log.append(try Self.batch(["\(number % 3).css": "\(number)"])) }
        #expect(log.answer(since: start, inline: 9).reset)
        #expect(log.knownChanges(since: 0).map(\.text) == ["0.css", "1.css", "2.css", "a.css", "b.css"])
        for back in 0...4 {
            let cursor = ChangeCursor(boot: start.boot, revision: UInt64(20 - back))
            let answer = log.answer(since: cursor, inline: 9)
            #expect(!answer.reset && answer.changes.count == min(back, 3))
        }
    }

    @Test("The manifest is sorted by path")
    func manifestOrder() throws {
        var log = try Self.log()
        log.append(try Self.batch(["Z.css": "", "a/b.css": "1"]))
        #expect(log.manifest.files.map(\.path.text) == ["Z.css", "a.css", "a/b.css", "b.css"])
    }

    @Test("Legacy clients beyond the capacity are forgotten, the least recent first")
    func legacyClients() {
        var clients = PlainClients(capacity: 2)
        func name(_ agent: String) -> PlainClients.Name { PlainClients.Name(address: "127.0.0.1", agent: agent) }
        clients.note(name("a"), at: 1)
        clients.note(name("b"), at: 2)
        clients.note(name("a"), at: 3)
        clients.note(name("c"), at: 4)
        #expect([name("a"), name("b"), name("c")].map { clients.revision(of: $0) } == [3, 0, 4])
    }
}
