import CSSEngine
import NimbusCSS
import Testing

/// The sheets of `Tests/Fixtures/Dictionaries` give the dictionaries written down beside them, and diagnostics in
/// those places.
///
/// The numbers are those of the ancestor's acceptance cases, and what is written down is their mended result.
@Suite struct DictionaryFixtureTests {
    private static let fixtures = Fixtures("Dictionaries")

    @Test(arguments: try fixtures.names())
    func givesWhatIsWrittenDown(_ name: String) throws {
        let parser = NICSSParser()
        try parser.parse(path: name + ".css", pathPrefix: Self.fixtures.folder.path)
        let dictionary = try #require(parser.dictionary)
        try Self.fixtures.check(
            "didFailToParse: \(parser.didFailToParse)\n" + outline(dictionary), name + ".dictionary")
        // Places only: how diagnostics are worded is the engine's affair.
        let diagnostics = parser.diagnostics.map { "\($0.location): \($0.severity)\n" }
        try Self.fixtures.check(diagnostics.joined(), name + ".diagnostics")
    }

    /// A line for each selector, and under it one for each key.
    private func outline(_ dictionary: [String: any Sendable]) -> String {
        dictionary.sorted { $0.key < $1.key }.map { key, value in
            guard let ruleset = value as? [String: [String]] else {
                return "\(key): \((value as? Set<String> ?? []).sorted())\n"
            }
            return "\(key)\n" + ruleset.sorted { $0.key < $1.key }.map { "    \($0): \($1)\n" }.joined()
        }.joined()
    }
}
