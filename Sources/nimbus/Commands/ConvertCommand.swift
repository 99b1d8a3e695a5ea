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
            """)

    @Option(help: "The dialect of the stylesheet.")
    var from = Dialect.interfaCSS

    @Argument(help: "The stylesheet. - is standard input.")
    var file: String

    @OptionGroup var appProperties: AppPropertyOptions

    func validate() throws {
        try InputFile.checkStandardInput([file] + appProperties.paths)
    }

    func run() throws {
        let properties = try appProperties.table(beside: [file])
        let source = Source(name: file, data: try InputFile.read(file))
        try standardOutput.write(from.css(for: source, properties: properties))
        let diagnostics = Stylesheet(source, dialect: from, properties: properties).diagnostics
        if try DiagnosticPrinter(standardError, properties: properties).print(diagnostics) { throw ExitCode(1) }
    }
}
