/// The height of a box before its content is laid out. Heights are those of the border box.
struct BoxHeight {
    /// The used height, or `nil` if the content decides.
    private(set) var used: Double?
    private(set) var minimum: Double
    private(set) var maximum = Double.infinity
    /// The height that percentages of the children refer to.
    private(set) var percentageBasis: Double?
    /// Whether the content is a minimum (CSS Sizing 4, section 5.1.1).
    private(set) var hasAutomaticMinimum = false

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
            hasAutomaticMinimum =
                (style.pointee.size.height.isAuto || style.pointee.size.height.isContentKeyword)
                && style.pointee.minimumSize.height.isAuto && !style.pointee.overflow.height.isScrollable
                && !style.pointee.isReplaced && !style.pointee.containsHeight
        }
        used = used.map { max(min($0, maximum), minimum) }
        percentageBasis = used
    }

    /// Applies the height of the content to limits that are keywords.
    mutating func applyContentLimits(content: Double, _ sizer: BoxSizer) {
        if sizer.style.pointee.minimumSize.height.isContentKeyword { minimum = max(minimum, content) }
        if sizer.style.pointee.maximumSize.height.isContentKeyword { maximum = max(content, sizer.edges.vertical) }
        used = used.map { max(min($0, maximum), minimum) }
    }

    /// Raises the height that an aspect ratio gives to that of the content. Returns `false` if the height stays.
    mutating func applyAutomaticMinimum(content: Double) -> Bool {
        guard hasAutomaticMinimum, let height = used, content > height else { return false }
        let raised = max(min(content, maximum), minimum)
        used = raised
        return raised != height
    }

    /// Returns the used height, for a height of the content.
    func resolved(content: Double) -> Double { used ?? max(min(content, maximum), minimum) }
}
