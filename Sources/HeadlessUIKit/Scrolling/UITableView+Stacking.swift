import Foundation

/// The layout of a table without a data source, which stacks the cells that the app has added as subviews.
extension UITableView {
    /// Stacks the cells from `top` downwards. Returns the bottom of the last cell, in points. Without a row height,
    /// each cell keeps its own height.
    func stackCells(from top: CGFloat) -> CGFloat {
        guard dataSource == nil else { return top }
        let cells = subviews.compactMap { $0 as? UITableViewCell }
        guard !cells.isEmpty else { return top }
        var end = top
        for (row, cell) in cells.enumerated() {
            configure(cell, row: row, of: cells.count)
            let height = rowHeight >= 0 ? rowHeight : cell.frame.height
            cell.moveToRow(CGRect(x: cellInset, y: end, width: max(0, bounds.width - cellInset * 2), height: height))
            end = max(end, cell.frame.maxY)
        }
        contentSize = CGSize(width: bounds.width, height: end + (tableFooterView?.bounds.height ?? 0))
        return end
    }

    /// Requests a layout after the app has moved a cell, because the cells below that cell may have to move as well.
    func stackedCellDidMove() {
        if dataSource == nil { setNeedsLayout() }
    }
}

extension UITableViewCell {
    /// Moves the cell to the frame of its row. Keeps each coordinate and dimension that the app has set.
    fileprivate func moveToRow(_ row: CGRect) {
        var newFrame = frame
        if frame.origin == rowFrame.origin {
            newFrame.origin = row.origin
            rowFrame.origin = row.origin
        }
        if frame.width == rowFrame.width {
            newFrame.size.width = row.width
            rowFrame.size.width = row.width
        }
        if frame.height == rowFrame.height {
            newFrame.size.height = row.height
            rowFrame.size.height = row.height
        }
        if newFrame != frame { place(newFrame) }
    }
}
