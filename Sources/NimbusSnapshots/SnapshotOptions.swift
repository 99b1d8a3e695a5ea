import NimbusUIKit

/// The parts of a view that a snapshot contains, and the tolerance of the comparison.
public struct SnapshotOptions: Sendable {
    /// The parts to compare: text, image or both.
    public var parts: SnapshotParts
    /// The interface style of the view and the colour scheme of the DOM's environment while the snapshot is taken.
    /// `.unspecified` changes neither.
    public var style: UIUserInterfaceStyle
    /// The number of pixels per point of the image.
    public var scale: CGFloat
    /// The tolerance of the image comparison.
    public var tolerance: SnapshotTolerance
    /// The step to which frames in the text are rounded, in points, such as 0.5. 0 rounds to a millionth of a point.
    ///
    /// Frames that stylesheets specify are equal on every system. Frames that depend on the size of text depend on its
    /// font.
    public var frameStep: CGFloat
    /// A part of the image's file name before `.png`, for images that differ between systems: ``toolkit`` or a name of
    /// your own.
    public var pictureVariant: String?
    /// Whether snapshots are recorded instead of compared. Every call then throws.
    public var isRecording: Bool
    /// The folder that contains a folder of snapshots for each test file. `nil` is the folder `Snapshots` next to the test
    /// file. A device has no sources, so that tests on a device need a folder in their bundle.
    public var folder: URL?
    /// The folder for the artifacts of snapshots that differ.
    public var artifacts: URL

    /// Creates options.
    ///
    /// By default, ``isRecording`` is `true` if the environment variable `RECORD` is `1`. ``artifacts`` is the folder
    /// in `NIMBUS_SNAPSHOT_ARTIFACTS`, or a temporary folder of this process.
    public init(
        parts: SnapshotParts = .textAndPicture, style: UIUserInterfaceStyle = .unspecified, scale: CGFloat = 1,
        tolerance: SnapshotTolerance = SnapshotTolerance(), frameStep: CGFloat = 0, pictureVariant: String? = nil,
        isRecording: Bool = ProcessInfo.processInfo.environment["RECORD"] == "1", folder: URL? = nil,
        artifacts: URL? = nil
    ) {
        self.parts = parts
        self.style = style
        self.scale = scale
        self.tolerance = tolerance
        self.frameStep = frameStep
        self.pictureVariant = pictureVariant
        self.isRecording = isRecording
        self.folder = folder
        self.artifacts = artifacts ?? Self.artifactsOfThisProcess
    }

    /// The toolkit that draws, for use as a ``pictureVariant``: `UIKit` or `HeadlessUIKit`. The toolkits draw text
    /// differently.
    public static var toolkit: String { toolkitName }

    private static var artifactsOfThisProcess: URL {
        let process = ProcessInfo.processInfo
        if let path = process.environment["NIMBUS_SNAPSHOT_ARTIFACTS"], !path.isEmpty {
            return URL(fileURLWithPath: path)
        }
        return FileManager.default.temporaryDirectory.appendingPathComponent(
            "NimbusSnapshots-\(process.processIdentifier)")
    }
}
