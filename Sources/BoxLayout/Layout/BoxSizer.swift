/// The width that the parent gives a box with an `auto` width (CSS Sizing 3, section 2.2).
enum AutoWidth {
    /// The width of a block-level box in the flow: it fills its container, unless an aspect ratio gives a width.
    case stretch
    /// A width stretched by alignment, which has priority over an aspect ratio.
    case stretchAligned
    case fitContent
}

/// The automatic minimum width of a box with an aspect ratio and a known height (CSS Sizing 4, section 5.1.1).
enum AutomaticMinimumWidth {
    case none
    /// The width of the content, as far as the limits of the height allow.
    case limitedByRatio
    /// The width of the content.
    case content
}

/// Resolves the sizes of one box against its containing block (CSS Sizing 3, sections 3 to 5).
///
/// All widths and heights are those of the border box.
struct BoxSizer {
    let pass: BoxLayoutPass
    let node: Int32
    let style: UnsafePointer<CompiledStyle>
    let containing: ContainingBlock
    /// Padding plus border.
    let edges: BoxEdges<Double>
    /// The margins, with zero for `auto`.
    let margins: BoxEdges<Double>

    init(_ pass: BoxLayoutPass, _ node: Int32, in containing: ContainingBlock) {
        self.pass = pass
        self.node = node
        self.containing = containing
        style = pass.style(of: node)
        edges = pass.edges(of: style, basis: containing.width)
        margins = pass.margins(of: style, basis: containing.width)
    }

    // MARK: Box sizing

    private func borderBox(width: Double) -> Double {
        style.pointee.boxSizing == .borderBox ? max(width, edges.horizontal) : max(width, 0) + edges.horizontal
    }

    private func borderBox(height: Double) -> Double {
        style.pointee.boxSizing == .borderBox ? max(height, edges.vertical) : max(height, 0) + edges.vertical
    }

    // MARK: Aspect ratio

    /// Returns the width that the aspect ratio gives for a height.
    func ratioWidth(height: Double) -> Double {
        let ratio = style.pointee.aspectRatio
        if style.pointee.ratioUsesBorderBox { return max(height * ratio, edges.horizontal) }
        return max(0, height - edges.vertical) * ratio + edges.horizontal
    }

    /// Returns the height that the aspect ratio gives for a width.
    func ratioHeight(width: Double) -> Double {
        let ratio = style.pointee.aspectRatio
        if style.pointee.ratioUsesBorderBox { return max(width / ratio, edges.vertical) }
        return max(0, width - edges.horizontal) / ratio + edges.vertical
    }

    // MARK: Heights

    /// Returns a height of the style if it does not depend on the content.
    func definiteHeight(_ length: Length) -> Double? {
        if case .stretch = length { return stretchedHeight }
        return pass.resolve(length, basis: containing.height).map { borderBox(height: $0) }
    }

    /// The height for `stretch`. `nil` if the height of the containing block is unknown.
    private var stretchedHeight: Double? {
        @inline(never) get {
            // Margins that can collapse with those of the parent do not make the box smaller (CSS Sizing 4, section 4.1).
            let margin =
                (containing.adjoinsTop ? 0 : margins.top) + (containing.adjoinsBottom ? 0 : margins.bottom)
            return containing.height.map { max(edges.vertical, $0 - Double(containing.stretchInset) - margin) }
        }
    }

    /// The minimum height, as far as it does not depend on the content. Percentages of an indefinite height are zero.
    var minimumHeight: Double {
        guard style.pointee.hasHeightLimits else { return edges.vertical }
        let length = style.pointee.minimumSize.height
        if let height = definiteHeight(length) { return height }
        return pass.resolve(length, basis: 0).map { borderBox(height: $0) } ?? edges.vertical
    }

    /// The maximum height, as far as it does not depend on the content.
    var maximumHeight: Double {
        style.pointee.hasHeightLimits ? definiteHeight(style.pointee.maximumSize.height) ?? .infinity : .infinity
    }

    func clampedHeight(_ height: Double) -> Double {
        max(min(height, maximumHeight), minimumHeight)
    }

