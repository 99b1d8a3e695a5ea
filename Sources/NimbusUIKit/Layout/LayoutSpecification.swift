import CSSEngine

/// What a view's style says about where it is put.
struct LayoutSpecification: Equatable {
    var width, height: Extent?
    var minimumWidth, minimumHeight, maximumWidth, maximumHeight: Extent?
    /// Added to the size once.
    var horizontalPadding, verticalPadding: Extent?
    var top, left, bottom, right: Extent?
    var horizontalAlignment, verticalAlignment: Keyword?
    var relative: RelativeTarget?
    var marginTop, marginRight, marginBottom, marginLeft: Extent?

    /// Nil where nothing is said.
    @MainActor init?(_ style: ComputedStyle, _ properties: LayoutProperties, _ place: StylePlace, _ view: UIView) {
        func value(_ name: String) -> Value? { properties.value(of: name, in: style) }
        func extent(_ name: String) -> Extent? { Extent(value(name), place) }
        func keyword(_ name: String) -> Keyword? {
            if case .keyword(let keyword) = value(name) { keyword } else { nil }
        }
        width = extent("width")
        height = extent("height")
        minimumWidth = extent("min-width")
        minimumHeight = extent("min-height")
        maximumWidth = extent("max-width")
        maximumHeight = extent("max-height")
        // The padding of a button is its content's.
        let isContent = view is UIButton
        verticalPadding = extent("-mobile-vpadding") ?? (isContent ? nil : extent("padding-top"))
        horizontalPadding = extent("-mobile-hpadding") ?? (isContent ? nil : extent("padding-right"))
        (top, left, bottom, right) = (extent("top"), extent("left"), extent("bottom"), extent("right"))
        horizontalAlignment = keyword("-mobile-halign")
        verticalAlignment = keyword("-mobile-valign")
        relative = if case .string(let text) = value("-mobile-relative") { RelativeTarget(text) } else { nil }
        (marginTop, marginBottom) = (extent("margin-top"), extent("margin-bottom"))
        (marginLeft, marginRight) = (extent("margin-left"), extent("margin-right"))
        if self == LayoutSpecification() { return nil }
    }

    private init() {}

    /// Whether the view's own idea of its size counts.
    var asksForContent: Bool { width == .auto || height == .auto }
}
