import NimbusCSS

/// Restyles a cell when its state changes.
///
/// Tables call `setSelected(_:animated:)`, which key-value observing does not report. A cell calls its configuration
/// update handler after each change of its state, so the observer adds itself to the handler of the app. The observer
/// belongs to the cell as an interaction, so that a cell has one, however often it is registered.
final class CellStateObserver: NSObject, UIInteraction {
    private struct Observer {
        weak var dom: NIDOM?
    }

    private(set) weak var view: UIView?
    private var observers: [Observer] = []
    private var isSelected: Bool
    private var isHighlighted: Bool

    private init(isSelected: Bool, isHighlighted: Bool) {
        self.isSelected = isSelected
        self.isHighlighted = isHighlighted
    }

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) { self.view = view }

    /// Has the DOM restyle a cell after each change of its state.
    static func observe(_ cell: UITableViewCell, for dom: NIDOM) {
        if let known = known(of: cell) { return known.add(dom) }
        let observer = CellStateObserver(isSelected: cell.isSelected, isHighlighted: cell.isHighlighted)
        observer.add(dom)
        cell.addInteraction(observer)
        let handler = cell.configurationUpdateHandler
        cell.configurationUpdateHandler = { [weak observer] cell, state in
            handler?(cell, state)
            observer?.update(state)
        }
    }

    /// Has the DOM restyle a cell after each change of its state.
    static func observe(_ cell: UICollectionViewCell, for dom: NIDOM) {
        if let known = known(of: cell) { return known.add(dom) }
        let observer = CellStateObserver(isSelected: cell.isSelected, isHighlighted: cell.isHighlighted)
        observer.add(dom)
        cell.addInteraction(observer)
        let handler = cell.configurationUpdateHandler
        cell.configurationUpdateHandler = { [weak observer] cell, state in
            handler?(cell, state)
            observer?.update(state)
        }
    }

    private static func known(of cell: UIView) -> CellStateObserver? {
        cell.interactions.lazy.compactMap { $0 as? CellStateObserver }.first
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
