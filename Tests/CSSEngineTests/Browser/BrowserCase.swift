import CSSEngine
import Foundation
import TestSupport

/// A tree, its stylesheets, and the values that a browser computed. `Tests/Browser/README.md` describes the format.
struct BrowserCase {
    struct View {
        var title: String
        var values: [String: String]
    }

    var name: String
    var tree: TestNode
    /// The stylesheets by name. The first name in alphabetical order is the main stylesheet; the others are its
    /// imports.
    var sheets: [String: String]
    var environment: CSS.Environment
    /// The initial values of the registered custom properties.
    var initial: [String: String]
    /// The views in preorder.
    var computed: [View]

    init(_ json: JSON) {
        name = json["name"]?.string ?? ""
        tree = TestNode(json["tree"] ?? .null)
        sheets = json["css"]?.string.map { ["sheet.css": $0] } ?? json["css"]?.strings ?? [:]
        sheets = sheets.mapValues { BrowserDeviation.translate($0) }
        environment = CSS.Environment()
        for setting in (json["media"]?.string ?? "").split(separator: ",") {
            let number = Double(setting.drop { $0 != "=" }.dropFirst().prefix { $0 != "p" })
            if setting.hasPrefix("width=") { environment.width = number ?? 0 }
            if setting.hasPrefix("height=") { environment.height = number ?? 0 }
        }
        initial = json["initial"]?.strings ?? [:]
        computed = (json["computed"]?.array ?? []).map { view in
            let id = view["id"]?.string.map { "#" + $0 } ?? ""
            return View(title: (view["view"]?.string ?? "") + id, values: view["values"]?.strings ?? [:])
        }
    }

    /// Returns an engine with the tree and the stylesheet, and the nodes in preorder.
    func styled() -> (engine: StyleEngine, nodes: [StyleNode]) {
        let engine = StyleEngine(environment: environment)
        engine.add(stylesheet())
        let nodes = engine.preorder(engine.insert(tree))
        engine.restyle()
        return (engine, nodes)
    }

    /// Returns the main stylesheet with its imports.
    private func stylesheet() -> Stylesheet {
        let main = sheets.keys.min() ?? ""
        return Stylesheet(Source(name: main, text: sheets[main] ?? "")) { url throws(Stylesheet.ImportError) in
            let parts = url.split(separator: "/").filter { $0 != "." }
            let path = parts.joined(separator: "/")
            guard let text = sheets[path], !url.hasPrefix("/") else { throw Stylesheet.ImportError("no such file") }
            return Source(name: path, text: text)
        }
    }
}

extension JSON {
    /// The members of an object whose values are strings.
    var strings: [String: String] { object.compactMapValues(\.string) }
}
