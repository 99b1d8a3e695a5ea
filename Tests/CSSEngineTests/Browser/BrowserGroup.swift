import Foundation
import TestSupport

/// A file of cases that Chromium answered.
struct BrowserGroup {
    /// `NIMBUS_BROWSER_CASES` names another folder, as of a soak test.
    private static let folder =
        ProcessInfo.processInfo.environment["NIMBUS_BROWSER_CASES"].map { FixtureFolder(URL(fileURLWithPath: $0)) }
        ?? FixtureFolder(named: "Browser")

    let name: String
    /// What each property is that no rule sets.
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
