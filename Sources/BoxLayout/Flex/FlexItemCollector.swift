/// Collects the items of a flex container (CSS Flexbox 1, section 4).
struct FlexItemCollector {
    let container: FlexContainer

    /// Returns the items in the order of `order`, in memory of the arena.
    func collect() -> FlexItems {
        var count = 0
        for child in container.pass.children(of: container.content.node) where isItem(child) { count += 1 }
        let items = container.pass.allocate(FlexItem.self, count: count)
        var index = 0
        var isOrdered = true
        for child in container.pass.children(of: container.content.node) where isItem(child) {
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
        let style = container.pass.style(of: child)
        return style.pointee.display != .none && !style.pointee.isOutOfFlow
    }

    func makeItem(_ child: Int32) -> FlexItem {
        let style = container.pass.style(of: child)
        let margin = style.pointee.margin
        var alignment = style.pointee.alignSelf
        if alignment.keyword == .auto { alignment = container.content.style.pointee.alignItems }
        return FlexItem(
            node: child, order: style.pointee.order, style: style,
            margins: container.pass.margins(of: style, basis: container.content.containing.width),
            edges: container.pass.edges(of: style, basis: container.content.containing.width),
            autoMargins: BoxEdges(
                top: margin.top.isAuto, right: margin.right.isAuto, bottom: margin.bottom.isAuto,
                left: margin.left.isAuto),
            alignment: crossAlignment(alignment.keyword, of: style), isSafe: alignment.overflow == .safe)
    }

    /// Returns an alignment relative to the cross axis of the container.
    private func crossAlignment(_ keyword: SelfAlignment.Keyword, of style: UnsafePointer<CompiledStyle>)
        -> FlexAlignment
    {
        let start: FlexAlignment = container.isWrapReversed ? .flexEnd : .flexStart
        let end: FlexAlignment = container.isWrapReversed ? .flexStart : .flexEnd
        let isSameDirection =
            container.isRow || style.pointee.isRightToLeft == container.content.style.pointee.isRightToLeft
        let isRightToLeft = container.content.style.pointee.isRightToLeft
        switch keyword {
        case .auto, .normal, .stretch: return .stretch
        case .flexStart: return .flexStart
        case .flexEnd: return .flexEnd
        case .center: return .center
        case .start: return start
        case .end: return end
        case .selfStart: return isSameDirection ? start : end
        case .selfEnd: return isSameDirection ? end : start
        case .left: return container.isRow || !isRightToLeft ? start : end
        case .right: return container.isRow || isRightToLeft ? start : end
        case .firstBaseline: return .firstBaseline
        case .lastBaseline: return .lastBaseline
        }
    }
}
