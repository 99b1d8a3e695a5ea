import Foundation

/// An immutable path of lines and curves.
public final class CGPath: Hashable, Sendable {
    enum Element: Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case arc(CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool)
        case rounded(CGRect, CornerRadii)
        case oval(CGRect)
        case close
    }

    let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    /// Whether two paths have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    /// The smallest rectangle that contains the path.
    public var boundingBoxOfPath: CGRect {
        let context = CGContext(PixelBuffer(width: 1, height: 1), scale: 1)
        add(to: context)
        return context.pathExtents
    }

    /// Replaces the path of a context.
    func add(to context: CGContext) {
        context.beginPath()
        context.addPath(self)
    }
}
