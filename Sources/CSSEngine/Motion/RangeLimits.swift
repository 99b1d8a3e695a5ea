// The range of interpolated values.

extension Property {
    /// Returns a combined value in the range of the property, as a calculation would be (CSS Values 4, section 10.11). An
    /// integer is rounded. Widths and heights are not negative, although stylesheets can declare negative ones.
    func limited(_ value: Value) -> Value {
        let limited = grammar.limited(value).limitingColors
        if name == "letter-spacing", limited.isNoLength { return .keyword(.normal) }
        return name == "width" || name == "height" ? limited.limited(.lengthPercentage, 0 ... .infinity) : limited
    }
}

extension PropertyGrammar {
    /// Returns a combined value in the range of the grammar.
    fileprivate func limited(_ value: Value) -> Value {
        switch self {
        case .number(let range, _): value.limited(.number, range)
        case .integer(let range):
            value.limited(.integer, Double(range.lowerBound)...Double(range.upperBound))
        case .anyInteger: value.limited(.integer, Double(Int32.min)...Double(Int32.max))
        case .nonNegativeNumber: value.limited(.number, Self.notNegative)
        case .length(let options): value.limited(.lengthPercentage, options.range)
        case .insets(let options): value.mappingMembers { $0.limited(.lengthPercentage, options.range) }
        case .cornerRadii: value.mappingMembers { $0.limited(.lengthPercentage, Self.notNegative) }.withoutEqualCorners
        case .lineWidth, .borderWidth, .fontSize, .fontWidth: value.limited(.lengthPercentage, Self.notNegative)
        case .fontWeight: value.limited(.number, FontParser.weightRange)
        case .time(let range): value.limited(.time, range)
        case .gridLine: value.mappingMembers { $0.limited(.gridLine, -.infinity ... .infinity) }
        case .gridTemplate, .gridAutoTracks: value.limitedTracks
        case .shadow, .boxShadow: value.limitedShadows
        case .form: value.limitedRadii
        case .oneOf(let grammars): grammars.reduce(value) { $1.limited($0) }
        case .repeated(let grammar, _): value.mappingMembers(grammar.limited)
        case .sides(let grammar): Value(sides: { grammar.limited(value.side($0)) })
        case .sequence(let grammars, _):
            if case .list(let members) = value {
                .list(zip(members, grammars).map { $1.limited($0) } + members.dropFirst(grammars.count))
            } else {
                grammars[0].limited(value)
            }
        case .color, .boolean, .angle, .ratio, .keyword, .keywordSet, .string, .identifier, .identifiers, .image,
            .fontFamily, .fontStyle, .fontVariantNumeric, .fontFeatureSettings, .transform, .individualTransform,
            .layout, .rect, .point,
            .attributedText, .wholeFont, .viewReference, .display, .alignment, .aspectRatio, .gridAreas, .gridAutoFlow,
            .containerType, .containerNames, .motion, .commaSeparated, .layers, .background, .shorthand:
            value
        }
    }

    private static let notNegative = 0.0 ... .infinity
}

extension CustomPropertySyntax {
    /// Returns a combined value with rounded integers, if the first component that the value can have is one.
    package func limited(_ value: Value) -> Value {
        let hasIntegers = components.contains { $0.kind == .type(.integer) }
        let hasNumbers = components.contains { $0.kind == .type(.number) }
        return (hasIntegers && !hasNumbers ? value.roundingNumbers : value).limitingColors
    }
}

extension Value {
    /// A number of a kind within a range. Other values stay.
    fileprivate func limited(_ kind: NumericKind, _ range: ClosedRange<Double>) -> Value {
        switch (self, kind) {
        case (.number(let number), .number), (.number(let number), .integer), (.number(let number), .gridLine):
            MathExpression.value(.number(number), kind, range)
        case (.length(let points), .lengthPercentage): MathExpression.value(.numeric(points, .px), kind, range)
        case (.percentage(let percentage), .lengthPercentage):
            MathExpression.value(.numeric(percentage, .percent), kind, range)
        case (.time(let seconds), .time): MathExpression.value(.numeric(seconds, .seconds), kind, range)
        case (.math(let expression), .lengthPercentage): MathExpression.value(expression.root, kind, range)
        case (.fitContent(let limit), .lengthPercentage): .fitContent(limit.limited(kind, range))
        default: self
        }
    }

