import CSSEngine
import Foundation
import Testing

/// The output of `nimbus properties`.
@Suite struct PropertiesCommandTests {
    @Test func printsPropertiesAsJSON() throws {
        struct Row: Decodable {
            var name: String
            var aliases, classes, longhands, words: [String]
            var syntax, summary: String
            var initial: String?
            var inherits: Bool
        }
        let run = try NimbusRun(["properties", "--format", "json"], files: [:])
        let rows = try JSONDecoder().decode([Row].self, from: Data(run.output.utf8))
        #expect(rows.map(\.name) == PropertyTable.standard.all.map(\.name))
        let separator = try #require(rows.first { $0.name == "-ios-table-view-cell-separator-style" })
        #expect(separator.aliases == ["separator-style"] && separator.classes == ["UITableView"])
        #expect(separator.words == ["none", "single-line", "single-line-etched"])
        #expect(separator.initial == "single-line" && separator.longhands.isEmpty && !separator.inherits)
        let border = try #require(rows.first { $0.name == "border" })
        #expect(border.longhands == ["border-width", "border-style", "border-color"] && border.initial == nil)
    }

    @Test func printsCustomDataForAnEditor() throws {
        struct Editor: Decodable {
            struct Property: Decodable {
                struct Word: Decodable { var name: String }
                var name: String
                var description, syntax: String
                var values: [Word]
            }
            var version: Double
            var properties: [Property]
        }
        let run = try NimbusRun(["properties", "--format", "vscode"], files: [:])
        let editor = try JSONDecoder().decode(Editor.self, from: Data(run.output.utf8))
        #expect(editor.version == 1.1)
        #expect(editor.properties.map(\.name) == PropertyTable.standard.names)
        let alias = try #require(editor.properties.first { $0.name == "line-break-mode" })
        #expect(alias.values.map(\.name).contains("head-truncate"))
        #expect(alias.description.contains("-ios-line-break-mode"))
        let relative = try #require(editor.properties.first { $0.name == "-mobile-relative" })
        #expect(relative.values.map(\.name) == ["none", ".prev", ".next", ".first", ".last"])
    }

    @Test func printsPropertiesAsTextAndMarkdown() throws {
        let text = try NimbusRun(["properties"], files: [:]).output
        for property in PropertyTable.standard.all {
            #expect(text.contains("\(property.name): \(property.grammar.syntax)\n"))
        }
        let page = try NimbusRun(["properties", "--format", "markdown"], files: [:]).output
        for property in PropertyTable.standard.all { #expect(page.contains("\n## `\(property.name)`\n")) }
    }
}
