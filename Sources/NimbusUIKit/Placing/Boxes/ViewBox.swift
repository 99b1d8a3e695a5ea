import BoxLayout
import NimbusCSS

/// The box of a view. The view is a container, or a registered subview of a container.
@MainActor final class ViewBox {
    /// The role of a view in the layout.
    enum Role {
        /// The layout places the subviews.
        case container
        /// The layout measures the view. The view draws itself, or the layout of Nimbus CSS places its subviews.
        case leaf
    }

    private(set) weak var view: UIView?
    let identity: ObjectIdentifier
    var role: Role
    /// The frame from the layout, and the view's own frame.
    var frame: StyledFrame
    /// The enclosing container. `nil` for a root.
    weak var parent: ViewBox?
    /// The boxes of a container, in the order of its subviews.
    var children: [ViewBox] = []
    /// The tree with the node of the box. `nil` if the box has no node.
    weak var tree: RootBoxTree?
    var node = BoxNode.unassigned
    /// The style of the node.
    var mapped: MappedBoxStyle?
    /// The exact position of the border box in the coordinates of the root's superview, in px.
    var origin = BoxPoint(x: 0, y: 0)
    /// Measures the content.
    let meter: LeafMeter
    /// Whether the frame of the view must be set again, even if its box has not changed.
    var needsFrame = true
    /// Whether Auto Layout determined the frame of the view, in a container, during the last layout.
    var keepsConstrainedFrame = false
    /// The content of a scroll view. `nil` for other views.
    var scrollArea: ScrollArea?
    /// Whether the container is nested too deeply, so that the layout does not place its children.
    var isTooDeep = false
    /// Whether the children of the container may have changed since the last run.
    var needsChildren = false

    /// - Parameter frame: The frame from an earlier layout. `nil` if there is none.
    init(_ view: UIView, role: Role, frame: StyledFrame?) {
        self.view = view
        identity = ObjectIdentifier(view)
        self.role = role
        self.frame = frame ?? StyledFrame(of: view)
        meter = LeafMeter(view)
    }

    var isRoot: Bool { parent == nil }

    /// Whether Auto Layout, or the table of a cell, determines the size of a root instead of the style.
    var isSizedFromOutside: Bool {
        guard let view else { return false }
        return view.isPlacedByAutoLayout || view.contentContainer != nil && !(view is UIVisualEffectView)
    }

    /// Whether Auto Layout determines the frame of a box in a container.
    var isPlacedByAutoLayout: Bool { !isRoot && view?.isPlacedByAutoLayout == true }

    /// The view that contains the child views of a container. In a cell, the content view.
    var host: UIView? { view.map { $0.contentContainer ?? $0 } }

    /// The origin of the host in the border box. A cell with an accessory has its content view at the side of the accessory
    /// in a right-to-left layout.
    private var originOfHost: CGPoint {
        guard let view, let container = view.contentContainer, !isSizedFromOutside || !isRoot else { return .zero }
        view.layoutIfNeeded()
        return container.frame.origin
    }

    /// The origin of the child views' coordinates in the border box.
    var originOfContent: CGPoint {
        guard let area = scrollArea else { return originOfHost }
        return CGPoint(x: -area.origin.x, y: -area.origin.y)
    }
}

extension BoxNode {
    /// The node of a box without a tree.
    fileprivate static let unassigned: BoxNode = {
        var tree = BoxTree()
        return tree.makeNode(style: tree.addStyle(BoxStyle()))
    }()
}

extension UIView {
    /// Whether UIKit draws or lays out the content of the view. Such a view is a leaf of the box layout.
    var hasContentOfToolkit: Bool {
        switch self {
        case is UILabel, is UIImageView, is UIButton, is UITextField: true
        case is UINavigationBar, is UITableView, is UIStackView: true
        case let control as UIControl: control.hasPrivateSubviews || hasOnlyPrivateSubviews
        default: hasOnlyPrivateSubviews
        }
    }
}
