@testable import CSSEngine

/// The tables of a parsed stylesheet as lines, without positions in the source. Equal lines mean equal rules.
struct CompiledRules {
    private(set) var lines: [String] = []
    private let sheet: ParsedStylesheet

    init(_ stylesheet: Stylesheet) {
        sheet = stylesheet.parts[0].sheet
        for component in sheet.selectors.components { lines.append("component \(text(of: component))") }
        for complex in sheet.selectors.complexes {
            lines.append("selector \(complex.start)..<\(complex.end) \(complex.specificity) \(complex.anchor)")
        }
        for list in sheet.selectors.lists { lines.append("list \(list.first)..<\(list.end)") }
        for nth in sheet.selectors.nths { lines.append("nth \(nth.a)n + \(nth.b) \(nth.list.map(String.init) ?? "")") }
        for test in sheet.selectors.environmentTests { lines.append("test \(test)") }
        for rule in sheet.groups.rules { lines.append("group \(text(of: rule.kind)) in \(rule.parent)") }
        for layer in sheet.groups.layers { lines.append("layer \(name(layer.name.id)) in \(layer.parent)") }
        for rule in sheet.imports { lines.append("import \(rule.url) in \(rule.group)") }
        for rule in sheet.rules {
            lines.append("rule \(rule.list) in group \(rule.group) in rule \(rule.parent.map(String.init) ?? "none")")
            for index in rule.declarations { lines.append("  \(text(ofDeclaration: index))") }
            for declaration in sheet.undeclaredProperties[rule.undeclaredProperties] {
                lines.append("  undeclared \(writtenText(of: declaration))")
            }
        }
        for entry in sheet.layerOrder { lines.append("order \(entry)") }
        for rule in sheet.extensions { lines.append("rule \(rule.rule) extends \(rule.list)") }
    }

    private func name(_ id: UInt32) -> String { sheet.names.string(Atom(id: id)) }

    /// Equal conditions can have several indices.
    private func text(of kind: GroupRule.Kind) -> String {
        if case .media(let condition) = kind { return "\(sheet.groups.mediaConditions[Int(condition)])" }
        return "\(kind)"
    }

    private func text(of component: SelectorComponent) -> String {
        let operand =
            switch component.kind.traits.operand {
            case .name: name(component.index)
            case .attribute: text(of: sheet.selectors.attributes[Int(component.index)])
            case .none, .states, .nth, .list, .environment: "\(component.index)"
            }
        return "\(component.kind) \(component.notation) \(component.states) \(operand)"
    }

    private func text(of test: AttributeSelector) -> String {
        "\(name(test.name)) \(test.operation) \(name(test.value)) \(test.ignoresCase)"
    }

    private func text(ofDeclaration index: Int) -> String {
        let declaration = sheet.declarations[index]
        let property =
            switch declaration.property {
            case .property(let property): sheet.properties[property].name
            case .custom(let atom): name(atom.id)
            case .all: "all"
            }
        let value =
            switch declaration.value {
            case .absolute(let index), .relative(let index): String(describing: sheet.values[Int(index)])
            case .cssWide(let keyword): "\(keyword)"
            case .variable(let atom): "var(\(name(atom.id)))"
            case .unparsed, .verbatim: writtenText(of: sheet.declarationSources[index])
            }
        return "\(property): \(value)\(declaration.isImportant ? " !important" : "")"
    }

    private func writtenText(of declaration: SourceDeclaration) -> String {
        let value = Source(name: "", text: declaration.value(in: sheet.source))
        let nodes = SyntaxTreeBuilder.parse(value, as: .componentValues)
        return declaration.propertyName(in: sheet.source) + ": " + nodes.compactMap(Self.canonical).description
    }

    /// A node without white space and without the end of unclosed strings. `url(…)` is a function.
    private static func canonical(_ node: SyntaxNode) -> SyntaxNode? {
        switch node {
        case .whitespace, .error(.endInString), .error(.endInURL): nil
        case .url(let url): .function(name: "url", [.string(url)])
        case .function(let name, let arguments): .function(name: name, arguments.compactMap(canonical))
        case .block(let bracket, let contents): .block(bracket, contents.compactMap(canonical))
        default: node
        }
    }
}
