import BoxLayout
import CSSEngine
import NimbusCSS

/// The boxes of a styled tree, which give its query containers their sizes.
///
/// All views have boxes, as elements of a page have: a view without `display` is a block, and its text is an anonymous box in
/// it. A root is in a containing block of the size of the viewport.
struct StyledTreeLayout {
    private let engine: StyleEngine
    private let mapper: BoxStyleMapper
    private let viewport: BoxSize
    private var tree = BoxTree()
    private var roots: [BoxNode] = []
    private var boxes: [StyleNode: BoxNode] = [:]
    /// The boxes of the texts of views.
    private var texts: [StyleNode: (box: BoxNode, text: String)] = [:]
    private var estimates: [BoxNode: EstimatedText] = [:]
    /// The styles of nodes by the computed styles, which are retained so that their addresses stay unique.
    private var styles: [ObjectIdentifier: (id: BoxStyleID, computed: ComputedStyle)] = [:]
    private var sizes = ContainerSizes()
    private let fontSize, lineHeight: PropertyID?

    /// - Parameters:
    ///   - entries: The views in document order.
    ///   - engine: The engine that has styled them.
    init(_ entries: [StyledTree.Entry], _ engine: StyleEngine) {
        self.engine = engine
        mapper = BoxStyleMapper(engine.properties)
        viewport = BoxSize(width: engine.environment.width, height: engine.environment.height)
        fontSize = engine.properties["font-size"]
        lineHeight = engine.properties["line-height"]
        // The parts inside a view of UIKit have no boxes on their own.
        for entry in entries where entry.view.stylePart == nil { append(entry) }
    }

    // MARK: Boxes

    private mutating func append(_ entry: StyledTree.Entry) {
        let box = tree.makeNode(style: tree.addStyle(BoxStyle()))
        boxes[entry.node] = box
        if let parent = engine.parent(of: entry.node).flatMap({ boxes[$0] }) {
            tree.append(box, to: parent)
        } else {
            roots.append(box)
        }
        if let text = entry.view.data.text?.key ?? entry.view.data.title?.key, !text.isEmpty {
            let leaf = tree.makeNode(style: tree.addStyle(BoxStyle()), isLeaf: true)
            tree.append(leaf, to: box)
            texts[entry.node] = (leaf, text)
        }
        updateStyle(of: entry.node)
    }

    /// Gives the box of a view its current style.
    private mutating func updateStyle(of node: StyleNode) {
        guard let box = boxes[node] else { return }
        let computed = engine.style(of: node)
        tree.setStyle(styleID(of: computed), of: box)
        guard let (leaf, text) = texts[node] else { return }
        estimates[leaf] = estimate(text, computed)
        tree.setNeedsMeasure(leaf)
    }

    private mutating func styleID(of computed: ComputedStyle) -> BoxStyleID {
        if let known = styles[ObjectIdentifier(computed)] { return known.id }
        let id = tree.addStyle(mapper.map(computed).style)
        styles[ObjectIdentifier(computed)] = (id, computed)
        return id
    }

    private func estimate(_ text: String, _ computed: ComputedStyle) -> EstimatedText {
        func points(_ value: Value?) -> Double? {
            if case .length(let points) = value { points } else { nil }
        }
        let declared = fontSize.flatMap { computed[$0] }
        let size =
            points(declared) ?? declared?.textStyleSize(scale: engine.environment.textScale)
            ?? ResolutionContext().fontSize
        let height: Double? =
            switch lineHeight.flatMap({ computed[$0] }) {
            case .length(let height): height
            case .number(let factor): factor * size
            case .percentage(let percentage): percentage / 100 * size
            default: nil
            }
        return EstimatedText(text, fontSize: size, lineHeight: height)
    }

    // MARK: Layout

    /// Updates the boxes of views with new styles.
    mutating func apply(_ update: StyleUpdate) {
        for change in update.changes { updateStyle(of: change.node) }
    }

    /// Lays out the tree and restyles it until the query containers have the sizes that their descendants are styled with.
    /// - Parameter restyle: Brings the styles up to date.
    /// - Returns: The changes of styles, and a container whose size keeps changing. `nil` if the styles agree with the layout.
    mutating func settleContainers(restyling restyle: () -> StyleUpdate) -> (
        updates: [StyleUpdate], unsettled: StyleNode?
    ) {
        var updates: [StyleUpdate] = []
        sizes.beginPass()
        while true {
            layOut()
            switch sizes.update(engine, size: contentSize) {
            case .settled: return (updates, nil)
            case .unsettled(let container): return (updates, container)
            case .changed:
                let update = restyle()
                apply(update)
                updates.append(update)
            }
        }
    }

    private mutating func layOut() {
        let estimates = estimates
        for root in roots {
            tree.layOut(root, in: AvailableSpace(viewport)) { node, width in
                estimates[node]?.metrics(width) ?? LeafMetrics(width: 0, height: 0)
            }
        }
    }

    /// Returns the size of the content box of a view. `nil` if it has no box.
    private func contentSize(of node: StyleNode) -> ContainerSize? {
        boxes[node].flatMap { tree.contentSize(of: $0) }.map { ContainerSize($0) }
    }
}
