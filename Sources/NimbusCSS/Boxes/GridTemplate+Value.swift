import BoxLayout
import CSSEngine

extension Value {
    /// The template of an axis. `nil` for all other values.
    var gridTemplate: GridTemplate? {
        switch self {
        case .keyword(.none): []
        case .trackList(let tracks): GridTemplate(tracks)
        default: nil
        }
    }

    /// The sizes of implicit tracks. `nil` for all other values.
    var gridAutoTracks: [GridTrackSize]? {
        guard case .trackList(let tracks) = self else { return nil }
        let sizes = tracks.items.compactMap { item in
            if case .track(let size) = item { GridTrackSize(size) } else { nil }
        }
        return sizes.count == tracks.items.count ? sizes : nil
    }
}

extension GridTemplate {
    /// Creates a template from tracks. `nil` if a calculation is not supported.
    fileprivate init?(_ tracks: GridTrackList) {
        self = []
        for item in tracks.items {
            if case .repetition(let repetition) = item {
                let items = repetition.items.compactMap { GridTrackListItem($0) }
                guard items.count == repetition.items.count, let count = GridRepeatCount(repetition.count) else {
                    return nil
                }
                append(.repetition(count, items))
            } else {
                guard let item = GridTrackListItem(item) else { return nil }
                append(.item(item))
            }
        }
    }
}

extension GridTrackListItem {
    fileprivate init?(_ item: GridTrackList.Item) {
        switch item {
        case .lineNames(let line): self = .lineNames(line.names)
        case .track(let size):
            guard let size = GridTrackSize(size) else { return nil }
            self = .track(size)
        case .repetition: return nil
        }
    }
}

extension GridRepeatCount {
    /// `nil` for a calculation, which no computed value has.
    fileprivate init?(_ count: GridTrackList.Repetition.Count) {
        switch count {
        case .times(let number): self = .times(number)
        case .calculation: return nil
        case .autoFill: self = .autoFill
        case .autoFit: self = .autoFit
        }
    }
}

extension GridTrackSize {
    fileprivate init?(_ size: GridTrackList.Size) {
        switch size {
        case .breadth(let breadth):
            guard let breadth = GridTrackBreadth(breadth) else { return nil }
            self = .breadth(breadth)
        case .minmax(let minimum, let maximum):
            guard let minimum = GridTrackBreadth(minimum), let maximum = GridTrackBreadth(maximum) else { return nil }
            self = .minmax(minimum, maximum)
        case .fitContent(let limit):
            guard let length = LengthPercentage(limit, isNegativeAllowed: false) else { return nil }
            self = .fitContent(length)
        }
    }
}

extension GridTrackBreadth {
    fileprivate init?(_ breadth: GridTrackList.Breadth) {
        switch breadth {
        case .length(let value):
            guard let length = LengthPercentage(value, isNegativeAllowed: false) else { return nil }
            self = .fixed(length)
        case .flexible(let factor): self = .flex(factor)
        case .auto: self = .auto
        case .minContent: self = .minContent
        case .maxContent: self = .maxContent
        }
    }
}
