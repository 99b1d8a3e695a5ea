import Foundation

/// The position, bounds and transform of a layer.
struct LayerGeometry {
    var bounds = CGRect.zero
    /// The position of the anchor point in the coordinates of the superlayer, in points.
    var position = CGPoint.zero
    /// The point of the bounds that `position` specifies, in units of the bounds from 0 to 1.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity

    /// The smallest rectangle that contains the layer, in the coordinates of the superlayer.
    var frame: CGRect {
        get {
            let (width, height) = (bounds.width, bounds.height)
            if transform.isIdentity {
                return CGRect(
                    x: position.x - width * anchorPoint.x, y: position.y - height * anchorPoint.y,
                    width: width, height: height)
            }
            return bounds.applying(toSuperlayer)
        }
        set {
            position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
            let size = CGSize(width: newValue.width, height: newValue.height)
            bounds.size = transform.isIdentity ? size : Self.positive(size.applying(transform.inverted()))
        }
    }

    private static func positive(_ size: CGSize) -> CGSize {
        CGSize(width: abs(size.width), height: abs(size.height))
    }

    /// The transform from the layer's coordinates to the superlayer's coordinates.
    var toSuperlayer: CGAffineTransform {
        CGAffineTransform(
            translationX: -bounds.minX - bounds.width * anchorPoint.x,
            y: -bounds.minY - bounds.height * anchorPoint.y
        )
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}
