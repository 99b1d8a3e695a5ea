import CSSEngine

extension NIDOM {
    /// Sets a variable for all stylesheets, and styles the views whose values use it.
    ///
    /// A variable is a custom property of the root views: `var(--gap)` in CSS and `@gap` in an InterfaCSS stylesheet are the
    /// variable `gap`. The value wins over the stylesheets except their `!important` declarations. Views that have the
    /// custom property from another rule keep that value, and so do the views inside them.
    /// - Parameters:
    ///   - name: The name without `--` or `@`. Case-sensitive.
    ///   - value: The value as CSS. `nil` removes it, and the stylesheets apply again.
    /// - Returns: Whether the variable was set. False if the name or the value is invalid.
    @discardableResult
    public func setVariable(_ name: String, to value: String?) -> Bool {
        guard styles.setVariable("--" + name, to: value) else { return false }
        variablesDidChange()
        return true
    }

    /// Returns the value of a variable as CSS, after substitution of the variables in it. `nil` if the variable has no value
    /// or if no view is registered.
    /// - Parameter name: The name without `--` or `@`. Case-sensitive.
    public func variable(_ name: String) -> String? {
        registeredViews.first.flatMap { ruleset(of: $0)?["--" + name]?.text }
    }

    /// Returns the value of a variable as a value of a property, for example as a colour. `nil` if the variable has no value,
    /// or none that the property accepts. The value is parsed as CSS, also if an InterfaCSS stylesheet has set it: `10` is a
    /// number, and no length.
    /// - Parameters:
    ///   - name: The name without `--` or `@`. Case-sensitive.
    ///   - property: The name of a property that is no shorthand. Case-insensitive.
    public func variable(_ name: String, for property: String) -> Value? {
        variable(name).flatMap { styles.properties.value(of: property, from: $0) }?
            .resolved(in: ResolutionContext(environment))
    }

    /// Registers a custom property with the type of its values, like `@property` in a stylesheet (CSS Properties and Values
    /// API 1, section 4).
    ///
    ///     dom.registerProperty("--gap", syntax: "<length>", inherits: false, initialValue: "8px")
    ///
    /// A view then has the initial value instead of a value of another type, and instead of none. Units such as `em` refer to
    /// the view that declares the property. The registration wins over `@property`, and replaces a former registration with
    /// the name.
    /// - Parameters:
    ///   - name: The name of the property, such as `--gap`. Case-sensitive.
    ///   - syntax: The syntax of the values, such as `<color>` or `<length>+ | none`. `*` is any text.
    ///   - inherits: Whether views without a declaration have the value of their superview.
    ///   - initialValue: The value as CSS, without units such as `em` and without variables. Only the syntax `*` can do
    ///     without.
    /// - Returns: Whether the property was registered. False if an argument is invalid.
    @discardableResult
    public func registerProperty(
        _ name: String, syntax: String, inherits: Bool, initialValue: String? = nil
    ) -> Bool {
        guard styles.registerProperty(name, syntax: syntax, inherits: inherits, initialValue: initialValue) else {
            return false
        }
        variablesDidChange()
        return true
    }
}
