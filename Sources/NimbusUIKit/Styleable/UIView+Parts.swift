extension UIView {
    /// Returns the nested view for a name in `::part()`, such as `title-label`. `nil` if there is none.
    ///
    /// The names of deeper views are paths: `content-view-title-label`.
    /// - Parameter nestedViews: The nested views of the app's own classes. They take precedence over UIKit's nested
    ///   views.
    func part(named name: String, among nestedViews: [NestedView] = []) -> UIView? {
        for nested in nestedViews where nested.partName == name {
            if let view = nested.view(self) { return view }
        }
        if let getter = Self.partGetters[name] { return getter(self) }
        for nested in nestedViews where name.hasPrefix("\(nested.partName)-") {
            guard let view = nested.view(self) else { continue }
            return view.part(named: String(name.dropFirst(nested.partName.count + 1)), among: nestedViews)
        }
        for (prefix, getter) in Self.partGetters where name.hasPrefix("\(prefix)-") {
            guard let view = getter(self) else { continue }
            return view.part(named: String(name.dropFirst(prefix.count + 1)), among: nestedViews)
        }
        return nil
    }

    /// The getters of UIKit's nested views, by the names of the properties in kebab case.
    private static let partGetters: [String: @MainActor (UIView) -> UIView?] = [
        "title-label": { ($0 as? UIButton)?.titleLabel },
        "image-view": { ($0 as? UIButton)?.imageView ?? ($0 as? UITableViewCell)?.imageView },
        "custom-view": { ($0 as? BarItemElement)?.button?.customView },
        "text-label": { ($0 as? UITableViewCell)?.textLabel ?? ($0 as? UITableViewHeaderFooterView)?.textLabel },
        "detail-text-label": { ($0 as? UITableViewCell)?.detailTextLabel },
        "content-view": { $0.contentContainer },
        "background-view": { view in
            switch view {
            case let cell as UITableViewCell: cell.backgroundView
            case let cell as UICollectionViewCell: cell.backgroundView
            case let table as UITableView: table.backgroundView
            default: nil
            }
        },
        "selected-background-view": { view in
            let background = (view as? any SelectableCell)?.selectedBackgroundView
            return background?.isClearSelectionBackground == true ? nil : background
        },
        "multiple-selection-background-view": { ($0 as? UITableViewCell)?.multipleSelectionBackgroundView },
        "input-view": { ($0 as? UITextField)?.inputView ?? ($0 as? UITextView)?.inputView },
        "input-accessory-view": { $0.keyboardAccessory },
        "table-header-view": { ($0 as? UITableView)?.tableHeaderView },
        "table-footer-view": { ($0 as? UITableView)?.tableFooterView },
        "left-view": { ($0 as? UITextField)?.leftView },
        "right-view": { ($0 as? UITextField)?.rightView },
    ]
}

extension UILabel {
    /// The text colour. A button sets the colour of its title label at each layout. Therefore the colour of such a
    /// label is a property of the button.
    var styledTextColor: UIColor? {
        get { buttonWithTitle?.titleColor(for: .normal) ?? textColor }
        set {
            buttonWithTitle?.setTitleColor(newValue, for: .normal)
            textColor = newValue
        }
    }

    private var buttonWithTitle: UIButton? {
        guard let button = superview as? UIButton, button.titleLabel === self else { return nil }
        return button
    }
}
