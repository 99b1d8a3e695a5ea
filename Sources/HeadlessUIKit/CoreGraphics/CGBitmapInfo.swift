#if !canImport(CoreGraphics)
/// How a pixel lies in memory; `CGImageAlphaInfo` is part of it.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// The layout of these bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// 32 bits, the least significant byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 32 bits, the most significant byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
#endif
