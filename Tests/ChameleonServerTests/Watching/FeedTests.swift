import Foundation
import NIOConcurrencyHelpers
import NimbusChameleon
import TestSupport
import Testing

@testable import ChameleonServer

/// What a feed makes of hints, with a watcher that says what a test says.
@Suite struct FeedTests {

    private typealias Read = @Sendable (FileReader, WatchedPath) -> FileReader.Outcome

    private static func told(
        _ files: [String: String], read: Read? = nil, sweepInterval: Duration? = nil,
        _ body: (TestServer, ToldWatcher) async throws -> Void
    ) async throws {
        try await told(in: TemporaryFolder(files), read: read, sweepInterval: sweepInterval, body)
    }

    private static func told(
        in folder: TemporaryFolder, read: Read? = nil, sweepInterval: Duration? = nil,
        _ body: (TestServer, ToldWatcher) async throws -> Void
    ) async throws {
        let watcher = ToldWatcher()
        let server = try await TestServer(in: folder) { configuration in
            configuration.sweepInterval = sweepInterval
            configuration.feed.makeWatcher = { watcher }
            if let read { configuration.feed.read = read }
        }
        try await server.run { try await body($0, watcher) }
    }

    @Test func afterAnOverflowEverythingIsLookedAt() async throws {
        try await Self.told(["a.css": "1", "b.css": "1", "c.css": "1"]) { server, watcher in
            try server.folder.write("22", to: "a.css")
            try server.folder.remove("b.css")
            try server.folder.write("1", to: "new/d.css")
            watcher.say([.everything])
            try await server.serves(["a.css": "22", "c.css": "1", "new/d.css": "1"])
        }
    }

    @Test func theSweepFindsWhatNobodyTells() async throws {
        try await Self.told(["a.css": "1"], sweepInterval: .milliseconds(10)) { server, _ in
            try server.folder.write("2", to: "a.css")
            try server.folder.write("3", to: "b/b.css")
            try await server.serves(["a.css": "2", "b/b.css": "3"])
            try server.folder.remove("a.css")
            try await server.serves(["b/b.css": "3"])
        }
    }

    @Test func aFileThatChangesWhileItIsReadIsReadAgain() async throws {
        let torn = NIOLockedValueBox(3)
        let read: Read = { reader, path in
            guard case .file(let file, let stamp, _) = reader.read(path) else { return reader.read(path) }
            let isTorn =
                file.text != "1"
                && torn.withLockedValue { left in
                    left -= 1
                    return left >= 0
                }
            guard isTorn else { return .file(file, stamp, isTorn: false) }
            return .file(WatchedFile(path: path, kind: .styleSheet, bytes: Data("torn".utf8)), stamp, isTorn: true)
        }
        try await Self.told(["a.css": "1"], read: read) { server, watcher in
            try server.folder.write("whole", to: "a.css")
            watcher.say([.file(path: "a.css", sign: .written)])
            try await server.serves(["a.css": "whole"])
            #expect(try await server.notices(1).flatMap(\.changes).map(\.state?.size) == [5])
        }
    }

    @Test func aFileThatNeverStopsChangingIsToldOfAsItIs() async throws {
        let read: Read = { reader, path in
            guard case .file(let file, let stamp, _) = reader.read(path) else { return reader.read(path) }
            return .file(file, stamp, isTorn: file.text == "2")
        }
        try await Self.told(["a.css": "1"], read: read) { server, watcher in
            try server.folder.write("2", to: "a.css")
            watcher.say([.file(path: "a.css", sign: .written)])
            try await server.serves(["a.css": "2"])
        }
    }

    @Test(arguments: [[ChangeSign.writing], [.writing, .written]])
    func aFileThatIsSavedAgainJustThenIsNotReadByHalf(_ signs: [ChangeSign]) async throws {
        let folder = try TemporaryFolder(["a.css": "1"])
        let read: Read = { reader, path in
            let outcome = reader.read(path)
            // The rest of the save comes just after its first half was read.
            if case .file(let file, _, _) = outcome, file.text == "half" { try? folder.write("whole", to: "a.css") }
            return outcome
        }
        try await Self.told(in: folder, read: read) { server, watcher in
            try folder.write("half", to: "a.css")
            watcher.happen(signs.map { .file(path: "a.css", sign: $0) })
            watcher.say([.file(path: "a.css", sign: .written)])
            try await eventually("a look at the file") { watcher.isHeard }
            watcher.say([.file(path: "a.css", sign: .written)])
            try await server.serves(["a.css": "whole"])
            #expect(try await server.notices(1).flatMap(\.changes).map(\.state?.size) == [5])
        }
    }

