import NimbusUIKit

/// The amount and the area of the difference between two images of the same size.
public struct PictureDifference: Hashable, Sendable {
    /// The number of pixels that differ by more than the tolerance.
    public internal(set) var count = 0
    /// The number of pixels.
    public let total: Int
    /// The largest difference of a channel, from 0 to 1.
    public internal(set) var most = 0.0
    /// The bounding box of the pixels that differ by more than the tolerance, in pixels.
    public internal(set) var area = CGRect.null

    /// The fraction of the pixels that differ by more than the tolerance, from 0 to 1.
    public var share: Double { total > 0 ? Double(count) / Double(total) : 0 }

    init(total: Int) {
        self.total = total
    }
}
