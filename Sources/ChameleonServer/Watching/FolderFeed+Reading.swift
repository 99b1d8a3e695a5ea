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
        switch read(candidate.path) {
        case .file(let file, let stamp, let isTorn):
            guard !isTooEarly(file, isTorn: isTorn, attempts: candidate.attempts) else {
                collector.retry(candidate, at: .now)
                return nil
            }
            return place(file, stamp)
        case .missing: return remove(candidate.path)
        case .refused(let reason): return refuse(candidate.path, reason)
        }
    }

    private func isTooEarly(_ file: WatchedFile, isTorn: Bool, attempts: Int) -> Bool {
        if isTorn { return attempts < coalescing.attempts }
        // Nothing at all is what a file has after it was truncated and before it is written.
        return file.size == 0 && table.file(file.path)?.size != 0 && attempts == 0
    }

    private func place(_ file: WatchedFile, _ stamp: FileStamp) -> FileBatch.Change? {
        if let reason = table.lackOfRoom(for: file) { return refuse(file.path, reason) }
        return table.put(file, stamp) ? FileBatch.Change(path: file.path, file: file) : nil
    }

    private func remove(_ path: WatchedPath) -> FileBatch.Change? {
        table.remove(path) ? FileBatch.Change(path: path, file: nil) : nil
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
