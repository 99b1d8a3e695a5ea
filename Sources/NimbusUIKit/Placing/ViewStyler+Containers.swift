import BoxLayout
import CSSEngine
import NimbusCSS

// Gives query containers the sizes of their views.
extension ViewStyler {
    /// Passes the sizes of query containers on, after views were placed or resized. If sizes have changed, the views inside are
    /// styled and placed again, in the same pass.
    func updateContainers() {
        guard styles.hasContainers else { return }
        switch styles.updateContainers(size: containerSize) {
        case .settled: break
        case .changed: dom.containersDidChange()
        case .unsettled(let node):
            let viewClass = view(of: node).map { String(describing: type(of: $0)) }
            dom.report(NIDOMProblem(.unsettledContainer, viewClass: viewClass))
        }
    }

    /// Returns the size of the content box of a view. A view that the box layout does not place has the size of its bounds.
    private func containerSize(of node: StyleNode) -> ContainerSize? {
        guard let record = record(of: node), let view = view(of: node) else { return nil }
        if let box = record.owner.box { return box.tree?.contentSize(of: box).map { ContainerSize($0) } }
        SizeFollower.insert(in: view, for: dom, isSizedByOthers: true)
        let size = (view.contentContainer ?? view).bounds.size
        return ContainerSize(BoxSize(width: Double(size.width), height: Double(size.height)))
    }
}
