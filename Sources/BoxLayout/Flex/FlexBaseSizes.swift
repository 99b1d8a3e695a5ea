/// Determines the flex base size and the main size limits of items (CSS Flexbox 1, sections 9.2.3 and 4.5).
struct FlexBaseSizes {
    let content: ContentBox
    private let pass: BoxLayoutPass
    private let isRow: Bool

    init(_ content: ContentBox) {
        self.content = content
        pass = content.pass
        isRow = content.style.pointee.flexDirection.isRow
    }

    @inline(never) func resolve(_ item: inout FlexItem) {
        let sizer = BoxSizer(pass, item.node, in: content.containing)
        if isRow { resolveRow(&item, sizer) } else { resolveColumn(&item, sizer) }
    }

    // MARK: Rows

    private func resolveRow(_ item: inout FlexItem, _ sizer: BoxSizer) {
        let style = item.style
        let available = content.containing.width.map { $0 - item.margins.horizontal }
        let height = definiteCrossHeight(item, sizer)
        let basis = style.pointee.flexBasis.isAuto ? style.pointee.size.width : style.pointee.flexBasis
        let baseSize = sizer.width(basis, available: available, height: height)
        item.baseSize = baseSize ?? sizer.intrinsicWidths(height: height).maximum
        if baseSize == nil || basis.isContentKeyword { item.baseSize = sizer.clampedByRatio(item.baseSize) }
        item.maximumMain =
            sizer.maximumWidth(available: available, height: height) ?? .infinity
        if let minimum = sizer.minimumWidth(available: available, height: height) {
            item.minimumMain = minimum
        } else {
            item.minimumMain = sizer.edges.horizontal
            if hasAutomaticMinimum(style, style.pointee.overflow.width) {
                var specified = sizer.width(style.pointee.size.width, available: available, height: height)
                if style.pointee.size.width.isContentKeyword { specified = specified.map { sizer.clampedByRatio($0) } }
                let automatic = min(
                    specified ?? .infinity, contentSuggestion(sizer, height: height))
                item.minimumMain = max(item.minimumMain, min(automatic, item.maximumMain))
            }
        }
    }

    /// The content size suggestion (CSS Flexbox 1, section 4.5). An aspect ratio does not make it smaller than the content.
    private func contentSuggestion(_ sizer: BoxSizer, height: Double?) -> Double {
        let content = sizer.contentWidths(height: height).minimum
        guard sizer.style.pointee.hasRatio else { return content }
        let suggestion = max(content, sizer.intrinsicWidths(height: height).minimum)
        return height == nil ? sizer.clampedByRatio(suggestion) : suggestion
    }

    /// The height of an item if it is definite before layout. A stretched item in a single line of definite height has a
    /// definite height too (CSS Flexbox 1, section 9.8).
    func definiteCrossHeight(_ item: FlexItem, _ sizer: BoxSizer) -> Double? {
        if let height = sizer.definiteHeight { return height }
        guard let height = content.percentageHeight, content.style.pointee.flexWrap == .noWrap,
            item.stretches(isRow: true)
        else { return nil }
        return sizer.clampedHeight(max(item.edges.vertical, height - item.margins.vertical))
    }

    /// Whether the flex basis is a length, so that it limits the contribution to the container.
    func hasDefiniteBasis(_ item: FlexItem) -> Bool {
        let basis = item.style.pointee.flexBasis.isAuto ? item.style.pointee.size.width : item.style.pointee.flexBasis
        return pass.resolve(basis, basis: nil) != nil
    }

    /// Whether an item has an automatic minimum in the main axis. As in Blink, one with size containment has none, even if it
    /// has a specified size or an aspect ratio.
    private func hasAutomaticMinimum(_ style: UnsafePointer<CompiledStyle>, _ overflow: BoxOverflow) -> Bool {
        !overflow.isScrollable && !style.pointee.containsHeight
    }

    // MARK: Columns

