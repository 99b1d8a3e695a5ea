/// The intrinsic widths of a flex container (CSS Flexbox 1, section 9.9).
enum FlexIntrinsicWidths {
    static func compute(_ pass: BoxLayoutPass, _ node: Int32, height: Double?) -> IntrinsicWidths {
        let content = ContentBox(intrinsicOf: node, pass: pass, height: height)
        let mark = pass.arenaMark
        defer { pass.release(to: mark) }
        let items = FlexItemCollector(container: FlexContainer(content)).collect()
        return content.style.pointee.flexDirection.isRow ? row(content, items) : column(content, items)
    }

    /// The sum of the contributions. With line breaks, the min-content width is the largest contribution.
    private static func row(_ content: ContentBox, _ items: FlexItems) -> IntrinsicWidths {
        let style = content.style
        let baseSizes = FlexBaseSizes(content)
        let isSingleLine = style.pointee.flexWrap == .noWrap
        var widths = IntrinsicWidths(minimum: 0, maximum: 0)
        for index in items.indices {
            let (natural, clamped) = contributions(&items[index], content, baseSizes)
            widths.dependsOnHeight = widths.dependsOnHeight || natural.dependsOnHeight
            widths.maximum += clamped.maximum
            widths.minimum =
                isSingleLine ? widths.minimum + clamped.minimum : max(widths.minimum, natural.minimum)
        }
        // Percentages of an indefinite width are zero.
        let gap = max(0, content.pass.resolve(style.pointee.columnGap, basis: 0) ?? 0)
        let gaps = gap * Double(max(0, items.count - 1))
        // Negative margins make neither width negative, and not the larger one the smaller.
        widths.minimum = max(0, widths.minimum + (isSingleLine ? gaps : 0))
        widths.maximum = max(widths.minimum, widths.maximum + gaps)
        return widths
    }

    /// The contributions of an item: at most its flex base size if it cannot grow, and at least the base size if it cannot
    /// shrink (CSS Flexbox 1, section 9.9.3). As in Blink, only a definite flex basis is such a limit.
    ///
    /// - Returns: The contributions without and with these limits.
    private static func contributions(
        _ item: inout FlexItem, _ content: ContentBox, _ baseSizes: FlexBaseSizes
    ) -> (natural: IntrinsicWidths, clamped: IntrinsicWidths) {
        let sizer = BoxSizer(content.pass, item.node, in: content.containing)
        let height = baseSizes.definiteCrossHeight(item, sizer)
        let widths = sizer.widthContribution(
            imposedHeight: height, isStretched: item.stretches(isRow: true),
            automaticMinimum: height == nil ? .limitedByRatio : .content)
        guard baseSizes.hasDefiniteBasis(item) else { return (widths, widths) }
        baseSizes.resolve(&item)
        let margins = item.margins.horizontal
        func clamped(_ contribution: Double) -> Double {
            var size = contribution - margins
            if item.style.pointee.flexGrow == 0 { size = min(size, item.baseSize) }
            if item.style.pointee.flexShrink == 0 { size = max(size, item.baseSize) }
            return max(min(size, item.maximumMain), item.minimumMain) + margins
        }
        let limited = IntrinsicWidths(minimum: clamped(widths.minimum), maximum: clamped(widths.maximum))
        return (widths, limited)
    }

    /// The largest contribution. The lines of a column are known only after layout under a max-content constraint
    /// (section 9.9.2).
    private static func column(_ content: ContentBox, _ items: FlexItems) -> IntrinsicWidths {
        var widths = IntrinsicWidths(minimum: 0, maximum: 0)
        for item in items {
            let contribution = BoxSizer(content.pass, item.node, in: content.containing).widthContribution()
            widths.dependsOnHeight = widths.dependsOnHeight || contribution.dependsOnHeight
            widths.minimum = max(widths.minimum, contribution.minimum)
            widths.maximum = max(widths.maximum, contribution.maximum)
        }
        if content.style.pointee.flexWrap != .noWrap {
            widths.maximum = max(widths.minimum, FlexLayout(content).crossSizeOfLines())
            widths.dependsOnHeight = true
        }
        return widths
    }
}
