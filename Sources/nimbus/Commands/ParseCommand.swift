import ArgumentParser
import CSSEngine

struct ParseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse", abstract: "Prints the syntax tree of a stylesheet or of a part of one.")

    @Option(name: .customLong("as"), help: "The grammar production to parse the input as.")
    var production = ParseProduction.tree(.stylesheet)

    @Argument(help: "The file to parse. - is standard input.")
    var file: String

    @Option(help: "The output format: text for people, json for programs, css for a stylesheet in the form of CSSOM.")
    var format = ParseFormat.text

    func validate() throws {
        if format == .css, production.name != SyntaxEntryPoint.stylesheet.rawValue {
            throw ValidationError("--format css prints a stylesheet, not a \(production.name).")
        }
    }

    func run() throws {
        let source = Source(name: file, data: try InputFile.read(file))
        if let violation = NestingLimit.violation(in: source) {
            _ = try DiagnosticPrinter(standardError, properties: .standard).print([violation])
        }
        switch format {
        case .json: try standardOutput.writeJSON(Self.tree(of: source, as: production))
        case .text: try standardOutput.write(Self.tree(of: source, as: production).outline())
        case .css: try standardOutput.write(StylesheetSerializer.text(of: source) + "\n")
        }
    }

    /// Returns the syntax tree in the format of css-parsing-tests.
    static func tree(of source: Source, as production: ParseProduction) -> JSONValue {
        switch production {
        case .tree(let entryPoint):
            let nodes = SyntaxTreeBuilder.parse(source, as: entryPoint).map(\.json)
            return entryPoint.producesOneNode ? nodes[0] : .array(nodes)
        case .anb:
            return AnPlusB.parse(source).map { .array([.number(Double($0.a)), .number(Double($0.b))]) } ?? .null
        case .color:
            return CSS.Color.specifiedText(source).map { .string($0) } ?? .null
        }
    }
}

/// The output format of `nimbus parse`.
enum ParseFormat: String, ExpressibleByArgument, CaseIterable {
    /// The tree as an outline.
    case text
    /// The tree in JSON.
    case json
    /// A stylesheet in the form of CSSOM.
    case css
}

/// The grammar productions that `nimbus parse` can parse its input as.
enum ParseProduction: CaseIterable {
    case tree(SyntaxEntryPoint)
    case anb
    case color

    static let allCases = SyntaxEntryPoint.allCases.map { ParseProduction.tree($0) } + [.anb, .color]

    var name: String {
        switch self {
        case .tree(let entryPoint): entryPoint.rawValue
        case .anb: "anb"
        case .color: "color"
        }
    }
}

extension ParseProduction: ExpressibleByArgument {
    init?(argument: String) {
        guard let production = Self.allCases.first(where: { $0.name == argument }) else { return nil }
        self = production
    }

    static var allValueStrings: [String] { allCases.map(\.name) }

    var defaultValueDescription: String { name }
}