    private func resolveColumn(_ item: inout FlexItem, _ sizer: BoxSizer) {
        let style = item.style
        if content.containing.width == nil {
            item.crossWidth = sizer.widthContribution().maximum - item.margins.horizontal
        } else {
            item.crossWidth = sizer.usedWidth(
                isStretchedColumn(item) ? .stretchAligned : .fitContent, available: content.width)
        }
        item.contentWidth = contentWidth(item, sizer)
        let basis = style.pointee.flexBasis.isAuto ? style.pointee.size.height : style.pointee.flexBasis
        let definiteBasis = sizer.definiteHeight(basis)
        item.maximumMain =
            style.pointee.maximumSize.height.isContentKeyword
            ? naturalHeight(item, sizer) : sizer.definiteHeight(style.pointee.maximumSize.height) ?? .infinity
        let isAutomaticMinimum = isContentDependent(style.pointee.minimumSize.height)
        item.minimumMain =
            isAutomaticMinimum
            ? sizer.edges.vertical
            : sizer.minimumHeight
        let isContentMinimum =
            isAutomaticMinimum
            && (hasAutomaticMinimum(style, style.pointee.overflow.height) || !style.pointee.minimumSize.height.isAuto)
        if let definiteBasis {
            item.baseSize = definiteBasis
            if !isContentMinimum { return }
        } else {
            item.baseSize = naturalHeight(item, sizer)
        }
        guard isContentMinimum else { return }
        let specified =
            style.pointee.minimumSize.height.isAuto
            ? sizer.definiteHeight(style.pointee.size.height) : nil
        // A percentage that behaves as `auto`, and keywords, leave the height to the aspect ratio.
        let height = style.pointee.size.height
        let isKeyword = height.isContentKeyword || style.pointee.minimumSize.height.isContentKeyword
        let isFromRatio = style.pointee.hasRatio && specified == nil && (height.isRelative || isKeyword)
        var automatic = isFromRatio ? 0 : automaticHeight(item)
        if style.pointee.hasRatio {
            automatic = max(automatic, sizer.ratioHeight(width: item.contentWidth))
            automatic = sizer.clampedByRatio(height: automatic)
        }
        if let specified { automatic = min(automatic, specified) }
        let limit = style.pointee.minimumSize.height.isAuto ? item.maximumMain : .infinity
        item.minimumMain = max(item.minimumMain, min(automatic, limit))
    }

    /// Whether an item's width is that of the container before lines are known.
    private func isStretchedColumn(_ item: FlexItem) -> Bool {
        content.style.pointee.flexWrap == .noWrap && item.stretches(isRow: false)
    }

    /// The width of an item whose height is that of its content. An aspect ratio gives it no width.
    private func contentWidth(_ item: FlexItem, _ sizer: BoxSizer) -> Double {
        guard item.style.pointee.hasRatio, sizer.definiteHeight != nil, item.hasContentWidth,
            !isStretchedColumn(item), content.containing.width != nil
        else { return item.crossWidth }
        return sizer.contentWidth(available: content.width)
    }

    /// The height that an aspect ratio or the content gives the item.
    private func naturalHeight(_ item: FlexItem, _ sizer: BoxSizer) -> Double {
        item.style.pointee.hasRatio ? sizer.ratioHeight(width: item.contentWidth) : contentHeight(item)
    }

    /// The height of the content in the item's width.
    private func contentHeight(_ item: FlexItem) -> Double {
        let constraints = BoxConstraints(
            width: item.contentWidth, height: .content, containing: content.containing, isIndependent: true)
        return pass.measure(item.node, constraints).height
    }

    /// The height of the content. An aspect ratio gives a column a height at which its lines break.
    private func automaticHeight(_ item: FlexItem) -> Double {
        let style = item.style
        guard style.pointee.hasRatio, style.pointee.display == .flex, !style.pointee.flexDirection.isRow,
            style.pointee.flexWrap != .noWrap, style.pointee.size.height.isAuto,
            style.pointee.minimumSize.height.isAuto
        else { return contentHeight(item) }
        let constraints = BoxConstraints(
            width: item.contentWidth, height: .fromStyle, containing: content.containing, isIndependent: true)
        return pass.measure(item.node, constraints).height
    }

    private func isContentDependent(_ length: Length) -> Bool { length.isAuto || length.isContentKeyword }
}
