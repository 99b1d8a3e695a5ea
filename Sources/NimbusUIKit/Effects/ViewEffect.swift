import CSSEngine

/// The mapping of a CSS property to a property of an app's own view class.
///
/// ```swift
/// let effects = [ViewEffect("dial-color", on: DialView.self, \.dialColor)]
/// let stylesheet = NIStylesheet(properties: PropertyTable(viewEffects: effects))
/// let dom = NIDOM(stylesheet: stylesheet)
/// dom.viewEffects = effects
/// ```
///
/// The type of the view's property decides which values the CSS property accepts. A view gets a value when the value
/// changes, and gets its former value back when no rule sets the property any more.
///
/// An effect of a standard property, such as `color`, declares nothing and reads the values that the property has on
/// other views.
@MainActor public struct ViewEffect {
    /// The CSS properties that the effect declares. Empty if it maps standard properties.
    public nonisolated let properties: [Property]
    let effect: Effect

    /// Creates an effect.
    /// - Parameters:
    ///   - declared: The properties that decide the value.
    ///   - name: The name of the view's property in Swift.
    ///   - value: Returns the view's value for the properties' values, or `nil` if they have none.
    ///   - wrap: Returns a value of the view as the record of applied styles stores it.
    ///   - unwrap: The inverse of `wrap`. Returns `nil` for a value of another type.
    private init<View: UIView, Content>(
        _ declared: [Property], on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, Content>,
        named name: String, value: @escaping (StyleInputs) -> ViewValue?, wrap: @escaping (Content) -> ViewValue,
        unwrap: @escaping (ViewValue) -> Content?, adjust: (Effect) -> Effect = { $0 }
    ) {
        properties = declared.filter { PropertyTable.standard[$0.name] == nil }
        effect = adjust(
            Effect(
                name, on: viewClass, declared.map(\.name), value: value, get: { wrap($0[keyPath: path]) },
                set: { view, value in
                    if let content = unwrap(value) { view[keyPath: path] = content }
                }))
    }

    /// Creates an effect of one property.
    private init<View: UIView, Content>(
        _ property: String, _ grammar: PropertyGrammar, on viewClass: View.Type,
        _ path: ReferenceWritableKeyPath<View, Content>, named name: String?,
        value: @escaping (StyleInputs) -> ViewValue?, wrap: @escaping (Content) -> ViewValue,
        unwrap: @escaping (ViewValue) -> Content?, adjust: (Effect) -> Effect = { $0 }
    ) {
        self.init(
            [Self.property(property, grammar, on: viewClass)], on: viewClass, path,
            named: name ?? Self.swiftName(of: property), value: value, wrap: wrap, unwrap: unwrap, adjust: adjust)
    }

    /// Returns the declaration of a property whose initial value is the view's own.
    private static func property(
        _ name: String, _ grammar: PropertyGrammar, on viewClass: UIView.Type
    ) -> Property {
        Property(
            name.lowercased(), grammar, initial: .keyword(.none), classes: [String(describing: viewClass)],
            "A property of \(viewClass).")
    }

    /// Returns `dialColor` for `dial-color`.
    private static func swiftName(of property: String) -> String {
        let parts = property.lowercased().split(separator: "-")
        return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

// MARK: Types of values

extension ViewEffect {
    /// Creates an effect that sets a colour.
    /// - Parameters:
    ///   - property: The name of the CSS property.
    ///   - viewClass: The class of the views. Its subclasses have the effect as well.
    ///   - path: The property of the view.
    ///   - name: The name of the view's property in Swift, for descriptions. By default the CSS name in camel case.
    public init<View: UIView>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, UIColor>,
        named name: String? = nil
    ) {
        self.init(
            property, .color([]), on: viewClass, path, named: name, value: { $0.color(0)?.color.map(ViewValue.color) },
            wrap: ViewValue.color, unwrap: \.color, adjust: \.paintOnly)
    }

    /// Creates an effect that sets a colour, or `nil` for `none`.
    public init<View: UIView>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, UIColor?>,
        named name: String? = nil
    ) {
        self.init(
            property, .color(.none), on: viewClass, path, named: name, value: { $0.color(0) },
            wrap: { ViewValue($0) }, unwrap: { .some($0.color) }, adjust: \.paintOnly)
    }

