import ArgumentParser

/// A change of a list of views whose instructions are counted.
enum CountedChange: String, CaseIterable, ExpressibleByArgument {
    case apply, refresh, toggle, reuse, theme, save

    /// The stage of the benchmark that measures the time of the change.
    var stage: String {
        switch self {
        case .apply: "apply to views"
        case .refresh: "refresh views: nothing changed"
        case .toggle: "toggle a class of a view"
        case .reuse: "reuse a cell"
        case .theme: "theme switch of views"
        case .save: "save to views"
        }
    }

    /// Whether the change affects all views of the list. Otherwise, it affects one cell.
    var isOfAllViews: Bool { self != .toggle && self != .reuse }

    /// The maximum number of instructions, as a multiple of those of the same setters by hand. It may only fall.
    var limit: Double {
        switch self {
        case .apply: 1.7
        case .refresh: 46
        case .toggle: 0.66
        case .reuse: 0.68
        case .theme: 7.8
        case .save: 60
        }
    }

    /// Makes the change once without counting, so that all tables exist, and then a second time.
    @MainActor func run(_ makeList: (ListViews) -> any StyledList) {
        let first = makeList(ListViews(cells: Self.cells))
        first.apply()
        if self == .apply {
            let second = makeList(ListViews(cells: Self.cells, firstNumber: 1_000_000))
            return countInstructions { second.apply() }
        }
        change(first, isSecond: false)
        countInstructions { change(first, isSecond: true) }
    }

    @MainActor private func change(_ list: any StyledList, isSecond: Bool) {
        switch self {
        case .apply: list.apply()
        case .refresh: list.refresh()
        case .toggle: list.toggleUnread(7)
        case .reuse: list.reuse(7, as: isSecond ? 2_000_000 : 1_000_000)
        case .theme: list.switchTheme()
        case .save: list.save(SavedOpacity(isSecond ? 0.75 : 0.5))
        }
    }

    /// The number of cells of the list. Each has five views.
    static let cells = 2000
}
