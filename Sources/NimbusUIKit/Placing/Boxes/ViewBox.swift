import BoxLayout
import NimbusCSS

/// The box of a view. The view is a container, or a registered subview of a container.
@MainActor final class ViewBox {
    /// The role of a view in the layout.
    enum Role {
        /// The layout places the subviews.
        case container
        /// The layout measures the view. The view draws itself, or frame rules place its subviews.
        case leaf
    }

    private struct Flags: OptionSet {
        let rawValue: UInt8

        static let needsFrame = Flags(rawValue: 1)
        static let keepsConstrainedFrame = Flags(rawValue: 2)
        static let tooDeep = Flags(rawValue: 4)
        static let needsChildren = Flags(rawValue: 8)
        static let isContainer = Flags(rawValue: 16)
    }

    /// The position of a box after a layout.
    struct Position {
        /// The exact position of the border box in the coordinates of the root's superview, in px.
        var origin = BoxPoint(x: 0, y: 0)
        /// The content of a scroll view. `nil` for other views.
        var scrollArea: ScrollArea?
    }

    private(set) weak var view: UIView?
    let identity: ObjectIdentifier
    private var flags: Flags = .needsFrame
    /// The frame from the layout, and the view's own frame.
    var frame: StyledFrame
    /// The enclosing container. `nil` for a root.
    weak var parent: ViewBox?
    /// The boxes of a container, in the order of its subviews.
    var children: [ViewBox] = []
    /// The tree with the node of the box. `nil` if the box has no node.
    weak var tree: (any ViewBoxTree)?
    var node = BoxNode.unassigned
    /// The style of the node.
    var mapped: MappedBoxStyle?
    var position = Position()
    /// Measures the content.
    let meter: LeafMeter

    /// - Parameter frame: The frame from an earlier placement. `nil` if there is none.
    init(_ view: UIView, role: Role, frame: StyledFrame?) {
        self.view = view
        identity = ObjectIdentifier(view)
        self.frame = frame ?? StyledFrame(of: view)
        meter = LeafMeter(view)
        self.role = role
    }

    var role: Role {
        get { flags.contains(.isContainer) ? .container : .leaf }
        set { flags.set(.isContainer, to: newValue == .container) }
    }

    /// Whether the frame of the view must be set again, even if its box has not changed.
    var needsFrame: Bool {
        get { flags.contains(.needsFrame) }
        set { flags.set(.needsFrame, to: newValue) }
    }

    /// Whether Auto Layout determined the frame of the view, in a container, during the last layout.
    var keepsConstrainedFrame: Bool {
        get { flags.contains(.keepsConstrainedFrame) }
        set { flags.set(.keepsConstrainedFrame, to: newValue) }
    }

    /// Whether the container is nested too deeply, so that the layout does not place its children.
    var isTooDeep: Bool {
        get { flags.contains(.tooDeep) }
        set { flags.set(.tooDeep, to: newValue) }
    }

    /// Whether the children of the container may have changed since the last run.
    var needsChildren: Bool {
        get { flags.contains(.needsChildren) }
        set { flags.set(.needsChildren, to: newValue) }
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
        guard let area = position.scrollArea else { return originOfHost }
        return CGPoint(x: -area.distance.x, y: -area.distance.y)
    }
}

/// The tree with the nodes of a root and its descendants, as its boxes see it.
@MainActor protocol ViewBoxTree: AnyObject {
    /// Has the next layout run even if nothing has changed.
    func setNeedsLayout()
    /// Marks a box whose style the next layout reads again.
    func styleDidChange(of box: ViewBox)
    /// Marks a leaf that the next layout measures again.
    func contentDidChange(of box: ViewBox)
    /// Marks a box whose frame the next layout sets again.
    func setNeedsFrame(of box: ViewBox)
    /// Creates nodes for the current children of a container, and links the nodes.
    func updateChildren(of container: ViewBox)
    /// Removes the nodes of a box and of all its descendants.
    func release(_ box: ViewBox)
    /// Returns the size of a container's border box in a space, without changing any view.
    /// - Parameter space: Zero and very large lengths are unlimited.
    func size(of box: ViewBox, in space: CGSize) -> CGSize?
    /// Returns the size of a container's border box at a given width, without changing any view.
    func size(of box: ViewBox, inWidth width: CGFloat) -> CGSize?
    /// Returns the size of a content box after the last layout. `nil` if the view has no box.
    func contentSize(of box: ViewBox) -> BoxSize?
    /// Returns whether a box with `position: fixed` is placed in the surroundings of the root. The root must fill its window.
    func fixes(_ box: ViewBox) -> Bool
    /// Returns a view that does not scroll, and a frame in the surroundings of the root in its coordinates.
    func reference(for frame: CGRect) -> (view: UIView, frame: CGRect)?
    /// Returns the used box after the last layout.
    func usedBox(of box: ViewBox) -> UsedBox?
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
