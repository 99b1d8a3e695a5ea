/// The flex layout algorithm (CSS Flexbox 1, section 9).
struct FlexLayout {
    let container: FlexContainer
    var content: ContentBox { container.content }
    var pass: BoxLayoutPass { container.content.pass }

    init(_ content: ContentBox) {
        container = FlexContainer(content)
    }

    @inline(never) func run() -> LayoutResult {
        let mark = pass.arenaMark
        defer { pass.release(to: mark) }
        let items = FlexItemCollector(container: container).collect()
        let (lines, innerMain) = sizedLines(items)
        let (innerCross, linesHeight) = resolveCrossSizes(lines, items)
        let crossAxis = FlexCrossAxis(container: container)
        for index in lines.indices { crossAxis.alignItems(lines[index], items) }

        var result = LayoutResult(height: container.isRow ? innerCross : innerMain)
        if content.height != nil { result.height = extent(items, lines, linesHeight: linesHeight) }
        finish(items, lines, innerMain: innerMain, innerCross: innerCross, result: &result)
        return result
    }

    /// Returns the sum of the lines' cross sizes and the gaps.
    func crossSizeOfLines() -> Double {
        let mark = pass.arenaMark
        defer { pass.release(to: mark) }
        let items = FlexItemCollector(container: container).collect()
        let (lines, _) = sizedLines(items)
        let crossAxis = FlexCrossAxis(container: container)
        var sum = container.crossGap * Double(lines.count - 1)
        for index in lines.indices {
            crossAxis.resolveSize(&lines[index], items, definiteCross: nil)
            sum += lines[index].crossSize
        }
        return sum
    }

    /// Breaks the items into lines and resolves their main sizes. Returns the inner main size of the container, too.
    func sizedLines(_ items: FlexItems) -> (lines: FlexLines, innerMain: Double) {
        let baseSizes = FlexBaseSizes(content)
        for index in items.indices { baseSizes.resolve(&items[index]) }
        let mainAxis = FlexMainAxis(container: container)
        let lines = mainAxis.breakLines(items)
        let innerMain = mainAxis.innerSize(lines)
        for index in lines.indices { mainAxis.resolveSizes(lines[index].items(of: items), innerMain: innerMain) }
        return (lines, innerMain)
    }

    /// Resolves the cross sizes and the positions of the lines.
    /// - Returns: The inner cross size of the container, and the sum of the lines and gaps before lines are stretched.
    func resolveCrossSizes(_ lines: FlexLines, _ items: FlexItems) -> (inner: Double, lines: Double) {
        let crossAxis = FlexCrossAxis(container: container)
        for index in lines.indices {
            crossAxis.resolveSize(&lines[index], items, definiteCross: container.definiteCross)
        }
        let linesSize = lines.reduce(container.crossGap * Double(lines.count - 1)) { $0 + $1.crossSize }
        return (crossAxis.resolveLines(lines, definiteCross: container.definiteCross), linesSize)
    }

    // MARK: Results

    /// The height of the content in a container of definite height, which the content may limit.
    ///
    /// - Parameter linesHeight: The sum of the cross sizes of lines and gaps, before lines are stretched.
    private func extent(_ items: FlexItems, _ lines: FlexLines, linesHeight: Double) -> Double {
        guard content.needsContentHeight, !items.isEmpty else { return 0 }
        if container.isRow {
            // A single line is as high as the container, and stretches its items to that height.
            guard container.isSingleLine else { return linesHeight }
            return items.reduce(lines[0].contentCrossSize) {
                container.stretches($1) ? max($0, $1.crossSize + $1.margins.vertical) : $0
            }
        }
        return lines.reduce(0) { max($0, $1.hypotheticalMain) }
    }

    /// Aligns the items in the main axis and stores their boxes. Determines the baselines of the container.
    private func finish(
        _ items: FlexItems, _ lines: FlexLines,
        innerMain: Double, innerCross: Double, result: inout LayoutResult
    ) {
        guard content.isPlacing || content.needsBaselines else { return }
        var baselines = FlexBaselines(lines, items, container)
        let constraints = FlexConstraints(container: container)
        let mainAxis = FlexMainAxis(container: container)
        for lineIndex in lines.indices {
            let line = lines[lineIndex]
            mainAxis.justify(line.items(of: items), innerMain: innerMain)
            for index in line.start..<line.end where content.isPlacing || baselines.needs(index) {
                let item = items[index]
                let itemResult =
                    content.isPlacing
                    ? pass.place(item.node, constraints.final(item))
                    : pass.measure(item.node, constraints.final(item, needsBaselines: true))
                let y = y(of: item, height: itemResult.height, innerMain: innerMain, innerCross: innerCross)
                baselines.record(itemResult, at: index, y: y)
                if content.isPlacing { setBox(of: item, y: y, innerMain: innerMain, itemResult) }
            }
        }
        result.firstBaseline = baselines.first
        result.lastBaseline = baselines.last
        if content.isPlacing { placeOthers(innerMain: innerMain, innerCross: innerCross) }
    }

    /// Returns the y coordinate of an item in the border box.
    private func y(of item: FlexItem, height: Double, innerMain: Double, innerCross: Double) -> Double {
        let offset = container.isRow ? item.crossOffset : item.mainOffset
        let isFlipped = container.isRow ? container.isWrapReversed : container.isReversed
        let outer = height + item.margins.vertical
        let top = isFlipped ? (container.isRow ? innerCross : innerMain) - offset - outer : offset
        return content.edges.top + top + item.margins.top
    }

    @inline(never) private func setBox(of item: FlexItem, y: Double, innerMain: Double, _ result: LayoutResult) {
        let width = container.isRow ? item.mainSize : item.crossSize
        let offset = container.isRow ? item.mainOffset : item.crossOffset
        let isFlipped = container.isRow ? container.isReversed : container.isWrapReversed
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
            ofSoleItem: container.mainAlignment, isReversed: container.isReversed,
            isRightToLeft: container.isRow ? content.style.pointee.isRightToLeft : nil)
        let item = FlexItemCollector(container: container).makeItem(child)
        let cross: StaticPosition.Edge =
            switch item.alignment {
            case .stretch, .flexStart: container.isWrapReversed ? .end : .start
            case .flexEnd: container.isWrapReversed ? .start : .end
            case .firstBaseline: .start
            case .lastBaseline: .end
            case .center: .center
            }
        let height = container.isRow ? innerCross : innerMain
        // As in Blink, `safe` has to be in the style of the box itself.
        let isSafe = pass.style(of: child).pointee.alignSelf.overflow == .safe
        return content.staticPosition(
            inline: container.isRow ? main : cross, block: container.isRow ? cross : main, height: height,
            isInlineSafe: isSafe && !container.isRow, isBlockSafe: isSafe && container.isRow)
    }
}
