import CSSEngine
import TestSupport

/// A stylesheet of `Tests/Fixtures/Styles`, with the styles of its views and its diagnostics.
struct StyleFixture {
    static let folder = FixtureFolder(named: "Styles")

    /// Each view with its values. Each value has its location and selector.
    let styles: String
    /// The first line of each diagnostic.
    let diagnostics: String

    init(_ name: String) throws {
        let sheet = try Stylesheet(name + ".css", in: Self.folder.url)
        let engine = StyleEngine()
        engine.add(sheet)
        let tree = try TestNode(JSON(contentsOf: Self.folder.file("tree.json")))
        let nodes = engine.preorder(engine.insert(tree))
        engine.restyle()
        var report = engine.inspector()
        styles = zip(tree.preorder, nodes).map { element, node in
            ([Self.heading(element)] + report.computedValues(of: node).map(Self.line)).joined(separator: "\n") + "\n"
        }.joined()
        let formatter = DiagnosticFormatter(properties: engine.properties)
        diagnostics = sheet.diagnostics.map { diagnostic in
            formatter.text(of: diagnostic).prefix { $0 != "\n" } + "\n"
        }.joined()
    }

    private static func heading(_ element: TestNode) -> String {
        element.styleTypes[0] + (element.id.map { "#" + $0 } ?? "") + element.classes.map { "." + $0 }.joined()
    }

    private static func line(_ value: ComputedProperty) -> String {
        let origin = [value.location?.description ?? "inline", value.selector ?? ""]
        let text = origin.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "    \(value.property): \(value.text)  \(value.isInherited ? "(inherited) " : "")\(text)"
    }
}