    /// Returns a height that the parent stretches the box to, between its limits. Keywords among them need the content.
    ///
    /// - Parameter width: The used width. If it is unknown, keywords do not limit the height.
    func stretchedHeight(_ height: Double, width: Double?) -> Double {
        let height = clampedHeight(max(edges.vertical, height))
        guard style.pointee.hasContentLimits, let width else { return height }
        let constraints = BoxConstraints(
            width: width, height: .imposed(height, isDefinite: true), containing: containing, isIndependent: true)
        let content = BoxLayoutStep(pass, node, constraints, isPlacing: false).contentHeight()
        let minimum = style.pointee.minimumSize.height.isContentKeyword ? content : minimumHeight
        let maximum = style.pointee.maximumSize.height.isContentKeyword ? content : .infinity
        return max(min(height, maximum), minimum)
    }

    /// The height of the style between its limits, or `nil` if the content decides.
    var definiteHeight: Double? { definiteHeight(style.pointee.size.height).map { clampedHeight($0) } }

    // MARK: Widths

    /// The min-content and max-content width, ignoring the width of the style. An aspect ratio and a definite height have
    /// priority over the content (CSS Sizing 4, section 5.1).
    func intrinsicWidths(height: Double?) -> IntrinsicWidths {
        if style.pointee.hasRatio, let height {
            let width = ratioWidth(height: height)
            return IntrinsicWidths(minimum: width, maximum: width, dependsOnHeight: true)
        }
        return contentWidths(height: height)
    }

    /// The min-content and max-content width of the content, with padding and border.
    func contentWidths(height: Double?) -> IntrinsicWidths {
        let height = height.map { max(0, $0 - edges.vertical) }
        return pass.intrinsicWidths(of: node, height: height, containingWidth: containing.width) + edges.horizontal
    }

    /// Returns a width of the style if it needs neither the content nor the available space.
    func fixedWidth(_ length: Length) -> Double? {
        pass.resolve(length, basis: containing.width).map { borderBox(width: $0) }
    }

    /// Returns a width of the style, or `nil` for `auto` and for percentages of an indefinite width.
    ///
    /// - Parameter available: The space for the border box, or `nil` if it is indefinite.
    func width(_ length: Length, available: Double?, height: Double?) -> Double? {
        switch length {
        case .auto, .content: return nil
        case .fixed, .percentage, .linear, .expression: return fixedWidth(length)
        case .minContent: return intrinsicWidths(height: height).minimum
        case .maxContent: return intrinsicWidths(height: height).maximum
        case .stretch: return available.map { max($0, edges.horizontal) }
        case .fitContent: return available.map { fitContent(in: $0, height: height) }
        case .fitContentLimit(let index):
            let limit = pass.resolve(pass.limits[Int(index)], basis: containing.width)
            return limit.map { fitContent(in: borderBox(width: $0), height: height) }
        }
    }

    /// The fit-content width (CSS Sizing 3, section 2.1).
    func fitContent(in available: Double, height: Double?) -> Double {
        let widths = intrinsicWidths(height: height)
        return min(widths.maximum, max(widths.minimum, available))
    }

    /// Returns the used width of the box.
    ///
    /// - Parameters:
    ///   - available: The width of the containing block or grid area, for the margin box.
    ///   - imposedHeight: The height that the parent has decided, if any.
    func usedWidth(
        _ auto: AutoWidth, available: Double, imposedHeight: Double? = nil,
        automaticMinimum: AutomaticMinimumWidth = .limitedByRatio
    ) -> Double {
        let available = available - margins.horizontal
        if let width = plainWidth(auto, available: available) { return width }
        let height = imposedHeight ?? definiteHeight
        if let width = width(style.pointee.size.width, available: available, height: height) {
            return clampedWidth(
                width, auto, available: available, height: height, automaticMinimum: automaticMinimum)
        }
        let width: Double
        if auto == .stretchAligned {
            width = max(available, edges.horizontal)
        } else if style.pointee.hasRatio, let height {
            width = ratioWidth(height: height)
        } else if auto == .stretch {
            width = max(available, edges.horizontal)
        } else {
            width = fitContent(in: available, height: height)
        }
        return clampedWidth(width, auto, available: available, height: height, automaticMinimum: automaticMinimum)
    }

