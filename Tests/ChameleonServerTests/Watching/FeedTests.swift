import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NimbusChameleon
import TestSupport
import Testing

@testable import ChameleonServer

/// The reactions of a feed to file events, which the test makes up.
@Suite struct FeedTests {

    private typealias Read = @Sendable (FileReader, WatchedPath) -> FileReader.Outcome

    private static func withFeed(
        _ files: [String: String], read: Read? = nil, sweepInterval: Duration? = nil,
        _ body: (TestServer, ScriptedWatcher) async throws -> Void
    ) async throws {
        try await withFeed(in: TemporaryFolder(files), read: read, sweepInterval: sweepInterval, body)
    }

    private static func withFeed(
        in folder: TemporaryFolder, watcher: ScriptedWatcher = ScriptedWatcher(), read: Read? = nil,
        names: @escaping FolderScanner.Names = FolderScanner.systemNames, coalescing: Coalescing = Coalescing(),
        sweepInterval: Duration? = nil, _ body: (TestServer, ScriptedWatcher) async throws -> Void
    ) async throws {
        let server = try await TestServer(in: folder) { configuration in
            configuration.sweepInterval = sweepInterval
            configuration.feed.makeWatcher = { watcher }
            configuration.feed.names = names
            configuration.feed.coalescing = coalescing
            configuration.feed.coalescing.retry = .milliseconds(10)
            if let read { configuration.feed.read = read }
        }
        try await server.run { try await body($0, watcher) }
    }

    @Test("After an overflow of events, the whole folder is scanned")
    func overflow() async throws {
        try await Self.withFeed(["a.css": "1", "b.css": "1", "c.css": "1"]) { server, watcher in
            try server.folder.write("22", to: "a.css")
            try server.folder.remove("b.css")
            try server.folder.write("1", to: "new/d.css")
            watcher.report([.everything])
            try await server.waitUntilServing(["a.css": "22", "c.css": "1", "new/d.css": "1"])
        }
    }

    @Test("A flood of files is one batch")
    func flood() async throws {
        try await Self.withFeed([:]) { server, watcher in
            let names = (0..<1000).map { "\($0).css" }
            for name in names { try server.folder.write("1", to: name) }
            watcher.report(names.map { .file(path: $0, sign: .written) })
            try await eventually("all files") { server.server.files.count == names.count }
            #expect(try await server.notices(1).map(\.changes.count) == [names.count])
        }
    }

    @Test("A periodic scan finds changes without events")
    func periodicScan() async throws {
        try await Self.withFeed(["a.css": "1"], sweepInterval: .milliseconds(10)) { server, _ in
            try server.folder.write("2", to: "a.css")
            try server.folder.write("3", to: "b/b.css")
            try await server.waitUntilServing(["a.css": "2", "b/b.css": "3"])
            try server.folder.remove("a.css")
            try await server.waitUntilServing(["b/b.css": "3"])
        }
    }

