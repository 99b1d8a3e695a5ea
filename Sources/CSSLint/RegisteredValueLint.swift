import CSSEngine

/// Finds values of registered custom properties that do not match the syntax of their `@property` rule. Values with references
/// are not checked.
struct RegisteredValueLint {
    private let definitions: VariableDefinitions

    init(_ definitions: VariableDefinitions) {
        self.definitions = definitions
    }

    var findings: [Diagnostic] {
        definitions.registrations.flatMap { name, registration in
            registration.syntax.isUniversal
                ? [] : definitions[name].compactMap { finding($0, registration.syntax) }
        }
    }

    private func finding(
        _ definition: VariableDefinitions.Definition, _ syntax: CustomPropertySyntax
    ) -> Diagnostic? {
        guard case .verbatim = definition.value else { return nil }
        let text = VariableResolver.wholeText(of: definition.source, in: definition.sheet)
        guard text.withUnsafeBufferPointer({ syntax.value(of: $0) }) == nil else { return nil }
        return Diagnostic(
            kind: .invalidRegisteredValue(syntax: syntax.text), source: definition.sheet.source,
            range: definition.source.valueRange.isEmpty ? definition.source.nameRange : definition.source.valueRange)
    }
}
