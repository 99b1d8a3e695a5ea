import Foundation
import NimbusChameleon
import Testing

@testable import ChameleonServer

/// Which files are read again when everything is looked at.
@Suite struct FileTableTests {

    private static func stamp(changed seconds: Int, size: Int) -> FileStamp {
        var status = stat()
        #if canImport(Darwin)
        status.st_mtimespec.tv_sec = seconds
        #else
        status.st_mtim.tv_sec = seconds
        #endif
        status.st_size = numericCast(size)
        return FileStamp(status)
    }

    @Test func aFileThatLooksAsItDidIsNotReadAgainUnlessItHadJustChanged() throws {
        let path = try #require(WatchedPath("a.css"))
        let file = WatchedFile(path: path, kind: .styleSheet, bytes: Data("1".utf8))
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

    @Test func aFileThatIsRefusedIsNotReadAgainBeforeItChanges() throws {
        let path = try #require(WatchedPath("a.css"))
        var table = FileTable(limits: FolderLimits())
        let stamp = Self.stamp(changed: 1, size: 9)
        #expect(table.refuse(path, .unreadable, stamp) && !table.refuse(path, .unreadable, stamp))
        #expect(!table.mayDiffer(path, from: stamp) && table.mayDiffer(path, from: Self.stamp(changed: 1, size: 8)))
        table.forgetRefusals(besides: [])
        #expect(table.mayDiffer(path, from: stamp))
    }
}
