import CSSEngine
import NimbusCSS

/// Makes all views styleable, without subclasses.
extension UIView: NIStyleable {
    /// The names of the class and its superclasses, up to the nearest UIKit class.
    public var styleTypes: [String] { ToolkitClass.names(for: self) }

    /// The names of the view controller's class and its superclasses, up to `UIViewController`. Empty if the view is
    /// not the root view of a view controller.
    public var styleControllerTypes: [String] {
        guard let controller = (self as UIResponder).next as? UIViewController else { return [] }
        var names: [String] = []
        var mirror: Mirror? = Mirror(reflecting: controller)
        while let current = mirror {
            names.append(String(describing: current.subjectType))
            if current.subjectType == UIViewController.self { break }
            mirror = current.superclassMirror
        }
        return names
    }

    /// The id from a tag of four characters, such as `'ppic'`. `nil` for any other tag.
    public var styleID: String? { TagLetters.text(of: tag) }

    /// The states of controls, labels, cells, image views and bar items, and the keyboard and focus engine focus.
    public var styleState: NIStyleState {
        let field = (self as? UISearchBar)?.field
        let hasFocus = isFirstResponder || isFocused || field?.isFirstResponder == true
        var state: NIStyleState = hasFocus ? [.focused, .focusVisible] : []
        switch self {
        case let control as UIControl:
            if !control.isEnabled { state.insert(.disabled) }
            if control.isSelected { state.insert(.selected) }
            if control.isHighlighted { state.insert(.highlighted) }
            if control.isTurnedOn == true { state.insert(.checked) }
            if let field = control as? UITextField { state.formUnion(fieldState(field)) }
        case let label as UILabel:
            if !label.isEnabled { state.insert(.disabled) }
            if label.isHighlighted { state.insert(.highlighted) }
        case let cell as UITableViewCell:
            if cell.isSelected { state.insert(.selected) }
            if cell.isHighlighted { state.insert(.highlighted) }
        case let cell as UICollectionViewCell:
            if cell.isSelected { state.insert(.selected) }
            if cell.isHighlighted { state.insert(.highlighted) }
        case let view as UIImageView:
            if view.isHighlighted { state.insert(.highlighted) }
        case let element as BarItemElement: if element.item?.isEnabled == false { state.insert(.disabled) }
        default: break
        }
        return state
    }

    private func fieldState(_ field: UITextField) -> NIStyleState {
        var state: NIStyleState = field.isEnabled ? .readWrite : []
        if field.text?.isEmpty ?? true, field.placeholder?.isEmpty == false { state.insert(.placeholderShown) }
        return state
    }

    /// Whether the view has a non-empty text or title.
    public var hasStyleText: Bool { styleText?.isEmpty == false || styleTitle?.isEmpty == false }

    /// The superview. For the element of a bar's item, the bar. For a row from data that the table does not show, the table.
    public var styleableSuperview: (any NIStyleable)? {
        superview ?? (self as? BarItemElement)?.bar ?? attachment(TableRow.self)?.table
    }

    /// The subviews except UIKit's private subviews, and the elements of a bar's items.
    public var styleableSubviews: [any NIStyleable] {
        let subviews: [any NIStyleable] = Array(ownSubviews)
        return isItemBar ? subviews + barItemElements : subviews
    }

    /// The number of `styleableSubviews`.
    public var styleableSubviewCount: Int { ownSubviews.count + barItemElements.count }

    /// Returns the element of `styleableSubviews` at an index.
    public func styleableSubview(at place: Int) -> any NIStyleable {
        let subviews = ownSubviews
        return place < subviews.count
            ? subviews[subviews.startIndex + place] : barItemElements[place - subviews.count]
    }

    /// The subviews except UIKit's private subviews. A slice of the subviews if possible, to avoid a copy.
    var ownSubviews: ArraySlice<UIView> {
        // A plain view has no private subviews.
        if type(of: self) == UIView.self { return subviewsBesidesFollowers }
        if subviews.isEmpty, !(self is UITextField || self is UITableView) { return [] }
        switch self {
        case let button as UIButton:
            let subviews = subviewsBesidesFollowers
            // The getter of the title label creates a label, so that it is called only if there is a label.
            guard subviews.contains(where: { $0 is UILabel || $0 is UIImageView }) else { return subviews }
            return subviews.filter { $0 !== button.titleLabel && $0 !== button.imageView }[...]
        case let field as UITextField: return [field.leftView, field.rightView].compactMap { $0 }[...]
        case let table as UITableView: return table.subviewsAndRows
        case let control as UIControl where control.hasPrivateSubviews: return []
        case is UISearchBar, is UITextView, is UIProgressView, is UIActivityIndicatorView: return []
        default: return subviewsBesidesFollowers
        }
    }

