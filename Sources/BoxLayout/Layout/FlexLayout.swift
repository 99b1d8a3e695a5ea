/// The flex layout algorithm (CSS Flexbox 1, section 9).
struct FlexLayout {
    private let content: ContentBox
    private let pass: LayoutPass
    private let isRow: Bool
    private let isReversed: Bool
    private let isWrapReversed: Bool
    private let isSingleLine: Bool
    private let mainGap: Double
    private let crossGap: Double

    /// Differences of sizes below this are rounding errors, which must not break a line. In px.
    private static let tolerance = 0.01

    init(_ content: ContentBox) {
        self.content = content
        pass = content.pass
        let style = content.style
        isRow = style.pointee.flexDirection.isRow
        isReversed = style.pointee.flexDirection.isReversed
        isWrapReversed = style.pointee.flexWrap == .wrapReverse
        isSingleLine = style.pointee.flexWrap == .noWrap
        let columnGap = max(0, pass.resolve(style.pointee.columnGap, basis: content.width) ?? 0)
        let rowGap = max(0, pass.resolve(style.pointee.rowGap, basis: content.percentageHeight ?? 0) ?? 0)
        mainGap = isRow ? columnGap : rowGap
        crossGap = isRow ? rowGap : columnGap
    }

    func run() -> LayoutResult {
        let mark = pass.arena.mark
        defer { pass.arena.release(to: mark) }
        let items = collectItems()
        let lines = sizedLines(items)
        let innerMain = mainSize(lines)
        for line in lines { resolveMainSizes(items[line.start..<line.end], innerMain: innerMain) }
        let definiteCross = isRow ? content.height : content.width
        for index in lines.indices { resolveCrossSize(&lines[index], items, definiteCross: definiteCross) }
        let innerCross = resolveLines(lines, definiteCross: definiteCross)
        for line in lines { alignItems(line, items) }

        var result = LayoutResult(
            height: content.height == nil ? (isRow ? innerCross : innerMain) : extent(items, lines))
        finish(items, lines, innerMain: innerMain, innerCross: innerCross, result: &result)
        return result
    }

    /// Returns the sum of the lines' cross sizes and the gaps.
    func crossSizeOfLines() -> Double {
        let mark = pass.arena.mark
        defer { pass.arena.release(to: mark) }
        let items = collectItems()
        let lines = sizedLines(items)
        let innerMain = mainSize(lines)
        for line in lines { resolveMainSizes(items[line.start..<line.end], innerMain: innerMain) }
        for index in lines.indices { resolveCrossSize(&lines[index], items, definiteCross: nil) }
        return lines.reduce(crossGap * Double(lines.count - 1)) { $0 + $1.crossSize }
    }

    private func sizedLines(_ items: UnsafeMutableBufferPointer<FlexItem>) -> UnsafeMutableBufferPointer<FlexLine> {
        let baseSizes = FlexBaseSizes(content)
        for index in items.indices { baseSizes.resolve(&items[index]) }
        return breakLines(items)
    }

    // MARK: Items and lines

    func collectItems() -> UnsafeMutableBufferPointer<FlexItem> {
        var count = 0
        for child in pass.children(of: content.node) where isItem(child) { count += 1 }
        let items = pass.arena.allocate(FlexItem.self, count: count)
        var index = 0
        var isOrdered = true
        for child in pass.children(of: content.node) where isItem(child) {
            let item = makeItem(child)
            items.initializeElement(at: index, to: item)
            if index > 0, items[index - 1].order > item.order { isOrdered = false }
            index += 1
        }
        // The sort is stable, so that equal orders keep the order of the tree (CSS Flexbox 1, section 5.4).
        if !isOrdered {
            let sorted = items.sorted { $0.order < $1.order }
            for (index, item) in sorted.enumerated() { items[index] = item }
        }
        return items
    }

    private func isItem(_ child: Int32) -> Bool {
        let style = pass.style(of: child)
        return style.pointee.display != .none && !style.pointee.isOutOfFlow
    }

    private func makeItem(_ child: Int32) -> FlexItem {
        let style = pass.style(of: child)
        let margin = style.pointee.margin
        var alignment = style.pointee.alignSelf
        if alignment.keyword == .auto { alignment = content.style.pointee.alignItems }
        return FlexItem(
            node: child, order: style.pointee.order, style: style,
            margins: pass.margins(of: style, basis: content.containing.width),
            edges: pass.edges(of: style, basis: content.containing.width),
            autoMargins: BoxEdges(
                top: margin.top.isAuto, right: margin.right.isAuto, bottom: margin.bottom.isAuto,
                left: margin.left.isAuto),
            alignment: crossAlignment(alignment.keyword, of: style), isSafe: alignment.overflow == .safe)
    }

