/// An environment, with the values of its variables as text.
struct EnvironmentVariableTexts {
    /// The environment on the heap: it is large, and copies of its owner are many on the stack.
    private final class Device: Sendable {
        let environment: CSS.Environment

        init(_ environment: CSS.Environment) {
            self.environment = environment
        }
    }

    private let device: Device
    /// The texts, in the order of `EnvironmentVariable.allCases`.
    private let texts: [TextID]

    init(_ environment: CSS.Environment, _ variableTexts: inout VariableTexts) {
        device = Device(environment)
        texts = EnvironmentVariable.allCases.map { variable in
            variableTexts.intern(Array("\(numberText(variable.value(in: environment)))px".utf8))
        }
    }

    /// The environment.
    var environment: CSS.Environment { device.environment }

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
