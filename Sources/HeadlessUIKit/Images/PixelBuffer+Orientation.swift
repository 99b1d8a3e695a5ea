internal import CPangoCairo

extension PixelBuffer {
    /// Returns the pixels as they are displayed with an orientation.
    func upright(from orientation: UIImage.Orientation) -> PixelBuffer {
        if orientation == .up { return self }
        let isTurned = orientation.swapsSides
        let result = PixelBuffer(width: isTurned ? height : width, height: isTurned ? width : height)
        cairo_surface_flush(surface)
        guard let source = cairo_image_surface_get_data(surface),
            let target = cairo_image_surface_get_data(result.surface)
        else { return result }
        let sourceStride = Int(cairo_image_surface_get_stride(surface))
        let targetStride = Int(cairo_image_surface_get_stride(result.surface))
        for y in 0..<result.height {
            let row = UnsafeMutableRawPointer(target + y * targetStride)
            for x in 0..<result.width {
                let (column, line) = position(ofUpright: x, y, orientation)
                let pixel = UnsafeRawPointer(source + line * sourceStride)
                    .load(fromByteOffset: column * 4, as: UInt32.self)
                row.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
            }
        }
        cairo_surface_mark_dirty(result.surface)
        return result
    }

    /// Returns the column and the row of a displayed pixel.
    private func position(ofUpright x: Int, _ y: Int, _ orientation: UIImage.Orientation) -> (column: Int, row: Int) {
        let (right, bottom) = (width - 1, height - 1)
        return switch orientation {
        case .up: (x, y)
        case .down: (right - x, bottom - y)
        case .left: (right - y, x)
        case .right: (y, bottom - x)
        case .upMirrored: (right - x, y)
        case .downMirrored: (x, bottom - y)
        case .leftMirrored: (y, x)
        case .rightMirrored: (right - y, bottom - x)
        }
    }
}

extension UIImage.Orientation {
    /// Whether the width of the pixels is the height of the displayed image.
    fileprivate var swapsSides: Bool {
        switch self {
        case .up, .down, .upMirrored, .downMirrored: false
        case .left, .right, .leftMirrored, .rightMirrored: true
        }
    }
}
