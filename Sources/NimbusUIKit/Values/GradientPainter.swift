import CSSEngine

/// Draws gradients pixel by pixel, because CoreGraphics does not support all kinds of CSS gradients.
@MainActor struct GradientPainter {
    private let ramp: GradientRamp
    /// The colours of the range in equal steps, as pixel values.
    private let colors: [UInt32]
    private let before: UInt32
    private let after: UInt32
    /// The size of the view, in points.
    private let size: CGSize

    /// Creates a painter. `nil` if the view is empty, or if a value of the gradient is not resolved.
    /// - Parameter scale: The number of pixels per point.
    init?(_ gradient: GradientValue, size: CGSize, scale: CGFloat) {
        guard let ramp = GradientRamp(gradient, width: Double(size.width), height: Double(size.height)) else {
            return nil
        }
        self.ramp = ramp
        self.size = size
        if ramp.isRepeating, ramp.length * Double(scale) < 0.01 {
            colors = [Self.pixel(ramp.average)]
        } else {
            // Two colours per pixel, so that the edge between two colours is off by less than a pixel.
            let count = min(
                max(ramp.length * Double(scale) * 2, Self.colorCounts.lowerBound), Self.colorCounts.upperBound)
            colors = ramp.colors(count: Int(count)).map(Self.pixel)
        }
        (before, after) = (Self.pixel(ramp.ends.first), Self.pixel(ramp.ends.last))
    }

    private static let colorCounts = 512.0...8192.0

    /// Returns an image of the gradient with the given width and height in pixels. `nil` if the image would be empty.
    func image(width: Int, height: Int) -> UIImage? {
        guard width > 0, height > 0 else { return nil }
        var pixels = [UInt32](repeating: 0, count: width * height)
        let image = pixels.withUnsafeMutableBytes { bytes -> CGImage? in
            fill(bytes.bindMemory(to: UInt32.self), width: width, height: height)
            return CGContext(
                data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
            )?.makeImage()
        }
        return image.map { UIImage(cgImage: $0) }
    }

    private func fill(_ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) {
        let (stepX, stepY) = (Double(size.width) / Double(width), Double(size.height) / Double(height))
        let geometry = ramp.geometry
        for row in 0..<height {
            let y = (Double(row) + 0.5) * stepY
            for column in 0..<width {
                let x = (Double(column) + 0.5) * stepX
                pixels[row * width + column] = color(at: Self.place(geometry, x, y))
            }
        }
    }

    /// Returns the position of a point on the gradient line.
    private static func place(_ geometry: GradientGeometry, _ x: Double, _ y: Double) -> Double {
        switch geometry {
        case .linear(let horizontal, let vertical, let start): return x * horizontal + y * vertical + start
        case .radial(let centerX, let centerY, let horizontal, let vertical):
            let (across, down) = ((x - centerX) / horizontal, (y - centerY) / vertical)
            let place = (across * across + down * down).squareRoot()
            return place.isNaN ? .infinity : place
        case .conic(let centerX, let centerY, let start):
            let turns = atan2(x - centerX, centerY - y) / (2 * .pi) - start
            return turns - turns.rounded(.down)
        }
    }

    private func color(at place: Double) -> UInt32 {
        let (first, last) = (ramp.range.lowerBound, ramp.range.upperBound)
        var part = (place - first) / (last - first)
        if ramp.isRepeating {
            part -= part.rounded(.down)
            // The range is empty, or the position is infinite.
            if !part.isFinite { return colors[colors.count - 1] }
        } else if place < first {
            return before
        } else if place >= last {
            return after
        }
        return colors[min(Int(part * Double(colors.count)), colors.count - 1)]
    }

    private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
        let bytes = SIMD4<UInt32>((color * 255).rounded(.toNearestOrAwayFromZero))
        return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
    }
}
