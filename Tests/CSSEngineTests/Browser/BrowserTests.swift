import CSSEngine
import Foundation
import Testing

/// What the engine computes is what Chromium computed, by the rule of `Tests/Browser/README.md`.
@Suite struct BrowserTests {
    @Test(arguments: try BrowserTests.groups())
    func everyCaseAgrees(_ group: String) throws {
        let fixture = try JSON(contentsOf: Self.folder.appendingPathComponent(group + ".json"))
        let initial = fixture["initial"]?.strings ?? [:]
        for json in fixture["cases"]?.array ?? [] {
            let browserCase = BrowserCase(json)
            let found = differences(browserCase, initial)
            let name = "\(group): \(browserCase.name)"
            if let deviation = BrowserDeviation.cases.first(where: { $0.name == name }) {
                #expect(!found.isEmpty, "\(name) agrees; no need for “\(deviation.reason)”")
            } else if !found.isEmpty {
                Issue.record("\(name)\n\(found.joined(separator: "\n"))")
            }
        }
    }

    /// `NIMBUS_BROWSER_CASES` names another folder, as of a soak test.
    static let folder =
        ProcessInfo.processInfo.environment["NIMBUS_BROWSER_CASES"].map { URL(fileURLWithPath: $0) }
        ?? Package.fixtures.appendingPathComponent("Browser")

    private static func groups() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
            .map { String($0.dropLast(5)) }.filter { !BrowserValueTests.groups.contains($0) }.sorted()
    }

    /// A line for each view and property where the two are not the same.
    private func differences(_ browserCase: BrowserCase, _ initial: [String: String]) -> [String] {
        let engine = StyleEngine(environment: browserCase.environment)
        engine.add(browserCase.stylesheet())
        let nodes = engine.preorder(engine.insert(browserCase.tree))
        engine.restyle()
        var report = engine.report()
        var found: [String] = []
        for (node, view) in zip(nodes, browserCase.computed) {
            var ours = initial
            for value in report.computedValues(of: node) {
                if initial[value.property] == nil, !value.property.hasPrefix("--") { continue }
                ours[value.property] = value.text
            }
            let theirs = initial.merging(view.values) { $1 }
            for property in Set(ours.keys).union(theirs.keys).sorted() where ours[property] != theirs[property] {
                let (ours, theirs) = (ours[property] ?? "(not set)", theirs[property] ?? "(not set)")
                found.append("    \(view.title) \(property): ours \(ours), Chromium \(theirs)")
            }
        }
        if nodes.count != browserCase.computed.count { found.append("    the views are not those of the tree") }
        return found
    }
}
