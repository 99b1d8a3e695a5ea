import NimbusCSS

/// The placement of a view by its frame rules: the rules, its own frame, and the frame that resulted from the rules.
@MainActor final class RulePlacement {
    private struct State: OptionSet {
        let rawValue: UInt16

        /// A frame was computed for the view.
        static let hasFrame = State(rawValue: 1)
        /// The view was placed at least once, with a frame or with constraints.
        static let wasPlaced = State(rawValue: 2)
        /// The view measures its content.
        static let measuresItself = State(rawValue: 4)
        /// The frame depends on the size of the content.
        static let fitsContent = State(rawValue: 8)
        /// The rules have changed since the last placement.
        static let needsPlacing = State(rawValue: 16)
        /// The run still has to place the view.
        static let waiting = State(rawValue: 32)
        /// The run has begun to place the view and places its dependencies first.
        static let open = State(rawValue: 64)
        /// The run has placed the view.
        static let done = State(rawValue: 128)
        /// The stage waits for a superview, because the rules depend on one and the view has none.
        static let awaitingSuperview = State(rawValue: 256)
        /// The last placement resolved all targets of `layout`.
        static let resolved = State(rawValue: 512)
    }

    // A refresh reads these properties of each view, and a check for conflicts would cost more than the read.
    @exclusivity(unchecked) private var state: State = .needsPlacing
    /// The number of the last run that this placement took part in.
    @exclusivity(unchecked) private var run: UInt32 = 0
    private(set) weak var view: UIView?
    @exclusivity(unchecked) private(set) var rules: FrameRules
    /// The content that the last placement measured. `nil` if nothing was measured, or if a change can only be detected
    /// by a measurement.
    @exclusivity(unchecked) private var content: MeasuredContent?
    /// The superview during the last placement. `nil` if the style does not depend on the superview.
    private weak var superview: UIView?
    /// The frame that results from the style, and the view's own frame.
    @exclusivity(unchecked) private(set) var frame: StyledFrame

    /// - Parameter frame: The frame from the box layout, if it has placed the view so far.
    init(_ rules: FrameRules, of view: UIView, from frame: StyledFrame? = nil) {
        self.view = view
        self.rules = rules
        self.frame = frame ?? StyledFrame(of: view)
    }

    /// Whether the stage waits for a superview of the view.
    var awaitsSuperview: Bool {
        get { state.contains(.awaitingSuperview) }
        set { state.set(.awaitingSuperview, to: newValue) }
    }

    func update(_ rules: FrameRules) {
        if !self.rules.isEquivalent(to: rules) { state.insert(.needsPlacing) }
        self.rules = rules
    }

    /// Whether a frame was computed for the view.
    var isPlaced: Bool { state.contains(.hasFrame) }

    /// Whether the last placement resolved all targets of `layout`.
    var isResolved: Bool { state.contains(.resolved) }

    // MARK: Inputs

    /// Whether the rules depend on a superview that has changed since the last placement.
    func hasOtherSuperview(_ view: UIView) -> Bool { rules.needsSuperview && superview !== view.superview }

    /// Whether the style depends on a superview that is missing or has changed since the last placement.
    func lacksSuperview(_ view: UIView) -> Bool {
        guard rules.needsSuperview else { return false }
        guard let container = view.superview else { return true }
        return state.contains(.wasPlaced) && !state.contains(.needsPlacing) && superview !== container
    }

    /// Whether placing the view would have the same result as the last placement. `false` if this cannot be determined
    /// without placing the view.
    func isCurrent(_ view: UIView) -> Bool {
        guard state.isSuperset(of: [.hasFrame, .wasPlaced]), !state.contains(.needsPlacing), rules.targets.isEmpty,
            rules.anchors == nil, !view.isPlacedByAutoLayout,
            view.untransformedFrame == frame.placed
        else { return false }
        var container: UIView?
        if rules.needsSuperview {
            // A superview that Auto Layout places needs a follower.
            guard let current = view.superview, current === superview, !current.isPlacedByAutoLayout else {
                return false
            }
            container = current
        }
        if state.contains(.fitsContent) {
            guard let content, !rules.needsSuperviewFrame else { return false }
            return content.isCurrent(rules.contentKind, of: view, in: container)
        }
        guard let container else { return true }
        var meter = meter(of: view)
        return frame(of: view, by: rules, in: container, relativeTo: nil, &meter) == self.frame.computed
    }

    /// Whether the content of the view differs from the content that was measured.
    func hasOtherContent(_ view: UIView) -> Bool {
        content?.hasChanged(rules.contentKind, of: view, in: rules.needsSuperview ? view.superview : nil) == true
    }

    // MARK: Placing

    /// Moves the view to the frame of its rules, except those of `layout`.
    /// - Parameter relative: The frame of the target in the coordinates of the superview.
    func place(_ view: UIView, relativeTo relative: CGRect?) -> FrameChange {
        state.remove(.resolved)
        return place(view) { container, meter in
            frame(of: view, by: rules, in: container, relativeTo: relative, &meter)
        }
    }

