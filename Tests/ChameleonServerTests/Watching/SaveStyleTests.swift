import Foundation
import NimbusChameleon
import TestSupport
import Testing

@testable import ChameleonServer

/// The ways in which editors save, on a real file system with real events. Periodic scans are off.
@Suite struct SaveStyleTests {

    /// Delays for writes that can be late.
    private static let longDelays = Coalescing(writing: .seconds(60), writingBound: .seconds(60))

    private static func withoutPeriodicScan(
        _ files: [String: String], _ coalescing: Coalescing = Coalescing(),
        _ body: (TestServer) async throws -> Void
    ) async throws {
        try await withServer(
            files, .set(\.sweepInterval, nil), .set(\.feed.coalescing, coalescing), body: body)
    }

    /// Writes pieces to an open file, with pauses, as slow editors do.
    private static func write(_ pieces: [String], to path: String, flags: Int32) async throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | flags, 0o644)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        for piece in pieces {
            try await Task.sleep(for: .milliseconds(5))
            try file.write(contentsOf: Data(piece.utf8))
        }
    }

    /// Returns the size of a file in each change notice. `nil` for a removal.
    private static func sizes(_ server: TestServer, _ path: String) -> [Int?] {
        server.events.flatMap { event -> [FileChange] in
            if case .changed(let notice) = event { notice.changes } else { [] }
        }.filter { $0.path.text == path }.map { $0.state?.size }
    }

    @Test func writingInPlace() async throws {
        try await Self.withoutPeriodicScan(["a.css": "one two"]) { server in
            try await Self.write(["ONE"], to: server.folder.file("a.css"), flags: 0)
            try await server.waitUntilServing(["a.css": "ONE two"])
        }
    }

    @Test func truncatingAndWritingInSeveralPiecesIsOneChange() async throws {
        try await Self.withoutPeriodicScan(["a.css": "old"], Self.longDelays) { server in
            for round in 1...5 {
                let pieces = ["\(round)", "23", "45", "6789"]
                try await Self.write(pieces, to: server.folder.file("a.css"), flags: O_TRUNC)
                try await server.waitUntilServing(["a.css": pieces.joined()])
            }
            try await eventually("five changes") { Self.sizes(server, "a.css").count >= 5 }
            #expect(!Self.sizes(server, "a.css").contains(0) && !Self.sizes(server, "a.css").contains(nil))
        }
    }

    @Test func renamingOver() async throws {
        try await Self.withoutPeriodicScan(["a.css": "1", "b.css": "b"]) { server in
            for round in 2...5 {
                try server.folder.write("\(round)", to: ".a.css.tmp")
                try server.folder.move(".a.css.tmp", to: "a.css")
                try await server.waitUntilServing(["a.css": "\(round)", "b.css": "b"])
            }
            #expect(!Self.sizes(server, "a.css").contains(nil))
        }
    }

    @Test func movingToABackupAndWritingAgain() async throws {
        try await Self.withoutPeriodicScan(["a.css": "1"]) { server in
            for round in 2...5 {
                try server.folder.move("a.css", to: "a.css~")
                try server.folder.write("\(round)", to: "a.css")
                try server.folder.remove("a.css~")
                try await server.waitUntilServing(["a.css": "\(round)"])
            }
        }
    }

    @Test func deletingAndWritingAgain() async throws {
        try await Self.withoutPeriodicScan(["a.css": "1"]) { server in
            try server.folder.remove("a.css")
            try server.folder.write("2", to: "a.css")
            try await server.waitUntilServing(["a.css": "2"])
            try server.folder.remove("a.css")
            try await server.waitUntilServing([:])
            try server.folder.write("3", to: "a.css")
            try await server.waitUntilServing(["a.css": "3"])
        }
    }

    @Test func newFoldersWithFiles() async throws {
        try await Self.withoutPeriodicScan(["a.css": "1"]) { server in
            var expected = ["a.css": "1"]
            for round in 0..<10 {
                let name = "new\(round)/deep/er/b.css"
                try server.folder.write("\(round)", to: name)
                expected[name] = "\(round)"
            }
            try await server.waitUntilServing(expected)
            for name in expected.keys {
                try server.folder.write("again", to: name)
                expected[name] = "again"
            }
            try await server.waitUntilServing(expected)
        }
    }

    @Test func foldersThatAreMovedInRenamedAndMovedOut() async throws {
        try await Self.withoutPeriodicScan(["a.css": "1"]) { server in
            let elsewhere = try TemporaryFolder(["theme/sub/b.css": "b"])
            #expect(rename(elsewhere.file("theme"), server.folder.file("theme")) == 0)
            try await server.waitUntilServing(["a.css": "1", "theme/sub/b.css": "b"])
            try server.folder.move("theme", to: "style")
            try await server.waitUntilServing(["a.css": "1", "style/sub/b.css": "b"])
            try server.folder.write("c", to: "style/sub/b.css")
            try await server.waitUntilServing(["a.css": "1", "style/sub/b.css": "c"])
            #expect(rename(server.folder.file("style"), elsewhere.file("theme")) == 0)
            try await server.waitUntilServing(["a.css": "1"])
            try elsewhere.write("unseen", to: "theme/sub/b.css")
            try server.folder.write("2", to: "a.css")
            try await server.waitUntilServing(["a.css": "2"])
        }
    }

    @Test func theWatchedFolderItselfIsReplaced() async throws {
        let parent = try TemporaryFolder(["watched/a.css": "1", "next/a.css": "2"])
        let server = try await TestServer(in: parent) { $0.folder += "/watched" }
        try await server.run { server in
            try parent.move("watched", to: "old")
            try parent.move("next", to: "watched")
            try await server.waitUntilServing(["a.css": "2"])
            try parent.write("3", to: "watched/a.css")
            try await server.waitUntilServing(["a.css": "3"])
        }
    }

    @Test func aBurstOfSaves() async throws {
        try await Self.withoutPeriodicScan(["a.css": "0", "b.css": "0"]) { server in
            for round in 1...200 {
                let name = round % 2 == 0 ? "a.css" : "b.css"
                if round % 3 == 0 {
                    try server.folder.write("\(round)", to: "tmp")
                    try server.folder.move("tmp", to: name)
                } else {
                    try server.folder.write("\(round)", to: name)
                }
            }
            try await server.waitUntilServing(["a.css": "200", "b.css": "199"])
        }
    }

    @Test func identicalBytesAreNoChange() async throws {
        try await Self.withoutPeriodicScan(["a.css": "1", "b.css": "1"], Self.longDelays) { server in
            try server.folder.write("1", to: "a.css")
            try server.folder.write("1", to: "tmp")
            try server.folder.move("tmp", to: "a.css")
            utimes(server.folder.file("a.css"), nil)
            try server.folder.write("2", to: "b.css")
            try await server.waitUntilServing(["a.css": "1", "b.css": "2"])
            // Changes are reported in order, so no change from the writes above is pending after this one.
            try server.folder.write("3", to: "b.css")
            try await server.waitUntilServing(["a.css": "1", "b.css": "3"])
            let cursor = try await server.manifest().cursor
            let start = ChangeCursor(boot: cursor.boot, revision: 0)
            #expect(try await server.answer(since: start).changes.map(\.path.text) == ["b.css"])
        }
    }
}
