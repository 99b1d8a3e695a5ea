import CSSEngine
import NimbusCSS
import NimbusUIKit

// The members of a view in data, in the order in which `ViewBuilder` applies them.
extension ViewExporter {
    /// Returns the value of a member without regard to the default of the view's class. `nil` if the view has none, and for
    /// the members that depend on the position of the view in the data.
    mutating func member(_ name: MemberName, of view: UIView) -> JSONText? {
        switch name {
        case .view, .frame, .style, .rows, .sections, .inputAccessoryView, .subviews: nil
        case .id: dom.registry.id(of: view).map { .string($0) }
        case .cssClass: Self.words(dom.registry.givenNames(of: view).classes)
        case .text: Self.showsTitle(view) ? nil : text(of: view).map { .string($0) }
        case .title: Self.showsTitle(view) ? text(of: view).map { .string($0) } : nil
        case .placeholder: placeholder(of: view).map { .string($0) }
        case .image: image(of: view).flatMap { imageName(of: $0) }
        case .symbol: image(of: view).flatMap { Self.symbolName(of: $0) }
        case .items: items(of: view)
        case .prompt: (view as? UINavigationBar)?.promptText.map { .string($0) }
        case .prefersLargeTitles: (view as? UINavigationBar).map { .flag($0.hasLargeTitles) }
        case .largeTitleDisplayMode:
            (view as? UINavigationBar).flatMap {
                $0.largeTitleMode == .automatic ? nil : .string($0.largeTitleMode.rawValue)
            }
        case .leftBarButtonItems: (view as? UINavigationBar).flatMap { buttons($0.topItem?.leftBarButtonItems, of: $0) }
        case .rightBarButtonItems:
            (view as? UINavigationBar).flatMap { buttons($0.topItem?.rightBarButtonItems, of: $0) }
        case .configuration: (view as? UIButton)?.configurationOfData.map { .string($0.rawValue) }
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
        case .tableStyle:
            (view as? UITableView).flatMap {
                $0.style == .plain ? nil : Self.word(UITableView.styles.describe($0.style))
            }
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
        case let button as UIButton: title(of: button)
        case let bar as UINavigationBar: bar.topItem?.title
        case let cell as UITableViewCell: cell.textLabel.flatMap { dom.ownText(of: $0) }
        case let band as UITableViewHeaderFooterView: band.textLabel.flatMap { dom.ownText(of: $0) }
        default: dom.ownText(of: view)
        }
    }

    private func title(of button: UIButton) -> String? {
        if let own = own("title(normal)", of: button) { return own.text }
        guard let own = own("configuration?.attributedTitle", of: button) else {
            return button.configuration?.title ?? button.title(for: .normal)
        }
        let title = own.app?.content as? AttributedString
        return title.map { String($0.characters) } ?? button.title(for: .normal)
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
            if let own = own("image(normal)", of: button) {
                own.image
            } else {
                (own("configuration?.image", of: button).map(\.image) ?? button.configuration?.image)
                    ?? button.image(for: .normal)
            }
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

    /// The content of an item with its names.
    private struct Item {
        var title: String?
        var image: UIImage?
        var id: String?
        var classes: [String] = []
    }

    private mutating func items(of view: UIView) -> JSONText? {
        switch view {
        case let control as UISegmentedControl:
            .array(
                (0..<control.numberOfSegments).map {
                    item(Item(title: control.titleForSegment(at: $0), image: control.imageForSegment(at: $0)))
                })
        case let bar as UITabBar: .array((bar.items ?? []).map { item(content(of: $0, in: bar)) })
        default: view.barButtons.map { buttons in .array(buttons.map { item(content(of: $0, in: view)) }) }
        }
    }

    /// Returns the buttons on a side of a navigation bar. `nil` if there are none.
    private mutating func buttons(_ buttons: [UIBarButtonItem]?, of bar: UINavigationBar) -> JSONText? {
        guard let buttons, !buttons.isEmpty else { return nil }
        return .array(buttons.map { item(content(of: $0, in: bar)) })
    }

    private func content(of item: UIBarItem, in bar: UIView) -> Item {
        guard let element = bar.barItemElements.first(where: { $0.item === item }) else {
            return Item(title: item.title, image: item.image)
        }
        return Item(
            title: own("title", of: element).map(\.text) ?? item.title,
            image: own("image", of: element).map(\.image) ?? item.image, id: dom.registry.id(of: element),
            classes: dom.registry.givenNames(of: element).classes)
    }

    private mutating func item(_ item: Item) -> JSONText {
        let title = item.title.map { JSONText.string($0) }
        let names = (id: item.id.map { JSONText.string($0) }, classes: Self.words(item.classes))
        if item.image == nil, names.id == nil, names.classes == nil { return title ?? .object([]) }
        let parts: [(MemberName, JSONText?)] = [
            (.id, names.id), (.cssClass, names.classes), (.title, title),
            (.image, item.image.flatMap { imageName(of: $0) }),
            (.symbol, item.image.flatMap { Self.symbolName(of: $0) }),
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
        switch own(Self.backgroundName(of: view), of: view) {
        case .color(let own): color = own
        case .some: color = nil
        case nil: color = view.backgroundOwner.backgroundColor
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
