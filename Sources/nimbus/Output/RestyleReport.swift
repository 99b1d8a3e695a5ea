import CSSEngine
import HeadlessScreen
import NimbusUIKit

/// The effect of one change on a styled tree.
struct RestyleReport {
    /// A changed value.
    struct Value {
        let property: String
        let old: CSSEngine.Value?
        let new: CSSEngine.Value?
        let source: ComputedProperty?
    }

    /// A view with changed values.
    struct View {
        let view: ViewNode
        let values: [Value]
    }

    /// The description of the change.
    let change: String
    /// The number of views that the engine visited.
    let visited: Int
    /// The number of views in the tree.
    let count: Int
    let views: [View]

    /// Restyles a tree after a change.
    init(_ change: String, _ tree: inout StyledTree) {
        self.change = change
        let updates = tree.restyle()
        visited = updates.reduce(0) { $0 + $1.visitedCount }
        count = tree.entries.count
        let properties = tree.engine.properties
        let views = Dictionary(tree.entries.map { ($0.node, $0.view) }, uniquingKeysWith: { $1 })
        var inspector = tree.engine.inspector()
        self.views = Self.differences(updates).compactMap { change in
            guard let view = views[change.node] else { return nil }
            let sources = inspector.computedValues(of: change.node)
            let values = change.difference.changes.map { change in
                let property = properties[change.property].name
                return Value(
                    property: property, old: change.old, new: change.new,
                    source: sources.first { $0.property == property })
            }
            return View(view: view, values: values)
        }
    }

    /// Returns the changed views, each once, with the difference between the first and the last style.
    private static func differences(_ updates: [StyleUpdate]) -> [(node: StyleNode, difference: StyleDifference)] {
        var indexes: [StyleNode: Int] = [:]
        var changes: [(node: StyleNode, difference: StyleDifference)] = []
        for change in updates.flatMap(\.changes) {
            if let index = indexes[change.node] {
                let old = changes[index].difference.old
                changes[index].difference = StyleDifference(from: old, to: change.difference.new)
            } else {
                indexes[change.node] = changes.count
                changes.append((change.node, change.difference))
            }
        }
        // A later update can restore the former style of a view.
        return updates.count == 1 ? changes : changes.filter { !$0.difference.changes.isEmpty }
    }

    /// Returns the report as text for people.
    func text(_ terminal: TerminalText) -> String {
        let look = views.count == 1 ? "looks" : "look"
        var text = "\n" + terminal.style(change, .bold)
        text += "\n\(visited) of \(count) views visited, \(views.count) \(look) different\n"
        for view in views {
            text += terminal.heading(view.view) + "\n"
            let width = view.values.map(\.property.count).max() ?? 0
            for value in view.values {
                text += terminal.style("│   ", .dim) + terminal.padded(value.property, to: width) + "  "
                text += terminal.value(value.old) + " → " + terminal.value(value.new)
                if let source = value.source { text += terminal.style("  " + terminal.provenance(source), .dim) }
                text += "\n"
            }
        }
        return text
    }
}

extension RestyleReport: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("change", change)
            try json.member("views", views)
            try json.member("visited", visited)
        }
    }
}

extension RestyleReport.View: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("changes", values)
            try json.member("classes", view.data.classes)
            try json.member("id", view.data.id)
            if let part = view.stylePart { try json.member("part", part) }
            try json.member("view", view.data.viewClass)
        }
    }
}

extension RestyleReport.Value: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("new", new?.cssText)
            try json.member("old", old?.cssText)
            try json.member("property", property)
        }
    }
}