    fileprivate func mappingMembers(_ change: (Value) -> Value) -> Value {
        if case .list(let members) = self { .list(members.map(change)) } else { change(self) }
    }

    /// One radius if the radii of all corners are equal.
    fileprivate var withoutEqualCorners: Value {
        guard case .list(let radii) = self, radii.allSatisfy({ $0 == radii[0] }) else { return self }
        return radii[0]
    }

    /// Whether the value is a length that is printed as 0.
    fileprivate var isNoLength: Bool { if case .length(let points) = self { abs(points) < 5e-7 } else { false } }

    /// The value with sums of colours in their ranges.
    fileprivate var limitingColors: Value {
        switch self {
        case .color(let color): .color(ColorComponents(color).limited.color)
        case .list(let members): .list(members.map(\.limitingColors))
        case .commaSeparated(let members): .commaSeparated(members.map(\.limitingColors))
        default: self
        }
    }

    fileprivate var roundingNumbers: Value {
        switch self {
        case .number: limited(.integer, Double(Int32.min)...Double(Int32.max))
        case .list(let members): .list(members.map(\.roundingNumbers))
        case .commaSeparated(let members): .commaSeparated(members.map(\.roundingNumbers))
        default: self
        }
    }

    /// Tracks whose sizes are not negative.
    fileprivate var limitedTracks: Value {
        guard case .trackList(let tracks) = self else { return self }
        return .trackList(tracks.limited)
    }

    /// A shape or a blur whose radii are not negative.
    fileprivate var limitedRadii: Value {
        func limited(_ value: Value) -> Value { value.limited(.lengthPercentage, 0 ... .infinity) }
        if let radius = custom(as: FilterList.self)?.blurRadius {
            return Value(FilterList(functions: [.init(kind: .blur, argument: limited(radius))]))
        }
        return switch custom(as: BasicShape.self) {
        case .inset(let edges, let radii): Value(BasicShape.inset(edges, radii: radii.map(limited)))
        case .circle(let radius, let center): Value(BasicShape.circle(limited(radius), center: center))
        case .ellipse(let radii, let center): Value(BasicShape.ellipse(radii.map(limited), center: center))
        case .polygon, .path, nil: self
        }
    }

    /// Shadows whose blur radius, the third length, is not negative.
    fileprivate var limitedShadows: Value {
        switch self {
        case .list(var parts) where parts.count > 3:
            parts[3] = parts[3].limited(.lengthPercentage, 0 ... .infinity)
            return .list(parts)
        case .commaSeparated(let shadows): return .commaSeparated(shadows.map(\.limitedShadows))
        default: return self
        }
    }
}

extension ColorComponents {
    /// A sum of premultiplied colours in its range.
    fileprivate var limited: ColorComponents {
        if alpha <= 1 { return clamped() }
        return ColorComponents(space, values * alpha, alpha: 1, missing: missing).clamped()
    }
}

extension GridTrackList {
    fileprivate var limited: GridTrackList {
        GridTrackList(
            items.map { item in
                guard case .track(let size) = item else { return item }
                return switch size {
                case .breadth(let breadth): .track(.breadth(breadth.limited))
                case .minmax(let minimum, let maximum): .track(.minmax(minimum.limited, maximum.limited))
                case .fitContent(let limit): .track(.fitContent(limit.limited(.lengthPercentage, 0 ... .infinity)))
                }
            })
    }
}

extension GridTrackList.Breadth {
    fileprivate var limited: Self {
        switch self {
        case .length(let length): .length(length.limited(.lengthPercentage, 0 ... .infinity))
        case .flexible(let factor): .flexible(max(factor, 0))
        case .auto, .minContent, .maxContent: self
        }
    }
}
