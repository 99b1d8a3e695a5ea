import NimbusUIKit

// Platform-specific code. `Platform.swift` of `NimbusUIKit` says how the conditions select the code of a platform.

extension ViewBuilder {
    /// Returns whether an object has a method that controls can call with a selector.
    static func canPerform(_ action: Selector, on target: AnyObject) -> Bool {
        #if canImport(UIKit)
        (target as? any NSObjectProtocol)?.responds(to: action) == true
        #else
        target is any UIActionTarget
        #endif
    }
}

// MARK: tvOS has no inset groups in tables, and no colours of grouped tables

#if os(tvOS) || UIKIT_CHECK_TVOS
extension UITableView {
    /// The styles of tables in data.
    package nonisolated static let styles = NamedWords<Style>([
        "plain": .plain, "grouped": .grouped, "inset-grouped": .grouped,
    ])
}

extension UITableViewCell {
    /// The background that grouped tables give cells. `nil` if they give none.
    static var groupedBackground: UIColor? { nil }
}
#else
extension UITableView {
    /// The styles of tables in data.
    package nonisolated static let styles = NamedWords<Style>([
        "plain": .plain, "grouped": .grouped, "inset-grouped": .insetGrouped,
    ])
}

extension UITableViewCell {
    /// The background that grouped tables give cells.
    static var groupedBackground: UIColor? { .secondarySystemGroupedBackground }
}
#endif

// MARK: tvOS has no switches, sliders, steppers, toolbars and search bars of its own

#if os(tvOS) || UIKIT_CHECK_TVOS
extension ViewClasses {
    /// The list without changes, because these classes do not exist on tvOS.
    var addingTouchControls: ViewClasses { self }
}

extension UIView {
    /// The value of a progress view, or the index of the selected item. `nil` for any other view. tvOS has no sliders
    /// and steppers.
    package var shownValue: Float? {
        get { (self as? UIProgressView)?.progress ?? selectedItemIndex.map { Float($0) } }
        set {
            guard let newValue else { return }
            (self as? UIProgressView)?.progress = newValue
            selectItem(at: newValue)
        }
    }

    /// The buttons of a toolbar. Always `nil`, because tvOS has no toolbars.
    package var barButtons: [UIBarButtonItem]? { nil }

    /// Replaces the buttons of a toolbar. Does nothing, because tvOS has no toolbars.
    func setBarButtons(_ buttons: [UIBarButtonItem]) {}
}

extension UIControl {
    /// The event of an activated button, with its Swift name. The remote sends no touches.
    static let activation = (event: UIControl.Event.primaryActionTriggered, name: "primaryActionTriggered")
}
#else
extension ViewClasses {
    /// The list with the classes that do not exist on tvOS.
    var addingTouchControls: ViewClasses {
        adding { UISearchBar() }.adding { UIToolbar() }.adding { UISwitch() }.adding { UISlider() }
            .adding { UIStepper() }
    }
}

extension UIView {
    /// The value of a slider, stepper or progress view, or the index of the selected item. `nil` for any other view.
    package var shownValue: Float? {
        get {
            (self as? UISlider)?.value ?? (self as? UIProgressView)?.progress
                ?? (self as? UIStepper).map { Float($0.value) } ?? selectedItemIndex.map { Float($0) }
        }
        set {
            guard let newValue else { return }
            (self as? UISlider)?.value = newValue
            (self as? UIProgressView)?.progress = newValue
            (self as? UIStepper)?.value = Double(newValue)
            selectItem(at: newValue)
        }
    }

    /// The buttons of a toolbar. `nil` if the view is not a toolbar.
    package var barButtons: [UIBarButtonItem]? { (self as? UIToolbar).map { $0.items ?? [] } }

    /// Replaces the buttons of a toolbar. Does nothing for other views.
    func setBarButtons(_ buttons: [UIBarButtonItem]) { (self as? UIToolbar)?.items = buttons }
}

extension UIControl {
    /// The event of an activated button, with its Swift name.
    static let activation = (event: UIControl.Event.touchUpInside, name: "touchUpInside")
}
#endif

// MARK: tvOS has no prompts and no large titles in navigation bars

#if os(tvOS) || UIKIT_CHECK_TVOS
extension TextBinding {
    /// Returns `nil`, because tvOS has no prompts.
    init?(ofPromptOf bar: UINavigationBar) { nil }
}

extension UINavigationBar {
    /// The text above the title. Always `nil`.
    var promptText: String? { nil }

    /// Whether the bar prefers large titles. Always `false`.
    var hasLargeTitles: Bool {
        get { false }
        set {}
    }

    /// Whether the title is large in a bar that prefers large titles. Always `automatic`.
    var largeTitleMode: ViewData.Navigation.LargeTitleDisplayMode {
        get { .automatic }
        set {}
    }
}
#else
extension TextBinding {
    /// Creates a binding to the prompt of a navigation bar. `nil` on a platform without prompts.
    init?(ofPromptOf bar: UINavigationBar) { self.init(bar.styledItem, \.prompt) }
}

extension UINavigationBar {
    /// The text above the title. `nil` if there is none.
    var promptText: String? { topItem?.prompt }

    /// Whether the bar prefers large titles. `false` on tvOS.
    var hasLargeTitles: Bool {
        get { prefersLargeTitles }
        set { prefersLargeTitles = newValue }
    }

    /// Whether the title of the top item is large in a bar that prefers large titles.
    var largeTitleMode: ViewData.Navigation.LargeTitleDisplayMode {
        get {
            switch topItem?.largeTitleDisplayMode {
            case .always: .always
            case .never: .never
            default: .automatic
            }
        }
        set {
            let modes: [ViewData.Navigation.LargeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode] = [
                .always: .always, .never: .never,
            ]
            styledItem.largeTitleDisplayMode = modes[newValue] ?? .automatic
        }
    }
}
#endif
