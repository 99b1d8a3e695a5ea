/// Block layout: boxes stacked in the block direction, with margins that collapse (CSS 2.2, sections 8.3.1, 9.4.1 and 10).
struct BlockLayout {
    private let content: ContentBox
    private let pass: BoxLayoutPass
    private let containing: ContainingBlock
    /// The distance that `align-content` moves the boxes down.
    private let shift: Double
    /// The distance from the content box's top edge to the end of the last box.
    private var offset = 0.0
    /// The margins since the last box, which adjoin each other.
    private var strut = MarginStrut()
    private var result = LayoutResult(height: 0)
    /// Whether the margins so far adjoin the top margin of the container.
    private var adjoinsTop: Bool

    @inline(never) static func run(_ content: ContentBox) -> LayoutResult {
        guard content.style.pointee.alignContent.keyword != .normal else { return BlockLayout(content).laidOut() }
        // The height of the content decides where the boxes are, so they are measured before they are placed.
        var result = BlockLayout(content.withoutPlacing).laidOut()
        let shift = alignmentShift(of: content, contentHeight: result.height)
        if content.isPlacing { result = BlockLayout(content, shift: shift).laidOut() }
        result.firstBaseline = result.firstBaseline.map { $0 + shift }
        result.lastBaseline = result.lastBaseline.map { $0 + shift }
        return result
    }

    private init(_ content: ContentBox, shift: Double = 0) {
        self.content = content
        self.shift = shift
        pass = content.pass
        adjoinsTop = !content.isIndependent && content.edges.top == 0
        var containing = content.containing
        containing.adjoinsTop = adjoinsTop
        containing.adjoinsBottom = !content.isIndependent && content.edges.bottom == 0
        self.containing = containing
    }

    private consuming func laidOut() -> LayoutResult {
        layOutChildren()
        finish()
        return result
    }

    /// Returns the intrinsic widths of a block container: those of its widest child.
    static func intrinsicWidths(_ pass: BoxLayoutPass, _ node: Int32, height: Double?) -> IntrinsicWidths {
        var widths = IntrinsicWidths(minimum: 0, maximum: 0)
        for child in pass.children(of: node) {
            let style = pass.style(of: child)
            if style.pointee.display == .none || style.pointee.isOutOfFlow { continue }
            let sizer = BoxSizer(pass, child, in: ContainingBlock(width: nil, height: height))
            let contribution = sizer.widthContribution()
            widths.minimum = max(widths.minimum, contribution.minimum)
            widths.maximum = max(widths.maximum, contribution.maximum)
            widths.dependsOnHeight = widths.dependsOnHeight || contribution.dependsOnHeight
        }
        return widths
    }

    private mutating func layOutChildren() {
        for child in pass.children(of: content.node) {
            let style = pass.style(of: child)
            if style.pointee.display == .none {
                if content.isPlacing { pass.clear(child) }
            } else if style.pointee.isOutOfFlow {
                if content.isPlacing { addAbsolute(child) }
            } else {
                layOut(child)
            }
        }
    }

    private mutating func layOut(_ child: Int32) {
        let sizer = BoxSizer(pass, child, in: containing)
        var alignment = justification(of: sizer.style)
        let margin = sizer.style.pointee.margin
        // `auto` margins take the free space that alignment would use.
        if margin.left.isAuto || margin.right.isAuto || alignment.isBaseline { alignment.edge = .start }
        let width = sizer.usedWidth(alignment.autoWidth, available: content.width)
        let constraints = BoxConstraints(
            width: width, height: .fromStyle, containing: containing, isIndependent: false,
            needsBaselines: content.needsBaselines)
        let childResult = content.isPlacing ? pass.place(child, constraints) : pass.measure(child, constraints)
        let y = advance(over: childResult, margins: sizer.margins)
        if let baseline = childResult.firstBaseline, result.firstBaseline == nil {
            result.firstBaseline = content.edges.top + y + baseline
        }
        if let baseline = childResult.lastBaseline { result.lastBaseline = content.edges.top + y + baseline }
        if content.isPlacing { setBox(of: sizer, y: y, width: width, alignment, childResult) }
    }

    /// The alignment of a block-level box in the inline axis (CSS Box Alignment 3, section 6.1.1).
    private struct Justification {
        var edge: StaticPosition.Edge
        let autoWidth: AutoWidth
        let isSafe: Bool
        var isBaseline = false
    }

