import Foundation

/// A picture that views show: pixels, how many of them a point has, and how it is stretched.
open class UIImage: NSObject, @unchecked Sendable {
    let pixels: PixelBuffer
    /// The name that the image was loaded by. `nil` if the image was not loaded by a name.
    package var name: String?

    /// What tests find it by.
    @MainActor open var accessibilityIdentifier: String?

    /// How many pixels a point has.
    public let scale: CGFloat
    /// How wide the edges are that keep their size when the image is stretched, in points.
    public let capInsets: UIEdgeInsets
    /// What happens to the part between those edges.
    public let resizingMode: ResizingMode
    /// Whether it keeps its colours.
    public let renderingMode: RenderingMode

    init(
        pixels: PixelBuffer, scale: CGFloat, name: String? = nil, capInsets: UIEdgeInsets = .zero,
        resizingMode: ResizingMode = .stretch, renderingMode: RenderingMode = .automatic
    ) {
        self.pixels = pixels
        self.scale = scale > 0 ? scale : 1
        self.name = name
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        self.renderingMode = renderingMode
    }

    /// An image of nothing.
    public override convenience init() {
        self.init(pixels: PixelBuffer(width: 0, height: 0), scale: 1)
    }

    /// The image of a PNG file's bytes, one pixel a point, or nil where they are none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The image of a PNG file's bytes, `scale` pixels a point, or nil where they are none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = PixelBuffer(png: data) else { return nil }
        self.init(pixels: pixels, scale: scale)
    }

    /// The image of a PNG file, or nil where there is none; `@2x` and `@3x` at the end of its name say its scale.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let data = try? Data(contentsOf: url), let pixels = PixelBuffer(png: data) else { return nil }
        let file = ImageFileName(url.lastPathComponent)
        self.init(pixels: pixels, scale: file.scale, name: file.name)
    }

    /// How large it is, in points.
    open var size: CGSize {
        CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    /// Which way is up; PNG files do not say.
    open var imageOrientation: Orientation { .up }

    /// The same image, whose edges keep their size when it is stretched; the rest is repeated.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image, whose edges, in points, keep their size when it is stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        UIImage(
            pixels: pixels, scale: scale, name: name, capInsets: capInsets, resizingMode: resizingMode,
            renderingMode: renderingMode)
    }

    /// The same image, stretched at one point's column and row after these edges.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0),
            resizingMode: .stretch)
    }

    /// The same image, in its colours or in the tint colour.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            pixels: pixels, scale: scale, name: name, capInsets: capInsets, resizingMode: resizingMode,
            renderingMode: renderingMode)
    }

    /// The bytes of a PNG file of it, or nil where there is not a single pixel.
    public func pngData() -> Data? { pixels.width > 0 && pixels.height > 0 ? pixels.png() : nil }

    /// Its name and size, for people.
    open override var description: String { "UIImage(\(name ?? "") \(size.width)x\(size.height))" }
}
