import ArgumentParser
import CSSEngine

struct ParseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse", abstract: "The syntax tree of a style sheet, or of a part of one.")

    enum Entry: String, ExpressibleByArgument, CaseIterable {
        case stylesheet
        case ruleList = "rule-list"
        case rule
        case blockContents = "block-contents"
        case declarationList = "declaration-list"
        case declaration
        case componentValues = "component-values"
        case componentValue = "component-value"
        case anb, color
    }

    @Option(name: .customLong("as"), help: "What to read the text as.")
    var entry = Entry.stylesheet

    @Argument(help: "The text; - is standard input.")
    var file: String

    @Option(help: "text for people, json for programs.")
    var format = OutputFormat.text

    func run() throws {
        let source = Source(name: file, data: try InputFile.read(file))
        let tree = Self.tree(of: source, as: entry)
        if let omission = SyntaxTreeBuilder.omission(in: source) {
            _ = try DiagnosticPrinter(standardError).print([omission])
        }
        switch format {
        case .json: try standardOutput.writeJSON(tree)
        case .text: try standardOutput.write(tree.outline())
        }
    }

    /// The tree of a text, in the shape of css-parsing-tests.
    static func tree(of source: Source, as entry: Entry) -> JSONValue {
        switch entry {
        case .anb:
            AnPlusB.parse(source).map { .array([.number(Double($0.a)), .number(Double($0.b))]) } ?? .null
        case .color:
            Color.specifiedText(source).map { .string($0) } ?? .null
        case .declaration, .rule, .componentValue:
            nodes(source, entry)[0]
        case .stylesheet, .ruleList, .blockContents, .declarationList, .componentValues:
            .array(nodes(source, entry))
        }
    }

    private static func nodes(_ source: Source, _ entry: Entry) -> [JSONValue] {
        SyntaxTreeBuilder.parse(source, as: SyntaxEntryPoint(rawValue: entry.rawValue)!).map(\.json)
    }
}

extension JSONValue {
    /// Short arrays on one line, long ones with a line for each member.
    fileprivate func outline(indent: Int = 0) -> String {
        let margin = String(repeating: "  ", count: indent)
        guard case .array(let members) = self else { return margin + line + "\n" }
        if line.count + margin.count <= 100 { return margin + line + "\n" }
        return margin + "[\n" + members.map { $0.outline(indent: indent + 1) }.joined() + margin + "]\n"
    }

    private var line: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
        case .string(let value): "\"\(value.visible)\""
        case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
        }
    }
}
