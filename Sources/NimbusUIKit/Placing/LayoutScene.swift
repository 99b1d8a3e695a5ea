import BoxLayout
import CSSEngine
import NimbusCSS

/// Views whose frames depend on each other's styles: the views with the boxes of a tree, or one view with frame rules.
@MainActor enum LayoutScene {
    case boxes(RootBoxTree)
    case rules(RulePlacement)

    /// The scene of a view. `nil` if its style does not decide about its frame.
    init?(_ record: ViewRecord) {
        switch record.owner {
        case .box(let box):
            guard let tree = box.tree as? RootBoxTree else { return nil }
            self = .boxes(tree)
        case .rules(let placement): self = .rules(placement)
        case .app, .constraints, .formerBox: return nil
        }
    }

    var id: ObjectIdentifier {
        switch self {
        case .boxes(let tree): ObjectIdentifier(tree)
        case .rules(let placement): ObjectIdentifier(placement)
        }
    }

    /// The number of layouts of the boxes. Frame rules have none.
    var layoutCount: Int {
        switch self {
        case .boxes(let tree): tree.layoutCount
        case .rules: 0
        }
    }

    /// The view around the scene, whose size can change its frames.
    var container: UIView? {
        switch self {
        case .boxes(let tree): tree.root.view?.superview
        case .rules(let placement): placement.view?.superview
        }
    }

    /// Whether Auto Layout or a stack view asks for the sizes of the views.
    var isMeasuredByOthers: Bool {
        switch self {
        case .boxes(let tree):
            tree.root.isSizedFromOutside || tree.root.view?.superview is UIStackView
        case .rules(let placement): placement.view?.superview is UIStackView
        }
    }

    // MARK: Previews

    /// A style that a view of the scene could have.
    struct Styled {
        let view: UIView
        let record: ViewRecord
        let node: StyleNode
        let style: ComputedStyle
    }

    /// The frames that a view has in its superview with each of some lists of styles, not rounded to pixels.
    struct Frames {
        let view: UIView
        let frames: [CGRect]
    }

    /// Returns the frames that all views of the scene would have with other styles of some of them, once for each list of styles. No
    /// view changes. `nil` if a frame that changes depends on more than the styles, such as the offset of a scroll view.
    func preview(_ lists: [[Styled]], _ placer: FramePlacer, _ plans: StylePlanCache) -> [Frames]? {
        switch self {
        case .boxes(let tree): Self.preview(tree, lists, placer.boxes)
        case .rules(let placement): Self.preview(placement, lists, plans)
        }
    }

    private static func preview(_ tree: RootBoxTree, _ lists: [[Styled]], _ boxes: ViewBoxes) -> [Frames]? {
        var styles: [[(box: ViewBox, style: MappedBoxStyle)]] = []
        for list in lists {
            var boxStyles: [(box: ViewBox, style: MappedBoxStyle)] = []
            for styled in list {
                guard let box = styled.record.owner.box else { return nil }
                let mapped = boxes.style(styled.style, of: styled.node)
                guard let current = box.mapped?.style, mapped.style.display == current.display,
                    mapped.style.position == current.position
                else { return nil }
                boxStyles.append((box, mapped))
            }
            styles.append(boxStyles)
        }
        let shown = tree.boxes.filter { $0.mapped?.style.display != BoxDisplay.none }
        // Their frames depend on all views around them.
        if shown.contains(where: { $0.isFixed || $0.isSticky }) { return nil }
        var frames = [[CGRect]](repeating: [], count: shown.count)
        let isComplete = tree.preview(styles) { tree in
            for (index, box) in shown.enumerated() { frames[index].append(box.unroundedFrame(in: tree)) }
        }
        guard isComplete else { return nil }
        var views: [Frames] = []
        for (box, frames) in zip(shown, frames) {
            guard let view = box.view else { continue }
            if box.followsStylesOnly {
                views.append(Frames(view: view, frames: frames))
            } else if frames.contains(where: { $0 != frames[0] }) {
                return nil
            }
        }
        return views
    }

    private static func preview(
        _ placement: RulePlacement, _ lists: [[Styled]], _ plans: StylePlanCache
    ) -> [Frames]? {
        var frames: [CGRect] = []
        for list in lists {
            guard let styled = list.first, let plan = styled.record.plan,
                let frame = placement.preview(plans.frameRules(of: styled.style, styled.view, in: plan.surroundings))
            else { return nil }
            frames.append(frame)
        }
        guard let styled = lists.first?.first else { return nil }
        return [Frames(view: styled.view, frames: frames)]
    }
}

extension ViewBox {
    /// Whether the frame of the view is that of its box.
    fileprivate var followsStylesOnly: Bool {
        !isContents && !isPlacedByAutoLayout && parent?.originOfContent ?? .zero == .zero
    }
}
