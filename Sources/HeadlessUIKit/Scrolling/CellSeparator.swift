import Foundation

/// The line below a cell, as its table draws it.
struct CellSeparator {
    /// The kinds of lines, with the raw values of `UITableViewCell.SeparatorStyle`, which tvOS does not have.
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
