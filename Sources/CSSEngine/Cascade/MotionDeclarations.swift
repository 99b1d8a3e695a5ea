/// The declarations of animations and transitions of an element at an instant (CSS Cascade 5, section 6.1), and the values that replace
/// others without a cascade.
package struct MotionDeclarations: Hashable, Sendable {
    /// The value of a property.
    package struct PropertyValue: Hashable, Sendable {
        package let property: PropertyID
        package let value: Value
    }

    /// Weaker than important declarations, and stronger than all others. `nil` if there are none.
    package var animations: String?
    /// Stronger than all other declarations. `nil` if there are none.
    package var transitions: String?
    /// The values of properties that no other value depends on: see ``StyleEngine/isIndependent(_:of:)``. They replace those of all
    /// declarations, and are absolute.
    package var values: [PropertyValue] = []

    /// Creates the declarations of an element.
    package init(animations: String? = nil, transitions: String? = nil) {
        self.animations = animations
        self.transitions = transitions
    }

    package var isEmpty: Bool { animations == nil && transitions == nil && values.isEmpty }

    /// Whether both have the same declarations.
    func hasSameDeclarations(as other: MotionDeclarations) -> Bool {
        animations == other.animations && transitions == other.transitions
    }
}

/// The declarations of animations and transitions of a tree, by element.
final class MotionTable {
    private var declarations: [Int32: MotionDeclarations] = [:]

    /// The declarations and values of an element.
    subscript(element: Int32) -> MotionDeclarations {
        get { declarations.isEmpty ? MotionDeclarations() : declarations[element] ?? MotionDeclarations() }
        set {
            if !newValue.isEmpty || !declarations.isEmpty { declarations[element] = newValue.isEmpty ? nil : newValue }
        }
    }

    /// The values of an element that replace those of its declarations.
    @inline(__always) func values(of element: Int32) -> [MotionDeclarations.PropertyValue] {
        declarations.isEmpty ? [] : declarations[element]?.values ?? []
    }
}
