/// An operation on two computed values of a property (CSS Values 4, section 3; Web Animations 1, section 5.4).
package struct ValueCombination {
    package enum Operation: Hashable, Sendable {
        /// Goes from the first value to the second one by a progress, which can be outside of 0 to 1.
        case interpolate(Double)
        /// Adds the second value to the first one. Lists are joined.
        case add
        /// Adds the second value to the first one. The members of lists are added.
        case accumulate
    }

    let operation: Operation
    /// The size in points of the box that percentages of transforms refer to.
    let box: (width: Double, height: Double)

    package init(_ operation: Operation, box: (width: Double, height: Double)) {
        (self.operation, self.box) = (operation, box)
    }

    /// The factors of the two values.
    private var weights: (first: Double, second: Double) {
        if case .interpolate(let progress) = operation { (1 - progress, progress) } else { (1, 1) }
    }

    // MARK: Values

    /// Combines two computed values of a property.
    /// - Returns: `nil` if the values cannot be combined: then an interpolation is discrete, and an addition is the second
    ///   value. The result can be outside of the property's range: see `Property.limited(_:)`.
    package func combine(_ first: Value, _ second: Value, as property: Property) -> Value? {
        switch property.name {
        case "visibility": visibility(first, second)
        case "display": display(first, second)
        case "letter-spacing": combine(first.withoutNormal, second.withoutNormal)
        case "transform-origin": members(first.coordinates, second.coordinates).map { .list($0) }
        default: combine(first, second, as: property.grammar)
        }
    }

    private func combine(_ first: Value, _ second: Value, as grammar: PropertyGrammar) -> Value? {
        switch grammar {
        case .transform: transforms(first, second)
        case .individualTransform(let property): arguments(first, second, of: property)
        case .form: shapes(first, second) ?? blurs(first, second) ?? combine(first, second)
        case .shadow: shadows(first, second, initial: Self.textShadow)
        case .boxShadow: shadows(first, second, initial: Self.boxShadow)
        case .cornerRadii: corners(first, second)
        case .sides:
            members((0..<4).map(first.side), (0..<4).map(second.side)).map { .list($0) }
        default: combine(first, second)
        }
    }

    /// Combines two computed values of a custom property with a syntax.
    package func combine(_ first: Value, _ second: Value) -> Value? {
        if let result = numbers(first, second) { return result }
        switch (first, second) {
        case (.color(let first), .color(let second)): return .color(color(first, second))
        case (.symbolicColor, .color), (.color, .symbolicColor), (.symbolicColor, .symbolicColor):
            return colorsOfSchemes(first, second)
        case (.ratio(let width, let height), .ratio(let otherWidth, let otherHeight)):
            return ratio(width / height, otherWidth / otherHeight)
        case (.list(let first), .list(let second)): return members(first, second).map { .list($0) }
        case (.commaSeparated(let first), .commaSeparated(let second)):
            return members(first, second).map { .commaSeparated($0) }
        case (.fitContent(let first), .fitContent(let second)):
            return numbers(first, second).map { .fitContent($0) }
        case (.trackList(let first), .trackList(let second)):
            return tracks(first, second).map { .trackList($0) }
        default:
            if first == second, operation.isInterpolation { return first }
            guard let first = first.custom(as: TransformFunctionList.self),
                let second = second.custom(as: TransformFunctionList.self)
            else { return nil }
            return writtenTransforms(first, second)
        }
    }

    private func members(_ first: [Value], _ second: [Value]) -> [Value]? {
        guard first.count == second.count else { return nil }
        var members: [Value] = []
        for (first, second) in zip(first, second) {
            guard let member = combine(first, second) ?? (first == second ? first : nil) else { return nil }
            members.append(member)
        }
        return members
    }

    // MARK: Numbers

    /// Combines numbers, lengths, percentages and calculations; `nil` if they are of different types.
    func numbers(_ first: Value, _ second: Value) -> Value? {
        guard let (first, kind) = first.term, let (second, secondKind) = second.term, kind == secondKind else {
            return nil
        }
        return MathExpression.value(
            .adding([.multiplying([.number(weights.first), first]), .multiplying([.number(weights.second), second])]),
            kind, -.infinity ... .infinity)
    }

    func number(_ first: Double, _ second: Double) -> Double {
        first * weights.first + second * weights.second
    }

    /// Interpolates the logarithms of two ratios (CSS Sizing 4, section 4.1).
    private func ratio(_ first: Double, _ second: Double) -> Value? {
        guard operation.isInterpolation, first > 0, second > 0, first.isFinite, second.isFinite else { return nil }
        return .ratio(exponential(number(logarithm(first), logarithm(second))), 1)
    }

    // MARK: Colours

    /// Combines two colours, premultiplied. Legacy colours are combined in sRGB, others in Oklab (CSS Color 4, section 12.1).
    private func color(_ first: CSS.Color, _ second: CSS.Color) -> CSS.Color {
        let isLegacy = first.space.isLegacy && second.space.isLegacy
        let space: ColorSpace = isLegacy ? .rgb : .oklab
        let result: ColorComponents
        if case .interpolate(let progress) = operation {
            result = ColorComponents(first).interpolated(
                to: ColorComponents(second), in: space, .shorter, progress: progress)
        } else {
            let (first, second) = (
                ColorComponents(first).converted(to: space), ColorComponents(second).converted(to: space)
            )
            let sum = first.values * first.alpha + second.values * second.alpha
            // Only the value that is shown is limited: `ColorComponents.limited`.
            let alpha = first.alpha + second.alpha
            return ColorComponents(space, alpha == 0 ? sum : sum / alpha, alpha: alpha).color
        }
        return result.clamped().color
    }

    /// Combines two colours of which one at least differs by colour scheme.
    private func colorsOfSchemes(_ first: Value, _ second: Value) -> Value? {
        func combined(_ scheme: CSS.Environment.ColorScheme) -> Value? {
            var context = ResolutionContext()
            context.colorScheme = scheme
            guard case .color(let first) = first.resolved(in: context),
                case .color(let second) = second.resolved(in: context)
            else { return nil }
            return .color(color(first, second))
        }
        guard let light = combined(.light), let dark = combined(.dark) else { return nil }
        return Value(light: light, dark: dark)
    }

    // MARK: Keywords

    /// Between the ends, a view is visible if it is visible at one of them (CSS Display 4, section 4).
    private func visibility(_ first: Value, _ second: Value) -> Value? {
        guard case .interpolate(let progress) = operation,
            first == .keyword(.visible) || second == .keyword(.visible)
        else { return nil }
        return progress <= 0 ? first : progress >= 1 ? second : .keyword(.visible)
    }

    /// From one end to the other, an element is displayed if it is displayed at one of them (CSS Display 4, section 2.9).
    private func display(_ first: Value, _ second: Value) -> Value? {
        guard case .interpolate(let progress) = operation, first != second,
            first == .keyword(.none) || second == .keyword(.none)
        else { return nil }
        return progress < 0 ? first : progress > 1 ? second : first == .keyword(.none) ? second : first
    }

    // MARK: Shadows

    /// A shadow that cannot be seen, to which a longer list is interpolated.
    private static let textShadow: [Value] = [.color(.transparent), .length(0), .length(0), .length(0)]
    private static let boxShadow = textShadow + [.length(0)]

    /// Combines lists of shadows. The shorter list is filled up with shadows that cannot be seen.
    private func shadows(_ first: Value, _ second: Value, initial: [Value]) -> Value? {
        guard var first = first.shadows, var second = second.shadows else { return nil }
        if operation == .add { return Value(shadows: first + second) }
        func filler(for other: [Value]) -> [Value] { initial + other.dropFirst(initial.count) }
        while first.count < second.count { first.append(filler(for: second[first.count])) }
        while second.count < first.count { second.append(filler(for: first[second.count])) }
        var shadows: [[Value]] = []
        for (first, second) in zip(first, second) {
            guard let shadow = members(first, second) else { return nil }
            shadows.append(shadow)
        }
        return Value(shadows: shadows)
    }

    // MARK: Corners

    private func corners(_ first: Value, _ second: Value) -> Value? {
        let first = if case .list(let radii) = first { radii } else { Array(repeating: first, count: 4) }
        let second = if case .list(let radii) = second { radii } else { Array(repeating: second, count: 4) }
        return members(first, second).map { .list($0) }
    }

    // MARK: Tracks

    /// Combines lists with the same tracks and repetitions, without automatic ones (CSS Grid 2, section 7.2.4). `nil` if no track can
    /// be combined. The names of lines are those of the nearer list.
    private func tracks(_ first: GridTrackList, _ second: GridTrackList) -> GridTrackList? {
        guard let (items, isCombined) = items(first.items, second.items), isCombined else { return nil }
        return GridTrackList(items)
    }

    private func items(
        _ first: [GridTrackList.Item], _ second: [GridTrackList.Item]
    ) -> (items: [GridTrackList.Item], isCombined: Bool)? {
        let pairs = (first.filter { !$0.isLineNames }, second.filter { !$0.isLineNames })
        guard pairs.0.count == pairs.1.count else { return nil }
        var combined: [GridTrackList.Item] = []
        var isCombined = false
        for (first, second) in zip(pairs.0, pairs.1) {
            switch (first, second) {
            case (.track(let first), .track(let second)):
                let size = size(first, second)
                if size != nil { isCombined = true }
                // Tracks of different kinds change at once, and the others do not.
                combined.append(.track(size ?? (isSecondNearer ? second : first)))
            case (.repetition(let first), .repetition(let second)):
                guard case .times = first.count, first.count == second.count,
                    let (items, areItemsCombined) = items(first.items, second.items)
                else { return nil }
                if areItemsCombined { isCombined = true }
                combined.append(.repetition(.init(first.count, items)))
            default: return nil
            }
        }
        var remaining = combined[...]
        let items = (isSecondNearer ? second : first).map { $0.isLineNames ? $0 : remaining.removeFirst() }
        return (items, isCombined)
    }

    private func size(_ first: GridTrackList.Size, _ second: GridTrackList.Size) -> GridTrackList.Size? {
        switch (first, second) {
        case (.breadth(let first), .breadth(let second)): breadth(first, second).map { .breadth($0) }
        case (.fitContent(let first), .fitContent(let second)): numbers(first, second).map { .fitContent($0) }
        case (.minmax(let minimum, let maximum), .minmax(let otherMinimum, let otherMaximum)):
            .minmax(
                breadth(minimum, otherMinimum) ?? (isSecondNearer ? otherMinimum : minimum),
                breadth(maximum, otherMaximum) ?? (isSecondNearer ? otherMaximum : maximum))
        default: nil
        }
    }

    private func breadth(
        _ first: GridTrackList.Breadth, _ second: GridTrackList.Breadth
    ) -> GridTrackList.Breadth? {
        switch (first, second) {
        case (.length(let first), .length(let second)): numbers(first, second).map { .length($0) }
        case (.flexible(let first), .flexible(let second)): .flexible(number(first, second))
        default: nil
        }
    }

    /// Whether a value that cannot be interpolated is the second one.
    private var isSecondNearer: Bool { weights.second >= 0.5 }
}

