/// What values with `var()` come to, where there is but one thing that they can come to.
struct VariableExpansion {
    private let definitions: VariableDefinitions
    /// Nil where there is no one text, or it is still being made.
    private var known: [String: String?] = [:]

    /// What is longer, or more deeply made of variables, is nothing that a person could be told of.
    private static let lengthLimit = 1000
    private static let depthLimit = 32

    init(_ definitions: VariableDefinitions) {
        self.definitions = definitions
    }

    /// The text of a sheet's template with all of its variables in place.
    mutating func text(of template: UInt32, in sheet: ParsedStylesheet, depth: Int) -> String? {
        guard depth < Self.depthLimit else { return nil }
        var text = ""
        var fallbackSteps = 0
        for step in sheet.unparsedValues[template] {
            guard fallbackSteps == 0 else {
                fallbackSteps -= 1
                continue
            }
            switch step {
            case .text(let start, let end): text += sheet.source.string(Int(start)..<Int(end))
            case .reference(.environment, _): return nil
            case .reference(.variable(let name), let fallback):
                guard let value = self.text(of: sheet.names.string(name), depth: depth) else { return nil }
                text += value
                fallbackSteps = Int(fallback ?? 0)
            }
            guard text.utf8.count <= Self.lengthLimit else { return nil }
        }
        return text
    }

    private mutating func text(of name: String, depth: Int) -> String? {
        if let known = known[name] { return known }
        known[name] = .some(nil)
        let definitions = definitions[name]
        guard definitions.count == 1, let definition = definitions.first else { return nil }
        let text: String?
        switch definition.value {
        case .verbatim: text = definition.source.value(in: definition.sheet.source)
        case .unparsed(let template): text = self.text(of: template, in: definition.sheet, depth: depth + 1)
        case .cssWide, .typed: text = nil
        }
        known[name] = .some(text)
        return text
    }
}
