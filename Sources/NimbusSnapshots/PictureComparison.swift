import NimbusUIKit

/// Compares the image of a view with the stored image.
struct PictureComparison {
    let files: SnapshotFile
    /// The current image as the contents of a PNG file. `nil` if nothing can be drawn.
    let png: Data?
    let tolerance: SnapshotTolerance

    func problem(isRecording: Bool) -> SnapshotProblem? {
        // Both images are decoded from PNG, so that both have the same rounding.
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