    /// Returns an alignment relative to the cross axis of the container.
    private func crossAlignment(_ keyword: SelfAlignment.Keyword, of style: UnsafePointer<CompiledStyle>)
        -> FlexAlignment
    {
        let start: FlexAlignment = isWrapReversed ? .flexEnd : .flexStart
        let end: FlexAlignment = isWrapReversed ? .flexStart : .flexEnd
        let isSameDirection = isRow || style.pointee.isRightToLeft == content.style.pointee.isRightToLeft
        let isRightToLeft = content.style.pointee.isRightToLeft
        switch keyword {
        case .auto, .normal, .stretch: return .stretch
        case .flexStart: return .flexStart
        case .flexEnd: return .flexEnd
        case .center: return .center
        case .start: return start
        case .end: return end
        case .selfStart: return isSameDirection ? start : end
        case .selfEnd: return isSameDirection ? end : start
        case .left: return isRow || !isRightToLeft ? start : end
        case .right: return isRow || isRightToLeft ? start : end
        case .firstBaseline: return .firstBaseline
        case .lastBaseline: return .lastBaseline
        }
    }

    /// Collects items into lines (CSS Flexbox 1, section 9.3, step 5).
    private func breakLines(_ items: UnsafeMutableBufferPointer<FlexItem>) -> UnsafeMutableBufferPointer<FlexLine> {
        let limit = isSingleLine ? .infinity : isRow ? content.width : content.height ?? content.maximumHeight
        // Each line has at least one item. A container without items has one line.
        let lines = pass.arena.allocate(FlexLine.self, count: max(1, isSingleLine ? 1 : items.count))
        var count = 0
        var line = FlexLine(start: 0, end: 0)
        for (index, item) in items.enumerated() {
            let size = item.hypotheticalMain + item.mainMargins(isRow: isRow)
            if index > line.start, line.hypotheticalMain + mainGap + size > limit + Self.tolerance {
                lines.initializeElement(at: count, to: line)
                count += 1
                line = FlexLine(start: index, end: index)
            }
            line.hypotheticalMain += (index > line.start ? mainGap : 0) + size
            line.end = index + 1
        }
        lines.initializeElement(at: count, to: line)
        return UnsafeMutableBufferPointer(rebasing: lines[0...count])
    }

    // MARK: Main sizes

    /// The inner main size of the container. In a column of `auto` height, it is that of the longest line.
    private func mainSize(_ lines: UnsafeMutableBufferPointer<FlexLine>) -> Double {
        if isRow { return content.width }
        if let height = content.height { return height }
        return content.clampedHeight(lines.reduce(0) { max($0, $1.hypotheticalMain) })
    }

    private func resolveMainSizes(_ items: UnsafeMutableBufferPointer<FlexItem>.SubSequence, innerMain: Double) {
        var space = innerMain - mainGap * Double(max(0, items.count - 1))
        for item in items { space -= item.mainMargins(isRow: isRow) }
        FlexibleLengths(space: space, items: items).resolve(isRow: isRow)
    }

    // MARK: Cross sizes

    /// Determines the hypothetical cross sizes of the items and the cross size of the line (CSS Flexbox 1, section 9.4,
    /// steps 7 and 8).
    private func resolveCrossSize(
        _ line: inout FlexLine, _ items: UnsafeMutableBufferPointer<FlexItem>, definiteCross: Double?
    ) {
        let isLineDefinite = isSingleLine && definiteCross != nil
        var size = 0.0
        var (firstAscent, firstDescent) = (-Double.infinity, -Double.infinity)
        var (lastAscent, lastDescent) = (-Double.infinity, -Double.infinity)
        for index in line.start..<line.end {
            let usesBaseline = isAlignedByBaseline(items[index])
            // Nothing asks for the cross size of a stretched item in a line of definite size.
            if isLineDefinite, items[index].stretches(isRow: isRow, hasDefiniteCross: content.percentageHeight != nil),
                !usesBaseline
            {
                continue
            }
            let result = isRow ? pass.measure(items[index].node, rowConstraints(items[index])) : nil
            items[index].crossSize = result?.height ?? items[index].crossWidth
            let outer = items[index].crossSize + items[index].crossMargins(isRow: isRow)
            guard usesBaseline else {
                size = max(size, outer)
                continue
            }
            let ascent = result.map { rowAscent(items[index], $0) } ?? columnAscent(items[index])
            items[index].ascent = ascent
            if items[index].alignment == .firstBaseline {
                firstAscent = max(firstAscent, ascent)
                firstDescent = max(firstDescent, outer - ascent)
            } else {
                lastAscent = max(lastAscent, ascent)
                lastDescent = max(lastDescent, outer - ascent)
            }
        }
        line.firstAscent = firstAscent
        line.lastAscent = lastAscent
        line.crossSize = max(size, firstAscent + firstDescent, lastAscent + lastDescent)
        if isSingleLine {
            if let definiteCross {
                line.crossSize = definiteCross
            } else {
                line.crossSize = content.clampedHeight(line.crossSize)
            }
        }
    }

