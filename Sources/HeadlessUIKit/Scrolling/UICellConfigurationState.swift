/// The state of a cell, which determines its configuration.
public struct UICellConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is disabled. Always `false` in HeadlessUIKit.
    public var isDisabled = false
    /// Whether the focus engine has moved the focus to the cell.
    public var isFocused = false

    /// Creates the state of a cell that is not selected, not highlighted and enabled.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The pending configuration update of a cell.
struct ConfigurationUpdate {
    private(set) var isNeeded = false

    mutating func request() { isNeeded = true }

    /// Returns whether an update is pending, and clears the request.
    mutating func begin() -> Bool {
        defer { isNeeded = false }
        return isNeeded
    }
}
