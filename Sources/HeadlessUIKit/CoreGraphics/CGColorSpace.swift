#if !canImport(CoreGraphics)
/// A colour space. HeadlessUIKit has only sRGB.
public final class CGColorSpace: Sendable {
    fileprivate init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the colour space of the device. HeadlessUIKit uses sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
#endif
