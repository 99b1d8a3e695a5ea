/// The layout state of a view: its specification, its own frame, and the frame that resulted from its style.
@MainActor final class RulePlacement {
    private struct State: OptionSet {
        let rawValue: UInt16

        /// The layout engine places the view.
        static let active = State(rawValue: 1)
        /// A frame was computed for the view.
        static let hasFrame = State(rawValue: 2)
        /// The view was placed at least once, with a frame or with constraints.
        static let wasPlaced = State(rawValue: 4)
        /// The view has constraints for its sizes, because Auto Layout places it.
        static let constrained = State(rawValue: 8)
        /// The view measures its content.
        static let measuresItself = State(rawValue: 16)
        /// The frame depends on the size of the content.
        static let fitsContent = State(rawValue: 32)
        /// The specification has changed since the last placement.
        static let needsPlacing = State(rawValue: 64)
        /// The run still has to place the view.
        static let waiting = State(rawValue: 128)
        /// The run has begun to place the view and places its dependencies first.
        static let open = State(rawValue: 256)
        /// The layout engine waits for a superview, because the style depends on one and the view has none.
        static let awaitingSuperview = State(rawValue: 512)
        /// The placement is in the layout engine's list.
        static let listed = State(rawValue: 1024)
        /// The last placement resolved all targets of `layout`.
        static let resolved = State(rawValue: 2048)
    }

    // Checking whether a placement is current reads the first properties only.
    private var state: State = .needsPlacing
    /// The number of times that the last run has placed the view. At most ``FrameRuleRun/limit``.
    private var runCount: UInt8 = 0
    /// The number of the last run that this placement took part in.
    private var run: UInt32 = 0
    private(set) weak var view: UIView?
    private(set) var specification: FrameRules
    /// The content that the last placement measured. `nil` if nothing was measured, or if a change can only be detected
    /// by a measurement.
    private var content: MeasuredContent?
    /// The superview during the last placement. `nil` if the style does not depend on the superview.
    private weak var superview: UIView?
    /// The frame that results from the style, and the view's own frame.
    private(set) var frame: StyledFrame

    /// - Parameter frame: The frame from the box layout, if it has placed the view so far.
    init(_ specification: FrameRules, of view: UIView, from frame: StyledFrame? = nil) {
        self.view = view
        self.specification = specification
        self.frame = frame ?? StyledFrame(of: view)
    }

    /// Whether the layout engine places the view: it is registered and its style has layout declarations.
    var isActive: Bool {
        get { state.contains(.active) }
        set { state.set(.active, to: newValue) }
    }

    /// Whether the placement is in the layout engine's list of placements.
    var isListed: Bool {
        get { state.contains(.listed) }
        set { state.set(.listed, to: newValue) }
    }

    /// Whether the layout engine waits for a superview of the view.
    var awaitsSuperview: Bool {
        get { state.contains(.awaitingSuperview) }
        set { state.set(.awaitingSuperview, to: newValue) }
    }

    /// Replaces the specification.
    func update(_ specification: FrameRules) {
        if !self.specification.isEquivalent(to: specification) { state.insert(.needsPlacing) }
        self.specification = specification
    }

    /// Whether the view has constraints instead of a frame, because Auto Layout places it.
    var isConstrained: Bool { state.contains(.constrained) }

    /// Whether a frame was computed for the view.
    var isPlaced: Bool { state.contains(.hasFrame) }

    /// Whether the last placement resolved all targets of `layout`.
    var isResolved: Bool { state.contains(.resolved) }

    // MARK: Inputs

    /// Whether the last placement is outdated. Auto Layout has started or stopped placing the view, or the style
    /// depends on a superview that has changed.
    func isOutdated(_ view: UIView) -> Bool {
        state.contains(.constrained) != view.isPlacedByAutoLayout
            || specification.needsSuperview && superview !== view.superview
    }

    /// Whether the style depends on a superview that is missing or has changed since the last placement.
    func lacksSuperview(_ view: UIView) -> Bool {
        guard specification.needsSuperview else { return false }
        guard let container = view.superview else { return true }
        return state.contains(.wasPlaced) && !state.contains(.needsPlacing) && superview !== container
    }

    /// Whether placing the view would have the same result as the last placement. `false` if this cannot be determined
    /// without placing the view.
    func isCurrent(_ view: UIView) -> Bool {
        guard state.isSuperset(of: [.hasFrame, .wasPlaced]), state.isDisjoint(with: [.needsPlacing, .constrained]),
            specification.targets.isEmpty, specification.layout == nil, !view.isPlacedByAutoLayout,
            view.untransformedFrame == frame.placed
        else { return false }
        var container: UIView?
        if specification.needsSuperview {
            // A superview that Auto Layout places needs a follower.
            guard let current = view.superview, current === superview, !current.isPlacedByAutoLayout else {
                return false
            }
            container = current
        }
        if state.contains(.fitsContent) {
            guard let content, !specification.needsSuperviewFrame else { return false }
            return content.isCurrent(specification.contentKind, of: view, in: container)
        }
        guard let container else { return true }
        var meter = meter(of: view)
        return frame(of: view, in: container, relativeTo: nil, &meter) == self.frame.computed
    }

