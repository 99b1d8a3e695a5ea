import NimbusCSS

/// Sets the frames of views. The frame rules of styles and the box layout place views in turn, because views of each can be
/// inside views of the other.
///
/// The events of views go to the stage that owns their frames (``FrameOwner``).
@MainActor final class FramePlacer {
    /// Places the views with frame rules.
    let rules: FrameRuleStage
    /// The views with boxes.
    let boxes: ViewBoxes
    /// Lays out the boxes.
    let layout: BoxLayoutStage
    let scrollContent: ScrollContent
    /// The views with values that depend on their size.
    var sizeDependents = SizeDependents()
    /// Whether views are being placed. A setter of the app can request it again.
    private(set) var isPlacing = false
    /// The view whose own size is measured.
    private var measuredView: UIView?

    /// The maximum number of rounds in which views are placed, in case they keep changing each other.
    static let maximumRounds = 32

    /// - Parameter followSize: Observes the size of a view that the stages do not set.
    init(_ registry: ViewRegistry, _ styles: ViewStyles, followSize: @escaping FollowSize) {
        scrollContent = ScrollContent(registry)
        rules = FrameRuleStage(registry, followSize: followSize)
        boxes = ViewBoxes(registry, styles, rules, scrollContent, followSize: followSize)
        layout = BoxLayoutStage(boxes)
    }

    // MARK: Events

    func didRegister(_ view: UIView, _ record: ViewRecord) {
        rules.adoptConstraints(of: view)
        let hasFormerBox = if case .formerBox = record.owner { true } else { false }
        if !boxes.isEmpty || hasFormerBox { boxes.setNeedsUpdate(of: view) }
    }

    /// Marks a view whose box can appear, disappear or change, because it has a new style or a new environment.
    func setNeedsBox(of view: UIView, isContainer: Bool = false) {
        if isContainer || !boxes.isEmpty { boxes.setNeedsUpdate(of: view) }
    }

    /// Passes a view with new frame rules to them, unless the box layout decides about the frame.
    /// - Parameter frameRules: The rules of the style. `nil` if it has none.
    func place(_ view: UIView, _ record: ViewRecord, by frameRules: FrameRules?) {
        switch record.owner {
        case .app, .rules, .constraints: rules.place(view, record, by: frameRules)
        // The next update of the boxes looks for a new owner.
        case .box, .formerBox: break
        }
    }

    func contentDidChange(of view: UIView, _ record: ViewRecord) {
        switch record.owner {
        case .rules, .constraints: rules.contentDidChange(of: view, record)
        case .box(let box): box.tree?.contentDidChange(of: box)
        case .app, .formerBox: break
        }
    }

    /// Marks the views whose frames depend on the size of a view.
    func sizeDidChange(of view: UIView) {
        rules.sizeDidChange(of: view)
        boxes.sizeDidChange(of: view)
    }

    func willUnregister(_ view: UIView, _ record: ViewRecord) {
        if let box = record.owner.box { boxes.willUnregister(box) }
    }

    func willUnregisterAllViews() { boxes.willUnregisterAllViews() }

    /// Marks all views whose inputs have changed since they were placed last.
    func invalidateAll() {
        rules.invalidateAll()
        boxes.invalidateAll()
    }

    /// Marks the views whose content has changed without notice, such as the text of a label.
    /// - Returns: Whether views were marked.
    func findChangedContent() -> Bool {
        let hasOtherContent = rules.findChangedContent()
        return !boxes.isEmpty && boxes.findChangedContent() || hasOtherContent
    }

    /// Returns the size of a view that is no container. If the view asks the DOM in turn, returns its current size.
    func ownSize(of view: UIView, in space: CGSize) -> CGSize {
        if measuredView === view { return view.bounds.size }
        let outer = measuredView
        measuredView = view
        defer { measuredView = outer }
        return view.sizeThatFits(space)
    }

    // MARK: Placing

    /// Moves the marked views to their frames, and the views whose frames depend on them, until nothing changes.
    /// - Parameters:
    ///   - mutations: The changes of the tree since the last call.
    ///   - scale: The number of pixels per point.
    func place(after mutations: TreeMutations, scale: Double) -> FrameChanges {
        isPlacing = true
        defer { isPlacing = false }
        // A view can come into a scroll view with the frame that it has had.
        for mutation in mutations.views where !mutation.isNew {
            if let view = mutation.view as? UIView { scrollContent.setNeedsUpdate(around: view) }
        }
        let canHaveLeft = rules.checksAll || boxes.checksAll || mutations.views.contains { !$0.isNew }
        boxes.note(mutations)
        boxes.update()
        var changes = placeByRules(after: mutations)
        changes.canHaveLeft = canHaveLeft
        for _ in 0..<Self.maximumRounds {
            if let laidOut = layout.run(scale: scale) {
                rules.boxesDidChange(laidOut)
                changes.append(laidOut)
            } else if rules.needsRun {
                changes.append(placeByRules(after: TreeMutations()))
            } else {
                return changes
            }
        }
        changes.isUnsettled = boxes.needsLayout || rules.needsRun
        return changes
    }

    private func placeByRules(after mutations: TreeMutations) -> FrameChanges {
        let changes = rules.run(after: mutations)
        if !boxes.isEmpty {
            for view in changes.resized { boxes.sizeDidChange(of: view) }
        }
        return changes
    }
}

/// Observes the size of a view that Auto Layout, UIKit or the app sets.
/// - Parameter isSizedByOthers: Whether the app or UIKit sizes the view without Auto Layout. An example is the content view of
///   a cell.
typealias FollowSize = @MainActor (_ view: UIView, _ isSizedByOthers: Bool) -> Void

/// An object that receives the views with new sizes after each placement.
///
/// The listener can change styles. In a pass, the next round applies and places them, and styles no other views again.
@MainActor protocol SizeListener: AnyObject {
    /// - Parameter views: The resized views. A view with a box comes after the views around it.
    func viewsWereResized(_ views: [UIView])
}
