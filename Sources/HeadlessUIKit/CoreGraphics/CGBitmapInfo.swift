#if !canImport(CoreGraphics)
/// The memory layout of a pixel, including a `CGImageAlphaInfo`.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt32

    /// Creates a layout from its raw value.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// 32 bits per pixel, with the least significant byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 32 bits per pixel, with the most significant byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
#endif
