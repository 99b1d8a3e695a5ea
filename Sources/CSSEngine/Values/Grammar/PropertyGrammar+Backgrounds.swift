extension PropertyGrammar {
    /// A part of the images behind a view, with a value for each image (CSS Backgrounds 3, section 2).
    package enum BackgroundPart: Sendable {
        case position, size, repetition

        /// The alternatives that the value can be.
        var terms: [SyntaxTerm] {
            switch self {
            case .position: [.other("<bg-position>#", words: "a position such as “center” or “right 10px top”")]
            case .size:
                [
                    .group(
                        [.group(.length(Self.length), .oneOf, times: "{1,2}")] + .keywords(["cover", "contain"]),
                        .oneOf,
                        times: "#")
                ]
            case .repetition:
                [
                    .group(
                        .keywords(["repeat-x", "repeat-y"])
                            + [.group(.keywords(["repeat", "space", "round", "no-repeat"]), .oneOf, times: "{1,2}")],
                        .oneOf, times: "#")
                ]
            }
        }

        /// Parses the values of all images, separated by commas.
        func parse(_ stream: inout ComponentValueStream) -> Value? { ValueParser.commaSeparated(&stream, layer) }

        /// Parses the value of one image, as it is computed. Does not move if there is none.
        func layer(_ stream: inout ComponentValueStream) -> Value? {
            let start = stream.position
            let value =
                switch self {
                case .position: Self.position(&stream)
                case .size: Self.size(&stream)
                case .repetition: Self.repetition(&stream)
                }
            if value == nil { stream.restore(start) }
            return value
        }

        // MARK: Sizes and repetition

        private static let length: LengthOptions = [.percentage, .auto]

        private static func size(_ stream: inout ComponentValueStream) -> Value? {
            if let keyword = stream.consume([.cover, .contain]) { return .keyword(keyword) }
            guard let width = measured(&stream, length) else { return nil }
            let height = measured(&stream, length) ?? .keyword(.auto)
            return width == .keyword(.auto) && height == width ? width : .list([width, height])
        }

        private static func repetition(_ stream: inout ComponentValueStream) -> Value? {
            if let keyword = stream.consume([.repeatX, .repeatY]) { return .keyword(keyword) }
            let keywords: KeywordSet = [.repeat, .space, .round, .noRepeat]
            guard let first = stream.consume(keywords) else { return nil }
            let second = stream.consume(keywords) ?? first
            switch (first, second) {
            case (.repeat, .noRepeat): return .keyword(.repeatX)
            case (.noRepeat, .repeat): return .keyword(.repeatY)
            default: return first == second ? .keyword(first) : .list([.keyword(first), .keyword(second)])
            }
        }

        private static func measured(
            _ stream: inout ComponentValueStream, _ options: LengthOptions
        ) -> Value? {
            let start = stream.position
            let value = stream.isAtEnd ? nil : NumericParser.length(&stream, options)
            if value == nil { stream.restore(start) }
            return value
        }

        // MARK: Positions

        /// An edge or `center`, with a distance from the edge, or a distance alone.
        private struct Place {
            var edge: Keyword?
            var distance: Value?

            /// Whether the place can be one of an axis.
            func isPossible(horizontally isHorizontal: Bool) -> Bool {
                switch edge {
                case .left, .right: isHorizontal
                case .top, .bottom: !isHorizontal
                default: true
                }
            }

            var isAxisKnown: Bool { edge != nil && edge != .center }

            /// The place as a distance from the left or the top.
            var value: Value {
                let isEnd = edge == .right || edge == .bottom
                guard let distance else { return .percentage(edge == .center ? 50 : isEnd ? 100 : 0) }
                return isEnd ? distance.fromEnd : distance
            }
        }

        /// Parses one to four values. The result is a list of the distances from the left and from the top.
        private static func position(_ stream: inout ComponentValueStream) -> Value? {
            var places: [Place] = []
            var count = 0
            while count < 4, !stream.isAtEnd {
                if let edge = stream.consume([.left, .right, .top, .bottom, .center]) {
                    places.append(Place(edge: edge))
                } else if let distance = measured(&stream, [.percentage, .negative]) {
                    places.append(Place(distance: distance))
                } else {
                    break
                }
                count += 1
            }
            if count > 2 {
                // A distance belongs to the edge before it.
                var merged: [Place] = []
                for place in places {
                    if place.edge != nil {
                        merged.append(place)
                    } else if let last = merged.last, last.isAxisKnown, last.distance == nil {
                        merged[merged.count - 1].distance = place.distance
                    } else {
                        return nil
                    }
                }
                places = merged
            }
            switch places.count {
            case 1: places.append(Place(edge: .center))
            case 2: break
            default: return nil
            }
            // Only keywords can be in either order.
            let isSwapped = !places[0].isPossible(horizontally: true) || !places[1].isPossible(horizontally: false)
            if isSwapped {
                guard places.allSatisfy({ $0.edge != nil }) || count == 1 else { return nil }
                places.swapAt(0, 1)
            }
            guard places[0].isPossible(horizontally: true), places[1].isPossible(horizontally: false) else {
                return nil
            }
            return .list(places.map(\.value))
        }
    }
}

extension Value {
    /// The distance from the start, for a distance from the end: `calc(100% - 10px)` for `10px`.
    fileprivate var fromEnd: Value {
        let node: MathNode
        switch self {
        case .percentage(let percentage): return .percentage(100 - percentage)
        case .length(let points): node = .numeric(points, .px)
        case .relativeLength(let number, let unit): node = .numeric(number, unit)
        case .math(let expression): node = expression.root
        default: return self
        }
        return MathExpression.value(
            .adding([.numeric(100, .percent), .multiplying([.number(-1), node])]), .lengthPercentage,
            -.infinity ... .infinity)
    }

    /// The values of the images of a property with a value for each image.
    package var layers: [Value] { if case .commaSeparated(let values) = self { values } else { [self] } }

    /// Creates the value of a property with a value for each image.
    init(layers: [Value]) { self = layers.count == 1 ? layers[0] : .commaSeparated(layers) }
}
