import ArgumentParser
import CSSEngine
import InterfaCSS

struct TokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens", abstract: "Prints the tokens of a stylesheet, as defined by CSS Syntax 3.")

    @Argument(help: "The stylesheet. - is standard input.")
    var file: String

    @Option(help: "The output format: text for people, json for programs.")
    var format = OutputFormat.text

    @Flag(help: "Treat // as the start of a comment, as in the InterfaCSS format. The default for .iss files.")
    var lineComments = false

    func run() throws {
        let bytes = [UInt8](try InputFile.read(file))
        let lineComments = lineComments || [.interfaCSS].dialect(ofFile: file)?.syntax?.hasLineComments ?? false
        try TokenRowSequence.with(of: bytes, name: file, lineComments: lineComments) { rows in
            switch format {
            case .json: try standardOutput.writeJSON(rows.lazy.map { $0 })
            case .text:
                let terminal = TerminalText(hasColor: standardOutput.hasColor)
                try standardOutput.write(
                    rows.lazy.map { "\(terminal.padded($0.type, to: 18)) \($0.raw.escapedForTerminal)\n" })
            }
        }
    }
}
