import CSSEngine

/// A type of views' properties that a ``ViewEffect`` sets: colours, numbers, Booleans, strings, insets, sizes, images and
/// fonts, and optionals of these types.
///
/// For properties of other types, use the initializers of ``ViewEffect`` with keywords, options or a closure.
public protocol ViewEffectValue: Equatable {
    /// The CSS values that set a property of the type.
    static var viewEffectValues: ViewEffectValues { get }
}

/// The CSS values that set a property of a view. Only Nimbus CSS can create them.
public struct ViewEffectValues: Sendable {
    /// The grammars of the CSS properties, with the suffixes of their names.
    let grammars: [(suffix: String, grammar: PropertyGrammar)]
    /// The grammars if the keyword `none` sets `nil`.
    let optionalGrammars: [(suffix: String, grammar: PropertyGrammar)]
    let kinds: ValueKinds
    let dependencies: EffectDependencies
    let isPaintOnly: Bool
    let value: @MainActor @Sendable (StyleInputs) -> ViewValue?

    fileprivate init(
        _ grammar: PropertyGrammar, optional: PropertyGrammar? = nil, _ kinds: ValueKinds,
        dependingOn dependencies: EffectDependencies = [], isPaintOnly: Bool = false,
        value: @escaping @MainActor @Sendable (StyleInputs) -> ViewValue?
    ) {
        self.init(
            [("", grammar)], optional: [("", optional ?? .oneOf([.keyword([.none]), grammar]))], kinds, dependencies,
            isPaintOnly: isPaintOnly, value: value)
    }

    private init(
        _ grammars: [(suffix: String, grammar: PropertyGrammar)],
        optional: [(suffix: String, grammar: PropertyGrammar)], _ kinds: ValueKinds,
        _ dependencies: EffectDependencies, isPaintOnly: Bool = false,
        value: @escaping @MainActor @Sendable (StyleInputs) -> ViewValue?
    ) {
        (self.grammars, optionalGrammars, self.kinds) = (grammars, optional, kinds)
        (self.dependencies, self.isPaintOnly, self.value) = (dependencies, isPaintOnly, value)
    }

    /// The values of an optional. Accept the keyword `none` in addition, which sets `nil`.
    fileprivate var optional: ViewEffectValues {
        ViewEffectValues(
            optionalGrammars, optional: optionalGrammars, kinds, dependencies, isPaintOnly: isPaintOnly
        ) { [value] in $0.values[0] == .keyword(.none) ? ViewValue.none : value($0) }
    }

    /// The values of the seven properties of a font.
    fileprivate static var font: ViewEffectValues {
        let grammars: [(suffix: String, grammar: PropertyGrammar)] = [
            ("-size", .fontSize), ("-family", .fontFamily), ("-weight", .fontWeight), ("-style", .fontStyle),
            ("-variant-numeric", .fontVariantNumeric), ("-feature-settings", .fontFeatureSettings),
            ("-width", .fontWidth),
        ]
        return ViewEffectValues(grammars, optional: grammars, .all, .textSize) { $0.font(0).map(ViewValue.font) }
    }
}

// MARK: Types of values

extension UIColor: ViewEffectValue {
    /// Colours. For an optional, also the keyword `none`.
    public static var viewEffectValues: ViewEffectValues {
        ViewEffectValues(.color([]), optional: .color(.none), .color, isPaintOnly: true) {
            $0.color(0)?.color.map(ViewValue.color)
        }
    }
}

extension CGFloat: ViewEffectValue {
    /// Lengths, and numbers as points.
    public static var viewEffectValues: ViewEffectValues {
        ViewEffectValues(
            .length([.negative, .bareNumber]), optional: .length([.negative, .bareNumber, .none]), [.length, .number]
        ) { $0.points(0).map(ViewValue.number) }
    }
}

extension Double: ViewEffectValue {
    /// Numbers without a unit.
    public static var viewEffectValues: ViewEffectValues {
        ViewEffectValues(.number(range: -.infinity ... .infinity, allowsPercentage: false), [.number, .length]) {
            $0.points(0).map(ViewValue.number)
        }
    }
}

extension Int: ViewEffectValue {
    /// Integers.
    public static var viewEffectValues: ViewEffectValues {
        ViewEffectValues(.integer(Int32.min...Int32.max), .number) { inputs in
            inputs.number(0).flatMap { Int(exactly: $0.rounded()) }.map(ViewValue.integer)
        }
    }
}

extension Bool: ViewEffectValue {
    /// `true` and `false`, with the synonyms `yes`, `no`, `1` and `0`.
    public static var viewEffectValues: ViewEffectValues {
        ViewEffectValues(.boolean, .flag) { $0.keywords(0)?.first.map { .flag($0 == .true) } }
    }
}

extension String: ViewEffectValue {
    /// Quoted strings and identifiers.
    public static var viewEffectValues: ViewEffectValues {
        // Also accepts keywords, because effects on different classes can share a property.
        ViewEffectValues(.string, .string) { ($0.text(0) ?? $0[0]?.keywordText).map(ViewValue.text) }
    }
}

extension UIEdgeInsets: ViewEffectValue {
    /// One to four lengths: top, left, bottom, right.
    public static var viewEffectValues: ViewEffectValues {
        ViewEffectValues(.insets([.negative, .bareNumber]), .insets) { $0.insets(0).map(ViewValue.insets) }
    }
}

extension CGSize: ViewEffectValue {
    /// A width and a height, or a single length for both.
    public static var viewEffectValues: ViewEffectValues {
        ViewEffectValues(.repeated(.length([.bareNumber]), 1...2), [.lengths, .length]) {
            $0.size(0).map(ViewValue.size)
        }
    }
}

extension UIImage: ViewEffectValue {
    /// The names of images, which the DOM's `resources` provide. For an optional, also the keyword `none`.
    public static var viewEffectValues: ViewEffectValues {
        ViewEffectValues(
            .image([.quoted, .bare]), optional: .image([.quoted, .bare, .none]), .image, dependingOn: .resources
        ) { $0.image(0) }
    }
}

extension UIFont: ViewEffectValue {
    /// The values of seven properties. For `font` they are the standard ones: `font-size`, `font-family`, `font-weight`,
    /// `font-style`, `font-width`, `font-variant-numeric` and `font-feature-settings`. For another name, such as
    /// `dial-font`, the effect declares `dial-font-size` and so on.
    public static var viewEffectValues: ViewEffectValues { .font }
}

extension Optional: ViewEffectValue where Wrapped: ViewEffectValue {
    /// The values of the type, and the keyword `none`, which sets `nil`. A font has no such keyword.
    public static var viewEffectValues: ViewEffectValues { Wrapped.viewEffectValues.optional }
}

extension Value {
    /// The name of a keyword or an identifier.
    var keywordText: String? {
        switch self {
        case .identifier(let name): name
        case .keyword(let keyword): keyword.rawValue
        default: nil
        }
    }
}
