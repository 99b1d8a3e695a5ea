import Foundation

/// An image that views display, with its scale and its resizing behaviour.
open class UIImage: NSObject, @unchecked Sendable {
    /// The pixels as they are displayed.
    let pixels: PixelBuffer
    /// The pixels of the file, before the orientation turns them.
    let storedPixels: PixelBuffer
    /// The orientation. The size and the drawing of the image take the orientation into account.
    public let imageOrientation: Orientation
    /// The name under which the image was loaded. `nil` if the image was not loaded by name.
    package var name: String?

    /// The identifier of the image in interface tests. Users do not see the identifier.
    @MainActor open var accessibilityIdentifier: String?

    /// The number of pixels per point.
    public let scale: CGFloat
    /// The widths of the caps, which keep their size when the image is resized, in points.
    public let capInsets: UIEdgeInsets
    /// The way in which the part between the caps is resized.
    public let resizingMode: ResizingMode
    /// The use of the image's colours.
    public let renderingMode: RenderingMode
    /// Whether the image is a system symbol, which is drawn in the tint colour by default.
    public let isSymbolImage: Bool
    /// Whether image views mirror the image in right-to-left interfaces.
    public let flipsForRightToLeftLayoutDirection: Bool

    init(
        pixels: PixelBuffer, scale: CGFloat, name: String? = nil, capInsets: UIEdgeInsets = .zero,
        resizingMode: ResizingMode = .stretch, renderingMode: RenderingMode = .automatic, isSymbolImage: Bool = false,
        flipsForRightToLeftLayoutDirection: Bool = false, orientation: Orientation = .up,
        uprightPixels: PixelBuffer? = nil
    ) {
        storedPixels = pixels
        imageOrientation = orientation
        self.pixels = uprightPixels ?? pixels.upright(from: orientation)
        self.scale = scale > 0 ? scale : 1
        self.name = name
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        self.renderingMode = renderingMode
        self.isSymbolImage = isSymbolImage
        self.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    }

    /// Returns the image with different settings. `nil` keeps a setting.
    func copy(
        capInsets: UIEdgeInsets? = nil, resizingMode: ResizingMode? = nil, renderingMode: RenderingMode? = nil,
        flips: Bool? = nil
    ) -> UIImage {
        UIImage(
            pixels: storedPixels, scale: scale, name: name, capInsets: capInsets ?? self.capInsets,
            resizingMode: resizingMode ?? self.resizingMode, renderingMode: renderingMode ?? self.renderingMode,
            isSymbolImage: isSymbolImage,
            flipsForRightToLeftLayoutDirection: flips ?? flipsForRightToLeftLayoutDirection,
            orientation: imageOrientation, uprightPixels: pixels)
    }

    /// Whether image views draw the shape of the image in their tint colour.
    var isTemplate: Bool {
        switch renderingMode {
        case .automatic: isSymbolImage
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        }
    }

    /// Creates an empty image.
    public override convenience init() {
        self.init(pixels: PixelBuffer(width: 0, height: 0), scale: 1)
    }

    /// Creates an image from the contents of a PNG or JPEG file, with one pixel per point. `nil` if the contents are not valid.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from the contents of a PNG or JPEG file, with `scale` pixels per point. `nil` if the contents are not
    /// valid.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = PixelBuffer.contents(of: data) else { return nil }
        self.init(pixels: pixels, scale: scale, orientation: Orientation(jpeg: data) ?? .up)
    }

    /// Creates an image from a PNG or JPEG file. A name that ends in `@2x` or `@3x` sets the scale. `nil` if there is no valid
    /// file.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let data = try? Data(contentsOf: url), let pixels = PixelBuffer.contents(of: data) else { return nil }
        let file = ImageFileName(url.lastPathComponent)
        self.init(
            pixels: pixels, scale: file.scale, name: file.name, orientation: Orientation(jpeg: data) ?? .up)
    }

    /// The size, in points.
    open var size: CGSize {
        CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    /// Returns the image with caps that keep their size, in points. The rest is repeated.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with caps that keep their size, in points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        copy(capInsets: capInsets, resizingMode: resizingMode)
    }

    /// Returns the image with caps to the left and at the top. The column and the row of one point after the caps are
    /// stretched.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0),
            resizingMode: .stretch)
    }

    /// Returns the image with another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode)
    }

    /// Returns the contents of a PNG file, whose pixels are upright. `nil` if the image has no pixels.
    public func pngData() -> Data? { pixels.width > 0 && pixels.height > 0 ? pixels.png() : nil }

    /// The name and size in a form for debugging.
    open override var description: String { "UIImage(\(name ?? "") \(size.width)x\(size.height))" }
}
