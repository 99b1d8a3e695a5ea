import CSSLint
import Foundation
import InterfaCSS
import TestSupport
import Testing

@testable import CSSEngine

/// Lints the stylesheets of `Tests/Fixtures/Lint`. A stylesheet named after a kind of diagnostic contains that kind.
@Suite struct LintFixtureTests {
    private static let folder = FixtureFolder(named: "Lint")

    /// The kinds that only appear in very large stylesheets. The tests of adversarial inputs cover them.
    private static let kindsOfLargeInputs: Set<String> = [
        "custom-property-limit", "input-too-long", "more", "import-limit", "too-deeply-nested",
    ]

    /// The kinds of findings in view data. `VariableLintTests`, `LintCommandTests` and `ContainerInspectTests` cover them.
    private static let kindsOfViewData: Set<String> = ["unmatched-name", "unsettled-container"]

    /// The names of the stylesheets, without extensions.
    // swift-format-ignore: NeverUseForceTry
    private static let names = try! folder.names(withExtension: "css") + folder.names(withExtension: "iss")

    /// The kinds in the table of docs/LINT.md, with their severities.
    private static func documentedKinds() throws -> [(kind: String, severity: String)] {
        let text = try String(contentsOf: PackagePaths.root.appendingPathComponent("docs/LINT.md"), encoding: .utf8)
        let table = try #require(text.components(separatedBy: "## Kinds").last)
        return table.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
            return (cells[0], cells[1])
        }
    }

    @Test("Lint prints the recorded diagnostics", arguments: LintFixtureTests.names)
    func diagnosticsAreAsRecorded(_ name: String) throws {
        let diagnostics = try Self.diagnostics(of: name)
        if try Self.documentedKinds().contains(where: { $0.kind == name }) {
            #expect(diagnostics.contains { $0.kind.traits.name == name })
        }
        let formatter = DiagnosticFormatter(properties: .standard)
        let text = diagnostics.map { formatter.text(of: $0) + "\n" }.joined()
        try Self.folder.check([name + ".diagnostics": text])
    }

    @Test("Every documented kind has a stylesheet that contains it")
    func everyDocumentedKindHasAStylesheet() throws {
        let kinds = Set(try Self.documentedKinds().map(\.kind))
        #expect(
            kinds.subtracting(Self.kindsOfLargeInputs).subtracting(Self.kindsOfViewData).subtracting(Self.names) == [])
    }

    @Test("Every kind is documented once, with its severity")
    func everyKindIsDocumentedOnce() throws {
        let documented = try Self.documentedKinds()
        #expect(Set(documented.map(\.kind)).count == documented.count)
        for diagnostic in try Self.names.flatMap(Self.diagnostics) {
            let kind = diagnostic.kind.traits.name
            let row = try #require(documented.first { $0.kind == kind }, "\(kind) is not documented")
            #expect(row.severity == diagnostic.severity.rawValue, "\(kind)")
        }
    }

    @Test("Twenty errors have twenty kinds and locations")
    func twentyErrors() throws {
        let diagnostics = try Self.diagnostics(of: "twenty-mistakes-are-found-each-in-its-place")
        #expect(diagnostics.count == 20 && Set(diagnostics.map(\.kind.traits.name)).count == 20)
        #expect(Set(diagnostics.map(\.range.lowerBound)).count == 20)
    }

    private static func diagnostics(of name: String) throws -> [Diagnostic] {
        let isCSS = FileManager.default.fileExists(atPath: folder.file(name + ".css").path)
        let source = try read(name + (isCSS ? ".css" : ".iss"))
        return Lint.diagnostics(of: [
            Stylesheet(source, dialects: [.interfaCSS]) { url throws(Stylesheet.ImportError) in
                guard let source = try? read(url) else { throw Stylesheet.ImportError("no such file: \(url)") }
                return source
            }
        ])
    }

    private static func read(_ name: String) throws -> Source {
        try Data(contentsOf: folder.file(name)).withUnsafeBytes {
            Source(name: name, bytes: $0.bindMemory(to: UInt8.self))
        }
    }
}