extension ValueCombination.Operation {
    var isInterpolation: Bool { if case .interpolate = self { true } else { false } }
}

extension Value {
    /// The value as a term of a sum, and its type; `nil` if it is no number.
    var term: (node: MathNode, kind: NumericKind)? {
        switch self {
        case .relativeLength(let value, let unit): (.numeric(value, unit), .lengthPercentage)
        case .number(let number): (.number(number), .number)
        case .length(let points): (.numeric(points, .px), .lengthPercentage)
        case .percentage(let percentage): (.numeric(percentage, .percent), .lengthPercentage)
        case .angle(let degrees): (.numeric(degrees, .degrees), .angle)
        case .time(let seconds): (.numeric(seconds, .seconds), .time)
        case .resolution(let pixels): (.numeric(pixels, .dppx), .resolution)
        case .math(let expression): (expression.root, .lengthPercentage)
        default: nil
        }
    }

    /// The coordinates of a position in two dimensions, with percentages in place of keywords. Other coordinates stay.
    fileprivate var coordinates: [Value] {
        let parts = if case .list(let parts) = self { parts } else { [self] }
        let isVerticalFirst = [.keyword(.top), .keyword(.bottom)].contains(parts[0])
        let other = parts.count > 1 ? parts[1] : .keyword(.center)
        return (isVerticalFirst ? [other, parts[0]] : [parts[0], other]).map { coordinate in
            switch coordinate {
            case .keyword(.left), .keyword(.top): .percentage(0)
            case .keyword(.center): .percentage(50)
            case .keyword(.right), .keyword(.bottom): .percentage(100)
            default: coordinate
            }
        }
    }

    /// The value with a length instead of the keyword `normal`.
    fileprivate var withoutNormal: Value { self == .keyword(.normal) ? .length(0) : self }

    /// The shadows in the value of a property of shadows; `nil` for other values.
    fileprivate var shadows: [[Value]]? {
        if self == .keyword(.none) { return [] }
        let shadows = if case .commaSeparated(let shadows) = self { shadows } else { [self] }
        return shadows.allSatisfy(\.isList) ? shadows.map(\.parts) : nil
    }

    private var isList: Bool { if case .list = self { true } else { false } }

    fileprivate init(shadows: [[Value]]) {
        let values = shadows.map { Value.list($0) }
        self = values.isEmpty ? .keyword(.none) : values.count == 1 ? values[0] : .commaSeparated(values)
    }
}

extension GridTrackList.Item {
    fileprivate var isLineNames: Bool { if case .lineNames = self { true } else { false } }
}
