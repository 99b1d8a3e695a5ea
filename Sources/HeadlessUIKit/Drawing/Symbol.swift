import Foundation

/// The symbols that HeadlessUIKit draws itself.
enum Symbol {
    case plus
    case minus
    case cross
    case magnifier
    case chevronLeft
    case chevronRight
    case checkmark
    case info
    case clear

    /// Draws the symbol in a square.
    func draw(in rect: CGRect, _ color: RGBA, on context: CGContext, width: CGFloat = 2) {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
        }
        func line(_ points: [CGPoint], _ color: RGBA = color) { context.strokeLine(points, width: width, color) }
        switch self {
        case .plus:
            line([point(0.5, 0.1), point(0.5, 0.9)])
            line([point(0.1, 0.5), point(0.9, 0.5)])
        case .minus: line([point(0.1, 0.5), point(0.9, 0.5)])
        case .cross:
            line([point(0.15, 0.15), point(0.85, 0.85)])
            line([point(0.85, 0.15), point(0.15, 0.85)])
        case .magnifier:
            context.strokeCircle(center: point(0.42, 0.42), radius: rect.width * 0.34, width: width, color)
            line([point(0.68, 0.68), point(0.94, 0.94)])
        case .chevronLeft:
            line([point(0.66, 0.1), point(0.3, 0.5), point(0.66, 0.9)])
        case .chevronRight:
            line([point(0.34, 0.1), point(0.7, 0.5), point(0.34, 0.9)])
        case .checkmark:
            line([point(0.08, 0.55), point(0.38, 0.84), point(0.92, 0.18)])
        case .info:
            context.strokeCircle(center: rect.center, radius: rect.width * 0.46, width: width * 0.8, color)
            line([point(0.5, 0.46), point(0.5, 0.72)])
            line([point(0.5, 0.28), point(0.5, 0.285)])
        case .clear:
            context.fill(rect, CornerRadii(rect.width / 2), color)
            let white = RGBA(hex: 0xFFFFFF)
            line([point(0.34, 0.34), point(0.66, 0.66)], white)
            line([point(0.66, 0.34), point(0.34, 0.66)], white)
        }
    }
}

extension CGContext {
    func strokeCircle(center: CGPoint, radius: CGFloat, width: CGFloat, _ color: RGBA) {
        let square = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
            .insetBy(dx: -width / 2, dy: -width / 2)
        strokeInside(square, CornerRadii(square.width / 2), width: width, color)
    }
}
