import HeadlessUIKit
import NimbusCSS
import NimbusUIKit

/// Draws the boxes of views over their picture, in the colours of a browser's inspector.
@MainActor struct BoxOverlay {
    private let dom: NIDOM
    /// The views to draw. `nil` for all views.
    private let views: Set<ObjectIdentifier>?
    private let context: CGContext

    /// - Parameter views: The views to draw. `nil` for all views, whose content is then tinted only in leaves.
    init(_ dom: NIDOM, views: [UIView]?, context: CGContext) {
        self.dom = dom
        self.views = views.map { Set($0.map(ObjectIdentifier.init)) }
        self.context = context
    }

    /// Draws the boxes of a view and of its subviews, where the context has the coordinates of the view's superview.
    func draw(_ view: UIView) {
        guard !view.isHidden else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: view.center.x, y: view.center.y)
        context.concatenate(view.transform)
        let (size, anchor) = (view.bounds.size, view.layer.anchorPoint)
        context.translateBy(
            x: -anchor.x * size.width - view.bounds.minX, y: -anchor.y * size.height - view.bounds.minY)
        let box = views?.contains(ObjectIdentifier(view)) == false ? nil : dom.usedBox(of: view)
        if let box { draw(edgesOf: box, view) }
        context.saveGState()
        if view.clipsToBounds || view is UIScrollView { context.clip(to: view.bounds) }
        for subview in view.subviews { draw(subview) }
        // The lines are above the boxes inside the container.
        if let box { BoxGuides(box, context: context).draw() }
        context.restoreGState()
    }

    private func draw(edgesOf box: UsedBox, _ view: UIView) {
        let borderBox = view.bounds
        let marginBox = borderBox.inset(by: box.margin.negated)
        let paddingBox = borderBox.inset(by: box.border)
        let contentBox = paddingBox.inset(by: box.padding)
        // Negative margins are inside the border box, where they cannot be seen.
        fill(marginBox.union(borderBox), without: borderBox, BoxColor.margin)
        fill(borderBox, without: paddingBox, BoxColor.border)
        fill(paddingBox, without: contentBox, BoxColor.padding)
        if views != nil || !box.isContainer { fill(contentBox, BoxColor.content) }
    }

    private func fill(_ rect: CGRect, _ color: UIColor) {
        context.setFillColor(color.cgColor)
        context.fill(rect)
    }

    /// Fills the four sides of a rectangle around another one.
    private func fill(_ outer: CGRect, without inner: CGRect, _ color: UIColor) {
        fill(CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY), color)
        fill(CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY), color)
        fill(CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height), color)
        fill(CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height), color)
    }
}

extension UIEdgeInsets {
    fileprivate var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
