import BoxLayout
import NimbusCSS

/// The styles of the nodes of a tree. Nodes share a style if their boxes have the same mapped style and the same kind
/// of view.
@MainActor struct BoxNodeStyles {
    /// A mapped style with the adjustments for a kind of view.
    private struct Key: Hashable {
        let mapped: ObjectIdentifier
        let isLeaf: Bool
        let isReplaced: Bool
        let shrinks: Bool
        let scrolls: Bool
        let ratio: Double?
        /// The size of a view that UIKit never resizes. `nil` for other views.
        let fixedSize: BoxSize?
    }

    private struct SharedStyle {
        let id: BoxStyleID
        /// The mapped style, retained so that its address stays unique.
        let mapped: MappedBoxStyle
        var userCount = 0
    }

    /// The style of new nodes.
    let plain: BoxStyleID
    private var styles: [Key: SharedStyle] = [:]
    private var keys: [BoxNode: Key] = [:]

    init(_ tree: inout BoxTree) { plain = tree.addStyle(BoxStyle()) }

    /// Sets the style of a box's node to the current style of the box.
    mutating func update(_ box: ViewBox, in tree: inout BoxTree) {
        guard let view = box.view, let mapped = box.mapped else { return }
        let key = Self.key(box, view, mapped)
        guard keys[box.node] != key else { return }
        var shared = styles[key] ?? SharedStyle(id: tree.addStyle(Self.style(mapped.style, key)), mapped: mapped)
        shared.userCount += 1
        styles[key] = shared
        remove(from: box.node, in: &tree)
        keys[box.node] = key
        tree.setStyle(shared.id, of: box.node)
    }

    /// Removes the style from a node. If no other node uses the style, deletes it.
    mutating func remove(from node: BoxNode, in tree: inout BoxTree) {
        guard let key = keys.removeValue(forKey: node) else { return }
        styles[key]?.userCount -= 1
        guard let shared = styles[key], shared.userCount == 0 else { return }
        tree.setStyle(plain, of: node)
        tree.removeStyle(shared.id)
        styles[key] = nil
    }

    /// Returns the style that the node of a box would have with another mapped style.
    static func style(of box: ViewBox, _ view: UIView, _ mapped: MappedBoxStyle) -> BoxStyle {
        style(mapped.style, key(box, view, mapped))
    }

    private static func key(_ box: ViewBox, _ view: UIView, _ mapped: MappedBoxStyle) -> Key {
        let isLeaf = box.role == .leaf
        let isReplaced = isLeaf && box.meter.isReplaced(view)
        let outer = box.parent?.mapped?.style.display
        return Key(
            mapped: ObjectIdentifier(mapped), isLeaf: isLeaf, isReplaced: isReplaced,
            shrinks: isReplaced && (outer == .block || outer == .flowRoot), scrolls: view is UIScrollView,
            ratio: isLeaf && mapped.style.aspectRatio == nil ? view.imageRatio : nil,
            fixedSize: isLeaf && box.meter.isFixed
                ? view.fixedSize.map { BoxSize(width: Double($0.width), height: Double($0.height)) } : nil
        )
    }

    private static func style(_ mapped: BoxStyle, _ key: Key) -> BoxStyle {
        var style = mapped
        if key.scrolls { style.overflow = style.overflow.scrolling }
        guard key.isLeaf else { return style }
        // A leaf always generates a box, even with `display: contents`.
        if style.display != .none { style.display = .block }
        // Controls and images have their natural width in a block container, as in browsers.
        if key.shrinks, style.size.width == .auto { style.size.width = .fitContent(nil) }
        if let ratio = key.ratio { style.aspectRatio = AspectRatio(ratio) }
        style.isReplaced = key.isReplaced
        if let size = key.fixedSize { style.fix(size) }
        return style
    }
}

extension BoxStyle {
    /// Gives the content box a size that neither the style nor the layout can change.
    fileprivate mutating func fix(_ fixed: BoxSize) {
        boxSizing = .contentBox
        size = BoxAxes(width: .length(fixed.width), height: .length(fixed.height))
        (minimumSize, maximumSize) = (BoxAxes(.auto), BoxAxes(.none))
        aspectRatio = nil
        (flexGrow, flexShrink, flexBasis) = (0, 0, .auto)
    }
}

extension BoxAxes<BoxOverflow> {
    /// The overflow of a scroll view. `visible` becomes `auto`, because a scroll view can always scroll.
    var scrolling: BoxAxes<BoxOverflow> {
        BoxAxes(width: width == .visible ? .auto : width, height: height == .visible ? .auto : height)
    }
}

extension UIView {
    /// The width of the view's image divided by its height. `nil` if the view is not an image view with an image.
    fileprivate var imageRatio: Double? {
        guard let size = (self as? UIImageView)?.image?.size, size.width > 0, size.height > 0 else { return nil }
        return Double(size.width / size.height)
    }
}