    /// Moves the view to the frame that `layout` specifies.
    /// - Parameter references: The frames that the layout refers to. `nil` if a frame is missing: the view then gets
    ///   its own frame.
    func place(_ view: UIView, _ references: AnchorFrames?) -> FrameChange {
        state.set(.resolved, to: references != nil)
        return place(view) { _, meter in
            guard let references, let anchors = rules.anchors else { return frame.own }
            return anchors.frame(references, &meter).finite
        }
    }

    private func place(
        _ view: UIView, computing newFrame: (_ container: UIView?, _ meter: inout ContentMeter) -> CGRect
    ) -> FrameChange {
        let container = didPlace(view)
        let isForeign = frame.noteMove(of: view)
        let change: FrameChange = isForeign ? .foreign : []
        var meter = meter(of: view)
        let new = newFrame(container, &meter)
        state.set(.measuresItself, to: meter.measuresItself)
        state.set(.fitsContent, to: meter.wasUsed)
        content = meter.wasUsed ? MeasuredContent(rules.contentKind, of: view, in: container) : nil
        if isPlaced, new == frame.computed, !isForeign { return change }
        state.insert(.hasFrame)
        return change.union(frame.move(view, to: new))
    }

    /// Remembers the inputs of a placement.
    /// - Returns: The superview if the rules depend on it.
    private func didPlace(_ view: UIView) -> UIView? {
        let container = rules.needsSuperview ? view.superview : nil
        if rules.needsSuperview, superview !== container { superview = container }
        state.insert(.wasPlaced)
        state.remove(.needsPlacing)
        return container
    }

    /// Updates the constraints of a view that Auto Layout places.
    /// - Parameter isResolved: Whether all targets of `layout` were resolved.
    func constrain(_ view: UIView, isResolved: Bool) {
        state.set(.resolved, to: isResolved)
        _ = didPlace(view)
        SizeConstraints.update(view, to: rules)
    }

    /// Removes the constraints. The frame that Auto Layout has set becomes the view's own frame.
    func endConstraints(of view: UIView) {
        view.attachment(SizeConstraints.self)?.removeAll()
        state.remove(.hasFrame)
        frame.reset(to: view)
    }

    /// Moves the view to its own frame.
    func undo(_ view: UIView) { frame.undo(view) }

    /// Returns the frame that the view would have with other rules. `nil` if it depends on other views than the superview.
    func preview(_ rules: FrameRules?) -> CGRect? {
        guard let rules, let view else { return frame.own }
        guard rules.targets.isEmpty, rules.anchors == nil else { return nil }
        var meter = meter(of: view)
        let container = rules.needsSuperview ? view.superview : nil
        return frame(of: view, by: rules, in: container, relativeTo: nil, &meter)
    }

    private func meter(of view: UIView) -> ContentMeter {
        ContentMeter(
            view, rules.contentKind, ownSize: frame.own.size,
            measuresItself: state.contains(.measuresItself))
    }

    private func frame(
        of view: UIView, by rules: FrameRules, in container: UIView?, relativeTo relative: CGRect?,
        _ meter: inout ContentMeter
    ) -> CGRect {
        let needsFrame = rules.needsSuperviewFrame
        let rectangle = rules.rectangle
        let base = rectangle?.frame(of: view, in: container, from: frame.own, &meter) ?? frame.own
        let surroundings = FrameSurroundings(
            base: base, container: container?.bounds.size ?? .zero,
            containerFrame: needsFrame ? container?.untransformedFrame.size ?? .zero : .zero, relative: relative,
            center: rectangle?.center(of: view, in: container))
        return rules.frame(in: surroundings, measuring: &meter).finite
    }

    // MARK: Runs

    /// Whether the view still has to be placed in a run.
    func isWaiting(in run: UInt32) -> Bool { self.run == run && state.contains(.waiting) }

    /// Whether the placement of the view has begun in a run and awaits its dependencies.
    func isOpen(in run: UInt32) -> Bool { self.run == run && state.contains(.open) }

    /// Whether a run has placed the view.
    func isDone(in run: UInt32) -> Bool { self.run == run && state.contains(.done) }

    /// Marks the view to be placed in a run.
    /// - Returns: Whether the view was not marked before.
    func wait(in run: UInt32) -> Bool {
        if self.run != run {
            self.run = run
            state.remove([.waiting, .open, .done])
        }
        if state.contains(.waiting) { return false }
        state.insert(.waiting)
        return true
    }

    /// Begins the placement of a waiting view.
    func open() { state.insert(.open) }

    /// Ends the placement of a waiting view.
    func finish() {
        state.remove([.waiting, .open])
        state.insert(.done)
    }

    /// Removes a waiting view from a run without placing it.
    func skip() { state.remove([.waiting, .open]) }
}
