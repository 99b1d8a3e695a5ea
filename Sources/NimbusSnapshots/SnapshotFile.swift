import NimbusUIKit

/// One of the files of a snapshot, with the artifacts that show its differences.
struct SnapshotFile {
    let url: URL
    /// Whether this system has the folder of the sources.
    private let canRecord: Bool
    private let artifacts: URL
    private let name: String
    private let type: String

    init(folder: URL, canRecord: Bool, artifacts: URL, name: String, type: String) {
        url = folder.appendingPathComponent("\(name).\(type)")
        (self.canRecord, self.artifacts) = (canRecord, artifacts)
        (self.name, self.type) = (name, type)
    }

    func problem(_ cause: SnapshotProblem.Cause, artifacts: [URL] = []) -> SnapshotProblem {
        SnapshotProblem(cause, url, artifacts: artifacts)
    }

    /// Compares the stored contents with the current contents, or records the current contents.
    func check(
        _ actual: Data, isRecording: Bool, compare: (_ stored: Data) -> SnapshotProblem?
    ) -> SnapshotProblem? {
        let exists = FileManager.default.fileExists(atPath: url.path)
        if isRecording || !exists { return record(actual, as: isRecording ? .recorded : .missing) }
        do {
            return compare(try Data(contentsOf: url))
        } catch {
            return problem(.unreadable(error.reason))
        }
    }

    private func record(_ actual: Data, as cause: SnapshotProblem.Cause) -> SnapshotProblem {
        guard canRecord else { return problem(.noSources) }
        do {
            try write(actual, to: url)
            return problem(cause)
        } catch {
            return problem(.unwritable(error.reason))
        }
    }

    /// Writes an artifact and returns its location. `nil` if the artifact cannot be written, because the problem is
    /// reported even without an artifact.
    func keep(_ data: Data?, _ label: String) -> URL? {
        let file = artifacts.appendingPathComponent("\(name).\(label).\(type)")
        guard let data, (try? write(data, to: file)) != nil else { return nil }
        return file
    }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}

extension Error {
    /// The system's message, without the generic sentence that Foundation puts before it.
    fileprivate var reason: String {
        ((self as? CocoaError)?.underlying ?? self).localizedDescription
    }
}
