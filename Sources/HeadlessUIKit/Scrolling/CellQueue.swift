/// The queue of cells that can be reused.
@MainActor struct CellQueue {
    private var classes: [String: UITableViewCell.Type] = [:]
    private var idle: [String: [UITableViewCell]] = [:]

    mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
        classes[identifier] = cellClass
    }

    mutating func put(_ cell: UITableViewCell) {
        if let identifier = cell.reuseIdentifier { idle[identifier, default: []].append(cell) }
    }

    /// Removes and returns a reusable cell, or creates one of the registered class. `nil` if no class is registered.
    mutating func take(_ identifier: String) -> UITableViewCell? {
        if let cell = idle[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return classes[identifier].map { $0.init(registeredFor: identifier) }
    }
}
