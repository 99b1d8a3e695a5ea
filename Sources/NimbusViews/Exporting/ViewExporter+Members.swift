import CSSEngine
import NimbusCSS
import NimbusUIKit

// The members of a view in data, in the order in which `ViewBuilder` applies them.
extension ViewExporter {
    /// Returns the value of a member without regard to the default of the view's class. `nil` if the view has none, and for
    /// the members that depend on the position of the view in the data.
    mutating func member(_ name: MemberName, of view: UIView) -> JSONText? {
        switch name {
        case .view, .frame, .style, .rows, .sections, .subviews: nil
        case .id: dom.registry.id(of: view).map { .string($0) }
        case .cssClass: Self.words(dom.registry.givenNames(of: view).classes)
        case .text: Self.showsTitle(view) ? nil : text(of: view).map { .string($0) }
        case .title: Self.showsTitle(view) ? text(of: view).map { .string($0) } : nil
        case .placeholder: placeholder(of: view).map { .string($0) }
        case .image: image(of: view).flatMap { imageName(of: $0) }
        case .symbol: image(of: view).flatMap { Self.symbolName(of: $0) }
        case .items: items(of: view)
        case .on: (view as? UIControl)?.isTurnedOn.map { .flag($0) }
        case .value: value(of: view).map { .scalar($0) }
        case .numberOfPages: (view as? UIPageControl).map { .integer($0.numberOfPages) }
        case .currentPage: (view as? UIPageControl).map { .integer($0.currentPage) }
        case .contentMode: contentMode(of: view)
        case .axis: (view as? UIStackView).flatMap { Self.word(StackData.axes.describe($0.axis)) }
        case .alignment: (view as? UIStackView).flatMap { Self.word(StackData.alignments.describe($0.alignment)) }
        case .distribution:
            (view as? UIStackView).flatMap { Self.word(StackData.distributions.describe($0.distribution)) }
        case .spacing: (view as? UIStackView).map { .number(Double($0.spacing)) }
        case .tag: .integer(view.tag)
        case .label: label(of: view)
        case .lang: view.accessibilityLanguage.map { .string($0) }
        case .bg: background(of: view)
        case .selector: action(of: view).map { .string($0) }
        case .state: Self.words(states(of: view))
        }
    }

    private static func words(_ words: [String]) -> JSONText? {
        words.isEmpty ? nil : .string(words.joined(separator: " "))
    }

    private static func word(_ value: ViewValue) -> JSONText? { value.word.map { .string($0.name) } }

    // MARK: Texts

    private static func showsTitle(_ view: UIView) -> Bool { view is UIButton || view is UINavigationBar }

    /// Returns the text of the app, with a bullet for each character if the view hides what the user types. `nil` if there is
    /// none.
    private func text(of view: UIView) -> String? {
        let text = shownText(of: view).map { isSecure(view) ? String(repeating: "•", count: $0.count) : $0 }
        return text?.isEmpty == true ? nil : text
    }

    private func shownText(of view: UIView) -> String? {
        switch view {
        case let bar as UISearchBar: own("text", of: bar).map(\.text) ?? bar.text
        case let button as UIButton:
            own("title(normal)", of: button).map(\.text) ?? button.configuration?.title ?? button.title(for: .normal)
        case let bar as UINavigationBar: bar.topItem?.title
        case let cell as UITableViewCell: cell.textLabel.flatMap { dom.ownText(of: $0) }
        default: dom.ownText(of: view)
        }
    }

    /// Whether the view hides its text, or would hide it without the style.
    private func isSecure(_ view: UIView) -> Bool {
        let isSecure =
            switch view {
            case let field as UITextField: field.isSecureTextEntry
            case let textView as UITextView: textView.isSecureTextEntry
            case let bar as UISearchBar: bar.isSecureTextEntry
            default: false
            }
        return isSecure || own("isSecureTextEntry", of: view)?.flag == true
    }

    private func placeholder(of view: UIView) -> String? {
        let text: String?
        switch view {
        case let field as UITextField:
            switch own("placeholder", of: field) {
            case .text(let own): text = own
            case .attributedText(let own): text = own.string.string
            case .some: text = nil
            case nil: text = field.placeholder
            }
        case let bar as UISearchBar: text = own("placeholder", of: bar).map(\.text) ?? bar.placeholder
        default: text = nil
        }
        return text?.isEmpty == true ? nil : text
    }

    private func label(of view: UIView) -> JSONText? {
        guard let label = view.accessibilityLabel, !label.isEmpty else { return nil }
        // UIKit derives the label from the text.
        return label == text(of: view) ? nil : .string(label)
    }

    // MARK: Images

