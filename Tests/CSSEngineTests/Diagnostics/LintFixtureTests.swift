import Foundation
import Testing

@testable import CSSEngine

/// The sheets of `Tests/Fixtures/Lint`: what lint says about each is written down beside it. A sheet that is named after
/// a kind of diagnostic shows that kind.
@Suite struct LintFixtureTests {
    private static let folder = Package.fixtures.appendingPathComponent("Lint")

    /// Those that take more text than anybody would look at; tests of hostile inputs show them.
    private static let immense: Set<Diagnostic.Kind.Name> = [.inputTooLong, .more, .importLimit, .tooDeeplyNested]

    private static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".css") }
            .map { String($0.dropLast(4)) }.sorted()
    }

    @Test(arguments: try LintFixtureTests.names())
    func saysWhatIsWrittenDown(_ name: String) throws {
        let diagnostics = try Self.diagnostics(of: name)
        if let kind = Diagnostic.Kind.Name(rawValue: name) {
            #expect(diagnostics.contains { $0.kind.name == kind })
        }
        var formatter = DiagnosticFormatter(properties: .standard)
        let text = diagnostics.map { formatter.text(of: $0) + "\n" }.joined()
        try Expectation(file: Self.folder.appendingPathComponent(name + ".diagnostics")).check(text)
    }

    @Test(arguments: Set(Diagnostic.Kind.Name.allCases).subtracting(LintFixtureTests.immense))
    func everyKindHasASheet(_ kind: Diagnostic.Kind.Name) throws {
        #expect(try Self.names().contains(kind.rawValue))
    }

    @Test func theDocumentationHasEveryKindAndNoOther() throws {
        let text = try String(contentsOf: Package.root.appendingPathComponent("docs/LINT.md"), encoding: .utf8)
        let table = try #require(text.components(separatedBy: "## Kinds").last)
        let kinds = table.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "`")[1] }
        #expect(Set(kinds.map(String.init)) == Set(Diagnostic.Kind.Name.allCases.map(\.rawValue)))
        #expect(kinds.count == Diagnostic.Kind.Name.allCases.count)
    }

    /// A good part of what is found with twenty mistakes is where it is, and that it is all.
    @Test func twentyMistakesAreTwentyKinds() throws {
        let diagnostics = try Self.diagnostics(of: "twenty-mistakes-are-found-each-in-its-place")
        #expect(diagnostics.count == 20 && Set(diagnostics.map(\.kind.name)).count == 20)
        #expect(Set(diagnostics.map(\.range.lowerBound)).count == 20)
    }

    private static func diagnostics(of name: String) throws -> [Diagnostic] {
        Lint.diagnostics(of: [try Stylesheet(name + ".css", in: folder)])
    }
}
