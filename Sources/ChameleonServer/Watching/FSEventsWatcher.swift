#if os(macOS)
import CoreServices
import Foundation

/// Watches with FSEvents, which reports changes in a whole folder tree. FSEvents does not report when a writer closes a
/// file.
final class FSEventsWatcher: FolderWatcher {
    private var stream: FSEventStreamRef?
    private var prefix = ""
    private var tell: ([WatchEvent]) -> Void = { _ in }

    private static let latency: CFTimeInterval = 0.005

    func start(root: String, on queue: DispatchQueue, telling tell: @escaping ([WatchEvent]) -> Void) {
        // FSEvents reports resolved paths.
        prefix = ((try? FolderScanner.resolved(root)) ?? root) + "/"
        self.tell = tell
        var context = FSEventStreamContext()
        // `deinit` stops the stream, so the pointer stays valid.
        context.info = Unmanaged.passUnretained(self).toOpaque()
        let flags =
            kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer | kFSEventStreamCreateFlagWatchRoot
        stream = FSEventStreamCreate(
            nil,
            { _, info, count, paths, flags, _ in
                guard let info else { return }
                let paths = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
                Unmanaged<FSEventsWatcher>.fromOpaque(info).takeUnretainedValue()
                    .receive((0..<count).map { (String(cString: paths[$0]), Int(flags[$0])) })
            },
            &context, [root] as CFArray, FSEventStreamEventId(kFSEventStreamEventIdSinceNow), Self.latency,
            FSEventStreamCreateFlags(flags))
        guard let stream else { return }
        FSEventStreamSetDispatchQueue(stream, queue)
        FSEventStreamStart(stream)
    }

    func watch(_ folder: FolderScanner.Folder) -> Bool { stream != nil }

    func finishRound() {}

    // FSEvents delivers on this queue, so waiting here would block the events.
    func catchUp() {}

    func stop() {
        guard let stream else { return }
        FSEventStreamStop(stream)
        FSEventStreamInvalidate(stream)
        FSEventStreamRelease(stream)
        self.stream = nil
    }

    deinit { stop() }

    private func receive(_ events: [(path: String, flags: Int)]) {
        tell(
            events.map { event in
                let isFile = event.flags & kFSEventStreamEventFlagItemIsFile != 0
                let isLost =
                    event.flags & (kFSEventStreamEventFlagMustScanSubDirs | kFSEventStreamEventFlagRootChanged) != 0
                guard isFile, !isLost, event.path.hasPrefix(prefix) else { return .everything }
                return .file(path: String(event.path.dropFirst(prefix.count)), sign: .found)
            })
    }
}
#endif
