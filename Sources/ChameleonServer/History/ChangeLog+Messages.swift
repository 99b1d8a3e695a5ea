import NimbusChameleon

extension ChangeLog {
    /// Whether a cursor is the latest one.
    func isCurrent(_ cursor: ChangeCursor?) -> Bool { cursor == self.cursor }

    /// Returns the changes since a cursor. If the cursor is missing or unknown, returns all files with `reset` set.
    /// - Parameter inline: The maximum size of a text file whose contents are included, in bytes.
    func answer(since cursor: ChangeCursor?, inline: Int) -> WatchAnswer {
        let known = cursor.flatMap { $0.boot == self.cursor.boot ? self.changes(since: $0.revision) : nil }
        var budget = WireLimits.inlineTotal
        let changes = (known ?? files.keys.sorted()).map { path in
            FileChange(path: path, state: files[path].map { state($0, inline: min(inline, budget), budget: &budget) })
        }
        return WatchAnswer(cursor: self.cursor, reset: known == nil, changes: changes)
    }

    var manifest: Manifest {
        let rows = files.values.map { Manifest.File(path: $0.path, hash: $0.hash, size: $0.size) }
        return Manifest(cursor: cursor, files: rows.sorted { $0.path < $1.path })
    }

    private func state(_ file: WatchedFile, inline: Int, budget: inout Int) -> FileChange.State {
        let content = file.size <= inline ? file.text : nil
        if content != nil { budget -= file.size }
        return FileChange.State(hash: file.hash, size: file.size, content: content)
    }
}
