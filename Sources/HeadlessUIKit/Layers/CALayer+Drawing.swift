import Foundation

extension CALayer {
    /// Draws the layer's view and its subviews. The top left corner of the bounds is at the origin of the context.
    public func render(in ctx: CGContext) {
        guard let view else { return }
        // UIKit declares layers without isolation. A layer of a view belongs to the main actor, as its view does.
        nonisolated(unsafe) let context = ctx
        MainActor.assumeIsolated {
            ViewPainter(context: context).paintRoot(view, traits: view.traitCollection)
        }
    }
}
