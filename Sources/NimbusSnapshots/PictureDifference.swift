import NimbusUIKit

/// Where and how much two pictures of one size differ.
public struct PictureDifference: Hashable, Sendable {
    /// How many pixels differ by more than is tolerated.
    public internal(set) var count = 0
    /// How many pixels there are.
    public let total: Int
    /// How far the channel is away that is furthest, from 0 to 1.
    public internal(set) var most = 0.0
    /// The rectangle around the pixels that differ by more than is tolerated, in pixels.
    public internal(set) var area = CGRect.null

    /// How much of the picture differs by more than is tolerated, from 0 to 1.
    public var share: Double { total > 0 ? Double(count) / Double(total) : 0 }

    init(total: Int) {
        self.total = total
    }
}
