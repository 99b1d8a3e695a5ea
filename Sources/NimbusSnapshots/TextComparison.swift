import NimbusUIKit

/// The text of styled views beside the stored one.
struct TextComparison {
    let files: SnapshotFile
    /// What there is now, or nil for nothing.
    let text: String?

    func problem(isRecording: Bool) -> SnapshotProblem? {
        guard let text else { return files.problem(.nothingRegistered) }
        return files.check(Data(text.utf8), isRecording: isRecording) { stored in
            // Some check files out with the line ends of their system.
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
