/// The layout of one box: its height from the style and the content, and the dispatch to the layout of its content.
struct BoxLayoutStep {
    private let pass: LayoutPass
    private let node: Int32
    private let constraints: BoxConstraints
    private let isPlacing: Bool
    private let sizer: BoxSizer

    init(_ pass: LayoutPass, _ node: Int32, _ constraints: BoxConstraints, isPlacing: Bool) {
        self.pass = pass
        self.node = node
        self.constraints = constraints
        self.isPlacing = isPlacing
        sizer = BoxSizer(pass, node, in: constraints.containing)
    }

    func run() -> LayoutResult {
        let style = sizer.style
        let edges = sizer.edges
        var definite: Double?
        var isDefiniteForChildren = true
        var ratioHeight: Double?
        var minimum = edges.vertical
        var maximum = Double.infinity
        switch constraints.height {
        case .imposed(let height, let isDefinite):
            definite = max(height, edges.vertical)
            isDefiniteForChildren = isDefinite
        case .content: break
        case .fromStyle:
            minimum = sizer.minimumHeight
            maximum = sizer.maximumHeight
            definite = sizer.definiteHeight(style.pointee.size.height).map { max(min($0, maximum), minimum) }
            if definite == nil, style.pointee.hasRatio {
                let height = sizer.ratioHeight(width: constraints.width)
                ratioHeight = height
                definite = max(min(height, maximum), minimum)
            }
        }

        let width = max(0, constraints.width - edges.horizontal)
        let contentHeight = definite.map { $0 - edges.vertical }
        let content = ContentBox(
            pass: pass, node: node, style: style, edges: edges, width: width, height: contentHeight,
            minimumHeight: max(0, minimum - edges.vertical), maximumHeight: max(0, maximum - edges.vertical),
            containing: ContainingBlock(width: width, height: isDefiniteForChildren ? contentHeight : nil),
            isIndependent: constraints.isIndependent || style.pointee.isIndependent, isPlacing: isPlacing)
        let absoluteMark = isPlacing ? pass.pendingAbsoluteCount : 0
        var result = layOutContent(content)
        let natural = result.height + edges.vertical

        // The automatic minimum of boxes with an aspect ratio (CSS Sizing 4, section 5.1.1).
        if let ratioHeight, !style.pointee.isScrollContainer, style.pointee.minimumSize.height.isAuto {
            definite = max(min(max(ratioHeight, natural), maximum), minimum)
        }
        let height = definite ?? clamped(natural, minimum, maximum)
        result.height = height
        if definite != nil || height != natural { result.bottomStrut = MarginStrut() }
        if result.isCollapsedThrough {
            if height == 0 { result.bottomStrut = result.topStrut } else { result.isCollapsedThrough = false }
        }
        if isPlacing { placeAbsolutes(after: absoluteMark, height: height) }
        return result
    }

    /// Clamps a height of the content. Minimum and maximum can be keywords, which refer to that height itself.
    private func clamped(_ natural: Double, _ minimum: Double, _ maximum: Double) -> Double {
        var (minimum, maximum) = (minimum, maximum)
        if constraints.height == .fromStyle {
            if isContentKeyword(sizer.style.pointee.minimumSize.height) { minimum = natural }
            if isContentKeyword(sizer.style.pointee.maximumSize.height) { maximum = natural }
        }
        return max(min(natural, maximum), minimum)
    }

    private func isContentKeyword(_ length: Length) -> Bool {
        switch length {
        case .minContent, .maxContent, .fitContent, .fitContentLimit: true
        case .auto, .fixed, .percentage, .linear, .expression, .stretch, .content: false
        }
    }

    private func layOutContent(_ content: ContentBox) -> LayoutResult {
        if pass.nodes[Int(node)].isLeaf { return leafResult(content) }
        let result = pass.descend(from: node) {
            switch sizer.style.pointee.display {
            case .block, .flowRoot, .none, .contents: BlockLayout.run(content)
            case .flex: FlexLayout(content).run()
            case .grid: GridLayout(content).run()
            }
        }
        if let result { return result }
        if isPlacing { for child in pass.children(of: node) { pass.clear(child) } }
        return LayoutResult(height: 0)
    }

    private func leafResult(_ content: ContentBox) -> LayoutResult {
        let metrics = pass.leafMetrics(of: node, width: content.width)
        return LayoutResult(
            height: metrics.height, firstBaseline: metrics.firstBaseline.map { $0 + content.edges.top },
            lastBaseline: metrics.lastBaseline.map { $0 + content.edges.top },
            isCollapsedThrough: metrics.height == 0 && content.edges.vertical == 0 && !content.isIndependent)
    }