    private func isAlignedByBaseline(_ item: FlexItem) -> Bool {
        (item.alignment == .firstBaseline || item.alignment == .lastBaseline)
            && !(isRow
                ? item.autoMargins.top || item.autoMargins.bottom : item.autoMargins.left || item.autoMargins.right)
    }

    /// The distance from the edge that the baseline group shares to the baseline of an item. The group of first baselines
    /// is at the cross start, that of last baselines at the cross end. An item without a baseline uses its border edge.
    private func rowAscent(_ item: FlexItem, _ result: LayoutResult) -> Double {
        let isFirst = item.alignment == .firstBaseline
        let baseline = (isFirst ? result.firstBaseline : result.lastBaseline) ?? result.height
        let fromTop = item.margins.top + baseline
        return isFirst != isWrapReversed ? fromTop : result.height + item.margins.vertical - fromTop
    }

    /// The ascent of an item in a column. Horizontal text has no baseline in that axis, so that the left border edge, the
    /// line-under edge of vertical text, is the baseline (CSS Box Alignment 3, section 9.1).
    private func columnAscent(_ item: FlexItem) -> Double {
        let isStartLeft = content.style.pointee.isRightToLeft == isWrapReversed
        let isFirst = item.alignment == .firstBaseline
        return isFirst == isStartLeft ? item.margins.left : item.crossSize + item.margins.right
    }

    /// Distributes the lines in the cross axis (CSS Flexbox 1, section 9.4, step 9, and section 9.6, steps 15 and 16).
    private func resolveLines(_ lines: UnsafeMutableBufferPointer<FlexLine>, definiteCross: Double?) -> Double {
        let sum = lines.reduce(crossGap * Double(lines.count - 1)) { $0 + $1.crossSize }
        let innerCross = definiteCross ?? content.clampedHeight(sum)
        guard !isSingleLine else { return innerCross }
        let distribution = ContentDistribution(
            content.style.pointee.alignContent, free: innerCross - sum, count: lines.count, isReversed: isWrapReversed)
        var offset = distribution.offset
        for index in lines.indices {
            lines[index].crossSize += distribution.growth
            lines[index].crossOffset = offset
            offset += lines[index].crossSize + crossGap + distribution.spacing
        }
        return innerCross
    }

    /// Stretches and aligns the items of a line in the cross axis (CSS Flexbox 1, section 9.4, step 11, and section 9.6).
    private func alignItems(_ line: FlexLine, _ items: UnsafeMutableBufferPointer<FlexItem>) {
        for index in line.start..<line.end {
            if items[index].stretches(isRow: isRow, hasDefiniteCross: content.percentageHeight != nil) {
                stretch(&items[index], in: line)
            }
            let item = items[index]
            let free = line.crossSize - item.crossSize - item.crossMargins(isRow: isRow)
            items[index].crossOffset = line.crossOffset + crossOffset(&items[index], free: free, line: line)
        }
    }

    private func stretch(_ item: inout FlexItem, in line: FlexLine) {
        let size = line.crossSize - item.crossMargins(isRow: isRow)
        let sizer = BoxSizer(pass, item.node, in: content.containing)
        if isRow {
            item.crossSize = sizer.clampedHeight(max(size, item.edges.vertical))
        } else {
            item.crossSize = sizer.clampedWidth(
                max(size, item.edges.horizontal), .stretchAligned, available: size, height: sizer.definiteHeight)
        }
    }

    /// Returns the distance from the line's cross start to the item's cross-start margin edge.
    private func crossOffset(_ item: inout FlexItem, free: Double, line: FlexLine) -> Double {
        let isStartAuto = isRow ? item.autoMargins.top : item.autoMargins.left
        let isEndAuto = isRow ? item.autoMargins.bottom : item.autoMargins.right
        if isStartAuto || isEndAuto { return resolveAutoCrossMargins(&item, free: free, isStartAuto, isEndAuto) }
        if item.isSafe, free < 0 { return isWrapReversed ? free : 0 }
        switch item.alignment {
        case .stretch, .flexStart: return 0
        case .flexEnd: return free
        case .center: return free / 2
        case .firstBaseline: return line.firstAscent - item.ascent
        case .lastBaseline: return free - (line.lastAscent - item.ascent)
        }
    }

