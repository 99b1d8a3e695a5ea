import CSSEngine

/// The outline of a view, which a layer draws around the border. It takes up no space.
@MainActor enum OutlineEffect {
    static let outline = LayerShapes.effect(
        LayerShapes.outlineName,
        ["outline-style", "outline-width", "outline-color", "outline-offset", "color", "border-radius"]
    ) { shapes($0).map { LayerShapes($0, at: LayerShapes.frontPosition) } }.modified(from: 4).depending(on: .viewSize)

    private static func shapes(_ inputs: StyleInputs) -> [LayerShape]? {
        guard let style = inputs[0], style != .keyword(.none) else { return nil }
        let width = min(inputs.points(1) ?? 3, BorderRing.maximumWidth)
        guard width > 0, let color = inputs.place.fixedColor(inputs[2] ?? inputs.textColor(4)) else { return nil }
        let bounds = inputs.place.drawnBounds
        // The outline of a small view does not turn inside out.
        let smallest = width - min(bounds.width, bounds.height) / 2
        let distance = max((inputs.points(3) ?? 0) + width, smallest)
        let line = BorderRing.Line(width: width, style: BorderRing.Style(style), color: color.cgColor)
        let corners = inputs.corners(5).map { corners in
            DrawnCorners(radius: max(corners.radius + distance, 0), mask: corners.mask, isContinuous: false)
        }
        let rect = bounds.insetBy(dx: -distance, dy: -distance)
        return BorderRing(rect, corners, [line, line, line, line]).shapes
    }
}
