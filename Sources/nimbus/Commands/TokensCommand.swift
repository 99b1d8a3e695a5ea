import ArgumentParser
import CSSEngine
import Foundation
import NimbusCSS

struct TokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens", abstract: "The tokens of a style sheet, as CSS Syntax 3 has them.")

    @Argument(help: "The style sheet; - is standard input.")
    var file: String

    @Option(help: "text for people, json for programs.")
    var format = OutputFormat.text

    @Flag(help: "Let // start a comment, as in the InterfaCSS format.")
    var lineComments = false

    func run() throws {
        let data = try InputFile.read(file)
        let source = Source(name: file, data: data)
        let tokens = TokenDescription.tokens(of: source, lineComments: lineComments)
        let raw = RawText(data)
        switch format {
        case .json:
            let rows = tokens.enumerated().map { TokenRow($1, raw, isFirst: $0 == 0) }
            // A byte order mark alone: there is no token for it to go with.
            let isBare = tokens.isEmpty && !data.isEmpty
            try standardOutput.writeJSON(isBare ? [TokenRow(blank: raw, length: data.count)] : rows)
        case .text:
            for token in tokens {
                let text = raw.text(token.range).visible
                let name = token.kind.specificationName.padding(toLength: 18, withPad: " ", startingAt: 0)
                try standardOutput.write("\(name) \(text)\n")
            }
        }
    }
}

/// The input as given, cut at byte offsets and counted in UTF-16 units.
private final class RawText {
    private let data: Data
    private var byte = 0
    private var unit = 0

    init(_ data: Data) {
        self.data = data
    }

    func text(_ range: Range<Int>) -> String { String(decoding: data[range], as: UTF8.self) }

    /// The UTF-16 offset of a byte offset; offsets are asked in ascending order.
    func unit(at offset: Int) -> Int {
        unit += text(byte..<offset).utf16.count
        byte = offset
        return unit
    }
}

private struct TokenRow: Encodable {
    struct Structured: Encodable {
        var value: JSONValue
        var type: String?
        var signCharacter: String?
        var unit: String?
    }

    var type: String
    var raw: String
    var startIndex: Int
    var endIndex: Int
    var structured: Structured?

    private enum CodingKeys: String, CodingKey {
        case type, raw, startIndex, endIndex, structured
    }

    init(_ token: TokenDescription, _ text: RawText, isFirst: Bool) {
        // A byte order mark belongs to no token; so that nothing of the input is missing, it goes with the first.
        let range = (isFirst ? 0 : token.range.lowerBound)..<token.range.upperBound
        type = token.kind.specificationName
        raw = text.text(range)
        startIndex = text.unit(at: range.lowerBound)
        endIndex = text.unit(at: range.upperBound)
        if let number = token.number {
            structured = Structured(
                value: .number(number), type: token.kind == .percentage ? nil : token.isInteger ? "integer" : "number",
                signCharacter: token.sign.map(String.init), unit: token.unit)
        } else if let value = token.value {
            let type = token.kind == .hash ? (token.isIdentifier ? "id" : "unrestricted") : nil
            structured = Structured(value: .string(value), type: type)
        }
    }

    /// All of an input, as white space.
    init(blank text: RawText, length: Int) {
        type = TokenKind.whitespace.specificationName
        raw = text.text(0..<length)
        startIndex = 0
        endIndex = text.unit(at: length)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(type, forKey: .type)
        try container.encode(raw, forKey: .raw)
        try container.encode(startIndex, forKey: .startIndex)
        try container.encode(endIndex, forKey: .endIndex)
        // Null where there is nothing to say, not left out.
        try container.encode(structured, forKey: .structured)
    }
}
