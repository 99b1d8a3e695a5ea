import Foundation

/// Draws the thumb of a switch or slider.
struct ThumbPainter {
    let context: CGContext

    func draw(in rect: CGRect, _ color: UIColor) {
        let radii = CornerRadii(rect.height / 2)
        ShadowPainter(
            context: context, color: RGBA(hex: 0, alpha: 0.2), radius: 2, offset: CGSize(width: 0, height: 1.5)
        ).draw(around: rect) { $0.fill(rect, radii, RGBA(hex: 0)) }
        context.fill(rect, radii, color.rgba(with: .current))
    }
}
