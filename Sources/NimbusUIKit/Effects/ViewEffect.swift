import CSSEngine

/// A mapping of CSS properties to a property of an app's own view class.
///
/// ```swift
/// let effects = [ViewEffect("dial-color", on: DialView.self, \.dialColor)]
/// let stylesheet = NIStylesheet(properties: PropertyTable(viewEffects: effects))
/// let dom = NIDOM(stylesheet: stylesheet)
/// dom.viewEffects = effects
/// ```
///
/// The property table and the DOM both need the effects. The table makes the property valid in stylesheets, and the DOM
/// sets the property on views. If the DOM does not have the effects, the property changes no view.
///
/// The type of the view's property determines the values that the CSS property accepts. The DOM sets a value when it
/// changes, and restores the view's own value when no rule sets the property any longer. `initial`, `unset` and
/// `revert` also mean the view's own value.
///
/// An effect of a standard property, such as `color`, declares no property, but uses the standard values. The type of
/// the view's property must accept these values, and the CSS property must not be a shorthand. Otherwise, creating the
/// effect is a fatal error.
///
/// If several effects set the same property of a view, the last effect with a value wins, in the order of
/// `NIDOM.viewEffects`. All of them override the standard effects.
@MainActor public struct ViewEffect {
    /// The CSS properties that the effect declares. Empty if it maps standard properties.
    public nonisolated let properties: [Property]
    let effect: Effect

