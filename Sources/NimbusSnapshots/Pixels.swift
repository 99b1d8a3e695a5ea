import NimbusUIKit

/// The pixels of an image: blue, green, red and alpha bytes, premultiplied, in rows from the top.
struct Pixels {
    let width: Int
    let height: Int
    private(set) var bytes: [UInt8]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        bytes = [UInt8](repeating: 0, count: width * height * 4)
    }

    /// Creates the pixels of a PNG file. `nil` if the contents are not valid.
    init?(png: Data) {
        guard let image = UIImage(data: png) else { return nil }
        self.init(width: Int(image.size.width), height: Int(image.size.height))
        let isDrawn: Void? = withContext { context in
            // The origin of views is at the top.
            context.translateBy(x: 0, y: image.size.height)
            context.scaleBy(x: 1, y: -1)
            UIGraphicsPushContext(context)
            image.draw(in: CGRect(origin: .zero, size: image.size))
            UIGraphicsPopContext()
        }
        if isDrawn == nil { return nil }
    }

    var size: CGSize { CGSize(width: width, height: height) }

    /// Returns the contents of a PNG file.
    func png() -> Data? {
        var copy = self
        return copy.withContext { $0.makeImage().flatMap { UIImage(cgImage: $0).pngData() } } ?? nil
    }

    subscript(pixel: Int) -> SIMD4<UInt8> {
        get { SIMD4(bytes[pixel * 4], bytes[pixel * 4 + 1], bytes[pixel * 4 + 2], bytes[pixel * 4 + 3]) }
        set { for channel in 0..<4 { bytes[pixel * 4 + channel] = newValue[channel] } }
    }

    private mutating func withContext<Result>(_ body: (CGContext) -> Result) -> Result? {
        let layout = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
        return bytes.withUnsafeMutableBytes { memory in
            CGContext(
                data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: layout
            ).map(body)
        }
    }
}
