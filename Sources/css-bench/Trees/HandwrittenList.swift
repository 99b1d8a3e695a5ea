import CoreFoundation
import HeadlessUIKit

/// A list styled by handwritten code, as in an app without stylesheets. It sets the same values and frames as
/// ``ListScreen``.
@MainActor final class HandwrittenList: StyledList {
    private struct Theme: Equatable {
        let paper, evenPaper, ink, quiet, accent: UIColor

        static let light = Theme(
            paper: .white, evenPaper: mix(ink: 0x222233, paper: 0xFFFFFF), ink: color(0x222233), quiet: color(0x777788),
            accent: color(0x4169E1))
        static let dark = Theme(
            paper: .black, evenPaper: mix(ink: 0xEEEEFF, paper: 0x000000), ink: color(0xEEEEFF), quiet: color(0x9999AA),
            accent: color(0xFFD700))

        private static func channels(_ color: Int) -> [CGFloat] {
            [16, 8, 0].map { CGFloat(color >> $0 & 0xFF) / 255 }
        }

        private static func color(_ color: Int) -> UIColor {
            let channels = channels(color)
            return UIColor(red: channels[0], green: channels[1], blue: channels[2], alpha: 1)
        }

        /// Returns 4 % of the ink's color in the paper's color.
        private static func mix(ink: Int, paper: Int) -> UIColor {
            let mixed = zip(channels(ink), channels(paper)).map { $0 * 0.04 + $1 * 0.96 }
            return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
        }
    }

    /// The inputs of a cell's appearance.
    private struct CellAppearance: Equatable {
        var theme: Theme
        var isUnread: Bool
        var width: CGFloat
    }

    private static let noteFont = UIFont.systemFont(ofSize: 13)
    private static let titleFont = UIFont.systemFont(ofSize: 17)
    private static let unreadFont = UIFont.boldSystemFont(ofSize: 17)
    private static let shadowColor = UIColor(white: 0, alpha: 0.2).cgColor
    private static let tintColor = UIColor(red: 2 / 3, green: 1, blue: 7 / 15, alpha: 1)

    let views: ListViews
    private var theme = Theme.light
    private var isUnread: [Bool]
    /// The current appearance of the cells.
    private var appearances: [CellAppearance] = []

    init(_ views: ListViews) {
        self.views = views
        isUnread = Array(repeating: false, count: views.cells.count)
    }

    // MARK: Changes

    func apply() {
        views.list.backgroundColor = theme.paper
        views.list.frame.size.width = 22
        views.list.contentSize = CGSize(width: 22, height: 64 * views.cells.count)
        appearances = isUnread.map(appearance)
        for (row, cell) in views.cells.enumerated() {
            style(cell)
            setColors(of: cell, row)
            place(cell, row)
        }
    }

    func refresh() {
        for (row, cell) in views.cells.enumerated() where appearances[row] != appearance(isUnread: isUnread[row]) {
            appearances[row] = appearance(isUnread: isUnread[row])
            setColors(of: cell, row)
            setTitleFont(of: cell, row)
            place(cell, row)
        }
    }

    func toggleUnread(_ row: Int) {
        isUnread[row].toggle()
        let cell = views.cells[row]
        setTitleFont(of: cell, row)
        cell.title.textColor = isUnread[row] ? theme.accent : theme.ink
        placeTitle(of: cell)
        appearances[row] = appearance(isUnread: isUnread[row])
    }

    func switchTheme() {
        theme = theme == .light ? .dark : .light
        views.list.backgroundColor = theme.paper
        for (row, cell) in views.cells.enumerated() {
            setColors(of: cell, row)
            appearances[row] = appearance(isUnread: isUnread[row])
        }
    }

    func save(_ change: SavedOpacity) {
        for cell in views.cells {
            cell.view.alpha = change.opacity
            cell.photo.alpha = change.opacity
            cell.title.alpha = change.opacity
            cell.note.alpha = change.opacity
            cell.button.alpha = change.opacity
        }
    }

    private func appearance(isUnread: Bool) -> CellAppearance {
        CellAppearance(theme: theme, isUnread: isUnread, width: views.list.bounds.width)
    }

    // MARK: Views

    private func style(_ cell: ListViews.Cell) {
        cell.view.layer.cornerRadius = 8
        cell.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.photo.layer.cornerRadius = 20
        cell.photo.clipsToBounds = true
        cell.note.font = Self.noteFont
        for label in [cell.title, cell.note] {
            label.layer.shadowColor = Self.shadowColor
            label.layer.shadowOpacity = 1
            label.layer.shadowOffset = CGSize(width: 0, height: 1)
            label.layer.shadowRadius = 3.5
        }
        cell.button.tintColor = Self.tintColor
        cell.button.layer.borderWidth = 1
        cell.button.layer.cornerRadius = 16
        cell.button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 13, bottom: 1, right: 13)
        cell.button.alpha = 0.4
    }

    private func setTitleFont(of cell: ListViews.Cell, _ row: Int) {
        cell.title.font = isUnread[row] ? Self.unreadFont : Self.titleFont
    }

    private func setColors(of cell: ListViews.Cell, _ row: Int) {
        cell.view.backgroundColor = row % 2 == 0 ? theme.paper : theme.evenPaper
        cell.photo.backgroundColor = theme.accent
        cell.title.textColor = isUnread[row] ? theme.accent : theme.ink
        cell.note.textColor = theme.quiet
        cell.button.layer.borderColor = theme.accent.cgColor
        cell.button.setTitleColor(theme.accent, for: .normal)
        cell.button.setTitleColor(theme.quiet, for: .highlighted)
        cell.button.setTitleColor(theme.quiet, for: [.selected, .highlighted])
    }

    // MARK: Frames

    private func place(_ cell: ListViews.Cell, _ row: Int) {
        let width = views.list.bounds.width
        cell.view.frame = CGRect(x: 0, y: 64 * CGFloat(row), width: width, height: 64)
        cell.photo.frame = CGRect(x: 12, y: 12, width: width * 0.6, height: 40)
        placeTitle(of: cell)
        let note = limited(cell.note.sizeThatFits(.zero))
        cell.note.frame = CGRect(x: 64, y: 64 - 10 - note.height, width: note.width, height: note.height)
        let buttonWidth = cell.button.sizeThatFits(.zero).width
        cell.button.frame = CGRect(x: width - 12 - buttonWidth, y: 0, width: buttonWidth, height: 32)
    }

    private func placeTitle(of cell: ListViews.Cell) {
        cell.title.frame = CGRect(origin: CGPoint(x: 64, y: 12), size: limited(cell.title.sizeThatFits(.zero)))
    }

    /// Applies the stylesheet's maximum sizes of a label, which are shares of its own size.
    private func limited(_ size: CGSize) -> CGSize { CGSize(width: size.width * 0.6, height: size.height * 0.2) }
}
