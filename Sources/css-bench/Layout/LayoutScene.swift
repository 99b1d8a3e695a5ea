import BoxLayout

/// A tree of boxes that all layout engines lay out, with the properties that they share.
///
/// Borders are zero, sizes apply to border boxes, and leaves have definite sizes or are stretched.
struct LayoutScene {
    /// A style. Sizes are in px, and `nil` is `auto`.
    struct Style: Hashable {
        var display = BoxDisplay.flex
        var isColumn = false
        var wraps = false
        var flexGrow = 0.0
        var flexShrink = 0.0
        var width: Double?
        var height: Double?
        var padding = 0.0
        var margin = 0.0
        var gap = 0.0
        /// The number of columns of `1fr` in a grid.
        var columns = 0

        /// Returns the style with a different height.
        func withHeight(_ height: Double) -> Style {
            var style = self
            style.height = height
            return style
        }
    }

    struct Node {
        /// `nil` for the root.
        var parent: Int?
        var style: Int
    }

    static let width = 1000.0

    let name: String
    private(set) var styles: [Style] = []
    /// The nodes in preorder.
    private(set) var nodes: [Node] = []
    private var styleIndices: [Style: Int] = [:]

    init(_ name: String) { self.name = name }

    /// Appends a node. Returns its index.
    @discardableResult mutating func add(_ style: Style, to parent: Int? = nil) -> Int {
        let index = styleIndices[style] ?? styles.count
        if index == styles.count {
            styles.append(style)
            styleIndices[style] = index
        }
        nodes.append(Node(parent: parent, style: index))
        return nodes.count - 1
    }

    /// The node whose size changes: the last leaf.
    var changedNode: Int { nodes.count - 1 }
    /// The style of the changed node with a different height.
    var changedStyle: Style { styles[nodes[changedNode].style].withHeight(37) }
    var usesGrid: Bool { styles.contains { $0.display == .grid } }
    var usesBlock: Bool { styles.contains { $0.display == .block } }

    /// The tree as lines of numbers for other engines: the width and the changed node, then styles, then nodes.
    ///
    /// The last style is the style of the changed node after the change.
    var text: String {
        var lines = ["\(Self.width) \(changedNode) \(styles.count + 1) \(nodes.count)"]
        for style in styles + [changedStyle] {
            let display = style.display == .flex ? 1 : style.display == .grid ? 2 : 3
            let fields: [Any] = [
                display, style.isColumn ? 1 : 0, style.wraps ? 1 : 0, style.flexGrow, style.flexShrink,
                style.width ?? -1, style.height ?? -1, style.padding, style.margin, style.gap, style.columns,
            ]
            lines.append(fields.map { "\($0)" }.joined(separator: " "))
        }
        for node in nodes { lines.append("\(node.parent ?? -1) \(node.style)") }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension LayoutScene.Style {
    /// The style for `BoxLayout`.
    var boxStyle: BoxStyle {
        var style = BoxStyle()
        style.display = display
        style.boxSizing = .borderBox
        style.flexDirection = isColumn ? .column : .row
        style.flexWrap = wraps ? .wrap : .noWrap
        style.flexGrow = flexGrow
        style.flexShrink = flexShrink
        style.size = BoxAxes(width: width.map { .length($0) } ?? .auto, height: height.map { .length($0) } ?? .auto)
        style.padding = BoxEdges(.length(padding))
        style.margin = BoxEdges(.length(margin))
        style.rowGap = .length(gap)
        style.columnGap = .length(gap)
        if columns > 0 { style.gridTemplateColumns = [.repetition(.times(columns), [.track(.breadth(.flex(1)))])] }
        return style
    }
}
