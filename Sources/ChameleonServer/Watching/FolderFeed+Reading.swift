import NimbusChameleon

extension FolderFeed {
    /// Reads a file when the server starts: it is taken as it is.
    func readFirst(_ path: WatchedPath) {
        switch read(path) {
        case .file(let file, let stamp, let isTorn):
            _ = place(file, stamp)
            if isTorn { collector.note(path, .found, at: .now) }
        case .missing: break
        case .refused(let reason): _ = refuse(path, reason)
        }
    }

    /// - Returns: how a file has changed; nil where it has not, or where it is too early to say.
    func look(_ candidate: ChangeCollector.Candidate) -> FileBatch.Change? {
        let outcome = read(candidate.path)
        // A save may have begun since the last one was heard of: then this is perhaps half of it.
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
        }
    }

    /// As what a file is to be looked at again; nil where it is complete, as far as anybody can see.
    ///
    /// Nothing at all is what a file has after it was created or truncated and before it is written, and the system may be
    /// slow to tell even that. It counts where the file stays as it is.
    /// - Parameter file: nil where it was changed while it was read.
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

    /// What is not served is as good as gone: clients have no use for an old version that nobody sees.
    private func refuse(_ path: WatchedPath, _ reason: FolderProblem.Reason) -> FileBatch.Change? {
        let change = remove(path)
        if table.refuse(path, reason, listing.files[path]) {
            listener.met(FolderProblem(path: path.text, reason: reason))
        }
        return change
    }
}
