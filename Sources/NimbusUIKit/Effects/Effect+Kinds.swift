import CSSEngine

/// Effects for common types of values.
extension Effect {
    static func color<View: UIView>(
        _ name: String, on viewClass: View.Type, _ property: String, from source: Source = .own,
        _ path: ReferenceWritableKeyPath<View, UIColor?>, baseline: (@MainActor (View) -> UIColor?)? = nil
    ) -> Effect {
        Effect(
            name, on: viewClass, [property], from: source, value: { $0.color(0) },
            get: { $0[keyPath: path] }, baseline: baseline, set: { $0[keyPath: path] = $1 }
        ).paintOnly
    }

    static func length<View: UIView>(
        _ name: String, on viewClass: View.Type, _ property: String, _ path: ReferenceWritableKeyPath<View, CGFloat>
    ) -> Effect {
        Effect(
            name, on: viewClass, [property], value: { $0.points(0).map(ViewValue.number) },
            get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    static func flag<View: UIView>(
        _ name: String, on viewClass: View.Type, _ property: String, isTrue words: KeywordSet = [.true, .yes],
        _ path: ReferenceWritableKeyPath<View, Bool>
    ) -> Effect {
        Effect(
            name, on: viewClass, [property],
            value: { $0.keywords(0).map { .flag($0.contains(where: words.contains)) } },
            get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    static func word<View: UIView, Word: RawRepresentable & Equatable>(
        _ name: String, on viewClass: View.Type, _ property: String, or other: String? = nil, _ words: WordMap<Word>,
        _ path: ReferenceWritableKeyPath<View, Word>
    ) -> Effect where Word.RawValue == Int {
        Effect(
            name, on: viewClass, [property] + [other].compactMap { $0 },
            value: { inputs in
                inputs.values.indices.lazy.compactMap { inputs.keywords($0)?.first }.first.flatMap(words.value)
            },
            get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }, wrap: { words.describe($0) },
            unwrap: { $0.toolkitCase() })
    }

    /// Creates the effect of `text-align`. The keywords `start` and `end` depend on the view's layout direction.
    static func alignment<View: UIView>(
        on viewClass: View.Type, _ path: ReferenceWritableKeyPath<View, NSTextAlignment>
    ) -> Effect {
        let words = TextWords.alignments
        return Effect(
            "textAlignment", on: viewClass, ["text-align"],
            value: { inputs in
                let isLeftToRight = inputs.place.surroundings.layoutDirection == .leftToRight
                return switch inputs.keywords(0)?.first {
                case .start: words.value(isLeftToRight ? .left : .right)
                case .end: words.value(isLeftToRight ? .right : .left)
                case let alignment?: words.value(alignment)
                case nil: nil
                }
            },
            get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }, wrap: { words.describe($0) },
            unwrap: { $0.toolkitCase() }
        ).depending(on: .layoutDirection).paintOnly
    }

    static func insets<View: UIView>(
        _ name: String, on viewClass: View.Type, _ properties: [String],
        value: @escaping @MainActor (StyleInputs) -> ViewValue? = { $0.insets(0).map(ViewValue.insets) },
        _ path: ReferenceWritableKeyPath<View, UIEdgeInsets>
    ) -> Effect {
        Effect(
            name, on: viewClass, properties, value: value, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// Creates an effect that sets a font from the font properties.
    static func font<View: UIView>(
        _ name: String, on viewClass: View.Type, from source: Source = .own,
        get: @escaping @MainActor (View) -> UIFont?,
        set: @escaping @MainActor (View, UIFont?) -> Void
    ) -> Effect {
        Effect(
            name, on: viewClass, fontProperties, from: source, value: { $0.font(0).map(ViewValue.font) },
            get: get, set: set
        ).depending(on: .textSize)
    }

    /// The properties that decide a font, in the order of `FontRequest`.
    static let fontProperties = [
        "font-size", "font-family", "font-weight", "font-style", "font-variant-numeric", "font-feature-settings",
        "font-width",
    ]
}