    /// The states of buttons, cells, bar items and segments, the highlighted state of labels, and the placeholder of text
    /// fields.
    public var styleVariants: [NIStyleVariant] {
        switch self {
        case is UIButton, is BarItemElement, is UISegmentedControl: ButtonState.variants
        case is UILabel: LabelVariant.variants
        case is UITableViewCell, is UICollectionViewCell: CellVariant.variants
        case is UITextField: FieldVariant.variants
        default: []
        }
    }

    /// Returns the value of `tag`, `label` or `lang` (both for accessibility), `text`, `title` or `image`.
    public func styleAttribute(_ name: String) -> String? {
        switch name {
        case "tag": tag == 0 ? nil : "\(tag)"
        case "label": accessibilityLabel
        case "lang": accessibilityLanguage
        case "text": styleText
        case "title": styleTitle
        case "image": styleImage?.assetName
        default: nil
        }
    }

    private var styleText: String? {
        switch self {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let view as UITextView: view.text
        case let bar as UISearchBar: bar.text
        default: nil
        }
    }

    private var styleTitle: String? {
        switch self {
        case let button as UIButton: button.configuration?.title ?? button.title(for: .normal)
        case let bar as UINavigationBar: bar.topItem?.title
        case let element as BarItemElement: element.item?.title
        default: nil
        }
    }

    private var styleImage: UIImage? {
        switch self {
        case let view as UIImageView: view.image
        case let button as UIButton: button.configuration?.image ?? button.image(for: .normal)
        case let element as BarItemElement: element.item?.image
        default: nil
        }
    }

    /// Returns the inherited environment with the traits that differ between the view and its window.
    ///
    /// `nil` if no traits differ, and neither the view nor an ancestor overrides the colour scheme or the layout
    /// direction.
    ///
    /// The DOM calls this function again after a change of a registered view's overrides or of a view controller's
    /// traits.
    public func styleEnvironment(in inherited: NIEnvironment) -> NIEnvironment? {
        var (overriddenStyle, overridesDirection) = (UIUserInterfaceStyle.unspecified, false)
        var isInHiddenRow = false
        var outermost: UIView = self
        while !(outermost is UIWindow) {
            if overriddenStyle == .unspecified { overriddenStyle = outermost.overrideUserInterfaceStyle }
            if outermost.semanticContentAttribute != .unspecified { overridesDirection = true }
            if let superview = outermost.superview {
                outermost = superview
            } else if let table = outermost.attachment(TableRow.self)?.table {
                (outermost, isInHiddenRow) = (table, true)
            } else {
                break
            }
        }
        let overridesStyle = overriddenStyle != .unspecified
        guard overridesStyle || overridesDirection || traitsOnScreen != outermost.traitCollection else { return nil }
        var environment = inherited.replacingTraits(by: self, differingFrom: outermost)
        if overridesStyle {
            let style = isInHiddenRow ? overriddenStyle : traitCollection.userInterfaceStyle
            environment.colorScheme = style == .dark ? .dark : .light
        }
        // In UIKit, subviews do not inherit the direction.
        if overridesDirection {
            let isReversed =
                isInHiddenRow && semanticContentAttribute == .unspecified
                ? traitsOnScreen.layoutDirection == .rightToLeft : effectiveUserInterfaceLayoutDirection == .rightToLeft
            environment.layoutDirection = isReversed ? .rightToLeft : .leftToRight
        }
        return environment
    }

    /// Creates the DOM's adapter when the first view is registered. The adapter observes the view's states and trait
    /// overrides.
    public func didRegister(in dom: NIDOM) { dom.makeViewStyler() }

    /// Does nothing, because the DOM's adapter applies the styles of all views.
    public func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {}
}
