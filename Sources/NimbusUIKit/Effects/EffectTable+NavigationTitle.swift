import CSSEngine

extension EffectTable {
    /// The effects on the title of a navigation bar.
    static let navigationTitle: [Effect] = [
        Effect(
            "standardAppearance.titleTextAttributes.foregroundColor", on: UINavigationBar.self, ["color"],
            value: { $0.color(0) }, get: { $0.titleAttribute(.foregroundColor) },
            baseline: { $0.ownTitleAttribute(.foregroundColor) },
            set: { $0.setTitleAttribute(.foregroundColor, to: $1) }
        ).paintOnly.written(as: .navigationTitle(".foregroundColor")),
        Effect(
            "standardAppearance.titleTextAttributes.font", on: UINavigationBar.self, Effect.fontProperties,
            value: { $0.font(0).map(ViewValue.font) }, get: { $0.titleAttribute(.font) },
            baseline: { $0.ownTitleAttribute(.font) }, set: { $0.setTitleAttribute(.font, to: $1) }
        ).standard { (_: UINavigationBar) in .systemFont(ofSize: 17, weight: .semibold) }.depending(on: .textSize)
            .paintOnly.written(as: .navigationTitle(".font")),
    ]
}

/// The original title attributes of a navigation bar's appearances, and the attributes that stylesheets have set.
private final class NavigationTitleBackup: ViewAttachment {
    /// The original attributes, in the order of the bar's appearances.
    let own: [(title: [NSAttributedString.Key: Any], largeTitle: [NSAttributedString.Key: Any])]
    var styled: [NSAttributedString.Key: Any] = [:]

    init(_ bar: UINavigationBar) {
        own = bar.appearances.map { ($0?.titleTextAttributes ?? [:], $0?.largeTitleTextAttributes ?? [:]) }
    }
}

extension UINavigationBar {
    private var titleBackup: NavigationTitleBackup? { attachment(NavigationTitleBackup.self) }

    /// Returns an attribute of the title.
    fileprivate func titleAttribute(_ key: NSAttributedString.Key) -> ViewValue {
        ViewValue(attribute: standardAppearance.titleTextAttributes[key] ?? titleTextAttributes?[key])
    }

    /// Returns an attribute of the title that the app has set, or `.none` if there is none.
    fileprivate func ownTitleAttribute(_ key: NSAttributedString.Key) -> ViewValue {
        guard let backup = titleBackup, backup.styled[key] != nil else { return titleAttribute(key) }
        return ViewValue(attribute: backup.own[0].title[key] ?? titleTextAttributes?[key])
    }

    /// Sets an attribute of the title in all appearances. Setting the app's value restores the original attribute of
    /// each appearance. Large titles get only the color.
    fileprivate func setTitleAttribute(_ key: NSAttributedString.Key, to value: ViewValue) {
        let backup = titleBackup ?? NavigationTitleBackup(self)
        backup.styled[key] = value == ownTitleAttribute(key) && backup.view != nil ? nil : value.attribute
        if !backup.styled.isEmpty, backup.view == nil { addInteraction(backup) }
        if backup.styled.isEmpty, backup.view != nil { removeInteraction(backup) }
        changeAppearances { index, appearance in
            let own = backup.own[index]
            // The property `titleTextAttributes` of the bar has no effect if the appearance has title attributes.
            let title = own.title.isEmpty && !backup.styled.isEmpty ? titleTextAttributes ?? [:] : own.title
            appearance.titleTextAttributes = title.merging(backup.styled) { $1 }
            let color = backup.styled.filter { $0.key == .foregroundColor }
            appearance.largeTitleTextAttributes = own.largeTitle.merging(color) { $1 }
            return true
        }
    }
}
