/// The inputs of substitution functions for one element.
struct SubstitutionSource {
    let customProperties: CustomProperties
    let environment: EnvironmentVariableTexts

    /// The text that replaces a reference; `TextID.none` if the fallback replaces it.
    /// - Parameter names: The engine's atoms for the names of the reference.
    @inline(__always) func text(for reference: SubstitutionReference, names: [Atom]) -> TextID {
        switch reference {
        case .variable(let name): customProperties.text(of: names[Int(name.id)]) ?? .none
        case .environment(let variable): variable.map { environment[$0] } ?? .none
        }
    }
}
