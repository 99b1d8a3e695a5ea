import HeadlessUIKit

/// A list with the appearance of ``ScreenStylesheet/list``, from a stylesheet or from handwritten code.
@MainActor protocol StyledList: AnyObject {
    var views: ListViews { get }

    /// Gives all views their appearance and their frames.
    func apply()
    /// Updates the appearance of all cells that have changed. The benchmark calls it without a change.
    func refresh()
    func toggleUnread(_ row: Int)
    /// Switches between light and dark.
    func switchTheme()
    /// Shows the opacity of a saved stylesheet.
    func save(_ change: SavedOpacity)
}

/// A change of one declaration, which all views inside the list have.
struct SavedOpacity {
    let opacity: CGFloat
    /// The whole stylesheet with the opacity.
    let stylesheet: String

    init(_ opacity: CGFloat) {
        self.opacity = opacity
        stylesheet =
            String(decoding: ScreenStylesheet.text, as: UTF8.self) + ".entry, .entry > * { opacity: \(opacity) }\n"
    }
}

extension StyledList {
    /// Shows a different entry in a cell, as a list does when it reuses a cell.
    func reuse(_ row: Int, as number: Int) {
        views.cells[row].title.text = "Entry number \(number)"
        toggleUnread(row)
    }
}
