/// The state of a cell, from which the cell makes its configuration.
public struct UICellConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is disabled. Cells are enabled here.
    public var isDisabled = false
    /// Whether the focus engine has moved the focus to the cell. There is no focus engine here.
    public var isFocused = false

    /// Creates the state of a cell that is not selected, not highlighted and enabled.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The request for an update of a cell's configuration, which the cell makes before its next layout.
struct ConfigurationUpdate {
    private(set) var isNeeded = false

    mutating func request() { isNeeded = true }

    /// Whether the cell has to update its configuration now.
    mutating func begin() -> Bool {
        defer { isNeeded = false }
        return isNeeded
    }
}
