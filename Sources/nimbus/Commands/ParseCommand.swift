import ArgumentParser
import CSSEngine

struct ParseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse", abstract: "The syntax tree of a style sheet, or of a part of one.")

    @Option(name: .customLong("as"), help: "What to read the text as.")
    var entry = ParseEntry.tree(.stylesheet)

    @Argument(help: "The text; - is standard input.")
    var file: String

    @Option(help: "text for people, json for programs.")
    var format = OutputFormat.text

    func run() throws {
        let source = Source(name: file, data: try InputFile.read(file))
        let tree = Self.tree(of: source, as: entry)
        if let omission = NestingLimit.violation(in: source) {
            _ = try DiagnosticPrinter(standardError).print([omission])
        }
        switch format {
        case .json: try standardOutput.writeJSON(tree)
        case .text: try standardOutput.write(tree.outline())
        }
    }

    /// The tree of a text, in the shape of css-parsing-tests.
    static func tree(of source: Source, as entry: ParseEntry) -> JSONValue {
        switch entry {
        case .tree(let entryPoint):
            let nodes = SyntaxTreeBuilder.parse(source, as: entryPoint).map(\.json)
            return entryPoint.isOfOneNode ? nodes[0] : .array(nodes)
        case .anb:
            return AnPlusB.parse(source).map { .array([.number(Double($0.a)), .number(Double($0.b))]) } ?? .null
        case .color:
            return Color.specifiedText(source).map { .string($0) } ?? .null
        }
    }
}
