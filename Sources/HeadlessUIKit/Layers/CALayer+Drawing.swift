import Foundation

extension CALayer {
    /// Draws the view that it belongs to, with all it holds, with the corner of its bounds at the context's origin.
    public func render(in ctx: CGContext) {
        guard let view else { return }
        // Layers are of no actor, as Apple declares them; those of views belong to the main one with their views.
        nonisolated(unsafe) let context = ctx
        MainActor.assumeIsolated {
            ViewPainter(context: context).paintRoot(view, traits: view.traitCollection)
        }
    }
}
