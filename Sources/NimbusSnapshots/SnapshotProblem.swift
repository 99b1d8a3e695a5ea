import NimbusUIKit

/// A problem with one of the two files of a snapshot.
public struct SnapshotProblem: Hashable, Sendable {
    /// The reason for a problem.
    public enum Cause: Hashable, Sendable {
        /// The snapshot was recorded because the options requested it.
        case recorded
        /// The snapshot did not exist and was recorded.
        case missing
        /// The file cannot be read. The value is the message of the system.
        case unreadable(String)
        /// The file cannot be written. The value is the message of the system.
        case unwritable(String)
        /// This system, such as a device, does not have the folder of the test file or of the options.
        case noSources
        /// The texts differ. `diff` is a unified diff from the stored to the current text.
        case textDiffers(diff: String)
        /// The images differ.
        case pictureDiffers(PictureDifference)
        /// The images differ in size. The sizes are in pixels.
        case sizeDiffers(stored: CGSize, actual: CGSize)
        /// No view in the tree is registered with the DOM.
        case nothingRegistered
        /// The view has no size that can be drawn. Each side must be from 1 to 16,384 pixels.
        case nothingToDraw
    }

    /// The reason for the problem.
    public let cause: Cause
    /// The location of the stored snapshot.
    public let file: URL
    /// The files that show the difference: the current contents and, for images, the image of the difference.
    public let artifacts: [URL]

    init(_ cause: Cause, _ file: URL, artifacts: [URL] = []) {
        self.cause = cause
        self.file = file
        self.artifacts = artifacts
    }
}
