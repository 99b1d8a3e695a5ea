import NimbusUIKit

/// What a snapshot keeps of a view, and how exactly it is compared.
public struct SnapshotOptions: Sendable {
    /// Text, picture or both.
    public var parts: SnapshotParts
    /// Light or dark: the view and the DOM's environment are so while the snapshot is taken. With `.unspecified`, they
    /// stay as they are.
    public var style: UIUserInterfaceStyle
    /// How many pixels of the picture a point has.
    public var scale: CGFloat
    /// How much the picture may differ.
    public var tolerance: SnapshotTolerance
    /// Frames are written in whole multiples of this, in points, as 0.5; with 0, to the millionth of a point.
    ///
    /// Frames that style sheets give are the same on every system. Those that follow from a text's size are those of
    /// its font.
    public var frameStep: CGFloat
    /// Part of the picture's name, before `.png`, for pictures that are not the same everywhere: ``toolkit``, or
    /// whatever tells yours apart.
    public var pictureVariant: String?
    /// Whether snapshots are written instead of compared. Every call throws then.
    public var isRecording: Bool
    /// Where to put what a stored snapshot is not, to look at.
    public var artifacts: URL

    /// Options, of which none need be given.
    ///
    /// By default, ``isRecording`` is on where `RECORD` is `1` in the environment, and ``artifacts`` is the folder that
    /// `NIMBUS_SNAPSHOT_ARTIFACTS` names there, or one of this process among the temporary ones.
    public init(
        parts: SnapshotParts = .textAndPicture, style: UIUserInterfaceStyle = .unspecified, scale: CGFloat = 1,
        tolerance: SnapshotTolerance = SnapshotTolerance(), frameStep: CGFloat = 0, pictureVariant: String? = nil,
        isRecording: Bool = ProcessInfo.processInfo.environment["RECORD"] == "1", artifacts: URL? = nil
    ) {
        self.parts = parts
        self.style = style
        self.scale = scale
        self.tolerance = tolerance
        self.frameStep = frameStep
        self.pictureVariant = pictureVariant
        self.isRecording = isRecording
        self.artifacts = artifacts ?? Self.artifactsOfThisProcess
    }

    /// What draws here, to be a ``pictureVariant``: `UIKit` or `HeadlessUIKit`, whose letters are not alike.
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
