import TestSupport

/// A list with the appearance of ``ScreenStylesheet/list``, from a stylesheet or from handwritten code.
@MainActor protocol StyledList: AnyObject {
    var views: ListViews { get }

    /// Gives all views their appearance and their frames.
    func apply()
    /// Updates the appearance of whatever has changed. Nothing has.
    func refresh()
    func toggleUnread(_ row: Int)
    /// Switches between light and dark.
    func switchTheme()
}

extension StyledList {
    /// Shows another entry in a cell, as a list does when it reuses a cell.
    func reuse(_ row: Int, as number: Int) {
        views.cells[row].title.text = "Entry number \(number)"
        toggleUnread(row)
    }
}