    private func image(of view: UIView) -> UIImage? {
        switch view {
        case let view as UIImageView: own("image", of: view).map(\.image) ?? view.image
        case let button as UIButton:
            own("image(normal)", of: button).map(\.image) ?? button.configuration?.image ?? button.image(for: .normal)
        case let cell as UITableViewCell:
            cell.imageView.flatMap { view in own("image", of: view).map(\.image) ?? view.image }
        default: nil
        }
    }

    private mutating func imageName(of image: UIImage) -> JSONText? {
        Self.symbolName(of: image) == nil ? images.name(of: image).map { .string($0) } : nil
    }

    private static func symbolName(of image: UIImage) -> JSONText? {
        guard image.isSymbolImage, let name = image.assetName, UIImage(systemName: name) != nil else { return nil }
        return .string(name)
    }

    // MARK: Items

    private mutating func items(of view: UIView) -> JSONText? {
        let items: [(title: String?, image: UIImage?)]
        switch view {
        case let control as UISegmentedControl:
            items = (0..<control.numberOfSegments).map {
                (control.titleForSegment(at: $0), control.imageForSegment(at: $0))
            }
        case let bar as UITabBar: items = (bar.items ?? []).map { content(of: $0, in: bar) }
        default:
            guard let buttons = view.barButtons else { return nil }
            items = buttons.map { content(of: $0, in: view) }
        }
        return .array(items.map { item($0.title, $0.image) })
    }

    private func content(of item: UIBarItem, in bar: UIView) -> (title: String?, image: UIImage?) {
        guard let element = bar.barItemElements.first(where: { $0.item === item }) else {
            return (item.title, item.image)
        }
        return (
            own("title", of: element).map(\.text) ?? item.title, own("image", of: element).map(\.image) ?? item.image
        )
    }

    private mutating func item(_ title: String?, _ image: UIImage?) -> JSONText {
        let title = title.map { JSONText.string($0) }
        guard let image else { return title ?? .object([]) }
        let parts: [(MemberName, JSONText?)] = [
            (.title, title), (.image, imageName(of: image)), (.symbol, Self.symbolName(of: image)),
        ]
        return .object(parts.compactMap { name, value in value.map { .init(name: name.rawValue, value: $0) } })
    }

    // MARK: Values

    /// Returns the value as a number of JSON. The shortest digits of a `Float` are read as the same `Float`.
    func value(of view: UIView) -> String? {
        guard let shown = view.shownValue else { return nil }
        let value = own("value", of: view)?.number.map { Float($0) } ?? shown
        return value.isFinite ? Int(exactly: value).map { "\($0)" } ?? "\(value)" : nil
    }

    private func contentMode(of view: UIView) -> JSONText? {
        Self.word(own("contentMode", of: view) ?? EffectTable.contentModes.describe(view.contentMode))
    }

    private func background(of view: UIView) -> JSONText? {
        let color: UIColor?
        switch own("backgroundColor", of: view) {
        case .color(let own): color = own
        case .some: color = nil
        case nil: color = view.backgroundColor
        }
        guard let color else { return .string(CSS.Color(.clear, in: view.traitCollection).cssText) }
        return color.repeatedImage == nil ? .string(CSS.Color(color, in: view.traitCollection).cssText) : nil
    }

    private func action(of view: UIView) -> String? {
        guard let control = view as? UIControl else { return nil }
        if let named = control.attachedObject(NamedAction.self, where: { _ in true }) { return named.name }
        for target in [dom.target, nil] {
            let names = control.actions(forTarget: target, forControlEvent: control.actionEvent.event)
            if let name = names?.first { return name }
        }
        return nil
    }

    /// Returns the states of the classes that data can give a state.
    private func states(of view: UIView) -> [String] {
        var states: [StateName] = []
        func add(_ state: StateName, _ property: String, _ shown: Bool, if isSet: Bool = true) {
            if (own(property, of: view)?.flag ?? shown) == isSet { states.append(state) }
        }
        switch view {
        case let control as UIControl:
            add(.disabled, "isEnabled", control.isEnabled, if: false)
            add(.selected, "isSelected", control.isSelected)
            add(.highlighted, "isHighlighted", control.isHighlighted)
        case let label as UILabel:
            add(.disabled, "isEnabled", label.isEnabled, if: false)
            add(.highlighted, "isHighlighted", label.isHighlighted)
        case let cell as UITableViewCell:
            add(.selected, "isSelected", cell.isSelected)
            add(.highlighted, "isHighlighted", cell.isHighlighted)
        default: break
        }
        if view.styleState.contains(.focused) { states.append(.focused) }
        return states.map(\.rawValue)
    }

    private func own(_ property: String, of view: UIView) -> ViewValue? { dom.baseline(property, of: view) }
}
