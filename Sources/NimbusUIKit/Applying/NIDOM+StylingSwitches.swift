import CSSEngine
import NimbusCSS

// Disabling styling, and hooks into it.
extension NIDOM {
    /// Switches the styling of a registered view and its subviews off or on.
    ///
    /// While styling is off, changes of the style have no effect on the view, and values that the app sets stay.
    /// Switching the styling on again replaces the app's values by the values of the style. Switching it off applies
    /// pending changes first.
    public func setStylingEnabled(_ isEnabled: Bool, of view: UIView) {
        guard registry.isRegistered(view) else { return }
        styleIfNeeded()
        viewStyler.setStylingEnabled(isEnabled, of: view)
    }

    /// Switches single properties of a registered view off or on.
    ///
    /// The view keeps the value of a property that is off. The styling of its subviews does not change.
    /// - Parameters:
    ///   - properties: The names of the properties in CSS, in UIKit, or in a dialect that a stylesheet of the DOM can have:
    ///     `opacity` or `alpha`. A shorthand includes all of its longhands. Unknown names have no effect. `width`, `frame`
    ///     and the other properties of the layout are switched together.
    public func setStylingEnabled(_ isEnabled: Bool, of view: UIView, properties: [String]) {
        guard registry.isRegistered(view) else { return }
        styleIfNeeded()
        viewStyler.setStylingEnabled(isEnabled, of: view, Set(properties.flatMap(longhands)))
    }

    private func longhands(named name: String) -> [PropertyID] {
        let longhands = styles.properties.longhands(named: name, in: stylesheets.flatMap(\.dialects))
        if !longhands.isEmpty { return longhands }
        return EffectTable.effects.filter { $0.name == name }.flatMap(\.properties).compactMap { styles.properties[$0] }
    }

    /// Returns whether styles are applied to a view: the styling of the view and of all its superviews is on.
    public func isStylingEnabled(of view: UIView) -> Bool { viewStyler.isStylingEnabled(of: view) }

    /// Sets closures that the DOM calls before and after it sets values of a registered view's style.
    ///
    /// The DOM does not call the closures if no value changes.
    ///
    /// ```swift
    /// dom.setStyleHooks(of: label, willStyle: { settings in settings.filter { $0.name != "text" } })
    /// ```
    /// - Parameters:
    ///   - willStyle: Receives the values in the order in which they are set, and returns the values to set. The
    ///     closure can omit and replace values. `nil` sets all values.
    ///   - didStyle: Receives the values that were set.
    public func setStyleHooks(
        of view: UIView, willStyle: (@MainActor ([StyleSetting]) -> [StyleSetting])? = nil,
        didStyle: (@MainActor ([StyleSetting]) -> Void)? = nil
    ) {
        guard let record = registry.record(of: view) else { return }
        let hasHooks = willStyle != nil || didStyle != nil
        record.styleHooks = hasHooks ? StyleHooks(willStyle: willStyle, didStyle: didStyle) : nil
        if !record.hookDependencies.isEmpty {
            viewStyler.plans.usesTraits = true
            viewStyler.trackTraitsIfNeeded()
        }
    }

    /// Whether styles leave the font and colour of labels and buttons unchanged if their attributed text has
    /// attributes. The default is `false`: the font and the colour of a style replace those of a label's whole text, as in
    /// UIKit. The fonts and colours of a button's attributed title take precedence in any case.
    public var preservesTextAttributes: Bool {
        get { viewStyler.settings.preservesTextAttributes }
        set { viewStyler.settings.preservesTextAttributes = newValue }
    }

    /// The nested views of the app's own classes, which `::part()` and the key paths of InterfaCSS select. The default
    /// is empty.
    public var nestedViews: [NestedView] {
        get { viewStyler.nestedViews }
        set { viewStyler.nestedViews = newValue }
    }
}
