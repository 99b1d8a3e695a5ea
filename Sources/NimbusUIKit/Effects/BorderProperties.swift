import CSSEngine

/// The properties of borders, and their values for the four sides of a view.
@MainActor enum BorderProperties {
    /// The properties of borders among the properties of an effect.
    @MainActor struct Role {
        /// The index of the first of the `lines`.
        fileprivate let first: Int
        /// The index of the first of the `colors`. `nil` if there are none.
        fileprivate let colors: Int?
        /// The index of `direction`.
        fileprivate let direction: Int
        /// The properties that only choose who draws the border, so that `current` has no meaning there.
        fileprivate let ignored: Range<Int>

        /// - Parameters:
        ///   - names: The properties of the effect, with all `lines` and, if there are colours, all `colors` in their order.
        ///   - ignored: The properties whose `current` has no meaning: the `lines`, the `colors`, or none.
        init(in names: [String], ignoring ignored: [String] = []) {
            first = names.place(of: BorderProperties.lines[0])
            colors = names.firstIndex(of: BorderProperties.colors[0])
            direction = names.place(of: "direction")
            let start = ignored.first.map { names.place(of: $0) } ?? 0
            self.ignored = start..<start + ignored.count
        }

        /// Returns the index of the width of a side, clockwise from the top.
        func width(_ side: Int) -> Int { first + BorderProperties.width(side) }

        /// Returns the index of the style of a side.
        func style(_ side: Int) -> Int { first + BorderProperties.style(side) }

        /// Returns the index of the colour of a side. `nil` if the effect has no colours.
        func color(_ side: Int) -> Int? { colors.map { $0 + BorderProperties.color(side) } }
    }

    /// `border-width` and `border-style`, and then the width and the style of each side in the order of `BorderPart.sides`.
    static let lines =
        [BorderPart.width.name, BorderPart.style.name]
        + BorderPart.sides.flatMap { side in [BorderPart.width, .style].map { $0.name(of: side) } }

    /// `border-color`, and the colour of each side.
    static let colors = [BorderPart.color.name] + BorderPart.color.sideNames

    static let all = lines + colors

    /// Returns the index of the width of a side in `all`.
    static func width(_ side: Int) -> Int { 2 + 2 * side }

    private static func style(_ side: Int) -> Int { 3 + 2 * side }

    private static func color(_ side: Int) -> Int { 1 + side }

    /// Returns the index of a physical side among the logical sides.
    private static func logical(_ side: Int, _ direction: CSS.Environment.LayoutDirection) -> Int {
        side % 2 == 0 || direction == .leftToRight ? side + 4 : 8 - side
    }

    /// Returns whether values set a side that the direction can mirror.
    static func haveInlineSide(_ values: [Value?], _ role: Role) -> Bool {
        [5, 7].contains { side in
            let indices = [role.width(side), role.style(side), role.color(side)]
            return indices.contains { $0.flatMap { values[$0] } != nil }
        }
    }

    /// Gives the properties of physical sides the values that apply to them: the used width, the style and the colour.
    /// - Parameter properties: The properties of the values.
    static func resolve(
        _ values: inout [Value?], _ properties: [PropertyID?], _ role: Role, _ computed: ComputedStyle,
        _ direction: CSS.Environment.LayoutDirection
    ) {
        for index in role.ignored where values[index] == .keyword(.current) { values[index] = nil }
        let direction = direction.overridden(by: values[role.direction])
        func resolve(_ side: Int, whole: Int, _ first: Int, _ index: (Int) -> Int) -> Value? {
            let (physical, logical) = (first + index(side), first + index(logical(side, direction)))
            guard values[physical] != nil, values[logical] != nil, let own = properties[physical],
                let other = properties[logical]
            else { return values[physical] ?? values[logical] ?? values[first + whole]?.side(side) }
            return values[computed.strongest(own, other) == own ? physical : logical]
        }
        let first = role.first
        if values[first..<first + lines.count].contains(where: { $0 != nil }) {
            for side in 0..<4 {
                let line = resolve(side, whole: 1, first, style)
                let isVisible = line.map { !$0.isInvisibleLine } ?? (values[first] != nil)
                let width = resolve(side, whole: 0, first, width) ?? .length(3)
                values[first + style(side)] = line
                values[first + self.width(side)] = isVisible ? width : .length(0)
            }
        }
        guard let colors = role.colors else { return }
        for side in 0..<4 { values[colors + color(side)] = resolve(side, whole: 0, colors, color) }
    }
}

extension [String] {
    /// Returns the index of a property, which must be among the properties of an effect.
    func place(of name: String) -> Int {
        guard let index = firstIndex(of: name) else { preconditionFailure("the effect has no property \(name)") }
        return index
    }
}