    /// Creates an effect that sets a property of a type with CSS values.
    ///
    /// | Type | Values |
    /// | --- | --- |
    /// | `UIColor` | a colour |
    /// | `CGFloat` | a length, or a number as points |
    /// | `Double` | a number without a unit |
    /// | `Int` | an integer |
    /// | `Bool` | `true` and `false`, with the synonyms `yes`, `no`, `1` and `0` |
    /// | `String` | a quoted string, or an identifier |
    /// | `UIEdgeInsets` | one to four lengths: top, left, bottom, right |
    /// | `CGSize` | a width and a height, or a single length for both |
    /// | `UIImage` | the name of an image, which the DOM's `resources` provide |
    /// | `UIFont` | the values of seven properties |
    ///
    /// For an optional of these types, the keyword `none` sets `nil`, except for a font.
    ///
    /// The seven properties of a font named `font` are the standard ones: `font-size`, `font-family`, `font-weight`,
    /// `font-style`, `font-width`, `font-variant-numeric` and `font-feature-settings`. For another name, such as
    /// `dial-font`, the effect declares `dial-font-size` and so on.
    /// - Parameters:
    ///   - property: The name of the CSS property.
    ///   - viewClass: The class of the views. Includes its subclasses.
    ///   - path: The property of the view.
    ///   - name: The name of the view's property in Swift, for descriptions. The default is the CSS name in camel case.
    public init<View: UIView, Content: ViewEffectValue>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, Content>,
        named name: String? = nil
    ) {
        let values = Content.viewEffectValues
        guard let type = Content.self as? any PropertyValue.Type else {
            fatalError("ViewEffect: only Nimbus CSS can declare the conformance of \(Content.self) to ViewEffectValue.")
        }
        let name = name ?? Self.swiftName(of: property)
        let declared = values.grammars.map { Self.property(property + $0.suffix, $0.grammar, on: viewClass) }
        let effect = Self.effect(name, on: viewClass, path, type, declared, values).depending(on: values.dependencies)
        self.init(declared, accepting: values.kinds, values.isPaintOnly ? effect.paintOnly : effect)
    }

    /// - Parameters:
    ///   - path: The property of the view. Its type is `Content`.
    ///   - declared: The CSS properties that determine the value.
    private static func effect<View: UIView, Content: PropertyValue>(
        _ name: String, on viewClass: View.Type, _ path: AnyKeyPath, _: Content.Type, _ declared: [Property],
        _ values: ViewEffectValues
    ) -> Effect {
        let path = unsafeDowncast(path, to: ReferenceWritableKeyPath<View, Content>.self)
        return Effect(
            name, on: viewClass, declared.map(\.name), value: values.value, get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 })
    }

    /// - Parameters:
    ///   - declared: The CSS properties that determine the value.
    ///   - kinds: The kinds of values that the effect accepts.
    private init(_ declared: [Property], accepting kinds: ValueKinds, _ effect: Effect) {
        for property in declared {
            if let conflict = Self.conflict(of: property.name, accepting: kinds) { fatalError(conflict) }
        }
        self.init(declared.filter { PropertyTable.standard[$0.name] == nil }, effect)
    }

    private init(_ properties: [Property], _ effect: Effect) {
        self.properties = properties
        self.effect = effect
    }

    /// Returns the reason why an effect cannot use a standard property, or `nil` if it can. `kinds` are the values that
    /// the effect accepts.
    nonisolated static func conflict(of name: String, accepting kinds: ValueKinds) -> String? {
        guard let id = PropertyTable.standard[name] else { return nil }
        let property = PropertyTable.standard[id]
        if case .shorthand(let shorthand) = property.grammar {
            let longhands = shorthand.longhands.map { "“\($0)”" }.joined(separator: ", ")
            return
                "ViewEffect: “\(name)” is a shorthand, which has no value. Use effects of its longhands: \(longhands)."
        }
        if !property.grammar.valueKinds.isDisjoint(with: kinds) { return nil }
        return
            "ViewEffect: the view's property cannot have the values of “\(name)”, which are \(property.grammar.syntax). "
            + "Use a property of another type, or the initializer with a closure."
    }

    /// Returns the definition of a property whose initial value is the view's own value.
    private static func property(
        _ name: String, _ grammar: PropertyGrammar, on viewClass: UIView.Type
    ) -> Property {
        Property(
            name.lowercased(), grammar, initial: StyleValues.ownValue, classes: [String(describing: viewClass)],
            "A property of \(viewClass).")
    }

    /// Returns `dialColor` for `dial-color`.
    private static func swiftName(of property: String) -> String {
        let parts = property.lowercased().split(separator: "-")
        return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

// MARK: Types of the app

extension ViewEffect {
    /// Creates an effect that maps keywords to values.
    ///
    /// ```swift
    /// ViewEffect("dial-style", on: DialView.self, \.dialStyle, keywords: ["round": .round, "flat": .flat])
    /// ```
    /// - Parameters:
    ///   - property: The name of the CSS property.
    ///   - viewClass: The class of the views. Includes its subclasses.
    ///   - path: The property of the view.
    ///   - name: The name of the view's property in Swift, for descriptions. The default is the CSS name in camel case.
    ///   - keywords: The keywords that the CSS property accepts, and their values. The keywords are case-insensitive.
    public init<View: UIView, Content: Equatable>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, Content>,
        named name: String? = nil, keywords: KeyValuePairs<String, Content>
    ) {
        let values = Dictionary(keywords.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
        self.init(
            Self.property(property, .identifiers(keywords.map { $0.key.lowercased() }), on: viewClass),
            accepting: [.keyword, .flag, .string], on: viewClass, path, named: name, swift: { ".\($0)" },
            value: { $0.keywordText.flatMap { values[$0] } })
    }

    /// Creates an effect that sets a case of an enumeration. The keywords are the raw values of the cases.
    public init<View: UIView, Content: CaseIterable & RawRepresentable & Equatable>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, Content>,
        named name: String? = nil
    ) where Content.RawValue == String {
        let cases = Array(Content.allCases)
        self.init(
            Self.property(property, .identifiers(cases.map { $0.rawValue.lowercased() }), on: viewClass),
            accepting: [.keyword, .flag, .string], on: viewClass, path, named: name, swift: { ".\($0)" },
            value: { value in cases.first { $0.rawValue.lowercased() == value.keywordText } })
    }

    /// Creates an effect that sets a value of any type, which a closure creates from the CSS value.
    ///
    /// ```swift
    /// ViewEffect(
    ///     Property("dial-start", syntax: .angle, initial: .angle(0), classes: ["DialView"]), on: DialView.self, \.start
    /// ) { value in
    ///     if case .angle(let degrees) = value { Measurement(value: degrees, unit: .degrees) } else { nil }
    /// }
    /// ```
    /// - Parameters:
    ///   - property: The CSS property with its syntax.
    ///   - viewClass: The class of the views. Includes its subclasses.
    ///   - path: The property of the view.
    ///   - name: The name of the view's property in Swift, for descriptions. The default is the CSS name in camel case.
    ///   - swift: Returns the Swift expression of a value, for descriptions. The default is `String(describing:)`.
    ///   - value: Returns the view's value for a computed CSS value, or `nil` to set no value. Colours are resolved for
    ///     the view's colour scheme.
    @_disfavoredOverload
    public init<View: UIView, Content: Equatable>(
        _ property: Property, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, Content>,
        named name: String? = nil, swift: @escaping @MainActor (Content) -> String = { String(describing: $0) },
        value: @escaping @MainActor (Value) -> Content?
    ) {
        self.init(property, accepting: .all, on: viewClass, path, named: name, swift: swift, value: value)
    }

    /// Creates an effect that sets an optional value of any type, which a closure creates from the CSS value.
    ///
    /// If the closure returns `nil`, the effect sets the view's property to `nil`.
    /// - Parameters:
    ///   - property: The CSS property with its syntax.
    ///   - viewClass: The class of the views. Includes its subclasses.
    ///   - path: The property of the view.
    ///   - name: The name of the view's property in Swift, for descriptions. The default is the CSS name in camel case.
    ///   - swift: Returns the Swift expression of a value, for descriptions. The default is `String(describing:)`.
    ///   - value: Returns the view's value for a computed CSS value. Colours are resolved for the view's colour scheme.
    public init<View: UIView, Wrapped: Equatable>(
        _ property: Property, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, Wrapped?>,
        named name: String? = nil, swift: @escaping @MainActor (Wrapped) -> String = { String(describing: $0) },
        value: @escaping @MainActor (Value) -> Wrapped?
    ) {
        func wrap(_ content: Wrapped?) -> ViewValue {
            content.map { content in .app(AppValue(content) { swift(content) }) } ?? .none
        }
        let effect = Effect(
            name ?? Self.swiftName(of: property.name), on: viewClass, [property.name],
            value: { inputs in inputs.resolved(0).map { wrap(value($0)) } }, get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 }, wrap: wrap, unwrap: { .some($0.app?.content as? Wrapped) })
        self.init([property], accepting: .all, effect)
    }

    /// Creates an effect that sets a value of a non-optional type.
    private init<View: UIView, Content: Equatable>(
        _ property: Property, accepting kinds: ValueKinds, on viewClass: View.Type,
        _ path: ReferenceWritableKeyPath<View, Content>, named name: String?,
        swift: @escaping @MainActor (Content) -> String, value: @escaping @MainActor (Value) -> Content?
    ) {
        func wrap(_ content: Content) -> ViewValue {
            .app(AppValue(content) { swift(content) })
        }
        let effect = Effect(
            name ?? Self.swiftName(of: property.name), on: viewClass, [property.name],
            value: { inputs in inputs.resolved(0).flatMap(value).map(wrap) }, get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 }, wrap: wrap, unwrap: { $0.app?.content as? Content })
        self.init([property], accepting: kinds, effect)
    }
}

