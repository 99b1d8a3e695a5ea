import NimbusUIKit

/// Why a snapshot does not do: one of its two files.
public struct SnapshotProblem: Hashable, Sendable {
    /// What is wrong.
    public enum Cause: Hashable, Sendable {
        /// It was recorded, as was asked for.
        case recorded
        /// There was none; what there is now was written.
        case missing
        /// It cannot be read, for this reason.
        case unreadable(String)
        /// It cannot be written, for this reason.
        case unwritable(String)
        /// The texts differ: from the stored one to that of now, as a unified diff.
        case textDiffers(diff: String)
        /// The pictures differ.
        case pictureDiffers(PictureDifference)
        /// The pictures differ in size, which is given in pixels.
        case sizeDiffers(stored: CGSize, actual: CGSize)
        /// No view in it is registered with the DOM.
        case nothingRegistered
        /// The view has no size, or none that can be drawn: its sides are from one pixel to 16,384.
        case nothingToDraw
    }

    /// What is wrong.
    public let cause: Cause
    /// Where the snapshot is stored.
    public let file: URL
    /// What was written for a look at the difference: what there is now, and, for pictures, where it differs.
    public let artifacts: [URL]

    init(_ cause: Cause, _ file: URL, artifacts: [URL] = []) {
        self.cause = cause
        self.file = file
        self.artifacts = artifacts
    }
}
