import Foundation
import NIOCore
import NimbusChameleon
import Testing

@testable import ChameleonServer

/// The files that a scan reads again.
@Suite struct FileTableTests {

    private static func stamp(changed seconds: Int, modified: Int? = nil, size: Int) -> FileStamp {
        var status = stat()
        #if canImport(Darwin)
        status.st_mtimespec.tv_sec = modified ?? seconds
        status.st_ctimespec.tv_sec = seconds
        #else
        status.st_mtim.tv_sec = modified ?? seconds
        status.st_ctim.tv_sec = seconds
        #endif
        status.st_size = numericCast(size)
        return FileStamp(status)
    }

    @Test("A file with the same metadata is not read again, unless its last change was recent")
    func unchangedFile() throws {
        let path = try #require(WatchedPath("a.css"))
        let file = WatchedFile(path: path, kind: .styleSheet, contents: ByteBuffer(string: "1"))
        let now = time(nil)
        for (age, isReadAgain) in [(0, true), (1, true), (60, false)] {
            var table = FileTable(limits: FolderLimits())
            let stamp = Self.stamp(changed: now - age, size: 1)
            #expect(table.mayDiffer(path, from: stamp))
            #expect(table.put(file, stamp) && !table.put(file, stamp))
            #expect(table.mayDiffer(path, from: stamp) == isReadAgain)
            #expect(table.mayDiffer(path, from: Self.stamp(changed: now - age, size: 2)))
        }
    }

    @Test("A file with a time in the future is read again only a few times")
    func futureTime() throws {
        let path = try #require(WatchedPath("a.css"))
        let file = WatchedFile(path: path, kind: .styleSheet, contents: ByteBuffer(string: "1"))
        let now = time(nil)
        // The owner of a file can set its modification time, but not its change time.
        var table = FileTable(limits: FolderLimits())
        let dated = Self.stamp(changed: now - 60, modified: now + 10_000, size: 1)
        _ = table.put(file, dated)
        #expect(!table.mayDiffer(path, from: dated))
        // The clock of a file server can be ahead.
        let ahead = Self.stamp(changed: now + 10_000, size: 1)
        var reads = 0
        while table.mayDiffer(path, from: ahead), reads < 100 {
            reads += 1
            _ = table.put(file, ahead)
        }
        #expect((2...5).contains(reads) && table.mayDiffer(path, from: dated))
    }

    @Test("A rejected file is not read again until it changes")
    func rejectedFile() throws {
        let path = try #require(WatchedPath("a.css"))
        var table = FileTable(limits: FolderLimits())
        let stamp = Self.stamp(changed: 1, size: 9)
        #expect(table.refuse(path, .unreadable, stamp) && !table.refuse(path, .unreadable, stamp))
        #expect(!table.mayDiffer(path, from: stamp) && table.mayDiffer(path, from: Self.stamp(changed: 1, size: 8)))
        table.forgetRefusals(besides: [])
        #expect(table.mayDiffer(path, from: stamp))
    }
}
