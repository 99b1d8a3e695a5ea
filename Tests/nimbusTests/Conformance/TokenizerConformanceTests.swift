import Foundation
import TestSupport
import Testing

@testable import nimbus

/// The suite css-tokenizer-tests, compared with the tokens that `nimbus tokens` prints: types, source text, UTF-16
/// indices and structured values.
@Suite struct TokenizerConformanceTests {
    private static let suite = "css-tokenizer-tests"

    @Test("Every case of css-tokenizer-tests passes")
    func everyCasePasses() throws {
        guard let folder = PackagePaths.conformance?.appendingPathComponent(Self.suite),
            FileManager.default.fileExists(atPath: folder.path)
        else { return SuiteReport.printMissing(Self.suite) }
        var report = SuiteReport(Self.suite)
        let cases = try cases(in: folder)
        #expect(!cases.isEmpty)
        for name in cases {
            let place = folder.appendingPathComponent(name)
            let data = try Data(contentsOf: place.appendingPathComponent("source.css"))
            let expected = try JSON(contentsOf: place.appendingPathComponent("tokens.json"))
            let actual = try TokenRowSequence.with(of: [UInt8](data), name: name) { try JSON(reading: Array($0)) }
            report.count(passed: actual == expected)
            #expect(actual == expected, "\(name)")
        }
        report.print()
    }

    /// Returns the folders with a source, as paths relative to the suite.
    private func cases(in folder: URL) throws -> [String] {
        let groups = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try groups.sorted().flatMap { group in
            let place = folder.appendingPathComponent(group).path
            return try FileManager.default.contentsOfDirectory(atPath: place).sorted().map { "\(group)/\($0)" }
        }.filter { name in
            FileManager.default.fileExists(atPath: folder.appendingPathComponent(name + "/source.css").path)
        }
    }
}
