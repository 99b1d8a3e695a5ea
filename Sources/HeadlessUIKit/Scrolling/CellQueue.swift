/// Cells that are not seen at the moment, to be used again.
@MainActor struct CellQueue {
    private var classes: [String: UITableViewCell.Type] = [:]
    private var idle: [String: [UITableViewCell]] = [:]

    mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
        classes[identifier] = cellClass
    }

    mutating func put(_ cell: UITableViewCell) {
        if let identifier = cell.reuseIdentifier { idle[identifier, default: []].append(cell) }
    }

    /// A cell that was used before, or a new one of the class that is registered, or nil.
    mutating func take(_ identifier: String) -> UITableViewCell? {
        if let cell = idle[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return classes[identifier].map { $0.init(registeredFor: identifier) }
    }
}
