import CSSEngine

/// The value of `transform-origin`: a point in the bounds of a view.
struct TransformOrigin {
    private let x: CGFloat
    private let y: CGFloat

    /// Creates the origin in a view of a given size. `nil` if the value is not an origin.
    init?(_ value: Value, in size: CGSize) {
        let parts = if case .list(let parts) = value { parts } else { [value] }
        // The value has the order of the stylesheet, where the vertical keyword can be first.
        let isVerticalFirst = parts[0] == .keyword(.top) || parts[0] == .keyword(.bottom)
        let horizontal = isVerticalFirst ? parts.dropFirst().first : parts[0]
        let vertical = isVerticalFirst ? parts[0] : parts.dropFirst().first
        guard let x = Self.position(horizontal, in: size.width), let y = Self.position(vertical, in: size.height)
        else { return nil }
        (self.x, self.y) = (x, y)
    }

    private static func position(_ value: Value?, in length: CGFloat) -> CGFloat? {
        switch value {
        case .keyword(.left), .keyword(.top): return 0
        case .keyword(.right), .keyword(.bottom): return length
        case .keyword(.center), nil: return length / 2
        case let value?:
            let context = ResolutionContext(percentageBase: Double(length))
            if case .length(let points) = value.resolved(in: context) { return CGFloat(points) }
            return nil
        }
    }

    /// Returns the transform about the center of a view that is equivalent to a transform about the origin.
    ///
    /// The anchor point of the layer stays in the center, so that the layout can place the view by its center.
    func applied(to transform: CGAffineTransform, in size: CGSize) -> CGAffineTransform {
        let (dx, dy) = (x - size.width / 2, y - size.height / 2)
        // The origin is a fixed point: T'(p) = T(p - o) + o, in coordinates relative to the center.
        return CGAffineTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d,
            tx: transform.tx + dx - (transform.a * dx + transform.c * dy),
            ty: transform.ty + dy - (transform.b * dx + transform.d * dy))
    }
}
