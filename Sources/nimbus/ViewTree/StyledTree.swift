import CSSEngine
import HeadlessScreen
import NimbusUIKit
import NimbusViews

/// The views of a view-tree file, styled by an engine.
struct StyledTree {
    /// A view with its node in the engine and its depth in the tree.
    struct Entry {
        let node: StyleNode
        var view: ViewNode
        let depth: Int
    }

    let engine: StyleEngine
    /// The transitions and animations. `nil` if the views are at rest.
    private let timeline: StyleTimeline?
    /// The views in document order, with the internal parts that stylesheets name.
    private(set) var entries: [Entry] = []
    /// A query container whose size keeps changing with the styles that depend on it. `nil` if there is none.
    private(set) var unsettledContainer: StyleNode?
    /// The boxes of the views. `nil` if no style depends on the size of a container.
    private var layout: StyledTreeLayout?

    /// - Parameters:
    ///   - properties: The properties that the stylesheets were parsed with.
    ///   - isMoving: Whether the views have transitions and animations, on a clock that starts at 0.
    init(
        _ roots: [ViewData], _ stylesheets: [Stylesheet], in environment: CSS.Environment, properties: PropertyTable,
        isMoving: Bool = false
    ) {
        engine = StyleEngine(properties: properties, environment: environment)
        timeline = isMoving ? StyleTimeline(engine) : nil
        for stylesheet in stylesheets { engine.add(stylesheet) }
        let parts = engine.partNames
        for root in roots.map({ ViewNode($0, parts: parts) }) { append(root, engine.insert(root), depth: 0) }
        restyle()
    }

    /// Brings the styles up to date after changes. If they depend on the sizes of query containers, lays the tree out.
    /// - Returns: The changes of styles. A view can be in several of them.
    @discardableResult mutating func restyle() -> [StyleUpdate] {
        settle(timeline?.restyle() ?? engine.restyle())
    }

    /// Gives all views their values at a time of the timeline, in milliseconds.
    mutating func advance(to time: Double) {
        if let timeline { settle(timeline.advance(to: time)) }
    }

    /// Begins a change, whose transitions start from the values that views have now.
    func beginChange() { timeline?.beginChange() }

    @discardableResult private mutating func settle(_ update: StyleUpdate) -> [StyleUpdate] {
        guard engine.hasContainers else {
            (layout, unsettledContainer) = (nil, nil)
            return [update]
        }
        var layout = self.layout ?? StyledTreeLayout(entries, engine)
        layout.apply(update)
        let settled = layout.settleContainers { [engine, timeline] in timeline?.restyle() ?? engine.restyle() }
        self.layout = layout
        unsettledContainer = settled.unsettled
        return [update] + settled.updates
    }

    private mutating func append(_ view: ViewNode, _ node: StyleNode, depth: Int) {
        entries.append(Entry(node: node, view: view, depth: depth))
        for (child, childNode) in zip(view.styleChildren, engine.children(of: node)) {
            append(child, childNode, depth: depth + 1)
        }
    }

    /// Adds a class to the view with an id, or removes it.
    /// - Returns: The changed view, or `nil` if no view has the id.
    mutating func toggle(_ name: String, onID id: String) -> ViewNode? {
        guard let index = entries.firstIndex(where: { $0.view.data.id == id }) else { return nil }
        let view = entries[index].view.toggling(name)
        entries[index].view = view
        engine.update(entries[index].node, to: view)
        return view
    }
}
