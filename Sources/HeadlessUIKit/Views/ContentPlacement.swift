import Foundation

/// Calculates the rectangle of content in the bounds of a view from the content mode.
struct ContentPlacement {
    let mode: UIView.ContentMode

    init(_ mode: UIView.ContentMode) {
        self.mode = mode
    }

    func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let ratios = (bounds.width / size.width, bounds.height / size.height)
        switch mode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return bounds.centered(size.scaled(by: min(ratios.0, ratios.1)))
        case .scaleAspectFill: return bounds.centered(size.scaled(by: max(ratios.0, ratios.1)))
        case .center: return aligned(size, in: bounds, x: 0.5, y: 0.5)
        case .top: return aligned(size, in: bounds, x: 0.5, y: 0)
        case .bottom: return aligned(size, in: bounds, x: 0.5, y: 1)
        case .left: return aligned(size, in: bounds, x: 0, y: 0.5)
        case .right: return aligned(size, in: bounds, x: 1, y: 0.5)
        case .topLeft: return aligned(size, in: bounds, x: 0, y: 0)
        case .topRight: return aligned(size, in: bounds, x: 1, y: 0)
        case .bottomLeft: return aligned(size, in: bounds, x: 0, y: 1)
        case .bottomRight: return aligned(size, in: bounds, x: 1, y: 1)
        }
    }

    private func aligned(_ size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}
