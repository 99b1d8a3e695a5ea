import Foundation
import TestSupport

/// A file of cases with the values that Chromium computed.
struct BrowserGroup {
    /// The folder of the cases. The environment variable `NIMBUS_BROWSER_CASES` replaces it, for example with generated
    /// cases.
    private static let folder =
        ProcessInfo.processInfo.environment["NIMBUS_BROWSER_CASES"].map { FixtureFolder(URL(fileURLWithPath: $0)) }
        ?? FixtureFolder(named: "Browser")

    let name: String
    /// The value of each property that no rule sets.
    let initial: [String: String]
    let cases: [BrowserCase]

    init(_ name: String) throws {
        self.name = name
        let fixture = try JSON(contentsOf: Self.folder.file(name + ".json"))
        initial = fixture["initial"]?.strings ?? [:]
        cases = (fixture["cases"]?.array ?? []).map(BrowserCase.init)
    }

    static func names() throws -> [String] { try folder.names(withExtension: "json") }
}
