import Foundation
import Testing

@testable import CSSEngine

/// css-parsing-tests: every file but `stylesheet_bytes`, which is about other encodings than UTF-8, and
/// `color_functions_5`, which is about printers' colours. Not every copy has the files about colours.
@Suite struct ParsingConformanceTests {
    private static let suite = "css-parsing-tests"

    @Test func everyCasePasses() throws {
        guard let folder = Package.conformance?.appendingPathComponent(Self.suite),
            FileManager.default.fileExists(atPath: folder.path)
        else { return SuiteReport.printMissing(Self.suite) }
        var report = SuiteReport(Self.suite)
        for (file, parse) in Self.entryPoints {
            for (input, expected) in try Self.cases(of: folder.appendingPathComponent(file + ".json")) {
                check(parse(Source(name: file, text: input)), expected, file, input, &report)
            }
        }
        for file in try Self.colorFiles(in: folder) {
            for (input, expected) in try Self.cases(of: folder.appendingPathComponent(file)) {
                let text = Color.specifiedText(Source(name: file, text: input)).map { JSON.string($0) } ?? .null
                report.count(passed: text == expected)
                #expect(text == expected, "\(file) \(input.debugDescription)")
            }
        }
        report.print()
    }

    /// The texts of a file and what each is to come to.
    private static func cases(of file: URL) throws -> [(input: String, expected: JSON)] {
        let members = try JSON(contentsOf: file).array
        return stride(from: 0, to: members.count - 1, by: 2).compactMap { index in
            members[index].string.map { ($0, members[index + 1]) }
        }
    }

    /// The files about colours of CSS Color 3 and 4.
    private static func colorFiles(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix("color_") && ($0.hasSuffix("_3.json") || $0.hasSuffix("_4.json")) }.sorted()
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
