import CSSEngine
import Foundation
import TestSupport
import Testing

@testable import nimbus

/// The suite css-parsing-tests, compared with the trees that `nimbus parse` prints. Excluded are `stylesheet_bytes`,
/// which tests encodings other than UTF-8, and `color_functions_5`, which mostly tests printer colours and custom
/// spaces. Not every copy of the suite has the files about colours.
@Suite struct ParsingConformanceTests {
    private static let suite = "css-parsing-tests"

    @Test("Every case of css-parsing-tests passes")
    func everyCasePasses() throws {
        guard let folder = PackagePaths.conformance?.appendingPathComponent(Self.suite),
            FileManager.default.fileExists(atPath: folder.path)
        else { return SuiteReport.printMissing(Self.suite) }
        var report = SuiteReport(Self.suite)
        for (file, entry) in Self.entries {
            for (input, expected) in try Self.cases(of: folder.appendingPathComponent(file + ".json")) {
                check(try Self.output(input, as: entry), expected, file, input, &report)
            }
        }
        for file in try Self.colorFiles(in: folder) {
            for (input, expected) in try Self.cases(of: folder.appendingPathComponent(file)) {
                let text = try Self.output(input, as: .color)
                report.count(passed: text == expected)
                #expect(text == expected, "\(file) \(input.debugDescription)")
            }
        }
        report.print()
    }

    /// Returns the inputs of a file with their expected results.
    private static func cases(of file: URL) throws -> [(input: String, expected: JSON)] {
        let members = try JSON(contentsOf: file).array
        #expect(!members.isEmpty && members.count.isMultiple(of: 2), "\(file.lastPathComponent)")
        return try stride(from: 0, to: members.count, by: 2).map { index in
            (try #require(members[index].string, "\(file.lastPathComponent): \(members[index])"), members[index + 1])
        }
    }

    private static func output(_ input: String, as entry: ParseProduction) throws -> JSON {
        try JSON(reading: ParseCommand.tree(of: Source(name: "input", text: input), as: entry))
    }

    /// Returns the files about the colours of CSS Color 3 and 4.
    private static func colorFiles(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix("color_") && ($0.hasSuffix("_3.json") || $0.hasSuffix("_4.json")) }.sorted()
    }

    /// Counts a case. A case that an amendment changes must have the amended tree, and the report lists it with the
    /// reason.
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

    private static let entries: [(file: String, entry: ParseProduction)] = [
        ("component_value_list", .tree(.componentValues)), ("one_component_value", .tree(.componentValue)),
        ("one_declaration", .tree(.declaration)), ("declaration_list", .tree(.declarationList)),
        ("blocks_contents", .tree(.blockContents)), ("one_rule", .tree(.rule)), ("rule_list", .tree(.ruleList)),
        ("stylesheet", .tree(.stylesheet)), ("An+B", .anb),
    ]
}
