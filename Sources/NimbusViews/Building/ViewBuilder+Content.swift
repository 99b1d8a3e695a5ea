import CSSEngine
import NimbusCSS
import NimbusUIKit

// Applies data to a view.
extension ViewBuilder {
    mutating func fill(_ view: UIView, _ data: ViewData) {
        if let tag = data.tag { view.tag = tag }
        if let label = data.label { view.accessibilityLabel = label }
        if let language = data.language { view.accessibilityLanguage = language }
        if let background = data.background { view.backgroundOwner.backgroundColor = background }
        if let configuration = data.configuration { setConfiguration(configuration, of: view, data) }
        if let text = data.text ?? data.title { setText(text, of: view, data) }
        if let placeholder = data.placeholder { setPlaceholder(placeholder, of: view, data) }
        if let image = data.image { setImage(image, of: view, data) }
        if let state = data.state { Self.setState(state, of: view) }
        if let items = data.items { setItems(items, of: view, data) }
        if let navigation = data.navigation { setNavigation(navigation, of: view, data) }
        if let isOn = data.isOn { setOn(isOn, of: view, data) }
        if let value = data.value { setValue(value, of: view, data) }
        if let contentMode = data.contentMode { view.contentMode = contentMode }
        if let stack = data.stack { setStack(stack, of: view, data) }
        if let pages = data.pages { setPages(pages, of: view, data) }
        if let table = data.table { setTable(table, of: view, data) }
        if data.inputAccessoryView != nil, !view.canHaveKeyboardAccessory {
            note(
                .noMember(MemberName.inputAccessoryView.rawValue, viewClass: data.viewClass),
                data.places.inputAccessoryView)
        }
        if let action = data.action { setAction(action, of: view, data) }
        if let frame = data.frame { view.frame = frame }
        if let markup = data.markup { fill(view, markup) }
    }

    private mutating func setText(_ text: NIUserInterfaceString, of view: UIView, _ data: ViewData) {
        guard let binding = TextBinding(of: view) else {
            note(.noText(viewClass: data.viewClass), data.places.text)
            return
        }
        if !resources.strings.attach(text, to: binding) { note(.unknownText(text.key), data.places.text) }
    }

    private mutating func setPlaceholder(_ text: NIUserInterfaceString, of view: UIView, _ data: ViewData) {
        guard let binding = TextBinding(ofPlaceholderOf: view) else {
            note(.noPlaceholder(viewClass: data.viewClass), data.places.placeholder)
            return
        }
        if !resources.strings.attach(text, to: binding) {
            note(.unknownText(text.key), data.places.placeholder)
        }
    }

    private mutating func setImage(_ image: ViewData.Image, of view: UIView, _ data: ViewData) {
        guard let image = self.image(image, data.places.image) else { return }
        switch view {
        case let view as UIImageView: view.image = image
        case let button as UIButton: button.setImage(image, for: .normal)
        case let cell as UITableViewCell: cell.imageView?.image = image
        default: note(.noImage(viewClass: data.viewClass), data.places.image)
        }
    }

    mutating func image(_ image: ViewData.Image, _ place: DataPlace?) -> UIImage? {
        switch image {
        case .image(let image): return image
        case .symbol(let name):
            if let image = UIImage(systemName: name) {
                if image.assetName != name { image.assetName = name }
                return image
            }
            note(.unknownSymbol(name), place)
            return nil
        case .name(let name):
            if let image = resources.namedImage(name) { return image }
            note(.unknownImage(name), place)
            return nil
        }
    }

    private mutating func setConfiguration(
        _ configuration: ButtonConfiguration, of view: UIView, _ data: ViewData
    ) {
        guard let button = view as? UIButton else {
            note(.noMember(MemberName.configuration.rawValue, viewClass: data.viewClass), data.places.configuration)
            return
        }
        button.setConfiguration(configuration)
    }

    private mutating func setOn(_ isOn: Bool, of view: UIView, _ data: ViewData) {
        guard let control = view as? UIControl, control.isTurnedOn != nil else {
            note(.noMember(MemberName.on.rawValue, viewClass: data.viewClass), data.places.isOn)
            return
        }
        control.isTurnedOn = isOn
    }

    private mutating func setValue(_ value: Double, of view: UIView, _ data: ViewData) {
        guard view.shownValue != nil else {
            note(.noMember(MemberName.value.rawValue, viewClass: data.viewClass), data.places.value)
            return
        }
        view.shownValue = Float(value)
    }

    private mutating func setPages(_ pages: PageData, of view: UIView, _ data: ViewData) {
        guard let control = view as? UIPageControl else {
            for (name, place) in pages.members { note(.noMember(name.rawValue, viewClass: data.viewClass), place) }
            return
        }
        if let count = pages.count { control.numberOfPages = count }
        if let current = pages.current { control.currentPage = current }
    }

    /// Replaces the states of views, by their indices. Switches stay on or off.
    package static func hold(_ states: [Int: ElementState], of views: [UIView]) {
        for (index, state) in states where views.indices.contains(index) {
            let view = views[index]
            setState((view as? UIControl)?.isTurnedOn == true ? state.union(.checked) : state, of: view)
            if state.contains(.focused) { view.becomeFirstResponder() }
        }
    }

    private static func setState(_ state: ElementState, of view: UIView) {
        switch view {
        case let control as UIControl:
            control.isEnabled = !state.contains(.disabled)
            control.isSelected = state.contains(.selected)
            control.isHighlighted = state.contains(.highlighted)
            control.isTurnedOn = state.contains(.checked)
        case let label as UILabel:
            label.isEnabled = !state.contains(.disabled)
            label.isHighlighted = state.contains(.highlighted)
        case let cell as UITableViewCell:
            cell.isSelected = state.contains(.selected)
            cell.isHighlighted = state.contains(.highlighted)
        default: break
        }
    }
}
