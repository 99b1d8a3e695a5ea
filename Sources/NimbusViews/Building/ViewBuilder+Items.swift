import NimbusUIKit

// The items of bars, and the segments of controls.
extension ViewBuilder {
    mutating func setItems(_ items: [ViewData.Item], of view: UIView, _ data: ViewData) {
        let pictures = items.map { item in item.image.flatMap { image($0, item.imagePlace) } }
        switch view {
        case let control as UISegmentedControl:
            control.removeAllSegments()
            for (index, item) in items.enumerated() {
                if let picture = pictures[index] {
                    control.insertSegment(with: picture, at: index, animated: false)
                } else {
                    control.insertSegment(withTitle: nil, at: index, animated: false)
                    setTitle(of: item) { TextBinding(control, segment: index) }
                }
            }
        case let bar as UITabBar:
            bar.items = pictures.enumerated().map { UITabBarItem(title: nil, image: $1, tag: $0) }
            for (item, tab) in zip(items, bar.items ?? []) { setTitle(of: item) { TextBinding(tab, \.title) } }
        default: setButtons(items, pictures, of: view, data)
        }
    }

    private mutating func setButtons(
        _ items: [ViewData.Item], _ pictures: [UIImage?], of view: UIView, _ data: ViewData
    ) {
        let buttons = pictures.map { UIBarButtonItem(image: $0, style: .plain, target: nil, action: nil) }
        guard view.setBarButtons(buttons) else {
            return note(.noMember(MemberName.items.rawValue, viewClass: data.viewClass), data.places.items)
        }
        for (item, button) in zip(items, buttons) { setTitle(of: item) { TextBinding(button, \.title) } }
    }

    private mutating func setTitle(of item: ViewData.Item, _ binding: () -> TextBinding) {
        guard let title = item.title else { return }
        if !resources.strings.attach(title, to: binding()) { note(.unknownText(title.key), item.titlePlace) }
    }
}
