import NimbusUIKit

extension UIView {
    /// The index of the selected segment or tab. -1 if none is selected. `nil` if the view has neither segments nor
    /// tabs.
    var selectedItemIndex: Int? {
        switch self {
        case let control as UISegmentedControl: control.selectedSegmentIndex
        case let bar as UITabBar: bar.items?.firstIndex { $0 === bar.selectedItem } ?? -1
        default: nil
        }
    }

    /// Selects the segment or tab at an index, or deselects all if the index is invalid. Does nothing for views without
    /// segments or tabs.
    func selectItem(at index: Float) {
        let index = Int(exactly: index) ?? -1
        switch self {
        case let control as UISegmentedControl:
            let isSegment = (0..<control.numberOfSegments).contains(index)
            control.selectedSegmentIndex = isSegment ? index : UISegmentedControl.noSegment
        case let bar as UITabBar:
            let items = bar.items ?? []
            bar.selectedItem = items.indices.contains(index) ? items[index] : nil
        default: break
        }
    }
}
