import Foundation

/// A table that has no data source shows the cells that somebody has put into it.
extension UITableView {
    /// Puts those cells one under the other from `top` on, each as high as it is; returns where they end, in points.
    func stackCells(from top: CGFloat) -> CGFloat {
        guard dataSource == nil else { return top }
        let cells = subviews.compactMap { $0 as? UITableViewCell }
        guard !cells.isEmpty else { return top }
        var end = top
        for (row, cell) in cells.enumerated() {
            adorn(cell, row: row, of: cells.count)
            let height = rowHeight >= 0 ? rowHeight : cell.frame.height
            cell.takeRow(CGRect(x: cellInset, y: end, width: max(0, bounds.width - cellInset * 2), height: height))
            end = max(end, cell.frame.maxY)
        }
        contentSize = CGSize(width: bounds.width, height: end + (tableFooterView?.bounds.height ?? 0))
        return end
    }

    /// Somebody has placed a cell: those below it may stand elsewhere.
    func stackedCellDidMove() {
        if dataSource == nil { setNeedsLayout() }
    }
}

extension UITableViewCell {
    /// Goes where the table has a row for it, as far as nobody else has given it a place or a size.
    fileprivate func takeRow(_ row: CGRect) {
        var place = frame
        if frame.origin == rowFrame.origin {
            place.origin = row.origin
            rowFrame.origin = row.origin
        }
        if frame.width == rowFrame.width {
            place.size.width = row.width
            rowFrame.size.width = row.width
        }
        if frame.height == rowFrame.height {
            place.size.height = row.height
            rowFrame.size.height = row.height
        }
        if place != frame { self.place(place) }
    }
}
