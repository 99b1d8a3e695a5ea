/// The height of a box before its content is laid out. Heights are those of the border box.
struct BoxHeight {
    /// The used height, or `nil` if the content decides.
    private(set) var used: Double?
    private(set) var minimum: Double
    private(set) var maximum = Double.infinity
    /// The height that percentages of the children refer to.
    private(set) var percentageBasis: Double?
    /// Whether the height of the content is needed first, for an aspect ratio or for keywords such as `min-content`.
    private(set) var needsContent = false
    private var usesContentAsMinimum = false

    init(_ constraints: BoxConstraints, _ sizer: BoxSizer) {
        minimum = sizer.edges.vertical
        switch constraints.height {
        case .imposed(let height, let isDefinite):
            used = max(height, minimum)
            percentageBasis = isDefinite ? used : nil
        case .content: break
        case .fromStyle: resolveStyle(width: constraints.width, sizer)
        }
    }

    private mutating func resolveStyle(width: Double, _ sizer: BoxSizer) {
        let style = sizer.style
        minimum = sizer.minimumHeight
        maximum = sizer.maximumHeight
        used = sizer.definiteHeight(style.pointee.size.height)
        if used == nil, style.pointee.hasRatio {
            used = sizer.ratioHeight(width: width)
            // The automatic minimum of boxes with an aspect ratio is the content (CSS Sizing 4, section 5.1.1).
            usesContentAsMinimum =
                style.pointee.size.height.isAuto && style.pointee.minimumSize.height.isAuto
                && !style.pointee.isScrollContainer
        }
        used = used.map { max(min($0, maximum), minimum) }
        percentageBasis = used
        needsContent =
            usesContentAsMinimum || style.pointee.minimumSize.height.isContentKeyword
            || style.pointee.maximumSize.height.isContentKeyword
    }

    /// Applies the height of the content.
    mutating func resolve(content: Double, _ sizer: BoxSizer) {
        if sizer.style.pointee.minimumSize.height.isContentKeyword { minimum = max(minimum, content) }
        if sizer.style.pointee.maximumSize.height.isContentKeyword { maximum = content }
        if usesContentAsMinimum { minimum = max(minimum, min(content, maximum)) }
        used = used.map { max(min($0, maximum), minimum) }
    }
}