// MARK: Variants

extension ViewEffect {
    /// Creates an effect that sets an option set. The CSS property accepts one or more of the keywords. InterfaCSS
    /// stylesheets can separate the keywords with commas.
    ///
    /// ```swift
    /// ViewEffect("dial-sides", on: DialView.self, \.sides, options: ["left": .left, "right": .right])
    /// ```
    /// - Parameters:
    ///   - property: The name of the CSS property.
    ///   - viewClass: The class of the views. Includes its subclasses.
    ///   - path: The property of the view.
    ///   - name: The name of the view's property in Swift, for descriptions. The default is the CSS name in camel case.
    ///   - options: The keywords that the CSS property accepts, and their options. The keywords are case-insensitive.
    public init<View: UIView, Options: OptionSet>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, Options>,
        named name: String? = nil, options: KeyValuePairs<String, Options>
    ) {
        let values = Dictionary(options.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
        let words = PropertyGrammar.identifiers(options.map { $0.key.lowercased() })
        self.init(
            Self.property(property, .repeated(words, 1...max(options.count, 1)), on: viewClass), accepting: .all,
            on: viewClass, path, named: name, swift: { "\($0)" },
            value: { value in
                let words = if case .list(let list) = value { list } else { [value] }
                let found = words.compactMap { word in word.keywordText.flatMap { values[$0] } }
                return found.isEmpty ? nil : found.reduce(into: Options()) { $0.formUnion($1) }
            })
    }

    /// Returns the effect with aliases of the CSS property that it declares. Does nothing for standard properties.
    public func aliased(_ names: String...) -> ViewEffect {
        let declared = properties.enumerated().map { index, property in
            Property(
                property.name, aliases: property.aliases + (index == 0 ? names.map { $0.lowercased() } : []),
                property.grammar, initial: property.initial, classes: property.classes, property.summary)
        }
        return ViewEffect(declared, effect)
    }

    /// Returns the effect with a closure that maps the string of each view.
    ///
    /// If the closure returns `nil`, the effect has no value, and the standard property with the same name applies.
    ///
    /// ```swift
    /// ViewEffect("text", on: UILabel.self, \.text).handling { (label: UILabel, text: String) in
    ///     label.tag == 7 ? text.uppercased() : nil
    /// }
    /// ```
    public func handling<View: UIView>(_ text: @escaping @MainActor (View, String) -> String?) -> ViewEffect {
        ViewEffect(properties, effect.mappingText { view, string in (view as? View).flatMap { text($0, string) } })
    }

    /// Returns the effect, restricted to views that meet a condition.
    ///
    /// The condition is evaluated whenever the effect is applied. On all other views, the effect has no value, and the
    /// standard property with the same name applies.
    public func handling<View: UIView>(_ condition: @escaping @MainActor (View) -> Bool) -> ViewEffect {
        ViewEffect(properties, effect.havingValue(if: condition))
    }
}

