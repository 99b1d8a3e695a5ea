import Foundation
import Testing

@testable import CSSEngine

/// css-tokenizer-tests: types, raw texts, UTF-16 indices and structured values.
@Suite struct TokenizerConformanceTests {
    private static let suite = "css-tokenizer-tests"

    @Test func everyCasePasses() throws {
        guard let folder = Package.conformance?.appendingPathComponent(Self.suite),
            FileManager.default.fileExists(atPath: folder.path)
        else { return SuiteReport.printMissing(Self.suite) }
        var report = SuiteReport(Self.suite)
        for name in try cases(in: folder) {
            let place = folder.appendingPathComponent(name)
            let data = try Data(contentsOf: place.appendingPathComponent("source.css"))
            let expected = try JSON(contentsOf: place.appendingPathComponent("tokens.json"))
            let actual = tokens(of: data)
            report.count(passed: actual == expected)
            #expect(actual == expected, "\(name)")
        }
        report.print()
    }

    /// The folders that hold a source, as paths below the suite's.
    private func cases(in folder: URL) throws -> [String] {
        let groups = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try groups.sorted().flatMap { group in
            let place = folder.appendingPathComponent(group).path
            return try FileManager.default.contentsOfDirectory(atPath: place).sorted().map { "\(group)/\($0)" }
        }.filter { name in
            FileManager.default.fileExists(atPath: folder.appendingPathComponent(name + "/source.css").path)
        }
    }

    private func tokens(of data: Data) -> JSON {
        var unit = 0
        let tokens = TokenDescription.tokens(of: Source(name: "source.css", data: data)).map { token in
            let raw = String(decoding: data[token.range], as: UTF8.self)
            let start = unit
            unit += raw.utf16.count
            return JSON.object([
                "type": .string(token.kind.specificationName), "raw": .string(raw),
                "startIndex": .number(Double(start)), "endIndex": .number(Double(unit)),
                "structured": structured(token),
            ])
        }
        return .array(tokens)
    }

    private func structured(_ token: TokenDescription) -> JSON {
        if let number = token.number {
            var members: [String: JSON] = ["value": .number(number)]
            // Percentages have no type flag (CSS Syntax 3, section 4).
            if token.kind != .percentage { members["type"] = .string(token.isInteger ? "integer" : "number") }
            members["signCharacter"] = token.sign.map { .string(String($0)) }
            members["unit"] = token.unit.map { .string($0) }
            return .object(members)
        }
        guard let value = token.value else { return .null }
        var members: [String: JSON] = ["value": .string(value)]
        if token.kind == .hash { members["type"] = .string(token.isIdentifier ? "id" : "unrestricted") }
        return .object(members)
    }
}
