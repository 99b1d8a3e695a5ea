/// An environment, with the values of its variables as text. A class, because an environment is large, and copies of its
/// owners are many.
final class EnvironmentVariableTexts {
    let environment: CSS.Environment
    /// The texts, in the order of `EnvironmentVariable.allCases`.
    private let texts: [TextID]

    init(_ environment: CSS.Environment, _ variableTexts: inout VariableTexts) {
        self.environment = environment
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
    func mark(in variableTexts: inout VariableTexts) {
        for text in texts { variableTexts.mark(text) }
    }
}