extension PropertyTable {
    /// Creates a table of the standard properties, the properties of effects, and further properties.
    ///
    /// Effects on different classes can declare the same property. The property then accepts the values of all these
    /// effects, and each effect ignores values of a different type. Two effects whose values could be mistaken for each
    /// other, such as a colour and a string, are a fatal error.
    /// - Parameters:
    ///   - viewEffects: The effects that a DOM will have. Set ``NimbusCSS/NIDOM/viewEffects`` to the same effects.
    ///   - properties: Further properties. A property with the name of a standard property replaces it.
    ///   - pseudoClasses: The names of custom states that selectors can use as pseudo-classes, without a colon.
    ///   - parts: The names of the app's own nested views (``NestedView``) in camel case.
    ///   - quirks: The enabled deviations from CSS.
    public convenience init(
        viewEffects: [ViewEffect], adding properties: [Property] = [], pseudoClasses: [String] = [],
        parts: [String] = [], quirks: Quirks = []
    ) {
        var declared: [Property] = []
        for property in viewEffects.flatMap(\.properties)
        where !properties.contains(where: { $0.name == property.name }) {
            guard let known = declared.firstIndex(where: { $0.name == property.name }) else {
                declared.append(property)
                continue
            }
            let first = declared[known]
            guard let grammar = first.grammar.merged(with: property.grammar) else {
                fatalError(
                    "ViewEffect: two effects of “\(first.name)” accept values that can be mistaken for each other: "
                        + "\(first.grammar.syntax), and \(property.grammar.syntax). Use two properties.")
            }
            declared[known] = Property(
                first.name, aliases: first.aliases, grammar, initial: first.initial,
                classes: first.classes + property.classes, first.summary)
        }
        self.init(adding: declared + properties, pseudoClasses: pseudoClasses, parts: parts, quirks: quirks)
    }
}