    private func justification(of style: UnsafePointer<CompiledStyle>) -> Justification {
        var alignment = style.pointee.justifySelf
        if alignment.keyword == .auto { alignment = content.style.pointee.justifyItems }
        switch alignment.keyword {
        case .auto, .normal: return Justification(edge: .start, autoWidth: .stretch, isSafe: false)
        case .stretch: return Justification(edge: .start, autoWidth: .stretchAligned, isSafe: false)
        case .firstBaseline, .lastBaseline, .center, .start, .end, .selfStart, .selfEnd, .flexStart, .flexEnd, .left,
            .right:
            break
        }
        let isRightToLeft = content.style.pointee.isRightToLeft
        let edge = StaticPosition.Edge(
            alignment.keyword, isSelfReversed: style.pointee.isRightToLeft != isRightToLeft,
            isRightToLeft: isRightToLeft)
        return Justification(
            edge: edge, autoWidth: .fitContent, isSafe: alignment.overflow == .safe,
            isBaseline: alignment.keyword == .lastBaseline)
    }

    /// Moves the end of the content over a child. Returns the position of its border box.
    private mutating func advance(over childResult: LayoutResult, margins: BoxEdges<Double>) -> Double {
        strut.append(margins.top)
        strut.append(childResult.topStrut)
        if childResult.isCollapsedThrough {
            // The box is where it would be if it had a bottom border, so its bottom margin is not included.
            let y = adjoinsTop ? 0 : offset + strut.sum
            strut.append(margins.bottom)
            return y
        }
        if adjoinsTop {
            result.topStrut = strut
            adjoinsTop = false
        } else {
            offset += strut.sum
        }
        let y = offset
        offset += childResult.height
        strut = childResult.bottomStrut
        strut.append(margins.bottom)
        return y
    }

    /// Stores the box of a child. Its `auto` margins share the free space (CSS 2.2, section 10.3.3).
    private func setBox(
        of sizer: BoxSizer, y: Double, width: Double, _ justification: Justification, _ childResult: LayoutResult
    ) {
        var margin = sizer.margins
        let space = content.width - width - margin.horizontal
        let free = max(0, space)
        let isLeftAuto = sizer.style.pointee.margin.left.isAuto
        let isRightAuto = sizer.style.pointee.margin.right.isAuto
        if isLeftAuto { margin.left = isRightAuto ? free / 2 : free }
        if isRightAuto { margin.right = isLeftAuto ? free / 2 : free }
        var start = content.style.pointee.isRightToLeft ? margin.right : margin.left
        switch justification.edge {
        case .start: break
        case .center: start += justification.isSafe ? free / 2 : space / 2
        case .end: start += justification.isSafe ? free : space
        }
        content.setBox(
            of: sizer.node, x: content.x(inline: start, width: width), y: content.edges.top + y + shift, width: width,
            margin: margin, result: childResult, containing: content.containing)
    }

    /// Records the static position of an absolutely positioned child: in an empty rectangle at the start of the next line.
    private func addAbsolute(_ child: Int32) {
        let style = pass.style(of: child)
        let block = StaticPosition.Edge(style.pointee.alignSelf.keyword, isSelfReversed: false, isRightToLeft: nil)
        let inline = justification(of: style)
        let isPhysical = [.left, .right].contains(style.pointee.justifySelf.keyword)
        // As in Blink, `left` is the inline start here.
        let edge = isPhysical && content.style.pointee.isRightToLeft ? inline.edge.opposite : inline.edge
        var position = content.staticPosition(
            inline: edge, block: block, height: 0, isInlineSafe: inline.isSafe,
            isBlockSafe: style.pointee.alignSelf.overflow == .safe)
        position.vertical.origin += shift + offset + (adjoinsTop ? 0 : strut.sum)
        pass.addAbsolute(child, at: position)
    }

    /// Decides which margins leave the container.
    private mutating func finish() {
        let isEmpty = adjoinsTop
        if isEmpty { result.topStrut = strut }
        if containing.adjoinsBottom {
            result.bottomStrut = isEmpty ? MarginStrut() : strut
            result.isCollapsedThrough = isEmpty
        } else if !isEmpty {
            offset += strut.sum
        }
        result.height = max(0, offset)
    }

    /// Returns the distance that `align-content` moves the boxes of a container (CSS Box Alignment 3, section 5.1.1).
    static func alignmentShift(of content: ContentBox, contentHeight: Double) -> Double {
        let alignment = content.style.pointee.alignContent
        let height = content.height ?? content.clampedHeight(content.containedHeight(contentHeight))
        let free = height - contentHeight
        // Content that overflows stays reachable, unless the value has `unsafe`.
        if free < 0, alignment.overflow != .unsafe { return 0 }
        return ContentDistribution(alignment, free: free, count: 1).offset
    }
}
