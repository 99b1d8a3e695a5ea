/// The text attributes that stylesheets give the title of a bar's item in one state.
///
/// An item stores all attributes of a state at once, and shows those of the normal state in a state without own ones.
struct BarItemTitleAttributes {
    typealias Attributes = [NSAttributedString.Key: Any]

    /// The attributes that the app has set. `nil` if it has set none for the state.
    let own: Attributes?
    /// The attributes of the styles.
    var styled: Attributes = [:]
}

extension BarItemElement {
    /// Returns an attribute of the title in a state.
    func titleAttribute(_ key: NSAttributedString.Key, for state: UIControl.State) -> ViewValue {
        ViewValue(attribute: item?.titleTextAttributes(for: state)?[key])
    }

    /// Returns an attribute that the app has set for a state. `.none` if the state shows that of the normal state.
    func ownTitleAttribute(_ key: NSAttributedString.Key, for state: UIControl.State) -> ViewValue {
        guard let styled = titleAttributes[state.rawValue] else {
            return ViewValue(attribute: ownTitleAttributes(for: state)?[key])
        }
        return styled.styled[key] == nil ? ViewValue(attribute: styled.own?[key]) : titleAttribute(key, for: state)
    }

    /// Sets an attribute of the title in a state, and keeps the others. `.none` or the app's value removes it.
    func setTitleAttribute(_ key: NSAttributedString.Key, to value: ViewValue, for state: UIControl.State) {
        guard let item else { return }
        var attributes =
            titleAttributes[state.rawValue] ?? BarItemTitleAttributes(own: ownTitleAttributes(for: state))
        let isOwn = value == .none || ViewValue(attribute: attributes.own?[key]) == value
        attributes.styled[key] = isOwn ? nil : value.attribute
        if attributes.styled.isEmpty {
            titleAttributes[state.rawValue] = nil
            item.setTitleTextAttributes(attributes.own, for: state)
        } else {
            titleAttributes[state.rawValue] = attributes
            // UIKit does not merge the attributes of two states.
            let base = attributes.own ?? (state == .normal ? nil : item.titleTextAttributes(for: .normal)) ?? [:]
            item.setTitleTextAttributes(base.merging(attributes.styled) { $1 }, for: state)
        }
    }

    private func ownTitleAttributes(for state: UIControl.State) -> BarItemTitleAttributes.Attributes? {
        guard let attributes = item?.titleTextAttributes(for: state) else { return nil }
        if state == .normal { return attributes }
        let normal = item?.titleTextAttributes(for: .normal) ?? [:]
        let isShared =
            Set(attributes.keys) == Set(normal.keys)
            && attributes.allSatisfy { ViewValue(attribute: $1) == ViewValue(attribute: normal[$0]) }
        return isShared ? nil : attributes
    }
}

extension ViewValue {
    /// The value of a text attribute. `.none` for attributes that no style sets.
    fileprivate init(attribute: Any?) {
        switch attribute {
        case let color as UIColor: self = .color(color)
        case let font as UIFont: self = .font(font)
        default: self = .none
        }
    }

    fileprivate var attribute: Any? { color ?? font }
}
