#if !canImport(CoreGraphics)
/// What the components of a pixel mean: here always red, green and blue of sRGB.
public final class CGColorSpace: Sendable {
    fileprivate init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of the device, which is taken for sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
#endif