    /// Returns the used width of a box without limits and ratio whose width is a length or fills its container. `nil` for all
    /// other boxes. Most boxes have such a width, which needs no height.
    private func plainWidth(_ auto: AutoWidth, available: Double) -> Double? {
        if style.pointee.hasWidthLimits || style.pointee.hasRatio { return nil }
        switch style.pointee.size.width {
        case .fixed(let width): return borderBox(width: width)
        case .auto: return auto == .fitContent ? nil : max(available, edges.horizontal)
        case .percentage, .linear, .expression, .minContent, .maxContent, .fitContent, .fitContentLimit, .stretch,
            .content:
            return nil
        }
    }

    /// Returns the fit-content width of the box if the content decides about its height, whatever the style says.
    ///
    /// - Parameter available: The width of the containing block, for the margin box.
    func contentWidth(available: Double) -> Double {
        let available = available - margins.horizontal
        let width = width(style.pointee.size.width, available: available, height: nil)
        return clampedWidth(
            width ?? fitContent(in: available, height: nil), .fitContent, available: available, height: nil)
    }

    /// Returns a width between the limits of the style.
    func clampedWidth(
        _ width: Double, _ auto: AutoWidth, available: Double?, height: Double?,
        automaticMinimum: AutomaticMinimumWidth = .limitedByRatio
    ) -> Double {
        let limits = widthLimits(auto, available: available, height: height, automaticMinimum)
        return max(min(width, limits.maximum), limits.minimum)
    }

    /// The limits of the width. A minimum is at least padding plus border.
    private func widthLimits(
        _ auto: AutoWidth, available: Double?, height: Double?, _ automaticMinimum: AutomaticMinimumWidth
    ) -> (minimum: Double, maximum: Double) {
        var minimum = edges.horizontal
        var maximum = Double.infinity
        guard style.pointee.hasWidthLimits || style.pointee.hasRatio else { return (minimum, maximum) }
        let isAutomatic = style.pointee.minimumSize.width.isAuto
        if isAutomatic {
            if automaticMinimum != .none, hasAutomaticRatioWidth(auto), height != nil,
                !style.pointee.overflow.width.isScrollable
            {
                minimum = contentWidths(height: height).minimum
            }
        } else if let width = minimumWidth(available: available, height: height) {
            minimum = width
        }
        if let width = maximumWidth(available: available, height: height) {
            maximum = width
            if isAutomatic { minimum = max(edges.horizontal, min(minimum, width)) }
        }
        // Limits of the height apply to the width through the ratio (CSS Sizing 4, section 5.1.2).
        if hasAutomaticRatioWidth(auto) {
            let transferred = transferredWidthLimits
            if isAutomatic, definiteHeight == nil, automaticMinimum != .content {
                minimum = max(edges.horizontal, min(minimum, transferred.maximum))
            }
            minimum = max(minimum, min(transferred.minimum, maximum))
            maximum = min(maximum, max(transferred.maximum, minimum))
        }
        return (minimum, maximum)
    }

    /// The definite limits of the height, transferred to the width by the aspect ratio.
    var transferredWidthLimits: (minimum: Double, maximum: Double) {
        let minimum = ratioWidth(height: minimumHeight)
        return (minimum, maximumHeight == .infinity ? .infinity : max(minimum, ratioWidth(height: maximumHeight)))
    }

    /// Returns a width of the content between the limits that an aspect ratio transfers.
    func clampedByRatio(_ width: Double) -> Double {
        guard style.pointee.hasRatio else { return width }
        let limits = transferredWidthLimits
        return max(min(width, limits.maximum), limits.minimum)
    }

