import Foundation

/// What stands behind the items of a bar.
struct BarBackground {
    var style: UIBarStyle
    var tint: UIColor?
    /// What the bar is filled with already; nil for nothing.
    var fill: UIColor?
    var isTranslucent: Bool
    var image: UIImage?
    /// The edge that a thin line separates from the content.
    var edge: CGRectEdge

    func draw(in rect: CGRect, on context: CGContext) {
        let traits = UITraitCollection.current
        if let image {
            ImagePainter(context: context).draw(image, in: rect)
        } else if let material {
            var color = material.rgba(with: traits)
            if isTranslucent { color.alpha *= 0.94 }
            context.fill(rect, .zero, color)
        }
        let pixel = 1 / context.deviceScale
        context.fill(rect.strip(pixel, from: edge), .zero, UIColor.separator.rgba(with: traits))
    }

    /// A fill stands in place of the standard colour, and behind a tint.
    private var material: UIColor? { tint ?? (fill == nil ? standardColor : nil) }

    private var standardColor: UIColor {
        switch style {
        case .default:
            UIColor { @Sendable traits in
                traits.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.976, alpha: 1)
            }
        case .black: UIColor(white: 0.11, alpha: 1)
        }
    }

    /// The colour of text on the bar.
    var textColor: UIColor {
        switch style {
        case .default: .label
        case .black: .white
        }
    }
}
