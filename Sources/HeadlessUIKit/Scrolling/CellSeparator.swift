import Foundation

/// The separator line below a cell.
struct CellSeparator {
    /// The styles of the line, with the raw values of `UITableViewCell.SeparatorStyle`, which tvOS does not declare.
    enum Line: Int {
        case none = 0
        case single = 1
        case etched = 2
    }

    var line = Line.none
    var color: UIColor?
    var inset = UIEdgeInsets.zero
    var isFirst = false
    var isLast = false
}