    /// Whether the content of the view differs from the content that was measured.
    func hasOtherContent(_ view: UIView) -> Bool {
        guard let content, !state.contains(.constrained) else { return false }
        return content.hasChanged(
            specification.contentKind, of: view, in: specification.needsSuperview ? view.superview : nil)
    }

    // MARK: Placing

    /// Moves the view to the frame of its style. If Auto Layout places the view, updates its constraints instead.
    /// - Parameter relative: The frame of the target in the coordinates of the superview.
    func place(_ view: UIView, relativeTo relative: CGRect?) -> FrameChange {
        state.remove(.resolved)
        return place(view) { container, meter in frame(of: view, in: container, relativeTo: relative, &meter) }
    }

    /// Moves the view to the frame that `layout` specifies.
    /// - Parameter references: The frames that the layout refers to. `nil` if a frame is missing: the view then gets
    ///   its own frame.
    func place(_ view: UIView, _ references: AnchorFrames?) -> FrameChange {
        state.set(.resolved, to: references != nil)
        return place(view) { _, meter in
            guard let references, let layout = specification.layout else { return frame.own }
            return layout.frame(references, &meter).finite
        }
    }

    private func place(
        _ view: UIView, computing newFrame: (_ container: UIView?, _ meter: inout ContentMeter) -> CGRect
    ) -> FrameChange {
        let container = specification.needsSuperview ? view.superview : nil
        if specification.needsSuperview, superview !== container { superview = container }
        state.insert(.wasPlaced)
        state.remove(.needsPlacing)
        if view.isPlacedByAutoLayout {
            SizeConstraints.update(view, to: specification)
            state.insert(.constrained)
            return []
        }
        if state.contains(.constrained) { endConstraints(of: view) }
        let isForeign = frame.noteMove(of: view)
        let change: FrameChange = isForeign ? .foreign : []
        var meter = meter(of: view)
        let new = newFrame(container, &meter)
        state.set(.measuresItself, to: meter.measuresItself)
        state.set(.fitsContent, to: meter.wasUsed)
        content =
            meter.wasUsed ? MeasuredContent(specification.contentKind, of: view, in: container) : nil
        if isPlaced, new == frame.computed, !isForeign { return change }
        state.insert(.hasFrame)
        return change.union(frame.move(view, to: new))
    }

    /// Removes the view's constraints, or moves the view to its own frame.
    func undo(_ view: UIView) {
        view.attachment(SizeConstraints.self)?.removeAll()
        // Auto Layout determines the frame.
        if state.contains(.constrained) || view.isPlacedByAutoLayout { return }
        frame.undo(view)
    }

    private func meter(of view: UIView) -> ContentMeter {
        ContentMeter(
            view, specification.contentKind, ownSize: frame.own.size,
            measuresItself: state.contains(.measuresItself))
    }

    private func frame(
        of view: UIView, in container: UIView?, relativeTo relative: CGRect?, _ meter: inout ContentMeter
    ) -> CGRect {
        let needsFrame = specification.needsSuperviewFrame
        let rules = specification.rectangleRules
        let base = rules?.frame(of: view, in: container, from: frame.own, &meter) ?? frame.own
        let surroundings = FrameSurroundings(
            base: base, container: container?.bounds.size ?? .zero,
            containerFrame: needsFrame ? container?.untransformedFrame.size ?? .zero : .zero, relative: relative,
            center: rules?.center(of: view, in: container))
        return specification.frame(in: surroundings, measuring: &meter).finite
    }

    /// Removes the constraints. The frame that Auto Layout has set becomes the view's own frame.
    private func endConstraints(of view: UIView) {
        view.attachment(SizeConstraints.self)?.removeAll()
        state.remove([.constrained, .hasFrame])
        frame.reset(to: view)
    }

    // MARK: Runs

    /// Whether the view still has to be placed in a run.
    func isWaiting(in run: UInt32) -> Bool { self.run == run && state.contains(.waiting) }

    /// Whether the placement of the view has begun in a run and awaits its dependencies.
    func isOpen(in run: UInt32) -> Bool { self.run == run && state.contains(.open) }

    /// Whether the view was placed in a run and does not have to be placed again.
    func isDone(in run: UInt32) -> Bool { self.run == run && runCount > 0 && !state.contains(.waiting) }

    /// The number of times that a run has placed the view.
    func count(in run: UInt32) -> Int { self.run == run ? Int(runCount) : 0 }

    /// Marks the view to be placed in a run.
    /// - Returns: Whether the view was not marked before.
    func wait(in run: UInt32) -> Bool {
        if self.run != run {
            self.run = run
            runCount = 0
            state.remove([.waiting, .open])
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
        runCount += 1
    }

    /// Removes a waiting view from a run without placing it.
    func skip() { state.remove([.waiting, .open]) }
}

extension OptionSet where Element == Self {
    fileprivate mutating func set(_ member: Self, to isMember: Bool) {
        if isMember { insert(member) } else { remove(member) }
    }
}
