import NimbusUIKit

// The items of bars, and the segments of controls.
extension ViewBuilder {
    mutating func setItems(_ items: [ViewData.Item], of view: UIView, _ data: ViewData) {
        switch view {
        case let control as UISegmentedControl: setSegments(items, of: control, data)
        case let bar as UITabBar:
            bar.items = items.enumerated().map { index, item in
                let tab = UITabBarItem(title: nil, image: image(of: item), tag: index)
                fill(tab, item)
                return tab
            }
        default:
            guard view.barButtons != nil else {
                return note(.noMember(MemberName.items.rawValue, viewClass: data.viewClass), data.places.items)
            }
            view.setBarButtons(buttons(items))
        }
    }

    /// Gives a navigation bar its prompt, its kind of title and its buttons.
    mutating func setNavigation(_ navigation: ViewData.Navigation, of view: UIView, _ data: ViewData) {
        guard let bar = view as? UINavigationBar else {
            for (name, place) in navigation.members { note(.noMember(name.rawValue, viewClass: data.viewClass), place) }
            return
        }
        if let prompt = navigation.prompt, let binding = TextBinding(ofPromptOf: bar),
            !resources.strings.attach(prompt, to: binding)
        {
            note(.unknownText(prompt.key), navigation.promptPlace)
        }
        if let prefersLargeTitles = navigation.prefersLargeTitles { bar.hasLargeTitles = prefersLargeTitles }
        if let mode = navigation.largeTitleDisplayMode { bar.largeTitleMode = mode }
        if let items = navigation.leftItems { bar.styledItem.leftBarButtonItems = buttons(items) }
        if let items = navigation.rightItems { bar.styledItem.rightBarButtonItems = buttons(items) }
    }

    private mutating func buttons(_ items: [ViewData.Item]) -> [UIBarButtonItem] {
        items.map { item in
            let button = UIBarButtonItem(image: image(of: item), style: .plain, target: nil, action: nil)
            fill(button, item)
            return button
        }
    }

    private mutating func fill(_ item: UIBarItem, _ data: ViewData.Item) {
        setTitle(of: data) { TextBinding(item, \.title) }
        if data.hasNames { namedItems.append((item, data)) }
    }

    private mutating func setSegments(_ items: [ViewData.Item], of control: UISegmentedControl, _ data: ViewData) {
        control.removeAllSegments()
        for (index, item) in items.enumerated() {
            if let image = image(of: item) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: nil, at: index, animated: false)
                setTitle(of: item) { TextBinding(control, segment: index) }
            }
            for (name, place) in [(MemberName.id, item.idPlace), (.cssClass, item.classesPlace)] where place != nil {
                note(.noItemName(name.rawValue, viewClass: data.viewClass), place)
            }
        }
    }

    private mutating func image(of item: ViewData.Item) -> UIImage? {
        item.image.flatMap { image($0, item.imagePlace) }
    }

    private mutating func setTitle(of item: ViewData.Item, _ binding: () -> TextBinding) {
        guard let title = item.title else { return }
        if !resources.strings.attach(title, to: binding()) { note(.unknownText(title.key), item.titlePlace) }
    }
}
