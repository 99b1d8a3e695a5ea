/// The styles of a tree, compiled to plain memory, and what they refer to.
struct StyleTable: Sendable {
    private(set) var styles: [CompiledStyle] = []
    private(set) var expressions: [BoxCalculation] = []
    private(set) var limits: [Length] = []
    private(set) var grids: [GridStyle] = []
    private var unusedStyles: [Int] = []

    /// The largest magnitude of a length, as in Blink. Larger lengths and infinities are clamped, so that sums stay finite.
    static let maximumLength = 33_554_431.0
    /// The largest flex factor and ratio.
    private static let maximumFactor = 1e9

    mutating func add(_ style: BoxStyle) -> Int {
        let compiled = compile(style)
        if let index = unusedStyles.popLast() {
            styles[index] = compiled
            return index
        }
        styles.append(compiled)
        return styles.count - 1
    }

    /// Makes the index available again. Expressions and grids of the style stay until the tree is released.
    mutating func remove(_ index: Int) {
        unusedStyles.append(index)
    }

    private mutating func compile(_ style: BoxStyle) -> CompiledStyle {
        var grid: Int32 = -1
        if !GridStyle.isInitial(style) {
            grids.append(GridStyle(style))
            grid = Int32(grids.count - 1)
        }
        let ratio = style.aspectRatio.map { Self.finite($0.ratio, limit: Self.maximumFactor) } ?? 0
        let border = style.border.map { Self.nonNegative($0) }
        let (padding, margin) = (compile(style.padding), compile(style.margin))
        let (size, minimumSize, maximumSize) =
            (compile(style.size), compile(style.minimumSize), compile(style.maximumSize))
        let edges = [
            padding.top, padding.right, padding.bottom, padding.left, margin.top, margin.right, margin.bottom,
            margin.left,
        ]
        return CompiledStyle(
            display: style.display, position: style.position, boxSizing: style.boxSizing,
            overflow: Self.computed(style.overflow),
            isRightToLeft: style.direction == .rightToLeft, order: style.order,
            containment: style.containment, size: size,
            minimumSize: minimumSize, maximumSize: maximumSize,
            aspectRatio: ratio > 0 ? max(ratio, 1 / Self.maximumFactor) : 0,
            ratioUsesBorderBox: style.boxSizing == .borderBox && style.aspectRatio?.usesBoxSizing == true,
            isReplaced: style.isReplaced,
            inset: compile(style.inset), margin: margin, padding: padding, border: border,
            alignContent: style.alignContent, justifyContent: style.justifyContent, alignItems: style.alignItems,
            justifyItems: style.justifyItems, alignSelf: style.alignSelf, justifySelf: style.justifySelf,
            rowGap: compile(style.rowGap), columnGap: compile(style.columnGap), flexDirection: style.flexDirection,
            flexWrap: style.flexWrap, flexGrow: Self.factor(style.flexGrow), flexShrink: Self.factor(style.flexShrink),
            flexBasis: compile(style.flexBasis), grid: grid,
            fixedEdges: padding.map { max(0, $0.fixedValue) } + border, fixedMargins: margin.map(\.fixedValue),
            hasWidthLimits: !minimumSize.width.isAuto || !maximumSize.width.isAuto,
            hasHeightLimits: !minimumSize.height.isAuto || !maximumSize.height.isAuto,
            hasRelativeHeight: size.height.isRelative || minimumSize.height.isRelative || maximumSize.height.isRelative,
            hasRelativeEdges: edges.contains(where: \.isRelative),
            hasRelativeIntrinsicWidths: style.display == .grid
                && (minimumSize.width.isRelative || maximumSize.width.isRelative
                    || (edges.contains(where: \.isRelative)
                        && !(minimumSize.width.isAuto && maximumSize.width.isAuto)))
        )
    }

    /// Returns the compiled form of a length.
    mutating func compile(_ value: LengthPercentage) -> Length {
        switch value {
        case .length(let length): return .fixed(Self.finite(length))
        case .percentage(let fraction): return .percentage(Self.finite(fraction))
        case .calculation(let expression):
            if let form = expression.linearForm {
                let (length, fraction) = (Self.finite(form.length), Self.finite(form.fraction))
                return expression.containsPercentage ? .linear(length, fraction) : .fixed(length)
            }
            expressions.append(expression)
            return .expression(Int32(expressions.count - 1))
        }
    }

    private mutating func compile(_ value: EdgeLength) -> Length {
        switch value {
        case .auto: .auto
        case .fixed(let length): compile(length)
        }
    }

    private mutating func compile(_ value: SizeValue) -> Length {
        switch value {
        case .auto: return .auto
        case .fixed(let length): return compile(length)
        case .minContent: return .minContent
        case .maxContent: return .maxContent
        case .fitContent(nil): return .fitContent
        case .fitContent(let limit?):
            limits.append(compile(limit))
            return .fitContentLimit(Int32(limits.count - 1))
        case .stretch: return .stretch
        }
    }

    private mutating func compile(_ value: FlexBasis) -> Length {
        switch value {
        case .content: .content
        case .size(let size): compile(size)
        }
    }

    private mutating func compile(_ axes: BoxAxes<SizeValue>) -> BoxAxes<Length> {
        BoxAxes(width: compile(axes.width), height: compile(axes.height))
    }

    private mutating func compile(_ edges: BoxEdges<EdgeLength>) -> BoxEdges<Length> { edges.map { compile($0) } }

    private mutating func compile(_ edges: BoxEdges<LengthPercentage>) -> BoxEdges<Length> { edges.map { compile($0) } }

    /// Returns a length in px. `nil` for keywords, and for percentages of an indefinite basis.
    func resolve(_ length: Length, basis: Double?) -> Double? {
        switch length {
        case .fixed(let value): return value
        case .percentage(let fraction): return basis.map { fraction * $0 }
        case .linear(let value, let fraction): return basis.map { value + fraction * $0 }
        case .expression(let index):
            return basis.map { Self.finite(expressions[Int(index)].value(basis: $0)) }
        case .auto, .minContent, .maxContent, .fitContent, .fitContentLimit, .stretch, .content: return nil
        }
    }

    /// Returns a length of a track in px. `nil` for percentages of an indefinite basis.
    func resolve(_ length: LengthPercentage, basis: Double?) -> Double? {
        switch length {
        case .length(let value): return Self.finite(value)
        case .percentage(let fraction): return basis.map { Self.finite(fraction * $0) }
        case .calculation(let expression):
            guard basis != nil || !expression.containsPercentage else { return nil }
            return Self.finite(expression.value(basis: basis ?? 0))
        }
    }

    /// Returns a finite length. A length that is not a number is zero, as in CSS Values 4, section 10.9.
    static func finite(_ value: Double, limit: Double = maximumLength) -> Double {
        value.isNaN ? 0 : min(max(value, -limit), limit)
    }

    /// Returns the computed value: `visible` is `auto` if the other axis is scrollable (CSS Overflow 3, section 3.1). As in
    /// Blink, `clip` stays.
    private static func computed(_ overflow: BoxAxes<BoxOverflow>) -> BoxAxes<BoxOverflow> {
        var overflow = overflow
        if overflow.width == .visible, overflow.height.isScrollable { overflow.width = .auto }
        if overflow.height == .visible, overflow.width.isScrollable { overflow.height = .auto }
        return overflow
    }

    private static func nonNegative(_ value: Double) -> Double { max(0, finite(value)) }

    private static func factor(_ value: Double) -> Double { max(0, finite(value, limit: maximumFactor)) }
}
