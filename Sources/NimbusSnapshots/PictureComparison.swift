import NimbusUIKit

/// The picture of a view beside the stored one.
struct PictureComparison {
    let files: SnapshotFile
    /// What there is now, or nil for nothing.
    let png: Data?
    let tolerance: SnapshotTolerance

    func problem(isRecording: Bool) -> SnapshotProblem? {
        // Both come from files, so that both are rounded as files have it.
        guard let png, let actual = Pixels(png: png) else { return files.problem(.nothingToDraw) }
        return files.check(png, isRecording: isRecording) { stored in
            if stored == png { return nil }
            guard let stored = Pixels(png: stored) else {
                return files.problem(.unreadable("it is no PNG file"), artifacts: keep(actual: png))
            }
            guard stored.size == actual.size else {
                return files.problem(
                    .sizeDiffers(stored: stored.size, actual: actual.size), artifacts: keep(actual: png))
            }
            let comparison = PixelComparison(stored, actual, channel: tolerance.channel)
            if comparison.difference.share <= tolerance.share { return nil }
            return files.problem(
                .pictureDiffers(comparison.difference),
                artifacts: keep(actual: png) + [files.keep(comparison.picture.png(), "difference")].compactMap { $0 })
        }
    }

    private func keep(actual: Data) -> [URL] { [files.keep(actual, "actual")].compactMap { $0 } }
}