    /// Creates an effect that sets a length in points. The CSS property accepts lengths, and numbers as points.
    public init<View: UIView>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, CGFloat>,
        named name: String? = nil
    ) {
        self.init(
            property, .length([.negative, .bareNumber]), on: viewClass, path, named: name,
            value: { $0.points(0).map(ViewValue.number) },
            wrap: ViewValue.number, unwrap: \.number)
    }

    /// Creates an effect that sets a number. The CSS property accepts numbers without a unit.
    public init<View: UIView>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, Double>,
        named name: String? = nil
    ) {
        self.init(
            property, .number(range: -.infinity ... .infinity, allowsPercentage: false), on: viewClass, path,
            named: name, value: { $0.number(0).map(ViewValue.number) }, wrap: { .number(CGFloat($0)) },
            unwrap: { $0.number.map { Double($0) } })
    }

    /// Creates an effect that sets an integer.
    public init<View: UIView>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, Int>,
        named name: String? = nil
    ) {
        self.init(
            property, .integer(Int32.min...Int32.max), on: viewClass, path, named: name,
            value: { $0.number(0).flatMap { Int(exactly: $0.rounded()) }.map(ViewValue.integer) },
            wrap: ViewValue.integer, unwrap: \.integer)
    }

    /// Creates an effect that sets a flag. The CSS property accepts `true` and `false`.
    public init<View: UIView>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, Bool>,
        named name: String? = nil
    ) {
        self.init(
            property, .boolean, on: viewClass, path, named: name,
            value: { $0.keywords(0).map { .flag($0.contains(.true)) } }, wrap: ViewValue.flag, unwrap: \.flag)
    }

    /// Creates an effect that sets a string. The CSS property accepts quoted strings and identifiers.
    public init<View: UIView>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, String>,
        named name: String? = nil
    ) {
        self.init(
            property, .string, on: viewClass, path, named: name, value: { $0.text(0).map(ViewValue.text) },
            wrap: ViewValue.text, unwrap: \.text)
    }

    /// Creates an effect that sets a string, or `nil` for `none`.
    public init<View: UIView>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, String?>,
        named name: String? = nil
    ) {
        self.init(
            property, .oneOf([.keyword([.none]), .string]), on: viewClass, path, named: name,
            value: { inputs in
                inputs[0] == .keyword(.none) ? ViewValue.none : inputs.text(0).map(ViewValue.text)
            },
            wrap: { ViewValue($0) }, unwrap: { .some($0.text) })
    }

    /// Creates an effect that sets four insets. The CSS property accepts one to four lengths: top, left, bottom, right.
    public init<View: UIView>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, UIEdgeInsets>,
        named name: String? = nil
    ) {
        self.init(
            property, .insets([.negative, .bareNumber]), on: viewClass, path, named: name,
            value: { $0.insets(0).map(ViewValue.insets) }, wrap: ViewValue.insets, unwrap: \.insets)
    }

    /// Creates an effect that sets a size. The CSS property accepts a width and a height, or one length for both.
    public init<View: UIView>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, CGSize>,
        named name: String? = nil
    ) {
        self.init(
            property, .repeated(.length([.bareNumber]), 1...2), on: viewClass, path, named: name,
            value: { $0.size(0).map(ViewValue.size) }, wrap: ViewValue.size, unwrap: \.size)
    }

    /// Creates an effect that sets an image by name, or `nil` for `none`. The DOM's `resources` find the image.
    public init<View: UIView>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, UIImage?>,
        named name: String? = nil
    ) {
        self.init(
            property, .image([.quoted, .bare, .none]), on: viewClass, path, named: name, value: { $0.image(0) },
            wrap: { ViewValue($0) }, unwrap: { .some($0.image) }, adjust: { $0.depending(on: .resources) })
    }

    // MARK: Fonts

    /// Creates an effect that sets a font.
    ///
    /// Four CSS properties decide the font. For `font` they are the standard ones: `font-size`, `font-family`,
    /// `font-weight` and `font-style`. For another name, such as `dial-font`, the effect declares `dial-font-size` and
    /// so on.
    public init<View: UIView>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, UIFont>,
        named name: String? = nil
    ) {
        self.init(
            Self.fontProperties(property, on: viewClass), on: viewClass, path,
            named: name ?? Self.swiftName(of: property), value: { $0.font(0).map(ViewValue.font) },
            wrap: ViewValue.font, unwrap: \.font, adjust: { $0.depending(on: .textSize) })
    }

    /// Creates an effect that sets an optional font.
    ///
    /// Four CSS properties decide the font. For `font` they are the standard ones: `font-size`, `font-family`,
    /// `font-weight` and `font-style`. For another name, such as `dial-font`, the effect declares `dial-font-size` and
    /// so on.
    public init<View: UIView>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, UIFont?>,
        named name: String? = nil
    ) {
        self.init(
            Self.fontProperties(property, on: viewClass), on: viewClass, path,
            named: name ?? Self.swiftName(of: property), value: { $0.font(0).map(ViewValue.font) },
            wrap: { ViewValue($0) }, unwrap: { .some($0.font) }, adjust: { $0.depending(on: .textSize) })
    }

    private static func fontProperties(_ name: String, on viewClass: UIView.Type) -> [Property] {
        let grammars: [(suffix: String, grammar: PropertyGrammar)] = [
            ("-size", .fontSize), ("-family", .fontFamily), ("-weight", .fontWeight), ("-style", .fontStyle),
        ]
        return grammars.map { property(name + $0.suffix, $0.grammar, on: viewClass) }
    }

    // MARK: Types of the app

    /// Creates an effect that sets one of some values by keyword.
    ///
    /// ```swift
    /// ViewEffect("dial-style", on: DialView.self, \.dialStyle, keywords: ["round": .round, "flat": .flat])
    /// ```
    /// - Parameters:
    ///   - property: The name of the CSS property.
    ///   - viewClass: The class of the views. Its subclasses have the effect as well.
    ///   - path: The property of the view.
    ///   - name: The name of the view's property in Swift, for descriptions. By default the CSS name in camel case.
    ///   - keywords: The keywords that the CSS property accepts, and their values. Letter case is ignored.
    public init<View: UIView, Content: Equatable>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, Content>,
        named name: String? = nil, keywords: KeyValuePairs<String, Content>
    ) {
        let values = Dictionary(keywords.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
        self.init(
            Self.property(property, .identifiers(keywords.map { $0.key.lowercased() }), on: viewClass), on: viewClass,
            path, named: name, swift: { ".\($0)" }, value: { $0.keywordText.flatMap { values[$0] } })
    }

    /// Creates an effect that sets a case of an enumeration. The keywords are the raw values of the cases.
    public init<View: UIView, Content: CaseIterable & RawRepresentable & Equatable>(
        _ property: String, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, Content>,
        named name: String? = nil
    ) where Content.RawValue == String {
        let cases = Array(Content.allCases)
        self.init(
            Self.property(property, .identifiers(cases.map { $0.rawValue.lowercased() }), on: viewClass), on: viewClass,
            path, named: name, swift: { ".\($0)" },
            value: { value in cases.first { $0.rawValue.lowercased() == value.keywordText } })
    }

    /// Creates an effect that sets a value of any type, which a closure makes of the CSS value.
    ///
    /// ```swift
    /// ViewEffect(
    ///     Property("dial-start", .angle, initial: .angle(0), classes: ["DialView"]), on: DialView.self, \.start
    /// ) { value in
    ///     if case .angle(let degrees) = value { Measurement(value: degrees, unit: .degrees) } else { nil }
    /// }
    /// ```
    /// - Parameters:
    ///   - property: The CSS property with its grammar.
    ///   - viewClass: The class of the views. Its subclasses have the effect as well.
    ///   - path: The property of the view.
    ///   - name: The name of the view's property in Swift, for descriptions. By default the CSS name in camel case.
    ///   - swift: Returns the Swift expression of a value, for descriptions. By default the value's own description.
    ///   - value: Returns the view's value for a computed CSS value, or `nil` to leave the view as it is. Colours have
    ///     the channels of the view's colour scheme.
    public init<View: UIView, Content: Equatable>(
        _ property: Property, on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, Content>,
        named name: String? = nil, swift: @escaping @MainActor (Content) -> String = { String(describing: $0) },
        value: @escaping @MainActor (Value) -> Content?
    ) {
        func wrap(_ content: Content) -> ViewValue {
            .app(AppValue(content) { swift(content) })
        }
        self.init(
            [property], on: viewClass, path, named: name ?? Self.swiftName(of: property.name),
            value: { inputs in inputs.resolved(0).flatMap(value).map(wrap) }, wrap: wrap,
            unwrap: { $0.app?.content as? Content }, adjust: { $0.depending(on: .colorScheme) })
    }
}

