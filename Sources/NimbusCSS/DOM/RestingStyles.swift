import CSSEngine

// The styles that views have without the values of running transitions and animations.
extension ViewStyles {
    /// Returns the style of a view without motion, as of the last pass.
    /// - Parameter keyframes: The declarations of keyframes that apply as those of an animation.
    package func restingStyle(of node: StyleNode, animatedBy keyframes: String? = nil) -> ElementValues {
        engine.style(of: node, with: MotionDeclarations(animations: keyframes))
    }

    /// Returns the style that a view would have in another state.
    /// - Parameter among: The states of the view that the others replace.
    package func restingStyle(
        of node: StyleNode, in state: ElementState, among: ElementState
    ) -> ElementValues {
        engine.style(of: node, in: .state(state, among: among))
    }

    /// Returns the transitions and animations that a style of a view declares. `nil` if it declares none.
    package func declaredMotion(of node: StyleNode, in style: ElementValues) -> DeclaredMotion? {
        engine.declaredMotion(of: node, in: style)
    }
}
