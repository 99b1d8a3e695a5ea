/// The declarations that animations and transitions give an element at an instant (CSS Cascade 5, section 6.1). `nil` if there
/// are none.
package struct MotionDeclarations: Hashable, Sendable {
    /// Weaker than important declarations, and stronger than all others.
    package var animations: String?
    /// Stronger than all other declarations.
    package var transitions: String?

    /// Creates the declarations of an element.
    package init(animations: String? = nil, transitions: String? = nil) {
        self.animations = animations
        self.transitions = transitions
    }

    package var isEmpty: Bool { animations == nil && transitions == nil }
}
