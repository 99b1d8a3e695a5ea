import CSSEngine
import Testing

/// The engine computes the same values as Chromium. `Tests/Browser/README.md` defines how values are compared.
@Suite struct BrowserTests {
    /// The groups whose values depend on a layout. `nimbusTests` has them.
    private static let groupsWithLayout = ["containers", "stylequeries"]

    @Test("Every case has the values that Chromium computed", arguments: try BrowserTests.groups())
    func everyCaseAgrees(_ group: String) throws {
        let group = try BrowserGroup(group)
        for browserCase in group.cases {
            let found = differences(browserCase, group.initial)
            let name = "\(group.name): \(browserCase.name)"
            if let deviation = BrowserDeviation.cases.first(where: { $0.name == name }) {
                #expect(!found.isEmpty, "\(name) agrees; no need for “\(deviation.reason)”")
            } else if !found.isEmpty {
                Issue.record("\(name)\n\(found.joined(separator: "\n"))")
            }
        }
    }

    private static func groups() throws -> [String] {
        try BrowserGroup.names().filter { !(BrowserValueTests.groups + groupsWithLayout).contains($0) }
    }

    /// Returns a line for each view and property with different values.
    private func differences(_ browserCase: BrowserCase, _ initial: [String: String]) -> [String] {
        let initial = initial.merging(browserCase.initial) { $1 }
        let (engine, nodes) = browserCase.styled()
        var report = engine.inspector()
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
