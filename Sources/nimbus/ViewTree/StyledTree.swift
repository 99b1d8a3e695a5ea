import CSSEngine
import NimbusUIKit

/// The views of a file under style sheets.
struct StyledTree {
    /// A view and its place.
    struct Entry {
        let node: StyleNode
        var view: ViewNode
        let depth: Int
    }

    let engine: StyleEngine
    /// In preorder.
    private(set) var entries: [Entry] = []

    init(_ roots: [ViewData], _ stylesheets: [Stylesheet], in environment: Environment) {
        engine = StyleEngine(environment: environment)
        for stylesheet in stylesheets { engine.add(stylesheet) }
        for root in roots.map({ ViewNode($0) }) { collect(root, engine.insert(root), depth: 0) }
        engine.restyle()
    }

    private mutating func collect(_ view: ViewNode, _ node: StyleNode, depth: Int) {
        entries.append(Entry(node: node, view: view, depth: depth))
        for (subview, child) in zip(view.subviews, engine.children(of: node)) {
            collect(subview, child, depth: depth + 1)
        }
    }

    /// Gives the view with an id a class, or takes it away.
    /// - Returns: the view as it is now; nil where none has the id.
    mutating func toggle(_ name: String, onID id: String) -> ViewNode? {
        guard let place = entries.firstIndex(where: { $0.view.data.id == id }) else { return nil }
        let view = entries[place].view.toggling(name)
        entries[place].view = view
        engine.update(entries[place].node, to: view)
        return view
    }
}
