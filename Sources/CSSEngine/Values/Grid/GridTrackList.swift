/// The tracks of one axis of a grid with the names of their lines (CSS Grid 2, sections 7.2 and 7.6).
///
/// The value of `grid-template-rows`, `grid-template-columns`, `grid-auto-rows` and `grid-auto-columns`.
public struct GridTrackList: Hashable, Sendable {
    /// A part of a list.
    package enum Item: Hashable, Sendable {
        /// The names of a line: `[a b]`.
        case lineNames(LineNames)
        /// The size of a track.
        case track(Size)
        /// `repeat()`.
        case repetition(Repetition)
    }

    /// The names of a line, compared by code point.
    package struct LineNames: Hashable, Sendable {
        private let storage: [BytewiseString]

        /// Creates the names of a line.
        package init(_ names: [String]) {
            storage = names.map(BytewiseString.init)
        }

        /// The names in the order of the value.
        package var names: [String] { storage.map(\.string) }
    }

    /// A number of repeated tracks. The items contain no other repetition.
    package struct Repetition: Hashable, Sendable {
        /// The number of repetitions.
        package enum Count: Hashable, Sendable {
            /// At least 1, at most `GridTrackList.maximumRepetitionCount`.
            case times(Int)
            case autoFill, autoFit
            /// A number of times that depends on the element. Its computed value is `times`.
            case calculation(Value)

            /// Creates the count of a number or a calculation.
            init(_ value: Value) {
                guard case .number(let number) = value else {
                    self = .calculation(value)
                    return
                }
                self = .times(min(max(Int(number), 1), GridTrackList.maximumRepetitionCount))
            }

            fileprivate func mapParts(_ change: (Value) -> Value) -> Self {
                if case .calculation(let value) = self { Self(change(value)) } else { self }
            }
        }

        /// The number of repetitions.
        package let count: Count
        /// The repeated tracks and line names.
        package let items: [Item]

        /// Creates a repetition.
        package init(_ count: Count, _ items: [Item]) {
            self.count = count
            self.items = items
        }
    }

    /// The size of a track: `<track-size>`.
    package enum Size: Hashable, Sendable {
        /// One breadth for the minimum and the maximum. Of `auto`, the minimum is the automatic minimum.
        case breadth(Breadth)
        /// `minmax()`. The minimum is not a flexible breadth.
        case minmax(Breadth, Breadth)
        /// `fit-content()` of a length or percentage.
        case fitContent(Value)
    }

    /// The minimum or maximum of a track: `<track-breadth>`.
    package enum Breadth: Hashable, Sendable {
        /// A length, a percentage or a calculation of both.
        case length(Value)
        /// A number of `fr`.
        case flexible(Double)
        case auto, minContent, maxContent
    }

    /// The maximum number of a `repeat()`. Larger numbers are clamped, as in Chromium.
    package static let maximumRepetitionCount = 10_000_000

    /// The tracks and line names in the order of the value.
    package let items: [Item]

    /// Creates a list.
    package init(_ items: [Item]) {
        self.items = items
    }

    func mapParts(_ change: (Value) -> Value) -> GridTrackList {
        GridTrackList(items.map { $0.mapParts(change) })
    }
}

extension GridTrackList.Item {
    fileprivate func mapParts(_ change: (Value) -> Value) -> Self {
        switch self {
        case .lineNames: self
        case .track(let size): .track(size.mapParts(change))
        case .repetition(let repetition):
            .repetition(.init(repetition.count.mapParts(change), repetition.items.map { $0.mapParts(change) }))
        }
    }
}

extension GridTrackList.Size {
    fileprivate func mapParts(_ change: (Value) -> Value) -> Self {
        switch self {
        case .breadth(let breadth): .breadth(breadth.mapParts(change))
        case .minmax(let minimum, let maximum): .minmax(minimum.mapParts(change), maximum.mapParts(change))
        case .fitContent(let limit): .fitContent(change(limit))
        }
    }
}

extension GridTrackList.Breadth {
    fileprivate func mapParts(_ change: (Value) -> Value) -> Self {
        if case .length(let length) = self { .length(change(length)) } else { self }
    }
}

// MARK: Serialisation

extension GridTrackList {
    /// The serialisation of the computed value (CSS Grid 2, section 7.2.6).
    package var cssText: String { Self.text(items) }

    private static func text(_ items: [Item]) -> String {
        items.map { item in
            switch item {
            case .lineNames(let line): "[\(line.names.map(identifierText).joined(separator: " "))]"
            case .track(let size): size.cssText
            case .repetition(let repetition): "repeat(\(repetition.count.cssText), \(text(repetition.items)))"
            }
        }.joined(separator: " ")
    }
}

extension GridTrackList.Repetition.Count {
    fileprivate var cssText: String {
        switch self {
        case .times(let count): "\(count)"
        case .calculation(let value): value.cssText
        case .autoFill: "auto-fill"
        case .autoFit: "auto-fit"
        }
    }
}

extension GridTrackList.Size {
    fileprivate var cssText: String {
        switch self {
        case .breadth(let breadth): breadth.cssText
        case .minmax(let minimum, let maximum): "minmax(\(minimum.cssText), \(maximum.cssText))"
        case .fitContent(let limit): "fit-content(\(limit.cssText))"
        }
    }
}

extension GridTrackList.Breadth {
    fileprivate var cssText: String {
        switch self {
        case .length(let length): length.cssText
        case .flexible(let factor): numberText(factor) + "fr"
        case .auto: "auto"
        case .minContent: "min-content"
        case .maxContent: "max-content"
        }
    }
}
