import CSSEngine

/// A view with titles that have text attributes for each state: the element of a bar's item, or a segmented control.
@MainActor protocol TitleAttributesView: UIView {
    /// Returns the attributes for a state. A state without attributes has the attributes of the normal state.
    func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?

    func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)

    /// Returns the font of titles without attributes.
    func standardTitleFont(for state: UIControl.State) -> UIFont
}

extension BarItemElement: TitleAttributesView {
    func standardTitleFont(for state: UIControl.State) -> UIFont {
        if item is UITabBarItem { return .systemFont(ofSize: 10, weight: .medium) }
        let isDone = (item as? UIBarButtonItem)?.style == .done
        return .systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
    }

    func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        item?.titleTextAttributes(for: state)
    }

    func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        item?.setTitleTextAttributes(attributes, for: state)
    }
}

extension UISegmentedControl: TitleAttributesView {
    func standardTitleFont(for state: UIControl.State) -> UIFont {
        .systemFont(ofSize: 13, weight: state.contains(.selected) ? .semibold : .medium)
    }
}

/// The text attributes of titles in a state.
///
/// UIKit sets all attributes of a state at once. A state without attributes has the attributes of the normal state.
private struct StyledTitleState {
    /// The attributes that the app has set. `nil` if the app has set none for the state.
    let own: [NSAttributedString.Key: Any]?
    /// The attributes that stylesheets have set.
    var styled: [NSAttributedString.Key: Any] = [:]
}

/// The styled attributes of the titles of a view.
private final class StyledTitles: ViewAttachment {
    /// The states by their raw values.
    var states: [UInt: StyledTitleState] = [:]
}

extension TitleAttributesView {
    private var styledTitles: StyledTitles? { attachment(StyledTitles.self) }

    /// Returns an attribute of the titles in a state.
    func titleAttribute(_ key: NSAttributedString.Key, for state: UIControl.State) -> ViewValue {
        ViewValue(attribute: titleTextAttributes(for: state)?[key])
    }

    /// Returns an attribute that the app has set for a state, or `.none` if the app has set none.
    func ownTitleAttribute(_ key: NSAttributedString.Key, for state: UIControl.State) -> ViewValue {
        guard let styled = styledTitles?.states[state.rawValue] else {
            return ViewValue(attribute: ownTitleAttributes(for: state)?[key])
        }
        return styled.styled[key] == nil ? ViewValue(attribute: styled.own?[key]) : titleAttribute(key, for: state)
    }

    /// Sets an attribute of the titles in a state. The remaining attributes stay. `.none` or the app's value removes
    /// the styled attribute.
    func setTitleAttribute(_ key: NSAttributedString.Key, to value: ViewValue, for state: UIControl.State) {
        let titles = styledTitles ?? StyledTitles()
        var styled = titles.states[state.rawValue] ?? StyledTitleState(own: ownTitleAttributes(for: state))
        let isOwn = value == .none || ViewValue(attribute: styled.own?[key]) == value
        styled.styled[key] = isOwn ? nil : value.attribute
        if styled.styled.isEmpty {
            titles.states[state.rawValue] = nil
            if titles.states.isEmpty, titles.view != nil { removeInteraction(titles) }
            setTitleTextAttributes(styled.own, for: state)
        } else {
            titles.states[state.rawValue] = styled
            if titles.view == nil { addInteraction(titles) }
            // UIKit does not merge the attributes of two states.
            let base = styled.own ?? (state == .normal ? nil : titleTextAttributes(for: .normal)) ?? [:]
            setTitleTextAttributes(base.merging(styled.styled) { $1 }, for: state)
        }
    }

    private func ownTitleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        guard let attributes = titleTextAttributes(for: state) else { return nil }
        if state == .normal { return attributes }
        let normal = titleTextAttributes(for: .normal) ?? [:]
        let isShared =
            Set(attributes.keys) == Set(normal.keys)
            && attributes.allSatisfy { ViewValue(attribute: $1) == ViewValue(attribute: normal[$0]) }
        return isShared ? nil : attributes
    }
}

extension ViewValue {
    /// Creates the value of a text attribute. `.none` if it is neither a colour nor a font.
    init(attribute: Any?) {
        switch attribute {
        case let color as UIColor: self = .color(color)
        case let font as UIFont: self = .font(font)
        default: self = .none
        }
    }

    /// The value as a text attribute. `nil` if it is neither a colour nor a font.
    var attribute: Any? { color ?? font }
}

extension EffectTable {
    /// Creates the effects on the text attributes of titles in a state.
    static func titleAttributes<View: TitleAttributesView>(on viewClass: View.Type, _ state: ButtonState) -> [Effect] {
        let controlState = state.controlState
        let source: Effect.Source = state == .normal ? .variant(state.rawValue) : .departure(state.rawValue)
        return [
            Effect(
                "titleTextAttributes(\(state)).foregroundColor", on: viewClass, ["color"], from: source,
                value: { $0.color(0) },
                get: { $0.titleAttribute(.foregroundColor, for: controlState) },
                baseline: { $0.ownTitleAttribute(.foregroundColor, for: controlState) },
                set: { $0.setTitleAttribute(.foregroundColor, to: $1, for: controlState) }
            ).paintOnly.written(as: titleSetter(".foregroundColor", state)),
            Effect(
                "titleTextAttributes(\(state)).font", on: viewClass, Effect.fontProperties, from: source,
                value: { $0.font(0).map(ViewValue.font) },
                get: { $0.titleAttribute(.font, for: controlState) },
                baseline: { $0.ownTitleAttribute(.font, for: controlState) },
                set: { $0.setTitleAttribute(.font, to: $1, for: controlState) }
            ).standard { (view: View) in
                let normal = state == .normal ? nil : view.ownTitleAttribute(.font, for: .normal).font
                return normal ?? view.standardTitleFont(for: controlState)
            }.depending(on: .textSize).written(as: titleSetter(".font", state)),
        ]
    }

    private static func titleSetter(_ key: String, _ state: ButtonState) -> SwiftSetter {
        .stateAttribute(key, of: "titleTextAttributes", setter: "setTitleTextAttributes", state: state.swift)
    }
}
