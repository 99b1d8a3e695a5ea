/// The tolerated difference between an image and the stored image.
///
/// A pixel is different if one of its channels (premultiplied red, green and blue, and alpha) differs by more than
/// ``channel``. The images are different if the fraction of different pixels is larger than ``share``. Images of
/// different sizes are always different.
public struct SnapshotTolerance: Hashable, Sendable {
    /// The largest tolerated difference of a channel, from 0 (equal) to 1 (black and white). The steps of PNG files are
    /// 1/255.
    public var channel: Double
    /// The tolerated fraction of different pixels, from 0 to 1.
    ///
    /// Use small values: on a phone's screen, 0.001 is several letters.
    public var share: Double

    /// Creates a tolerance. By default, each channel can differ by 0.02, which is 5/255, and no pixel can be different.
    public init(channel: Double = 0.02, share: Double = 0) {
        self.channel = channel
        self.share = share
    }

    /// The tolerance that requires equal bytes.
    public static let exact = SnapshotTolerance(channel: 0, share: 0)
}
