/// The height of a box before its content is laid out. Heights are those of the border box.
struct BoxHeight {
    /// The used height, or `nil` if the content decides.
    private(set) var used: Double?
    private(set) var minimum: Double
    private(set) var maximum = Double.infinity
    /// The height that percentages of the children refer to.
    private(set) var percentageBasis: Double?
    private var minimumIsContent = false
    private var maximumIsContent = false
    /// Whether the content is a minimum (CSS Sizing 4, section 5.1.1).
    private var hasAutomaticMinimum = false

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
                style.pointee.size.height.isAuto && style.pointee.minimumSize.height.isAuto
                && !style.pointee.isScrollContainer
        }
        used = used.map { max(min($0, maximum), minimum) }
        percentageBasis = used
        minimumIsContent = style.pointee.minimumSize.height.isContentKeyword
        maximumIsContent = style.pointee.maximumSize.height.isContentKeyword
    }

    /// Returns the used height, for a height of the content.
    func resolved(content: Double) -> Double {
        let maximum = maximumIsContent ? content : maximum
        var minimum = minimumIsContent ? max(minimum, content) : minimum
        if hasAutomaticMinimum { minimum = max(minimum, min(content, maximum)) }
        return max(min(used ?? content, maximum), minimum)
    }
}
