/// The content box of a node that is being laid out, and what its children can refer to.
struct ContentBox {
    let pass: BoxLayoutPass
    let node: Int32
    let style: UnsafePointer<CompiledStyle>
    /// Padding plus border.
    let edges: BoxEdges<Double>
    let width: Double
    /// The height, or `nil` if the content decides.
    let height: Double?
    let minimumHeight: Double
    let maximumHeight: Double
    /// The limits of the height that are keywords, for a grid. As in Blink, they do not apply to the space for rows.
    var keywordLimits: (minimum: Double, maximum: Double) = (0, .infinity)
    /// The limits of the width, for boxes whose intrinsic widths are computed.
    var minimumWidth = 0.0
    var maximumWidth = Double.infinity
    /// The containing block of the children in the flow.
    let containing: ContainingBlock
    /// Whether the content limits the definite height, so that the result has to include the content's height.
    var needsContentHeight = false
    /// Whether the box establishes a formatting context.
    let isIndependent: Bool
    /// The number of absolutely positioned nodes that were recorded before the content.
    var absoluteMark = 0
    /// Whether the result has to include baselines.
    let needsBaselines: Bool
    /// Whether the children get boxes, or the result alone is asked for.
    private(set) var isPlacing: Bool

    /// The same box, without boxes for the children.
    var withoutPlacing: ContentBox {
        var content = self
        content.isPlacing = false
        return content
    }

    /// The height that percentages of the children refer to.
    var percentageHeight: Double? { containing.height }

    /// Returns the height that the content gives the box. With containment it is that of a box without content, where only a
    /// grid has explicit tracks.
    func containedHeight(_ height: Double) -> Double { style.pointee.containsHeight ? 0 : height }

    /// Returns a height between the limits.
    func clampedHeight(_ height: Double) -> Double { max(min(height, maximumHeight), minimumHeight) }

    func clampedByKeywords(_ height: Double) -> Double {
        max(min(height, keywordLimits.maximum), keywordLimits.minimum)
    }

    /// Returns the x coordinate in the border box of a box that is `offset` from the inline start of the content box.
    func x(inline offset: Double, width childWidth: Double) -> Double {
        edges.left + (style.pointee.isRightToLeft ? width - offset - childWidth : offset)
    }

    /// Stores the box of a child in the flow.
    ///
    /// - Parameters:
    ///   - x: The position in the border box without relative positioning.
    ///   - y: The position in the border box without relative positioning.
    @inline(never) func setBox(
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
    init(intrinsicOf node: Int32, pass: BoxLayoutPass, height: Double?, containingWidth: Double? = nil) {
        let sizer = BoxSizer(pass, node, in: ContainingBlock(width: containingWidth, height: nil))
        let style = sizer.style
        var minimum = sizer.fixedWidth(style.pointee.minimumSize.width) ?? 0
        var maximum = sizer.fixedWidth(style.pointee.maximumSize.width) ?? .infinity
        if style.pointee.hasRatio {
            let transferred = sizer.transferredWidthLimits
            minimum = max(minimum, min(transferred.minimum, maximum))
            maximum = min(maximum, max(transferred.maximum, minimum))
        }
        self.init(
            pass: pass, node: node, style: style, edges: sizer.edges, width: StyleTable.maximumLength, height: height,
            minimumHeight: sizer.minimumHeight - sizer.edges.vertical,
            maximumHeight: max(0, sizer.maximumHeight - sizer.edges.vertical),
            minimumWidth: max(0, minimum - sizer.edges.horizontal),
            maximumWidth: max(0, maximum - sizer.edges.horizontal),
            containing: ContainingBlock(width: nil, height: height), isIndependent: true, needsBaselines: false,
            isPlacing: false)
    }
}