    /// Places the absolutely positioned descendants if the box is their containing block.
    private func placeAbsolutes(after mark: Int, height: Double) {
        guard pass.pendingAbsoluteCount > mark else { return }
        guard sizer.style.pointee.position != .static || node == pass.root else { return }
        let layout = AbsoluteLayout(pass, container: node, width: constraints.width, height: height)
        for absolute in pass.takeAbsolutes(after: mark) { layout.place(absolute) }
    }
}

/// The content box of a node that is being laid out, and what its children can refer to.
struct ContentBox {
    let pass: LayoutPass
    let node: Int32
    let style: UnsafePointer<CompiledStyle>
    /// Padding plus border.
    let edges: BoxEdges<Double>
    let width: Double
    /// The height, or `nil` if the content decides.
    let height: Double?
    let minimumHeight: Double
    let maximumHeight: Double
    /// The limits of the width, for boxes whose intrinsic widths are computed.
    var minimumWidth = 0.0
    var maximumWidth = Double.infinity
    /// The containing block of the children in the flow.
    let containing: ContainingBlock
    /// Whether the box establishes a formatting context.
    let isIndependent: Bool
    /// Whether the children get boxes, or the result alone is asked for.
    let isPlacing: Bool

    /// The height that percentages of the children refer to.
    var percentageHeight: Double? { containing.height }

    /// Returns a height between the limits.
    func clampedHeight(_ height: Double) -> Double { max(min(height, maximumHeight), minimumHeight) }

    /// Returns the x coordinate in the border box of a box that is `offset` from the inline start of the content box.
    func x(inline offset: Double, width childWidth: Double) -> Double {
        edges.left + (style.pointee.isRightToLeft ? width - offset - childWidth : offset)
    }

    /// Stores the box of a child in the flow.
    ///
    /// - Parameters:
    ///   - x: The position in the border box without relative positioning.
    ///   - y: The position in the border box without relative positioning.
    func setBox(
        of child: Int32, x: Double, y: Double, width: Double, margin: BoxEdges<Double>, result: LayoutResult,
        containing: ContainingBlock
    ) {
        let childStyle = pass.style(of: child)
        var frame = BoxRect(x: x, y: y, width: width, height: result.height)
        if childStyle.pointee.position == .relative {
            let offset = relativeOffset(childStyle, in: containing)
            frame.x += offset.x
            frame.y += offset.y
        }
        pass.setBox(
            of: child, frame: frame, margin: margin, containingWidth: containing.width ?? 0, result: result)
    }

    /// Relative positioning (CSS Position 3, section 3.4). If both insets of an axis are given, the start side has priority.
    private func relativeOffset(_ childStyle: UnsafePointer<CompiledStyle>, in containing: ContainingBlock) -> BoxPoint
    {
        let inset = childStyle.pointee.inset
        let left = pass.resolve(inset.left, basis: containing.width)
        let right = pass.resolve(inset.right, basis: containing.width).map { -$0 }
        let top = pass.resolve(inset.top, basis: containing.height)
        let bottom = pass.resolve(inset.bottom, basis: containing.height).map { -$0 }
        return BoxPoint(
            x: (style.pointee.isRightToLeft ? right ?? left : left ?? right) ?? 0, y: top ?? bottom ?? 0)
    }
}

extension ContentBox {
    /// Creates the content box of a node whose intrinsic widths are computed: its width is indefinite.
    init(intrinsicOf node: Int32, pass: LayoutPass, height: Double?) {
        let sizer = BoxSizer(pass, node, in: ContainingBlock(width: nil, height: nil))
        let style = sizer.style
        func width(_ length: Length) -> Double? {
            sizer.fixedWidth(length).map { max(0, $0 - sizer.edges.horizontal) }
        }
        self.init(
            pass: pass, node: node, style: style, edges: sizer.edges, width: StyleTable.maximumLength, height: height,
            minimumHeight: sizer.minimumHeight - sizer.edges.vertical,
            maximumHeight: max(0, sizer.maximumHeight - sizer.edges.vertical),
            minimumWidth: width(style.pointee.minimumSize.width) ?? 0,
            maximumWidth: width(style.pointee.maximumSize.width) ?? .infinity,
            containing: ContainingBlock(width: nil, height: height), isIndependent: true, isPlacing: false)
    }
}
