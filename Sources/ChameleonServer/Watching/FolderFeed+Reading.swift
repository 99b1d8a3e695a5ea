import Foundation
import NimbusChameleon

extension FolderFeed {
    /// Reads the files when the server starts. Waits for files that were changed a moment ago, because their writers may not
    /// have finished.
    func readFirst(_ paths: [WatchedPath]) {
        let deadline = ContinuousClock.now + coalescing.writingBound
        for path in paths {
            var outcome = read(path)
            while case .file(let file, let stamp, _) = outcome, mayBeHalfWritten(file, stamp), .now < deadline {
                Thread.sleep(forTimeInterval: coalescing.written / .seconds(1))
                outcome = read(path)
            }
            readFirst(path, outcome)
        }
    }

    /// Whether a file was changed so recently that its writer may not have finished. A file is empty before it is written.
    private func mayBeHalfWritten(_ file: WatchedFile, _ stamp: FileStamp) -> Bool {
        let age = stamp.age
        return age >= .zero && age < (file.size == 0 ? coalescing.writing : coalescing.quiet)
    }

    /// Uses a file that the server has read when it starts. A file that changed during the read is read again later.
    private func readFirst(_ path: WatchedPath, _ outcome: FileReader.Outcome) {
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
        // Another save may have begun since the last event, so the file may be half written.
        watcher.catchUp()
        let isLastAttempt = candidate.attempts >= coalescing.attempts
        guard !collector.isOutdated(candidate) || candidate.isBeingWritten || isLastAttempt else { return nil }
        switch outcome {
        case .file(let file, let stamp, let isTorn):
            guard !isLastAttempt, let sign = signOfMore(isTorn ? nil : file, stamp) else {
                return place(file, stamp)
            }
            collector.retry(candidate, as: sign, at: .now)
            return nil
        case .missing: return remove(candidate.path)
        case .refused(let reason): return refuse(candidate.path, reason)
        case .unknown(let error):
            skip(candidate.path, error)
            return nil
        }
    }

    /// Returns the sign with which to read a file again; `nil` if the file seems complete.
    ///
    /// A file is empty after it is created or truncated and before it is written, and the system may report even that
    /// late. An empty file is accepted if it stays unchanged.
    /// - Parameter file: The file; `nil` if it was changed while it was read.
    private func signOfMore(_ file: WatchedFile?, _ stamp: FileStamp) -> ChangeSign? {
        guard let file else { return .found }
        let known = emptyFiles.removeValue(forKey: file.path)
        guard file.size == 0, table.file(file.path)?.size != 0, known != stamp else { return nil }
        emptyFiles[file.path] = stamp
        return .writing
    }

    private func place(_ file: WatchedFile, _ stamp: FileStamp) -> FileBatch.Change? {
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
