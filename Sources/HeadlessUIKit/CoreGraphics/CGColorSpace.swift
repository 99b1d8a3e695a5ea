#if !canImport(CoreGraphics)
/// The meaning of a pixel's components. Always sRGB here.
public final class CGColorSpace: Sendable {
    fileprivate init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the colour space of the device. HeadlessUIKit uses sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
#endif
