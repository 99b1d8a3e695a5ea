import CSSEngine
import NimbusCSS

// Switching styling off, and taking part in it.
extension NIDOM {
    /// Switches the styling of a registered view and its subviews off or on.
    ///
    /// A view whose styling is off keeps the values that it has, also if its style changes or the app sets other values.
    /// When the styling is switched on again, the view gets the values of its style, instead of those that the app has
    /// set. Switching it off does nothing to values that are not applied yet: they are applied first.
    public func setStylingEnabled(_ isEnabled: Bool, of view: UIView) {
        guard registry.isRegistered(view) else { return }
        styleIfNeeded()
        viewStyler.setStylingEnabled(isEnabled, of: view)
    }

    /// Switches single properties of a registered view off or on.
    ///
    /// The view keeps the value of a property that is off. The styling of its subviews does not change.
    /// - Parameters:
    ///   - properties: The names of the properties in CSS or InterfaCSS: `opacity` or `alpha`. A shorthand stands for all of
    ///     its longhands. Unknown names have no effect. `width`, `frame` and the other properties of the layout are
    ///     switched together.
    public func setStylingEnabled(_ isEnabled: Bool, of view: UIView, properties: [String]) {
        guard registry.isRegistered(view) else { return }
        styleIfNeeded()
        viewStyler.setStylingEnabled(isEnabled, of: view, Set(properties.flatMap(styles.properties.longhands(named:))))
    }

    /// Returns whether styles are applied to a view: whether neither its styling nor that of a view around it is off.
    public func isStylingEnabled(of view: UIView) -> Bool { viewStyler.isStylingEnabled(of: view) }

    /// Sets closures that are called when values of a registered view's style are about to be set, and after they were set.
    /// They are not called if no value changes.
    ///
    /// ```swift
    /// dom.setStyleHooks(of: label, willStyle: { settings in settings.filter { $0.name != "text" } })
    /// ```
    /// - Parameters:
    ///   - willStyle: Receives the values in the order in which they are set, and returns those to set. It can leave values
    ///     out, and replace them. `nil` sets all values.
    ///   - didStyle: Receives the values that were set.
    public func setStyleHooks(
        of view: UIView, willStyle: (@MainActor ([StyleSetting]) -> [StyleSetting])? = nil,
        didStyle: (@MainActor ([StyleSetting]) -> Void)? = nil
    ) {
        guard let record = registry.record(of: view) else { return }
        let hasHooks = willStyle != nil || didStyle != nil
        record.styleHooks = hasHooks ? StyleHooks(willStyle: willStyle, didStyle: didStyle) : nil
    }

    /// Whether styles leave the font and the colour of labels and buttons alone whose attributed text has attributes of its
    /// own. By default false, so that a style replaces the attributes.
    public var preservesTextAttributes: Bool {
        get { viewStyler.preservesTextAttributes }
        set { viewStyler.preservesTextAttributes = newValue }
    }

    /// The nested views of the app's own classes, which `::part()` and the key paths of InterfaCSS select. By default none.
    public var nestedViews: [NestedView] {
        get { viewStyler.nestedViews }
        set { viewStyler.nestedViews = newValue }
    }
}
