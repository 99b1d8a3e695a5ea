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
        /// Called when a problem is over.
        let solved: @Sendable (FolderProblem) -> Void
    }

    /// The settings of a feed.
    struct Settings: Sendable {
        var limits = FolderLimits()
        var coalescing = Coalescing()
        /// The minimum interval between two scans of all folders; `nil` for none.
        var sweepInterval: Duration? = .seconds(2)
        var makeWatcher: @Sendable () -> any FolderWatcher = systemWatcher
        var read: @Sendable (FileReader, WatchedPath) -> FileReader.Outcome = { $0.read($1) }
        var names = FolderScanner.systemNames
    }

    /// A file that was empty at the last read, but not before, so that its writer may continue.
    struct EmptyFile {
        let stamp: FileStamp
        /// Whether its writer may have it open.
        let isOpen: Bool
        /// The time of the first read that found the file in this state.
        let since: ContinuousClock.Instant
    }

    let listener: Listener
    let read: (WatchedPath) -> FileReader.Outcome
    let coalescing: Coalescing
    let watcher: any FolderWatcher
    var table: FileTable
    var collector: ChangeCollector
    var emptyFiles: [WatchedPath: EmptyFile] = [:]
    /// The result of the last scan of all folders.
    var listing = FolderScanner.Listing()
    var problems = ProblemReporter()
    /// Whether each file could be read since the last scan of all folders.
    var areFilesAvailable = true

    private let queue = DispatchQueue(label: "ChameleonServer.FolderFeed", qos: .userInitiated)
    private let root: String
    private let scanner: FolderScanner
    private let sweepInterval: Duration?
    /// The duration of the last scan.
    private var scanTime = Duration.zero
    /// The problems of the last complete scan and of the scans since.
    private var knownProblems: Set<FolderProblem> = []
    /// The links of the last complete scan.
    private var links = FolderLinks()
    private var timers: [any DispatchSourceTimer] = []

    init(root: String, settings: Settings, listener: Listener) {
        self.root = URL(fileURLWithPath: root).path
        self.listener = listener
        scanner = FolderScanner(root: self.root, limits: settings.limits, names: settings.names)
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
                readFirst(listing.files.keys.sorted())
                listener.started(table.files)
                reportProblems()
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
            case .file(let path, let sign): hear(of: path, sign, at: now)
            }
        }
        schedule()
    }

    private func hear(of path: String, _ sign: ChangeSign, at now: ContinuousClock.Instant) {
        // A new or changed link can lead to any files. Editors create hidden links as locks.
        if !WatchedPath.isHidden(path), links.contains(path) || FolderScanner.isLink(root + "/" + path) {
            collector.noteEverything(at: now)
        }
        guard FileKind(path: path) != nil else { return }
        guard let paths = links.paths(of: path, isFolder: listing.folders.contains) else {
            return collector.noteEverything(at: now)
        }
        for path in paths { if let path = WatchedPath(path) { collector.note(path, sign, at: now) } }
    }

    /// Scans all folders and watches each of them.
    private func lookEverywhere() {
        listing = scanner.scan(entering: watcher.watch)
        // The read of a file may have met the same problem before.
        let new = listing.problems.subtracting(knownProblems).filter { !table.isRefused($0.path, $0.reason) }
        for problem in new.sorted(by: { $0.path < $1.path }) { problems.add(problem) }
        knownProblems = listing.isComplete ? listing.problems : knownProblems.union(listing.problems)
        if listing.isComplete {
            watcher.finishRound()
            table.forgetRefusals(besides: listing.files.keys)
            links = listing.links
        }
    }

    private func noteDifferences() {
        if listing.isComplete, areFilesAvailable { problems.allAreAvailable() }
        areFilesAvailable = true
        let start = ContinuousClock.now
        lookEverywhere()
        let now = ContinuousClock.now
        scanTime = now - start
        let different = listing.files.filter { table.mayDiffer($0.key, from: $0.value) }.keys
        for path in different.sorted() { collector.note(path, table.file(path) == nil ? .created : .found, at: now) }
        let gone = table.paths.filter { listing.files[$0] == nil && !listing.mayContain($0) }
        for path in gone.sorted() { collector.note(path, .removed, at: now) }
    }

    private func handleDue() {
        let work = collector.take(at: .now)
        if work.looksEverywhere { noteDifferences() }
        let changes = work.candidates.compactMap(look)
        if let start = work.candidates.map(\.first).min(), !changes.isEmpty {
            listener.changed(FileBatch(changes: changes, start: start))
        }
        reportProblems()
        schedule()
    }

    /// Reports problems, and schedules another scan if the system could not read all files.
    private func reportProblems() {
        for problem in problems.take() { listener.met(problem) }
        if listing.isComplete {
            for problem in problems.solved(besides: knownProblems.union(table.refused)) { listener.solved(problem) }
        }
        if !listing.isComplete || !areFilesAvailable { collector.noteEverything(notBefore: .now + coalescing.retry) }
    }

    // MARK: Time

    private func startTimers() {
        let due = DispatchSource.makeTimerSource(flags: .strict, queue: queue)
        due.setEventHandler { [weak self] in self?.handleDue() }
        due.activate()
        timers = [due]
        schedule()
        guard let sweepInterval else { return }
        let sweep = DispatchSource.makeTimerSource(queue: queue)
        sweep.setEventHandler { [weak self] in
            self?.hear([.everything])
            self?.scheduleSweep(atLeast: sweepInterval)
        }
        timers.append(sweep)
        scheduleSweep(atLeast: sweepInterval)
        sweep.activate()
    }

    private func scheduleSweep(atLeast interval: Duration) {
        timers.last?.schedule(deadline: .now() + Self.pause(after: scanTime, atLeast: interval).dispatchInterval)
    }

    /// Returns the time until the next sweep: so long that sweeps take at most 1 % of the time, but at most 30 s.
    static func pause(after scanTime: Duration, atLeast interval: Duration) -> Duration {
        max(interval, min(scanTime * 100, .seconds(30)))
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