extension Value {
    /// The text of a keyword or an identifier.
    fileprivate var keywordText: String? {
        switch self {
        case .identifier(let name): name
        case .keyword(let keyword): keyword.rawValue
        case .number, .length, .relativeLength, .percentage, .angle, .time, .color, .symbolicColor, .math, .string,
            .image,
            .list, .commaSeparated, .transform:
            nil
        }
    }
}

extension PropertyTable {
    /// Creates a table of the standard properties, the properties of effects, and further ones.
    /// - Parameters:
    ///   - viewEffects: The effects that a DOM will have. Effects for different classes can declare the same property.
    ///   - properties: Further properties. A property with the name of a standard property replaces it.
    ///   - pseudoClasses: The names of custom states that selectors can write as pseudo-classes, without a colon.
    ///   - quirks: The deviations from CSS to use.
    public convenience init(
        viewEffects: [ViewEffect], adding properties: [Property] = [], pseudoClasses: [String] = [], quirks: Quirks = []
    ) {
        var declared: [Property] = []
        for property in viewEffects.flatMap(\.properties)
        where !properties.contains(where: { $0.name == property.name }) {
            guard let known = declared.firstIndex(where: { $0.name == property.name }) else {
                declared.append(property)
                continue
            }
            let first = declared[known]
            declared[known] = Property(
                first.name, aliases: first.aliases, first.grammar, initial: first.initial,
                classes: first.classes + property.classes, first.summary)
        }
        self.init(adding: declared + properties, pseudoClasses: pseudoClasses, quirks: quirks)
    }
}
