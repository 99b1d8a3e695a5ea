import ArgumentParser
import CSSEngine
import NimbusDescribing
import NimbusUIKit

struct PropertiesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "properties", abstract: "Prints all properties with their syntax, meaning and views.")

    /// The output format of the properties.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        /// Plain text for people.
        case text
        /// JSON for programs.
        case json
        /// The Markdown page `docs/PROPERTIES.md`.
        case markdown
        /// CSS custom data, which Visual Studio Code uses for completion and documentation.
        case vscode
    }

    @Option(help: "The output format: text for people, json for programs, markdown for docs/, vscode for the editor.")
    var format = Format.text

    func run() throws {
        let properties = PropertyTable.standard.all.map(PropertyDescription.init)
        switch format {
        case .text: try standardOutput.write(properties.map(\.text).joined(separator: "\n"))
        case .json: try standardOutput.writeJSON(properties)
        case .markdown:
            let classes = MainActor.assumeIsolated { ClassProperties.all }
            try standardOutput.write(PropertyReference(properties, classes).text)
        case .vscode: try standardOutput.writeJSON(CSSCustomData(properties))
        }
    }
}
