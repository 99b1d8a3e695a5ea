import Testing

@testable import HeadlessUIKit

/// Bitmap contexts and their images.
@MainActor @Suite struct BitmapTests {
    private static let layout =
        CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue

    private static func context(
        _ data: UnsafeMutableRawPointer? = nil, width: Int = 3, height: Int = 2, bytesPerRow: Int = 0,
        bitmapInfo: UInt32 = layout
    ) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: bitmapInfo)
    }

    @Test func theOriginIsAtTheLowerLeft() throws {
        let context = try #require(Self.context())
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = UIImage(cgImage: try #require(context.makeImage()))
        #expect(image.size == CGSize(width: 3, height: 2))
        #expect(image.pixels.color(x: 0, y: 1)?.hex == "#ff0000ff")
        #expect(image.pixels.color(x: 0, y: 0)?.alpha == 0)
    }

    @Test func memoryContainsPremultipliedRowsFromTheTop() throws {
        let context = try #require(Self.context())
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.6))
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect((0..<4).map { bytes[4 + $0] } == [0, 0, 153, 153])
        context.setFillColor(CGColor(red: 0, green: 0.4, blue: 1, alpha: 1))
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        #expect((0..<4).map { bytes[4 + $0] } == [255, 102, 0, 255])
        #expect((0..<4).map { bytes[context.bytesPerRow + 4 + $0] } == [0, 0, 0, 0])
        #expect(context.width == 3 && context.height == 2)
    }

    @Test func imagesCopyTheCurrentPixels() throws {
        var bytes = [UInt8](repeating: 255, count: 4 * 4)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(Self.context(memory.baseAddress, width: 2, height: 2, bytesPerRow: 8))
            #expect(context.data == memory.baseAddress)
            memory[0] = 0
            let image = UIImage(cgImage: try #require(context.makeImage()))
            memory[1] = 0
            #expect(image.pixels.color(x: 0, y: 0)?.hex == "#ffff00ff")
            #expect(image.pixels.color(x: 1, y: 1)?.hex == "#ffffffff")
            #expect(image.cgImage?.width == 2 && image.cgImage?.height == 2)
        }
    }

    @Test func unsupportedFormatsAreNil() {
        var bytes = [UInt8](repeating: 0, count: 64)
        bytes.withUnsafeMutableBytes { #expect(Self.context($0.baseAddress, bytesPerRow: 5) == nil) }
        #expect(Self.context(width: 0) == nil)
        #expect(Self.context(height: -1) == nil)
        #expect(Self.context(width: 100_000) == nil)
        #expect(Self.context(bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(UIImage().cgImage == nil)
    }

    @Test func imagesAreDrawnUprightUnderTheTransformOfViews() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        }
        let context = try #require(Self.context())
        context.translateBy(x: 0, y: 2)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        image.draw(in: CGRect(x: 0, y: 0, width: 3, height: 2))
        UIGraphicsPopContext()
        let drawn = UIImage(cgImage: try #require(context.makeImage()))
        #expect(drawn.pixels.color(x: 1, y: 0)?.hex == "#0000ffff")
        #expect(drawn.pixels.color(x: 1, y: 1)?.alpha == 0)
    }
}
