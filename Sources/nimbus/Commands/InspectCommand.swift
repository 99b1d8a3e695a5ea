import ArgumentParser
import CSSEngine
import Foundation

struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "What every view of a tree looks like, and which rule says so.")

    /// The format of the style sheets.
    enum Dialect: String, ExpressibleByArgument, CaseIterable {
        case nimbus
    }

    @Option(help: "The view tree, as JSON.")
    var view: String

    @OptionGroup var media: MediaOptions
    @OptionGroup var sheets: SheetOptions

    @Option(help: "The format of the style sheets.")
    var dialect = Dialect.nimbus

    @Option(help: "text for people, json for programs.")
    var format = OutputFormat.text

    @Flag(help: "Show the declarations that lost too.")
    var all = false

    func validate() throws {
        try InputFile.checkStandardInput([view] + sheets.sheets)
        _ = try media.environment()
    }

    func run() throws {
        let file = try ViewTreeFile(view)
        try file.printProblems(to: standardError)
        let stylesheets = try sheets.load()
        let tree = StyledTree(file.roots, stylesheets, in: try media.environment())
        let diagnostics = stylesheets.flatMap(\.diagnostics) + tree.engine.inlineDiagnostics
        let hasErrors = try DiagnosticPrinter(standardError).print(diagnostics) || file.hasErrors
        var report = tree.engine.report()
        switch format {
        case .json:
            try standardOutput.writeJSON(tree.entries.map { InspectedView($0.view, $0.node, &report) })
        case .text:
            let terminal = TerminalText(hasColor: standardOutput.hasColor)
            var printer = InspectionPrinter(report, showsAll: all, terminal)
            for entry in tree.entries { try standardOutput.write(printer.text(entry)) }
        }
        if hasErrors { throw ExitCode(1) }
    }
}

/// One view of `inspect --format json`.
private struct InspectedView: Encodable {
    struct Rule: Encodable {
        var selector: String?
        var specificity: [Int]
        var source: String
        var declarations: [Declaration]

        private enum CodingKeys: String, CodingKey {
            case selector, specificity, source, declarations
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            // Null for inline style, not left out.
            try container.encode(selector, forKey: .selector)
            try container.encode(specificity, forKey: .specificity)
            try container.encode(source, forKey: .source)
            try container.encode(declarations, forKey: .declarations)
        }
    }

    struct Declaration: Encodable {
        var property: String
        var value: String
        var important: Bool
        var won: Bool
    }

    var view: String
    var id: String?
    var classes: [String]
    var computed: [String: String]
    var rules: [Rule]

    private enum CodingKeys: String, CodingKey {
        case view, id, classes, computed, rules
    }

    init(_ view: ViewNode, _ node: StyleNode, _ report: inout StyleEngine.Report) {
        self.view = view.view
        id = view.id
        classes = view.classes
        computed = Dictionary(
            report.computedValues(of: node).map { ($0.property, $0.text) }, uniquingKeysWith: { $1 })
        rules = report.rules(of: node).map { rule in
            Rule(
                selector: rule.selector,
                specificity: [rule.specificity.a, rule.specificity.b, rule.specificity.c],
                source: rule.location?.description ?? "inline",
                declarations: rule.declarations.map {
                    Declaration(property: $0.property, value: $0.value, important: $0.isImportant, won: $0.won)
                })
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(view, forKey: .view)
        try container.encode(id, forKey: .id)
        try container.encode(classes, forKey: .classes)
        try container.encode(computed, forKey: .computed)
        try container.encode(rules, forKey: .rules)
    }
}
