import Foundation

/// The background of a bar, drawn above the background colour of the view.
struct BarBackground {
    /// The appearance that the app has set. An appearance replaces the tint and the image.
    var appearance: UIBarAppearance?
    var isBlack: Bool
    var tint: UIColor?
    var isTranslucent: Bool
    var image: UIImage?
    /// The edge at which a thin line separates the bar from the content.
    var edge: CGRectEdge

    @MainActor func draw(in rect: CGRect, on context: CGContext) {
        let traits = UITraitCollection.current
        let image = appearance.map(\.backgroundImage) ?? image
        for color in colors(traits) { context.fill(rect, .zero, color) }
        if let image { ImagePainter(context: context).draw(image, in: rect) }
        if let shadow = appearance.map(\.shadowColor) ?? UIColor.separator {
            context.fill(rect.strip(1 / context.deviceScale, from: edge), .zero, shadow.rgba(with: traits))
        }
    }

    /// The colours below the image, from bottom to top.
    @MainActor private func colors(_ traits: UITraitCollection) -> [RGBA] {
        if let appearance {
            let material = appearance.hasMaterial ? material(standardColor, traits) : nil
            return [material, appearance.backgroundColor?.rgba(with: traits)].compactMap { $0 }
        }
        return image == nil ? [material(tint ?? standardColor, traits)] : []
    }

    private func material(_ color: UIColor, _ traits: UITraitCollection) -> RGBA {
        var color = color.rgba(with: traits)
        if isTranslucent { color.alpha *= 0.94 }
        return color
    }

    private var standardColor: UIColor {
        if isBlack { return UIColor(white: 0.11, alpha: 1) }
        return UIColor { @Sendable traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.976, alpha: 1)
        }
    }

    /// The colour of text on the bar.
    var textColor: UIColor { isBlack ? .white : .label }
}
