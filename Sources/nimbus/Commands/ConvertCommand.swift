import ArgumentParser
import CSSEngine
import InterfaCSS

struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Prints a stylesheet of another dialect as CSS.",
        discussion: """
            Comments are kept. Problems, and properties and values without a counterpart, are printed to standard \
            error with their locations in the file.

            nimbus convert --from interfacss theme.iss > theme.css

            With --format json, prints an object with the keys css and diagnostics, an array like that of nimbus lint.
            """)

    @Option(help: "The dialect of the stylesheet.")
    var from = Dialect.interfaCSS

    @Argument(help: "The stylesheet. - is standard input.")
    var file: String

    @OptionGroup var appProperties: AppPropertyOptions

    @Option(help: "The output format: text for people, json for programs.")
    var format = OutputFormat.text

    func validate() throws {
        try InputFile.checkStandardInput([file] + appProperties.paths)
    }

    func run() throws {
        let properties = try appProperties.table(beside: [file])
        let source = Source(name: file, data: try InputFile.read(file))
        let css = from.css(for: source, properties: properties)
        let diagnostics = Stylesheet(source, dialect: from, properties: properties).diagnostics
        switch format {
        case .json:
            let formatter = DiagnosticFormatter(properties: properties)
            try standardOutput.writeJSON(
                Conversion(css: css, diagnostics: diagnostics.map { LintDiagnosticOutput($0, formatter) }))
        case .text:
            try standardOutput.write(css)
            _ = try DiagnosticPrinter(standardError, properties: properties).print(diagnostics)
        }
        if diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    }
}

/// The output of `convert --format json`.
private struct Conversion: JSONWritable {
    let css: String
    let diagnostics: [LintDiagnosticOutput]

    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("css", css)
            try json.member("diagnostics", diagnostics)
        }
    }
}
