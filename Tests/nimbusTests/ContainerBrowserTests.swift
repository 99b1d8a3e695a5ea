import Foundation
import TestSupport
import Testing

/// `nimbus inspect` lays out containers and computes the same values as Chromium. `Tests/Browser/README.md` defines how values
/// are compared. `BrowserTests` of the engine has the groups that need no layout.
@Suite struct ContainerBrowserTests {
    @Test("Every case has the values that Chromium computed", arguments: ["containers", "stylequeries"])
    func everyCaseAgrees(_ group: String) throws {
        let fixture = try JSON(contentsOf: FixtureFolder(named: "Browser").file(group + ".json"))
        let initial = fixture["initial"]?.object ?? [:]
        for browserCase in fixture["cases"]?.array ?? [] {
            let found = try differences(browserCase, initial)
            guard !found.isEmpty else { continue }
            Issue.record("\(group): \(browserCase["name"]?.string ?? "")\n\(found.joined(separator: "\n"))")
        }
    }

    /// Returns a line for each view and property with different values.
    private func differences(_ browserCase: JSON, _ initial: [String: JSON]) throws -> [String] {
        let initial = initial.merging(browserCase["initial"]?.object ?? [:]) { $1 }
        let theirs = browserCase["computed"]?.array ?? []
        let ours = try inspected(browserCase)
        var found: [String] = ours.count == theirs.count ? [] : ["    the views are not those of the tree"]
        for (ours, theirs) in zip(ours, theirs) {
            let shared = (ours["computed"]?.object ?? [:]).filter { initial[$0.key] != nil || $0.key.hasPrefix("--") }
            let left = initial.merging(shared) { $1 }
            let right = initial.merging(theirs["values"]?.object ?? [:]) { $1 }
            for property in Set(left.keys).union(right.keys).sorted() where left[property] != right[property] {
                let (left, right) = (left[property] ?? .null, right[property] ?? .null)
                found.append("    \(theirs["id"] ?? .null) \(property): ours \(left), Chromium \(right)")
            }
        }
        return found
    }

    /// The views of a case, as `nimbus inspect` prints them.
    private func inspected(_ browserCase: JSON) throws -> [JSON] {
        var sheets = (browserCase["css"]?.object ?? [:]).compactMapValues(\.string)
        if let sheet = browserCase["css"]?.string { sheets["sheet.css"] = sheet }
        let tree = String(decoding: try JSONEncoder().encode(browserCase["tree"] ?? .null), as: UTF8.self)
        var arguments = ["inspect", "--view", "tree.json", "--format", "json"]
        if let media = browserCase["media"]?.string { arguments += ["--media", media] }
        let run = try NimbusRun(
            arguments + [sheets.keys.min() ?? ""], files: sheets.merging(["tree.json": tree]) { $1 })
        return try JSONDecoder().decode(JSON.self, from: Data(run.output.utf8)).array
    }
}
