/// The values of the environment variables of an environment, as text.
struct EnvironmentVariableTexts {
    /// The texts, in the order of `EnvironmentVariable.allCases`.
    private let texts: [TextID]

    init(_ environment: CSS.Environment, _ variableTexts: inout VariableTexts) {
        texts = EnvironmentVariable.allCases.map { variable in
            variableTexts.intern(Array("\(numberText(variable.value(in: environment)))px".utf8))
        }
    }

    /// Whether all variables have a text. Beyond the limit of `VariableTexts`, a new variable has no text.
    var isComplete: Bool { !texts.contains(.none) }

    subscript(variable: EnvironmentVariable) -> TextID {
        texts[EnvironmentVariable.allCases.firstIndex(of: variable)!]
    }

    /// Marks the texts as in use.
    func mark(in variableTexts: inout VariableTexts, _ collection: UInt32) {
        for text in texts { variableTexts.mark(text, collection) }
    }
}
