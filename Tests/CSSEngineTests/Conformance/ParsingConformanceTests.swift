import Foundation
import Testing

@testable import CSSEngine

/// css-parsing-tests: every file but `stylesheet_bytes`, which is about other encodings than UTF-8.
@Suite struct ParsingConformanceTests {
    private static let suite = "css-parsing-tests"

    @Test func everyCasePasses() throws {
        guard let folder = Package.conformance?.appendingPathComponent(Self.suite),
            FileManager.default.fileExists(atPath: folder.path)
        else { return SuiteReport.printMissing(Self.suite) }
        var report = SuiteReport(Self.suite)
        for (file, parse) in Self.entryPoints {
            let members = try JSON(contentsOf: folder.appendingPathComponent(file + ".json")).array
            for index in stride(from: 0, to: members.count - 1, by: 2) {
                guard let input = members[index].string else { continue }
                check(parse(Source(name: file, text: input)), members[index + 1], file, input, &report)
            }
        }
        report.print()
    }

    /// A case whose tree is another one today must give that one, and is told with the reason.
    private func check(_ actual: JSON, _ old: JSON, _ file: String, _ input: String, _ report: inout SuiteReport) {
        let name = "\(file) \(input.debugDescription)"
        var expected: JSON? = old
        for amendment in Amendment.allCases where amendment != .oneDeclaration || file == "one_declaration" {
            guard let before = expected else { break }
            expected = amendment.amend(before)
            if expected != before { report.leaveOut(name, because: amendment.rawValue) }
        }
        report.count(passed: actual == old)
        guard let expected else { return }
        #expect(actual == expected, "\(name)")
    }

    private static let entryPoints: [(file: String, parse: @Sendable (Source) -> JSON)] = [
        ("component_value_list", { list($0, as: .componentValues) }),
        ("one_component_value", { one($0, as: .componentValue) }),
        ("one_declaration", { one($0, as: .declaration) }),
        ("declaration_list", { list($0, as: .declarationList) }),
        ("blocks_contents", { list($0, as: .blockContents) }),
        ("one_rule", { one($0, as: .rule) }),
        ("rule_list", { list($0, as: .ruleList) }),
        ("stylesheet", { list($0, as: .stylesheet) }),
        ("An+B", { AnPlusB.parse($0).map { .array([.number(Double($0.a)), .number(Double($0.b))]) } ?? .null }),
    ]

    private static func list(_ source: Source, as entryPoint: SyntaxEntryPoint) -> JSON {
        .array(SyntaxTreeBuilder.parse(source, as: entryPoint).map(\.json))
    }

    private static func one(_ source: Source, as entryPoint: SyntaxEntryPoint) -> JSON {
        SyntaxTreeBuilder.parse(source, as: entryPoint)[0].json
    }
}
