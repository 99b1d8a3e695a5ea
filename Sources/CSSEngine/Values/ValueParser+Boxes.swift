/// Edges, borders, shadows.
extension ValueParser {
    /// One to four values for top, right, bottom and left (CSS Backgrounds 3, section 4.1).
    mutating func edges(_ grammar: PropertyGrammar) -> [Value]? {
        guard let top = value(grammar) else { return nil }
        if position == end { return [top, top, top, top] }
        guard let right = value(grammar) else { return nil }
        if position == end { return [top, right, top, right] }
        guard let bottom = value(grammar) else { return nil }
        if position == end { return [top, right, bottom, right] }
        return value(grammar).map { [top, right, bottom, $0] }
    }

    /// One to four lengths in the order of `UIEdgeInsets`: top, left, bottom, right.
    mutating func insets(_ options: PropertyGrammar.LengthOptions) -> Value? {
        // CSS's rules for values that are left out hold in either direction around the box.
        edges(.length(options)).map { .list($0) }
    }

    private static let mediumLine = 3.0

    /// The width of a border; the words are as wide as in browsers (CSS Backgrounds 3, section 3.3).
    mutating func lineWidth() -> Value? {
        guard let keyword = keyword([.thin, .medium, .thick]) else { return length(.bareNumber) }
        return .length(keyword == .thin ? 1 : keyword == .medium ? Self.mediumLine : 5)
    }

    /// A width, a style and a colour, in any order, at least one of them. What a style shows is `medium` wide.
    mutating func border(_ initial: (Int) -> Value) -> [Value]? {
        var width: Value?
        var style: Keyword?
        var color: Value?
        while position < end {
            if width == nil, let value = lineWidth() {
                width = value
            } else if color == nil, let value = self.color()?.value {
                color = value
            } else if style == nil, let value = borderStyle() {
                style = value
            } else {
                return nil
            }
        }
        guard width != nil || style != nil || color != nil else { return nil }
        let isHidden = style == Keyword.none || style == .hidden
        if isHidden { width = .length(0) } else if style != nil, width == nil { width = .length(Self.mediumLine) }
        return [width ?? initial(0), color ?? initial(1)]
    }

    private mutating func borderStyle() -> Keyword? { keyword([.none, .hidden]) ?? keyword(.visibleBorderStyles) }

    /// `none`, or shadows between commas.
    mutating func shadows() -> Value? {
        if takeWord("none") { return .keyword(.none) }
        guard let first = shadow() else { return nil }
        var shadows = [first]
        while take(.comma) {
            guard let shadow = shadow() else { return nil }
            shadows.append(shadow)
        }
        return shadows.count == 1 ? first : .commaSeparated(shadows)
    }

    /// Two offsets and a blur, the colour before or behind them (CSS Text Decoration 3, section 4); behind a colour,
    /// offsets that are left out are zero, as Nimbus has it.
    private mutating func shadow() -> Value? {
        var color = self.color()?.value
        var lengths: [Value] = []
        while lengths.count < 3, let length = length(lengths.count < 2 ? [.bareNumber, .negative] : .bareNumber) {
            lengths.append(length)
        }
        guard lengths.count >= 2 || color != nil else { return nil }
        if color == nil { color = self.color()?.value }
        while lengths.count < 3 { lengths.append(.length(0)) }
        return .list([color ?? .symbolicColor(.currentColor)] + lengths)
    }
}