    @Test("A file that changes during a read is read again")
    func changeDuringRead() async throws {
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
            return .file(
                WatchedFile(path: path, kind: .styleSheet, contents: ByteBuffer(string: "torn")), stamp, isTorn: true)
        }
        try await Self.withFeed(["a.css": "1"], read: read) { server, watcher in
            try server.folder.write("whole", to: "a.css")
            watcher.report([.file(path: "a.css", sign: .written)])
            try await server.waitUntilServing(["a.css": "whole"])
            #expect(try await server.notices(1).flatMap(\.changes).map(\.state?.size) == [5])
        }
    }

    @Test("A file that changes during every read is served in the end")
    func changeDuringEveryRead() async throws {
        let read: Read = { reader, path in
            guard case .file(let file, let stamp, _) = reader.read(path) else { return reader.read(path) }
            return .file(file, stamp, isTorn: file.text == "2")
        }
        try await Self.withFeed(["a.css": "1"], read: read) { server, watcher in
            try server.folder.write("2", to: "a.css")
            watcher.report([.file(path: "a.css", sign: .written)])
            try await server.waitUntilServing(["a.css": "2"])
        }
    }

    @Test("The server waits for files that are being written when it starts", arguments: ["", "half"])
    func startDuringSave(_ part: String) async throws {
        let folder = try TemporaryFolder(["a.css": part])
        let reads = NIOLockedValueBox(0)
        let read: Read = { reader, path in
            guard case .file(let file, _, _) = reader.read(path) else { return reader.read(path) }
            let count = reads.withLockedValue { count in
                count += 1
                return count
            }
            // The writer completes an empty file after some reads, and any other right after its first part was read.
            if count == (part.isEmpty ? 5 : 1) { try? folder.write("whole", to: "a.css") }
            return .file(file, Self.stamp(ofSize: file.size, isFresh: true), isTorn: false)
        }
        var coalescing = Coalescing()
        (coalescing.quiet, coalescing.writing, coalescing.writingBound) = (
            .milliseconds(1), .seconds(60), .seconds(60)
        )
        try await Self.withFeed(in: folder, read: read, coalescing: coalescing) { server, _ in
            #expect(server.texts == ["a.css": "whole"])
        }
    }

    @Test("The server starts with a file that is written to all the time")
    func startDuringManySaves() async throws {
        let size = NIOLockedValueBox(0)
        let read: Read = { reader, path in
            guard case .file(let file, _, _) = reader.read(path) else { return reader.read(path) }
            let size = size.withLockedValue { size in
                size += 1
                return size
            }
            return .file(file, Self.stamp(ofSize: size, isFresh: true), isTorn: false)
        }
        var coalescing = Coalescing()
        (coalescing.quiet, coalescing.writingBound) = (.milliseconds(1), .milliseconds(20))
        try await Self.withFeed(in: TemporaryFolder(["a.css": "1"]), read: read, coalescing: coalescing) { server, _ in
            #expect(server.texts == ["a.css": "1"])
        }
    }

    @Test("The server does not wait for old files when it starts", .timeLimit(.minutes(1)))
    func startWithOldFiles() async throws {
        let read: Read = { reader, path in
            guard case .file(let file, _, _) = reader.read(path) else { return reader.read(path) }
            return .file(file, Self.stamp(ofSize: file.size, isFresh: false), isTorn: false)
        }
        var coalescing = Coalescing()
        (coalescing.quiet, coalescing.writingBound) = (.seconds(3600), .seconds(3600))
        try await Self.withFeed(in: TemporaryFolder(["a.css": "1", "b.css": ""]), read: read, coalescing: coalescing) {
            server, _ in
            #expect(server.texts == ["a.css": "1", "b.css": ""])
        }
    }

    /// Returns the metadata of a file that was changed in 1970, or that seems to have been changed in the future.
    private static func stamp(ofSize size: Int, isFresh: Bool) -> FileStamp {
        var status = stat()
        status.st_size = .init(size)
        if isFresh {
            #if canImport(Darwin)
            (status.st_mtimespec.tv_sec, status.st_ctimespec.tv_sec) = (.max, .max)
            #else
            (status.st_mtim.tv_sec, status.st_ctim.tv_sec) = (.max, .max)
            #endif
        }
        return FileStamp(status)
    }

    @Test(
        "A file that is being saved again during the read is not served incomplete",
        arguments: [[ChangeSign.writing], [.writing, .written]])
    func incompleteSave(_ signs: [ChangeSign]) async throws {
        let folder = try TemporaryFolder(["a.css": "1"])
        let read: Read = { reader, path in
            let outcome = reader.read(path)
            // The writer completes the file right after its first half was read.
            if case .file(let file, _, _) = outcome, file.text == "half" { try? folder.write("whole", to: "a.css") }
            return outcome
        }
        try await Self.withFeed(in: folder, read: read) { server, watcher in
            try folder.write("half", to: "a.css")
            watcher.queue(signs.map { .file(path: "a.css", sign: $0) })
            watcher.report([.file(path: "a.css", sign: .written)])
            try await eventually("a read of the file") { watcher.isDrained }
            watcher.report([.file(path: "a.css", sign: .written)])
            try await server.waitUntilServing(["a.css": "whole"])
            #expect(try await server.notices(1).flatMap(\.changes).map(\.state?.size) == [5])
        }
    }

    @Test(
        "A file that was empty is not served incomplete when its writer continues during a read",
        arguments: [ChangeSign.writing, .written])
    func incompleteSaveOfEmptyFile(_ sign: ChangeSign) async throws {
        let folder = try TemporaryFolder(["a.css": "1"])
        let (emptyReads, halfReads) = (NIOLockedValueBox(0), NIOLockedValueBox(0))
        let watcher = ScriptedWatcher()
        let read: Read = { reader, path in
            let outcome = reader.read(path)
            guard case .file(let file, _, _) = outcome else { return outcome }
            if file.size == 0 {
                let count = emptyReads.withLockedValue { count in
                    count += 1
                    return count
                }
                // More reads than of a file that changes during each read.
                if count == 20 { try? folder.write("half", to: "a.css") }
            } else if file.text == "half", halfReads.withLockedValue({ $0 }) == 0 {
                halfReads.withLockedValue { $0 = 1 }
                watcher.queue([.file(path: "a.css", sign: sign)])
                try? folder.write("whole", to: "a.css")
            }
            return outcome
        }
        var coalescing = Coalescing()
        (coalescing.writing, coalescing.emptyBound) = (.milliseconds(1), .seconds(60))
        try await Self.withFeed(in: folder, watcher: watcher, read: read, coalescing: coalescing) { server, watcher in
            try folder.write("", to: "a.css")
            watcher.report([.file(path: "a.css", sign: .writing)])
            try await server.waitUntilServing(["a.css": "whole"])
            #expect(try await server.notices(1).flatMap(\.changes).map(\.state?.size) == [5])
        }
    }

    @Test("A file that is never closed is served in the end")
    func neverClosedFile() async throws {
        try await Self.withFeed(["a.css": "1"]) { server, watcher in
            try server.folder.write("22", to: "a.css")
            watcher.queue([.file(path: "a.css", sign: .writing)])
            watcher.report([.file(path: "a.css", sign: .writing)])
            try await server.waitUntilServing(["a.css": "22"])
        }
    }

    @Test("A file that is empty for a moment is not served as empty")
    func momentarilyEmptyFile() async throws {
        let folder = try TemporaryFolder()
        let isFirst = NIOLockedValueBox(true)
        let read: Read = { reader, path in
            let outcome = reader.read(path)
            guard case .file(let file, _, _) = outcome, file.size == 0 else { return outcome }
            // The writer adds the contents right after the empty file was read.
            if isFirst.withLockedValue({ $0 }) { try? folder.write("22", to: "source") }
            isFirst.withLockedValue { $0 = false }
            rename(folder.file("source"), folder.file("a.css"))
            return outcome
        }
        try folder.write("1", to: "a.css")
        try await Self.withFeed(in: folder, read: read) { server, watcher in
            for size in [2, 0] {
                try folder.write("", to: "a.css")
                watcher.report([.file(path: "a.css", sign: .written)])
                try await eventually("\(size) bytes") { server.server.files.map(\.size) == [size] }
            }
            #expect(try await server.notices(2).flatMap(\.changes).map(\.state?.size) == [2, 0])
        }
    }

    @Test("A file that is empty between many saves is not served as empty")
    func emptyBetweenSaves() async throws {
        let folder = try TemporaryFolder(["a.css": "1"])
        /// The number of reads after the start. `nil` before.
        let readCount = NIOLockedValueBox<Int?>(nil)
        let read: Read = { reader, path in
            let number = readCount.withLockedValue { count in
                count? += 1
                return count ?? 0
            }
            // The first reads each find the start of another save, and the last read finds the complete file.
            if (1...14).contains(number) { try? folder.write("", to: "a.css") }
            if number == 15 { try? folder.write("whole", to: "a.css") }
            return reader.read(path)
        }
        var coalescing = Coalescing()
        coalescing.writing = .seconds(60)
        try await Self.withFeed(in: folder, read: read, coalescing: coalescing) { server, watcher in
            readCount.withLockedValue { $0 = 0 }
            for number in 1...15 {
                watcher.report([.file(path: "a.css", sign: .written)])
                try await eventually("read \(number)") { readCount.withLockedValue { $0 ?? 0 } >= number }
            }
            try await server.waitUntilServing(["a.css": "whole"])
            #expect(try await server.notices(1).flatMap(\.changes).map(\.state?.size) == [5])
        }
    }

    @Test(
        "A file that is empty until its writer continues is not served as empty",
        arguments: [ChangeSign.writing, .created])
    func emptyBeforeSlowWrite(_ sign: ChangeSign) async throws {
        let folder = try TemporaryFolder(["a.css": "1"])
        let emptyReads = NIOLockedValueBox(0)
        let read: Read = { reader, path in
            let outcome = reader.read(path)
            guard outcome.isEmptyFile else { return outcome }
            let count = emptyReads.withLockedValue { count in
                count += 1
                return count
            }
            if count == 5 { try? folder.write("whole", to: "a.css") }
            return outcome
        }
        var coalescing = Coalescing()
        (coalescing.writing, coalescing.emptyBound) = (.milliseconds(1), .seconds(60))
        try await Self.withFeed(in: folder, read: read, coalescing: coalescing) { server, watcher in
            try folder.write("", to: "a.css")
            watcher.report([.file(path: "a.css", sign: sign)])
            try await server.waitUntilServing(["a.css": "whole"])
            #expect(try await server.notices(1).flatMap(\.changes).map(\.state?.size) == [5])
        }
    }

    @Test("The wait for an empty file begins when its writer closes it")
    func emptyFileClosedLate() async throws {
        let folder = try TemporaryFolder(["a.css": "1"])
        let reads = NIOLockedValueBox(0)
        let read: Read = { reader, path in
            reads.withLockedValue { $0 += 1 }
            return reader.read(path)
        }
        var coalescing = Coalescing()
        coalescing.writing = .seconds(60)
        try await Self.withFeed(in: folder, read: read, coalescing: coalescing) { server, watcher in
            try folder.write("", to: "a.css")
            for sign in [ChangeSign.created, .written, .written] {
                let count = reads.withLockedValue { $0 }
                watcher.report([.file(path: "a.css", sign: sign)])
                try await eventually("a read") { reads.withLockedValue { $0 } > count }
            }
            try folder.write("whole", to: "a.css")
            watcher.report([.file(path: "a.css", sign: .written)])
            try await server.waitUntilServing(["a.css": "whole"])
            #expect(try await server.notices(1).flatMap(\.changes).map(\.state?.size) == [5])
        }
    }

    @Test("A file that stays empty is served in the end", arguments: [ChangeSign.writing, .created, .written, .found])
    func emptyFile(_ sign: ChangeSign) async throws {
        var coalescing = Coalescing()
        (coalescing.writing, coalescing.emptyBound) = (.milliseconds(1), .milliseconds(10))
        try await Self.withFeed(in: TemporaryFolder(["a.css": "1"]), coalescing: coalescing) { server, watcher in
            try server.folder.write("", to: "a.css")
            watcher.report([.file(path: "a.css", sign: sign)])
            try await server.waitUntilServing(["a.css": ""])
        }
    }

    @Test("Events for paths that are not served have no effect")
    func unservedPaths() async throws {
        try await Self.withFeed(["a.css": "1"]) { server, watcher in
            let paths = [
                "../a.css", "/a.css", "", "a.css/", ".env", ".git/a.css", "a.txt", "missing.css", "a\u{0}.css",
                "a.css/b.css",
            ]
            watcher.report(paths.map { .file(path: $0, sign: .written) })
            try server.folder.write("2", to: "a.css")
            watcher.report([.file(path: "a.css", sign: .written)])
            try await server.waitUntilServing(["a.css": "2"])
            #expect(try await server.notices(1).flatMap(\.changes).map(\.path.text) == ["a.css"])
            #expect(server.problems.isEmpty)
        }
    }

    @Test("A file that is replaced by a link out of the folder is removed")
    func replacementByLink() async throws {
        let secrets = try TemporaryFolder(["secret.css": "secret"])
        try await Self.withFeed(["a.css": "1", "b.css": "1"]) { server, watcher in
            try server.folder.remove("a.css")
            try server.folder.link("a.css", to: secrets.file("secret.css"))
            watcher.report([.file(path: "a.css", sign: .written)])
            try await server.waitUntilServing(["b.css": "1"])
            try await eventually("a problem") {
                server.problems == [FolderProblem(path: "a.css", reason: .outside)]
            }
        }
    }

    // MARK: System errors

    @Test(
        "A file that temporarily cannot be read keeps its last contents",
        arguments: [EMFILE, ENFILE, EIO, ENOMEM, EINTR, ESTALE])
    func temporarilyUnreadableFile(_ code: Int32) async throws {
        let isFailing = NIOLockedValueBox(false)
        let read: Read = { reader, path in
            isFailing.withLockedValue { $0 } ? .unknown(SystemError(code: code)) : reader.read(path)
        }
        try await Self.withFeed(["a.css": "1", "b.css": "1"], read: read) { server, watcher in
            isFailing.withLockedValue { $0 = true }
            try server.folder.write("22", to: "a.css")
            try server.folder.write("new", to: "c.css")
            watcher.report(["a.css", "b.css", "c.css"].map { .file(path: $0, sign: .written) })
            let problem = try await eventually("a problem") { server.problems.first }
            #expect(problem == FolderProblem(path: "a.css", reason: .unavailable(code: code)))
            #expect(problem.description.hasPrefix("a.css: cannot be read now: "))
            #expect(server.texts == ["a.css": "1", "b.css": "1"])
            isFailing.withLockedValue { $0 = false }
            // The watcher does not report the changes again.
            try await server.waitUntilServing(["a.css": "22", "b.css": "1", "c.css": "new"])
            #expect(server.problems.count == 1 && Self.removals(server).isEmpty)
        }
    }

    @Test("The files of a folder that temporarily cannot be listed stay", arguments: ["", "sub", "sub/deep"])
    func temporarilyUnlistableFolder(_ failing: String) async throws {
        let folder = try TemporaryFolder(["a.css": "1", "sub/b.css": "1", "sub/deep/c.css": "1", "subway/d.css": "1"])
        let outside = try TemporaryFolder(["secret.css": "secret"])
        try folder.link("out.css", to: outside.file("secret.css"))
        let isFailing = NIOLockedValueBox(false)
        let failures = NIOLockedValueBox(0)
        let location = folder.path + (failing.isEmpty ? "" : "/" + failing)
        let names: FolderScanner.Names = { (folder) throws(SystemError) in
            guard isFailing.withLockedValue({ $0 }), folder == location else {
                return try FolderScanner.systemNames(folder)
            }
            failures.withLockedValue { $0 += 1 }
            throw SystemError(code: EMFILE)
        }
        try await Self.withFeed(in: folder, names: names) { server, watcher in
            let all = server.texts
            isFailing.withLockedValue { $0 = true }
            watcher.report([.everything])
            try await eventually("several attempts") { failures.withLockedValue { $0 } >= 3 }
            #expect(server.texts == all && Self.removals(server).isEmpty)
            try await eventually("both problems") { server.problems.map(\.path) == ["out.css", failing] }
            #expect(server.problems[1].description.hasSuffix("cannot be read now: too many open files"))
            // A removed file disappears as soon as the folder can be listed again.
            try folder.remove("sub/deep/c.css")
            isFailing.withLockedValue { $0 = false }
            try await server.waitUntilServing(["a.css": "1", "sub/b.css": "1", "subway/d.css": "1"])
            // Listing the folder again does not report the old problem again.
            #expect(server.problems.count == 2)
        }
    }

    @Test("The files of a folder that permanently cannot be listed are removed")
    func permanentlyUnlistableFolder() async throws {
        let folder = try TemporaryFolder(["a.css": "1", "sub/b.css": "1"])
        let code = NIOLockedValueBox(Int32(0))
        let names: FolderScanner.Names = { (location) throws(SystemError) in
            let code = code.withLockedValue { $0 }
            guard code != 0, location.hasSuffix("/sub") else { return try FolderScanner.systemNames(location) }
            throw SystemError(code: code)
        }
        let read: Read = { reader, path in
            switch code.withLockedValue({ path.text == "a.css" ? 0 : $0 }) {
            case 0: reader.read(path)
            case ENOENT: .missing
            default: .refused(.unreadable)
            }
        }
        try await Self.withFeed(in: folder, read: read, names: names) { server, watcher in
            code.withLockedValue { $0 = EACCES }
            watcher.report([.everything])
            try await server.waitUntilServing(["a.css": "1"])
            try await eventually("a problem") {
                server.problems.contains(FolderProblem(path: "sub", reason: .unreadable))
            }
            code.withLockedValue { $0 = 0 }
            watcher.report([.everything])
            try await server.waitUntilServing(["a.css": "1", "sub/b.css": "1"])
            code.withLockedValue { $0 = ENOENT }
            watcher.report([.everything])
            try await server.waitUntilServing(["a.css": "1"])
            #expect(server.problems.allSatisfy { $0.reason == .unreadable })
        }
    }

    private static func removals(_ server: TestServer) -> [String] {
        server.events.flatMap { event -> [FileChange] in
            if case .changed(let notice) = event { notice.changes } else { [] }
        }.filter { $0.state == nil }.map(\.path.text)
    }

    // MARK: Links

    @Test("A change updates all paths of its file, and no other path")
    func linkedPaths() async throws {
        let folder = try TemporaryFolder(["real/a.css": "1", "b.css": "1", "other.css": "1"])
        try folder.link("linked", to: "real")
        try folder.link("again", to: "linked")
        try folder.link("alias.css", to: "real/a.css")
        try folder.link("round", to: ".")
        let scans = NIOLockedValueBox(0)
        let names: FolderScanner.Names = { (location) throws(SystemError) in
            if location == folder.path { scans.withLockedValue { $0 += 1 } }
            return try FolderScanner.systemNames(location)
        }
        try await Self.withFeed(in: folder, names: names) { server, watcher in
            let paths = ["real/a.css", "linked/a.css", "again/a.css", "alias.css"]
            // Without `alias.css`: an event for a link itself starts a scan, because the link may have a new target.
            for (round, path) in (paths.dropLast() + paths.dropLast()).enumerated() {
                try folder.write("\(round + 2)", to: "real/a.css")
                watcher.report([.file(path: path, sign: .written)])
                let texts = Dictionary(uniqueKeysWithValues: paths.map { ($0, "\(round + 2)") })
                try await server.waitUntilServing(texts.merging(["b.css": "1", "other.css": "1"]) { $1 })
            }
            #expect(scans.withLockedValue { $0 } == 1)
            // A scan finds a new link and its target.
            try folder.link("new.css", to: "b.css")
            watcher.report([.file(path: "new.css", sign: .found)])
            try await eventually("the link") { server.texts["new.css"] == "1" }
            try await eventually("a scan") { scans.withLockedValue { $0 } == 2 }
            try folder.write("2", to: "b.css")
            watcher.report([.file(path: "b.css", sign: .written)])
            try await eventually("both") { server.texts["new.css"] == "2" && server.texts["b.css"] == "2" }
        }
    }

    @Test("Problems with the same reason are listed up to a limit, and then counted")
    func manyProblems() async throws {
        let outside = try TemporaryFolder(["secret.css": "secret"])
        let folder = try TemporaryFolder(["a.css": "1"])
        for number in 100..<200 { try folder.link("\(number).css", to: outside.file("secret.css")) }
        #expect(mkfifo(folder.file("pipe.css"), 0o600) == 0)
        try await Self.withFeed(in: folder) { server, _ in
            let problems = try await eventually("problems") { server.problems.count >= 11 ? server.problems : nil }
            #expect(problems.map(\.path) == (100..<110).map { "\($0).css" } + ["pipe.css"])
            #expect(problems.map(\.others) == Array(repeating: 0, count: 9) + [90, 0])
            #expect(problems[9].description.hasSuffix(" (and 90 more)"))
        }
    }

    @Test("The pause between periodic scans grows with the duration of a scan, within limits")
    func scanPause() {
        let second = Duration.seconds(1)
        for (scan, pause) in [(0.0, 2.0), (0.001, 2), (0.09, 9), (10, 30)] {
            #expect(FolderFeed.pause(after: second * scan, atLeast: second * 2) == second * pause)
        }
    }
}