    /// Lets `auto` margins absorb free space. If the item overflows, it overflows at the end (CSS Flexbox 1, section 9.6,
    /// step 13).
    private func resolveAutoCrossMargins(
        _ item: inout FlexItem, free: Double, _ isStartAuto: Bool, _ isEndAuto: Bool
    ) -> Double {
        let space = max(0, free)
        let start = isStartAuto ? (isEndAuto ? space / 2 : space) : 0
        let end = isEndAuto ? space - start : 0
        if isRow {
            item.margins.top += start
            item.margins.bottom += end
        } else {
            item.margins.left += start
            item.margins.right += end
        }
        return free < 0 && isWrapReversed ? free : 0
    }

    // MARK: Results

    /// The height of the items in a container of definite height: the automatic minimum if an aspect ratio gives the height.
    private func extent(
        _ items: UnsafeMutableBufferPointer<FlexItem>, _ lines: UnsafeMutableBufferPointer<FlexLine>
    ) -> Double {
        guard content.style.pointee.hasRatio || content.hasContentLimits else { return 0 }
        if isRow {
            return items.reduce(0) { max($0, $1.crossOffset + $1.crossSize + $1.margins.vertical) }
        }
        return lines.reduce(0) { extent, line in
            let items = items[line.start..<line.end]
            let gaps = mainGap * Double(max(0, items.count - 1))
            return max(extent, items.reduce(gaps) { $0 + $1.mainSize + $1.margins.vertical })
        }
    }

    /// The constraints of an item in a row before its line is known.
    private func rowConstraints(_ item: FlexItem) -> BoxConstraints {
        BoxConstraints(
            width: item.mainSize, height: .fromStyle, containing: content.containing, isIndependent: true)
    }

    /// The constraints of an item whose sizes are final.
    private func finalConstraints(_ item: FlexItem) -> BoxConstraints {
        if isRow {
            guard item.stretches(isRow: true, hasDefiniteCross: content.percentageHeight != nil) else {
                return rowConstraints(item)
            }
            return BoxConstraints(
                width: item.mainSize, height: .imposed(item.crossSize, isDefinite: true),
                containing: content.containing, isIndependent: true)
        }
        // The main size is definite if that of the container is (CSS Flexbox 1, section 9.8).
        let isDefinite = content.percentageHeight != nil || hasDefiniteBasis(item)
        return BoxConstraints(
            width: item.crossSize, height: .imposed(item.mainSize, isDefinite: isDefinite),
            containing: content.containing, isIndependent: true)
    }

    private func hasDefiniteBasis(_ item: FlexItem) -> Bool {
        let basis = item.style.pointee.flexBasis.isAuto ? item.style.pointee.size.height : item.style.pointee.flexBasis
        return BoxSizer(pass, item.node, in: content.containing).definiteHeight(basis) != nil
    }

    /// Aligns the items in the main axis and stores their boxes. Determines the baselines of the container.
    private func finish(
        _ items: UnsafeMutableBufferPointer<FlexItem>, _ lines: UnsafeMutableBufferPointer<FlexLine>,
        innerMain: Double, innerCross: Double, result: inout LayoutResult
    ) {
        var baselines = FlexBaselines(
            lines, items, isRow: isRow, isWrapReversed: isWrapReversed, isReversed: isReversed)
        for line in lines {
            if content.isPlacing || !isRow { justify(items[line.start..<line.end], innerMain: innerMain) }
            for index in line.start..<line.end where content.isPlacing || baselines.needs(index) {
                let item = items[index]
                let constraints = finalConstraints(item)
                let itemResult =
                    content.isPlacing ? pass.place(item.node, constraints) : pass.measure(item.node, constraints)
                let y = y(of: item, height: itemResult.height, innerMain: innerMain, innerCross: innerCross)
                baselines.record(itemResult, at: index, y: y)
                if content.isPlacing { setBox(of: item, y: y, innerMain: innerMain, itemResult) }
            }
        }
        result.firstBaseline = baselines.first
        result.lastBaseline = baselines.last
        if content.isPlacing { placeOthers(innerMain: innerMain, innerCross: innerCross) }
    }

