/// The intrinsic widths of a flex container (CSS Flexbox 1, section 9.9).
enum FlexIntrinsicWidths {
    static func compute(_ pass: LayoutPass, _ node: Int32, height: Double?) -> IntrinsicWidths {
        let style = pass.style(of: node)
        let isRow = style.pointee.flexDirection.isRow
        var widths = IntrinsicWidths(minimum: 0, maximum: 0)
        var count = 0.0
        for child in pass.children(of: node) {
            let childStyle = pass.style(of: child)
            if childStyle.pointee.display == .none || childStyle.pointee.isOutOfFlow { continue }
            count += 1
            let sizer = BoxSizer(pass, child, in: ContainingBlock(width: nil, height: height))
            let contribution = sizer.widthContribution()
            widths.dependsOnHeight = widths.dependsOnHeight || contribution.dependsOnHeight
            widths.minimum =
                isRow && style.pointee.flexWrap == .noWrap
                ? widths.minimum + contribution.minimum : max(widths.minimum, contribution.minimum)
            widths.maximum =
                isRow ? widths.maximum + contribution.maximum : max(widths.maximum, contribution.maximum)
        }
        if !isRow, style.pointee.flexWrap != .noWrap {
            // The lines of a column are known only after layout under a max-content constraint (section 9.9.2).
            let content = ContentBox(intrinsicOf: node, pass: pass, height: height)
            widths.maximum = max(widths.minimum, FlexLayout(content).crossSizeOfLines())
        }
        if isRow, count > 1 {
            // Percentages of an indefinite width are zero.
            let gaps = (count - 1) * (pass.resolve(style.pointee.columnGap, basis: 0) ?? 0)
            widths.maximum += gaps
            if style.pointee.flexWrap == .noWrap { widths.minimum += gaps }
        }
        return widths
    }
}
