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

    /// The number of views or cells that the instructions are divided by.
    var divisor: Int {
        switch self {
        case .toggle, .reuse: Self.changedCells.count
        case .apply, .refresh, .theme, .save: Self.cells * 5
        }
    }

    /// The maximum number of instructions, as a multiple of those of the same setters by hand. It may only fall.
    var limit: Double {
        switch self {
        case .apply: 1.7
        case .refresh: 46
        case .toggle: 1.5
        case .reuse: 1.45
        case .theme: 7.8
        case .save: 60
        }
    }

    /// Makes the change twice without counting, so that all tables exist and the texts that the list shows again have been
    /// measured, and then a third time.
    @MainActor func run(_ makeList: (ListViews) -> any StyledList) {
        let first = makeList(ListViews(cells: Self.cells))
        first.apply()
        if self == .apply {
            let second = makeList(ListViews(cells: Self.cells, firstNumber: 1_000_000))
            return countInstructions { second.apply() }
        }
        change(first, round: 1)
        change(first, round: 2)
        countInstructions { change(first, round: 3) }
    }

    @MainActor private func change(_ list: any StyledList, round: Int) {
        switch self {
        case .apply: list.apply()
        case .refresh: list.refresh()
        case .toggle: for row in Self.changedCells { list.toggleUnread(row) }
        case .reuse: for row in Self.changedCells { list.reuse(row, as: round * 1_000_000 + row) }
        case .theme: list.switchTheme()
        case .save: list.save(SavedOpacity(round % 2 == 0 ? 0.75 : 0.5))
        }
    }

    /// The number of cells of the list. Each has five views.
    static let cells = 2000
    /// The cells whose class is toggled, or that are reused.
    private static let changedCells = Array(stride(from: 7, to: cells, by: 20))
}
