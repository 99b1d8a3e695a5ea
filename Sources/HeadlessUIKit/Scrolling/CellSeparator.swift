import Foundation

/// What a table tells a cell about the line under it.
struct CellSeparator {
    var style = UITableViewCell.SeparatorStyle.none
    var color: UIColor?
    var inset = UIEdgeInsets.zero
    var isFirst = false
    var isLast = false
}
