/// How much a picture may differ from the stored one.
///
/// A pixel counts as different where one of its channels (red, green, blue, each multiplied by the opacity, and the
/// opacity itself) is further away than ``channel``. The pictures count as different where the share of such pixels is
/// greater than ``share``. Sizes are never tolerated to differ.
public struct SnapshotTolerance: Hashable, Sendable {
    /// How far a channel may be away, from 0, not at all, to 1, as white from black. The bytes of PNG files are steps of
    /// 1/255.
    public var channel: Double
    /// How much of the picture may be further away than that, from 0, nothing, to 1, all of it.
    ///
    /// Be careful with it: on a phone's screen, a thousandth is some letters.
    public var share: Double

    /// By default, every pixel may be a shade lighter or darker (0.02, which is 5/255), and none any more than that.
    public init(channel: Double = 0.02, share: Double = 0) {
        self.channel = channel
        self.share = share
    }

    /// Every byte of every pixel counts.
    public static let exact = SnapshotTolerance(channel: 0, share: 0)
}
