import Foundation

/// Blurs one channel of an image, with a byte per pixel. Three box blurs along each axis approximate a Gaussian blur.
struct BoxBlur {
    let pixels: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    /// The number of bytes from a pixel to the next one in its row.
    var step = 1
    /// The number of bytes per row.
    let stride: Int

    /// Applies a blur with the standard deviation `sigma`, in pixels.
    func run(sigma: CGFloat) {
        let radius = Int((sigma * 0.94).rounded())
        guard radius > 0 else { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height)) { copy in
            for _ in 0..<3 {
                for row in 0..<height { average(row * stride, step: step, count: width, radius, copy) }
                for column in 0..<width { average(column * step, step: stride, count: height, radius, copy) }
            }
        }
    }

    /// Replaces each byte of a row or column by the average of the bytes at most `radius` away.
    private func average(
        _ start: Int, step: Int, count: Int, _ radius: Int, _ copy: UnsafeMutableBufferPointer<UInt8>
    ) {
        let line = pixels + start
        var isEmpty = true
        for index in 0..<count {
            copy[index] = line[index * step]
            if copy[index] != 0 { isEmpty = false }
        }
        if isEmpty { return }
        let window = 2 * radius + 1
        var sum = 0
        for index in 0..<min(radius, count) { sum += Int(copy[index]) }
        for index in 0..<count {
            if index + radius < count { sum += Int(copy[index + radius]) }
            line[index * step] = UInt8(truncatingIfNeeded: sum / window)
            if index >= radius { sum -= Int(copy[index - radius]) }
        }
    }
}
