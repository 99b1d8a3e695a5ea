/// The parts of a view that a snapshot contains.
public enum SnapshotParts: Hashable, Sendable {
    /// The styled views as text: classes, IDs, frames, and styled properties with their locations.
    case text
    /// The image of the view.
    case picture
    /// The text and the image, in separate files.
    case textAndPicture

    var includeText: Bool { self != .picture }
    var includePicture: Bool { self != .text }
}
