import ArgumentParser

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
        let bytes = [UInt8](try InputFile.read(file))
        try TokenRows.with(of: bytes, name: file, lineComments: lineComments) { rows in
            switch format {
            case .json: try standardOutput.writeJSON(rows.lazy.map { $0 })
            case .text:
                let terminal = TerminalText(hasColor: standardOutput.hasColor)
                try standardOutput.write(rows.lazy.map { "\(terminal.padded($0.type, to: 18)) \($0.raw.visible)\n" })
            }
        }
    }
}
