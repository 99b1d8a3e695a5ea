/// The values of the environment variables of an environment, as text.
struct EnvironmentVariableTexts {
    /// By index of the variable.
    private let texts: [Atom]

    init(_ environment: CSS.Environment, _ variableTexts: inout VariableTexts) {
        texts = EnvironmentVariable.allCases.map { variable in
            variableTexts.intern(Array("\(numberText(variable.value(in: environment)))px".utf8))
        }
    }

    subscript(variable: EnvironmentVariable) -> Atom { texts[variable.index] }

    /// Keeps the texts from being collected.
    func mark(in variableTexts: inout VariableTexts, _ collection: UInt32) {
        for text in texts { variableTexts.mark(text, collection) }
    }
}

/// The answers to substitution functions for one element.
struct SubstitutionSource {
    let customProperties: CustomProperties
    let environment: EnvironmentVariableTexts

    /// The text that replaces a reference; `Atom.none` if the fallback replaces it.
    /// - Parameter names: The engine's atoms for the names of the reference.
    @inline(__always) func text(for reference: SubstitutionReference, names: [Atom]) -> Atom {
        switch reference {
        case .variable(let name): customProperties.text(of: names[Int(name.id)]) ?? .none
        case .environment(let variable): variable.map { environment[$0] } ?? .none
        }
    }
}