    @Test func aFileThatIsWrittenToForeverIsToldOfAsItIs() async throws {
        try await Self.told(["a.css": "1"]) { server, watcher in
            try server.folder.write("22", to: "a.css")
            watcher.happen([.file(path: "a.css", sign: .writing)])
            watcher.say([.file(path: "a.css", sign: .writing)])
            try await server.serves(["a.css": "22"])
        }
    }

    @Test func aFileThatIsEmptyForAMomentIsNotToldOfAsEmpty() async throws {
        let folder = try TemporaryFolder()
        let isFirst = NIOLockedValueBox(true)
        let read: Read = { reader, path in
            let outcome = reader.read(path)
            guard case .file(let file, _, _) = outcome, file.size == 0 else { return outcome }
            // The bytes come just after it was seen that there are none.
            if isFirst.withLockedValue({ $0 }) { try? folder.write("22", to: "source") }
            isFirst.withLockedValue { $0 = false }
            rename(folder.file("source"), folder.file("a.css"))
            return outcome
        }
        try folder.write("1", to: "a.css")
        try await Self.told(in: folder, read: read) { server, watcher in
            for size in [2, 0] {
                try folder.write("", to: "a.css")
                watcher.say([.file(path: "a.css", sign: .written)])
                try await eventually("\(size) bytes") { server.server.files.map(\.size) == [size] }
            }
            #expect(try await server.notices(2).flatMap(\.changes).map(\.state?.size) == [2, 0])
        }
    }

    @Test func aFileThatIsEmptyBetweenManySavesIsNotToldOfAsEmpty() async throws {
        let folder = try TemporaryFolder(["a.css": "1"])
        let looks = NIOLockedValueBox(0)
        let read: Read = { reader, path in
            let look = looks.withLockedValue { looks in
                looks += 1
                return looks
            }
            // After that of the start, each look but the last meets another save at its beginning.
            if (2...5).contains(look) { try? folder.write("", to: "a.css") }
            if look == 6 { try? folder.write("whole", to: "a.css") }
            return reader.read(path)
        }
        try await Self.told(in: folder, read: read) { server, watcher in
            for look in 2...6 {
                watcher.say([.file(path: "a.css", sign: .written)])
                try await eventually("look \(look)") { looks.withLockedValue { $0 } >= look }
            }
            try await server.serves(["a.css": "whole"])
            #expect(try await server.notices(1).flatMap(\.changes).map(\.state?.size) == [5])
        }
    }

    @Test func hintsAboutWhatIsNotServedMeanNothing() async throws {
        try await Self.told(["a.css": "1"]) { server, watcher in
            let paths = [
                "../a.css", "/a.css", "", "a.css/", ".env", ".git/a.css", "a.txt", "missing.css", "a\u{0}.css",
                "a.css/b.css",
            ]
            watcher.say(paths.map { .file(path: $0, sign: .written) })
            try server.folder.write("2", to: "a.css")
            watcher.say([.file(path: "a.css", sign: .written)])
            try await server.serves(["a.css": "2"])
            #expect(try await server.notices(1).flatMap(\.changes).map(\.path.text) == ["a.css"])
            #expect(server.problems.isEmpty)
        }
    }

    @Test func aFileThatIsReplacedByALinkToSecretsIsGone() async throws {
        let secrets = try TemporaryFolder(["secret.css": "secret"])
        try await Self.told(["a.css": "1", "b.css": "1"]) { server, watcher in
            try server.folder.remove("a.css")
            try server.folder.link("a.css", to: secrets.file("secret.css"))
            watcher.say([.file(path: "a.css", sign: .written)])
            try await server.serves(["b.css": "1"])
            try await eventually("a problem") {
                server.problems == [FolderProblem(path: "a.css", reason: .outside)]
            }
        }
    }
}
