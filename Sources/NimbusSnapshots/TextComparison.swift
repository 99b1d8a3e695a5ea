import NimbusUIKit

/// Compares the text of styled views with the stored text.
struct TextComparison {
    let files: SnapshotFile
    /// The current text. `nil` if no view is registered.
    let text: String?

    func problem(isRecording: Bool) -> SnapshotProblem? {
        guard let text else { return files.problem(.nothingRegistered) }
        return files.check(Data(text.utf8), isRecording: isRecording) { stored in
            // Version control can convert line endings when it checks files out.
            guard let stored = String(data: stored, encoding: .utf8)?.replacingOccurrences(of: "\r\n", with: "\n")
            else {
                return files.problem(.unreadable("it is no text"))
            }
            guard let diff = UnifiedDiff(from: stored, to: text).text else { return nil }
            let actual = files.keep(Data(text.utf8), "actual")
            return files.problem(.textDiffers(diff: diff), artifacts: [actual].compactMap { $0 })
        }
    }
}
