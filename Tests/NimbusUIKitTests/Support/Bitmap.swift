import NimbusUIKit

#if canImport(HeadlessUIKit)
/// The pixels of a drawn view.
@MainActor struct Bitmap {
    /// Pixels per point.
    private let scale: Int
    private let width: Int
    private let bytes: [UInt8]

    init(_ view: UIView, scale: Int = 2) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = CGFloat(scale)
        let bounds = view.bounds
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        let (width, height) = (Int(bounds.width) * scale, Int(bounds.height) * scale)
        self.scale = scale
        self.width = width
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
        guard let context, let data = context.data else {
            bytes = []
            return
        }
        UIGraphicsPushContext(context)
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: CGFloat(scale), y: -CGFloat(scale))
        image.draw(in: bounds)
        UIGraphicsPopContext()
        bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: width * height * 4))
    }

    /// Returns the red, green and blue byte of the pixel at a point.
    func color(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
        let start = (Int(y * CGFloat(scale)) * width + Int(x * CGFloat(scale))) * 4
        return [bytes[start + 2], bytes[start + 1], bytes[start]]
    }

    /// Returns the bottom of the dark pixels in a rectangle, in points. `nil` if there are none.
    func bottomOfInk(in rect: CGRect) -> CGFloat? {
        let columns = Int(rect.minX * CGFloat(scale))..<Int(rect.maxX * CGFloat(scale))
        for row in (Int(rect.minY * CGFloat(scale))..<Int(rect.maxY * CGFloat(scale))).reversed() {
            for column in columns where bytes[(row * width + column) * 4 + 1] < 100 {
                return CGFloat(row + 1) / CGFloat(scale)
            }
        }
        return nil
    }
}
#endif
