@testable import HeadlessUIKit

/// The pixels of a view.
@MainActor struct Picture {
    let image: UIImage

    /// Draws a view with a transparent margin, in points.
    init(_ view: UIView, margin: CGFloat = 0, scale: CGFloat = 2) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let area = view.bounds.insetBy(dx: -margin, dy: -margin)
        image = UIGraphicsImageRenderer(bounds: area, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        origin = area.origin
    }

    private let origin: CGPoint

    /// Returns the colour at a point of the view, as `#rrggbbaa`. `nil` outside the image.
    func color(_ x: CGFloat, _ y: CGFloat) -> String? {
        rgba(x, y)?.hex
    }

    /// Returns the opacity at a point of the view, from 0 to 1.
    func alpha(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
        rgba(x, y)?.alpha ?? 0
    }

    /// The number of pixels that are darker than medium grey.
    var darkPixels: Int {
        count { $0.alpha > 0.5 && $0.luminance < 0.5 }
    }

    func count(where matches: (RGBA) -> Bool) -> Int {
        var result = 0
        for y in 0..<image.pixels.height {
            for x in 0..<image.pixels.width {
                if let color = image.pixels.color(x: x, y: y), matches(color) { result += 1 }
            }
        }
        return result
    }

    private func rgba(_ x: CGFloat, _ y: CGFloat) -> RGBA? {
        image.pixels.color(x: Int((x - origin.x) * image.scale), y: Int((y - origin.y) * image.scale))
    }
}

extension RGBA {
    /// The components in the form `#rrggbbaa`.
    var hex: String {
        "#"
            + [red, green, blue, alpha].map { component in
                let digits = String(Int((component * 255).rounded()), radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}
