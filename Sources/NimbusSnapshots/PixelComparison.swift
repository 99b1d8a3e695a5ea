import NimbusUIKit

/// Two pictures of one size, pixel by pixel.
struct PixelComparison {
    let difference: PictureDifference
    /// Where they differ: those pixels are magenta, the others a faint grey of what there is now.
    let picture: Pixels

    /// - Parameter channel: how far a channel may be away, from 0 to 1.
    init(_ stored: Pixels, _ actual: Pixels, channel: Double) {
        let magenta = SIMD4<UInt8>(255, 0, 255, 255)
        var difference = PictureDifference(total: actual.width * actual.height)
        var picture = Pixels(width: actual.width, height: actual.height)
        for pixel in 0..<difference.total {
            let distance = Self.distance(stored[pixel], actual[pixel])
            difference.most = max(difference.most, distance)
            // What is no number tolerates nothing.
            if distance <= channel {
                picture[pixel] = Self.faint(actual[pixel])
            } else {
                picture[pixel] = magenta
                let place = CGRect(x: pixel % actual.width, y: pixel / actual.width, width: 1, height: 1)
                difference.area = difference.area.union(place)
                difference.count += 1
            }
        }
        self.difference = difference
        self.picture = picture
    }

    /// How far the channel is away that is furthest, from 0 to 1.
    private static func distance(_ left: SIMD4<UInt8>, _ right: SIMD4<UInt8>) -> Double {
        let distances = pointwiseMax(left, right) &- pointwiseMin(left, right)
        return Double(distances.max()) / 255
    }

    /// A pixel on white, without its colour, near white.
    private static func faint(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let (blue, green, red) = (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]))
        let luminance = (blue + 5 * green + 2 * red) / 8 + 255 - Int(pixel[3])
        let grey = UInt8(clamping: 255 - (255 - luminance) / 4)
        return SIMD4(grey, grey, grey, 255)
    }
}