    /// Returns a height of the content between the limits of the width that an aspect ratio transfers.
    func clampedByRatio(height: Double) -> Double {
        let minimum = ratioHeight(width: minimumWidth(available: nil, height: nil) ?? edges.horizontal)
        let maximum = fixedWidth(style.pointee.maximumSize.width).map { max(minimum, ratioHeight(width: $0)) }
        return max(min(height, maximum ?? .infinity), minimum)
    }

    /// The minimum width of the style. `nil` for `auto`. Percentages of an indefinite width are zero.
    func minimumWidth(available: Double?, height: Double?) -> Double? {
        let length = style.pointee.minimumSize.width
        if available == nil, case .fitContent = length {
            return clampedByRatio(intrinsicWidths(height: height).minimum)
        }
        return limit(length, available: available, height: height)
            ?? pass.resolve(length, basis: 0).map { borderBox(width: $0) }
    }

    /// The maximum width of the style. `nil` for `none`. Without available space, `fit-content` is the max-content width.
    func maximumWidth(available: Double?, height: Double?) -> Double? {
        let length = style.pointee.maximumSize.width
        if length.isAuto { return nil }
        if available == nil, case .fitContent = length {
            return clampedByRatio(intrinsicWidths(height: height).maximum)
        }
        return limit(length, available: available, height: height)
    }

    /// Returns a limit of the width. The limits of the height apply to keywords through an aspect ratio.
    private func limit(_ length: Length, available: Double?, height: Double?) -> Double? {
        let width = width(length, available: available, height: height)
        return length.isContentKeyword ? width.map { clampedByRatio($0) } : width
    }

    private func hasAutomaticRatioWidth(_ auto: AutoWidth) -> Bool {
        style.pointee.hasRatio && (auto != .stretchAligned || !style.pointee.size.width.isAuto)
            && (style.pointee.size.width.isAuto || style.pointee.size.width.isContentKeyword
                || (containing.width == nil && style.pointee.size.width.isRelative))
    }

    /// Whether a keyword of the style refers to content whose width depends on the height.
    private func hasHeightDependentLimits(height: Double?) -> Bool {
        (style.pointee.size.width.isContentKeyword || style.pointee.minimumSize.width.isContentKeyword
            || style.pointee.maximumSize.width.isContentKeyword) && intrinsicWidths(height: height).dependsOnHeight
    }

    /// The min-content and max-content contributions to the size of a container, with margins (CSS Sizing 3, section 5.1).
    ///
    /// `containing.width` is `nil`, so that cyclic percentages behave as the specification says (section 5.2.1).
    ///
    /// - Parameters:
    ///   - imposedHeight: The height that the parent stretches the box to, if it is known.
    ///   - isStretched: Whether the parent stretches the box once its own height is known.
    func widthContribution(
        imposedHeight: Double? = nil, isStretched: Bool = false,
        automaticMinimum: AutomaticMinimumWidth = .limitedByRatio
    ) -> IntrinsicWidths {
        let height = imposedHeight ?? definiteHeight
        var widths: IntrinsicWidths
        if let width = width(style.pointee.size.width, available: nil, height: height) {
            widths = IntrinsicWidths(minimum: width, maximum: width)
        } else {
            widths = intrinsicWidths(height: height)
        }
        var limits = widthLimits(.fitContent, available: nil, height: height, automaticMinimum)
        // Under a min-content constraint, `fit-content` is the min-content width.
        if case .fitContent = style.pointee.maximumSize.width {
            widths.minimum = min(widths.minimum, intrinsicWidths(height: height).minimum)
        }
        widths.minimum = max(min(widths.minimum, limits.maximum), limits.minimum) + margins.horizontal
        if case .fitContent = style.pointee.minimumSize.width {
            limits.minimum = max(limits.minimum, intrinsicWidths(height: height).maximum)
        }
        widths.maximum = max(min(widths.maximum, limits.maximum), limits.minimum) + margins.horizontal
        widths.dependsOnHeight =
            (style.pointee.hasRelativeHeight || isStretched)
            && (style.pointee.hasRatio || widths.dependsOnHeight || hasHeightDependentLimits(height: height))
        return widths
    }
}
