import NimbusUIKit

/// Compares two images of the same size pixel by pixel.
struct PixelComparison {
    let difference: PictureDifference
    /// The image of the difference. Different pixels are magenta. All other pixels are a pale grey of the current
    /// image.
    let picture: Pixels

    /// - Parameter channel: The largest tolerated difference of a channel, from 0 to 1.
    init(_ stored: Pixels, _ actual: Pixels, channel: Double) {
        let magenta = SIMD4<UInt8>(255, 0, 255, 255)
        var difference = PictureDifference(total: actual.width * actual.height)
        var picture = Pixels(width: actual.width, height: actual.height)
        for pixel in 0..<difference.total {
            let distance = Self.distance(stored[pixel], actual[pixel])
            difference.most = max(difference.most, distance)
            // NaN tolerates no difference.
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

    /// Returns the largest difference of a channel, from 0 to 1.
    private static func distance(_ left: SIMD4<UInt8>, _ right: SIMD4<UInt8>) -> Double {
        let distances = pointwiseMax(left, right) &- pointwiseMin(left, right)
        return Double(distances.max()) / 255
    }

    /// Returns a pixel on white without its colour, close to white.
    private static func faint(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let (blue, green, red) = (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]))
        let luminance = (blue + 5 * green + 2 * red) / 8 + 255 - Int(pixel[3])
        let grey = UInt8(clamping: 255 - (255 - luminance) / 4)
        return SIMD4(grey, grey, grey, 255)
    }
}
