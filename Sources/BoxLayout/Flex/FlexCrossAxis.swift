/// The cross sizes and the alignment of lines and items (CSS Flexbox 1, sections 9.4 and 9.6).
struct FlexCrossAxis {
    let container: FlexContainer

    /// Determines the hypothetical cross sizes of the items and the cross size of the line (CSS Flexbox 1, section 9.4,
    /// steps 7 and 8).
    func resolveSize(
        _ line: inout FlexLine, _ items: FlexItems, definiteCross: Double?
    ) {
        let isLineDefinite = container.isSingleLine && definiteCross != nil
        var size = 0.0
        var (firstAscent, firstDescent) = (-Double.infinity, -Double.infinity)
        var (lastAscent, lastDescent) = (-Double.infinity, -Double.infinity)
        for index in line.start..<line.end {
            let usesBaseline = isAlignedByBaseline(items[index])
            // Nothing asks for the cross size of a stretched item in a line of definite size.
            if isLineDefinite, container.stretches(items[index]), !usesBaseline { continue }
            let result =
                container.isRow
                ? container.pass.measure(
                    items[index].node,
                    FlexConstraints(container: container).hypothetical(items[index], needsBaselines: usesBaseline))
                : nil
            items[index].crossSize = result?.height ?? columnWidth(items[index])
            let outer = items[index].crossSize + items[index].crossMargins(isRow: container.isRow)
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
        line.contentCrossSize = max(size, firstAscent + firstDescent, lastAscent + lastDescent)
        line.crossSize = line.contentCrossSize
        if container.isSingleLine {
            if let definiteCross {
                line.crossSize = definiteCross
            } else {
                line.crossSize = container.content.clampedHeight(line.crossSize)
            }
        }
    }

    /// The width of an item in a column. Aspect ratios of the item and of its content refer to the height after flexing.
    private func columnWidth(_ item: FlexItem) -> Double {
        guard item.hasContentWidth, !container.isSingleLine || !container.stretches(item),
            container.content.containing.width != nil
        else { return item.crossWidth }
        let sizer = BoxSizer(container.pass, item.node, in: container.content.containing)
        guard let height = heightForWidth(item, sizer) else { return item.crossWidth }
        return sizer.usedWidth(
            .fitContent, available: container.content.width, imposedHeight: height,
            automaticMinimum: item.style.pointee.size.height.isAuto ? .none : .limitedByRatio)
    }

    /// The height after flexing, if the width of an item in a column can depend on it.
    private func heightForWidth(_ item: FlexItem, _ sizer: BoxSizer) -> Double? {
        if item.style.pointee.hasRatio { return item.mainSize }
        guard FlexConstraints(container: container).isMainSizeDefinite(item) else { return nil }
        return sizer.contentWidths(height: sizer.definiteHeight).dependsOnHeight ? item.mainSize : nil
    }

    private func isAlignedByBaseline(_ item: FlexItem) -> Bool {
        (item.alignment == .firstBaseline || item.alignment == .lastBaseline)
            && !(container.isRow
                ? item.autoMargins.top || item.autoMargins.bottom : item.autoMargins.left || item.autoMargins.right)
    }

    /// The distance from the edge that the baseline group shares to the baseline of an item. The group of first baselines
    /// is at the cross start, that of last baselines at the cross end. An item without a baseline uses its border edge.
    private func rowAscent(_ item: FlexItem, _ result: LayoutResult) -> Double {
        let isFirst = item.alignment == .firstBaseline
        let baseline = (isFirst ? result.firstBaseline : result.lastBaseline) ?? result.height
        let fromTop = item.margins.top + baseline
        return isFirst != container.isWrapReversed ? fromTop : result.height + item.margins.vertical - fromTop
    }

    /// The ascent of an item in a column. Horizontal text has no baseline in that axis, so that the left border edge, the
    /// line-under edge of vertical text, is the baseline (CSS Box Alignment 3, section 9.1).
    private func columnAscent(_ item: FlexItem) -> Double {
        let isStartLeft = container.content.style.pointee.isRightToLeft == container.isWrapReversed
        let isFirst = item.alignment == .firstBaseline
        return isFirst == isStartLeft ? item.margins.left : item.crossSize + item.margins.right
    }

    /// Distributes the lines in the cross axis (CSS Flexbox 1, section 9.4, step 9, and section 9.6, steps 15 and 16).
    func resolveLines(_ lines: FlexLines, definiteCross: Double?) -> Double {
        let sum = lines.reduce(container.crossGap * Double(lines.count - 1)) { $0 + $1.crossSize }
        let innerCross = definiteCross ?? container.content.clampedHeight(sum)
        guard !container.isSingleLine else { return innerCross }
        let distribution = ContentDistribution(
            container.content.style.pointee.alignContent, free: innerCross - sum, count: lines.count,
            isReversed: container.isWrapReversed)
        var offset = distribution.offset
        for index in lines.indices {
            lines[index].crossSize += distribution.growth
            lines[index].crossOffset = offset
            offset += lines[index].crossSize + container.crossGap + distribution.spacing
        }
        return innerCross
    }

    /// Stretches and aligns the items of a line in the cross axis (CSS Flexbox 1, section 9.4, step 11, and section 9.6).
    func alignItems(_ line: FlexLine, _ items: FlexItems) {
        for index in line.start..<line.end {
            if container.stretches(items[index]) {
                stretch(&items[index], in: line)
            } else {
                widen(&items[index], in: line)
            }
            let item = items[index]
            let free = line.crossSize - item.crossSize - item.crossMargins(isRow: container.isRow)
            items[index].crossOffset = line.crossOffset + crossOffset(&items[index], free: free, line: line)
        }
    }

    /// Lets an item of `auto` width use a line that is wider than the container. Only lines of columns can be.
    private func widen(_ item: inout FlexItem, in line: FlexLine) {
        guard !container.isRow, !container.isSingleLine, isFitContent(item.style.pointee.size.width),
            line.crossSize > container.content.width
        else { return }
        let sizer = BoxSizer(container.pass, item.node, in: container.content.containing)
        item.crossSize = sizer.usedWidth(
            .fitContent, available: line.crossSize, imposedHeight: heightForWidth(item, sizer))
        item.ascent = columnAscent(item)
    }

    private func isFitContent(_ width: Length) -> Bool {
        switch width {
        case .auto, .fitContent: true
        case .fixed, .percentage, .linear, .expression, .minContent, .maxContent, .fitContentLimit, .stretch, .content:
            false
        }
    }

    private func stretch(_ item: inout FlexItem, in line: FlexLine) {
        let size = line.crossSize - item.crossMargins(isRow: container.isRow)
        let sizer = BoxSizer(container.pass, item.node, in: container.content.containing)
        if container.isRow {
            item.crossSize = sizer.stretchedHeight(size, width: item.mainSize)
        } else {
            item.crossSize = sizer.clampedWidth(
                max(size, item.edges.horizontal), .stretchAligned, available: size, height: sizer.definiteHeight)
        }
    }

    /// Returns the distance from the line's cross start to the item's cross-start margin edge.
    private func crossOffset(_ item: inout FlexItem, free: Double, line: FlexLine) -> Double {
        let isStartAuto = container.isRow ? item.autoMargins.top : item.autoMargins.left
        let isEndAuto = container.isRow ? item.autoMargins.bottom : item.autoMargins.right
        if isStartAuto || isEndAuto { return resolveAutoCrossMargins(&item, free: free, isStartAuto, isEndAuto) }
        if item.isSafe, free < 0 { return container.isWrapReversed ? free : 0 }
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
        if container.isRow {
            item.margins.top += start
            item.margins.bottom += end
        } else {
            item.margins.left += start
            item.margins.right += end
        }
        return free < 0 && container.isWrapReversed ? free : 0
    }
}
