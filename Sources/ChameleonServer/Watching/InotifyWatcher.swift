#if os(Linux)
import Dispatch
import Glibc

/// Watches with inotify, which reports the files of single folders: one watch per folder.
final class InotifyWatcher: FolderWatcher {
    private var descriptor: Int32 = -1
    private var source: (any DispatchSourceRead)?
    private var tell: ([WatchEvent]) -> Void = { _ in }
    /// The paths of the watched folders by watch descriptor.
    private var folders: [Int32: String] = [:]
    /// The watch descriptors of the current scan.
    private var round: Set<Int32> = []

    private static let mask = UInt32(
        IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF
            | IN_MOVE_SELF | IN_EXCL_UNLINK | IN_ONLYDIR)

    func start(root: String, on queue: DispatchQueue, telling tell: @escaping ([WatchEvent]) -> Void) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return }
        self.tell = tell
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler { [weak self] in self?.readEvents() }
        source.setCancelHandler { [descriptor] in close(descriptor) }
        source.activate()
        self.source = source
    }

    func watch(_ folder: FolderScanner.Folder) -> Bool {
        // Adding a watched folder again returns its existing watch; a moved folder keeps its watch.
        let watch = inotify_add_watch(descriptor, folder.location, Self.mask)
        guard watch >= 0 else { return errno != ENOSPC && errno != ENOMEM && errno != EBADF }
        folders[watch] = folder.path
        round.insert(watch)
        return true
    }

    func finishRound() {
        for watch in folders.keys where !round.contains(watch) {
            inotify_rm_watch(descriptor, watch)
            folders[watch] = nil
        }
        round = []
    }

    func catchUp() { readEvents() }

    func stop() {
        source?.cancel()
        source = nil
        descriptor = -1
        tell = { _ in }
    }

    // MARK: Events

    private func readEvents() {
        var events: [WatchEvent] = []
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
            while descriptor >= 0 {
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                guard count > 0 else { return }
                append(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: &events)
            }
        }
        if !events.isEmpty { tell(events) }
    }

    private func append(_ bytes: UnsafeRawBufferPointer, to events: inout [WatchEvent]) {
        let headSize = MemoryLayout<inotify_event>.size
        var offset = 0
        while offset + headSize <= bytes.count {
            let head = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let name = bytes[(offset + headSize)...].prefix(Int(head.len)).prefix { $0 != 0 }
            if let event = event(head, name: String(decoding: name, as: UTF8.self)) { events.append(event) }
            offset += headSize + Int(head.len)
        }
    }

    private func event(_ head: inotify_event, name: String) -> WatchEvent? {
        func has(_ flags: Int32...) -> Bool { flags.contains { head.mask & UInt32($0) != 0 } }
        if has(IN_IGNORED) {
            folders[head.wd] = nil
            return nil
        }
        let isFolder = head.mask & UInt32(IN_ISDIR) != 0
        if isFolder || has(IN_Q_OVERFLOW, IN_DELETE_SELF, IN_MOVE_SELF, IN_UNMOUNT) {
            return isFolder && !has(IN_CREATE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE, IN_ATTRIB) ? nil : .everything
        }
        guard let folder = folders[head.wd], let sign = sign(head.mask) else { return nil }
        return .file(path: folder.isEmpty ? name : folder + "/" + name, sign: sign)
    }

    private func sign(_ mask: UInt32) -> ChangeSign? {
        func has(_ flag: Int32) -> Bool { mask & UInt32(flag) != 0 }
        if has(IN_CLOSE_WRITE) || has(IN_MOVED_TO) { return .written }
        if has(IN_MODIFY) { return .writing }
        if has(IN_DELETE) || has(IN_MOVED_FROM) { return .removed }
        // A created file may be a link, which is neither written nor closed.
        if has(IN_CREATE) { return .created }
        return has(IN_ATTRIB) ? .found : nil
    }
}
#endif
