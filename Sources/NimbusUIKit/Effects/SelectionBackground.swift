/// Marks the clear view that replaces the grey background of a selected or highlighted cell.
private final class ClearBackgroundMark: ViewAttachment {}

extension UIView {
    /// Whether the view replaces the grey background of a selected or highlighted cell.
    var isClearSelectionBackground: Bool { attachment(ClearBackgroundMark.self) != nil }
}

/// A cell with a background for its selection.
///
/// UIKit draws a grey background above the background colour of a selected cell, unless the cell has a
/// `selectedBackgroundView`. A clear one makes the background colour visible.
@MainActor protocol SelectableCell: UIView {
    var selectedBackgroundView: UIView? { get set }
}

extension UITableViewCell: SelectableCell {}
extension UICollectionViewCell: SelectableCell {}

extension SelectableCell {
    /// Whether the background of the selection is an empty view without a colour.
    fileprivate var hasClearSelection: Bool {
        get {
            guard let background = selectedBackgroundView else { return false }
            return background.isExactly(UIView.self) && background.backgroundColor == nil
                && background.subviews.isEmpty
        }
        set {
            if newValue, selectedBackgroundView == nil {
                let background = UIView()
                background.addInteraction(ClearBackgroundMark())
                selectedBackgroundView = background
            } else if !newValue, hasClearSelection {
                selectedBackgroundView = nil
            }
        }
    }
}

extension EffectTable {
    /// The effects of backgrounds that apply only to selected or highlighted cells.
    static let selectedCells = [clearSelection(UITableViewCell.self), clearSelection(UICollectionViewCell.self)]

    private static func clearSelection<Cell: SelectableCell>(_ cellClass: Cell.Type) -> Effect {
        Effect(
            "selectedBackgroundView", on: cellClass, ["background-color", "background-image"],
            from: .departure(CellVariant.active.rawValue), value: { _ in .flag(true) },
            get: { $0.hasClearSelection }, set: { $0.hasClearSelection = $1 }
        ).paintOnly.havingValue(if: { (cell: Cell) in
            // A background of the app stays.
            cell.selectedBackgroundView == nil || cell.hasClearSelection
        }).written(as: .clearSelection)
    }
}
