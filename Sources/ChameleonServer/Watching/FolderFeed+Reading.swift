import Foundation
import NimbusChameleon

extension FolderFeed {
    /// Reads the files when the server starts. Waits until files that were changed a moment ago stay the same, because their
    /// writers may not have finished: `coalescing.writingBound` at most.
    func readFirst(_ paths: [WatchedPath]) {
        // The metadata, and the time since which they are unchanged. Without the contents, which together may exceed the limits.
        var fresh: [WatchedPath: (stamp: FileStamp, since: ContinuousClock.Instant)] = [:]
        for path in paths {
            let outcome = read(path)
            if let stamp = outcome.stamp, stamp.isFresh(at: time(nil)) {
                fresh[path] = (stamp, .now)
            } else {
                use(outcome, of: path)
            }
        }
        let end = ContinuousClock.now + coalescing.writingBound
        while !fresh.isEmpty {
            Thread.sleep(forTimeInterval: coalescing.quiet / .seconds(1))
            let isLast = .now >= end
            for (path, former) in fresh.sorted(by: { $0.key < $1.key }) {
                let outcome = read(path)
                let since = outcome.stamp == former.stamp ? former.since : .now
                // A file is empty before it is written.
                let delay = outcome.isEmptyFile ? coalescing.writing : coalescing.quiet
                if !isLast, let stamp = outcome.stamp, .now < since + delay {
                    fresh[path] = (stamp, since)
                } else {
                    fresh[path] = nil
                    use(outcome, of: path)
                }
            }
        }
    }

    /// Uses what the server has read when it starts. A file that changed during the read is read again later.
    private func use(_ outcome: FileReader.Outcome, of path: WatchedPath) {
        switch outcome {
        case .file(let file, let stamp, let isTorn):
            _ = place(file, stamp)
            if isTorn { collector.note(path, .found, at: .now) }
        case .missing: break
        case .refused(let reason): _ = refuse(path, reason)
        case .unknown(let error): skip(path, error)
        }
    }

    /// - Returns: The change of a file; `nil` if there is none, or if the file must be read again first.
    func look(_ candidate: ChangeCollector.Candidate) -> FileBatch.Change? {
        let outcome = read(candidate.path)
        // Another save may have begun since the last event, so that the file is half written.
        watcher.catchUp()
        if let sign = signOfMore(candidate, outcome) {
            collector.retry(candidate, as: sign, isAttempt: !outcome.isEmptyFile, at: .now)
            return nil
        }
        switch outcome {
        case .file(let file, let stamp, _): return place(file, stamp)
        case .missing: return remove(candidate.path)
        case .refused(let reason): return refuse(candidate.path, reason)
        case .unknown(let error):
            skip(candidate.path, error)
            return nil
        }
    }

    /// Returns the sign with which to read a file again; `nil` if it seems complete, or changes during every read.
    private func signOfMore(_ candidate: ChangeCollector.Candidate, _ outcome: FileReader.Outcome) -> ChangeSign? {
        let newSign = collector.newSign(of: candidate)
        guard case .file(let file, let stamp, let isTorn) = outcome else {
            return candidate.attempts < coalescing.attempts ? newSign : nil
        }
        if file.size > 0, candidate.attempts >= coalescing.attempts { return nil }
        if let sign = newSign ?? (isTorn ? .found : nil) { return sign }
        return file.size == 0 && isAwaitingWriter(file.path, stamp, candidate.sign) ? .empty : nil
    }

    /// Returns whether the writer of an empty file may continue.
    ///
    /// A file is empty after it is created or truncated and before it is written, and the system may report even that
    /// late. An empty file is used if it stays unchanged, for longer if its writer has it open.
    private func isAwaitingWriter(_ path: WatchedPath, _ stamp: FileStamp, _ sign: ChangeSign) -> Bool {
        let known = emptyFiles.removeValue(forKey: path).flatMap { $0.stamp == stamp ? $0 : nil }
        guard table.file(path)?.size != 0 else { return false }
        let isOpen = sign.isOpen ?? known?.isOpen ?? false
        let since = known.flatMap { $0.isOpen == isOpen ? $0.since : nil } ?? .now
        guard .now < since + (isOpen ? coalescing.emptyBound : coalescing.writing) else { return false }
        emptyFiles[path] = EmptyFile(stamp: stamp, isOpen: isOpen, since: since)
        return true
    }

    private func place(_ file: WatchedFile, _ stamp: FileStamp) -> FileBatch.Change? {
        emptyFiles[file.path] = nil
        if let reason = table.lackOfRoom(for: file) { return refuse(file.path, reason) }
        return table.put(file, stamp) ? FileBatch.Change(path: file.path, file: file) : nil
    }

    private func remove(_ path: WatchedPath) -> FileBatch.Change? {
        emptyFiles[path] = nil
        return table.remove(path) ? FileBatch.Change(path: path, file: nil) : nil
    }

    /// Treats a file that is not served as removed, so that clients do not keep an outdated version.
    private func refuse(_ path: WatchedPath, _ reason: FolderProblem.Reason) -> FileBatch.Change? {
        let change = remove(path)
        let problem = FolderProblem(path: path.text, reason: reason)
        if table.refuse(path, reason, listing.files[path]), !listing.problems.contains(problem) {
            problems.add(problem)
        }
        return change
    }

    /// Keeps the known version of a file that the system cannot read now. A later scan reads the file again.
    private func skip(_ path: WatchedPath, _ error: SystemError) {
        areFilesAvailable = false
        problems.add(FolderProblem(path: path.text, reason: error.reason))
    }
}
