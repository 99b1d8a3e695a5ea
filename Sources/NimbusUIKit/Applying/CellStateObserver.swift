import NimbusCSS

/// Restyles a cell when its state changes.
///
/// Tables call `setSelected(_:animated:)`, which key-value observing does not report. A cell calls its configuration
/// update handler after each change of its state. Therefore the observer wraps the app's handler, and each handler that
/// the app sets later. The observer is an attachment of the cell, so that a cell has only one, even if it is registered
/// repeatedly.
final class CellStateObserver: UpdateHandlerObserver {
    private typealias UpdateHandler<Cell> = (Cell, UICellConfigurationState) -> Void

    private struct Observer {
        weak var dom: NIDOM?
    }

    private var observers: [Observer] = []
    private var isSelected: Bool
    private var isHighlighted: Bool
    private let addToHandler: (CellStateObserver) -> Void
    private var isAddingToHandler = false

    private init(isSelected: Bool, isHighlighted: Bool, addToHandler: @escaping (CellStateObserver) -> Void) {
        self.isSelected = isSelected
        self.isHighlighted = isHighlighted
        self.addToHandler = addToHandler
    }

    /// Starts to restyle a cell after each change of its state.
    static func observe(_ cell: UITableViewCell, for dom: NIDOM) {
        observe(cell, cell.isSelected, cell.isHighlighted, \.configurationUpdateHandler, for: dom)
    }

    /// Starts to restyle a cell after each change of its state.
    static func observe(_ cell: UICollectionViewCell, for dom: NIDOM) {
        observe(cell, cell.isSelected, cell.isHighlighted, \.configurationUpdateHandler, for: dom)
    }

    /// - Parameter path: The property of the cell's configuration update handler. Each cell class declares its own.
    private static func observe<Cell: UIView>(
        _ cell: Cell, _ isSelected: Bool, _ isHighlighted: Bool,
        _ path: ReferenceWritableKeyPath<Cell, UpdateHandler<Cell>?>, for dom: NIDOM
    ) {
        if let known = cell.attachment(CellStateObserver.self) { return known.add(dom) }
        let observer = CellStateObserver(isSelected: isSelected, isHighlighted: isHighlighted) { observer in
            guard let cell = observer.view as? Cell else { return }
            let handler = cell[keyPath: path]
            cell[keyPath: path] = { [weak observer] cell, state in
                handler?(cell, state)
                observer?.update(state)
            }
        }
        observer.add(dom)
        cell.addInteraction(observer)
        observer.handlerWasReplaced()
    }

    override func handlerWasReplaced() {
        if isAddingToHandler { return }
        isAddingToHandler = true
        addToHandler(self)
        isAddingToHandler = false
    }

    private func add(_ dom: NIDOM) {
        observers.removeAll { $0.dom == nil || $0.dom === dom }
        observers.append(Observer(dom: dom))
    }

    private func update(_ state: UICellConfigurationState) {
        guard let view, (isSelected, isHighlighted) != (state.isSelected, state.isHighlighted) else { return }
        (isSelected, isHighlighted) = (state.isSelected, state.isHighlighted)
        for observer in observers { observer.dom?.setNeedsStyle(view) }
    }
}
