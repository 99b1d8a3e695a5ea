import Foundation

extension CALayer {
    /// Draws the layer's view and its subviews. The top left corner of the bounds is at the origin of the context.
    /// Animations are not shown, as in Core Animation.
    public func render(in ctx: CGContext) {
        guard let view else { return }
        // UIKit declares layers without isolation. A layer of a view belongs to the main actor, as its view does.
        nonisolated(unsafe) let context = ctx
        MainActor.assumeIsolated {
            ViewPainter(context: context, showsAnimations: false).paintRoot(view, traits: view.traitCollection)
        }
    }
}
