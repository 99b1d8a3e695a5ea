/// What of a view a snapshot keeps.
public enum SnapshotParts: Hashable, Sendable {
    /// The styled views as text: their classes, ids and frames, what style sheets have set, and where they say so.
    case text
    /// How the view looks.
    case picture
    /// Both; each has its own file.
    case textAndPicture

    var includeText: Bool { self != .picture }
    var includePicture: Bool { self != .text }
}
