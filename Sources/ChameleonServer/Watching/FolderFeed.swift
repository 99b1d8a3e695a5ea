import Dispatch
import Foundation
import NimbusChameleon

/// Watches a folder, keeps its files in memory and reports their changes in batches.
///
/// The events of a watcher and a sweep are only hints. Reading the files determines what changed.
final class FolderFeed: @unchecked Sendable {
    // Sendable because all mutable state is accessed on `queue` only.

    /// The callbacks of the feed, called on its own queue.
    struct Listener: Sendable {
        /// Called once, before all other changes.
        let started: @Sendable ([WatchedPath: WatchedFile]) -> Void
        let changed: @Sendable (FileBatch) -> Void
        let met: @Sendable (FolderProblem) -> Void
    }

    /// The settings of a feed.
    struct Settings: Sendable {
        var limits = FolderLimits()
        var coalescing = Coalescing()
        /// The interval between two scans of all folders; `nil` for none.
        var sweepInterval: Duration? = .seconds(2)
        var makeWatcher: @Sendable () -> any FolderWatcher = systemWatcher
        var read: @Sendable (FileReader, WatchedPath) -> FileReader.Outcome = { $0.read($1) }
    }

    let listener: Listener
    let read: (WatchedPath) -> FileReader.Outcome
    let coalescing: Coalescing
    let watcher: any FolderWatcher
    var table: FileTable
    var collector: ChangeCollector
    /// The files that were empty at the last read, but not before.
    var emptyFiles: [WatchedPath: FileStamp] = [:]
    /// The result of the last scan of all folders.
    var listing = FolderScanner.Listing()

    private let queue = DispatchQueue(label: "ChameleonServer.FolderFeed", qos: .userInitiated)
    private let root: String
    private let scanner: FolderScanner
    private let sweepInterval: Duration?
    private var timers: [any DispatchSourceTimer] = []

    init(root: String, settings: Settings, listener: Listener) {
        self.root = URL(fileURLWithPath: root).path
        self.listener = listener
        scanner = FolderScanner(root: self.root, limits: settings.limits)
        let reader = FileReader(root: self.root, sizeLimit: settings.limits.fileSize)
        read = { settings.read(reader, $0) }
        coalescing = settings.coalescing
        sweepInterval = settings.sweepInterval
        watcher = settings.makeWatcher()
        table = FileTable(limits: settings.limits)
        collector = ChangeCollector(settings.coalescing)
    }

    /// Reads all files and starts watching.
    /// - Returns: Whether the folder exists.
    func start() async -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue else {
            return false
        }
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                watcher.start(root: root, on: queue) { [weak self] in self?.hear($0) }
                lookEverywhere()
                for path in listing.files.keys.sorted() { readFirst(path) }
                listener.started(table.files)
                startTimers()
                continuation.resume()
            }
        }
        return true
    }

    /// Stops watching. The feed calls no callback after this function returns.
    func stop() {
        queue.sync {
            watcher.stop()
            for timer in timers { timer.cancel() }
            timers = []
        }
    }

    // MARK: Signs

    private func hear(_ events: [WatchEvent]) {
        let now = ContinuousClock.now
        for event in events {
            switch event {
            case .everything: collector.noteEverything(at: now)
            case .file(let text, let sign):
                guard FileKind(path: text) != nil else { continue }
                if let path = WatchedPath(text) { collector.note(path, sign, at: now) }
                if listing.hasLinks { collector.noteEverything(at: now) }
            }
        }
        schedule()
    }

    /// Scans all folders and watches each of them.
    private func lookEverywhere() {
        let known = listing.problems
        listing = scanner.scan(entering: watcher.watch)
        watcher.finishRound()
        table.forgetRefusals(besides: listing.files.keys)
        for problem in listing.problems.subtracting(known).sorted(by: { $0.path < $1.path }) { listener.met(problem) }
    }

    private func noteDifferences() {
        lookEverywhere()
        let now = ContinuousClock.now
        let different = listing.files.filter { table.mayDiffer($0.key, from: $0.value) }.keys
        for path in different.sorted() { collector.note(path, .found, at: now) }
        let gone = table.paths.filter { listing.files[$0] == nil }
        for path in gone.sorted() { collector.note(path, .removed, at: now) }
    }

    private func handleDue() {
        let work = collector.take(at: .now)
        if work.looksEverywhere { noteDifferences() }
        let changes = work.candidates.compactMap(look)
        if let start = work.candidates.map(\.first).min(), !changes.isEmpty {
            listener.changed(FileBatch(changes: changes, start: start))
        }
        schedule()
    }

    // MARK: Time

    private func startTimers() {
        let due = DispatchSource.makeTimerSource(flags: .strict, queue: queue)
        due.setEventHandler { [weak self] in self?.handleDue() }
        due.activate()
        timers = [due]
        schedule()
        guard let interval = sweepInterval?.dispatchInterval else { return }
        let sweep = DispatchSource.makeTimerSource(queue: queue)
        sweep.schedule(deadline: .now() + interval, repeating: interval)
        sweep.setEventHandler { [weak self] in self?.hear([.everything]) }
        sweep.activate()
        timers.append(sweep)
    }

    private func schedule() {
        guard let timer = timers.first, let due = collector.due else { return }
        let delay = max(.zero, due - .now).dispatchInterval
        timer.schedule(deadline: .now() + delay, leeway: .nanoseconds(0))
    }
}

extension Duration {
    /// The duration as a Dispatch interval.
    fileprivate var dispatchInterval: DispatchTimeInterval {
        .nanoseconds(Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000))
    }
}
