import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// The fast encoder of pictures, checked by the decoder of Cairo and libpng.
@MainActor struct ScreenPNGTests {
    private func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            for y in 0..<height {
                for x in 0..<width {
                    let value = color(x, y)
                    func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
                    context.cgContext.setFillColor(
                        UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1).cgColor)
                    context.cgContext.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
    }

    private func expectSame(_ image: UIImage, _ comment: Comment) throws {
        let decoded = try #require(UIImage(data: image.screenPNGData()), comment)
        #expect(decoded.size == image.size, comment)
        #expect(decoded.pngData() == image.pngData(), comment)
    }

    @Test("A decoder returns the pixels of any picture")
    func decodesToTheSamePixels() throws {
        var random = SeededGenerator(seed: 20)
        for number in 0..<40 {
            let (width, height) = (random.number(in: 1...90), random.number(in: 1...12))
            let colors = (0..<random.number(in: 1...4)).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) }
            let noise = random.number(in: 0...2)
            try expectSame(
                image(width, height) { x, y in
                    switch noise {
                    case 0: colors[(x / 7 + y / 3) % colors.count]
                    case 1: UInt32.random(in: 0...0xFF_FFFF, using: &random)
                    default: UInt32(x * 3 + y * 5) & 0xFF | UInt32(y * 20 & 0xFF) << 16
                    }
                }, "picture \(number)")
        }
    }

    @Test("Runs of each length are decoded", arguments: [1, 2, 85, 86, 87, 88, 170, 171, 172, 173, 258, 259, 400])
    func decodesRuns(width: Int) throws {
        try expectSame(image(width, 3) { _, y in y == 1 ? 0x12_3456 : 0xFF_FFFF }, "\(width) equal pixels")
        for length in 1..<min(width, 90) {
            try expectSame(image(width, 1) { x, _ in x < length ? 0x80_0080 : 0 }, "\(length) of \(width)")
        }
    }

    @Test("A picture of a screen is encoded to a small file")
    func isSmall() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 844), format: format).image { context in
            context.cgContext.setFillColor(UIColor.white.cgColor)
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 390, height: 844))
            context.cgContext.setFillColor(UIColor.red.cgColor)
            context.cgContext.fill(CGRect(x: 20, y: 100, width: 200, height: 44))
        }
        #expect(image.screenPNGData().count < 40_000)
    }
}
