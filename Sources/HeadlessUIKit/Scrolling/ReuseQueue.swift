/// The queue of cells that can be reused.
@MainActor struct ReuseQueue {
    private var classes: [String: UITableViewCell.Type] = [:]
    private var reusable: [String: [UITableViewCell]] = [:]

    mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
        classes[identifier] = cellClass
    }

    mutating func enqueue(_ cell: UITableViewCell) {
        if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    }

    /// Removes and returns a reusable cell, or creates one of the registered class. `nil` if no class is registered.
    mutating func dequeue(_ identifier: String) -> UITableViewCell? {
        if let cell = reusable[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return classes[identifier].map { $0.init(registeredFor: identifier) }
    }
}
