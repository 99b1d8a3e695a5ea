import ArgumentParser
import CSSEngine
import Foundation

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
        let tree: JSONValue
        switch entry {
        case .anb:
            tree = AnPlusB.parse(source).map { .array([.number(Double($0.a)), .number(Double($0.b))]) } ?? .null
        case .color:
            tree = Color.specifiedText(source).map { .string($0) } ?? .null
        case .declaration, .rule, .componentValue:
            tree = nodes(source)[0]
        case .stylesheet, .ruleList, .blockContents, .declarationList, .componentValues:
            tree = .array(nodes(source))
        }
        switch format {
        case .json: try standardOutput.writeJSON(tree)
        case .text: try standardOutput.write(tree.outline())
        }
    }

    private func nodes(_ source: Source) -> [JSONValue] {
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

extension SyntaxNode {
    /// In the shape of the public css-parsing-tests suite.
    fileprivate var json: JSONValue {
        switch self {
        case .atRule(let name, let prelude, let block):
            tagged("at-rule", [.string(name), array(prelude), block.map { array($0) } ?? .null])
        case .qualifiedRule(let prelude, let block): tagged("qualified rule", [array(prelude), array(block)])
        case .declaration(let name, let value, let isImportant):
            tagged("declaration", [.string(name), array(value), .bool(isImportant)])
        case .ident(let name): tagged("ident", [.string(name)])
        case .atKeyword(let name): tagged("at-keyword", [.string(name)])
        case .hash(let name, let isIdentifier):
            tagged("hash", [.string(name), .string(isIdentifier ? "id" : "unrestricted")])
        case .string(let value): tagged("string", [.string(value)])
        case .url(let value): tagged("url", [.string(value)])
        case .delim(let text), .punctuation(let text): .string(text)
        case .number(let number): tagged("number", number.json)
        case .percentage(let number): tagged("percentage", number.json)
        case .dimension(let number, let unit): tagged("dimension", number.json + [.string(unit)])
        case .whitespace: .string(" ")
        case .function(let name, let arguments): tagged("function", [.string(name)] + arguments.map(\.json))
        case .block(let bracket, let values):
            tagged(bracket == "{" ? "{}" : bracket == "[" ? "[]" : "()", values.map(\.json))
        case .error(let error): tagged("error", [.string(error.rawValue)])
        }
    }

    private func tagged(_ tag: String, _ members: [JSONValue]) -> JSONValue { .array([.string(tag)] + members) }

    private func array(_ nodes: [SyntaxNode]) -> JSONValue { .array(nodes.map(\.json)) }
}

extension SyntaxNode.NumericText {
    fileprivate var json: [JSONValue] {
        [.string(text), .number(value), .string(isInteger ? "integer" : "number")]
    }
}
