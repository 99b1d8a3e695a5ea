/// The layout of one box: its height from the style and the content, and the dispatch to the layout of its content.
struct BoxLayoutStep {
    private let pass: BoxLayoutPass
    private let node: Int32
    private let constraints: BoxConstraints
    private let isPlacing: Bool
    private let sizer: BoxSizer

    init(_ pass: BoxLayoutPass, _ node: Int32, _ constraints: BoxConstraints, isPlacing: Bool) {
        self.pass = pass
        self.node = node
        self.constraints = constraints
        self.isPlacing = isPlacing
        sizer = BoxSizer(pass, node, in: constraints.containing)
    }

    func run() -> LayoutResult {
        let edges = sizer.edges
        let absoluteMark = isPlacing ? pass.pendingAbsoluteCount : 0
        var height = BoxHeight(constraints, sizer)
        let hasContentLimits = constraints.height == .fromStyle && sizer.style.pointee.hasContentLimits
        var result =
            hasContentLimits
            ? layOutLimitedContent(&height, absoluteMark) : layOutContent(contentBox(height, absoluteMark))
        if height.applyAutomaticMinimum(content: result.height + edges.vertical) {
            // Alignment refers to the raised height. Percentages still refer to the height that the ratio gives.
            if isPlacing { _ = pass.takeAbsolutes(after: absoluteMark) }
            result = layOutContent(contentBox(height, absoluteMark))
        }
        let natural = result.height + edges.vertical
        result.height = height.resolved(content: natural)
        if height.used != nil || result.height != natural { result.bottomStrut = MarginStrut() }
        if result.isCollapsedThrough {
            if result.height == 0 { result.bottomStrut = result.topStrut } else { result.isCollapsedThrough = false }
        }
        if sizer.style.pointee.isScrollContainer {
            // Its content can be scrolled, so that the baselines are at most at its edges (CSS Box Alignment 3, section 9.1).
            let bottom = result.height
            result.firstBaseline = result.firstBaseline.map { min(max(0, $0), bottom) }
            result.lastBaseline = result.lastBaseline.map { min(max(0, $0), bottom) }
        }
        if isPlacing { placeAbsolutes(after: absoluteMark, height: result.height) }
        return result
    }

    /// Lays out the content of a box whose height has keywords among its limits. Applies these limits to `height`.
    @inline(never) private func layOutLimitedContent(_ height: inout BoxHeight, _ absoluteMark: Int) -> LayoutResult {
        let unlimited = height
        height.applyContentLimits(content: contentHeight(in: height), sizer)
        guard sizer.style.pointee.display == .grid, !sizer.style.pointee.hasRatio else {
            return layOutContent(contentBox(height, absoluteMark))
        }
        let edges = sizer.edges.vertical
        var content = contentBox(unlimited, absoluteMark)
        content.keywordLimits = (height.minimum - edges, height.maximum - edges)
        return layOutContent(content)
    }

    /// The height that `min-content` and similar limits stand for. An aspect ratio has priority over the content, and
    /// percentages of the children refer to a definite height of the style.
    func contentHeight() -> Double { contentHeight(in: BoxHeight(constraints, sizer)) }

    private func contentHeight(in height: BoxHeight) -> Double {
        if sizer.style.pointee.hasRatio { return sizer.ratioHeight(width: constraints.width) }
        guard height.used != nil else { return pass.contentHeight(of: node, constraints) }
        let step = BoxLayoutStep(pass, node, constraints, isPlacing: false)
        return step.layOutContent(step.contentBox(height)).height + sizer.edges.vertical
    }

    private func contentBox(_ height: BoxHeight, _ absoluteMark: Int = 0) -> ContentBox {
        let edges = sizer.edges
        let width = max(0, constraints.width - edges.horizontal)
        // The height of the content of a grid includes tracks that fill its minimum height (CSS Grid 2, section 12.8).
        let isGridContent = constraints.height == .content && sizer.style.pointee.display == .grid
        let minimumHeight = isGridContent ? sizer.minimumHeight : height.minimum
        let maximumHeight = isGridContent ? sizer.maximumHeight : height.maximum
        return ContentBox(
            pass: pass, node: node, style: sizer.style, edges: edges, width: width,
            height: height.used.map { $0 - edges.vertical }, minimumHeight: max(0, minimumHeight - edges.vertical),
            maximumHeight: max(0, maximumHeight - edges.vertical),
            containing: ContainingBlock(width: width, height: height.percentageBasis.map { $0 - edges.vertical }),
            needsContentHeight: height.hasAutomaticMinimum || sizer.style.pointee.hasContentLimits,
            isIndependent: constraints.isIndependent || sizer.style.pointee.isIndependent,
            absoluteMark: absoluteMark, needsBaselines: isPlacing || constraints.needsBaselines, isPlacing: isPlacing)
    }

    /// Returns the content box of a box whose frame is known.
    func contentBox(frame: BoxRect) -> ContentBox {
        var constraints = constraints
        constraints.height = .imposed(frame.height, isDefinite: true)
        return contentBox(BoxHeight(constraints, sizer))
    }

    private func layOutContent(_ content: ContentBox) -> LayoutResult {
        if pass.nodes[Int(node)].isLeaf { return leafResult(content) }
        let result = pass.descend(from: node, isPlacing: content.isPlacing) {
            switch sizer.style.pointee.display {
            case .block, .flowRoot, .none, .contents: contained(BlockLayout.run(content), in: content)
            case .flex: contained(FlexLayout(content).run(), in: content)
            // As in Blink, explicit tracks only decide an automatic height, and have no effect where the parent asks for the
            // height of the content.
            case .grid where constraints.height == .content: contained(GridLayout(content).run(), in: content)
            case .grid: GridLayout(content).run()
            }
        }
        if let result { return result }
        if isPlacing { for child in pass.children(of: node) { pass.clear(child) } }
        return LayoutResult(height: 0)
    }

    private func contained(_ result: LayoutResult, in content: ContentBox) -> LayoutResult {
        var result = result
        result.height = content.containedHeight(result.height)
        return result
    }

    private func leafResult(_ content: ContentBox) -> LayoutResult {
        let metrics = pass.leafMetrics(of: node, width: content.width)
        var top = content.edges.top
        if metrics.shareAbove != 0 {
            let height = content.clampedHeight(content.height ?? content.containedHeight(metrics.height))
            top += max(0, height - metrics.height) * metrics.shareAbove
        } else if content.style.pointee.alignContent.keyword != .normal {
            top += BlockLayout.alignmentShift(of: content, contentHeight: metrics.height)
        }
        return LayoutResult(
            height: content.containedHeight(metrics.height), firstBaseline: metrics.firstBaseline.map { $0 + top },
            lastBaseline: metrics.lastBaseline.map { $0 + top },
            isCollapsedThrough: metrics.height == 0 && content.edges.vertical == 0 && !content.isIndependent)
    }

    /// Places the absolutely positioned descendants if the box is their containing block.
    private func placeAbsolutes(after mark: Int, height: Double) {
        guard pass.pendingAbsoluteCount > mark else { return }
        guard sizer.style.pointee.position != .static || node == pass.root else { return }
        let layout = AbsoluteLayout(pass, container: node, width: constraints.width, height: height)
        pass.placeAbsolutes(pass.takeAbsolutes(after: mark), in: layout)
    }
}
