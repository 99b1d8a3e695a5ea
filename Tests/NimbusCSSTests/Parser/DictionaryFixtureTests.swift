import CSSEngine
import NimbusCSS
import TestSupport
import Testing

/// Parses the stylesheets in `Tests/Fixtures/Dictionaries` and compares the dictionaries and the locations of
/// diagnostics with the recorded files.
///
/// Numbers in file names refer to acceptance cases of Nimbus CSS. The recorded results differ where CSS requires it.
@Suite struct DictionaryFixtureTests {
    private static let fixtures = FixtureFolder(named: "Dictionaries")

    @Test(arguments: try fixtures.names(withExtension: "css"))
    func parsesAsRecorded(_ name: String) throws {
        let parser = NICSSParser()
        try parser.parse(path: name + ".css", pathPrefix: Self.fixtures.url.path)
        let dictionary = try #require(parser.dictionary)
        // Compares locations only. The engine's tests compare the messages.
        let diagnostics = parser.diagnostics.map { "\($0.location): \($0.severity)\n" }
        try Self.fixtures.check([
            name + ".dictionary": "didFailToParse: \(parser.didFailToParse)\n" + outline(dictionary),
            name + ".diagnostics": diagnostics.joined(),
        ])
    }

    /// Returns a line for each selector, followed by a line for each key.
    private func outline(_ dictionary: [String: any Sendable]) -> String {
        dictionary.sorted { $0.key < $1.key }.map { key, value in
            guard let ruleset = value as? [String: [String]] else {
                return "\(key): \((value as? Set<String> ?? []).sorted())\n"
            }
            return "\(key)\n" + ruleset.sorted { $0.key < $1.key }.map { "    \($0): \($1)\n" }.joined()
        }.joined()
    }
}