    /// Distributes the free space of a line in the main axis (CSS Flexbox 1, section 9.5).
    private func justify(_ items: UnsafeMutableBufferPointer<FlexItem>.SubSequence, innerMain: Double) {
        var items = items
        var free = innerMain - mainGap * Double(max(0, items.count - 1))
        var autoMargins = 0.0
        for item in items {
            free -= item.mainSize + item.mainMargins(isRow: isRow)
            if isRow ? item.autoMargins.left : item.autoMargins.top { autoMargins += 1 }
            if isRow ? item.autoMargins.right : item.autoMargins.bottom { autoMargins += 1 }
        }
        let autoMargin = autoMargins > 0 ? max(0, free) / autoMargins : 0
        if autoMargins > 0, free > 0 { free = 0 }
        let distribution = ContentDistribution(
            mainAlignment, free: free, count: items.count, isReversed: isReversed,
            isRightToLeft: isRow ? content.style.pointee.isRightToLeft : nil)
        var offset = distribution.offset
        for index in items.indices {
            if isRow {
                if items[index].autoMargins.left { items[index].margins.left += autoMargin }
                if items[index].autoMargins.right { items[index].margins.right += autoMargin }
            } else {
                if items[index].autoMargins.top { items[index].margins.top += autoMargin }
                if items[index].autoMargins.bottom { items[index].margins.bottom += autoMargin }
            }
            items[index].mainOffset = offset
            offset += items[index].mainSize + items[index].mainMargins(isRow: isRow)
            offset += mainGap + distribution.spacing
        }
    }

    /// `justify-content`, in which `normal` and `stretch` behave as `flex-start` (CSS Flexbox 1, section 8.2).
    private var mainAlignment: ContentAlignment {
        let alignment = content.style.pointee.justifyContent
        let isStart = alignment.keyword == .normal || alignment.keyword == .stretch
        return isStart ? ContentAlignment(.flexStart) : alignment
    }

    /// Returns the y coordinate of an item in the border box.
    private func y(of item: FlexItem, height: Double, innerMain: Double, innerCross: Double) -> Double {
        let offset = isRow ? item.crossOffset : item.mainOffset
        let isFlipped = isRow ? isWrapReversed : isReversed
        let outer = height + item.margins.vertical
        let top = isFlipped ? (isRow ? innerCross : innerMain) - offset - outer : offset
        return content.edges.top + top + item.margins.top
    }

    private func setBox(of item: FlexItem, y: Double, innerMain: Double, _ result: LayoutResult) {
        let width = isRow ? item.mainSize : item.crossSize
        let offset = isRow ? item.mainOffset : item.crossOffset
        let isFlipped = isRow ? isReversed : isWrapReversed
        let outer = width + item.margins.horizontal
        let start = isFlipped ? content.width - offset - outer : offset
        let marginBox = content.x(inline: start, width: outer)
        content.setBox(
            of: item.node, x: marginBox + item.margins.left, y: y, width: width, margin: item.margins, result: result,
            containing: content.containing)
    }

    // MARK: Children that are no items

    /// Clears children without a box, and records the static positions of absolutely positioned children: those of a sole
    /// flex item (CSS Flexbox 1, section 4.1).
    private func placeOthers(innerMain: Double, innerCross: Double) {
        for child in pass.children(of: content.node) {
            let style = pass.style(of: child)
            if style.pointee.display == .none {
                pass.clear(child)
            } else if style.pointee.isOutOfFlow {
                pass.addAbsolute(child, at: staticPosition(of: child, innerMain: innerMain, innerCross: innerCross))
            }
        }
    }

    private func staticPosition(of child: Int32, innerMain: Double, innerCross: Double) -> StaticPosition {
        let main = StaticPosition.Edge(
            ofSoleItem: mainAlignment, isReversed: isReversed,
            isRightToLeft: isRow ? content.style.pointee.isRightToLeft : nil)
        let isMainSafe = mainAlignment.overflow == .safe
        let item = makeItem(child)
        let cross: StaticPosition.Edge =
            switch item.alignment {
            case .stretch, .flexStart, .firstBaseline: isWrapReversed ? .end : .start
            case .flexEnd, .lastBaseline: isWrapReversed ? .start : .end
            case .center: .center
            }
        let height = isRow ? innerCross : innerMain
        return content.staticPosition(
            inline: isRow ? main : cross, block: isRow ? cross : main, height: height,
            isInlineSafe: isRow ? isMainSafe : item.isSafe, isBlockSafe: isRow ? item.isSafe : isMainSafe)
    }
}
