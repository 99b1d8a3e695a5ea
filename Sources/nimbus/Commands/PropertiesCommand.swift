import ArgumentParser
import CSSEngine

struct PropertiesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "properties", abstract: "Every property: what it takes, what it does, and for which views.")

    /// How the properties are printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        /// For people.
        case text
        /// For programs.
        case json
        /// The page of the documentation.
        case markdown
        /// Custom data for CSS, with which Visual Studio Code completes and explains them.
        case vscode
    }

    @Option(help: "text for people, json for programs, markdown for the documentation, vscode for the editor.")
    var format = Format.text

    func run() throws {
        let properties = PropertyTable.standard.all.map(PropertyDescription.init)
        switch format {
        case .text: try standardOutput.write(properties.map(\.text).joined(separator: "\n"))
        case .json: try standardOutput.writeJSON(properties)
        case .markdown: try standardOutput.write(PropertyPage(properties).text)
        case .vscode: try standardOutput.writeJSON(EditorData(properties))
        }
    }
}
