/// The inputs of substitution functions for one element.
struct SubstitutionSource {
    /// The custom properties of the element; those of its parent while its own ones are computed.
    let customProperties: CustomProperties
    let environment: EnvironmentVariableTexts
    /// The custom properties of the parent.
    let inherited: CustomProperties
    /// The environment of the element, which conditions test.
    let device: CSS.Environment
    let attributes: ElementAttributes
    /// The own custom properties that are computed so far, while the others are computed.
    var own: [Atom: TextID] = [:]
    /// The own custom properties that are not computed yet.
    var unresolved: VariableDependencyGraph.Unresolved?

    /// The value of a custom property during an evaluation.
    enum LookupResult {
        /// `none` if the property has no value.
        case text(TextID)
        /// The property is not computed yet.
        case pending
    }

    /// The text that replaces a reference; `TextID.none` if the fallback replaces it, or if the value is evaluated.
    /// - Parameter names: The engine's atoms for the names of the reference.
    @inline(__always) func text(for reference: SubstitutionReference, names: [Atom]) -> TextID {
        switch reference {
        case .variable(let name): customProperties.text(of: names[Int(name.id)]) ?? .none
        case .environment(let variable): variable.map { environment[$0] } ?? .none
        case .evaluated: .none
        }
    }

    /// Finds a custom property for an evaluation.
    func lookUp(_ name: Atom) -> LookupResult {
        if unresolved?.contains(name) ?? false { return .pending }
        return .text(own[name] ?? customProperties.text(of: name) ?? .none)
    }
}
